// citator/judgments_on_provision
// Judgments that struck at a provision, interpret it, or cite it, in that order.
//
// mode     read
// rows     many
// param    section_id      str        e.g. constitution/a21
// param    limit           int        rows to return, > 0
// returns  relation        str        struck_down | read_down | suspended | interprets | cites
// returns  judgment_id     str        id of the judgment
// returns  title           str        its usual name
// returns  citation        str|null   its usual citation
// returns  decided_on      date|null  its day
// returns  bench_strength  int|null   its judges
// returns  count           int        times cited; 0 where the record only says that it interprets
// returns  clauses         list[str]  clauses meant
// needs    constraint section_id_unique
MATCH (:Section {section_id: $section_id})<-[speaks:STRIKES_DOWN|READS_DOWN|SUSPENDS|INTERPRETS|CITES_SECTION]-(judgment:Judgment)
WITH judgment, speaks,
     CASE type(speaks) WHEN 'STRIKES_DOWN' THEN 0 WHEN 'READS_DOWN' THEN 1 WHEN 'SUSPENDS' THEN 2 WHEN 'INTERPRETS' THEN 3 ELSE 4 END AS place
RETURN ['struck_down', 'read_down', 'suspended', 'interprets', 'cites'][place] AS relation,
       judgment.judgment_id AS judgment_id,
       judgment.title AS title,
       judgment.display_citation AS citation,
       judgment.decided_on AS decided_on,
       judgment.bench_strength AS bench_strength,
       coalesce(speaks.count, 0) AS count,
       coalesce(speaks.clauses, [speaks.clause]) AS clauses
ORDER BY place, bench_strength DESC, decided_on DESC, judgment_id
LIMIT $limit
