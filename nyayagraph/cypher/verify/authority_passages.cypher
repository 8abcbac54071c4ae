// verify/authority_passages
// Passages of the authorities that each claim leans on, nearest to the claim first; of a person's own document only
// the pages that the claim names.
//
// mode     read
// rows     many
// param    claims        list[map]        claim (number), vector, authority_ids, pages: [{upload_id, first, last}]
// param    per_claim     int              passages for each claim, > 0
// param    limit         int              rows to return, > 0
// returns  claim         int              as asked
// returns  chunk_id      str              id of the passage
// returns  authority_id  str              judgment, section or upload that it is part of
// returns  title         str              title of that authority
// returns  text          str              text of the passage
// returns  cosine_score  float            -1 to 1
// needs    index chunk_authority_id
UNWIND $claims AS asked
CALL (asked) {
  UNWIND asked.authority_ids AS authority_id
  MATCH (chunk:Chunk {authority_id: authority_id})
  WHERE chunk.embedding IS NOT NULL
    AND (chunk.kind <> 'upload'
         OR any(named IN asked.pages WHERE named.upload_id = authority_id AND named.first <= chunk.page_from <= named.last))
  WITH chunk, 2 * vector.similarity.cosine(chunk.embedding, asked.vector) - 1 AS cosine_score
  ORDER BY cosine_score DESC, chunk.chunk_id
  LIMIT $per_claim
  RETURN chunk, cosine_score
}
RETURN asked.claim AS claim,
       chunk.chunk_id AS chunk_id,
       chunk.authority_id AS authority_id,
       coalesce(chunk.title, '') AS title,
       chunk.text AS text,
       cosine_score
ORDER BY claim, cosine_score DESC, chunk_id
LIMIT $limit
