// schema/0021_section_act_id_range
// Section nodes by act_id.
//
// mode     schema
// rows     none
CREATE INDEX section_act_id IF NOT EXISTS
FOR (n:Section) ON (n.act_id)
