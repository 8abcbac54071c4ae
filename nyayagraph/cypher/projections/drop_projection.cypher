// projections/drop_projection
// Drop a projection from the server's memory; one that is not there is no error.
//
// mode     read
// rows     many
// param    graph_name  str  its name
// returns  graph_name  str  its name, where there was one
CALL gds.graph.drop($graph_name, false) YIELD graphName
RETURN graphName AS graph_name
ORDER BY graph_name
LIMIT 1
