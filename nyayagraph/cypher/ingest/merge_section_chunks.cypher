// ingest/merge_section_chunks
// Passages of provisions with their vectors, good as long as their act is law.
//
// mode     write
// rows     none
// param    rows    list[map]  section_id, title, heading, filter_terms, chunks: [{chunk_id, text, ordinal, char_start, char_end, embedding}]
// param    run_id  str        ingest run that writes
// needs    constraint chunk_id_unique
UNWIND $rows AS row
MATCH (section:Section {section_id: row.section_id})<-[:CONTAINS]-(act:Act)
WITH row, section, act,
     coalesce(section.in_force_from, act.commenced_on) AS started,
     coalesce(section.in_force_to, act.repealed_on) AS ended
WITH row, section, act,
     coalesce(started.year * 10000 + started.month * 100 + started.day, 0) AS decided,
     CASE WHEN ended IS NULL THEN date('9999-12-31') ELSE ended - duration({days: 1}) END AS last
WITH row, section, act, decided, last.year * 10000 + last.month * 100 + last.day AS good_until
UNWIND row.chunks AS passage
MERGE (chunk:Chunk {chunk_id: passage.chunk_id})
SET chunk.authority_id = row.section_id,
    chunk.title = row.title,
    chunk.kind = 'statute',
    chunk.text = passage.text,
    chunk.ordinal = passage.ordinal,
    chunk.heading = row.heading,
    chunk.char_start = passage.char_start,
    chunk.char_end = passage.char_end,
    chunk.embedding = toFloatList(passage.embedding),
    chunk.decided = decided,
    chunk.good_until = good_until,
    chunk.court_id = '',
    chunk.bench_strength = 0,
    chunk.act_id = act.act_id,
    chunk.filter_terms = row.filter_terms + ['date_' + right('00000000' + toString(decided), 8), 'until_' + toString(good_until)],
    chunk.run_id = $run_id
MERGE (chunk)-[:PART_OF]->(section)
