"""Laws of which a sentence names one and the one that took its place, the criminal codes aside, and whose numbers are.

Takes `Telegraph Act 5(2)`, `section 192 (1961 Act)`, `section 37 of that of 1996`, `the 2019 consumer statute`. A year
names an Act where it makes a pair of the table of successions with another law of the sentence, or by a word of its
title. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache
from typing import NamedTuple

from nyayagraph.law.acts.codes_called import OLDER_LAW
from nyayagraph.law.acts.mentions import find_mentions
from nyayagraph.law.acts.successions import succeeding_acts, year_of
from nyayagraph.law.acts.table import ACTS, acts_meant

_CODES = {*OLDER_LAW, *OLDER_LAW.values(), "crpc-1898"}
_WORD = r"(?:Acts?|Code|statute|law|enactment|legislation)"
# takes `Act of 1986`, `that of 1996`, `its successor of 2013`, `the 2019 consumer statute`, `re-enacted in 1988`
_YEAR = re.compile(
    rf"\b(?:{_WORD},?|that|one|successor)\s+of\s+(?P<behind>(?:18|19|20)\d\d)\b"
    rf"|\b(?P<before>(?:18|19|20)\d\d)\s+(?:(?P<title>[A-Za-z]+)\s+)?{_WORD}\b"
    r"|\b(?:re-?enacted|re-?stated|redrafted)\s+in\s+(?P<again>(?:18|19|20)\d\d)\b"
)
# between a number and the law behind it: takes ` of the `, `, `, ` (`, ` return under the `; refuses ` moved to the `
_TO_BEHIND = re.compile(
    r"\s*[,(\[]?\s*(?:the\s+)?(?:repealed\s+|old\s+|new\s+)?"
    r"|(?:\s+(?!(?:is|are|was|were|has|have|and|or|now|to|became?s?)\b)[a-z]+){0,3},?\s+(?:of|in|under)\s+(?:(?:the|that|its)\s+)?(?:repealed\s+|old\s+|new\s+)?"
)
# between a law and the number behind it: takes ` `, `, `, ` has it in `; refuses `. `
_TO_AHEAD = re.compile(r"[\s,:([]*(?:[a-z]+\s+){0,6}")
_BY_TITLE = ("title", "abbreviation", "unknown")  # kinds of mentions that say more of an Act than its year
_FAR = 90  # characters between a number and its law
_CLOSED = re.compile(r"\s*[)\]]")


class Law(NamedTuple):
    """A law that a sentence names at `[start, end)`: the Acts of a succession that it can be, and on which side."""

    start: int
    end: int
    acts: tuple[str, ...]
    is_new: bool


class _Named(NamedTuple):
    """A title with the Acts it can be, or a year with the word beside it."""

    start: int
    end: int
    acts: tuple[str, ...]
    year: int
    word: str


def laws_named(sentence: str) -> list[Law]:
    """The laws of the table of successions in a sentence, each as the older or the newer of a pair."""
    named = _titles(sentence)
    named += [one for one in _years(sentence) if not any(_overlap(one, other) for other in named)]
    others = {(one.acts, one.year, one.word): one for one in named}
    sides = {each: _side(sentence, one, list(others.values())) for each, one in others.items()}
    found = ((one, sides[one.acts, one.year, one.word]) for one in sorted(named))
    return [Law(one.start, one.end, *side) for one, side in found if side]


def law_behind(sentence: str, end: int, laws: Sequence[Law]) -> tuple[Law, int] | None:
    """The law right behind a number that ends at `end`, and where it ends with the bracket that it stands in."""
    for law in laws:
        if 0 <= law.start - end <= _FAR and (to := _TO_BEHIND.fullmatch(sentence, end, law.start)):
            closed = _CLOSED.match(sentence, law.end) if {"(", "["} & set(to[0]) else None
            return law, closed.end() if closed else law.end
    return None


def law_ahead(sentence: str, start: int, laws: Sequence[Law]) -> Law | None:
    """The law right before a number that starts at `start`."""
    return next(
        (
            law
            for law in reversed(laws)
            if 0 <= start - law.end <= _FAR and _TO_AHEAD.fullmatch(sentence, law.end, start)
        ),
        None,
    )


def other_law(laws: Sequence[Law], taken: Sequence[Law]) -> Law | None:
    """The one law of a sentence that names two, of which the other alone has numbers beside it."""
    rest = [law for law in laws if law not in taken]
    of_one = len({law.acts for law in rest}) == 1 and len({law.acts for law in taken}) == 1
    return rest[0] if of_one and rest[0].is_new != taken[0].is_new else None


def names_another_of(text: str, years: Collection[int], acts: Collection[str]) -> bool:
    """True where a text names an Act of one of some years that is none of these: then its year alone names none.

    Takes `the 1986 Muslim women Act` beside the two Acts of consumers; an unknown title is another.
    """
    named = (mention for mention in find_mentions(text) if mention.kind in _BY_TITLE and mention.year in years)
    return any(set(acts_meant(mention.name, mention.year)).isdisjoint(acts) for mention in named)


@cache
def _pairs() -> tuple[tuple[str, str], ...]:
    return tuple(pair for pair in succeeding_acts() if not _CODES & set(pair))


@cache
def _of_the_table() -> frozenset[str]:
    return frozenset(act_id for pair in _pairs() for act_id in pair)


def _titles(sentence: str) -> list[_Named]:
    found = []
    for one in find_mentions(sentence):
        acts = tuple(act_id for act_id in acts_meant(one.name, one.year) if act_id in _of_the_table())
        if acts and one.kind in ("title", "abbreviation"):
            found.append(_Named(one.start, one.end, acts, one.year or 0, ""))
    return found


def _years(sentence: str) -> list[_Named]:
    return [
        _Named(m.start(), m.end(), (), int(m["behind"] or m["before"] or m["again"]), (m["title"] or "").lower())
        for m in _YEAR.finditer(sentence)
    ]


def _overlap(one: _Named, other: _Named) -> bool:
    return one.start < other.end and other.start < one.end


def _side(sentence: str, one: _Named, others: Sequence[_Named]) -> tuple[tuple[str, ...], bool] | None:
    """The Acts of a law and whether they are newer ones: as the others leave it, else by its title alone."""
    sides = {(act_id, act_id == new) for act_id, new in _sides(one, others)}
    if not sides and len(one.acts) == 1:
        olds, news = zip(*_pairs(), strict=True)
        sides = {(act_id, side is news) for act_id in one.acts for side in (olds, news) if act_id in side}
    acts = tuple(dict.fromkeys(act_id for act_id, _ in sorted(sides)))
    if len({is_new for _, is_new in sides}) != 1 or (not one.acts and names_another_of(sentence, {one.year}, acts)):
        return None
    return acts, next(iter(sides))[1]


def _sides(one: _Named, others: Sequence[_Named]) -> list[tuple[str, str]]:
    """The Acts that a name can be, each with the newer Act of the pair that another name makes with it."""
    found = [
        (act_id, pair[1])
        for pair in _pairs()
        for act_id, twin in (pair, pair[::-1])
        if _can_be(one, act_id)
        and any(_can_be(other, twin) for other in others if (other.acts, other.year) != (one.acts, one.year))
    ]
    if one.acts or found:
        return found if one.acts or len({act_id for act_id, _ in found}) == 1 else []
    return [
        (act_id, new)
        for old, new in _pairs()
        for act_id in (old, new)
        if _can_be(one, act_id) and _is_titled(one, act_id)
    ]


def _can_be(one: _Named, act_id: str) -> bool:
    return act_id in one.acts if one.acts else year_of(act_id) == one.year


def _is_titled(one: _Named, act_id: str) -> bool:
    """True where the word between a year and `statute` is of the Act's title: `the 2019 consumer statute`."""
    return bool(one.word) and act_id in ACTS and one.word in ACTS[act_id].title.lower().split()
