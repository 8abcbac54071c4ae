// ingest/delete_judgment
// A judgment gone with its passages, references, treatments and sources; its citations wait again, and its runs may run again.
//
// mode     write
// rows     none
// param    judgment_id  str  id of the judgment to remove
// needs    constraint judgment_id_unique
MATCH (judgment:Judgment {judgment_id: $judgment_id})
OPTIONAL MATCH (judgment)<-[:PART_OF]-(chunk:Chunk)
DETACH DELETE chunk
WITH DISTINCT judgment
OPTIONAL MATCH (judgment)-[:REFERS_TO]->(reference:Reference)
DETACH DELETE reference
WITH DISTINCT judgment
OPTIONAL MATCH (judgment)<-[:TOLD_OF]-(source:Source)
OPTIONAL MATCH (run:IngestRun {run_id: source.run_id})
SET run.finished = null
DETACH DELETE source
WITH DISTINCT judgment
OPTIONAL MATCH (judgment)<-[:IDENTIFIES]-(:Citation)-[stated:TREATS {source: 'text'}]->(:Citation)
DELETE stated
WITH DISTINCT judgment
OPTIONAL MATCH (judgment)<-[:IDENTIFIES]-(own:Citation)
OPTIONAL MATCH (:Citation)-[told:TREATS {source: 'reported', reported_by: own.citation_key}]->(:Citation)
DELETE told
WITH DISTINCT judgment
OPTIONAL MATCH (:Judgment)-[linked:OVERRULES {source: 'reported', reported_by: judgment.judgment_id}]->(:Judgment)
DELETE linked
WITH DISTINCT judgment
DETACH DELETE judgment
