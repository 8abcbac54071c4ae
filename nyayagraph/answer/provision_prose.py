"""Sentences on a provision: what it says, whether it is law on the day, which code governs. Facts of the graph.

An offence is punished by the law of its day (Constitution, Article 20(1)); procedure follows the day of the step,
and what was pending at a repeal goes on under the old code. So two codes give two branches where no day decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date

from nyayagraph.answer.context import Context
from nyayagraph.answer.drafting import DraftStatement
from nyayagraph.answer.statutes import Counterpart, Provision, ProvisionInPlay
from nyayagraph.answer.wording import closed, listed
from nyayagraph.cypher.answer import OffenceFlag
from nyayagraph.law.provisions import ProvisionKey
from nyayagraph.law.standing import Reason
from nyayagraph.law.treatment import Standing
from nyayagraph.verify.labels import capitalised, day, label

_MOST_CLAUSES = 4
_CHANGED = ("modified", "narrowed", "widened")
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
        yield from _says(play.provision, context)
        yield from _in_force(play, context)


def rule_statement(play: ProvisionInPlay, context: Context) -> Iterator[DraftStatement]:
    """What a provision says by which it is decided which Act governs: of its clause, else of the section."""
    words = play.provision.words()
    if words:
        yield _statement(closed(words), play.provision, context)


def _invalidity(play: ProvisionInPlay, context: Context) -> Iterator[DraftStatement]:
    """Striking down, reading down, abeyance: as they stand on the day of the law, whatever the day of the offence."""
    for reason in play.standings.because:
        if reason.rule in _STRUCK:
            yield _struck(play.provision, reason, context)
        elif reason.rule == "not_yet_in_force":
            clause = play.provision.found.section.status_clause if play.provision.found.section else ""
            named = ProvisionKey.parse(f"{play.provision.key.section_id}{clause or play.provision.key.clause}")
            words = f"{capitalised(label(named, play.provision.act.title))} is not in force on {day(context.on)}."
            yield _statement(words, play.provision, context)
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
    return _statement(closed(words), provision, context)


def _is_partial(provision: Provision, reason: Reason) -> bool:
    """True where the judgment reached a part of the provision only."""
    reached = [row.extent for row in provision.found.invalidations if row.by_id == reason.by_id and row.on == reason.on]
    return "part" in reached or reason.evidence == "part"


def _of_void_law(play: ProvisionInPlay, context: Context) -> Iterator[DraftStatement]:
    """What a provision said that was struck down: no day of an offence brings it back, and nothing saves it."""
    since = next((reason for reason in play.standings.because if reason.rule == "struck_down"), None)
    aside = f"struck down on {day(since.on)}" if since and since.on else "struck down"
    yield from _says(play.provision, context, aside)
    repealed_on = play.provision.act.repealed_on
    if repealed_on and context.on >= repealed_on:
        yield _repeal(play, context, repealed_on)
        yield from _successors(play, context, _from_the_day(play, repealed_on))


def _says(provision: Provision, context: Context, aside: str = "") -> Iterator[DraftStatement]:
    """What the provision says: its gist, and for a whole section those of its clauses that the graph has words for."""
    own = _with_aside(provision, aside)
    if own and not (provision.clauses() and len((provision.gist() or "").split()) < 4):  # noqa: PLR2004 - a bare heading
        yield _statement(closed(own), provision, context)
    for clause in provision.clauses()[:_MOST_CLAUSES]:
        words = _with_aside(clause, aside)
        if words:
            yield _statement(closed(words), clause, context)
    if own is None and not provision.clauses():
        yield from _from_passage(provision, context)


def _with_aside(provision: Provision, aside: str) -> str | None:
    """The provision's words with what happened to it before the colon: no reader meets the one without the other."""
    words = provision.words()
    if words is None or not aside:
        return words
    opening, colon, rest = words.partition(": ")
    return f"{opening}, {aside}{colon}{rest}"


