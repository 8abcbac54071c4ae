// ingest/merge_references
// Citations that the text of a judgment prints, resolved or waiting.
//
// mode     write
// rows     none
// param    rows  list[map]  judgment_id, citations: [{citation_key, reporter, year, count, ordinals}]
// needs    constraint citation_key_unique
UNWIND $rows AS row
MATCH (judgment:Judgment {judgment_id: row.judgment_id})
UNWIND row.citations AS printed
MERGE (citation:Citation {citation_key: printed.citation_key})
ON CREATE SET citation.reporter = printed.reporter, citation.year = printed.year
MERGE (judgment)-[refers:REFERS_TO]->(citation)
SET refers.count = printed.count, refers.ordinals = printed.ordinals
