// ingest/link_treatments
// Treatments between judgments that stated treatments now prove, for the judgments named; all of them where none is.
// What a text states goes by what its own references mean, what a table states by the citations of judgments. A smaller
// bench does not overrule a larger one: the relationship is kept and has no effect; told by a third judgment, it is not
// kept, nor is what a third judgment tells where a record, a table or the judgment itself says how it treated the other.
//
// mode     write
// rows     none
// param    judgment_ids  list[str]  judgments just written, or whose references were decided; empty for all
// needs    constraint citation_key_unique
// needs    constraint judgment_id_unique
CALL () {
  UNWIND $judgment_ids AS id
  MATCH (citing:Judgment {judgment_id: id})-[treats:AFFIRMS|DISTINGUISHES|DOUBTS|EXPLAINS|FOLLOWS|NOT_FOLLOWED|OVERRULES|REFERRED_TO_LARGER_BENCH|REVERSES {source: 'text'}]->(cited:Judgment)
  WHERE NOT EXISTS { (citing)-[:REFERS_TO]->(:Reference)-[:RESOLVES_TO]->(cited) }
  DELETE treats
}
CALL () {
  MATCH (:Judgment)-[treats:OVERRULES {source: 'reported'}]->(:Judgment)
  WHERE treats.reported_by IN $judgment_ids
  DELETE treats
}
CALL () {
  WITH * WHERE size($judgment_ids) = 0
  MATCH (:Citation)-[stated:TREATS]->(:Citation)
  RETURN stated
UNION
  UNWIND $judgment_ids AS id
  MATCH (:Judgment {judgment_id: id})<-[:IDENTIFIES|TAKEN_FOR]-(:Citation)-[stated:TREATS]-(:Citation)
  RETURN stated
UNION
  UNWIND $judgment_ids AS id
  MATCH (:Judgment {judgment_id: id})-[:REFERS_TO]->(:Reference)-[:PRINTS]->(:Citation)-[stated:TREATS]-(:Citation)
  WHERE stated.source IN ['text', 'reported']
  RETURN stated
}
WITH DISTINCT stated, startNode(stated) AS from, endNode(stated) AS to
MATCH (teller:Citation {citation_key: coalesce(stated.reported_by, from.citation_key)})-[:IDENTIFIES]->(reader:Judgment)
WHERE COUNT { (teller)-[:IDENTIFIES]->() } = 1
CALL (stated, from, reader) {
  WITH * WHERE stated.reported_by IS NULL
  RETURN reader AS citing
UNION
  WITH * WHERE stated.reported_by IS NOT NULL
  MATCH (reader)-[:REFERS_TO]->(named:Reference)-[:PRINTS]->(from)
  MATCH (named)-[:RESOLVES_TO]->(meant:Judgment)
  WITH collect(DISTINCT meant) AS meant
  WHERE size(meant) = 1
  RETURN meant[0] AS citing
}
CALL (stated, to, reader) {
  WITH * WHERE stated.source IN ['text', 'reported']
  MATCH (reader)-[:REFERS_TO]->(printed:Reference)-[:PRINTS]->(to)
  MATCH (printed)-[:RESOLVES_TO]->(meant:Judgment)
  WITH collect(DISTINCT meant) AS meant
  WHERE size(meant) = 1
  RETURN meant[0] AS cited
UNION
  WITH * WHERE NOT stated.source IN ['text', 'reported']
  OPTIONAL MATCH (to)-[:IDENTIFIES]->(own:Judgment)
  WITH to, collect(DISTINCT own) AS own
  OPTIONAL MATCH (to)-[:TAKEN_FOR]->(taken:Judgment)
  WITH own, collect(DISTINCT taken) AS taken
  WITH CASE WHEN size(own) > 0 THEN own ELSE taken END AS meant
  WHERE size(meant) = 1
  RETURN meant[0] AS cited
}
WITH stated, reader, citing, cited, coalesce(citing.bench_strength < cited.bench_strength, false) AS is_smaller
WHERE citing <> cited
  AND (citing.decided_on IS NULL OR cited.decided_on IS NULL OR cited.decided_on <= citing.decided_on)
  AND (citing.year IS NULL OR cited.year IS NULL OR cited.year <= citing.year)
  AND NOT (stated.reported_by IS NOT NULL AND is_smaller)
  AND NOT (stated.reported_by IS NOT NULL AND EXISTS {
    (citing)-[own:AFFIRMS|DISTINGUISHES|DOUBTS|EXPLAINS|FOLLOWS|NOT_FOLLOWED|OVERRULES|REFERRED_TO_LARGER_BENCH|REVERSES]->(cited) WHERE own.source <> 'reported'
  })
MERGE (citing)-[treats:$(stated.type) {source: stated.source, treatment: stated.treatment}]->(cited)
SET treats.scope = stated.scope,
    treats.point = stated.point,
    treats.evidence = stated.evidence,
    treats.rule = stated.rule,
    treats.sure = stated.sure,
    treats.char_start = stated.char_start,
    treats.char_end = stated.char_end,
    treats.reported_by = CASE WHEN stated.reported_by IS NULL THEN null ELSE reader.judgment_id END,
    treats.bench_too_small = stated.type = 'OVERRULES' AND is_smaller
SET treats.effective = stated.effective AND NOT treats.bench_too_small
WITH count(*) AS linked
CALL () {
  MATCH (one:Judgment)-[told:OVERRULES {source: 'reported'}]->(other:Judgment)
  WHERE EXISTS {
    (one)-[own:AFFIRMS|DISTINGUISHES|DOUBTS|EXPLAINS|FOLLOWS|NOT_FOLLOWED|OVERRULES|REFERRED_TO_LARGER_BENCH|REVERSES]->(other) WHERE own.source <> 'reported'
  }
  DELETE told
}
