// audit/answers
// Answers of the trail, newest first.
//
// mode     read
// rows     many
// param    limit         int       rows to return, > 0
// returns  answer_id     str       id of the answer
// returns  place         int       place in the trail, from 1
// returns  kind          str       verify or ask
// returns  question      str|null  what was asked
// returns  asked_on      datetime  when
// returns  on            date      day whose law counted
// returns  overall       str       what the text proved to be
// returns  confidence    float     0 to 1
// returns  claims        int       claims checked
// returns  warnings      int       warnings given
MATCH (answer:Answer)
RETURN answer.answer_id AS answer_id,
       answer.place AS place,
       answer.kind AS kind,
       answer.question AS question,
       answer.asked_on AS asked_on,
       answer.on AS on,
       answer.overall AS overall,
       answer.confidence AS confidence,
       COUNT { (answer)-[:HAS_CLAIM]->(:Claim) } AS claims,
       COUNT { (answer)-[:WARNED]->(:Warning) } AS warnings
ORDER BY place DESC, answer_id
LIMIT $limit
