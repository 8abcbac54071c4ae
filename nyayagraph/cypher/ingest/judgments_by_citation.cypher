// ingest/judgments_by_citation
// Judgments that these citations identify, with what tells two judgments apart.
//
// mode     read
// rows     many
// param    citation_keys  list[str]  printed forms of design.md §5
// returns  citation_key  str
// returns  judgment_id   str
// returns  decided_on    date|null
// returns  title         str
// returns  names         list[str]  other spellings
// returns  has_text      bool       its text is held already
// needs    constraint citation_key_unique
UNWIND $citation_keys AS key
MATCH (citation:Citation {citation_key: key})-[:IDENTIFIES]->(judgment:Judgment)
RETURN key AS citation_key,
       judgment.judgment_id AS judgment_id,
       judgment.decided_on AS decided_on,
       judgment.title AS title,
       judgment.names AS names,
       judgment.has_text AS has_text
ORDER BY citation_key, judgment_id
LIMIT 100000
