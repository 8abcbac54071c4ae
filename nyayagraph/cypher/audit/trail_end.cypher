// audit/trail_end
// Where the audit trail ends: the next answer's digest covers this one; no row before the first answer.
//
// mode     read
// rows     many
// returns  place   int  answers kept
// returns  digest  str  digest of the newest
// needs    constraint graph_state_name_unique
MATCH (trail:GraphState {name: 'trail'})
RETURN trail.place AS place, trail.digest AS digest
ORDER BY place
LIMIT 1
