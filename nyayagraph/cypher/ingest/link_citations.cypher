// ingest/link_citations
// Citations between judgments that printed references now prove, for judgments just written or just identified.
// Never forward in time, never to itself, never through a citation that identifies two judgments.
//
// mode     write
// rows     none
// param    judgment_ids  list[str]  judgments whose references or citations are new
// needs    constraint judgment_id_unique
UNWIND $judgment_ids AS id
MATCH (new:Judgment {judgment_id: id})
CALL (new) {
  MATCH (new)-[refers:REFERS_TO]->(citation:Citation)-[:IDENTIFIES]->(cited:Judgment)
  WHERE COUNT { (citation)-[:IDENTIFIES]->() } = 1
  RETURN new AS citing, cited, refers
UNION
  MATCH (new)<-[:IDENTIFIES]-(citation:Citation)<-[refers:REFERS_TO]-(citing:Judgment)
  WHERE COUNT { (citation)-[:IDENTIFIES]->() } = 1
  RETURN citing, new AS cited, refers
}
WITH citing, cited, refers
WHERE citing <> cited
  AND (citing.decided_on IS NULL OR cited.decided_on IS NULL OR cited.decided_on <= citing.decided_on)
  AND (citing.year IS NULL OR cited.year IS NULL OR cited.year <= citing.year)
WITH citing, cited, collect(DISTINCT refers) AS places
WITH citing, cited,
     reduce(total = 0, place IN places | total + place.count) AS count,
     reduce(all = [], place IN places | all + place.ordinals) AS ordinals
MERGE (citing)-[cites:CITES]->(cited)
SET cites.count = count, cites.ordinals = ordinals
