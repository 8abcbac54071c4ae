// schema/0002_citation_key_unique
// A Citation is one node for one citation_key.
//
// mode     schema
// rows     none
CREATE CONSTRAINT citation_key_unique IF NOT EXISTS
FOR (n:Citation) REQUIRE n.citation_key IS UNIQUE
