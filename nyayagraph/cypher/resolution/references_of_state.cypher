// resolution/references_of_state
// References in one state, each with the judgment that prints it, its places, and what it means or may mean.
//
// mode     read
// rows     many
// param    state  str  resolved | waiting | ambiguous | forward | conflict
// param    limit  int  references to return, > 0
// returns  reference_id  str
// returns  citing_id     str
// returns  sources       list[str]  where the citing judgment was read
// returns  decided_on    date|null  of the citing judgment
// returns  how           str
// returns  keys          list[str]
// returns  names         list[str]
// returns  starts        list[int]  first characters of its places in the citing text
// returns  ends          list[int]
// returns  meant         list[map]  judgment_id, title, decided_on, sources, citations
// needs    index reference_state
MATCH (reference:Reference {state: $state})<-[:REFERS_TO]-(citing:Judgment)
WITH reference, citing
ORDER BY reference.reference_id
LIMIT $limit
CALL (reference) {
  OPTIONAL MATCH (reference)-[:RESOLVES_TO|MAY_MEAN]->(judgment:Judgment)
  WITH judgment
  ORDER BY judgment.judgment_id
  RETURN collect(judgment {
    .judgment_id, .title, .decided_on, .sources, citations: [(judgment)<-[:IDENTIFIES]-(own:Citation) | own.citation_key]
  }) AS meant
}
RETURN reference.reference_id AS reference_id,
       citing.judgment_id AS citing_id,
       citing.sources AS sources,
       citing.decided_on AS decided_on,
       reference.how AS how,
       reference.keys AS keys,
       reference.names AS names,
       reference.starts AS starts,
       reference.ends AS ends,
       meant
ORDER BY reference_id
LIMIT $limit
