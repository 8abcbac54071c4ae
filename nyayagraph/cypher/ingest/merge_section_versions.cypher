// ingest/merge_section_versions
// Texts of provisions with the dates between which they were law, half open; a better source replaces the whole chain.
//
// mode     write
// rows     none
// param    rows  list[map]  section_id, source, rank, words_rank, began_on, ended_on, unread_footnotes, versions: [{version_id, text, why_gap, in_force_from, in_force_to, starts, changed_by, ended_by}]
// needs    constraint version_id_unique
UNWIND $rows AS row
MATCH (section:Section {section_id: row.section_id})
WHERE coalesce(section.versions_rank, 0) <= row.rank
SET section.versions_rank = row.rank,
    section.unread_footnotes = row.unread_footnotes,
    section.in_force_from = coalesce(section.in_force_from, row.began_on),
    section.in_force_to = coalesce(section.in_force_to, row.ended_on)
WITH row, section, [told IN row.versions | told.version_id] AS kept
CALL (section, kept) {
  MATCH (section)-[:HAS_VERSION]->(old:SectionVersion)
  WHERE NOT old.version_id IN kept
  DETACH DELETE old
}
UNWIND row.versions AS told
MERGE (version:SectionVersion {version_id: told.version_id})
WITH row, section, told, version,
     // words of another source stand where this one has none, or is held less exact
     told.text IS NULL OR row.words_rank < coalesce(version.words_rank, 0) AS is_weaker,
     version.text IS NOT NULL AND version.source <> row.source AS has_others
SET version.text = CASE WHEN is_weaker AND has_others THEN version.text ELSE told.text END,
    version.source = CASE WHEN is_weaker AND has_others THEN version.source ELSE row.source END,
    version.words_rank = CASE WHEN is_weaker AND has_others THEN version.words_rank ELSE row.words_rank END,
    version.in_force_from = told.in_force_from,
    version.in_force_to = told.in_force_to,
    version.starts = told.starts,
    version.changed_by = told.changed_by,
    version.ended_by = told.ended_by
SET version.is_gap = version.text IS NULL,
    version.why_gap = CASE WHEN version.text IS NULL THEN told.why_gap END
MERGE (section)-[:HAS_VERSION]->(version)
