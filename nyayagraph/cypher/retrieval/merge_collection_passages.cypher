// retrieval/merge_collection_passages
// Put passages of a test collection into a graph of its own, each part of an upload that stands for its document.
//
// mode     write
// rows     none
// param    rows    list[map]  passages with their vectors
// param    run_id  str        the ingest run
// needs    constraint chunk_id_unique
UNWIND $rows AS row
MERGE (upload:Upload {upload_id: row.authority_id})
SET upload.title = row.title, upload.run_id = $run_id
MERGE (chunk:Chunk {chunk_id: row.chunk_id})
SET chunk.authority_id = row.authority_id,
    chunk.title = row.title,
    chunk.kind = 'upload',
    chunk.text = row.text,
    chunk.ordinal = row.ordinal,
    chunk.char_start = row.char_start,
    chunk.char_end = row.char_end,
    chunk.embedding = row.embedding,
    chunk.decided = 0,
    chunk.good_until = row.good_until,
    chunk.court_id = '',
    chunk.bench_strength = 0,
    chunk.act_id = '',
    chunk.filter_terms = row.filter_terms,
    chunk.run_id = $run_id
MERGE (chunk)-[:PART_OF]->(upload)
