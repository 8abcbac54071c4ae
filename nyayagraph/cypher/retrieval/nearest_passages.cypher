// retrieval/nearest_passages
// Passages nearest to a vector within the bounds; what the index cannot bound is checked over the pool.
//
// mode     read
// rows     many
// param    vector        list[float]  the question's vector
// param    bounds        map          kinds, court, act, decided_from, decided_to, good_from, bench_min, term_groups
// param    pool          int          passages to take from the index for each kind, > 0
// param    limit         int          rows to return, > 0
// returns  chunk_id      str          id of the passage
// returns  authority_id  str          judgment, section or upload that it is part of
// returns  cosine_score  float        -1 to 1
// needs    index chunk_embedding
CYPHER 25
UNWIND $bounds.kinds AS kind
CALL (kind) {
  MATCH (chunk:Chunk)
  SEARCH chunk IN (
    VECTOR INDEX chunk_embedding
    FOR $vector
    WHERE chunk.kind >= kind.low AND chunk.kind <= kind.high
      AND chunk.court_id >= $bounds.court.low AND chunk.court_id <= $bounds.court.high
      AND chunk.act_id >= $bounds.act.low AND chunk.act_id <= $bounds.act.high
      AND chunk.decided >= $bounds.decided_from AND chunk.decided <= $bounds.decided_to
      AND chunk.good_until >= $bounds.good_from
      AND chunk.bench_strength >= $bounds.bench_min
    LIMIT $pool
  ) SCORE AS score
  RETURN chunk, score
}
WITH chunk, score
WHERE all(terms IN $bounds.term_groups WHERE any(term IN terms WHERE term IN chunk.filter_terms))
RETURN chunk.chunk_id AS chunk_id,
       chunk.authority_id AS authority_id,
       2 * score - 1 AS cosine_score
ORDER BY cosine_score DESC, chunk_id
LIMIT $limit
