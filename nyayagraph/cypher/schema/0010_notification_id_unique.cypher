// schema/0010_notification_id_unique
// A Notification is one node for one notification_id.
//
// mode     schema
// rows     none
CREATE CONSTRAINT notification_id_unique IF NOT EXISTS
FOR (n:Notification) REQUIRE n.notification_id IS UNIQUE
