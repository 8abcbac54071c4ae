// codes/forget_bundled_correspondence
// Drop the correspondence that earlier versions of the bundled records wrote, so that a corrected row takes its place.
//
// mode     write
// rows     none
// param    run_id  str  the run whose rows stay
MATCH (run:IngestRun {kind: 'starter'})
WHERE run.run_id <> $run_id
MATCH (:Section)-[replaced:REPLACED_BY]->(:Section)
WHERE replaced.run_id = run.run_id
DELETE replaced
