// schema/0020_chunk_authority_id_range
// Chunk nodes by authority_id.
//
// mode     schema
// rows     none
CREATE INDEX chunk_authority_id IF NOT EXISTS
FOR (n:Chunk) ON (n.authority_id)
