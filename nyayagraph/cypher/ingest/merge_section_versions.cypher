// ingest/merge_section_versions
// Texts of provisions with the dates between which they were law, half open; a better source replaces the whole chain.
//
// mode     write
// rows     none
// param    rows  list[map]  section_id, source, rank, began_on, ended_on, unread_footnotes, versions: [{version_id, text, why_gap, in_force_from, in_force_to, starts, changed_by, ended_by}]
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
// a source that has no words for these days leaves those of another source standing
SET version.text = CASE WHEN told.text IS NULL AND coalesce(version.source, row.source) <> row.source THEN version.text ELSE told.text END,
    version.source = CASE WHEN told.text IS NULL THEN coalesce(version.source, row.source) ELSE row.source END,
    version.in_force_from = told.in_force_from,
    version.in_force_to = told.in_force_to,
    version.starts = told.starts,
    version.changed_by = told.changed_by,
    version.ended_by = told.ended_by
SET version.is_gap = version.text IS NULL,
    version.why_gap = CASE WHEN version.text IS NULL THEN told.why_gap END
MERGE (section)-[:HAS_VERSION]->(version)
