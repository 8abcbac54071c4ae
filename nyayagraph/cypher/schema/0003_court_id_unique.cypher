// schema/0003_court_id_unique
// A Court is one node for one court_id.
//
// mode     schema
// rows     none
CREATE CONSTRAINT court_id_unique IF NOT EXISTS
FOR (n:Court) REQUIRE n.court_id IS UNIQUE
