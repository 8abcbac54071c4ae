// schema/0027_source_unique
// A Source is one node for one record of one publisher.
//
// mode     schema
// rows     none
CREATE CONSTRAINT source_unique IF NOT EXISTS
FOR (n:Source) REQUIRE n.source IS UNIQUE
