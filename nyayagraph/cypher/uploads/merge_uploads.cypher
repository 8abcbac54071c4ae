// uploads/merge_uploads
// A person's own documents with their passages and vectors; they are good law on no day and of no court.
//
// mode     write
// rows     none
// param    rows    list[map]  upload_id, name, name_key, kind, pages, sha256, filter_terms, chunks: [{chunk_id, text, ordinal, heading, page, char_start, char_end, embedding}]
// param    run_id  str        ingest run that writes
// needs    constraint upload_id_unique
// needs    constraint chunk_id_unique
UNWIND $rows AS row
MERGE (upload:Upload {upload_id: row.upload_id})
SET upload.name = row.name,
    upload.name_key = row.name_key,
    upload.kind = row.kind,
    upload.pages = row.pages,
    upload.sha256 = row.sha256,
    upload.run_id = $run_id
WITH row, upload
CALL (row, upload) {
  UNWIND row.chunks AS passage
  MERGE (chunk:Chunk {chunk_id: passage.chunk_id})
  SET chunk.authority_id = row.upload_id,
      chunk.title = row.name,
      chunk.kind = 'upload',
      chunk.text = passage.text,
      chunk.ordinal = passage.ordinal,
      chunk.heading = passage.heading,
      chunk.page_from = passage.page,
      chunk.page_to = passage.page,
      chunk.char_start = passage.char_start,
      chunk.char_end = passage.char_end,
      chunk.embedding = toFloatList(passage.embedding),
      chunk.decided = 0,
      chunk.good_until = 99991231,
      chunk.court_id = '',
      chunk.bench_strength = 0,
      chunk.act_id = '',
      chunk.filter_terms = row.filter_terms,
      chunk.run_id = $run_id
  MERGE (chunk)-[:PART_OF]->(upload)
  WITH chunk ORDER BY chunk.ordinal
  WITH collect(chunk) AS chunks
  UNWIND range(0, size(chunks) - 2) AS place
  WITH chunks[place] AS earlier, chunks[place + 1] AS later
  MERGE (earlier)-[:NEXT]->(later)
}
