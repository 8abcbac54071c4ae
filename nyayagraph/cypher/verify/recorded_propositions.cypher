// verify/recorded_propositions
// What the judgment that each claim names is recorded to hold, nearest to the claim first.
//
// mode     read
// rows     many
// param    claims        list[map]  claim (number), vector, authority_ids (of the judgment that it names)
// param    limit         int        rows to return, > 0
// returns  claim         int        as asked
// returns  chunk_id      str        id of the proposition
// returns  authority_id  str        judgment that it is recorded for
// returns  title         str        title of that judgment
// returns  text          str        the proposition
// returns  cosine_score  float      -1 to 1
// needs    index chunk_authority_id
UNWIND $claims AS asked
UNWIND asked.authority_ids AS authority_id
MATCH (chunk:Chunk {authority_id: authority_id})
WHERE chunk.kind = 'proposition' AND chunk.embedding IS NOT NULL
RETURN asked.claim AS claim,
       chunk.chunk_id AS chunk_id,
       chunk.authority_id AS authority_id,
       coalesce(chunk.title, '') AS title,
       chunk.text AS text,
       2 * vector.similarity.cosine(chunk.embedding, asked.vector) - 1 AS cosine_score
ORDER BY claim, cosine_score DESC, chunk_id
LIMIT $limit
