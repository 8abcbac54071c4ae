// ingest/finish_run
// An ingest run completed.
//
// mode     write
// rows     none
// param    run_id   str  run to complete
// param    records  int  records written by it
// param    skipped  int  records that could not be read, each reported
// needs    constraint run_id_unique
MATCH (run:IngestRun {run_id: $run_id})
SET run.finished = datetime(), run.records = $records, run.skipped = $skipped
