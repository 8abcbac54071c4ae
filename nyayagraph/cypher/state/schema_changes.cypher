// state/schema_changes
// Schema changes that this graph has had, in order.
//
// mode     read
// rows     many
// returns  number      int       place in the order, from 1
// returns  name        str       name of the statement
// returns  sha256      str       digest of the statement's text when it ran
// returns  applied_at  datetime  when it ran
MATCH (change:SchemaChange)
RETURN change.number AS number, change.name AS name, change.sha256 AS sha256, change.applied_at AS applied_at
ORDER BY number
LIMIT 1000
