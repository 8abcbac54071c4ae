// ingest/mark_unmatched_sections
// Sections of an old code without a successor, and sections that are new.
//
// mode     write
// rows     none
// param    rows    list[map]  section_id, act_id, number, dropped_by, new_in_act
// param    run_id  str        ingest run that writes
// needs    constraint section_id_unique
UNWIND $rows AS row
MERGE (section:Section {section_id: row.section_id})
ON CREATE SET section.act_id = row.act_id, section.number = row.number, section.is_held = false
WITH row, section
WHERE NOT EXISTS { (section)-[:REPLACED_BY]-(:Section) }
SET section.dropped_by = row.dropped_by, section.new_in_act = row.new_in_act,
    section.unmatched_run_id = coalesce(section.unmatched_run_id, $run_id)
