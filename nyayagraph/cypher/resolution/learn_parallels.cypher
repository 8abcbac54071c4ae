// resolution/learn_parallels
// Citations that two or more judgments print as one report, where no text gives either of them another partner in the
// same reporter. What is gainsaid later is forgotten. References that this may touch are pending.
//
// mode     write
// rows     none
// needs    constraint citation_key_unique
CALL () {
  MATCH (one:Citation)-[learned:PARALLEL_TO]->(two:Citation)
  WHERE EXISTS { (one)<-[:PRINTS]-(:Reference)-[:PRINTS]->(other:Citation) WHERE other <> two AND other.reporter = two.reporter }
     OR EXISTS { (two)<-[:PRINTS]-(:Reference)-[:PRINTS]->(other:Citation) WHERE other <> one AND other.reporter = one.reporter }
     OR COUNT { MATCH (one)<-[:PRINTS]-(both:Reference)<-[:REFERS_TO]-(citing:Judgment) WHERE (both)-[:PRINTS]->(two) RETURN DISTINCT citing } < 2
  DELETE learned
  WITH one, two
  UNWIND [one, two] AS citation
  MATCH (citation)<-[:PRINTS]-(reference:Reference)
  SET reference.state = 'pending'
}
MATCH (one:Citation)<-[:PRINTS]-(printed:Reference)-[:PRINTS]->(two:Citation)
WHERE one.citation_key < two.citation_key AND one.reporter <> two.reporter
  AND NOT EXISTS { (one)-[:PARALLEL_TO]->(two) }
MATCH (printed)<-[:REFERS_TO]-(citing:Judgment)
WITH one, two, count(DISTINCT citing) AS printed_in
WHERE printed_in >= 2
  AND NOT EXISTS { (one)<-[:PRINTS]-(:Reference)-[:PRINTS]->(other:Citation) WHERE other <> two AND other.reporter = two.reporter }
  AND NOT EXISTS { (two)<-[:PRINTS]-(:Reference)-[:PRINTS]->(other:Citation) WHERE other <> one AND other.reporter = one.reporter }
MERGE (one)-[learned:PARALLEL_TO]->(two)
SET learned.printed_in = printed_in
WITH one, two
UNWIND [one, two] AS citation
MATCH (citation)<-[:PRINTS]-(reference:Reference)
WHERE reference.state IN ['waiting', 'forward', 'conflict', 'ambiguous'] OR reference.how = 'parallel'
SET reference.state = 'pending'
