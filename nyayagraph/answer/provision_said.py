"""What a provision says, in statements: its gist, its clauses, its own text, the First Schedule's flags."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from nyayagraph.answer.context import Context
from nyayagraph.answer.drafting import DraftStatement
from nyayagraph.answer.later import without_later
from nyayagraph.answer.meant import part_asked_for
from nyayagraph.answer.statutes import Provision, ProvisionInPlay, in_brackets
from nyayagraph.answer.wording import OPENING_WORDS, closed, listed, opening
from nyayagraph.cypher.answer import OffenceFlag
from nyayagraph.verify.labels import capitalised, day

_MOST_CLAUSES = 6
_OPENS = re.compile(r"[A-Z(\"'“]")  # takes `(1) Where`, `Whoever`; refuses `financial year to which`
_OMITTED = re.compile(r"\bomitted\s+in\s+\d{4}")  # takes `leprosy; omitted in 2019`; refuses `what was omitted`


def rule_statement(play: ProvisionInPlay, context: Context) -> Iterator[DraftStatement]:
    """What a provision says by which it is decided which Act governs: of its clause, else of the section."""
    words = play.provision.words()
    if words:
        yield statement(closed(words), play.provision, context)


def says(provision: Provision, context: Context, aside: str = "") -> Iterator[DraftStatement]:
    """What the provision says: its gist, and for a whole section those of its clauses that the graph has words for."""
    if provision.of_day and not provision.held.is_printed:
        yield _of_the_day(provision, provision.of_day, context)
        return
    own = _with_aside(provision, aside, context)
    if own and not (provision.clauses() and len((provision.gist() or "").split()) < 4):  # noqa: PLR2004 - a bare heading
        yield statement(closed(own), provision, context)
    in_force = [one for one in provision.clauses() if not _OMITTED.search(one.gist() or "")]
    for clause in in_force[:_MOST_CLAUSES]:
        words = _with_aside(clause, aside, context)
        if words:
            yield statement(closed(words), clause, context)
    if own is None and not provision.clauses():
        yield from _from_passage(provision, context)


def _of_the_day(provision: Provision, on: date, context: Context) -> DraftStatement:
    """The opening words of the text of the day; else that they are not held."""
    if provision.held.text:
        words = opening(provision.held.text, OPENING_WORDS)
        return statement(closed(f"On {day(on)}, {provision.name} read: {words}"), provision, context)
    return DraftStatement(text=unheld_words(provision, on), sources=())


def unheld_words(provision: Provision, on: date) -> str:
    """That the words of a day are not held; what changed them since is a note, for a day beside it tells of the law."""
    heading = provision.found.section.heading if provision.found.section else None
    named = f"{provision.name} ({in_brackets(heading)})" if heading else provision.name
    return f"The words of {named} on {day(on)} are not held."


def notes_on_words(play: ProvisionInPlay) -> Iterator[str]:
    """What changed a provision since the day whose words are not held."""
    for one in play.all_provisions():
        if one.of_day and not one.held.is_held:
            yield f"{capitalised(one.name)} was {one.held.changed()}; its words of {day(one.of_day)} are not held."


def _with_aside(provision: Provision, aside: str, context: Context) -> str | None:
    """The provision's words with what happened to it before the colon: no reader meets the one without the other.

    What its gist tells of a time after the day asked for is left out.
    """
    words = provision.words()
    words = words and without_later(words, context.on)
    if not words or not aside:
        return words or None
    opening, colon, rest = words.partition(": ")
    return f"{opening}, {aside}{colon}{rest}"


def _from_passage(provision: Provision, context: Context) -> Iterator[DraftStatement]:
    """The first words of the section's own text, where the graph has that and no gist."""
    own = [source for source in context.sources if source.authority_id == provision.key.section_id]
    first = min(own, key=lambda source: source.chunk_id, default=None)
    if first:
        first, words = part_asked_for(own, context.asked) if context.is_meant else (first, first.text)
        words = opening(words, OPENING_WORDS)
        cut = "" if _OPENS.match(words) else "… "
        yield DraftStatement(text=closed(f"{capitalised(provision.name)} reads: {cut}{words}"), sources=(first.tag,))


def flag_statement(provision: Provision, context: Context) -> DraftStatement | None:
    """What the First Schedule says of the offence; nothing where it says nothing of it."""
    flag = provision.flag()
    words = flag_words(flag) if flag else ""
    if not words:
        return None
    return statement(f"The offence under {provision.name} is {words}.", provision, context)


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


def statement(text: str, provision: Provision, context: Context) -> DraftStatement:
    """A statement on a provision, with the tags of its passages: the one that prints its words, else all of them."""
    words = provision.words()
    exact = next((s.tag for s in context.sources if words and s.text.strip().rstrip(".") == words.rstrip(".")), None)
    tags = (exact,) if exact else context.tags_of(provision.key.section_id)
    return DraftStatement(text=text, sources=tags)
