// answer/judgment_facts
// What a source line says of judgments: name, citation, court, day and bench.
//
// mode     read
// rows     many
// param    judgment_ids    list[str]  judgments asked about
// param    limit           int        rows to return, > 0
// returns  judgment_id     str        as asked
// returns  title           str        usual name
// returns  citation        str|null   usual citation
// returns  court           str|null   name of the court
// returns  court_id        str|null   its id
// returns  decided_on      date|null  day of the judgment
// returns  bench_strength  int|null   judges who sat
// needs    constraint judgment_id_unique
UNWIND $judgment_ids AS asked
MATCH (judgment:Judgment {judgment_id: asked})
OPTIONAL MATCH (court:Court {court_id: judgment.court_id})
RETURN DISTINCT judgment.judgment_id AS judgment_id,
       judgment.title AS title,
       coalesce(judgment.display_citation, judgment.neutral_citation) AS citation,
       coalesce(court.name, judgment.court_id) AS court,
       judgment.court_id AS court_id,
       judgment.decided_on AS decided_on,
       judgment.bench_strength AS bench_strength
ORDER BY judgment_id
LIMIT $limit
