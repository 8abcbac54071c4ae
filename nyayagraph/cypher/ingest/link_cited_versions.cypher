// ingest/link_cited_versions
// From each judgment to the text of each provision it cites or interprets that was law on its day, a gap in the texts
// included; where only the year is known, the text that was law all year. Links that are true no more go.
//
// mode     write
// rows     none
// param    judgment_ids  list[str]  judgments just written; empty for all
// needs    constraint judgment_id_unique
MATCH (judgment:Judgment)-[cites:CITES_SECTION|INTERPRETS]->(:Section)-[:HAS_VERSION]->(version:SectionVersion)
WHERE (size($judgment_ids) = 0 OR judgment.judgment_id IN $judgment_ids)
  AND coalesce(judgment.decided_on, judgment.year) IS NOT NULL
WITH judgment, version, max(coalesce(cites.count, 1)) AS count,
     coalesce(judgment.decided_on, date({year: judgment.year})) AS first_day,
     coalesce(judgment.decided_on, date({year: judgment.year, month: 12, day: 31})) AS last_day
WITH judgment, version, count,
     coalesce(version.in_force_from <= first_day, true) AND coalesce(last_day < version.in_force_to, true) AS was_law,
     EXISTS { (judgment)-[:CITES_VERSION]->(version) } AS is_linked
WHERE was_law <> is_linked
CALL (judgment, version, is_linked) {
  WITH judgment, version, is_linked WHERE is_linked
  MATCH (judgment)-[stale:CITES_VERSION]->(version)
  DELETE stale
}
CALL (judgment, version, count, was_law) {
  WITH judgment, version, count, was_law WHERE was_law
  CREATE (judgment)-[:CITES_VERSION {count: count}]->(version)
}
