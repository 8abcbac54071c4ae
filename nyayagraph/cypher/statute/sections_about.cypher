// statute/sections_about
// Sections of one act whose passages match words best, for each of several topics: what would be the right section.
//
// mode     read
// rows     many
// param    topics     list[map]  topic (number), lucene (words and the act's filter term)
// param    per_topic  int        passages for each topic, > 0
// param    limit      int        rows to return, > 0
// returns  topic      int        as asked
// returns  sections   list[map]  section_id, number, heading, gist, clause_gists; best first
// needs    index chunk_text
UNWIND $topics AS asked
CALL (asked) {
  CALL db.index.fulltext.queryNodes('chunk_text', asked.lucene, {limit: $per_topic}) YIELD node, score
  MATCH (node)-[:PART_OF]->(section:Section)
  WITH section, max(score) AS score
  ORDER BY score DESC, section.section_id
  RETURN collect({
    section_id: section.section_id,
    number: section.number,
    heading: coalesce(section.heading, ''),
    gist: section.gist,
    clause_gists: COLLECT {
      MATCH (section)-[:HAS_CLAUSE]->(clause:Clause)
      RETURN {label: clause.label, gist: clause.gist} ORDER BY clause.clause_id
    }
  }) AS sections
}
RETURN asked.topic AS topic, sections
ORDER BY topic
LIMIT $limit
