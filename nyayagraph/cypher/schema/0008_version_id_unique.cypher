// schema/0008_version_id_unique
// A SectionVersion is one node for one version_id.
//
// mode     schema
// rows     none
CREATE CONSTRAINT version_id_unique IF NOT EXISTS
FOR (n:SectionVersion) REQUIRE n.version_id IS UNIQUE
