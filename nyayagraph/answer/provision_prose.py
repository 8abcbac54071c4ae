"""Which sentences a provision gets: whether it is law on the day, which code governs. Facts of the graph.

An offence is punished by the law of its day (Constitution, Article 20(1)); procedure follows the day of the step,
and what was pending at a repeal goes on under the old code. So two codes give two branches where no day decides.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from nyayagraph.answer.context import Context
from nyayagraph.answer.drafting import DraftStatement
from nyayagraph.answer.provision_said import says, statement
from nyayagraph.answer.replaced_prose import (
    counterparts,
    does_not_reach,
    for_the_offence,
    from_the_day,
    none_in_place,
    predecessors,
    repeal,
    saved,
    saved_offence,
    successors,
)
from nyayagraph.answer.statutes import Provision, ProvisionInPlay
from nyayagraph.answer.wording import closed
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.standing import Reason
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.labels import capitalised, day, label

_NOT_COMMENCED = ("act_not_commenced", "provision_not_commenced")
_STRUCK = {
    "struck_down": "was struck down",
    "read_down": "was read down",
    "in_abeyance": "was put in abeyance",
    "omitted": "was omitted",
}


def provision_statements(play: ProvisionInPlay, context: Context) -> Iterator[DraftStatement]:
    """Statements on one provision, the warning first where it is not simply law."""
    yield from _invalidity(play, context)
    act = play.provision.act
    if play.standings.standing is Standing.STRUCK_DOWN:
        yield from _of_void_law(play, context)
    elif act.repealed_on:
        yield from _of_repealed_act(play, context, act.repealed_on)
    elif play.predecessors and play.kind != "other" and act.commenced_on:
        yield from _of_new_code(play, context, act.commenced_on)
    else:
        yield from says(play.provision, context)
        yield from _in_force(play, context)


def _invalidity(play: ProvisionInPlay, context: Context) -> Iterator[DraftStatement]:
    """Striking down, reading down, abeyance: as they stand on the day of the law, whatever the day of the offence."""
    in_force = play.standings.standing is Standing.IN_FORCE
    once = {(reason.rule, reason.on): reason for reason in reversed(play.standings.because)}  # of two records the first
    for reason in reversed(once.values()):
        if reason.rule == "omitted" and in_force:  # a part was, and the words of the rest are told
            continue
        if reason.rule in _STRUCK:
            yield _struck(play.provision, reason, context)
        elif reason.rule == "not_yet_in_force":
            clause = play.provision.found.section.status_clause if play.provision.found.section else ""
            named = ProvisionKey.parse(f"{play.provision.key.section_id}{clause or play.provision.key.clause}")
            words = f"{capitalised(label(named, play.provision.act.title))} is not in force on {day(context.on)}."
            yield statement(words, play.provision, context)
    section = play.provision.found.section
    if section and section.status == "STRUCK_DOWN" and section.status_on and section.status_on > context.on:
        reason = Reason(
            rule="struck_down", by=section.status_by, on=section.status_on, evidence=section.status_note or ""
        )
        yield _struck(play.provision, reason, context, later="later ")


def _struck(provision: Provision, reason: Reason, context: Context, later: str = "") -> DraftStatement:
    section = provision.found.section
    clause = (section.status_clause if section and section.status_by == reason.by else "") or ""
    key = ProvisionKey.parse(f"{provision.key.section_id}{clause}") if clause else provision.key
    since = f" on {day(reason.on)}" if reason.on else ""
    why = f": {reason.evidence}" if reason.evidence not in ("", "whole", "part") else ""
    how = _STRUCK[reason.rule].replace("was ", f"was {later}")
    in_part = " in part" if _is_partial(provision, reason) else ""
    act = provision.act
    repealed = ", since repealed," if act.repealed_on and act.repealed_on <= context.on else ""
    words = f"{capitalised(label(key, act.title))}{repealed} {how}{in_part}{since} by {reason.by}{why}"
    return statement(closed(words), provision, context)


def _is_partial(provision: Provision, reason: Reason) -> bool:
    """True where the judgment reached a part of the provision only."""
    reached = [row.extent for row in provision.found.invalidations if row.by_id == reason.by_id and row.on == reason.on]
    return "part" in reached or reason.evidence == "part"


def _of_void_law(play: ProvisionInPlay, context: Context) -> Iterator[DraftStatement]:
    """What a provision said that was struck down: no day of an offence brings it back, and nothing saves it."""
    since = next((reason for reason in play.standings.because if reason.rule == "struck_down"), None)
    aside = f"struck down on {day(since.on)}" if since and since.on else "struck down"
    yield from says(play.provision, context, aside)
    repealed_on = play.provision.act.repealed_on
    if repealed_on and context.on >= repealed_on:
        yield repeal(play, context, repealed_on)
        yield from successors(play, context, from_the_day(play, repealed_on))


def _in_force(play: ProvisionInPlay, context: Context) -> Iterator[DraftStatement]:
    section, name = play.provision.found.section, capitalised(play.provision.name)
    if play.standings.standing is Standing.IN_FORCE:
        since = f" since {day(section.in_force_from)}" if section and section.in_force_from else ""
        if not since or play.is_named:
            yield statement(
                f"{name} is in force on {day(context.on)}{',' + since if since else ''}.", play.provision, context
            )
    elif commenced := next((one.on for one in play.standings.because if one.rule in _NOT_COMMENCED and one.on), None):
        yield statement(f"{name} is in force only from {day(commenced)}.", play.provision, context)


def _of_repealed_act(play: ProvisionInPlay, context: Context, repealed_on: date) -> Iterator[DraftStatement]:
    """Old law: by the day of the offence for a penal code, else by the day of the law, else both branches."""
    deciding = context.offence_date if play.kind == "penal" else None
    if deciding and deciding >= repealed_on:
        yield does_not_reach(play, context, repealed_on)
        if play.successors:
            yield from counterparts(
                play.successors, context, for_the_offence(context, f"on or after {day(repealed_on)}")
            )
        else:
            yield from none_in_place(play, context)
        return
    commenced_on = play.provision.act.commenced_on
    if commenced_on and context.on < commenced_on:
        yield from _begun(play.provision, context)
        yield from predecessors(play, context, f"On {day(context.on)}")
        return
    if context.on < repealed_on and not (deciding and deciding >= repealed_on):
        yield from says(play.provision, context)
        words = f"{capitalised(play.provision.name)} is in force on {day(context.on)}."
        yield statement(words, play.provision, context)
        return
    if deciding:
        yield from says(play.provision, context)
        yield saved_offence(play, context, repealed_on)
        return
    governs = context.governs(play.provision.key.act_id)
    if governs is False and play.successors:
        yield repeal(play, context, repealed_on)
        yield from counterparts(play.successors, context, from_the_day(play, repealed_on), old=play.provision)
        return
    if governs:
        yield from says(play.provision, context)
        yield from saved(play, context, repealed_on)
        return
    yield from says(play.provision, context, f"repealed on {day(repealed_on)}")
    yield repeal(play, context, repealed_on)
    yield from successors(play, context, from_the_day(play, repealed_on))
    yield from saved(play, context, repealed_on)


def _of_new_code(play: ProvisionInPlay, context: Context, commenced_on: date) -> Iterator[DraftStatement]:
    deciding = context.offence_date if play.kind == "penal" else None
    governs = context.governs(play.provision.key.act_id)
    if governs is False and _older_is_in_play(play, context):
        return
    if governs is False and not deciding and play.predecessors:
        yield statement(
            f"The {play.provision.act.title} came into force on {day(commenced_on)}.", play.provision, context
        )
        before = "an offence committed" if play.kind == "penal" else "a proceeding that was pending"
        yield from predecessors(play, context, f"For {before} before {day(commenced_on)}")
        return
    if (deciding and deciding < commenced_on) or context.on < commenced_on:
        words = f"The {play.provision.act.title} came into force on {day(commenced_on)}"
        if deciding and context.offence_told() == f"on {day(deciding)}":
            words += f" and does not reach an offence committed on {day(deciding)}"
        yield statement(f"{words}.", play.provision, context)
        if to_come := [one.provision for one in play.predecessors if _begins_after(one.provision, context.on)]:
            yield from _begun(to_come[0], context)
            return
        before = for_the_offence(context, f"before {day(commenced_on)}") if deciding else f"On {day(context.on)}"
        yield from predecessors(play, context, before)
        return
    yield from says(play.provision, context)
    if deciding:
        words = f"The {play.provision.act.title} came into force on {day(commenced_on)}"
        yield statement(f"{words} and reaches an offence committed {context.offence_told()}.", play.provision, context)
        return
    yield statement(f"The {play.provision.act.title} came into force on {day(commenced_on)}.", play.provision, context)
    if governs:
        return
    before = "an offence committed" if play.kind == "penal" else "a proceeding that was pending"
    yield from predecessors(play, context, f"For {before} before {day(commenced_on)}")


def _begins_after(provision: Provision, on: date) -> bool:
    begun = provision.act.commenced_on
    return begun is not None and on < begun


def _begun(provision: Provision, context: Context) -> Iterator[DraftStatement]:
    """That an Act was not law yet on the day of the law."""
    if provision.act.commenced_on:
        words = f"The {provision.act.title} came into force only on {day(provision.act.commenced_on)}."
        yield statement(words, provision, context)


def _older_is_in_play(play: ProvisionInPlay, context: Context) -> bool:
    """True where the question names the provision that governs besides: it is spoken of there."""
    in_play = {other.provision.key.section_id for other in context.provisions}
    return any(older.provision.key.section_id in in_play for older in play.predecessors)
