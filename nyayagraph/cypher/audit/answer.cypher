// audit/answer
// One answer of the trail with its claims, verdicts and warnings, and the passages and authorities they rest on.
//
// mode     read
// rows     many
// param    answer_id     str        id of the answer
// returns  answer_id     str        as asked
// returns  place         int        place in the trail, from 1
// returns  kind          str        verify or ask
// returns  question      str|null   what was asked
// returns  text          str        the text that was checked
// returns  text_sha256   str        its digest
// returns  asked_on      datetime   when
// returns  on            date       day whose law counted
// returns  offence_date  date|null  day of the offence
// returns  model_id      str        embedder
// returns  overall       str        what the text proved to be
// returns  confidence    float      0 to 1
// returns  statements    list[str]  names of the statements that ran
// returns  digest        str        digest of this answer, the previous one's within
// returns  previous      str        digest of the previous answer; '' for the first
// returns  claims        list[map]  place, text, verdict, rule, evidence, supported_by, contradicted_by, leans_on
// returns  verdicts      list[map]  place, text, verdict, standing, rule, evidence
// returns  warnings      list[map]  rule, text, about
// needs    constraint answer_id_unique
MATCH (answer:Answer {answer_id: $answer_id})
RETURN answer.answer_id AS answer_id,
       answer.place AS place,
       answer.kind AS kind,
       answer.question AS question,
       answer.text AS text,
       answer.text_sha256 AS text_sha256,
       answer.asked_on AS asked_on,
       answer.on AS on,
       answer.offence_date AS offence_date,
       answer.model_id AS model_id,
       answer.overall AS overall,
       answer.confidence AS confidence,
       answer.statements AS statements,
       answer.digest AS digest,
       answer.previous AS previous,
       COLLECT {
         MATCH (answer)-[:HAS_CLAIM]->(claim:Claim)-[:HAS_VERDICT]->(verdict:Verdict)
         RETURN {
           place: claim.place, text: claim.text, verdict: verdict.verdict, rule: verdict.rule, evidence: verdict.evidence,
           supported_by: COLLECT { MATCH (claim)-[:SUPPORTED_BY]->(chunk:Chunk) RETURN chunk.chunk_id ORDER BY chunk.chunk_id },
           contradicted_by: COLLECT { MATCH (claim)-[:CONTRADICTED_BY]->(chunk:Chunk) RETURN chunk.chunk_id ORDER BY chunk.chunk_id },
           leans_on: COLLECT { MATCH (claim)-[:LEANS_ON]->(authority) RETURN coalesce(authority.judgment_id, authority.section_id, authority.upload_id) AS id ORDER BY id }
         } AS found
         ORDER BY claim.place
       } AS claims,
       COLLECT {
         MATCH (answer)-[:HAS_VERDICT]->(verdict:Verdict)
         RETURN {
           place: verdict.place, text: verdict.text, verdict: verdict.verdict, standing: verdict.standing,
           rule: verdict.rule, evidence: verdict.evidence
         } AS found
         ORDER BY verdict.place
       } AS verdicts,
       COLLECT {
         MATCH (answer)-[:WARNED]->(warning:Warning)
         RETURN {
           rule: warning.rule, text: warning.text,
           about: COLLECT { MATCH (warning)-[:ABOUT]->(authority) RETURN coalesce(authority.judgment_id, authority.section_id) AS id ORDER BY id }
         } AS found
         ORDER BY warning.warning_id
       } AS warnings
ORDER BY answer_id
LIMIT 1
