// ingest/merge_commencements
// First days of provisions and Acts that notifications brought into force, and the notifications; a day that a better
// source gave stays.
//
// mode     write
// rows     none
// param    rows  list[map]  act_id, section_id or null for the whole Act, on, in_part, notification_id or null, number, dated
// needs    constraint section_id_unique
// needs    constraint act_id_unique
// needs    constraint notification_id_unique
UNWIND $rows AS row
CALL (row) {
  WITH row WHERE row.section_id IS NOT NULL AND NOT row.in_part
  MATCH (section:Section {section_id: row.section_id})
  SET section.in_force_from = coalesce(section.in_force_from, row.on)
}
CALL (row) {
  WITH row WHERE row.notification_id IS NOT NULL
  MERGE (notification:Notification {notification_id: row.notification_id})
  ON CREATE SET notification.number = row.number, notification.dated = row.dated
}
CALL (row) {
  WITH row WHERE row.notification_id IS NOT NULL AND row.section_id IS NOT NULL
  MATCH (notification:Notification {notification_id: row.notification_id})
  MATCH (section:Section {section_id: row.section_id})
  MERGE (notification)-[into:BROUGHT_INTO_FORCE {on: row.on}]->(section)
  ON CREATE SET into.in_part = row.in_part
}
CALL (row) {
  WITH row WHERE row.notification_id IS NOT NULL AND row.section_id IS NULL
  MATCH (notification:Notification {notification_id: row.notification_id})
  MATCH (act:Act {act_id: row.act_id})
  MERGE (notification)-[into:BROUGHT_INTO_FORCE {on: row.on}]->(act)
  ON CREATE SET into.in_part = false
}
