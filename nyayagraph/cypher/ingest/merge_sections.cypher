// ingest/merge_sections
// Sections, articles and rules with heading, gist and flags; a curated source corrects what stands.
//
// mode     write
// rows     none
// param    rows    list[map]  fields of law.records.SectionRecord, clause_rows, source, sha256, curated
// param    run_id  str        ingest run that writes
// needs    constraint section_id_unique
// needs    constraint clause_id_unique
// needs    constraint source_unique
UNWIND $rows AS row
MERGE (act:Act {act_id: row.act_id})
ON CREATE SET act.is_complete = false
MERGE (section:Section {section_id: row.section_id})
SET section.act_id = row.act_id,
    section.number = row.number,
    section.unit = row.unit,
    section.is_held = true,
    section.heading = CASE WHEN row.curated AND row.heading <> '' THEN row.heading ELSE coalesce(section.heading, row.heading) END,
    section.chapter = coalesce(row.chapter, section.chapter),
    section.gist = coalesce(row.gist, section.gist),
    section.clauses = CASE WHEN size(row.clauses) > 0 AND (row.curated OR size(coalesce(section.clauses, [])) = 0)
                           THEN row.clauses ELSE coalesce(section.clauses, []) END,
    section.is_offence = coalesce(row.is_offence, section.is_offence),
    section.cognizable = coalesce(row.cognizable, section.cognizable),
    section.bailable = coalesce(row.bailable, section.bailable),
    section.triable_by = coalesce(row.triable_by, section.triable_by),
    section.in_force_from = coalesce(row.in_force_from, section.in_force_from),
    section.in_force_to = coalesce(row.in_force_to, section.in_force_to),
    section.status = coalesce(row.status, section.status),
    section.status_clause = coalesce(row.status_clause, section.status_clause),
    section.status_on = coalesce(row.status_on, section.status_on),
    section.status_by = coalesce(row.status_by, section.status_by),
    section.status_note = coalesce(row.status_note, section.status_note),
    section.run_id = coalesce(section.run_id, $run_id)
MERGE (act)-[:CONTAINS]->(section)
MERGE (source:Source {source: row.source})
SET source.sha256 = row.sha256, source.run_id = $run_id
MERGE (source)-[:TOLD_OF]->(section)
WITH row, section
UNWIND row.clause_rows AS known
MERGE (clause:Clause {clause_id: known.clause_id})
SET clause.label = known.label,
    clause.gist = coalesce(known.gist, clause.gist),
    clause.cognizable = coalesce(known.cognizable, clause.cognizable),
    clause.bailable = coalesce(known.bailable, clause.bailable),
    clause.triable_by = coalesce(known.triable_by, clause.triable_by)
MERGE (section)-[:HAS_CLAUSE]->(clause)
