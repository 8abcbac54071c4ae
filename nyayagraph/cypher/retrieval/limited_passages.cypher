// retrieval/limited_passages
// Passages nearest to a vector, exactly, among those that a Lucene query lets through.
//
// mode     read
// rows     many
// param    lucene        str          query on text, title and filter_terms; its required clauses are the limits
// param    vector        list[float]  the question's vector
// param    pool          int          passages to compare, best match of the query first, > 0
// param    limit         int          rows to return, > 0
// returns  chunk_id      str          id of the passage
// returns  authority_id  str          judgment, section or upload that it is part of
// returns  cosine_score  float        -1 to 1
// needs    index chunk_text
CALL db.index.fulltext.queryNodes('chunk_text', $lucene, {limit: $pool}) YIELD node
WITH node, 2 * vector.similarity.cosine(node.embedding, $vector) - 1 AS cosine_score
WHERE cosine_score IS NOT NULL
RETURN node.chunk_id AS chunk_id,
       node.authority_id AS authority_id,
       cosine_score
ORDER BY cosine_score DESC, chunk_id
LIMIT $limit
