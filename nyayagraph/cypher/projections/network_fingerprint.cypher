// projections/network_fingerprint
// What tells one state of the network of citations from another, without reading the network.
//
// mode     read
// rows     one
// returns  judgments      int            judgments held
// returns  citations      int            citations and treatments between them
// returns  ingest_runs    int            ingest runs begun
// returns  last_finished  datetime|null  when the last of them ended
CALL () {
  MATCH (judgment:Judgment)
  RETURN count(judgment) AS judgments
}
CALL () {
  MATCH ()-[cites:CITES|FOLLOWS|AFFIRMS|EXPLAINS|DISTINGUISHES|DOUBTS|NOT_FOLLOWED|REFERRED_TO_LARGER_BENCH|OVERRULES|REVERSES]->()
  RETURN count(cites) AS citations
}
CALL () {
  MATCH (ingest:IngestRun)
  RETURN count(ingest) AS ingest_runs, max(ingest.finished) AS last_finished
}
RETURN judgments, citations, ingest_runs, last_finished
