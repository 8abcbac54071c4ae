"""Standing of the authorities of a text on a day, and the warnings that follow from it.

Rows come from the graph in one statement for all judgments; the rules are `law.standing`'s.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date

from nyayagraph.cypher.citator import TreatmentsReceived
from nyayagraph.cypher.statute import KnownProvision
from nyayagraph.graph import Graph
from nyayagraph.law.governing.applicable import Branch, Kind, Matter, kind_of
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.standing import (
    Invalidation,
    Reason,
    SectionFacts,
    Standings,
    StatedTreatment,
    judgment_standing,
    provision_standing,
)
from nyayagraph.law.text.periods import Period
from nyayagraph.law.treatment.kinds import Standing, Treatment
from nyayagraph.law.versions.ended import clauses_ended, ended_before_its_act
from nyayagraph.verify.labels import act_title, capitalised, day, label
from nyayagraph.verify.repeal_words import (
    STATEMENT,
    commencement_words,
    days_in_words,
    not_yet_words,
    older_of,
    repeal_note,
)
from nyayagraph.verify.report import Evidence, WarningNote
from nyayagraph.verify.standing.application import act_facts, decided_on, governing

_STRUCK = "STRUCK_DOWN"
_OMITTED = "OMITTED"
_LEAVES_THE_LAW = str(Treatment.REFERRED_TO_LARGER_BENCH)  # until the larger bench has spoken: told, not warned of


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
    if found.standing is not Standing.GOOD and found.because[0].rule != _LEAVES_THE_LAW:
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
    ) + tuple(
        Invalidation(type=_OMITTED, clause=one.clause, on=one.on, by=one.by) for one in clauses_ended(found.section_id)
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
    is_of_now: bool = False,
) -> Validity:
    """Standing of a provision on the day that decides, and what a text that relies on it must say.

    What a text states of the present (`is_of_now`) is void where it was struck down after the days of the matter.

    `matter` is what the text tells of days; without it `offence_date` alone decides a penal Act. Where the days leave
    both an old and a new Act open, the old one counts as repealed and the warning says what it turns on.
    """
    found = _of_its_own_end(found)
    act = found.act
    assert act is not None  # noqa: S101 - existence was checked
    matter = matter or _given(key, offence_date)
    ruled = governing(found, matter) if _tells(matter) else ()
    governs = any(branch.act_id == act.act_id for branch in ruled)
    if ruled and not governs:
        return _outside(found, key, matter, ruled)
    if len(ruled) == 1:
        return _within(found, key, matter, ruled[0], on, is_of_now=is_of_now)
    found_on = provision_standings(found, key, on)
    validity = Validity(found_on.standing, [], [reason_evidence(reason) for reason in found_on.because])
    if found_on.standing is Standing.REPEALED:
        validity.notes.append(repeal_note(found, key, None))
    else:
        _add_marks(validity, found_on, found, key, on)
    return validity


def _of_its_own_end(found: KnownProvision) -> KnownProvision:
    """The provision with the day on which it gave way as that of its repeal, where that came before its Act's."""
    ended = ended_before_its_act(found.section_id)
    act = found.act
    if ended is None or act is None or (act.repealed_on and act.repealed_on <= ended.on):
        return found
    own = {"repealed_on": ended.on, "repealed_by": ended.act_id, "repealed_by_title": ended.by}
    own |= {"repealing_provision": None, "savings_provision": None}
    return found.model_copy(update={"act": act.model_copy(update=own)})


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
    is_newer = act.repealed_on is None or (deciding and act.commenced_on and deciding.last < act.commenced_on)
    if act.commenced_on and is_newer:
        text = not_yet_words(found, key, act, deciding)
        if deciding is None:
            text += "; what was pending then stays under the law before it"
        note = WarningNote(
            rule="not_yet_in_force", text=text, authority_id=found.section_id, provision=str(key), statement=STATEMENT,
            since=act.commenced_on, repair=tuple(f"{row.section_id}{row.old_clause}" for row in older_of(found, key)),
        )  # fmt: skip
        return Validity(Standing.NOT_YET_IN_FORCE, [note], [reason])
    if act.repealed_on is None:
        return Validity(Standing.IN_FORCE, [], [reason])
    return Validity(Standing.REPEALED, [repeal_note(found, key, None)], [reason])


def days_of(matter: Matter, kind: Kind) -> Period | None:
    """The days that decide: of the offence for a penal Act, of the proceeding or step for procedure."""
    if kind in (Kind.PROCEDURAL, Kind.EVIDENCE):
        return matter.begun or matter.step or matter.offence
    return matter.offence or matter.begun or matter.step


def _ruling(ruled: Sequence[Branch]) -> str:
    acts = ", ".join(branch.title or act_title(branch.act_id) for branch in ruled)
    saved = ", ".join(ruled[0].provisions)
    return f"{ruled[0].why}{f' ({saved})' if saved else ''}" + (f": {acts}" if acts else "")


def _within(
    found: KnownProvision, key: ProvisionKey, matter: Matter, branch: Branch, on: date, *, is_of_now: bool
) -> Validity:
    """A provision of the Act that governs: as it stood on the day that decides, and void where struck down since."""
    act = found.act
    assert act is not None  # noqa: S101 - existence was checked
    then = decided_on(matter, act, on)
    found_on = provision_standings(found, key, then)
    latest = max((period.last for period in (matter.step, matter.begun) if period), default=on)
    undated = act_facts(act).model_copy(update={"commenced_on": None, "repealed_on": None})
    if is_of_now:
        now = provision_standing(undated, section_facts(found), key.clause, on)
        found_on = (
            now if now.standing is Standing.STRUCK_DOWN else found_on.model_copy(update=_joined(found_on, _void(now)))
        )
    if found_on.standing is Standing.IN_FORCE:
        later = provision_standing(undated, section_facts(found), key.clause, min(max(then, latest), on))
        found_on = (
            later if later.standing is Standing.STRUCK_DOWN else found_on.model_copy(update=_joined(found_on, later))
        )
    validity = Validity(found_on.standing, [], [reason_evidence(reason) for reason in found_on.because])
    _add_marks(validity, found_on, found, key, then)
    if act.repealed_on and on >= act.repealed_on and found_on.standing is Standing.IN_FORCE:
        days = days_of(matter, kind_of(key.act_id))
        when = f"{days_in_words(days)} came before the repeal of {day(act.repealed_on)}: " if days else ""
        saved = act.savings_provision or act.repealing_provision or "savings"
        words = f"{when}{label(key, act.title)} governs it ({saved}); {branch.why}"
        validity.evidence.append(Evidence(rule="saved", evidence=words))
    return validity


def _void(now: Standings) -> Standings:
    """A standing with those of its warnings alone that tell of a part struck down, which was never law."""
    told = [pair for pair in zip(now.warnings, now.limits, strict=True) if pair[1].type == _STRUCK]
    return now.model_copy(
        update={"warnings": tuple(words for words, _ in told), "limits": tuple(mark for _, mark in told)}
    )


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
        text = commencement_words(found, key, act, then)
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
