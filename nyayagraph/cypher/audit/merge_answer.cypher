// audit/merge_answer
// One answer in the trail with its claims, verdicts, warnings and what they rest on.
// Writes nothing where another answer took the place meanwhile: the end of the trail is then no longer $answer.previous.
//
// mode     write
// rows     none
// param    answer    map        answer_id, kind, question, text, text_sha256, asked_on, on, offence_date, model_id, overall, confidence, statements, digest, previous
// param    claims    list[map]  claim_id, place, text, start, end, verdict, rule, evidence, supported_by, contradicted_by, leans_on
// param    verdicts  list[map]  verdict_id, place, text, start, end, verdict, standing, rule, evidence, authority_id
// param    warnings  list[map]  warning_id, rule, text, authority_id
// needs    constraint answer_id_unique
// needs    constraint claim_id_unique
// needs    constraint verdict_id_unique
// needs    constraint warning_id_unique
MERGE (trail:GraphState {name: 'trail'})
ON CREATE SET trail.digest = '', trail.place = 0
SET trail.locked_at = datetime()
WITH trail
WHERE trail.digest = $answer.previous
SET trail.digest = $answer.digest, trail.place = $answer.place
MERGE (answer:Answer {answer_id: $answer.answer_id})
SET answer += $answer
WITH answer
CALL (answer) {
  UNWIND $claims AS row
  MERGE (claim:Claim {claim_id: row.claim_id})
  SET claim.place = row.place, claim.text = row.text, claim.start = row.start, claim.end = row.end
  MERGE (answer)-[:HAS_CLAIM]->(claim)
  MERGE (verdict:Verdict {verdict_id: row.claim_id})
  SET verdict.verdict = row.verdict, verdict.rule = row.rule, verdict.evidence = row.evidence
  MERGE (claim)-[:HAS_VERDICT]->(verdict)
  WITH claim, row
  CALL (claim, row) {
    UNWIND row.supported_by AS id
    MATCH (chunk:Chunk {chunk_id: id})
    MERGE (claim)-[:SUPPORTED_BY]->(chunk)
  }
  CALL (claim, row) {
    UNWIND row.contradicted_by AS id
    MATCH (chunk:Chunk {chunk_id: id})
    MERGE (claim)-[:CONTRADICTED_BY]->(chunk)
  }
  CALL (claim, row) {
    UNWIND row.leans_on AS id
    MATCH (judgment:Judgment {judgment_id: id})
    MERGE (claim)-[:LEANS_ON]->(judgment)
  }
  CALL (claim, row) {
    UNWIND row.leans_on AS id
    MATCH (section:Section {section_id: id})
    MERGE (claim)-[:LEANS_ON]->(section)
  }
  CALL (claim, row) {
    UNWIND row.leans_on AS id
    MATCH (upload:Upload {upload_id: id})
    MERGE (claim)-[:LEANS_ON]->(upload)
  }
}
CALL (answer) {
  UNWIND $verdicts AS row
  MERGE (verdict:Verdict {verdict_id: row.verdict_id})
  SET verdict.place = row.place, verdict.text = row.text, verdict.start = row.start, verdict.end = row.end,
      verdict.verdict = row.verdict, verdict.standing = row.standing, verdict.rule = row.rule, verdict.evidence = row.evidence
  MERGE (answer)-[:HAS_VERDICT]->(verdict)
}
CALL (answer) {
  UNWIND $warnings AS row
  MERGE (warning:Warning {warning_id: row.warning_id})
  SET warning.rule = row.rule, warning.text = row.text
  MERGE (answer)-[:WARNED]->(warning)
  WITH warning, row
  CALL (warning, row) {
    MATCH (judgment:Judgment {judgment_id: row.authority_id})
    MERGE (warning)-[:ABOUT]->(judgment)
  }
  CALL (warning, row) {
    MATCH (section:Section {section_id: row.authority_id})
    MERGE (warning)-[:ABOUT]->(section)
  }
}
