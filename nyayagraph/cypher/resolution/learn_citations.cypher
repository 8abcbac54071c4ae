// resolution/learn_citations
// Citations that no source gives to any judgment, but that two or more judgments print beside the name of one and the
// same, and none beside that of another: taken for a citation of that judgment. What is gainsaid later is forgotten.
//
// mode     write
// rows     none
// needs    constraint citation_key_unique
CALL () {
  MATCH (citation:Citation)-[taken:TAKEN_FOR]->(judgment:Judgment)
  WHERE EXISTS { (citation)-[:IDENTIFIES]->() }
     OR EXISTS { (citation)<-[:PRINTS]-(:Reference {how: 'name'})-[:RESOLVES_TO|MAY_MEAN]->(other:Judgment) WHERE other <> judgment }
     OR COUNT { MATCH (citation)<-[:PRINTS]-(named:Reference {how: 'name'})<-[:REFERS_TO]-(citing:Judgment) WHERE (named)-[:RESOLVES_TO]->(judgment) RETURN DISTINCT citing } < 2
  DELETE taken
  WITH citation
  MATCH (citation)<-[:PRINTS]-(reference:Reference)
  SET reference.state = 'pending'
}
MATCH (citation:Citation)<-[:PRINTS]-(printed:Reference {how: 'name'})-[:RESOLVES_TO]->(judgment:Judgment)
WHERE NOT EXISTS { (citation)-[:IDENTIFIES|TAKEN_FOR]->() }
  AND NOT EXISTS { (citation)<-[:PRINTS]-(:Reference {how: 'name'})-[:RESOLVES_TO|MAY_MEAN]->(other:Judgment) WHERE other <> judgment }
MATCH (printed)<-[:REFERS_TO]-(citing:Judgment)
WITH citation, judgment, count(DISTINCT citing) AS printed_in
WHERE printed_in >= 2
MERGE (citation)-[taken:TAKEN_FOR]->(judgment)
SET taken.printed_in = printed_in
WITH citation
MATCH (citation)<-[:PRINTS]-(reference:Reference)
WHERE reference.how <> 'name'
SET reference.state = 'pending'
