// resolution/link_citations
// Citations between judgments as the resolved references of these judgments prove them, with count and places;
// one that no reference proves any more is taken back.
//
// mode     write
// rows     none
// param    judgment_ids  list[str]  judgments of which references were decided
// needs    constraint judgment_id_unique
UNWIND $judgment_ids AS id
MATCH (citing:Judgment {judgment_id: id})
CALL (citing) {
  MATCH (citing)-[cites:CITES]->(cited:Judgment)
  WHERE NOT EXISTS { (citing)-[:REFERS_TO]->(:Reference)-[:RESOLVES_TO]->(cited) }
  DELETE cites
}
MATCH (citing)-[:REFERS_TO]->(reference:Reference)-[:RESOLVES_TO]->(cited:Judgment)
WITH citing, cited, reference
ORDER BY reference.starts[0]
WITH citing, cited, collect(reference) AS places
MERGE (citing)-[cites:CITES]->(cited)
SET cites.count = reduce(total = 0, place IN places | total + size(place.starts)),
    cites.ordinals = reduce(all = [], place IN places | all + [one IN place.ordinals WHERE NOT one IN all]),
    cites.starts = reduce(all = [], place IN places | all + place.starts),
    cites.ends = reduce(all = [], place IN places | all + place.ends)
