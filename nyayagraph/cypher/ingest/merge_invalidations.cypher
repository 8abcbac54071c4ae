// ingest/merge_invalidations
// Provisions that a judgment struck down, read down or suspended; the type is one of three words of the record.
//
// mode     write
// rows     none
// param    rows  list[map]  judgment_id, section_id, act_id, number, type (STRIKES_DOWN, READS_DOWN, SUSPENDS), clause, extent, note
// needs    constraint section_id_unique
UNWIND $rows AS row
MATCH (judgment:Judgment {judgment_id: row.judgment_id})
MERGE (section:Section {section_id: row.section_id})
ON CREATE SET section.act_id = row.act_id, section.number = row.number, section.is_held = false
MERGE (judgment)-[invalidates:$(row.type) {clause: row.clause}]->(section)
SET invalidates.extent = row.extent, invalidates.on = judgment.decided_on, invalidates.note = row.note
