// ingest/merge_invalidations
// Provisions and whole acts that a judgment struck down, read down or suspended; the type is one of three words.
//
// mode     write
// rows     none
// param    rows  list[map]  judgment_id, section_id ('' for a whole act), act_id, number, type (STRIKES_DOWN, READS_DOWN, SUSPENDS), clause, extent, note, until, touches, revives
// needs    constraint section_id_unique
// needs    constraint act_id_unique
UNWIND $rows AS row
MATCH (judgment:Judgment {judgment_id: row.judgment_id})
CALL (row, judgment) {
  WITH row, judgment WHERE row.section_id <> ''
  MERGE (section:Section {section_id: row.section_id})
  ON CREATE SET section.act_id = row.act_id, section.number = row.number, section.is_held = false
  MERGE (judgment)-[invalidates:$(row.type) {clause: row.clause}]->(section)
  SET invalidates.extent = row.extent, invalidates.on = judgment.decided_on, invalidates.note = row.note,
      invalidates.until = row.until, invalidates.touches = row.touches, invalidates.revives = row.revives
}
CALL (row, judgment) {
  WITH row, judgment WHERE row.section_id = ''
  MERGE (act:Act {act_id: row.act_id})
  MERGE (judgment)-[invalidates:$(row.type) {clause: row.clause}]->(act)
  SET invalidates.extent = row.extent, invalidates.on = judgment.decided_on, invalidates.note = row.note,
      invalidates.until = row.until, invalidates.touches = row.touches, invalidates.revives = row.revives
}
