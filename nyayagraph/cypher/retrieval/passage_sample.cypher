// retrieval/passage_sample
// A fixed sample of passages, the same until the graph changes, from which the rarity of words is estimated.
//
// mode     read
// rows     many
// param    size    int  passages wanted, about, > 0
// param    offset  int  which of the possible samples, from 0
// returns  text    str  text of a passage
MATCH (counted:Chunk)
WITH count(counted) AS passages
WITH CASE WHEN passages > $size THEN passages / $size ELSE 1 END AS every
MATCH (chunk:Chunk)
WHERE chunk.char_end % every = $offset % every
RETURN chunk.text AS text
ORDER BY chunk.chunk_id
LIMIT 4 * $size
