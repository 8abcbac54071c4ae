// codes/merge_plain_words
// Plain words on sections: found by searches of statutes alone, never quoted, for they are not the section's text.
//
// mode     write
// rows     none
// param    rows    list[map]  chunk_id, words_of, section_id, text, embedding, matter, filter_terms
// param    model_id  str      section encoder of `matter`, which is null where it was not taught the section
// param    run_id  str        ingest run that writes
// needs    constraint chunk_id_unique
// needs    constraint section_id_unique
UNWIND $rows AS row
MATCH (section:Section {section_id: row.section_id})<-[:CONTAINS]-(act:Act)
WITH row, section, act,
     coalesce(section.in_force_from, act.commenced_on) AS started,
     coalesce(section.in_force_to, act.repealed_on) AS ended
WITH row, section, act,
     coalesce(started.year * 10000 + started.month * 100 + started.day, 0) AS decided,
     CASE WHEN ended IS NULL THEN date('9999-12-31') ELSE ended - duration({days: 1}) END AS last
WITH row, section, act, decided, last.year * 10000 + last.month * 100 + last.day AS good_until
MERGE (chunk:Chunk {chunk_id: row.chunk_id})
SET chunk.authority_id = row.words_of,
    chunk.kind = 'words',
    chunk.text = row.text,
    chunk.ordinal = 0,
    chunk.embedding = toFloatList(row.embedding),
    chunk.matter = CASE WHEN row.matter IS NULL THEN null ELSE toFloatList(row.matter) END,
    chunk.matter_model = CASE WHEN row.matter IS NULL THEN null ELSE $model_id END,
    chunk.decided = decided,
    chunk.good_until = good_until,
    chunk.court_id = '',
    chunk.bench_strength = 0,
    chunk.act_id = act.act_id,
    chunk.filter_terms = row.filter_terms + ['date_' + right('00000000' + toString(decided), 8), 'until_' + toString(good_until)],
    chunk.run_id = $run_id
MERGE (chunk)-[:WORDS_ON]->(section)
