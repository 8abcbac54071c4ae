// statute/headings_of_acts
// The headings of every section of some Acts.
//
// mode     read
// rows     many
// param    act_ids      list[str]  e.g. hma-1955
// param    limit        int        Acts to return, > 0
// returns  act_id       str
// returns  section_ids  list[str]  of the sections that have a heading, in order
// returns  headings     list[str]  theirs, one for one
// needs    constraint act_id_unique
UNWIND $act_ids AS act_id
MATCH (act:Act {act_id: act_id})
WITH act, COLLECT {
  MATCH (act)-[:CONTAINS]->(section:Section)
  WHERE section.heading IS NOT NULL
  RETURN section ORDER BY section.section_id
} AS headed
RETURN act.act_id AS act_id,
       [section IN headed | section.section_id] AS section_ids,
       [section IN headed | section.heading] AS headings
ORDER BY act_id
LIMIT $limit
