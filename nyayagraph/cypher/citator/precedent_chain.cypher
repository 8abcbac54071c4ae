// citator/precedent_chain
// Judgments that one judgment relies on, and that rely on it: treatments first, then citations by strength of bench.
//
// mode     read
// rows     many
// param    judgment_id     str         judgment in the middle
// param    per_direction   int         rows each way, > 0
// param    limit           int         rows to return, > 0
// returns  direction       str         relies_on | relied_on_by
// returns  relation        str         treatment, or cited
// returns  judgment_id     str         judgment at the other end
// returns  title           str         its usual name
// returns  citation        str|null    its usual citation
// returns  decided_on      date|null   its day
// returns  bench_strength  int|null    its judges
// returns  count           int         times cited; 0 where only the treatment is stated
// returns  landmark_score  float|null  PageRank over good law, where worked out
// returns  point           str|null    what the treatment is on
// needs    constraint judgment_id_unique
MATCH (middle:Judgment {judgment_id: $judgment_id})
CALL (middle) {
  MATCH (middle)-[treats:OVERRULES|REVERSES|AFFIRMS|FOLLOWS|DISTINGUISHES|DOUBTS|EXPLAINS|NOT_FOLLOWED|REFERRED_TO_LARGER_BENCH|CITES]->(other:Judgment)
  RETURN 'relies_on' AS direction, treats, other
  ORDER BY type(treats) = 'CITES', other.bench_strength DESC, other.decided_on DESC, other.judgment_id
  LIMIT $per_direction
UNION ALL
  MATCH (middle)<-[treats:OVERRULES|REVERSES|AFFIRMS|FOLLOWS|DISTINGUISHES|DOUBTS|EXPLAINS|NOT_FOLLOWED|REFERRED_TO_LARGER_BENCH|CITES]-(other:Judgment)
  RETURN 'relied_on_by' AS direction, treats, other
  ORDER BY type(treats) = 'CITES', other.bench_strength DESC, other.decided_on DESC, other.judgment_id
  LIMIT $per_direction
}
RETURN direction,
       CASE WHEN type(treats) = 'CITES' THEN 'cited' ELSE treats.treatment END AS relation,
       other.judgment_id AS judgment_id,
       other.title AS title,
       other.display_citation AS citation,
       other.decided_on AS decided_on,
       other.bench_strength AS bench_strength,
       CASE WHEN type(treats) = 'CITES' THEN treats.count ELSE 0 END AS count,
       other.landmark_score AS landmark_score,
       treats.point AS point
ORDER BY direction DESC, relation = 'cited', decided_on DESC, judgment_id, relation
LIMIT $limit
