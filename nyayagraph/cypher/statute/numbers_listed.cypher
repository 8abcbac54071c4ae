// statute/numbers_listed
// Numbers of an act's sections that are held, or that a table of correspondence lists; what is only cited does not count.
//
// mode     read
// rows     many
// param    act_ids  list[str]  acts asked about
// param    limit    int        rows to return, > 0
// returns  act_id   str        as asked
// returns  numbers  list[str]  numbers as printed, sorted
// needs    index section_act_id
UNWIND $act_ids AS asked
MATCH (section:Section {act_id: asked})
WHERE section.is_held
   OR section.dropped_by IS NOT NULL
   OR section.new_in_act
   OR EXISTS { (section)-[:REPLACED_BY]-(:Section) }
WITH asked, section.number AS number ORDER BY number
RETURN asked AS act_id, collect(number) AS numbers
ORDER BY act_id
LIMIT $limit
