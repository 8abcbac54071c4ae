// successions/succession_faults
// Replacements, compared or not, that the Acts' own days gainsay; no row is good.
//
// mode     read
// rows     many
// param    limit    int        rows to return, > 0
// returns  old_id   str        the section replaced
// returns  new_id   str        the section said to have its matter
// returns  fault    str        cycle, one Act, no newer, before its Act, after its Act, after a gap
// returns  days     list[str]  the days that gainsay it, oldest Act first
MATCH (old:Section)-[step:REPLACED_BY|CARRIED_INTO]->(new:Section)
OPTIONAL MATCH (older:Act {act_id: old.act_id})
OPTIONAL MATCH (newer:Act {act_id: new.act_id})
WITH old, new, step.on AS on, older, newer
CALL (old, new, on, older, newer) {
  WITH old, new WHERE EXISTS { (new)-[:REPLACED_BY|CARRIED_INTO]->{0,4}(old) }
  RETURN 'cycle' AS fault, [] AS days
UNION
  WITH old, new WHERE old.act_id = new.act_id
  RETURN 'one Act' AS fault, [] AS days
UNION
  WITH older, newer WHERE newer.commenced_on <= older.commenced_on
  RETURN 'no newer' AS fault, [older.commenced_on, newer.commenced_on] AS days
UNION
  WITH on, newer WHERE on < newer.commenced_on
  RETURN 'before its Act' AS fault, [on, newer.commenced_on] AS days
UNION
  WITH on, newer WHERE on >= newer.repealed_on
  RETURN 'after its Act' AS fault, [newer.repealed_on, on] AS days
UNION
  WITH on, older WHERE on > older.repealed_on
  RETURN 'after a gap' AS fault, [older.repealed_on, on] AS days
}
RETURN DISTINCT old.section_id AS old_id, new.section_id AS new_id, fault, [day IN days | toString(day)] AS days
ORDER BY old_id, new_id, fault
LIMIT $limit
