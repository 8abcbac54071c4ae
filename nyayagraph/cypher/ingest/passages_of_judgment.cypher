// ingest/passages_of_judgment
// The passages of one judgment in their order.
//
// mode     read
// rows     many
// param    judgment_id  str
// returns  text  str
// needs    constraint judgment_id_unique
MATCH (judgment:Judgment {judgment_id: $judgment_id})<-[:PART_OF]-(chunk:Chunk)
RETURN chunk.text AS text
ORDER BY chunk.ordinal
LIMIT 100000
