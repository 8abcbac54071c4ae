// statute/texts_of_sections
// The texts of some provisions through time, oldest first.
//
// mode     read
// rows     many
// param    section_ids  list[str]  e.g. ni-1881/s138
// param    limit        int        rows to return, > 0
// returns  section_id   str        as asked
// returns  texts        list[map]  text (null in a gap), in_force_from, in_force_to, changed_by (names of what made it so)
// needs    constraint section_id_unique
UNWIND $section_ids AS id
MATCH (section:Section {section_id: id})
RETURN section.section_id AS section_id,
       COLLECT {
         MATCH (section)-[:HAS_VERSION]->(version:SectionVersion)
         WITH version, COLLECT {
           MATCH (amendment:Amendment)-[:INSERTED|SUBSTITUTED|OMITTED]->(version)
           RETURN DISTINCT amendment.name ORDER BY amendment.name
         } AS names
         RETURN {
           text: version.text, in_force_from: version.in_force_from, in_force_to: version.in_force_to,
           changed_by: CASE WHEN names = [] AND size(coalesce(version.changed_by, [])) > 0 THEN ['an amendment'] ELSE names END
         } ORDER BY coalesce(version.in_force_from, date('0001-01-01')), version.version_id
       } AS texts
ORDER BY section_id
LIMIT $limit
