"""Sentences on what took a provision's place, what stood before it, and what a repeal saves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date

from nyayagraph.answer.context import Context
from nyayagraph.answer.drafting import DraftStatement
from nyayagraph.answer.provision_said import says, statement
from nyayagraph.answer.statutes import Counterpart, Provision, ProvisionInPlay
from nyayagraph.answer.wording import closed, listed
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.labels import capitalised, day, label

_CHANGED = ("modified", "narrowed", "widened")


def now_statement(play: ProvisionInPlay, context: Context) -> Iterator[DraftStatement]:
    """What takes the place of a provision of a repealed code that a statement speaks of, and what that says."""
    repealed_on = play.provision.act.repealed_on
    if repealed_on is None or context.on < repealed_on or (play.kind == "penal" and context.offence_date):
        return
    if not play.successors:
        yield from none_in_place(play, context)
        return
    if len(play.successors) == 1:
        yield from counterparts(play.successors, context, from_the_day(play, repealed_on), old=play.provision)
        return
    names = listed([other.provision.name for other in play.successors])
    words = f"{from_the_day(play, repealed_on)}, the provisions corresponding to {play.provision.name} are {names}."
    yield statement(words, play.successors[0].provision, context)


def does_not_reach(play: ProvisionInPlay, context: Context, repealed_on: date) -> DraftStatement:
    """The old section is not named again here: for this offence it is no law at all."""
    title = play.provision.act.title
    repealed = f"The {title}, repealed with effect from {day(repealed_on)},"
    words = f"{repealed} does not reach an offence committed {context.offence_told()}."
    return statement(words, play.provision, context)


def saved_offence(play: ProvisionInPlay, context: Context, repealed_on: date) -> DraftStatement:
    """That an offence of its time is still dealt with under the repealed provision, and what saves it."""
    provision = play.provision
    saving = provision.act.savings_provision
    words = f"An offence committed {context.offence_told()} is dealt with under {provision.name}"
    if saving and context.on >= repealed_on:
        words += f", saved by {_printed(saving, provision)}"
        if context.offence_told().startswith("on "):
            words += ", which was not yet in force on that day"
    return statement(f"{words}.", provision, context)


def repeal(play: ProvisionInPlay, context: Context, repealed_on: date) -> DraftStatement:
    """That the provision's Act was repealed, on which day and by what."""
    provision = play.provision
    words = f"The {provision.act.title} was repealed with effect from {day(repealed_on)}{_repealing(provision)}."
    return statement(words, provision, context)


def _repealing(provision: Provision) -> str:
    act = provision.act
    if act.repealing_provision and act.repealed_by_title:
        return f" by {_printed(act.repealing_provision, provision)}"
    return f" by the {act.repealed_by_title}" if act.repealed_by_title else ""


def _printed(provision_id: str | None, provision: Provision) -> str:
    return label(ProvisionKey.parse(provision_id or ""), provision.act.repealed_by_title or "")


def from_the_day(play: ProvisionInPlay, repealed_on: date) -> str:
    """The opening of a sentence on what governs since the repeal, by what the Act is about."""
    if play.kind == "penal":
        return f"For an offence committed on or after {day(repealed_on)}"
    if play.kind == "procedural":
        return f"For a step taken on or after {day(repealed_on)} in a proceeding that was not pending before it"
    return f"From {day(repealed_on)}"


def successors(play: ProvisionInPlay, context: Context, opening: str) -> Iterator[DraftStatement]:
    """What took the provision's place, clause by clause, and what changed on the way."""
    provision = play.provision
    if not play.successors:
        yield from none_in_place(play, context)
        return
    yield from counterparts(play.successors, context, opening, old=provision)
    for note in dict.fromkeys(other.note for other in play.successors if _tells_a_change(other)):
        first = next(other for other in play.successors if other.note == note)
        words = f"{capitalised(provision.name)} is not simply renumbered as {first.provision.name}: {note}"
        yield statement(closed(words), first.provision, context)


def none_in_place(play: ProvisionInPlay, context: Context) -> Iterator[DraftStatement]:
    """That the new Act holds nothing in the provision's place, where the tables say so."""
    provision = play.provision
    if provision.found.section and provision.found.section.dropped_by and provision.act.repealed_by_title:
        state = "was struck down" if play.standings.standing is Standing.STRUCK_DOWN else "is repealed"
        words = f"The {provision.act.repealed_by_title} has no provision in place of {provision.name}, which {state}."
        yield statement(words, provision, context)


def _tells_a_change(other: Counterpart) -> bool:
    """True where the note is on the law, not on what the tables of correspondence give."""
    return bool(other.note) and other.relation in _CHANGED and "gives" not in (other.note or "")


def predecessors(play: ProvisionInPlay, context: Context, opening: str) -> Iterator[DraftStatement]:
    """What stood in the provision's place before, or that it is new."""
    if play.predecessors:
        yield from counterparts(play.predecessors, context, opening)
    elif play.provision.found.section and play.provision.found.section.new_in_act:
        words = f"{capitalised(play.provision.name)} is new and takes the place of no earlier provision."
        yield statement(words, play.provision, context)


def counterparts(
    others: Sequence[Counterpart], context: Context, opening: str, old: Provision | None = None
) -> Iterator[DraftStatement]:
    """One sentence for one counterpart, with what it says; for several, one that lists them and one for each."""
    corresponding = f" corresponding to {old.name}" if old else ""
    if len(others) == 1:
        only = others[0].provision
        words = only.words()
        said = words[len(only.name) :].removeprefix(": ") if words else ""
        sentence = f"{opening}, the provision{corresponding} is {only.name}{_joined(said)}"
        yield statement(closed(sentence), only, context)
        yield from _unless_printed(only, context)
        return
    names = listed(list(dict.fromkeys(other.provision.name for other in others)))
    yield statement(f"{opening}, the provisions{corresponding} are {names}.", others[0].provision, context)
    for other in others:
        words = other.provision.words()
        if words:
            yield statement(closed(words), other.provision, context)
        yield from _unless_printed(other.provision, context)


def _unless_printed(provision: Provision, context: Context) -> Iterator[DraftStatement]:
    """The words of a counterpart on its day, or that they are not held, where those printed are of another day."""
    if not provision.held.is_printed:
        yield from says(provision, context)


def _joined(said: str) -> str:
    return said if not said or said.startswith((" ", ":")) else f": {said}"


def saved(play: ProvisionInPlay, context: Context, repealed_on: date) -> Iterator[DraftStatement]:
    """What the repeal leaves under the old provision: older offences, pending proceedings."""
    provision = play.provision
    suspended = any(reason.rule == "in_abeyance" for reason in play.standings.because)
    if not provision.act.savings or suspended:
        return
    where = f" ({_printed(provision.act.savings_provision, provision)})" if provision.act.savings_provision else ""
    if play.kind == "penal":
        known = "" if play.successors else ", though repealed"
        words = (
            f"An offence committed before {day(repealed_on)} is still dealt with under {provision.name}{known}{where}."
        )
    elif play.kind == "procedural":
        words = f"A proceeding that was pending before {day(repealed_on)} goes on under {provision.name}{where}."
    else:
        words = f"{provision.act.savings.rstrip('.')}{where}."
    yield statement(words, provision, context)


def for_the_offence(context: Context, side: str) -> str:
    """The opening that names the day of the offence; of a month or year, the side of the change that it lies on."""
    told = context.offence_told()
    return f"For an offence committed {told if told.startswith('on ') else side}"
