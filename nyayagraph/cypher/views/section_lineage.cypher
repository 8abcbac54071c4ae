// views/section_lineage
// The life of a provision as a drawing, for Neo4j Browser: what it came of and became, the texts of each with what made
// them, the Acts that hold them and repealed each other, the judgments that struck at them.
//
// mode     read
// rows     many
// param    section_id  str   the provision's section, e.g. ipc-1860/s420
// param    limit       int   paths to return, > 0
// returns  path        path  nodes and relationships to draw
// needs    constraint section_id_unique
MATCH (asked:Section {section_id: $section_id})
CALL (asked) {
  RETURN asked AS section
  UNION
  MATCH (asked)-[:REPLACED_BY|CARRIED_INTO]->{1,4}(section:Section)
  RETURN section
  UNION
  MATCH (section:Section)-[:REPLACED_BY|CARRIED_INTO]->{1,4}(asked)
  RETURN section
}
WITH collect(DISTINCT section) AS line
UNWIND line AS section
CALL (section, line) {
  MATCH path = (section)-[:REPLACED_BY|CARRIED_INTO]->(newer:Section)
  WHERE newer IN line
  RETURN path, 1 AS place
  UNION ALL
  MATCH path = (:Act)-[:CONTAINS]->(section)
  RETURN path, 2 AS place
  UNION ALL
  MATCH path = (repealing:Act)-[:REPEALS]->(:Act)-[:CONTAINS]->(section)
  RETURN path, 3 AS place
  UNION ALL
  MATCH path = (section)<-[:STRIKES_DOWN|READS_DOWN|SUSPENDS]-(:Judgment)
  RETURN path, 4 AS place
  UNION ALL
  MATCH path = (section)<-[:CONTAINS]-(:Act)<-[:STRIKES_DOWN|READS_DOWN|SUSPENDS]-(:Judgment)
  RETURN path, 4 AS place
  UNION ALL
  MATCH path = (section)-[:HAS_VERSION]->(version:SectionVersion)
  RETURN path, 5 AS place
  UNION ALL
  MATCH path = (section)-[:HAS_VERSION]->(version:SectionVersion)<-[:INSERTED|SUBSTITUTED|OMITTED]-(:Amendment)
  RETURN path, 6 AS place
}
RETURN path
ORDER BY place, section.section_id
LIMIT $limit
