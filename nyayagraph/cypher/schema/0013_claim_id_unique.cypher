// schema/0013_claim_id_unique
// A Claim is one node for one claim_id.
//
// mode     schema
// rows     none
CREATE CONSTRAINT claim_id_unique IF NOT EXISTS
FOR (n:Claim) REQUIRE n.claim_id IS UNIQUE
