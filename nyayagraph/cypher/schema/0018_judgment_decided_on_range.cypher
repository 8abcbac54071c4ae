// schema/0018_judgment_decided_on_range
// Judgment nodes by decided_on.
//
// mode     schema
// rows     none
CREATE INDEX judgment_decided_on IF NOT EXISTS
FOR (n:Judgment) ON (n.decided_on)
