// successions/forget_older_successions
// Drop what another edition of the table wrote and this one does not say, and the sections that nothing else speaks of.
//
// mode     write
// rows     none
// param    edition  str  digest of the table whose relationships stay
MATCH (old:Section)-[carried:CARRIED_INTO]->(new:Section)
WHERE carried.edition <> $edition
DELETE carried
WITH DISTINCT [old, new] AS ends
UNWIND ends AS section
WITH DISTINCT section
WHERE section.is_held = false AND section.dropped_by IS NULL AND section.new_in_act IS NULL
  AND NOT EXISTS { (section)-[:!CONTAINS]-() }
DETACH DELETE section
