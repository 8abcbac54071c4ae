// ingest/merge_section_versions
// Texts of provisions with the dates between which they were law, half open.
//
// mode     write
// rows     none
// param    rows  list[map]  section_id, version_id, text, in_force_from, in_force_to, source
// needs    constraint version_id_unique
UNWIND $rows AS row
MATCH (section:Section {section_id: row.section_id})
MERGE (version:SectionVersion {version_id: row.version_id})
SET version.text = row.text,
    version.in_force_from = row.in_force_from,
    version.in_force_to = row.in_force_to,
    version.source = row.source
MERGE (section)-[:HAS_VERSION]->(version)
