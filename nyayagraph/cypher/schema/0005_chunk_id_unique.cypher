// schema/0005_chunk_id_unique
// A Chunk is one node for one chunk_id.
//
// mode     schema
// rows     none
CREATE CONSTRAINT chunk_id_unique IF NOT EXISTS
FOR (n:Chunk) REQUIRE n.chunk_id IS UNIQUE
