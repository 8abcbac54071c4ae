// statute/headings_of_acts
// The headings of every section of some Acts, and the words of those of their sections that a text cites.
//
// mode     read
// rows     many
// param    act_ids      list[str]  e.g. hma-1955
// param    section_ids  list[str]  sections whose words are wanted too
// param    limit        int        Acts to return, > 0
// returns  act_id       str
// returns  headings     list[map]  section_id, heading
// returns  told         list[map]  section_id, texts: gist, gists of clauses, all texts held
// needs    constraint act_id_unique
UNWIND $act_ids AS act_id
MATCH (act:Act {act_id: act_id})
RETURN act.act_id AS act_id,
       COLLECT {
         MATCH (act)-[:CONTAINS]->(section:Section)
         WHERE section.heading IS NOT NULL
         RETURN {section_id: section.section_id, heading: section.heading} ORDER BY section.section_id
       } AS headings,
       COLLECT {
         UNWIND $section_ids AS id
         MATCH (act)-[:CONTAINS]->(section:Section {section_id: id})
         RETURN {
           section_id: id,
           texts: [one IN [section.gist] WHERE one IS NOT NULL]
             + COLLECT { MATCH (section)-[:HAS_CLAUSE]->(clause:Clause) WHERE clause.gist IS NOT NULL RETURN clause.gist }
             + COLLECT { MATCH (section)-[:HAS_VERSION]->(version:SectionVersion) WHERE version.text IS NOT NULL RETURN version.text }
         }
       } AS told
ORDER BY act_id
LIMIT $limit
