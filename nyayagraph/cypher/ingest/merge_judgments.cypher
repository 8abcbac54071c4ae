// ingest/merge_judgments
// Judgments with their court and where each was read. A curated source corrects what stands,
// any other only fills what is missing.
//
// mode     write
// rows     none
// param    rows    list[map]  judgment_id, title, petitioner, respondent, name_key, court, dates, bench, names, source, sha256, has_text, curated
// param    run_id  str        ingest run that writes
// needs    constraint judgment_id_unique
// needs    constraint source_unique
UNWIND $rows AS row
MERGE (judgment:Judgment {judgment_id: row.judgment_id})
ON CREATE SET judgment.names = [], judgment.sources = [], judgment.has_text = false
SET judgment.title = CASE WHEN row.curated THEN row.title ELSE coalesce(judgment.title, row.title) END,
    judgment.petitioner = CASE WHEN row.curated THEN row.petitioner ELSE coalesce(judgment.petitioner, row.petitioner) END,
    judgment.respondent = CASE WHEN row.curated THEN row.respondent ELSE coalesce(judgment.respondent, row.respondent) END,
    judgment.name_key = CASE WHEN row.curated THEN row.name_key ELSE coalesce(judgment.name_key, row.name_key) END,
    judgment.court_id = row.court_id,
    judgment.decided_on = CASE WHEN row.curated THEN coalesce(row.decided_on, judgment.decided_on)
                               ELSE coalesce(judgment.decided_on, row.decided_on) END,
    judgment.year = CASE WHEN row.curated THEN coalesce(row.year, judgment.year) ELSE coalesce(judgment.year, row.year) END,
    judgment.bench_strength = CASE WHEN row.curated THEN coalesce(row.bench_strength, judgment.bench_strength)
                                   ELSE coalesce(judgment.bench_strength, row.bench_strength) END,
    judgment.bench = CASE WHEN row.curated AND size(row.bench) > 0 THEN row.bench
                          WHEN size(coalesce(judgment.bench, [])) > 0 THEN judgment.bench ELSE row.bench END,
    judgment.display_citation = CASE WHEN row.curated THEN coalesce(row.display_citation, judgment.display_citation)
                                     ELSE coalesce(judgment.display_citation, row.display_citation) END,
    judgment.neutral_citation = coalesce(row.neutral_citation, judgment.neutral_citation),
    judgment.disposal = coalesce(judgment.disposal, row.disposal),
    judgment.has_text = judgment.has_text OR row.has_text,
    judgment.names = judgment.names + [name IN row.names WHERE NOT name IN judgment.names],
    judgment.sources = judgment.sources + [name IN [row.source] WHERE NOT name IN judgment.sources],
    judgment.run_id = coalesce(judgment.run_id, $run_id)
MERGE (court:Court {court_id: row.court_id})
ON CREATE SET court.name = row.court_name, court.level = row.court_level
MERGE (judgment)-[:DECIDED_BY]->(court)
MERGE (source:Source {source: row.source})
SET source.sha256 = row.sha256, source.run_id = $run_id
MERGE (source)-[:TOLD_OF]->(judgment)
