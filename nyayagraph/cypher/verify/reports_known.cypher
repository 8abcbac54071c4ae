// verify/reports_known
// Of the judgments that a year of a reporter can report, how many are held, and of how many it knows the place there.
//
// mode     read
// rows     many
// param    reports    list[map]  reporter, year (of the report), court_id (whose judgments it prints)
// param    limit      int        rows to return, > 0
// returns  reporter   str  as asked
// returns  year       int  as asked
// returns  judgments  int  judgments of the court held that were given in that year or the year before
// returns  placed     int  those of them that have a citation in the reporter
// needs    index judgment_decided_on
UNWIND $reports AS asked
CALL (asked) {
  MATCH (judgment:Judgment)
  WHERE judgment.decided_on >= date({year: asked.year - 1, month: 1, day: 1})
    AND judgment.decided_on < date({year: asked.year + 1, month: 1, day: 1})
    AND judgment.court_id = asked.court_id
  RETURN count(judgment) AS judgments,
         sum(CASE WHEN EXISTS { (judgment)<-[:IDENTIFIES]-(:Citation {reporter: asked.reporter}) } THEN 1 ELSE 0 END)
           AS placed
}
RETURN asked.reporter AS reporter, asked.year AS year, judgments, placed
ORDER BY reporter, year
LIMIT $limit
