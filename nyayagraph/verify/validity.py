"""Standing of the authorities of a text on a day, and the warnings that follow from it.

Rows come from the graph in one statement for all judgments; the rules are `law.standing`'s.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta

from nyayagraph.cypher.citator import TreatmentsReceived
from nyayagraph.cypher.statute import Correspondence, HeldAct, KnownProvision, ProvisionsKnown
from nyayagraph.graph import Graph
from nyayagraph.law.applicable import Branch, Kind, Matter, kind_of
from nyayagraph.law.periods import Period
from nyayagraph.law.provisions import ProvisionKey
from nyayagraph.law.standing import (
    Invalidation,
    Reason,
    SectionFacts,
    Standings,
    StatedTreatment,
    clause_within,
    judgment_standing,
    provision_standing,
)
from nyayagraph.law.treatment import Standing
from nyayagraph.verify.application import act_facts, decided_on, governing
from nyayagraph.verify.labels import capitalised, day, label
from nyayagraph.verify.report import Evidence, WarningNote

STATEMENT = ProvisionsKnown.cypher_name()  # what finds everything that is said of a provision here


@dataclass
class Validity:
    """Standing of one authority with the warnings a text needs and the reasons."""

    standing: Standing
    notes: list[WarningNote] = field(default_factory=list)
    evidence: list[Evidence] = field(default_factory=list)
    limits: list[Invalidation] = field(default_factory=list)  # what hit a part of a provision only


def fetch_treatments(graph: Graph, judgment_ids: Iterable[str]) -> list[StatedTreatment]:
    """Treatments of these judgments and of those that overruled them."""
    ids = tuple(sorted(set(judgment_ids)))
    if not ids:
        return []
    return [
        StatedTreatment.model_validate(row.model_dump()) for row in graph.fetch(TreatmentsReceived(judgment_ids=ids))
    ]


def judgment_validity(judgment_id: str, title: str, treatments: Sequence[StatedTreatment], on: date) -> Validity:
    """Standing of a judgment and what a text that relies on it must say."""
    found = judgment_standing(judgment_id, treatments, on)
    evidence = [reason_evidence(reason) for reason in found.because]
    notes = []
    if found.standing is not Standing.GOOD:
        reason = found.because[0]
        what = {
            Standing.OVERRULED: "was overruled by",
            Standing.PARTLY_OVERRULED: "was overruled in part by",
            Standing.REVERSED: "was reversed by",
            Standing.DOUBTED: "was doubted by",
        }[found.standing]
        since = f" on {day(reason.on)}" if reason.on else ""
        why = f" ({reason.evidence})" if reason.evidence else ""
        words = f"{title} {what} {reason.by}{since}{why}"
        notes.append(WarningNote(rule=reason.rule, text=words, authority_id=judgment_id))
    return Validity(found.standing, notes, evidence)


def reason_evidence(reason: Reason) -> Evidence:
    """A reason as evidence in a report."""
    return Evidence(rule=reason.rule, evidence=reason.evidence, authority_id=reason.by_id, by=reason.by, on=reason.on)


def section_facts(found: KnownProvision) -> SectionFacts | None:
    """What the rule needs of a section; None where nothing is held of it."""
    invalidations = tuple(
        Invalidation(
            type=row.type,
            clause=row.clause or "",
            extent=row.extent,
            on=row.on,
            by=f"{row.title}, {row.citation}" if row.citation else row.title,
            **row.model_dump(include={"by_id", "note", "until", "touches", "revives"}),
        )
        for row in found.invalidations
    )
    if found.section is None:
        return SectionFacts(invalidations=invalidations) if invalidations else None
    kept = set(SectionFacts.model_fields) - {"invalidations"}
    return SectionFacts(**found.section.model_dump(include=kept), invalidations=invalidations)


def provision_standings(found: KnownProvision, key: ProvisionKey, on: date) -> Standings:
    """Standing of a provision that the graph knows, on a day."""
    assert found.act is not None  # noqa: S101 - existence was checked
    return provision_standing(act_facts(found.act), section_facts(found), key.clause, on)


def provision_validity(
    found: KnownProvision,
    key: ProvisionKey,
    *,
    on: date,
    offence_date: date | None = None,
    matter: Matter | None = None,
) -> Validity:
    """Standing of a provision on the day that decides, and what a text that relies on it must say.

    `matter` is what the text tells of days; without it `offence_date` alone decides a penal Act. Where the days leave
    both an old and a new Act open, the old one counts as repealed and the warning says what it turns on.
    """
    act = found.act
    assert act is not None  # noqa: S101 - existence was checked
    matter = matter or _given(key, offence_date)
    ruled = governing(found, matter) if _tells(matter) else ()
    governs = any(branch.act_id == act.act_id for branch in ruled)
    if ruled and not governs:
        return _outside(found, key, matter, ruled)
    if len(ruled) == 1:
        return _within(found, key, matter, ruled[0], on)
    found_on = provision_standings(found, key, on)
    validity = Validity(found_on.standing, [], [reason_evidence(reason) for reason in found_on.because])
    if found_on.standing is Standing.REPEALED:
        validity.notes.append(repeal_note(found, key, None))
    else:
        _add_marks(validity, found_on, found, key, on)
    return validity


def _given(key: ProvisionKey, offence_date: date | None) -> Matter:
    if offence_date is None or kind_of(key.act_id) is not Kind.PENAL:
        return Matter()
    return Matter(offence=Period.of(offence_date))


def _tells(matter: Matter) -> bool:
    return bool(matter.offence or matter.step or matter.begun or matter.pending)


def _outside(found: KnownProvision, key: ProvisionKey, matter: Matter, ruled: Sequence[Branch]) -> Validity:
    """A provision of an Act that the days rule out: repealed before them, or not yet law then."""
    act = found.act
    assert act is not None  # noqa: S101 - existence was checked
    deciding = days_of(matter, kind_of(key.act_id))
    reason = Evidence(rule=ruled[0].rule, evidence=_ruling(ruled), on=act.repealed_on)
    if act.repealed_on and deciding and deciding.first >= act.repealed_on:
        return Validity(Standing.REPEALED, [repeal_note(found, key, deciding)], [reason])
    if act.commenced_on and deciding and deciding.last < act.commenced_on:
        text = _not_yet_words(found, key, act, deciding)
        note = WarningNote(
            rule="not_yet_in_force", text=text, authority_id=found.section_id, provision=str(key), statement=STATEMENT,
            since=act.commenced_on, repair=tuple(f"{row.section_id}{row.old_clause}" for row in older_of(found, key)),
        )  # fmt: skip
        return Validity(Standing.NOT_YET_IN_FORCE, [note], [reason])
    return Validity(Standing.REPEALED, [repeal_note(found, key, None)], [reason])


def days_of(matter: Matter, kind: Kind) -> Period | None:
    """The days that decide: of the offence for a penal Act, of the proceeding or step for procedure."""
    if kind in (Kind.PROCEDURAL, Kind.EVIDENCE):
        return matter.begun or matter.step or matter.offence
    return matter.offence or matter.begun or matter.step


def _ruling(ruled: Sequence[Branch]) -> str:
    acts = ", ".join(branch.title or branch.act_id for branch in ruled)
    return f"{ruled[0].why} ({', '.join(ruled[0].provisions)}): {acts}"


def _within(found: KnownProvision, key: ProvisionKey, matter: Matter, branch: Branch, on: date) -> Validity:
    """A provision of the Act that governs: as it stood on the day that decides, and void where struck down since."""
    act = found.act
    assert act is not None  # noqa: S101 - existence was checked
    then = decided_on(matter, act, on)
    found_on = provision_standings(found, key, then)
    latest = max((period.last for period in (matter.step, matter.begun) if period), default=on)
    if found_on.standing is Standing.IN_FORCE:
        undated = act_facts(act).model_copy(update={"commenced_on": None, "repealed_on": None})
        later = provision_standing(undated, section_facts(found), key.clause, min(max(then, latest), on))
        found_on = (
            later if later.standing is Standing.STRUCK_DOWN else found_on.model_copy(update=_joined(found_on, later))
        )
    validity = Validity(found_on.standing, [], [reason_evidence(reason) for reason in found_on.because])
    _add_marks(validity, found_on, found, key, then)
    if act.repealed_on and on >= act.repealed_on and found_on.standing is Standing.IN_FORCE:
        days = days_of(matter, kind_of(key.act_id))
        when = f"{_days(days)} came before the repeal of {day(act.repealed_on)}: " if days else ""
        saved = act.savings_provision or act.repealing_provision or "savings"
        words = f"{when}{label(key, act.title)} governs it ({saved}); {branch.why}"
        validity.evidence.append(Evidence(rule="saved", evidence=words))
    return validity


def _joined(then: Standings, later: Standings) -> dict[str, object]:
    """The warnings of two days, each once, with what they are of."""
    both = dict(zip((*then.warnings, *later.warnings), (*then.limits, *later.limits), strict=True))
    return {"warnings": tuple(both), "limits": tuple(both.values())}


def _add_marks(validity: Validity, found_on: Standings, found: KnownProvision, key: ProvisionKey, then: date) -> None:
    """Warnings of what is not law though printed: not commenced, struck down, omitted, limited."""
    act = found.act
    assert act is not None  # noqa: S101 - existence was checked
    name = capitalised(label(key, act.title))
    if found_on.standing is Standing.NOT_YET_IN_FORCE:
        text = _commencement_words(found, key, act, then)
        validity.notes.append(
            WarningNote(
                rule="not_yet_in_force",
                text=text,
                authority_id=found.section_id,
                provision=str(key),
                statement=STATEMENT,
                since=act.commenced_on,
            )
        )
    elif found_on.standing in (Standing.STRUCK_DOWN, Standing.OMITTED):
        reason = found_on.because[0]
        what = "was struck down" if found_on.standing is Standing.STRUCK_DOWN else "was omitted"
        since = f" on {day(reason.on)}" if reason.on else ""
        text = f"{name} {what}{since}" + (f" by {reason.by}" if reason.by else "")
        validity.notes.append(
            WarningNote(
                rule=found_on.standing.lower(),
                text=text + _aside(reason.evidence),
                authority_id=found.section_id,
                provision=str(key),
                statement=STATEMENT,
                since=reason.on,
                by=reason.by,
            )
        )
    validity.limits += found_on.limits
    validity.notes += [
        WarningNote(
            rule="limited",
            text=f"{name} {warning}" if not warning.startswith("(") else f"{name}: {warning}",
            authority_id=found.section_id,
            provision=str(key),
            statement=STATEMENT,
        )
        for warning in found_on.warnings
    ]


def _aside(words: str) -> str:
    return f" ({words})" if words else ""


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
        return f"{repealed}, before {what} of {_days(days)}; {now}"
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


def _days(days: Period) -> str:
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


def _commencement_words(found: KnownProvision, key: ProvisionKey, act: HeldAct, then: date) -> str:
    if act.commenced_on and then < act.commenced_on:
        return _not_yet_words(found, key, act, None)
    status = found.section.status_by if found.section else None
    name = capitalised(label(key, act.title))
    return f"{name} is not in force on {day(then)}" + (f" ({status})" if status else "")


def _not_yet_words(found: KnownProvision, key: ProvisionKey, act: HeldAct, days: Period | None) -> str:
    """What to say of an Act that came later than the matter: since when it is law, and what was law before it."""
    assert act.commenced_on is not None  # noqa: S101 - not yet in force then
    words = f"{capitalised(label(key, act.title))} is law only from {day(act.commenced_on)}"
    if days and kind_of(key.act_id) is Kind.PENAL:
        words += f"; an offence of {_days(days)} falls under the law of its day (Article 20(1) of the Constitution)"
    older = list(dict.fromkeys(f"{number_of(row)}{row.old_clause}" for row in older_of(found, key)))
    if older:
        words += f": section {' and '.join(older[:4])} of {found.predecessors[0].act_id}"
    return words


def older_of(found: KnownProvision, key: ProvisionKey) -> list[Correspondence]:
    """What a provision took the place of, as far as its clause is concerned."""
    return [row for row in found.predecessors if row.act_id and _names(row, key.clause)]


def _names(row: Correspondence, clause: str) -> bool:
    return not clause or not row.new_clause or clause_within(clause, row.new_clause)
