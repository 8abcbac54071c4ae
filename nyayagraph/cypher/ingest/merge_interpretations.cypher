// ingest/merge_interpretations
// Provisions that a curated record says a judgment interprets.
//
// mode     write
// rows     none
// param    rows  list[map]  judgment_id, sections: [{section_id, act_id, number, clauses}]
// needs    constraint section_id_unique
UNWIND $rows AS row
MATCH (judgment:Judgment {judgment_id: row.judgment_id})
UNWIND row.sections AS meant
MERGE (section:Section {section_id: meant.section_id})
ON CREATE SET section.act_id = meant.act_id, section.number = meant.number, section.is_held = false
MERGE (judgment)-[interprets:INTERPRETS]->(section)
SET interprets.clauses = meant.clauses
