// retrieval/walked_passages
// Best passages of each judgment that citations lead to from the named ones, by personalised PageRank.
// The walk starts from the named judgments that are good law and from what overruled the others.
// Of a judgment that is only reached, its propositions and first passages (catchwords, headnote) are looked at.
// A named judgment stands first, with up to three passages, whatever its standing: whoever names it wants to read it.
//
// mode     read
// rows     many
// param    graph_name    str          projection of citations between judgments that are good law
// param    judgment_ids  list[str]    judgments to start from
// param    vector        list[float]  the question's vector, which picks the passage
// param    bounds        map          kinds, court, act, decided_from, decided_to, good_from, bench_min, term_groups
// param    authorities   int          judgments to look into, > 0
// param    limit         int          rows to return, > 0
// returns  chunk_id      str          id of the passage
// returns  authority_id  str          judgment that it is part of
// returns  walk_score    float        PageRank of the judgment for these starts; 2 and more for a named one
// needs    projection good law
CYPHER 25
MATCH (named:Judgment)
WHERE named.judgment_id IN $judgment_ids
OPTIONAL MATCH (named)<-[treats:OVERRULES|REVERSES]-(later:Judgment)
WHERE treats.scope = 'whole' AND treats.effective
WITH collect(DISTINCT named) AS seeds, collect(DISTINCT coalesce(later, named)) AS candidates
WITH seeds, [start IN candidates WHERE NOT EXISTS {
  (start)<-[treats:OVERRULES|REVERSES]-(:Judgment) WHERE treats.scope = 'whole' AND treats.effective
}] AS starts
CALL (seeds, starts) {
  UNWIND seeds AS judgment
  RETURN judgment, 2.0 AS score
  UNION ALL
  WITH starts
  WHERE size(starts) > 0
  CALL gds.pageRank.stream($graph_name, {
    sourceNodes: starts,
    relationshipTypes: ['RELATED'],
    maxIterations: 6,
    dampingFactor: 0.85,
    tolerance: 0.0001,
    concurrency: 2
  }) YIELD nodeId, score
  WITH nodeId, score
  WHERE score > 0.0001
  ORDER BY score DESC, nodeId
  LIMIT $authorities
  RETURN gds.util.asNode(nodeId) AS judgment, score
}
WITH judgment, sum(score) AS walk_score
ORDER BY walk_score DESC, judgment.judgment_id
LIMIT $authorities
// All passages of a judgment share its court, date, bench and standing: one of them answers for all but the kind.
CALL (judgment) {
  MATCH (chunk:Chunk {authority_id: judgment.judgment_id})
  WITH chunk
  LIMIT 1
  WHERE chunk.court_id >= $bounds.court.low AND chunk.court_id <= $bounds.court.high
    AND chunk.act_id >= $bounds.act.low AND chunk.act_id <= $bounds.act.high
    AND chunk.decided >= $bounds.decided_from AND chunk.decided <= $bounds.decided_to
    AND chunk.good_until >= $bounds.good_from
    AND chunk.bench_strength >= $bounds.bench_min
    AND all(terms IN $bounds.term_groups WHERE any(term IN terms WHERE term IN chunk.filter_terms))
  RETURN count(chunk) AS is_within
}
WITH judgment, walk_score, is_within
WHERE is_within > 0
CALL (judgment, walk_score) {
  MATCH (chunk:Chunk {authority_id: judgment.judgment_id})
  WHERE (walk_score >= 2 OR chunk.ordinal < 16 OR chunk.kind = 'proposition')
    AND any(kind IN $bounds.kinds WHERE kind.low = '' OR (chunk.kind >= kind.low AND chunk.kind <= kind.high))
  WITH chunk, vector.similarity.cosine(chunk.embedding, $vector) AS nearness
  ORDER BY nearness DESC, chunk.chunk_id
  LIMIT 3
  RETURN collect(chunk) AS best
}
UNWIND range(0, CASE WHEN walk_score >= 2 THEN size(best) ELSE 1 END - 1) AS place
WITH walk_score, place, best[place] AS chunk
WHERE chunk IS NOT NULL
RETURN chunk.chunk_id AS chunk_id,
       chunk.authority_id AS authority_id,
       walk_score
ORDER BY walk_score DESC, authority_id, place
LIMIT $limit
