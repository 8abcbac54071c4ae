// verify/judgment_citations
// Every parallel citation of these judgments.
//
// mode     read
// rows     many
// param    judgment_ids   list[str]  judgments asked about
// param    limit          int        rows to return, > 0
// returns  judgment_id    str        as asked
// returns  citation_keys  list[str]  printed forms, sorted
// needs    constraint judgment_id_unique
UNWIND $judgment_ids AS id
MATCH (judgment:Judgment {judgment_id: id})<-[:IDENTIFIES]-(citation:Citation)
WITH id, citation.citation_key AS citation_key ORDER BY citation_key
RETURN id AS judgment_id, collect(citation_key) AS citation_keys
ORDER BY judgment_id
LIMIT $limit
