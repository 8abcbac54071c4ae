// ingest/bound_versions
// First and last day of the oldest and newest texts of each provision: those of the provision, else of its Act.
//
// mode     write
// rows     none
MATCH (act:Act)-[:CONTAINS]->(section:Section)-[:HAS_VERSION]->(version:SectionVersion)
WITH version,
     coalesce(version.in_force_from, date('0001-01-01')) AS opened,
     coalesce(version.in_force_to, date('9999-12-31')) AS closed,
     coalesce(section.in_force_from, act.commenced_on, date('0001-01-01')) AS first_day,
     CASE WHEN section.in_force_to < act.repealed_on THEN section.in_force_to
          ELSE coalesce(act.repealed_on, section.in_force_to, date('9999-12-31')) END AS last_day
WITH version, first_day, last_day, closed,
     closed <= first_day OR opened >= last_day AS is_outside,
     opened < first_day AND (version.starts OR version.in_force_from IS NOT NULL) AS opens_early,
     closed > last_day AS closes_late
WHERE is_outside OR opens_early OR closes_late
CALL (version, is_outside) {
  WITH version, is_outside WHERE is_outside
  DETACH DELETE version
}
WITH version, first_day, last_day, opens_early, closes_late, is_outside WHERE NOT is_outside
CALL (version, first_day, opens_early) {
  WITH version, first_day, opens_early WHERE opens_early
  SET version.in_force_from = first_day
}
CALL (version, last_day, closes_late) {
  WITH version, last_day, closes_late WHERE closes_late
  SET version.in_force_to = last_day
}
