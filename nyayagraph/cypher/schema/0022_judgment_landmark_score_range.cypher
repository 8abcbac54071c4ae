// schema/0022_judgment_landmark_score_range
// Judgment nodes by landmark_score.
//
// mode     schema
// rows     none
CREATE INDEX judgment_landmark_score IF NOT EXISTS
FOR (n:Judgment) ON (n.landmark_score)
