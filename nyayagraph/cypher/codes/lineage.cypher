// codes/lineage
// Everything that a provision became and came of, over up to four replacements, each step with its relation and sources;
// where the relation is `not compared`, a table of numbers alone says so.
//
// mode     read
// rows     many
// param    section_id  str        the provision's section
// param    limit       int        rows to return, > 0
// returns  direction   str        newer | older
// returns  steps       int        replacements between the two, > 0
// returns  section_id  str        the section at the end of the chain
// returns  heading     str|null   its heading
// returns  is_held     bool       its content is held; else it is known by number only
// returns  path        list[map]  of each step: from, from_clause, to, to_clause, relation, agreement, sources, note, on; oldest first
// needs    constraint section_id_unique
CALL () {
  MATCH chain = (:Section {section_id: $section_id})-[:REPLACED_BY|CARRIED_INTO]->{1,4}(other:Section)
  RETURN 'newer' AS direction, chain, other
  UNION ALL
  MATCH chain = (other:Section)-[:REPLACED_BY|CARRIED_INTO]->{1,4}(:Section {section_id: $section_id})
  RETURN 'older' AS direction, chain, other
}
WITH direction, other, relationships(chain) AS taken
WHERE all(place IN range(0, size(taken) - 2)
          WHERE coalesce(taken[place].new_clause, '') STARTS WITH coalesce(taken[place + 1].old_clause, '')
             OR coalesce(taken[place + 1].old_clause, '') STARTS WITH coalesce(taken[place].new_clause, ''))
RETURN direction,
       size(taken) AS steps,
       other.section_id AS section_id,
       other.heading AS heading,
       coalesce(other.is_held, false) AS is_held,
       [step IN taken | {
         from: startNode(step).section_id, from_clause: coalesce(step.old_clause, ''),
         to: endNode(step).section_id, to_clause: coalesce(step.new_clause, ''),
         relation: step.relation, agreement: step.agreement, sources: step.sources, note: step.note, on: step.on
       }] AS path
ORDER BY direction, steps, section_id
LIMIT $limit
