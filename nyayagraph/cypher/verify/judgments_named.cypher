// verify/judgments_named
// Judgments whose title or other names come nearest to each printed name; whether they are the same is for the reader.
//
// mode     read
// rows     many
// param    queries    list[map]  name (as printed), lucene (its words, escaped)
// param    per_name   int        judgments for each name, > 0
// param    limit      int        rows to return, > 0
// returns  name       str        as asked
// returns  judgments  list[map]  nearest first
// needs    index judgment_names
UNWIND $queries AS asked
CALL (asked) {
  CALL db.index.fulltext.queryNodes('judgment_names', asked.lucene, {limit: $per_name}) YIELD node, score
  WITH node, score ORDER BY score DESC, node.judgment_id
  RETURN collect({
    judgment_id: node.judgment_id,
    title: node.title,
    names: coalesce(node.names, []),
    court_id: node.court_id,
    decided_on: node.decided_on,
    bench_strength: node.bench_strength,
    display_citation: node.display_citation,
    landmark_score: node.landmark_score
  }) AS judgments
}
RETURN asked.name AS name, judgments
ORDER BY name
LIMIT $limit
