// verify/courts_held
// How many judgments of each court the graph holds; a court that it does not hold is not covered.
//
// mode     read
// rows     many
// param    limit      int  rows to return, > 0
// returns  court_id   str  id of the court
// returns  name       str  its name
// returns  judgments  int  judgments held
MATCH (court:Court)
RETURN court.court_id AS court_id,
       coalesce(court.name, court.court_id) AS name,
       COUNT { (court)<-[:DECIDED_BY]-() } AS judgments
ORDER BY court_id
LIMIT $limit
