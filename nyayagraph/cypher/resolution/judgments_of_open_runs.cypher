// resolution/judgments_of_open_runs
// Judgments that a run not yet finished brought or told more of, in order, a slice at a time.
//
// mode     read
// rows     many
// param    after         str  the last id of the slice before, '' for the first
// param    limit         int  ids to return, > 0
// returns  judgment_id   str
// needs    constraint source_unique
MATCH (run:IngestRun)
WHERE run.finished IS NULL
MATCH (source:Source {run_id: run.run_id})-[:TOLD_OF]->(judgment:Judgment)
WHERE judgment.judgment_id > $after
RETURN DISTINCT judgment.judgment_id AS judgment_id
ORDER BY judgment_id
LIMIT $limit
