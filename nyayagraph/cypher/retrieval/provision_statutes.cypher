// retrieval/provision_statutes
// Statute passages of the named provisions (3), of what replaced them (2) and of what they replaced (1), up to three of each
// section, so that a long one leaves room for the others.
//
// mode     read
// rows     many
// param    provisions       list[map]    section_id and clause ('' for the whole)
// param    vector           list[float]  the question's vector
// param    bounds           map          kinds, court, act, decided_from, decided_to, good_from, bench_min, term_groups
// param    limit            int          rows to return, > 0
// returns  chunk_id         str          id of the passage
// returns  authority_id     str          section that it is part of
// returns  provision_score  float        3 named, 2 successor, 1 predecessor
// returns  cosine_score     float        -1 to 1
// needs    constraint section_id_unique
CYPHER 25
UNWIND $provisions AS provision
MATCH (named:Section {section_id: provision.section_id})
CALL (provision, named) {
  RETURN named AS section, 3.0 AS score
  UNION ALL
  MATCH (named)-[replaced:REPLACED_BY]->(section:Section)
  WHERE provision.clause STARTS WITH replaced.old_clause OR replaced.old_clause STARTS WITH provision.clause
  RETURN section, 2.0 AS score
  UNION ALL
  MATCH (named)<-[replaced:REPLACED_BY]-(section:Section)
  WHERE provision.clause STARTS WITH replaced.new_clause OR replaced.new_clause STARTS WITH provision.clause
  RETURN section, 1.0 AS score
}
WITH section, max(score) AS provision_score
CALL (section) {
  MATCH (chunk:Chunk {authority_id: section.section_id})
  WHERE any(kind IN $bounds.kinds WHERE chunk.kind >= kind.low AND chunk.kind <= kind.high)
    AND chunk.court_id >= $bounds.court.low AND chunk.court_id <= $bounds.court.high
    AND chunk.act_id >= $bounds.act.low AND chunk.act_id <= $bounds.act.high
    AND chunk.decided >= $bounds.decided_from AND chunk.decided <= $bounds.decided_to
    AND chunk.good_until >= $bounds.good_from
    AND chunk.bench_strength >= $bounds.bench_min
    AND all(terms IN $bounds.term_groups WHERE any(term IN terms WHERE term IN chunk.filter_terms))
  RETURN chunk, 2 * coalesce(vector.similarity.cosine(chunk.embedding, $vector), 0.5) - 1 AS cosine_score
  ORDER BY cosine_score DESC, chunk.chunk_id
  LIMIT 3
}
RETURN chunk.chunk_id AS chunk_id,
       chunk.authority_id AS authority_id,
       provision_score,
       cosine_score
ORDER BY provision_score DESC, cosine_score DESC, chunk_id
LIMIT $limit
