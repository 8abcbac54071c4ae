// statute/acts_with_numbers
// The acts that have a section of each number, as far as their sections are held.
//
// mode     read
// rows     many
// param    numbers  list[str]  numbers of sections as printed: 80D
// param    limit    int        rows to return, > 0
// returns  number   str        as asked
// returns  act_ids  list[str]  acts with a held section of that number, sorted
// needs    constraint section_id_unique
UNWIND $numbers AS asked
MATCH (act:Act)
MATCH (section:Section {section_id: act.act_id + '/s' + asked})
USING INDEX SEEK section:Section(section_id)
WHERE section.is_held
WITH asked, act.act_id AS act_id ORDER BY act_id
RETURN asked AS number, collect(act_id) AS act_ids
ORDER BY number
LIMIT $limit