def _from_passage(provision: Provision, context: Context) -> Iterator[DraftStatement]:
    """The first words of the section's own text, where the graph has that and no gist."""
    for source in context.sources:
        if source.authority_id == provision.key.section_id:
            words = " ".join(source.text.split()[:80])
            yield DraftStatement(text=closed(f"{capitalised(provision.name)} reads: {words}"), sources=(source.tag,))
            return


def _in_force(play: ProvisionInPlay, context: Context) -> Iterator[DraftStatement]:
    section, name = play.provision.found.section, capitalised(play.provision.name)
    if play.standings.standing is Standing.IN_FORCE:
        since = f" since {day(section.in_force_from)}" if section and section.in_force_from else ""
        if not since or play.is_named:
            yield _statement(
                f"{name} is in force on {day(context.on)}{',' + since if since else ''}.", play.provision, context
            )
    elif commenced := next((one.on for one in play.standings.because if one.rule in _NOT_COMMENCED and one.on), None):
        yield _statement(f"{name} is in force only from {day(commenced)}.", play.provision, context)


def _of_repealed_act(play: ProvisionInPlay, context: Context, repealed_on: date) -> Iterator[DraftStatement]:
    """Old law: by the day of the offence for a penal code, else by the day of the law, else both branches."""
    deciding = context.offence_date if play.kind == "penal" else None
    if deciding and deciding >= repealed_on:
        yield _does_not_reach(play, context, repealed_on)
        if play.successors:
            yield from _counterparts(
                play.successors, context, _for_the_offence(context, f"on or after {day(repealed_on)}")
            )
        else:
            yield from _none_in_place(play, context)
        return
    if context.on < repealed_on and not (deciding and deciding >= repealed_on):
        yield from _says(play.provision, context)
        words = f"{capitalised(play.provision.name)} is in force on {day(context.on)}."
        yield _statement(words, play.provision, context)
        return
    if deciding:
        yield from _says(play.provision, context)
        yield _saved_offence(play, context, repealed_on)
        return
    governs = context.governs(play.provision.key.act_id)
    if governs is False and play.successors:
        yield _repeal(play, context, repealed_on)
        yield from _counterparts(play.successors, context, _from_the_day(play, repealed_on), old=play.provision)
        return
    if governs:
        yield from _says(play.provision, context)
        yield from _saved(play, context, repealed_on)
        return
    yield from _says(play.provision, context, f"repealed on {day(repealed_on)}")
    yield _repeal(play, context, repealed_on)
    yield from _successors(play, context, _from_the_day(play, repealed_on))
    yield from _saved(play, context, repealed_on)


def _of_new_code(play: ProvisionInPlay, context: Context, commenced_on: date) -> Iterator[DraftStatement]:
    deciding = context.offence_date if play.kind == "penal" else None
    governs = context.governs(play.provision.key.act_id)
    if governs is False and _older_is_in_play(play, context):
        return
    if governs is False and not deciding and play.predecessors:
        yield _statement(
            f"The {play.provision.act.title} came into force on {day(commenced_on)}.", play.provision, context
        )
        before = "an offence committed" if play.kind == "penal" else "a proceeding that was pending"
        yield from _predecessors(play, context, f"For {before} before {day(commenced_on)}")
        return
    if (deciding and deciding < commenced_on) or context.on < commenced_on:
        words = f"The {play.provision.act.title} came into force on {day(commenced_on)}"
        if deciding and context.offence_told() == f"on {day(deciding)}":
            words += f" and does not reach an offence committed on {day(deciding)}"
        yield _statement(f"{words}.", play.provision, context)
        before = _for_the_offence(context, f"before {day(commenced_on)}") if deciding else f"On {day(context.on)}"
        yield from _predecessors(play, context, before)
        return
    yield from _says(play.provision, context)
    if deciding:
        words = f"The {play.provision.act.title} came into force on {day(commenced_on)}"
        yield _statement(f"{words} and reaches an offence committed {context.offence_told()}.", play.provision, context)
        return
    yield _statement(f"The {play.provision.act.title} came into force on {day(commenced_on)}.", play.provision, context)
    if governs:
        return
    before = "an offence committed" if play.kind == "penal" else "a proceeding that was pending"
    yield from _predecessors(play, context, f"For {before} before {day(commenced_on)}")


