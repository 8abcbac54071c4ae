// schema/0031_chunk_matter_vector
// Vector index of what sections of the codes are about, by the packaged section encoder; plain words alone have one.
//
// mode     schema
// rows     none
CREATE VECTOR INDEX chunk_matter IF NOT EXISTS
FOR (n:Chunk) ON n.matter
WITH [n.decided, n.good_until, n.act_id]
OPTIONS {indexConfig: {`vector.dimensions`: 384, `vector.similarity_function`: 'cosine'}}
