// schema/0023_chunk_text_fulltext
// Lexical index of passages; filter_terms hold what a search may be limited to.
//
// mode     schema
// rows     none
CREATE FULLTEXT INDEX chunk_text IF NOT EXISTS
FOR (n:Chunk) ON EACH [n.text, n.title, n.filter_terms]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'english', `fulltext.eventually_consistent`: false}}
