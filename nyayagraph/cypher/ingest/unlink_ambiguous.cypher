// ingest/unlink_ambiguous
// Citations between judgments that no unambiguous printed reference proves any more, taken back: a citation that
// identified one judgment when the link was made may identify two by now.
//
// mode     write
// rows     none
// needs    constraint citation_key_unique
MATCH (citation:Citation)-[:IDENTIFIES]->(cited:Judgment)
WHERE COUNT { (citation)-[:IDENTIFIES]->() } > 1
MATCH (citing:Judgment)-[:REFERS_TO]->(citation)
MATCH (citing)-[cites:CITES]->(cited)
WHERE NOT EXISTS {
  MATCH (citing)-[:REFERS_TO]->(other:Citation)-[:IDENTIFIES]->(cited)
  WHERE COUNT { (other)-[:IDENTIFIES]->() } = 1
}
WITH DISTINCT cites
DELETE cites
