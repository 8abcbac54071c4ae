// schema/0025_chunk_embedding_vector
// Vector index of passages with the properties that a search may filter on.
//
// mode     schema
// rows     none
// param    embedding_dim  int  length of every stored vector
CREATE VECTOR INDEX chunk_embedding IF NOT EXISTS
FOR (n:Chunk) ON n.embedding
WITH [n.kind, n.court_id, n.decided, n.good_until, n.bench_strength, n.act_id]
OPTIONS {indexConfig: {`vector.dimensions`: $embedding_dim, `vector.similarity_function`: 'cosine'}}
