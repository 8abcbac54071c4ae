// schema/0014_verdict_id_unique
// A Verdict is one node for one verdict_id.
//
// mode     schema
// rows     none
CREATE CONSTRAINT verdict_id_unique IF NOT EXISTS
FOR (n:Verdict) REQUIRE n.verdict_id IS UNIQUE
