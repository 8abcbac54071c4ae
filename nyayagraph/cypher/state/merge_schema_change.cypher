// state/merge_schema_change
// Record that a schema change has run.
//
// mode     write
// rows     none
// param    number  int  place in the order, from 1
// param    change_name  str  name of the statement
// param    sha256  str  digest of its text
MERGE (change:SchemaChange {number: $number})
SET change.name = $change_name, change.sha256 = $sha256, change.applied_at = datetime()
