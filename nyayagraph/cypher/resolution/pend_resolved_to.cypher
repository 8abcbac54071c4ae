// resolution/pend_resolved_to
// References that mean or may mean one judgment, to be decided anew because it goes.
//
// mode     write
// rows     none
// param    judgment_id  str  the judgment
// needs    constraint judgment_id_unique
MATCH (judgment:Judgment {judgment_id: $judgment_id})<-[:RESOLVES_TO|MAY_MEAN]-(reference:Reference)
SET reference.state = 'pending'
