// schema/0011_upload_id_unique
// A Upload is one node for one upload_id.
//
// mode     schema
// rows     none
CREATE CONSTRAINT upload_id_unique IF NOT EXISTS
FOR (n:Upload) REQUIRE n.upload_id IS UNIQUE
