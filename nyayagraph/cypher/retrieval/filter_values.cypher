// retrieval/filter_values
// Courts, acts and judges that the graph holds: what a search can be limited to.
//
// mode     read
// rows     many
// param    limit  int  rows to return, > 0
// returns  kind   str  court | act | judge
// returns  value  str  id of the court or act, name of the judge
// returns  name   str  what it is called
CALL () {
  MATCH (court:Court)
  RETURN 'court' AS kind, court.court_id AS value, coalesce(court.name, court.court_id) AS name
  UNION ALL
  MATCH (act:Act)
  RETURN 'act' AS kind, act.act_id AS value, coalesce(act.short_title, act.title, act.act_id) AS name
  UNION ALL
  MATCH (judge:Judge)
  RETURN 'judge' AS kind, judge.name AS value, judge.name AS name
}
RETURN kind, value, name
ORDER BY kind, value, name
LIMIT $limit
