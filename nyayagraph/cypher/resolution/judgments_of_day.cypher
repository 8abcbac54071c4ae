// resolution/judgments_of_day
// Judgments of one court on these days, with what tells two judgments apart.
//
// mode     read
// rows     many
// param    days      list[date]  days of decision
// param    court_id  str         court that decided
// returns  judgment_id  str
// returns  decided_on   date
// returns  title        str
// returns  names        list[str]  other spellings
// returns  has_text     bool       its text is held already
// needs    index judgment_decided_on
UNWIND $days AS day
MATCH (judgment:Judgment {decided_on: day})
WHERE judgment.court_id = $court_id
RETURN judgment.judgment_id AS judgment_id,
       judgment.decided_on AS decided_on,
       judgment.title AS title,
       judgment.names AS names,
       judgment.has_text AS has_text
ORDER BY judgment_id
LIMIT 100000
