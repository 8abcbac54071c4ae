// uploads/uploads_named
// A person's own documents that bear exactly these names; the registry has tens of them, so no index is kept.
//
// mode     read
// rows     many
// param    name_keys  list[str]  names as they are compared: whole, lower case, no `.pdf`
// param    limit      int        rows to return, > 0
// returns  name_key   str        as asked
// returns  upload_id  str        id of the document
// returns  name       str        name of the file as it was loaded
// returns  kind       str        pleading, contract, fir, notice or other
// returns  pages      int        how many pages it has
MATCH (upload:Upload)
WHERE upload.name_key IN $name_keys
RETURN upload.name_key AS name_key,
       upload.upload_id AS upload_id,
       upload.name AS name,
       upload.kind AS kind,
       upload.pages AS pages
ORDER BY name_key, upload_id
LIMIT $limit
