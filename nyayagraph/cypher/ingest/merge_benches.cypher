// ingest/merge_benches
// Judges and the judgments they sat on.
//
// mode     write
// rows     none
// param    rows  list[map]  judgment_id, judges: [{judge_id, name, author}]
// needs    constraint judge_id_unique
UNWIND $rows AS row
MATCH (judgment:Judgment {judgment_id: row.judgment_id})
UNWIND row.judges AS member
MERGE (judge:Judge {judge_id: member.judge_id})
ON CREATE SET judge.name = member.name
MERGE (judge)-[sat:SAT_ON]->(judgment)
ON CREATE SET sat.author = member.author
