// resolution/merge_name_words
// The telling words of judgments' names, by which a name printed elsewhere finds them.
//
// mode     write
// rows     none
// param    rows  list[map]  judgment_id, words
// needs    constraint judgment_id_unique
// needs    constraint name_word_unique
UNWIND $rows AS row
MATCH (judgment:Judgment {judgment_id: row.judgment_id})
UNWIND row.words AS word
MERGE (named:NameWord {word: word})
MERGE (judgment)-[:NAMED_WITH]->(named)
