// ingest/finished_run
// The ingest run of that identity, if it was finished.
//
// mode     read
// rows     many
// param    run_id  str  digest of kind, sources and format
// returns  run_id    str
// returns  finished  datetime
// returns  skipped   int       records that it could not read
// needs    constraint run_id_unique
MATCH (run:IngestRun {run_id: $run_id})
WHERE run.finished IS NOT NULL
RETURN run.run_id AS run_id, run.finished AS finished, coalesce(run.skipped, 0) AS skipped
ORDER BY run_id
LIMIT 1
