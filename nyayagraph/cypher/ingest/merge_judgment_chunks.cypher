// ingest/merge_judgment_chunks
// Passages of judgments with their vectors, in order.
//
// mode     write
// rows     none
// param    rows    list[map]  judgment_id, title, filter values, chunks: [{chunk_id, kind, text, places, embedding}]
// param    run_id  str        ingest run that writes
// needs    constraint chunk_id_unique
UNWIND $rows AS row
MATCH (judgment:Judgment {judgment_id: row.judgment_id})
CALL (row, judgment) {
  UNWIND row.chunks AS passage
  MERGE (chunk:Chunk {chunk_id: passage.chunk_id})
  SET chunk.authority_id = row.judgment_id,
      chunk.title = row.title,
      chunk.kind = passage.kind,
      chunk.text = passage.text,
      chunk.ordinal = passage.ordinal,
      chunk.heading = passage.heading,
      chunk.paragraph = passage.paragraph,
      chunk.page_from = passage.page_from,
      chunk.page_to = passage.page_to,
      chunk.char_start = passage.char_start,
      chunk.char_end = passage.char_end,
      chunk.embedding = toFloatList(passage.embedding),
      chunk.decided = row.decided,
      chunk.good_until = 99991231,
      chunk.court_id = row.court_id,
      chunk.bench_strength = row.bench_strength,
      chunk.act_id = '',
      chunk.filter_terms = row.filter_terms,
      chunk.run_id = $run_id
  MERGE (chunk)-[:PART_OF]->(judgment)
  WITH chunk ORDER BY chunk.ordinal
  WITH collect(chunk) AS chunks
  UNWIND range(0, size(chunks) - 2) AS place
  WITH chunks[place] AS earlier, chunks[place + 1] AS later
  MERGE (earlier)-[:NEXT]->(later)
}
