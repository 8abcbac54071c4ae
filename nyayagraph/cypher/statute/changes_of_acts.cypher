// statute/changes_of_acts
// What the footnotes of some Acts say changed their provisions: each instrument, each day, each provision once.
//
// mode     read
// rows     many
// param    act_ids     list[str]   e.g. ndps-1985
// param    limit       int         rows to return, > 0
// returns  act_id      str
// returns  name        str         the instrument, e.g. Act 9 of 2001
// returns  on          date|null   the day of its effect, where the footnote prints one
// returns  numbers     list[str]   of the provisions that it changed
// needs    constraint act_id_unique
UNWIND $act_ids AS act_id
MATCH (act:Act {act_id: act_id})-[:CONTAINS]->(section:Section)-[:HAS_VERSION]->(:SectionVersion)
      <-[made:INSERTED|SUBSTITUTED|OMITTED]-(amendment:Amendment)
WITH DISTINCT act.act_id AS act_id, amendment.name AS name, made.on AS on, section.number AS number
ORDER BY act_id, name, on, number
WITH act_id, name, on, collect(number) AS numbers
RETURN act_id, name, on, numbers
ORDER BY act_id, name, on
LIMIT $limit
