// statute/section_versions
// Texts of a provision through time, oldest first; dates are half-open, a gap has no words and says why.
//
// mode     read
// rows     many
// param    section_id     str        e.g. ipc-1860/s420
// param    limit          int        rows to return, > 0
// returns  version_id     str        id of the version
// returns  text           str|null   words of the provision; null in a gap
// returns  is_gap         bool       true where the words are not known
// returns  why_gap        str|null   why they are not
// returns  in_force_from  date|null  first day; null where it is not known
// returns  in_force_to    date|null  day after the last
// returns  changed_by     list[str]  what made the text so, as printed
// returns  ended_by       str|null   what omitted or repealed it
// returns  source         str|null   where the words come from
// returns  judgments      int        judgments that cite the provision and were given while it read so
// returns  amendments     list[map]  amendment_id, name, action, provision, on
// needs    constraint section_id_unique
MATCH (:Section {section_id: $section_id})-[:HAS_VERSION]->(version:SectionVersion)
RETURN version.version_id AS version_id,
       version.text AS text,
       coalesce(version.is_gap, false) AS is_gap,
       version.why_gap AS why_gap,
       version.in_force_from AS in_force_from,
       version.in_force_to AS in_force_to,
       coalesce(version.changed_by, []) AS changed_by,
       version.ended_by AS ended_by,
       version.source AS source,
       COUNT { (:Judgment)-[:CITES_VERSION]->(version) } AS judgments,
       COLLECT {
         MATCH (amendment:Amendment)-[made:INSERTED|SUBSTITUTED|OMITTED]->(version)
         RETURN {amendment_id: amendment.amendment_id, name: amendment.name, action: toLower(type(made)),
                 provision: made.provision, on: made.on}
         ORDER BY amendment.amendment_id, type(made), made.printed
       } AS amendments
ORDER BY coalesce(in_force_from, date('0001-01-01')), version_id
LIMIT $limit
