// schema/0001_judgment_id_unique
// A Judgment is one node for one judgment_id.
//
// mode     schema
// rows     none
CREATE CONSTRAINT judgment_id_unique IF NOT EXISTS
FOR (n:Judgment) REQUIRE n.judgment_id IS UNIQUE
