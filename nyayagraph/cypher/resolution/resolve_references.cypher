// resolution/resolve_references
// References as decided: the judgment that each means, or those that it may mean, and by what.
//
// mode     write
// rows     none
// param    rows  list[map]  reference_id, state, how, resolves_to, may_mean
// needs    constraint reference_id_unique
UNWIND $rows AS row
MATCH (reference:Reference {reference_id: row.reference_id})
SET reference.state = row.state, reference.how = row.how
WITH reference, row
CALL (reference, row) {
  MATCH (reference)-[old:RESOLVES_TO|MAY_MEAN]->(judgment:Judgment)
  WHERE NOT judgment.judgment_id IN CASE type(old) WHEN 'RESOLVES_TO' THEN row.resolves_to ELSE row.may_mean END
  DELETE old
}
CALL (reference, row) {
  UNWIND row.resolves_to AS id
  MATCH (judgment:Judgment {judgment_id: id})
  MERGE (reference)-[:RESOLVES_TO]->(judgment)
}
CALL (reference, row) {
  UNWIND row.may_mean AS id
  MATCH (judgment:Judgment {judgment_id: id})
  MERGE (reference)-[:MAY_MEAN]->(judgment)
}
