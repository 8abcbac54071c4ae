// codes/nearest_matters
// Plain words on the sections of the codes whose matter is nearest to a vector of the section encoder.
//
// mode     read
// rows     many
// param    vector        list[float]  the question's vector
// param    bounds        map          act, decided_from, decided_to, good_from, term_groups
// param    pool          int          passages to take from the index, > 0
// param    limit         int          rows to return, > 0
// returns  chunk_id      str          id of the passage
// returns  authority_id  str          the section it is on, as `words:` and its id
// returns  cosine_score  float        -1 to 1
// returns  model_id      str          the section encoder whose vector the passage has
// needs    index chunk_matter
CYPHER 25
MATCH (chunk:Chunk)
SEARCH chunk IN (
  VECTOR INDEX chunk_matter
  FOR $vector
  WHERE chunk.act_id >= $bounds.act.low AND chunk.act_id <= $bounds.act.high
    AND chunk.decided >= $bounds.decided_from AND chunk.decided <= $bounds.decided_to
    AND chunk.good_until >= $bounds.good_from
  LIMIT $pool
) SCORE AS score
WHERE all(terms IN $bounds.term_groups WHERE any(term IN terms WHERE term IN chunk.filter_terms))
RETURN chunk.chunk_id AS chunk_id,
       chunk.authority_id AS authority_id,
       2 * score - 1 AS cosine_score,
       chunk.matter_model AS model_id
ORDER BY cosine_score DESC, chunk_id
LIMIT $limit
