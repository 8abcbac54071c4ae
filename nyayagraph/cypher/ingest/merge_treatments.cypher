// ingest/merge_treatments
// Treatments as a source states them, between citations, whether or not the judgments are held.
//
// mode     write
// rows     none
// param    rows    list[map]  citing_key, cited_key, type, treatment, scope, point, effective, evidence, source, rule, sure, char_start, char_end, reported_by
// param    run_id  str        ingest run that writes
// needs    constraint citation_key_unique
UNWIND $rows AS row
MERGE (citing:Citation {citation_key: row.citing_key})
MERGE (cited:Citation {citation_key: row.cited_key})
MERGE (citing)-[treats:TREATS {source: row.source, treatment: row.treatment}]->(cited)
SET treats.type = row.type, treats.scope = row.scope, treats.point = row.point,
    treats.effective = row.effective, treats.evidence = row.evidence, treats.run_id = $run_id,
    treats.rule = row.rule, treats.sure = row.sure, treats.char_start = row.char_start, treats.char_end = row.char_end, treats.reported_by = row.reported_by
