// schema/0015_warning_id_unique
// A Warning is one node for one warning_id.
//
// mode     schema
// rows     none
CREATE CONSTRAINT warning_id_unique IF NOT EXISTS
FOR (n:Warning) REQUIRE n.warning_id IS UNIQUE
