"""Standing of the authorities of a text on a day, and the warnings that follow from it.

Rows come from the graph in one statement for all judgments; the rules are `law.standing`'s.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date

from nyayagraph.cypher.citator import TreatmentsReceived
from nyayagraph.cypher.statute import Correspondence, HeldAct, KnownProvision
from nyayagraph.graph import Graph
from nyayagraph.law.provisions import ProvisionKey
from nyayagraph.law.standing import (
    PENAL_ACTS,
    PROCEDURAL_ACTS,
    ActFacts,
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
from nyayagraph.verify.labels import capitalised, day, label
from nyayagraph.verify.report import Evidence, WarningNote


@dataclass
class Validity:
    """Standing of one authority with the warnings a text needs and the reasons."""

    standing: Standing
    notes: list[WarningNote] = field(default_factory=list)
    evidence: list[Evidence] = field(default_factory=list)


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


def act_facts(act: HeldAct) -> ActFacts:
    """What the rule needs of an act."""
    return ActFacts.model_validate(act.model_dump())


def section_facts(found: KnownProvision) -> SectionFacts | None:
    """What the rule needs of a section; None where it is not held."""
    if found.section is None:
        return None
    invalidations = tuple(
        Invalidation(
            type=row.type,
            clause=row.clause or "",
            extent=row.extent,
            on=row.on,
            by=f"{row.title}, {row.citation}" if row.citation else row.title,
            by_id=row.by_id,
            note=row.note,
        )
        for row in found.invalidations
    )
    kept = set(SectionFacts.model_fields) - {"invalidations"}
    return SectionFacts(**found.section.model_dump(include=kept), invalidations=invalidations)


def provision_standings(found: KnownProvision, key: ProvisionKey, on: date) -> Standings:
    """Standing of a provision that the graph knows, on a day."""
    assert found.act is not None  # noqa: S101 - existence was checked
    return provision_standing(act_facts(found.act), section_facts(found), key.clause, on)


def provision_validity(found: KnownProvision, key: ProvisionKey, *, on: date, offence_date: date | None) -> Validity:
    """Standing of a provision on the day that governs, and what a text that relies on it must say.

    An offence is punished by the law of its day, so with an offence date penal codes are judged on that day.
    """
    act = found.act
    assert act is not None  # noqa: S101 - existence was checked
    governed_by_offence = offence_date is not None and key.act_id in PENAL_ACTS
    governing = offence_date if governed_by_offence and offence_date else on
    found_on = provision_standings(found, key, governing)
    name = label(key, act.title)
    validity = Validity(found_on.standing, [], [reason_evidence(reason) for reason in found_on.because])
    if found_on.standing is Standing.REPEALED:
        text = repeal_words(found, key, act, offence_date if governed_by_offence else None)
        validity.notes.append(WarningNote(rule="repealed", text=text, authority_id=found.section_id))
    elif found_on.standing is Standing.NOT_YET_IN_FORCE:
        text = _commencement_words(found, key, act, governing, offence=governed_by_offence)
        validity.notes.append(WarningNote(rule="not_yet_in_force", text=text, authority_id=found.section_id))
    elif found_on.standing in (Standing.STRUCK_DOWN, Standing.OMITTED):
        reason = found_on.because[0]
        what = "was struck down" if found_on.standing is Standing.STRUCK_DOWN else "was omitted"
        since = f" on {day(reason.on)}" if reason.on else ""
        text = f"{capitalised(name)} {what}{since}" + (f" by {reason.by}" if reason.by else "")
        validity.notes.append(
            WarningNote(
                rule=found_on.standing.lower(), text=text + _aside(reason.evidence), authority_id=found.section_id
            )
        )
    elif governed_by_offence and act.repealed_on and on >= act.repealed_on:
        words = f"the offence of {day(governing)} came before the repeal of {day(act.repealed_on)}: {name} governs it"
        validity.evidence.append(
            Evidence(
                rule="saved", evidence=f"{words} ({act.savings_provision or act.repealing_provision or 'savings'})"
            )
        )
    validity.notes += [
        WarningNote(
            rule="limited",
            text=f"{capitalised(name)} {warning}" if not warning.startswith("(") else f"{capitalised(name)}: {warning}",
            authority_id=found.section_id,
        )
        for warning in found_on.warnings
    ]
    return validity


def _aside(words: str) -> str:
    return f" ({words})" if words else ""


def repeal_words(found: KnownProvision, key: ProvisionKey, act: HeldAct, offence_date: date | None) -> str:
    """What to say of a repealed provision: when, by what, what is saved, what took its place."""
    assert act.repealed_on is not None  # noqa: S101 - repealed
    name = capitalised(label(key, act.title))
    by = f" by the {act.repealed_by_title}" if act.repealed_by_title else ""
    repealed = f"{name} was repealed on {day(act.repealed_on)}{by}"
    saved = f" ({_provision(act.savings_provision, act.repealed_by_title)} saves it)" if act.savings_provision else ""
    now = successor_words(found, key)
    if key.act_id in PENAL_ACTS and offence_date:
        return f"{repealed}, before the offence of {day(offence_date)}; {now}"
    if key.act_id in PENAL_ACTS:
        return (
            f"{repealed}. It turns on the date of the offence: before {day(act.repealed_on)} this section still "
            f"governs{saved}; from that day on {now}"
        )
    if key.act_id in PROCEDURAL_ACTS:
        return (
            f"{repealed}. It turns on the proceeding: what was pending on {day(act.repealed_on)} goes on under "
            f"it{saved}; "
            f"otherwise {now}"
        )
    kept = "; what was done under it before is saved" if act.savings else ""
    return f"{repealed}{kept}" + (f"; {now}" if found.successors else "")


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


def _commencement_words(
    found: KnownProvision, key: ProvisionKey, act: HeldAct, governing: date, *, offence: bool
) -> str:
    name = capitalised(label(key, act.title))
    if act.commenced_on and governing < act.commenced_on:
        words = f"{name} is law only from {day(act.commenced_on)}"
        if offence:
            words += (
                f"; an offence of {day(governing)} falls under the law of its day (Article 20(1) of the Constitution)"
            )
        older = list(
            dict.fromkeys(f"{number_of(row)}{row.old_clause}" for row in found.predecessors if _names(row, key.clause))
        )
        if older and found.predecessors[0].act_id:
            words += f": section {' and '.join(older[:4])} of {found.predecessors[0].act_id}"
        return words
    status = found.section.status_by if found.section else None
    return f"{name} is not in force on {day(governing)}" + (f" ({status})" if status else "")


def _names(row: Correspondence, clause: str) -> bool:
    return not clause or not row.new_clause or clause_within(clause, row.new_clause)
