// answer/offence_flags
// What the First Schedule says of offences: of the section as a whole (clause '') and of its clauses.
//
// mode     read
// rows     many
// param    section_ids  list[str]  sections asked about
// param    limit        int        rows to return, > 0
// returns  section_id   str        as asked
// returns  clause       str        label, e.g. (4); '' for the section as a whole
// returns  cognizable   bool|null  whether the police may arrest without warrant
// returns  bailable     bool|null  whether bail is a right
// returns  triable_by   str|null   court that tries it
// needs    constraint section_id_unique
UNWIND $section_ids AS asked
MATCH (section:Section {section_id: asked})
CALL (section) {
  RETURN '' AS clause, section.cognizable AS cognizable, section.bailable AS bailable, section.triable_by AS triable_by
  UNION ALL
  MATCH (section)-[:HAS_CLAUSE]->(part:Clause)
  RETURN part.label AS clause, part.cognizable AS cognizable, part.bailable AS bailable, part.triable_by AS triable_by
}
WITH asked, clause, cognizable, bailable, triable_by
WHERE cognizable IS NOT NULL OR bailable IS NOT NULL OR triable_by IS NOT NULL
RETURN asked AS section_id, clause, cognizable, bailable, triable_by
ORDER BY section_id, clause
LIMIT $limit
