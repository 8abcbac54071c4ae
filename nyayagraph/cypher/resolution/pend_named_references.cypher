// resolution/pend_named_references
// References that no citation resolves, or whose name gainsays it, and that share a word with a judgment of their court
// and time that a run not yet finished brought; and those resolved by name whose citation such a judgment prints too:
// to be decided anew.
//
// mode     write
// rows     none
// needs    constraint source_unique
MATCH (run:IngestRun)
WHERE run.finished IS NULL
MATCH (source:Source {run_id: run.run_id})-[:TOLD_OF]->(judgment:Judgment)
WITH DISTINCT judgment
CALL (judgment) {
  MATCH (judgment)-[:NAMED_WITH]->(:NameWord)<-[:NAMED_WITH]-(reference:Reference)
  WHERE reference.state IN ['waiting', 'resolved', 'ambiguous', 'conflict', 'forward']
    AND (reference.state = 'conflict' OR NOT reference.how STARTS WITH 'citation')
    AND judgment.year >= reference.decided_from AND judgment.year <= reference.decided_to
    AND (reference.court_id IS NULL OR reference.court_id = judgment.court_id)
  RETURN reference
UNION
  MATCH (judgment)-[:REFERS_TO]->(:Reference)-[:PRINTS]->(:Citation)<-[:PRINTS]-(reference:Reference {how: 'name'})
  RETURN reference
}
WITH DISTINCT reference
SET reference.state = 'pending'
