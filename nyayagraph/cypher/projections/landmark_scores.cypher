// projections/landmark_scores
// PageRank of every judgment that is good law, summing to 1: what NetworkX calls pagerank on the same network.
// GDS lets weight run out at judgments that cite nothing; dividing by the sum puts it back evenly, as NetworkX does.
// The sum is a run of its own: rows that carried the whole list of scores would be charged its memory each.
//
// mode     read
// rows     many
// param    graph_name      str    projection of good law
// param    iterations      int    at most, > 0
// param    tolerance       float  change at which to stop, > 0
// param    limit           int    rows to return, > 0
// returns  judgment_id     str    id of the judgment
// returns  landmark_score  float  share of the whole network's weight, 0 to 1
// needs    projection good law
CALL () {
  CALL gds.pageRank.stream($graph_name, {
    relationshipTypes: ['CITES'],
    maxIterations: $iterations,
    tolerance: $tolerance,
    dampingFactor: 0.85,
    concurrency: 2
  }) YIELD score
  RETURN sum(score) AS total
}
CALL gds.pageRank.stream($graph_name, {
  relationshipTypes: ['CITES'],
  maxIterations: $iterations,
  tolerance: $tolerance,
  dampingFactor: 0.85,
  concurrency: 2
}) YIELD nodeId, score
WITH gds.util.asNode(nodeId) AS judgment, score / total AS landmark_score
RETURN judgment.judgment_id AS judgment_id, landmark_score
ORDER BY landmark_score DESC, judgment_id
LIMIT $limit
