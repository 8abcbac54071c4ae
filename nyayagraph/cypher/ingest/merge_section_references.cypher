// ingest/merge_section_references
// Provisions that the text of a judgment cites; one not held yet waits as a bare section.
//
// mode     write
// rows     none
// param    rows  list[map]  judgment_id, sections: [{section_id, act_id, number, clauses, count, ordinals}]
// needs    constraint section_id_unique
UNWIND $rows AS row
MATCH (judgment:Judgment {judgment_id: row.judgment_id})
UNWIND row.sections AS cited
MERGE (section:Section {section_id: cited.section_id})
ON CREATE SET section.act_id = cited.act_id, section.number = cited.number, section.is_held = false
MERGE (judgment)-[cites:CITES_SECTION]->(section)
SET cites.clauses = cited.clauses, cites.count = cited.count, cites.ordinals = cited.ordinals
