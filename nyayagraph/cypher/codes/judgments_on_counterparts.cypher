// codes/judgments_on_counterparts
// Which judgments speak of a counterpart of a named provision and not of the provision itself.
//
// mode     read
// rows     many
// param    pairs         list[map]  section_id (named) and counterpart_id
// param    judgment_ids  list[str]  judgments asked about
// param    limit         int        rows to return, > 0
// returns  judgment_id     str        a judgment
// returns  section_id      str        the named provision
// returns  counterpart_id  str        its counterpart, of which the judgment speaks
// needs    constraint section_id_unique
// needs    constraint judgment_id_unique
UNWIND $pairs AS pair
MATCH (named:Section {section_id: pair.section_id})
MATCH (counterpart:Section {section_id: pair.counterpart_id})
UNWIND $judgment_ids AS judgment_id
MATCH (judgment:Judgment {judgment_id: judgment_id})
WHERE EXISTS { (judgment)-[:INTERPRETS|CITES_SECTION]->(counterpart) }
  AND NOT EXISTS { (judgment)-[:INTERPRETS|CITES_SECTION]->(named) }
RETURN judgment.judgment_id AS judgment_id,
       named.section_id AS section_id,
       counterpart.section_id AS counterpart_id
ORDER BY judgment_id, section_id, counterpart_id
LIMIT $limit
