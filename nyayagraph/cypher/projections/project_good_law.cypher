// projections/project_good_law
// Judgments that are good law and the citations between them: CITES from the citing to the cited, RELATED both ways.
// To treat a judgment is to cite it. A pair counts once, however often and however it cites.
// Left out are judgments that were wholly and effectively overruled or reversed, with every citation of or by them.
//
// mode     read
// rows     one
// param    graph_name     str  name that the projection is kept under
// returns  graph_name     str  the same
// returns  nodes          int  judgments in it
// returns  relationships  int  citations in it, each counted once as CITES and twice as RELATED
MATCH (judgment:Judgment)
WHERE NOT EXISTS {
  (judgment)<-[treats:OVERRULES|REVERSES]-(:Judgment) WHERE treats.scope = 'whole' AND treats.effective
}
OPTIONAL MATCH (judgment)-[:CITES|FOLLOWS|AFFIRMS|EXPLAINS|DISTINGUISHES|DOUBTS|NOT_FOLLOWED|REFERRED_TO_LARGER_BENCH|OVERRULES|REVERSES]->(cited:Judgment)
WHERE cited <> judgment AND NOT EXISTS {
  (cited)<-[treats:OVERRULES|REVERSES]-(:Judgment) WHERE treats.scope = 'whole' AND treats.effective
}
WITH DISTINCT judgment, cited
ORDER BY cited IS NULL
UNWIND CASE WHEN cited IS NULL THEN ['CITES'] ELSE ['CITES', 'RELATED'] END AS type
WITH gds.graph.project(
  $graph_name,
  judgment,
  cited,
  {relationshipType: type},
  {undirectedRelationshipTypes: CASE WHEN cited IS NULL THEN [] ELSE ['RELATED'] END, readConcurrency: 2}
) AS made
RETURN made.graphName AS graph_name, made.nodeCount AS nodes, made.relationshipCount AS relationships
