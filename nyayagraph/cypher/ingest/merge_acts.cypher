// ingest/merge_acts
// Acts with their dates and what repealed them; a curated source corrects what stands.
//
// mode     write
// rows     none
// param    rows    list[map]  fields of law.records.ActRecord, is_complete, curated
// param    run_id  str        ingest run that writes
// needs    constraint act_id_unique
UNWIND $rows AS row
MERGE (act:Act {act_id: row.act_id})
ON CREATE SET act.is_complete = false
SET act.title = CASE WHEN row.curated THEN row.title ELSE coalesce(act.title, row.title) END,
    act.short_title = CASE WHEN row.curated THEN row.short_title ELSE coalesce(act.short_title, row.short_title) END,
    act.aliases = CASE WHEN row.curated THEN row.aliases ELSE coalesce(act.aliases, row.aliases) END,
    act.number = coalesce(row.number, act.number),
    act.year = coalesce(row.year, act.year),
    act.kind = CASE WHEN row.curated THEN row.kind ELSE coalesce(act.kind, row.kind) END,
    act.commenced_on = CASE WHEN row.curated THEN coalesce(row.commenced_on, act.commenced_on) ELSE coalesce(act.commenced_on, row.commenced_on) END,
    act.repealed_on = CASE WHEN row.curated THEN coalesce(row.repealed_on, act.repealed_on) ELSE coalesce(act.repealed_on, row.repealed_on) END,
    act.savings = coalesce(row.savings, act.savings),
    act.savings_provision = coalesce(row.savings_provision, act.savings_provision),
    act.repealing_provision = coalesce(row.repealing_provision, act.repealing_provision),
    act.is_complete = act.is_complete OR row.is_complete,
    act.run_id = coalesce(act.run_id, $run_id)
