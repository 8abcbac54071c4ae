// resolution/merge_references
// References that the texts of judgments print, each with its citations and the words of the names beside them or, where
// none stands there, of those on the page. A reference is one for the same citations in one judgment, at all its
// places. New ones are pending.
//
// mode     write
// rows     none
// param    rows  list[map]  judgment_id, cites_until, references: [{reference_id, citations, names, witnesses, words beside, words, places, court and years}]
// needs    constraint reference_id_unique
// needs    constraint citation_key_unique
// needs    constraint name_word_unique
UNWIND $rows AS row
MATCH (judgment:Judgment {judgment_id: row.judgment_id})
SET judgment.cites_until = row.cites_until
WITH judgment, row
UNWIND row.references AS printed
MERGE (reference:Reference {reference_id: printed.reference_id})
SET reference.state = 'pending',
    reference.how = '',
    reference.keys = [citation IN printed.citations | citation.citation_key],
    reference.names = printed.names,
    reference.witnesses = printed.witnesses,
    reference.beside = printed.beside,
    reference.starts = printed.starts,
    reference.ends = printed.ends,
    reference.ordinals = printed.ordinals,
    reference.court_id = printed.court_id,
    reference.decided_from = printed.decided_from,
    reference.decided_to = printed.decided_to
MERGE (judgment)-[:REFERS_TO]->(reference)
FOREACH (word IN printed.words |
  MERGE (named:NameWord {word: word})
  MERGE (reference)-[:NAMED_WITH]->(named)
)
WITH reference, printed
UNWIND printed.citations AS cited
MERGE (citation:Citation {citation_key: cited.citation_key})
ON CREATE SET citation.reporter = cited.reporter, citation.year = cited.year
MERGE (reference)-[:PRINTS]->(citation)
