// schema/0026_clause_id_unique
// A Clause is one node for one clause_id.
//
// mode     schema
// rows     none
CREATE CONSTRAINT clause_id_unique IF NOT EXISTS
FOR (n:Clause) REQUIRE n.clause_id IS UNIQUE
