// ingest/merge_treatments
// Treatments as a source states them, between citations, whether or not the judgments are held.
//
// mode     write
// rows     none
// param    rows    list[map]  citing_key, cited_key, type, treatment, scope, point, effective, evidence, source
// param    run_id  str        ingest run that writes
// needs    constraint citation_key_unique
UNWIND $rows AS row
MERGE (citing:Citation {citation_key: row.citing_key})
MERGE (cited:Citation {citation_key: row.cited_key})
MERGE (citing)-[treats:TREATS {source: row.source, treatment: row.treatment}]->(cited)
SET treats.type = row.type, treats.scope = row.scope, treats.point = row.point,
    treats.effective = row.effective, treats.evidence = row.evidence, treats.run_id = $run_id
