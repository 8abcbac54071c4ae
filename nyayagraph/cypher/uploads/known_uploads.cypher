// uploads/known_uploads
// Which of these documents the graph holds already, and as what kind.
//
// mode     read
// rows     many
// param    upload_ids  list[str]  made of name and content
// returns  upload_id   str        as asked
// returns  kind        str        pleading, contract, fir, notice or other
// needs    constraint upload_id_unique
UNWIND $upload_ids AS id
MATCH (upload:Upload {upload_id: id})
RETURN upload.upload_id AS upload_id, upload.kind AS kind
ORDER BY upload_id
LIMIT 100000
