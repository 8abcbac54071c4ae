// resolution/pend_named_references
// References that no citation resolves and whose names share a word with a judgment of their court and time that a run
// not yet finished brought: to be decided anew.
//
// mode     write
// rows     none
// needs    constraint source_unique
MATCH (run:IngestRun)
WHERE run.finished IS NULL
MATCH (source:Source {run_id: run.run_id})-[:TOLD_OF]->(judgment:Judgment)
WITH DISTINCT judgment
MATCH (judgment)-[:NAMED_WITH]->(:NameWord)<-[:NAMED_WITH]-(reference:Reference)
WHERE reference.state IN ['waiting', 'resolved', 'ambiguous', 'conflict', 'forward']
  AND NOT reference.how STARTS WITH 'citation'
  AND judgment.year >= reference.decided_from AND judgment.year <= reference.decided_to
  AND (reference.court_id IS NULL OR reference.court_id = judgment.court_id)
WITH DISTINCT reference
SET reference.state = 'pending'
