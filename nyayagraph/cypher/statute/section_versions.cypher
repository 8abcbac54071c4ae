// statute/section_versions
// Texts of a provision through time, oldest first; dates are half-open.
//
// mode     read
// rows     many
// param    section_id     str        e.g. ipc-1860/s420
// param    limit          int        rows to return, > 0
// returns  version_id     str        id of the version
// returns  text           str        words of the provision
// returns  in_force_from  date|null  first day
// returns  in_force_to    date|null  day after the last
// returns  changed_by     str|null   where the words come from
// needs    constraint section_id_unique
MATCH (:Section {section_id: $section_id})-[:HAS_VERSION]->(version:SectionVersion)
RETURN version.version_id AS version_id,
       version.text AS text,
       version.in_force_from AS in_force_from,
       version.in_force_to AS in_force_to,
       version.source AS changed_by
ORDER BY in_force_from, version_id
LIMIT $limit
