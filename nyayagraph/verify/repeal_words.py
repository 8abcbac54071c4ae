"""What warnings of a provision repealed or not yet law say: since when, by what, what took its place. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from nyayagraph.cypher.statute import Correspondence, HeldAct, KnownProvision, ProvisionsKnown
from nyayagraph.law.governing.applicable import Kind, kind_of
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.standing import clause_within
from nyayagraph.law.text.periods import Period
from nyayagraph.verify.labels import act_title, capitalised, day, label
from nyayagraph.verify.report import WarningNote

STATEMENT = ProvisionsKnown.cypher_name()  # what finds everything that is said of a provision here


def repeal_note(found: KnownProvision, key: ProvisionKey, days: Period | None) -> WarningNote:
    """The warning of a repealed provision, with all that an auditor traces it by; `days` came after the repeal."""
    act = found.act
    assert act is not None  # noqa: S101 - existence was checked
    rows = successors_of(found.successors, key.clause)
    return WarningNote(
        rule="repealed", text=repeal_words(found, key, act, days), authority_id=found.section_id, provision=str(key),
        statement=STATEMENT, since=act.repealed_on,
        by=act.repealing_provision or act.repealed_by, savings=act.savings_provision,
        turns_on=_TURNS.get(kind_of(key.act_id)) if days is None else None, is_open=days is None,
        repair=tuple(dict.fromkeys(f"{row.section_id}{row.new_clause}" for row in rows)),
    )  # fmt: skip


_TURNS = {
    Kind.PENAL: "the day of the offence",
    Kind.PROCEDURAL: "whether the proceeding was pending",
    Kind.EVIDENCE: "whether the proceeding was pending",
}


def repeal_words(found: KnownProvision, key: ProvisionKey, act: HeldAct, days: Period | None) -> str:
    """What to say of a repealed provision: when, by what, what is saved, what took its place.

    `days` are those of a matter that came after the repeal; without them it says what it turns on.
    """
    assert act.repealed_on is not None  # noqa: S101 - repealed
    name = capitalised(label(key, act.title))
    by = f" by the {act.repealed_by_title}" if act.repealed_by_title else ""
    repealed = f"{name} was repealed on {day(act.repealed_on)}{by}"
    saved = f" ({_provision(act.savings_provision, act.repealed_by_title)} saves it)" if act.savings_provision else ""
    now = successor_words(found, key)
    kind = kind_of(key.act_id)
    if days:
        what = "the offence" if kind is Kind.PENAL else "what the text tells"
        return f"{repealed}, before {what} of {days_in_words(days)}; {now}"
    if kind is Kind.PENAL:
        return (
            f"{repealed}. It turns on the date of the offence: before {day(act.repealed_on)} this section still "
            f"governs{saved}; from that day on {now}"
        )
    if kind in (Kind.PROCEDURAL, Kind.EVIDENCE):
        return (
            f"{repealed}. It turns on the proceeding: what was pending on {day(act.repealed_on)} goes on under "
            f"it{saved}; "
            f"otherwise {now}"
        )
    kept = "; what was done under it before is saved" if act.savings else ""
    return f"{repealed}{kept}" + (f"; {now}" if found.successors else "")


def days_in_words(days: Period) -> str:
    """`3 May 2024`, `May 2024`, `2024`, `3 May 2024 to 5 June 2024`."""
    first, last = days.first, days.last
    if first == last:
        return day(first)
    if (first.month, first.day, last.month, last.day) == (1, 1, 12, 31) and first.year == last.year:
        return str(first.year)
    if first.day == 1 and (first.year, first.month) == (last.year, last.month) and (last + timedelta(1)).day == 1:
        return f"{first:%B %Y}"
    if first == date.min:
        return f"{day(last)} or before"
    return f"{day(first)} to {day(last)}" if last < date.max else f"{day(first)} or after"


def _provision(printed: str, title: str | None) -> str:
    """A provision of the repealing act in words."""
    return label(ProvisionKey.parse(printed), title) if title else printed


def successor_words(found: KnownProvision, key: ProvisionKey) -> str:
    """What took a provision's place, in words."""
    rows = successors_of(found.successors, key.clause)
    if not rows:
        return (
            "no provision takes its place"
            if found.section and found.section.dropped_by
            else "its successor is not recorded"
        )
    title = (found.act.repealed_by_title if found.act else None) or rows[0].act_id or ""
    places = {f"section {number_of(row)}{row.new_clause}": row for row in rows}
    words = " and ".join(places) + f" of the {title}"
    changed = next((row for row in rows if row.relation not in ("same", "merged")), None)
    if changed:
        words += f" ({changed.relation}{': ' + changed.note if changed.note and 'gives' not in changed.note else ''})"
    return f"the provision is {words}"


def number_of(row: Correspondence) -> str:
    """Number of the section at the other end."""
    return ProvisionKey.parse(row.section_id).number


def successors_of(rows: Sequence[Correspondence], clause: str) -> list[Correspondence]:
    """Rows that concern the clause; all of them for the whole provision or where none names it."""
    exact = [row for row in rows if row.old_clause and clause and clause_within(clause, row.old_clause)]
    if exact:
        return exact
    return [row for row in rows if not clause or not row.old_clause] or list(rows)


def commencement_words(found: KnownProvision, key: ProvisionKey, act: HeldAct, then: date) -> str:
    """What to say of a provision that was not in force on a day."""
    if act.commenced_on and then < act.commenced_on:
        return not_yet_words(found, key, act, None)
    status = found.section.status_by if found.section else None
    name = capitalised(label(key, act.title))
    return f"{name} is not in force on {day(then)}" + (f" ({status})" if status else "")


def not_yet_words(found: KnownProvision, key: ProvisionKey, act: HeldAct, days: Period | None) -> str:
    """What to say of an Act that came later than the matter: since when it is law, and what was law before it."""
    assert act.commenced_on is not None  # noqa: S101 - not yet in force then
    words = f"{capitalised(label(key, act.title))} is law only from {day(act.commenced_on)}"
    is_offence = days is not None and kind_of(key.act_id) is Kind.PENAL
    if days and is_offence:
        words += (
            f"; an offence of {days_in_words(days)} falls under the law of its day (Article 20(1) of the Constitution)"
        )
    older = list(dict.fromkeys(f"{number_of(row)}{row.old_clause}" for row in older_of(found, key)))
    if older:
        before = f"section {' and '.join(older[:4])} of the {act_title(older_of(found, key)[0].act_id or '')}"
        words += f": {before}" if is_offence else f"; before that day it was {before}"
    return words


def older_of(found: KnownProvision, key: ProvisionKey) -> list[Correspondence]:
    """What a provision took the place of, as far as its clause is concerned."""
    return [row for row in found.predecessors if row.act_id and _names(row, key.clause)]


def _names(row: Correspondence, clause: str) -> bool:
    return not clause or not row.new_clause or clause_within(clause, row.new_clause)
