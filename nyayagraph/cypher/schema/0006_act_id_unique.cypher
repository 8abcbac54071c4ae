// schema/0006_act_id_unique
// A Act is one node for one act_id.
//
// mode     schema
// rows     none
CREATE CONSTRAINT act_id_unique IF NOT EXISTS
FOR (n:Act) REQUIRE n.act_id IS UNIQUE
