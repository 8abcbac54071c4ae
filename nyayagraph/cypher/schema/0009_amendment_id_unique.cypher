// schema/0009_amendment_id_unique
// A Amendment is one node for one amendment_id.
//
// mode     schema
// rows     none
CREATE CONSTRAINT amendment_id_unique IF NOT EXISTS
FOR (n:Amendment) REQUIRE n.amendment_id IS UNIQUE
