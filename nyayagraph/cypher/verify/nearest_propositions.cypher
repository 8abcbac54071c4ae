// verify/nearest_propositions
// What judgments are recorded to hold that comes nearest to each claim, and all that the judgment it names is.
//
// mode     read
// rows     many
// param    claims        list[map]  claim (number), vector, authority_ids (of the judgment that it names)
// param    per_claim     int        propositions of any judgment for each claim, > 0
// param    limit         int        rows to return, > 0
// returns  claim         int        as asked
// returns  chunk_id      str        id of the proposition
// returns  authority_id  str        judgment that it is recorded for
// returns  title         str        title of that judgment
// returns  text          str        the proposition
// returns  cosine_score  float      -1 to 1
// needs    index chunk_embedding
// needs    index chunk_authority_id
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
UNION
  UNWIND asked.authority_ids AS authority_id
  MATCH (chunk:Chunk {authority_id: authority_id})
  WHERE chunk.kind = 'proposition' AND chunk.embedding IS NOT NULL
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
