// resolution/pend_references
// References whose citations lead to these judgments, to be decided anew: a judgment that arrives resolves what waited
// for it, and may make ambiguous what was resolved.
//
// mode     write
// rows     none
// param    judgment_ids  list[str]  judgments that are new or have new citations
// needs    constraint judgment_id_unique
UNWIND $judgment_ids AS id
MATCH (judgment:Judgment {judgment_id: id})<-[:IDENTIFIES]-(own:Citation)
CALL (own) {
  MATCH (own)<-[:PRINTS]-(reference:Reference)
  RETURN reference
UNION
  MATCH (own)-[:PARALLEL_TO]-(:Citation)<-[:PRINTS]-(reference:Reference)
  RETURN reference
}
SET reference.state = 'pending'
