// schema/0017_graph_state_name_unique
// A GraphState is one node for one name.
//
// mode     schema
// rows     none
CREATE CONSTRAINT graph_state_name_unique IF NOT EXISTS
FOR (n:GraphState) REQUIRE n.name IS UNIQUE
