// projections/merge_landmark_scores
// Write PageRank on the judgments that are good law, and take it from those that are good law no longer.
// The sum is a run of its own: rows that carried the whole list of scores would be charged its memory each.
//
// mode     write
// rows     none
// param    graph_name  str    projection of good law
// param    iterations  int    at most, > 0
// param    tolerance   float  change at which to stop, > 0
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
WHERE judgment.landmark_score IS NULL OR judgment.landmark_score <> landmark_score
SET judgment.landmark_score = landmark_score
WITH count(judgment) AS written
CALL () {
  MATCH (judgment:Judgment)
  WHERE judgment.landmark_score IS NOT NULL AND EXISTS {
    (judgment)<-[treats:OVERRULES|REVERSES]-(:Judgment) WHERE treats.scope = 'whole' AND treats.effective
  }
  REMOVE judgment.landmark_score
}
MERGE (state:GraphState {name: 'landmarks'})
SET state.projection = $graph_name
