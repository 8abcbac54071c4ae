// schema/0028_reference_id_unique
// A Reference is one node for one set of citations in one judgment.
//
// mode     schema
// rows     none
CREATE CONSTRAINT reference_id_unique IF NOT EXISTS
FOR (n:Reference) REQUIRE n.reference_id IS UNIQUE
