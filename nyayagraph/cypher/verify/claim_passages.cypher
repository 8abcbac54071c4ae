// verify/claim_passages
// Passages of the whole graph for each claim: nearest by vector and best by words; what supports it must be among them.
// A person's own documents are left out; `upload` is the last kind, and SEARCH can compare but not deny.
//
// mode     read
// rows     many
// param    claims        list[map]  claim (number), vector, lucene
// param    per_claim     int        passages for each claim and way of search, > 0
// param    good_from     int        day as yyyymmdd on which the passage must still be good law
// param    limit         int        rows to return, > 0
// returns  claim         int        as asked
// returns  chunk_id      str        id of the passage
// returns  authority_id  str        judgment or section that it is part of
// returns  title         str        title of that authority
// returns  text          str        text of the passage
// returns  cosine_score  float      -1 to 1
// needs    index chunk_embedding
// needs    index chunk_text
CYPHER 25
UNWIND $claims AS asked
CALL (asked) {
  MATCH (chunk:Chunk)
  SEARCH chunk IN (
    VECTOR INDEX chunk_embedding
    FOR asked.vector
    WHERE chunk.good_until >= $good_from AND chunk.kind < 'upload'
    LIMIT $per_claim
  ) SCORE AS score
  RETURN chunk
UNION
  CALL db.index.fulltext.queryNodes('chunk_text', asked.lucene, {limit: $per_claim}) YIELD node
  RETURN node AS chunk
}
WITH DISTINCT asked, chunk
WHERE chunk.embedding IS NOT NULL AND chunk.good_until >= $good_from AND chunk.kind < 'upload'
RETURN asked.claim AS claim,
       chunk.chunk_id AS chunk_id,
       chunk.authority_id AS authority_id,
       coalesce(chunk.title, '') AS title,
       chunk.text AS text,
       2 * vector.similarity.cosine(chunk.embedding, asked.vector) - 1 AS cosine_score
ORDER BY claim, cosine_score DESC, chunk_id
LIMIT $limit
