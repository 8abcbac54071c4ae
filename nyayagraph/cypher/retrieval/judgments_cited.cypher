// retrieval/judgments_cited
// Judgments that the citations identify; a citation of two judgments gives both, one of none gives no row.
//
// mode     read
// rows     many
// param    citation_keys  list[str]  keys as printed, e.g. AIR 1978 SC 597
// param    limit          int        rows to return, > 0
// returns  citation_key   str        the citation
// returns  judgment_id    str        a judgment that it identifies
// needs    constraint citation_key_unique
MATCH (citation:Citation)-[:IDENTIFIES]->(judgment:Judgment)
WHERE citation.citation_key IN $citation_keys
RETURN citation.citation_key AS citation_key, judgment.judgment_id AS judgment_id
ORDER BY citation_key, judgment_id
LIMIT $limit
