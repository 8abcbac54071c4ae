// statute/older_texts_read
// Judgments that were given while a provision read otherwise than on a day: what they say of it is of another text.
//
// mode     read
// rows     many
// param    judgment_ids  list[str]   judgments that are relied on
// param    section_ids   list[str]   provisions that are spoken of
// param    on            date        day whose law counts
// param    limit         int         rows to return, > 0
// returns  judgment_id   str         the judgment
// returns  title         str         its usual name
// returns  section_id    str         the provision
// returns  act           str         its Act's short title
// returns  decided_on    date|null   day of the judgment
// returns  changed_on    date        day on which the text that it read ended
// returns  changed_by    list[str]   names of what made the text that followed
// needs    constraint judgment_id_unique
UNWIND $judgment_ids AS judgment_id
MATCH (judgment:Judgment {judgment_id: judgment_id})-[:CITES_VERSION]->(read:SectionVersion)<-[:HAS_VERSION]-(section:Section)
WHERE section.section_id IN $section_ids AND read.in_force_to <= $on
MATCH (section)-[:HAS_VERSION]->(later:SectionVersion)
WHERE later.in_force_from = read.in_force_to
  AND EXISTS {
    MATCH (section)-[:HAS_VERSION]->(current:SectionVersion)
    WHERE current.in_force_from <= $on AND coalesce($on < current.in_force_to, true)
      AND coalesce(current.text <> read.text, true)
  }
MATCH (act:Act)-[:CONTAINS]->(section)
RETURN judgment_id,
       judgment.title AS title,
       section.section_id AS section_id,
       coalesce(act.short_title, act.title) AS act,
       judgment.decided_on AS decided_on,
       read.in_force_to AS changed_on,
       COLLECT {
         MATCH (amendment:Amendment)-[:INSERTED|SUBSTITUTED|OMITTED]->(later)
         RETURN DISTINCT amendment.name ORDER BY amendment.name
       } AS changed_by
ORDER BY judgment_id, section_id
LIMIT $limit
