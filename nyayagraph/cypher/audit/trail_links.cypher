// audit/trail_links
// The chain of digests behind a place, oldest first.
//
// mode     read
// rows     many
// param    after      int  place behind which to begin; 0 for the whole trail
// param    limit      int  rows to return, > 0
// returns  answer_id  str  id of the answer
// returns  place      int  place in the trail, from 1
// returns  digest     str  its digest
// returns  previous   str  digest of the answer before it
MATCH (answer:Answer)
WHERE answer.place > $after
RETURN answer.answer_id AS answer_id, answer.place AS place, answer.digest AS digest, answer.previous AS previous
ORDER BY place, answer_id
LIMIT $limit
