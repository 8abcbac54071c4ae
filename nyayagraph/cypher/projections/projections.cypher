// projections/projections
// Projections that the server holds in memory, by the beginning of their name.
//
// mode     read
// rows     many
// param    prefix         str  beginning of the names wanted
// returns  graph_name     str  name of the projection
// returns  nodes          int  nodes in it
// returns  relationships  int  relationships in it
CALL gds.graph.list() YIELD graphName, nodeCount, relationshipCount
WITH graphName, nodeCount, relationshipCount
WHERE graphName STARTS WITH $prefix
RETURN graphName AS graph_name, nodeCount AS nodes, relationshipCount AS relationships
ORDER BY graph_name
LIMIT 100
