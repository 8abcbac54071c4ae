// retrieval/passages
// Passages by their ids, with citation, court and date of their judgment.
//
// mode     read
// rows     many
// param    chunk_ids     list[str]  passages to fetch
// param    limit         int        rows to return, > 0
// returns  chunk_id      str        id of the passage
// returns  authority_id  str        judgment, section or upload that it is part of
// returns  kind          str        judgment | proposition | statute | upload
// returns  title         str        title of that authority
// returns  text          str        text of the passage
// returns  heading       str|null   part of the judgment that it stands in
// returns  paragraph     int|null   number of the paragraph, 1-based
// returns  page          int|null   page on which it begins, 1-based
// returns  char_start    int        first character in the source
// returns  char_end      int        character after the last
// returns  citation      str|null   citation that the judgment is usually known by
// returns  court         str|null   name of the court
// returns  decided_on    date|null  date of the judgment
// needs    constraint chunk_id_unique
MATCH (chunk:Chunk)
WHERE chunk.chunk_id IN $chunk_ids
OPTIONAL MATCH (judgment:Judgment {judgment_id: chunk.authority_id})
OPTIONAL MATCH (court:Court {court_id: judgment.court_id})
RETURN chunk.chunk_id AS chunk_id,
       chunk.authority_id AS authority_id,
       chunk.kind AS kind,
       coalesce(chunk.title, '') AS title,
       chunk.text AS text,
       chunk.heading AS heading,
       chunk.paragraph AS paragraph,
       chunk.page_from AS page,
       coalesce(chunk.char_start, 0) AS char_start,
       coalesce(chunk.char_end, size(chunk.text)) AS char_end,
       coalesce(judgment.display_citation, judgment.neutral_citation) AS citation,
       coalesce(court.name, judgment.court_id) AS court,
       judgment.decided_on AS decided_on
ORDER BY chunk_id
LIMIT $limit
