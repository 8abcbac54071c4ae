"""Provisions found, and the Acts of those that name none, settled when the whole text is read.

Pure; an Act that the words around do not make likelier than all others together is left open, with its candidates.
"""

# ruff: noqa: SIM905 - lists of words are split from text
from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from typing import NamedTuple

from nyayagraph.law.acts.antecedents import BY_ITS_YEAR, BY_YEAR_ALONE, SEVERAL_OF_A_NAME, Antecedents, Meaning
from nyayagraph.law.acts.focus import SAME_PASSAGE, Focus, Weighed
from nyayagraph.law.acts.lettered import act_with, may_have
from nyayagraph.law.provisions.clauses_beside import find_of_that
from nyayagraph.law.provisions.instruments import NO_ACT
from nyayagraph.law.provisions.keys import ProvisionKey, provision_text
from nyayagraph.law.provisions.number_lists import Listed, clauses_of, members

NAMED_EARLIER = "named earlier with this number"
AS_DEFINED = "as defined"
_JUST_NAMED = 800  # characters behind an Act over which a number named with it alone is of it
_POINTS = re.compile(r"\b(?:the|this|said)\s{1,3}(?:Act|Code|Ordinance)$")
_NEVER_SETTLED = ("foreign", "older than the Constitution", "no such article")
_MOST, _ONLY = "the Act most named", "the only Act named"
_SURE = 0.6
_SURE_OF_FIGURE = 0.8
_SURE_OF_NUMBER = 0.6  # an Act that print calls by a word that tells nothing, with a number that one Act alone has
_MOST_CANDIDATES = 6
_WHY = {
    "named near before": NAMED_EARLIER,
    "named before": NAMED_EARLIER,
    "named behind": "named elsewhere with this number",
    "defined": AS_DEFINED,
    **dict.fromkeys(
        ("discussed last", "discussed within a passage", "discussed in a row", "discussed before that"),
        "the Act under discussion",
    ),
}
# sections of the Information Technology Act that no Income-tax Act has: they settle `Section 66A IT Act`
_ONLY_INFORMATION_TECHNOLOGY = frozenset("66A 66B 66C 66D 66E 66F 67B 67C 70B 77B 84A 84B 84C".split())
_EVERYDAY_CODES = ("ipc-1860", "bns-2023", "crpc-1973", "bnss-2023")

Numbers = tuple[tuple[str, tuple[str, ...]], ...]  # numbers with the clauses of each


class FoundProvision(NamedTuple):
    """A provision at `[start, end)`; `keys` holds each one of a range, and none where the Act is open."""

    start: int
    end: int
    kind: str
    keys: tuple[str, ...]
    act_id: str | None
    candidates: tuple[str, ...]
    note: str | None
    sure: float = 1.0  # how sure the Act is, where text does not name it with the number


class LeftOpen(NamedTuple):
    """Provisions of one printed list, from `first` on in `found`, whose Act is still to be weighed."""

    first: int
    start: int
    unit: str
    numbers: tuple[Numbers, ...]  # of each member
    figures: tuple[tuple[str, int], ...]
    meaning: Meaning | None


def settle(found: list[FoundProvision], left_open: dict[int, LeftOpen], focus: Focus, before: Antecedents) -> None:
    """Settles what was left open, by place of its first in `found`, in the order of the text."""
    in_order = sorted(range(len(found)), key=lambda place: found[place].start)
    names_any = before.spoken.last(before.end) is not None
    for one in (found[place] for place in in_order):
        is_told = names_any or one.note != BY_ITS_YEAR  # two Acts told by years alone tell nothing of what came before
        if one.act_id and one.kind == "section" and one.act_id != "constitution" and is_told:
            focus.coming.add(one.start, one.act_id)
    for place in in_order:
        if place in left_open and _may_be_settled(left_open[place]):
            _settle_one(found, left_open[place], focus, before)
        one = found[place]
        if one.act_id and one.kind in ("section", "rule") and one.act_id != "constitution":
            focus.discuss(one.act_id, one.start)


def clauses_of_that_section(text: str, found: list[FoundProvision]) -> list[FoundProvision]:
    """`clause (3) of that section`: further clauses of the section named just before. `found` is in order."""
    starts = [provision.start for provision in found]
    clauses: list[FoundProvision] = []
    for one in find_of_that(text):
        place = bisect_left(starts, one.start)
        before = next((p for p in reversed(found[max(0, place - 4) : place]) if p.kind == "section" and p.keys), None)
        if before is None or one.start - before.end > SAME_PASSAGE:
            continue
        own = ProvisionKey.parse(before.keys[0])
        keys = tuple(provision_text(own.act_id, own.unit, own.number, clause) for clause in one.clauses)
        clauses.append(FoundProvision(one.start, one.end, "section", keys, own.act_id, (), "the provision before"))
    return clauses


