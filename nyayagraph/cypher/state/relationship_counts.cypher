// state/relationship_counts
// How many relationships each type has.
//
// mode     read
// rows     many
// returns  type           str  relationship type
// returns  relationships  int  how many
MATCH ()-[r]->()
RETURN type(r) AS type, count(*) AS relationships
ORDER BY type
LIMIT 100
