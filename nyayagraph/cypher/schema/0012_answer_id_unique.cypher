// schema/0012_answer_id_unique
// A Answer is one node for one answer_id.
//
// mode     schema
// rows     none
CREATE CONSTRAINT answer_id_unique IF NOT EXISTS
FOR (n:Answer) REQUIRE n.answer_id IS UNIQUE
