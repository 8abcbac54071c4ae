// ingest/merge_citations
// Citations of judgments; a citation that identifies two judgments is ambiguous and stays so.
//
// mode     write
// rows     none
// param    rows  list[map]  judgment_id, citations: [{citation_key, reporter, year}]
// needs    constraint citation_key_unique
UNWIND $rows AS row
MATCH (judgment:Judgment {judgment_id: row.judgment_id})
UNWIND row.citations AS printed
MERGE (citation:Citation {citation_key: printed.citation_key})
ON CREATE SET citation.reporter = printed.reporter, citation.year = printed.year
MERGE (citation)-[:IDENTIFIES]->(judgment)
