// statute/words_of_sections
// All the words of some sections: gists, and every text held.
//
// mode     read
// rows     many
// param    section_ids  list[str]  e.g. hma-1955/s13
// param    limit        int        sections to return, > 0
// returns  section_id   str
// returns  texts        list[str]  gist, gists of clauses, all texts
// needs    constraint section_id_unique
UNWIND $section_ids AS id
MATCH (section:Section {section_id: id})
RETURN section.section_id AS section_id,
       [one IN [section.gist] WHERE one IS NOT NULL]
         + COLLECT { MATCH (section)-[:HAS_CLAUSE]->(clause:Clause) WHERE clause.gist IS NOT NULL RETURN clause.gist }
         + COLLECT { MATCH (section)-[:HAS_VERSION]->(version:SectionVersion) WHERE version.text IS NOT NULL RETURN version.text }
         AS texts
ORDER BY section_id
LIMIT $limit
