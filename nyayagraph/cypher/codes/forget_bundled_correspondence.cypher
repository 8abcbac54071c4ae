// codes/forget_bundled_correspondence
// Drop the correspondence, and the marks of sections without one, that earlier versions of the bundled records wrote, so
// that a corrected row takes its place.
//
// mode     write
// rows     none
// param    run_id  str  the run whose rows stay
MATCH (run:IngestRun {kind: 'starter'})
WHERE run.run_id <> $run_id
CALL (run) {
  MATCH (:Section)-[replaced:REPLACED_BY]->(:Section)
  WHERE replaced.run_id = run.run_id
  DELETE replaced
}
CALL (run) {
  MATCH (section:Section)
  WHERE section.unmatched_run_id = run.run_id
  REMOVE section.dropped_by, section.new_in_act, section.unmatched_run_id
}
