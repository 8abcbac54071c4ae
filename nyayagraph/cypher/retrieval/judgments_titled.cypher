// retrieval/judgments_titled
// Judgments whose title or other names match a Lucene query best.
//
// mode     read
// rows     many
// param    lucene       str        query on title and names
// param    limit        int        rows to return, > 0
// returns  judgment_id  str        id of the judgment
// returns  title        str        its usual name
// returns  names        list[str]  its other names
// needs    index judgment_names
CALL db.index.fulltext.queryNodes('judgment_names', $lucene, {limit: $limit}) YIELD node, score
RETURN node.judgment_id AS judgment_id,
       node.title AS title,
       coalesce(node.names, []) AS names
ORDER BY score DESC, judgment_id
LIMIT $limit
