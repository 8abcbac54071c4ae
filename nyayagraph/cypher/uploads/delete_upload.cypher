// uploads/delete_upload
// A person's own document gone with its passages.
//
// mode     write
// rows     none
// param    upload_id  str  id of the upload to remove
// needs    constraint upload_id_unique
MATCH (upload:Upload {upload_id: $upload_id})
OPTIONAL MATCH (upload)<-[:PART_OF]-(chunk:Chunk)
DETACH DELETE chunk
WITH DISTINCT upload
DETACH DELETE upload
