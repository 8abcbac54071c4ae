// statute/lines_of_acts
// Acts with every Act that took their place, and all that those repealed in turn: the lines along which law changed.
//
// mode                 read
// rows                 many
// param    act_ids     list[str]  e.g. bns-2023
// param    limit       int        rows to return, > 0
// returns  act_id      str        the Act, or one before or after it in its line
// returns  act         map        title, days, what repealed it and saves what was begun under it
// needs    constraint act_id_unique
UNWIND $act_ids AS asked
MATCH (:Act {act_id: asked})<-[:REPEALS]-{0,4}(newer:Act)
WITH DISTINCT newer
MATCH (newer)-[:REPEALS]->{0,4}(act:Act)
WITH DISTINCT act
CALL (act) {
  OPTIONAL MATCH (repealing:Act)-[:REPEALS]->(act)
  WITH repealing ORDER BY repealing.act_id LIMIT 1
  RETURN repealing.act_id AS repealed_by, repealing.short_title AS repealed_by_title
}
RETURN act.act_id AS act_id,
       {
         act_id: act.act_id, title: coalesce(act.short_title, act.title, act.act_id), commenced_on: act.commenced_on,
         repealed_on: act.repealed_on, repealed_by: repealed_by, repealed_by_title: repealed_by_title,
         repealing_provision: act.repealing_provision, savings: act.savings, savings_provision: act.savings_provision,
         is_complete: coalesce(act.is_complete, false)
       } AS act
ORDER BY act_id
LIMIT $limit
