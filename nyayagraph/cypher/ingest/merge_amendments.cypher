// ingest/merge_amendments
// Amending Acts and orders, and which version of which provision each inserted, substituted or omitted words in.
//
// mode     write
// rows     none
// param    rows  list[map]  version_id, amendments: [{amendment_id, name, year, action, provision, on, printed}]
// needs    constraint version_id_unique
// needs    constraint amendment_id_unique
UNWIND $rows AS row
MATCH (version:SectionVersion {version_id: row.version_id})
CALL (version) {
  MATCH (version)<-[old:INSERTED|SUBSTITUTED|OMITTED]-(:Amendment)
  DELETE old
}
UNWIND row.amendments AS told
MERGE (amendment:Amendment {amendment_id: told.amendment_id})
ON CREATE SET amendment.name = told.name, amendment.year = told.year
CALL (amendment, version, told) {
  WITH amendment, version, told WHERE told.action = 'inserted'
  CREATE (amendment)-[made:INSERTED]->(version)
  SET made.provision = told.provision, made.on = told.on, made.printed = told.printed
}
CALL (amendment, version, told) {
  WITH amendment, version, told WHERE told.action = 'substituted'
  CREATE (amendment)-[made:SUBSTITUTED]->(version)
  SET made.provision = told.provision, made.on = told.on, made.printed = told.printed
}
CALL (amendment, version, told) {
  WITH amendment, version, told WHERE told.action = 'omitted'
  CREATE (amendment)-[made:OMITTED]->(version)
  SET made.provision = told.provision, made.on = told.on, made.printed = told.printed
}
