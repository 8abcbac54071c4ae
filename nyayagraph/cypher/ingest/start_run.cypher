// ingest/start_run
// An ingest run begun, or taken up again where it was broken off.
//
// mode     write
// rows     none
// param    run_id  str  digest of kind, sources and format
// param    kind    str  judgments, statutes, …
// param    source  str  names of the files, no directories
// needs    constraint run_id_unique
MERGE (run:IngestRun {run_id: $run_id})
ON CREATE SET run.started = datetime()
SET run.kind = $kind, run.source = $source, run.finished = null
