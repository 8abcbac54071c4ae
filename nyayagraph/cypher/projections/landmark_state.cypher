// projections/landmark_state
// The state of the network that the landmark scores were worked out for; no row where there are no scores.
//
// mode     read
// rows     many
// returns  projection  str  name of the projection that they come from
MATCH (state:GraphState {name: 'landmarks'})
WHERE state.projection IS NOT NULL
RETURN state.projection AS projection
ORDER BY projection
LIMIT 1
