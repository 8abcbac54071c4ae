// ingest/hold_to_curated
// An overruling or reversal that print or text tells has no effect of its own where a curated record says what the one
// judgment did to the other: it knows scope, point and effect.
//
// mode     write
// rows     none
MATCH (later:Judgment)-[told:AFFIRMS|DISTINGUISHES|DOUBTS|EXPLAINS|FOLLOWS|NOT_FOLLOWED|OVERRULES|REFERRED_TO_LARGER_BENCH|REVERSES {source: 'starter'}]->(earlier:Judgment)
MATCH (later)-[treats:OVERRULES|REVERSES]->(earlier)
WHERE treats.source <> 'starter' AND treats.effective
SET treats.effective = false
