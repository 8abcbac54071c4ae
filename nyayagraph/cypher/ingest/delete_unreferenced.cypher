// ingest/delete_unreferenced
// Citations, words of names, judges, courts and bare sections that nothing speaks of any more. A bare section of which a
// table of correspondence says that it was dropped or is new stays: the word of the table hangs on nothing else.
//
// mode     write
// rows     none
CALL () {
  MATCH (citation:Citation) WHERE NOT EXISTS { (citation)--() } DELETE citation
}
CALL () {
  MATCH (word:NameWord) WHERE NOT EXISTS { (word)--() } DELETE word
}
CALL () {
  MATCH (judge:Judge) WHERE NOT EXISTS { (judge)--() } DELETE judge
}
CALL () {
  MATCH (court:Court) WHERE NOT EXISTS { (court)--() } DELETE court
}
CALL () {
  MATCH (section:Section)
  WHERE section.is_held = false AND section.dropped_by IS NULL AND section.new_in_act IS NULL
    AND NOT EXISTS { (section)--(:Judgment) } AND NOT EXISTS { (section)-[:REPLACED_BY|CARRIED_INTO]-() }
  DETACH DELETE section
}
