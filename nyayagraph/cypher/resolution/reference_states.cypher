// resolution/reference_states
// What became of the references that are held: how many in each state, by what, and at how many places.
//
// mode     read
// rows     many
// returns  state       str  resolved | waiting | ambiguous | forward | conflict | self | pending
// returns  how         str  citation | citation and name | name | parallel | witness | empty
// returns  references  int  citations counted once a judgment
// returns  places      int  every place counted
// needs    index reference_state
MATCH (reference:Reference)
RETURN reference.state AS state,
       reference.how AS how,
       count(reference) AS references,
       sum(size(reference.starts)) AS places
ORDER BY state, how
LIMIT 1000
