// resolution/pend_named_references
// References that no citation resolves, or whose name gainsays it, and that share a word with one of these judgments, of
// its court and time; and those resolved by name whose citation such a judgment prints too: to be decided anew.
//
// mode     write
// rows     none
// param    judgment_ids  list[str]  judgments that have come or of which more is told
// needs    constraint judgment_id_unique
UNWIND $judgment_ids AS judgment_id
MATCH (judgment:Judgment {judgment_id: judgment_id})
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
