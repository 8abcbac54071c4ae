// verify/benches_of_judgments
// Who sat on judgments, and who wrote them.
//
// mode     read
// rows     many
// param    judgment_ids    list[str]  judgments asked for
// param    limit           int        rows to return, > 0
// returns  judgment_id     str        as asked
// returns  bench_strength  int|null   number of judges, where known
// returns  judges          list[map]  name and author (true where the judge wrote it), as many as are recorded
// needs    constraint judgment_id_unique
UNWIND $judgment_ids AS judgment_id
MATCH (judgment:Judgment {judgment_id: judgment_id})
CALL (judgment) {
  MATCH (judgment)<-[sat:SAT_ON]-(judge:Judge)
  WITH sat, judge ORDER BY judge.judge_id
  RETURN collect({name: judge.name, author: coalesce(sat.author, false)}) AS judges
}
RETURN judgment.judgment_id AS judgment_id,
       judgment.bench_strength AS bench_strength,
       judges
ORDER BY judgment_id
LIMIT $limit
