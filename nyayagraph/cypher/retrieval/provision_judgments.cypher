// retrieval/provision_judgments
// Best passage of each judgment that interprets or cites the named provisions, or at half the weight what replaced them and
// what they replaced, by act: the same number of another act is another section. A section that has their matter by a table
// of numbers weighs a fiftieth, so that what was said of it stands behind all that was said of them.
//
// mode     read
// rows     many
// param    provisions       list[map]    section_id and clause ('' for the whole)
// param    vector           list[float]  the question's vector
// param    bounds           map          kinds, court, act, decided_from, decided_to, good_from, bench_min, term_groups
// param    authorities      int          judgments to look into, most said on the provisions first, > 0
// param    limit            int          rows to return, > 0
// returns  chunk_id         str          id of the passage
// returns  authority_id     str          judgment that it is part of
// returns  provision_score  float        10 for interpreting, 5 for the clause, and the count of mentions up to 5, summed
// returns  cosine_score     float        -1 to 1
// needs    constraint section_id_unique
CYPHER 25
UNWIND $provisions AS provision
MATCH (named:Section {section_id: provision.section_id})
CALL (provision, named) {
  RETURN named AS section, provision.clause AS clause, 1.0 AS weight
  UNION ALL
  MATCH (named)-[replaced:REPLACED_BY]->(section:Section)
  WHERE provision.clause STARTS WITH replaced.old_clause OR replaced.old_clause STARTS WITH provision.clause
  WITH section, min(replaced.new_clause) AS clause
  RETURN section, clause, 0.5 AS weight
  UNION ALL
  MATCH (named)<-[replaced:REPLACED_BY]-(section:Section)
  WHERE provision.clause STARTS WITH replaced.new_clause OR replaced.new_clause STARTS WITH provision.clause
  WITH section, min(replaced.old_clause) AS clause
  RETURN section, clause, 0.5 AS weight
  UNION ALL
  MATCH (named)-[:CARRIED_INTO]-(section:Section)
  RETURN section, '' AS clause, 0.02 AS weight
}
MATCH (section)<-[on:INTERPRETS|CITES_SECTION]-(judgment:Judgment)
WITH judgment,
     sum(weight * (
       CASE type(on) WHEN 'INTERPRETS' THEN 10.0 ELSE toFloat(CASE WHEN on.count > 5 THEN 5 ELSE coalesce(on.count, 1) END) END
       + CASE WHEN clause <> '' AND clause IN coalesce(on.clauses, []) THEN 5.0 ELSE 0.0 END
     )) AS provision_score,
     collect(on.ordinals) AS places
ORDER BY provision_score DESC, coalesce(judgment.landmark_score, 0.0) DESC, judgment.judgment_id
LIMIT $authorities
CALL (judgment, places) {
  MATCH (chunk:Chunk {authority_id: judgment.judgment_id})
  WHERE (chunk.kind = 'proposition' OR size(places) = 0 OR any(ordinals IN places WHERE chunk.ordinal IN ordinals))
    AND any(kind IN $bounds.kinds WHERE chunk.kind >= kind.low AND chunk.kind <= kind.high)
    AND chunk.court_id >= $bounds.court.low AND chunk.court_id <= $bounds.court.high
    AND chunk.act_id >= $bounds.act.low AND chunk.act_id <= $bounds.act.high
    AND chunk.decided >= $bounds.decided_from AND chunk.decided <= $bounds.decided_to
    AND chunk.good_until >= $bounds.good_from
    AND chunk.bench_strength >= $bounds.bench_min
    AND all(terms IN $bounds.term_groups WHERE any(term IN terms WHERE term IN chunk.filter_terms))
  RETURN chunk, 2 * coalesce(vector.similarity.cosine(chunk.embedding, $vector), 0.5) - 1 AS cosine_score
  ORDER BY cosine_score DESC, chunk.chunk_id
  LIMIT 1
}
RETURN chunk.chunk_id AS chunk_id,
       chunk.authority_id AS authority_id,
       provision_score,
       cosine_score
ORDER BY provision_score DESC, cosine_score DESC, chunk_id
LIMIT $limit
