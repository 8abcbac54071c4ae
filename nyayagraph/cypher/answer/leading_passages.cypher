// answer/leading_passages
// Passages of authorities that say most of them: propositions, headnotes and statute text before the rest, near ones first.
//
// mode     read
// rows     many
// param    authority_ids  list[str]    judgments and sections asked about
// param    vector         list[float]  the question's vector
// param    per_authority  int          passages of each, > 0
// param    limit          int          rows to return, > 0
// returns  authority_id   str          as asked
// returns  chunk_id       str          id of the passage
// returns  kind           str          judgment | proposition | statute | upload
// returns  title          str          title of the authority
// returns  text           str          text of the passage
// returns  paragraph      int|null     number of the paragraph, 1-based
// returns  page           int|null     page on which it begins, 1-based
// returns  ordinal        int          place in the authority, 0-based
// returns  cosine_score   float        -1 to 1
// needs    index chunk_authority_id
UNWIND $authority_ids AS asked
CALL (asked) {
  MATCH (chunk:Chunk {authority_id: asked})
  WITH chunk,
       CASE WHEN chunk.kind <> 'judgment' THEN 0 WHEN chunk.heading = 'Headnote' THEN 1 ELSE 2 END AS place,
       2 * coalesce(vector.similarity.cosine(chunk.embedding, $vector), 0.5) - 1 AS cosine_score
  ORDER BY place, cosine_score DESC, chunk.chunk_id
  LIMIT $per_authority
  RETURN chunk, cosine_score
}
RETURN asked AS authority_id,
       chunk.chunk_id AS chunk_id,
       chunk.kind AS kind,
       coalesce(chunk.title, '') AS title,
       chunk.text AS text,
       chunk.paragraph AS paragraph,
       chunk.page_from AS page,
       coalesce(chunk.ordinal, 0) AS ordinal,
       cosine_score
ORDER BY authority_id, cosine_score DESC, chunk_id
LIMIT $limit
