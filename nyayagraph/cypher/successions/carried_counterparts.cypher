// successions/carried_counterparts
// Which sections of other Acts have the matter of each section by a table, one step away; nobody compared the texts.
//
// mode     read
// rows     many
// param    section_ids     list[str]        sections asked about
// param    limit           int              rows to return, > 0
// returns  section_id      str              as asked
// returns  counterpart_id  str              section of the other Act
// returns  relation        str              not compared
// returns  direction       str              newer | older
// returns  clauses         list[list[str]]  the two wholes, for a table of numbers knows no clauses
// needs    constraint section_id_unique
UNWIND $section_ids AS asked
MATCH (section:Section {section_id: asked})-[carried:CARRIED_INTO]-(counterpart)
USING INDEX SEEK section:Section(section_id)
RETURN asked AS section_id,
       counterpart.section_id AS counterpart_id,
       carried.relation AS relation,
       CASE WHEN startNode(carried) = section THEN 'newer' ELSE 'older' END AS direction,
       [['', '']] AS clauses
ORDER BY section_id, counterpart_id, direction
LIMIT $limit
