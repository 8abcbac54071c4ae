// schema/0030_reference_state_range
// Reference nodes by state.
//
// mode     schema
// rows     none
CREATE INDEX reference_state IF NOT EXISTS
FOR (n:Reference) ON (n.state)
