// ingest/judgments_by_name
// Judgments of one court whose normalised name is one of these.
//
// mode     read
// rows     many
// param    name_keys  list[str]  as law.names.name_key makes them
// param    court_id   str        court that decided
// returns  name_key     str
// returns  judgment_id  str
// returns  decided_on   date|null
// returns  title        str
// returns  names        list[str]
// returns  has_text     bool
// needs    index judgment_name_key
UNWIND $name_keys AS key
MATCH (judgment:Judgment {name_key: key})
WHERE judgment.court_id = $court_id
RETURN key AS name_key,
       judgment.judgment_id AS judgment_id,
       judgment.decided_on AS decided_on,
       judgment.title AS title,
       judgment.names AS names,
       judgment.has_text AS has_text
ORDER BY name_key, judgment_id
LIMIT 100000
