// schema/0029_name_word_unique
// A NameWord is one node for one telling word of names.
//
// mode     schema
// rows     none
CREATE CONSTRAINT name_word_unique IF NOT EXISTS
FOR (n:NameWord) REQUIRE n.word IS UNIQUE
