// citator/treatments_received
// How later judgments treated these, and treated the judgments that overruled or reversed them, in chains of up to four.
//
// mode     read
// rows     many
// param    judgment_ids      list[str]  judgments whose standing is asked
// param    limit             int        rows to return, > 0
// returns  cited_id          str        the earlier judgment
// returns  citing_id         str        the later one
// returns  citing_title      str        its usual name
// returns  citing_citation   str|null   its usual citation
// returns  citing_bench      int|null   its judges
// returns  cited_bench       int|null   judges of the earlier one
// returns  decided_on        date|null  day of the later one
// returns  treatment         str        word of law/treatment/kinds.py
// returns  scope             str        whole | part | point
// returns  point             str|null   what the treatment is on
// returns  effective         bool       false where the words could not take effect
// returns  evidence          str|null   what shows it
// returns  source            str        who says so
// needs    constraint judgment_id_unique
UNWIND $judgment_ids AS asked
MATCH (start:Judgment {judgment_id: asked})
MATCH (start) (()<-[:OVERRULES|REVERSES]-()){0,4} (earlier:Judgment)
WITH DISTINCT earlier
MATCH (earlier)<-[treats:OVERRULES|REVERSES|DOUBTS|NOT_FOLLOWED|REFERRED_TO_LARGER_BENCH|AFFIRMS|FOLLOWS]-(later:Judgment)
WHERE type(treats) <> 'FOLLOWS' OR later.bench_strength >= 5
RETURN earlier.judgment_id AS cited_id,
       later.judgment_id AS citing_id,
       later.title AS citing_title,
       later.display_citation AS citing_citation,
       later.bench_strength AS citing_bench,
       earlier.bench_strength AS cited_bench,
       later.decided_on AS decided_on,
       treats.treatment AS treatment,
       treats.scope AS scope,
       treats.point AS point,
       coalesce(treats.effective, true) AS effective,
       treats.evidence AS evidence,
       coalesce(treats.source, '') AS source
ORDER BY cited_id, decided_on, citing_id, treatment, source
LIMIT $limit
