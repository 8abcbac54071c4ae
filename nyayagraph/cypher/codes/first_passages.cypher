// codes/first_passages
// The first passage of each section: its text from the beginning, else its gist.
//
// mode     read
// rows     many
// param    section_ids  list[str]  sections asked about
// param    limit        int        rows to return, > 0
// returns  section_id   str        as asked
// returns  chunk_id     str        its first passage
// needs    index chunk_authority_id
UNWIND $section_ids AS asked
MATCH (chunk:Chunk {authority_id: asked})
WITH asked, min(chunk.chunk_id) AS chunk_id
RETURN asked AS section_id, chunk_id
ORDER BY section_id
LIMIT $limit
