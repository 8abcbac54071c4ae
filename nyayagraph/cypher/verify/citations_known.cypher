// verify/citations_known
// What the graph knows of printed citations: the judgments that each identifies, and who prints it where none is held.
//
// mode     read
// rows     many
// param    citation_keys  list[str]  printed forms of design.md §5
// param    limit          int        rows to return, > 0
// returns  citation_key   str        as asked
// returns  judgments      list[map]  judgments that it identifies: none, one, or several (then it is ambiguous)
// returns  printed_by     int        judgments whose text prints it
// returns  printers       list[str]  up to three of them
// needs    constraint citation_key_unique
UNWIND $citation_keys AS key
OPTIONAL MATCH (citation:Citation {citation_key: key})
CALL (citation) {
  MATCH (citation)-[:IDENTIFIES]->(judgment:Judgment)
  WITH judgment ORDER BY judgment.judgment_id LIMIT 5
  RETURN collect({
    judgment_id: judgment.judgment_id,
    title: judgment.title,
    names: coalesce(judgment.names, []),
    court_id: judgment.court_id,
    decided_on: judgment.decided_on,
    bench_strength: judgment.bench_strength,
    display_citation: judgment.display_citation,
    landmark_score: judgment.landmark_score
  }) AS judgments
}
CALL (citation) {
  MATCH (citation)<-[:REFERS_TO]-(citing:Judgment)
  WITH citing ORDER BY citing.judgment_id
  RETURN count(citing) AS refers, collect(coalesce(citing.display_citation, citing.title))[..3] AS printing
}
CALL (citation) {
  MATCH (citation)-[treats:TREATS]-(other:Citation)
  WITH DISTINCT other ORDER BY other.citation_key
  RETURN count(other) AS treated, collect(other.citation_key)[..3] AS treating
}
RETURN key AS citation_key,
       judgments,
       CASE WHEN refers > 0 THEN refers ELSE treated END AS printed_by,
       CASE WHEN refers > 0 THEN printing ELSE treating END AS printers
ORDER BY citation_key
LIMIT $limit
