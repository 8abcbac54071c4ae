// schema/0004_judge_id_unique
// A Judge is one node for one judge_id.
//
// mode     schema
// rows     none
CREATE CONSTRAINT judge_id_unique IF NOT EXISTS
FOR (n:Judge) REQUIRE n.judge_id IS UNIQUE
