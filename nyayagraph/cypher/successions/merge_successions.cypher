// successions/merge_successions
// Which section of a newer Act has the matter of one of an older Act, by number: nobody compared the two texts. A section
// that no source holds is known by its number alone.
//
// mode     write
// rows     none
// param    rows      list[map]  old and new: section id, act id, number; on, where the section has a day of its own; in_parts
// param    relation  str        what is said of the two texts
// param    sources   list[str]  who says so
// param    note      str        the same in a sentence
// param    edition   str        digest of the table
// param    run_id    str        ingest run that writes
// needs    constraint section_id_unique
// needs    constraint act_id_unique
UNWIND $rows AS row
MERGE (old:Section {section_id: row.old_section_id})
ON CREATE SET old.act_id = row.old_act_id, old.number = row.old_number, old.is_held = false
MERGE (new:Section {section_id: row.new_section_id})
ON CREATE SET new.act_id = row.new_act_id, new.number = row.new_number, new.is_held = false
WITH row, old, new
OPTIONAL MATCH (act:Act {act_id: row.new_act_id})
MERGE (old)-[carried:CARRIED_INTO]->(new)
// An Act that came into force in parts has no one day on which all its sections took over.
SET carried.on = coalesce(new.in_force_from, row.on, CASE WHEN row.in_parts THEN NULL ELSE act.commenced_on END),
    carried.relation = $relation,
    carried.sources = $sources,
    carried.note = $note,
    carried.run_id = CASE WHEN carried.edition = $edition THEN carried.run_id ELSE $run_id END,
    carried.edition = $edition
