// ingest/merge_repeals
// Which act repealed which, when, and what it saved.
//
// mode     write
// rows     none
// param    rows  list[map]  act_id, repealed_by, repealed_on, repealing_provision, savings
// needs    constraint act_id_unique
UNWIND $rows AS row
MATCH (repealed:Act {act_id: row.act_id})
MERGE (repealing:Act {act_id: row.repealed_by})
ON CREATE SET repealing.is_complete = false
MERGE (repealing)-[repeals:REPEALS]->(repealed)
SET repeals.on = row.repealed_on, repeals.provision = row.repealing_provision, repeals.savings = row.savings
