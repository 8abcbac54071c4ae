// statute/provisions_known
// What the graph knows of provisions: the act, the section, its clauses, what struck at it, what replaced it.
//
// mode     read
// rows     many
// param    provisions     list[map]  section_id, act_id
// param    limit          int        rows to return, > 0
// returns  section_id     str        as asked
// returns  act            map|null   null where the act is unknown
// returns  section        map|null   null where nothing speaks of the section but a table of numbers
// returns  successors     list[map]  section_id, act_id, heading, clauses and relation, newer code
// returns  predecessors   list[map]  the same, older code
// returns  invalidations  list[map]  judgments that struck it or its whole act down, read it down or suspended it
// needs    constraint section_id_unique
// needs    constraint act_id_unique
UNWIND $provisions AS asked
OPTIONAL MATCH (act:Act {act_id: asked.act_id})
OPTIONAL MATCH (section:Section {section_id: asked.section_id})
WHERE section.is_held OR section.dropped_by IS NOT NULL OR section.new_in_act
   OR EXISTS { (section)-[:!(CONTAINS|CARRIED_INTO)]-() }
CALL (act) {
  OPTIONAL MATCH (repealing:Act)-[:REPEALS]->(act)
  WITH repealing ORDER BY repealing.act_id LIMIT 1
  RETURN repealing.act_id AS repealed_by, repealing.short_title AS repealed_by_title
}
CALL (section) {
  OPTIONAL MATCH (section)-[:HAS_CLAUSE]->(clause:Clause)
  WITH clause ORDER BY clause.clause_id
  RETURN collect(CASE WHEN clause IS NULL THEN NULL ELSE {label: clause.label, gist: clause.gist} END) AS clause_gists
}
CALL (section) {
  OPTIONAL MATCH (section)-[replaced:REPLACED_BY]->(successor:Section)
  WITH replaced, successor ORDER BY successor.section_id, replaced.old_clause, replaced.new_clause
  RETURN collect(CASE WHEN successor IS NULL THEN NULL ELSE {
    section_id: successor.section_id, act_id: successor.act_id, heading: successor.heading,
    old_clause: replaced.old_clause, new_clause: replaced.new_clause,
    relation: replaced.relation, agreement: replaced.agreement, note: replaced.note
  } END) AS successors
}
CALL (section) {
  OPTIONAL MATCH (section)<-[replaced:REPLACED_BY]-(predecessor:Section)
  WITH replaced, predecessor ORDER BY predecessor.section_id, replaced.old_clause, replaced.new_clause
  RETURN collect(CASE WHEN predecessor IS NULL THEN NULL ELSE {
    section_id: predecessor.section_id, act_id: predecessor.act_id, heading: predecessor.heading,
    old_clause: replaced.old_clause, new_clause: replaced.new_clause,
    relation: replaced.relation, agreement: replaced.agreement, note: replaced.note
  } END) AS predecessors
}
CALL (section, act) {
  UNWIND [section, act] AS hit
  OPTIONAL MATCH (hit)<-[struck:STRIKES_DOWN|READS_DOWN|SUSPENDS]-(judgment:Judgment)
  WITH struck, judgment ORDER BY judgment.judgment_id, struck.clause
  RETURN collect(CASE WHEN judgment IS NULL THEN NULL ELSE {
    type: type(struck), clause: struck.clause, extent: struck.extent, on: struck.on, note: struck.note,
    until: struck.until, touches: struck.touches, revives: struck.revives, by_id: judgment.judgment_id, title: judgment.title, citation: judgment.display_citation
  } END) AS invalidations
}
RETURN asked.section_id AS section_id,
       CASE WHEN act IS NULL THEN NULL ELSE {
         act_id: act.act_id, title: coalesce(act.short_title, act.title, act.act_id), number: act.number, commenced_on: act.commenced_on,
         repealed_on: act.repealed_on, repealed_by: repealed_by, repealed_by_title: repealed_by_title,
         repealing_provision: act.repealing_provision, savings: act.savings, savings_provision: act.savings_provision,
         is_complete: coalesce(act.is_complete, false)
       } END AS act,
       CASE WHEN section IS NULL THEN NULL ELSE {
         section_id: section.section_id, number: section.number, unit: section.unit, is_held: coalesce(section.is_held, false),
         heading: section.heading, gist: section.gist, clauses: coalesce(section.clauses, []), clause_gists: clause_gists,
         in_force_from: section.in_force_from, in_force_to: section.in_force_to,
         status: section.status, status_clause: section.status_clause, status_on: section.status_on,
         status_by: section.status_by, status_note: section.status_note,
         dropped_by: section.dropped_by, new_in_act: coalesce(section.new_in_act, false)
       } END AS section,
       successors,
       predecessors,
       invalidations
ORDER BY section_id
LIMIT $limit
