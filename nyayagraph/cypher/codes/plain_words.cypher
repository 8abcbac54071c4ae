// codes/plain_words
// Plain words on sections, from which the rarity of words in everyday questions is taken.
//
// mode     read
// rows     many
// param    lucene  str  query on filter_terms that plain words alone meet
// param    limit   int  rows to return, > 0
// returns  text    str  plain words on some section
// needs    index chunk_text
CALL db.index.fulltext.queryNodes('chunk_text', $lucene, {limit: $limit}) YIELD node
RETURN node.text AS text
ORDER BY node.chunk_id
LIMIT $limit
