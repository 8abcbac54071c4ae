// state/node_counts
// How many nodes each label has.
//
// mode     read
// rows     many
// returns  label  str  node label
// returns  nodes  int  how many
MATCH (n)
UNWIND labels(n) AS label
RETURN label, count(*) AS nodes
ORDER BY label
LIMIT 100
