// schema/0016_run_id_unique
// A IngestRun is one node for one run_id.
//
// mode     schema
// rows     none
CREATE CONSTRAINT run_id_unique IF NOT EXISTS
FOR (n:IngestRun) REQUIRE n.run_id IS UNIQUE
