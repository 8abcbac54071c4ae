// ingest/merge_correspondence
// Which clause of an old code became which clause of the new, and which tables say so.
//
// mode     write
// rows     none
// param    rows    list[map]  old and new section ids, clauses, relation, agreement, sources, note
// param    run_id  str        ingest run that writes
// needs    constraint section_id_unique
UNWIND $rows AS row
MERGE (old:Section {section_id: row.old_section_id})
ON CREATE SET old.act_id = row.old_act_id, old.number = row.old_number, old.is_held = false
MERGE (new:Section {section_id: row.new_section_id})
ON CREATE SET new.act_id = row.new_act_id, new.number = row.new_number, new.is_held = false
WITH row, old, new
// What one source settled, clause by clause, as dropped or as new, no other overlays with a plainer or a contrary word.
WHERE NOT EXISTS { MATCH (old)-[settled:REPLACED_BY]->(:Section) WHERE settled.run_id <> $run_id }
  AND (old.dropped_by IS NULL OR coalesce(old.unmatched_run_id, $run_id) = $run_id)
  AND (new.new_in_act IS NULL OR coalesce(new.unmatched_run_id, $run_id) = $run_id)
MERGE (old)-[replaced:REPLACED_BY {old_clause: row.old_clause, new_clause: row.new_clause}]->(new)
ON CREATE SET replaced.relation = row.relation, replaced.agreement = row.agreement,
              replaced.sources = row.sources, replaced.note = row.note, replaced.run_id = $run_id
