// codes/matters_of_sections
// What sections of the codes are about, in all the words held: headings and gists of each and of its counterparts, and
// plain words.
//
// mode     read
// rows     many
// param    section_ids   list[str]
// returns  section_id    str
// returns  heading       str|null
// returns  counterparts  list[str]  sections of the other code that stand in its place
// returns  texts         list[str]
// returns  has_words     bool       plain words are among them
// needs    constraint section_id_unique
UNWIND $section_ids AS id
MATCH (section:Section {section_id: id})
CALL (section) {
  OPTIONAL MATCH (section)-[:REPLACED_BY]-(other:Section)
  WITH DISTINCT other ORDER BY other.section_id
  RETURN collect(other) AS others
}
CALL (section, others) {
  UNWIND [section] + others AS one
  OPTIONAL MATCH (one)-[:HAS_CLAUSE]->(clause:Clause)
  WITH one, collect(clause.gist) AS gists
  UNWIND [one.heading, one.gist] + gists AS text
  WITH text WHERE text IS NOT NULL
  RETURN collect(text) AS told
}
CALL (section) {
  OPTIONAL MATCH (section)<-[:WORDS_ON]-(words:Chunk)
  RETURN collect(words.text) AS plain
}
RETURN section.section_id AS section_id,
       section.heading AS heading,
       [other IN others | other.section_id] AS counterparts,
       told + plain AS texts,
       size(plain) > 0 AS has_words
ORDER BY section_id
LIMIT 10000
