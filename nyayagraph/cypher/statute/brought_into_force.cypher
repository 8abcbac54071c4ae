// statute/brought_into_force
// Notifications that brought a provision, a part of it or its whole Act into force, earliest first.
//
// mode     read
// rows     many
// param    section_id       str        e.g. pmla-2002/s45
// param    limit            int        rows to return, > 0
// returns  notification_id  str        its number and day
// returns  number           str        as the Gazette numbers it, e.g. SO 848(E)
// returns  dated            date|null  its own day
// returns  on               date       day from which
// returns  in_part          bool       true where it was so for a part of the provision only
// returns  whole_act        bool       true where it brought the Act as a whole into force
// needs    constraint section_id_unique
MATCH (section:Section {section_id: $section_id})
CALL (section) {
  MATCH (section)<-[into:BROUGHT_INTO_FORCE]-(notification:Notification)
  RETURN into, notification, false AS whole_act
  UNION
  MATCH (section)<-[:CONTAINS]-(:Act)<-[into:BROUGHT_INTO_FORCE]-(notification:Notification)
  RETURN into, notification, true AS whole_act
}
RETURN notification.notification_id AS notification_id,
       notification.number AS number,
       notification.dated AS dated,
       into.on AS on,
       into.in_part AS in_part,
       whole_act
ORDER BY on, notification_id
LIMIT $limit
