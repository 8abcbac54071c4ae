// statute/version_counts
// How much of the law through time the graph holds: provisions with texts, texts, gaps, and what left them.
//
// mode     read
// rows     one
// returns  sections           int  provisions with at least one version
// returns  changed            int  provisions with more than one
// returns  versions           int  texts and gaps
// returns  gaps               int  versions without words
// returns  unknown_starts     int  oldest versions whose first day is not known
// returns  unread_footnotes   int  footnotes on a change that could not be read or placed
// returns  amendments         int  amending Acts and orders
MATCH (section:Section)
WHERE EXISTS { (section)-[:HAS_VERSION]->(:SectionVersion) }
CALL (section) {
  MATCH (section)-[:HAS_VERSION]->(version:SectionVersion)
  RETURN count(version) AS held,
         count(CASE WHEN version.is_gap THEN 1 END) AS empty,
         count(CASE WHEN version.in_force_from IS NULL THEN 1 END) AS open
}
WITH count(section) AS sections,
     count(CASE WHEN held > 1 THEN 1 END) AS changed,
     coalesce(sum(held), 0) AS versions,
     coalesce(sum(empty), 0) AS gaps,
     coalesce(sum(open), 0) AS unknown_starts,
     coalesce(sum(section.unread_footnotes), 0) AS unread_footnotes
RETURN sections, changed, versions, gaps, unknown_starts, unread_footnotes, COUNT { (:Amendment) } AS amendments
