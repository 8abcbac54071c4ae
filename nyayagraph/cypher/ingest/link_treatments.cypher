// ingest/link_treatments
// Treatments between judgments that stated treatments now prove, for the judgments named; all of them where none is.
// A smaller bench does not overrule a larger one: the relationship is kept and has no effect.
//
// mode     write
// rows     none
// param    judgment_ids  list[str]  judgments just written; empty for all
// needs    constraint citation_key_unique
MATCH (citing:Judgment)<-[:IDENTIFIES]-(from:Citation)-[stated:TREATS]->(to:Citation)-[:IDENTIFIES]->(cited:Judgment)
WHERE (size($judgment_ids) = 0 OR citing.judgment_id IN $judgment_ids OR cited.judgment_id IN $judgment_ids)
  AND COUNT { (from)-[:IDENTIFIES]->() } = 1
  AND COUNT { (to)-[:IDENTIFIES]->() } = 1
  AND citing <> cited
  AND (citing.decided_on IS NULL OR cited.decided_on IS NULL OR cited.decided_on <= citing.decided_on)
  AND (citing.year IS NULL OR cited.year IS NULL OR cited.year <= citing.year)
MERGE (citing)-[treats:$(stated.type) {source: stated.source, treatment: stated.treatment}]->(cited)
SET treats.scope = stated.scope,
    treats.point = stated.point,
    treats.evidence = stated.evidence,
    treats.rule = stated.rule,
    treats.sure = stated.sure,
    treats.char_start = stated.char_start,
    treats.char_end = stated.char_end,
    treats.bench_too_small = stated.type = 'OVERRULES' AND coalesce(citing.bench_strength < cited.bench_strength, false)
SET treats.effective = stated.effective AND NOT treats.bench_too_small
