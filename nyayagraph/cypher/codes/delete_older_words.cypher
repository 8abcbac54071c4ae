// codes/delete_older_words
// Take away the plain words of an earlier load of the starter graph: what it told and this one does not.
//
// mode     write
// rows     none
// param    run_id  str  ingest run that wrote the plain words that stay
MATCH (chunk:Chunk)-[:WORDS_ON]->(:Section)
WHERE chunk.run_id <> $run_id
DETACH DELETE chunk
