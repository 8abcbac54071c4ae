// projections/network_fingerprint
// What tells one state of the network of citations from another, without reading the network.
//
// mode     read
// rows     one
// returns  judgments      int            judgments held
// returns  citations      int            citations between them
// returns  treatments     int            overrulings and reversals between them
// returns  ingest_runs    int            ingest runs begun
// returns  last_finished  datetime|null  when the last of them ended
CALL () {
  MATCH (judgment:Judgment)
  RETURN count(judgment) AS judgments
}
CALL () {
  MATCH ()-[cites:CITES]->()
  RETURN count(cites) AS citations
}
CALL () {
  MATCH ()-[overrules:OVERRULES]->()
  RETURN count(overrules) AS overrulings
}
CALL () {
  MATCH ()-[reverses:REVERSES]->()
  RETURN count(reverses) AS reversals
}
CALL () {
  MATCH (ingest:IngestRun)
  RETURN count(ingest) AS ingest_runs, max(ingest.finished) AS last_finished
}
RETURN judgments,
       citations,
       overrulings + reversals AS treatments,
       ingest_runs,
       last_finished
