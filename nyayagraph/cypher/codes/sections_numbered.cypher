// codes/sections_numbered
// Sections of some acts that bear a number: what a number without its act may mean.
//
// mode     read
// rows     many
// param    numbers     list[str]  numbers as printed, without clauses
// param    act_ids     list[str]  acts to look in
// param    limit       int        rows to return, > 0
// returns  number      str        as asked
// returns  section_id  str        a section of that number
// returns  heading     str        its heading, '' where none is held
// needs    constraint section_id_unique
UNWIND $numbers AS number
UNWIND $act_ids AS act_id
MATCH (section:Section {section_id: act_id + '/s' + number})
WHERE section.heading IS NOT NULL
RETURN number, section.section_id AS section_id, section.heading AS heading
ORDER BY number, section_id
LIMIT $limit
