// statute/version_faults
// Provisions whose texts do not make one unbroken line of half-open intervals; no row is good.
//
// mode     read
// rows     many
// param    limit       int        rows to return, > 0
// returns  section_id  str        provision at fault
// returns  fault       str        overlap, hole, backward, gap without a reason, words in a gap, ends without a reason
// returns  versions    list[str]  ids of the versions, sorted
MATCH (act:Act)-[:CONTAINS]->(section:Section)-[:HAS_VERSION]->(version:SectionVersion)
WITH section, act, collect({
       id: version.version_id,
       from: coalesce(version.in_force_from, date('0001-01-01')),
       to: coalesce(version.in_force_to, date('9999-12-31')),
       is_gap: coalesce(version.is_gap, false), has_text: version.text IS NOT NULL,
       has_reason: version.why_gap IS NOT NULL, is_end: version.ended_by IS NOT NULL
     }) AS texts
CALL (section, act, texts) {
  UNWIND texts AS one
  UNWIND texts AS other
  WITH one, other WHERE one.id < other.id AND one.from < other.to AND other.from < one.to
  RETURN 'overlap' AS fault, [one.id, other.id] AS versions
UNION
  UNWIND texts AS one
  WITH one WHERE one.from >= one.to
  RETURN 'backward' AS fault, [one.id] AS versions
UNION
  UNWIND texts AS one
  WITH one WHERE one.is_gap AND NOT one.has_reason
  RETURN 'gap without a reason' AS fault, [one.id] AS versions
UNION
  UNWIND texts AS one
  WITH one WHERE one.is_gap = one.has_text
  RETURN 'words in a gap' AS fault, [one.id] AS versions
UNION
  UNWIND texts AS one
  WITH section, act, texts, one
  WHERE one.to < date('9999-12-31') AND NOT one.is_end
    AND none(other IN texts WHERE other.from = one.to)
    AND one.to <> coalesce(section.in_force_to, date('9999-12-31'))
    AND one.to <> coalesce(act.repealed_on, date('9999-12-31'))
  RETURN CASE WHEN any(other IN texts WHERE other.from > one.to) THEN 'hole' ELSE 'ends without a reason' END AS fault,
         [one.id] AS versions
}
RETURN section.section_id AS section_id, fault, versions
ORDER BY section_id, fault, versions
LIMIT $limit
