// state/index_states
// State of every index; population is complete at 100 percent.
//
// mode     read
// rows     many
// returns  name                str    name of the index
// returns  type                str    RANGE, FULLTEXT, VECTOR or LOOKUP
// returns  state               str    ONLINE, POPULATING or FAILED
// returns  population_percent  float  0 to 100
SHOW INDEXES YIELD name, type, state, populationPercent, owningConstraint
RETURN name, type, state, populationPercent AS population_percent
ORDER BY name
LIMIT 200
