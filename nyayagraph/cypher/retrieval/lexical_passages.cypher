// retrieval/lexical_passages
// Passages that match a Lucene query best; the limits of the search are clauses of the query.
//
// mode     read
// rows     many
// param    lucene        str    query on text, title and filter_terms, e.g. text:(cheating) +filter_terms:(kind_statute_0)^0
// param    limit         int    rows to return, > 0
// returns  chunk_id      str    id of the passage
// returns  authority_id  str    judgment, section or upload that it is part of
// returns  title         str    title of that authority
// returns  text          str    text of the passage
// returns  lucene_score  float  score of the index, > 0
// needs    index chunk_text
CALL db.index.fulltext.queryNodes('chunk_text', $lucene, {limit: $limit}) YIELD node, score
RETURN node.chunk_id AS chunk_id,
       node.authority_id AS authority_id,
       coalesce(node.title, '') AS title,
       node.text AS text,
       score AS lucene_score
ORDER BY lucene_score DESC, chunk_id
LIMIT $limit
