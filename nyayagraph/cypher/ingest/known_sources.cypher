// ingest/known_sources
// Which of these sources the graph has already taken in, and the digest of what it took.
//
// mode     read
// rows     many
// param    sources  list[str]  e.g. sc-judgments:1000294
// returns  source  str  as asked
// returns  sha256  str  digest of the content that was taken in
// needs    constraint source_unique
UNWIND $sources AS source
MATCH (taken:Source {source: source})
RETURN taken.source AS source, taken.sha256 AS sha256
ORDER BY source
LIMIT 100000
