// resolution/pending_references
// References to be decided, each with the judgments that it may mean: those its citations identify, those that learned
// parallels lead to, and those of its court and time that share a word of its name.
//
// mode     read
// rows     many
// param    limit  int  references to return, > 0
// returns  reference_id   str
// returns  judgment_id    str             the judgment that prints it
// returns  keys           list[str]       in the order of print
// returns  names          list[str]       beside the citations
// returns  witnesses      list[str]       on the page of citations without a name
// returns  beside         str             words right before citations without a whole name
// returns  decided_on     date|null       of the judgment that prints it
// returns  year           int|null
// returns  own_citations  list[str]
// returns  cites_until    int|null        year that its references prove against its date
// returns  printed_elsewhere  bool        another judgment prints one of its citations too
// returns  candidates     list[map]       judgment_id, names, decided_on, year, citations, cites_until; keys that lead there
// needs    index reference_state
MATCH (reference:Reference {state: 'pending'})<-[:REFERS_TO]-(citing:Judgment)
WITH reference, citing
ORDER BY reference.reference_id
LIMIT $limit
CALL (reference) {
  CALL (reference) {
    MATCH (reference)-[:PRINTS]->(printed:Citation)-[:IDENTIFIES]->(judgment:Judgment)
    RETURN judgment, printed.citation_key AS direct, null AS learned
  UNION
    MATCH (reference)-[:PRINTS]->(printed:Citation)-[:TAKEN_FOR]->(judgment:Judgment)
    RETURN judgment, null AS direct, printed.citation_key AS learned
  UNION
    MATCH (reference)-[:PRINTS]->(printed:Citation)-[:PARALLEL_TO]-(:Citation)-[:IDENTIFIES]->(judgment:Judgment)
    RETURN judgment, null AS direct, printed.citation_key AS learned
  UNION
    MATCH (reference)-[:NAMED_WITH]->(:NameWord)<-[:NAMED_WITH]-(judgment:Judgment)
    WHERE judgment.year >= reference.decided_from AND judgment.year <= reference.decided_to
      AND (reference.court_id IS NULL OR reference.court_id = judgment.court_id)
    RETURN judgment, null AS direct, null AS learned
  }
  WITH judgment, collect(DISTINCT direct) AS direct, collect(DISTINCT learned) AS learned
  RETURN collect({
    judgment_id: judgment.judgment_id,
    names: [judgment.title] + judgment.names,
    decided_on: judgment.decided_on,
    year: judgment.year,
    citations: [(judgment)<-[:IDENTIFIES]-(own:Citation) | own.citation_key],
    direct: direct,
    learned: learned,
    cites_until: judgment.cites_until
  }) AS candidates
}
RETURN reference.reference_id AS reference_id,
       citing.judgment_id AS judgment_id,
       reference.keys AS keys,
       reference.names AS names,
       coalesce(reference.witnesses, []) AS witnesses,
       coalesce(reference.beside, '') AS beside,
       citing.decided_on AS decided_on,
       citing.year AS year,
       [(citing)<-[:IDENTIFIES]-(own:Citation) | own.citation_key] AS own_citations,
       citing.cites_until AS cites_until,
       EXISTS { (reference)-[:PRINTS]->(:Citation)<-[:PRINTS]-(other:Reference) WHERE NOT (citing)-[:REFERS_TO]->(other) } AS printed_elsewhere,
       candidates
ORDER BY reference_id
LIMIT $limit
