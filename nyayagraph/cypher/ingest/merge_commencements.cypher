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
  MATCH (section:Section {section_id: row.section_id})
  WHERE row.section_id IS NOT NULL
  SET section.in_force_from = CASE WHEN row.in_part THEN section.in_force_from ELSE coalesce(section.in_force_from, row.on) END
  RETURN section AS brought
  UNION
  MATCH (act:Act {act_id: row.act_id})
  WHERE row.section_id IS NULL
  RETURN act AS brought
}
WITH row, brought
WHERE row.notification_id IS NOT NULL
MERGE (notification:Notification {notification_id: row.notification_id})
ON CREATE SET notification.number = row.number, notification.dated = row.dated
MERGE (notification)-[into:BROUGHT_INTO_FORCE {on: row.on}]->(brought)
ON CREATE SET into.in_part = row.in_part
