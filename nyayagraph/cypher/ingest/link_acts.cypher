// ingest/link_acts
// Acts of the judgments' sections.
//
// mode     write
// rows     none
MATCH (section:Section)
WHERE NOT EXISTS { (:Act)-[:CONTAINS]->(section) }
MATCH (act:Act {act_id: section.act_id})
MERGE (act)-[:CONTAINS]->(section)