def _for_the_offence(context: Context, side: str) -> str:
    """The opening that names the day of the offence; of a month or year, the side of the change that it lies on."""
    told = context.offence_told()
    return f"For an offence committed {told if told.startswith('on ') else side}"


def _older_is_in_play(play: ProvisionInPlay, context: Context) -> bool:
    """True where the question names the provision that governs besides: it is spoken of there."""
    in_play = {other.provision.key.section_id for other in context.provisions}
    return any(older.provision.key.section_id in in_play for older in play.predecessors)


def _does_not_reach(play: ProvisionInPlay, context: Context, repealed_on: date) -> DraftStatement:
    """The old section is not named again here: for this offence it is no law at all."""
    title = play.provision.act.title
    repealed = f"The {title}, repealed with effect from {day(repealed_on)},"
    words = f"{repealed} does not reach an offence committed {context.offence_told()}."
    return _statement(words, play.provision, context)


def _saved_offence(play: ProvisionInPlay, context: Context, repealed_on: date) -> DraftStatement:
    provision = play.provision
    saving = provision.act.savings_provision
    words = f"An offence committed {context.offence_told()} is dealt with under {provision.name}"
    if saving and context.on >= repealed_on:
        words += f", saved by {_printed(saving, provision)}"
        if context.offence_told().startswith("on "):
            words += ", which was not yet in force on that day"
    return _statement(f"{words}.", provision, context)


def _repeal(play: ProvisionInPlay, context: Context, repealed_on: date) -> DraftStatement:
    provision = play.provision
    words = f"The {provision.act.title} was repealed with effect from {day(repealed_on)}{_repealing(provision)}."
    return _statement(words, provision, context)


def _repealing(provision: Provision) -> str:
    act = provision.act
    if act.repealing_provision and act.repealed_by_title:
        return f" by {_printed(act.repealing_provision, provision)}"
    return f" by the {act.repealed_by_title}" if act.repealed_by_title else ""


def _printed(provision_id: str | None, provision: Provision) -> str:
    return label(ProvisionKey.parse(provision_id or ""), provision.act.repealed_by_title or "")


def _from_the_day(play: ProvisionInPlay, repealed_on: date) -> str:
    if play.kind == "penal":
        return f"For an offence committed on or after {day(repealed_on)}"
    if play.kind == "procedural":
        return f"For a step taken on or after {day(repealed_on)} in a proceeding that was not pending before it"
    return f"From {day(repealed_on)}"


def _successors(play: ProvisionInPlay, context: Context, opening: str) -> Iterator[DraftStatement]:
    """What took the provision's place, clause by clause, and what changed on the way."""
    provision = play.provision
    if not play.successors:
        yield from _none_in_place(play, context)
        return
    yield from _counterparts(play.successors, context, opening, old=provision)
    for note in dict.fromkeys(other.note for other in play.successors if _tells_a_change(other)):
        first = next(other for other in play.successors if other.note == note)
        words = f"{capitalised(provision.name)} is not simply renumbered as {first.provision.name}: {note}"
        yield _statement(closed(words), first.provision, context)


def _none_in_place(play: ProvisionInPlay, context: Context) -> Iterator[DraftStatement]:
    provision = play.provision
    if provision.found.section and provision.found.section.dropped_by and provision.act.repealed_by_title:
        state = "was struck down" if play.standings.standing is Standing.STRUCK_DOWN else "is repealed"
        words = f"The {provision.act.repealed_by_title} has no provision in place of {provision.name}, which {state}."
        yield _statement(words, provision, context)


