// ingest/date_overruled_chunks
// Last day on which passages of a judgment were good law, where it was wholly overruled or reversed with effect
// by a judgment that itself still stands.
//
// mode     write
// rows     none
MATCH (later:Judgment)-[treats:OVERRULES|REVERSES {effective: true, scope: 'whole'}]->(earlier:Judgment)
WHERE later.decided_on IS NOT NULL
  AND NOT EXISTS { (:Judgment)-[:OVERRULES {effective: true, scope: 'whole'}]->(later) }
WITH earlier, min(later.decided_on) AS ended
WITH earlier, ended - duration({days: 1}) AS last
WITH earlier, last.year * 10000 + last.month * 100 + last.day AS good_until
MATCH (chunk:Chunk)-[:PART_OF]->(earlier)
WHERE chunk.good_until <> good_until
SET chunk.good_until = good_until,
    chunk.filter_terms = [term IN chunk.filter_terms WHERE NOT term STARTS WITH 'until_'] + ['until_' + toString(good_until)]
