// schema/0019_judgment_name_key_range
// Judgment nodes by name_key.
//
// mode     schema
// rows     none
CREATE INDEX judgment_name_key IF NOT EXISTS
FOR (n:Judgment) ON (n.name_key)
