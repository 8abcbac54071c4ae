// codes/counterparts
// What replaced each section, and what it replaced, one step away; clauses as pairs of the section's and the counterpart's.
//
// mode     read
// rows     many
// param    section_ids     list[str]        sections asked about
// param    limit           int              rows to return, > 0
// returns  section_id      str              as asked
// returns  counterpart_id  str              section of the other code
// returns  relation        str              same | modified | narrowed | widened | split | merged; of several the least alike
// returns  direction       str              newer | older
// returns  clauses         list[list[str]]  clause of the section and of the counterpart, '' for the whole
// needs    constraint section_id_unique
UNWIND $section_ids AS asked
MATCH (section:Section {section_id: asked})-[replaced:REPLACED_BY]-(counterpart)
USING INDEX SEEK section:Section(section_id)
WITH asked, counterpart,
     CASE WHEN startNode(replaced) = section THEN 'newer' ELSE 'older' END AS direction,
     replaced.relation AS relation,
     CASE WHEN startNode(replaced) = section
          THEN [replaced.old_clause, replaced.new_clause] ELSE [replaced.new_clause, replaced.old_clause] END AS pair
ORDER BY asked, counterpart.section_id, pair[0], pair[1]
WITH asked, counterpart, direction, collect(relation) AS relations, collect(pair) AS clauses
RETURN asked AS section_id,
       counterpart.section_id AS counterpart_id,
       head([known IN ['narrowed', 'widened', 'modified', 'split', 'merged', 'same'] WHERE known IN relations]) AS relation,
       direction,
       clauses
ORDER BY section_id, counterpart_id, direction
LIMIT $limit
