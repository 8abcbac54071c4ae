// schema/0007_section_id_unique
// A Section is one node for one section_id.
//
// mode     schema
// rows     none
CREATE CONSTRAINT section_id_unique IF NOT EXISTS
FOR (n:Section) REQUIRE n.section_id IS UNIQUE
