// verify/nearest_propositions
// What judgments are recorded to hold that comes nearest to each claim.
//
// mode     read
// rows     many
// param    claims        list[map]  claim (number), vector
// param    per_claim     int        propositions of any judgment for each claim, > 0
// param    limit         int        rows to return, > 0
// returns  claim         int        as asked
// returns  chunk_id      str        id of the proposition
// returns  authority_id  str        judgment that it is recorded for
// returns  title         str        title of that judgment
// returns  text          str        the proposition
// returns  cosine_score  float      -1 to 1
// needs    index chunk_embedding
CYPHER 25
UNWIND $claims AS asked
CALL (asked) {
  MATCH (chunk:Chunk)
  SEARCH chunk IN (
    VECTOR INDEX chunk_embedding
    FOR asked.vector
    WHERE chunk.kind = 'proposition'
    LIMIT $per_claim
  ) SCORE AS score
  RETURN chunk
}
RETURN asked.claim AS claim,
       chunk.chunk_id AS chunk_id,
       chunk.authority_id AS authority_id,
       coalesce(chunk.title, '') AS title,
       chunk.text AS text,
       2 * vector.similarity.cosine(chunk.embedding, asked.vector) - 1 AS cosine_score
ORDER BY claim, cosine_score DESC, chunk_id
LIMIT $limit