def with_numbers_named(text: str, found: list[FoundProvision], before: Antecedents) -> None:
    """Gives `section 58 of the Act` to the Act named right before, where the text names that number with it alone.

    So the text does that tells of another Act, or of another case, after it has defined which is `the Act`.
    """
    named: dict[str, set[str]] = defaultdict(set)
    places: dict[str, list[int]] = defaultdict(list)
    for one in found:
        if one.kind == "section" and one.act_id:
            for key in one.keys:
                places[key].append(one.start)
                if one.note is None:
                    named[_number(key)].add(one.act_id)
    for place, one in enumerate(found):
        if one.kind != "section" or one.note != AS_DEFINED or len(one.keys) != 1:
            continue
        last, at = before.spoken.last(one.start), before.spoken.last_place(one.start) or 0
        if not last or one.start - at > _JUST_NAMED or named.get(_number(one.keys[0])) != {last}:
            continue
        is_of_the_passage = all(abs(place - one.start) < SAME_PASSAGE for place in places[one.keys[0]])
        if last != one.act_id and is_of_the_passage and _POINTS.search(text, one.start, one.end):
            found[place] = one._replace(keys=(f"{last}/{_number(one.keys[0])}",), act_id=last, note=NAMED_EARLIER)


def _number(key: str) -> str:
    return key.partition("/")[2]


def _may_be_settled(one: LeftOpen) -> bool:
    note = one.meaning.note or "" if one.meaning else ""
    return note not in _NEVER_SETTLED and not note.startswith(NO_ACT)


def _settle_one(found: list[FoundProvision], one: LeftOpen, focus: Focus, before: Antecedents) -> None:
    """Gives the provisions of one list the Act for which most speaks, or the Acts that they may be of."""
    weighed = _weighed(one, focus, before)
    for place, of in enumerate(one.numbers, one.first):
        if weighed is None or weighed.sure < _SURE:
            acts = _possible(one, weighed, place - one.first)[:_MOST_CANDIDATES]
            candidates = tuple(provision_text(act_id, one.unit, *of[0]) for act_id in acts)
            found[place] = found[place]._replace(candidates=candidates)
        else:
            found[place] = found[place]._replace(
                keys=keys_of(weighed.act_id, one.unit, of),
                act_id=weighed.act_id,
                note=_WHY.get(weighed.why, _ONLY if len(weighed.possible) == 1 else _MOST),
                sure=round(weighed.sure, 2),
            )
            if one.unit == "s" and weighed.sure > _SURE_OF_FIGURE:
                focus.reach(weighed.act_id, one.figures[place - one.first][1])


def _possible(one: LeftOpen, weighed: Weighed | None, place: int) -> tuple[str, ...]:
    """The Acts that member `place` of a list may be of; none that has no such number."""
    number, figure = one.figures[place]
    acts = weighed.possible if weighed else one.meaning.candidates if one.meaning else _EVERYDAY_CODES
    if one.unit != "s":
        return acts
    if weighed is None and one.meaning is None and (alone := act_with(number)):
        return (alone,)
    return tuple(act_id for act_id in acts if may_have(act_id, number, figure))


def _weighed(one: LeftOpen, focus: Focus, before: Antecedents) -> Weighed | None:
    """The Act for which most speaks: of those a name may mean, of all where none is named."""
    if one.meaning is None:
        return focus.weigh(one.start, one.unit, one.figures, before.defined(one.start))
    number = one.figures[0][0]
    if one.meaning.note == BY_YEAR_ALONE and not one.meaning.is_open:
        return None  # the text names no Act of that year
    if not one.meaning.is_open:
        act_id = focus.named_with(one.unit, number, before.end)
        return Weighed(act_id, _SURE_OF_NUMBER, "named behind") if act_id else None
    possible = one.meaning.candidates
    if number in _ONLY_INFORMATION_TECHNOLOGY and "it-2000" in possible:
        possible = ("it-2000",)
    weighed = focus.weigh(one.start, one.unit, one.figures, (), possible)
    if weighed and len(weighed.possible) > 1 and one.meaning.note == SEVERAL_OF_A_NAME:
        # which Companies Act an undated text means, its number alone does not say
        return weighed if any(map(before.spoken.count, possible)) else None
    return weighed


def numbered(member: Listed, prefix: str) -> Numbers:
    """The numbers of one member of a list with the clauses of each."""
    numbers = [prefix + number for number in members(member)]
    own = [(number, one) for number in numbers for one in _apart(clauses_of(member, number, prefix))]
    return (*own, *((numbers[0], other) for other in member.others))


def _apart(clauses: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Clauses of which the last two count on, `(1)(a)(b)`, are two; `(h)(i)` may be clause and sub-clause."""
    outer, last = clauses[:-1], clauses[-1:]
    if not outer or not last[0].islower() or len(last[0]) > 1 or last[0] in "ivx" or len(outer[-1]) > 1:
        return (clauses,)
    return (outer, (*outer[:-1], *last)) if ord(last[0]) - ord(outer[-1]) == 1 else (clauses,)


def keys_of(act_id: str, unit: str, numbers: Numbers) -> tuple[str, ...]:
    """The keys of numbers, if they are of this Act."""
    return tuple(provision_text(act_id, unit, number, clauses) for number, clauses in numbers)