def now_statement(play: ProvisionInPlay, context: Context) -> Iterator[DraftStatement]:
    """What takes the place of a provision of a repealed code that a statement speaks of, in one sentence."""
    repealed_on = play.provision.act.repealed_on
    if repealed_on is None or context.on < repealed_on or (play.kind == "penal" and context.offence_date):
        return
    if not play.successors:
        yield from _none_in_place(play, context)
        return
    names = listed([other.provision.name for other in play.successors])
    verb = "provisions corresponding" if len(play.successors) > 1 else "provision corresponding"
    be = "are" if len(play.successors) > 1 else "is"
    words = f"{_from_the_day(play, repealed_on)}, the {verb} to {play.provision.name} {be} {names}."
    yield _statement(words, play.successors[0].provision, context)


def _tells_a_change(other: Counterpart) -> bool:
    """True where the note is on the law, not on what the tables of correspondence give."""
    return bool(other.note) and other.relation in _CHANGED and "gives" not in (other.note or "")


def _predecessors(play: ProvisionInPlay, context: Context, opening: str) -> Iterator[DraftStatement]:
    if play.predecessors:
        yield from _counterparts(play.predecessors, context, opening)
    elif play.provision.found.section and play.provision.found.section.new_in_act:
        words = f"{capitalised(play.provision.name)} is new and takes the place of no earlier provision."
        yield _statement(words, play.provision, context)


def _counterparts(
    others: Sequence[Counterpart], context: Context, opening: str, old: Provision | None = None
) -> Iterator[DraftStatement]:
    """One sentence for one counterpart, with what it says; for several, one that lists them and one for each."""
    corresponding = f" corresponding to {old.name}" if old else ""
    if len(others) == 1:
        only = others[0].provision
        words = only.words()
        said = words[len(only.name) :].removeprefix(": ") if words else ""
        sentence = f"{opening}, the provision{corresponding} is {only.name}{_joined(said)}"
        yield _statement(closed(sentence), only, context)
        return
    names = listed(list(dict.fromkeys(other.provision.name for other in others)))
    yield _statement(f"{opening}, the provisions{corresponding} are {names}.", others[0].provision, context)
    for other in others:
        words = other.provision.words()
        if words:
            yield _statement(closed(words), other.provision, context)


def _joined(said: str) -> str:
    return said if not said or said.startswith((" ", ":")) else f": {said}"


def _saved(play: ProvisionInPlay, context: Context, repealed_on: date) -> Iterator[DraftStatement]:
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
    yield _statement(words, provision, context)


def flag_statement(provision: Provision, context: Context) -> DraftStatement | None:
    """What the First Schedule says of the offence; nothing where it says nothing of it."""
    flag = provision.flag()
    words = flag_words(flag) if flag else ""
    if not words:
        return None
    return _statement(f"The offence under {provision.name} is {words}.", provision, context)


def flag_words(flag: OffenceFlag) -> str:
    """`cognizable, non-bailable and triable by the Court of Session`; '' where nothing is known."""
    parts = []
    if flag.cognizable is not None:
        parts.append("cognizable" if flag.cognizable else "non-cognizable")
    if flag.bailable is not None:
        parts.append("bailable" if flag.bailable else "non-bailable")
    if flag.triable_by:
        parts.append(f"triable by {_court(flag.triable_by)}")
    return listed(parts)


def _court(name: str) -> str:
    return (
        f"the {name}"
        if name.startswith("Court")
        else f"a {name}"
        if name.startswith("Magistrate")
        else name[:1].lower() + name[1:]
    )


def _statement(text: str, provision: Provision, context: Context) -> DraftStatement:
    """A statement on a provision, with the tags of its passages: the one that prints its words, else all of them."""
    words = provision.words()
    exact = next((s.tag for s in context.sources if words and s.text.strip().rstrip(".") == words.rstrip(".")), None)
    tags = (exact,) if exact else context.tags_of(provision.key.section_id)
    return DraftStatement(text=text, sources=tags)
