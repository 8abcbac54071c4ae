// retrieval/landmarks
// Judgments of the highest landmark score: PageRank over citations between judgments that are good law.
//
// mode     read
// rows     many
// param    court_low       str        first court id to keep; '' for all
// param    court_high      str        last court id to keep; \uffff for all
// param    limit           int        rows to return, > 0
// returns  judgment_id     str        id of the judgment
// returns  title           str        its usual name
// returns  citation        str|null   citation that it is usually known by
// returns  court           str|null   name of the court
// returns  decided_on      date|null  date of the judgment
// returns  landmark_score  float      share of the whole network's weight, 0 to 1
// returns  cited_by        int        judgments that cite or treat it
// needs    index judgment_landmark_score
MATCH (judgment:Judgment)
WHERE judgment.landmark_score > 0.0
  AND judgment.court_id >= $court_low AND judgment.court_id <= $court_high
WITH judgment
ORDER BY judgment.landmark_score DESC, judgment.judgment_id
LIMIT $limit
OPTIONAL MATCH (court:Court {court_id: judgment.court_id})
RETURN judgment.judgment_id AS judgment_id,
       judgment.title AS title,
       coalesce(judgment.display_citation, judgment.neutral_citation) AS citation,
       coalesce(court.name, judgment.court_id) AS court,
       judgment.decided_on AS decided_on,
       judgment.landmark_score AS landmark_score,
       count {
         MATCH (judgment)<-[:CITES|FOLLOWS|DISTINGUISHES|EXPLAINS|DOUBTS|NOT_FOLLOWED|OVERRULES]-(citing:Judgment)
         RETURN DISTINCT citing
       } AS cited_by
ORDER BY landmark_score DESC, judgment_id
LIMIT $limit
