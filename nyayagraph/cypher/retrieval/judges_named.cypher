// retrieval/judges_named
// Judges whose name holds a surname, to be compared in full by the caller.
//
// mode     read
// rows     many
// param    surname   str  lower case
// param    limit     int  rows to return, > 0
// returns  judge_id  str  id of the judge
// returns  name      str  the judge's usual name
MATCH (judge:Judge)
WHERE toLower(judge.name) CONTAINS $surname
RETURN judge.judge_id AS judge_id, judge.name AS name
ORDER BY judge_id
LIMIT $limit
