"""Several deeds of which a question asks the law, each by its own words: `for the making, and what for the use`. Pure.

Each thing that the asking words list is looked for among the days told; where two are found on days of their own, both
are deeds, and what else is told is background.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.law.governing.asked_days import Placed, placed_days
from nyayagraph.law.governing.asked_facets import PENAL, PROCEDURE, line_of_words, lines_named
from nyayagraph.law.governing.asked_parts import Part, parts_asked
from nyayagraph.law.governing.deed_words import deed_words
from nyayagraph.law.governing.event_cues import Happened, names_a_step, speaks_of_offence
from nyayagraph.law.governing.question_words import asking_sentence
from nyayagraph.law.governing.told_events import Event, Told
from nyayagraph.law.text.plain_print import MONTH
from nyayagraph.law.text.sentences import split_sentences

_ITEM = re.compile(r"[,;:?]|\band\b|\bor\b|\((?:[a-d]|i{1,3}|[1-4])\)", re.IGNORECASE)
_MONTH = re.compile(rf"(?<!\d\s)\b(?:{MONTH})\b(?!\s*\d)", re.IGNORECASE)  # takes `for April`; refuses `4 April`
_FOR_ONE = re.compile(r"\bfor\s+(?:the|his|her|their)\s+\w+", re.IGNORECASE)  # takes `which code for the fire`
# takes `penal code for each attempt`, `under which statute does each stand`; refuses `each code`, `from each of them`
_EACH = re.compile(
    r"\b(?:for|of|to|against|in|under|does|do|did|is|are|would|should|will|covers?|covered|governs?|governed|punish(?:es|ed))\s+each\b(?!\s+(?:code|law|stage|step|of\s+them)|\s+Act\b)"
)
# takes `what penal codes apply to the two of them`, `which laws govern both men`; refuses `which code governs both`
_FOR_TWO = re.compile(
    r"\b(?:codes|laws|statutes|Acts|enactments)\b[^?;:]{0,40}\b(?:(?:the\s+)?(?:two|both)(?:\s+of\s+them|\s+(?:men|women|accused|boys|girls|persons|brothers))|each\s+of\s+(?:them|the\s+two))\b"
)
# takes `substantive law for A, and for B`
_FOR_BOTH = re.compile(r"\bfor\s+([A-Z][\w-]*),?\s+and\s+(?:(?:which|what)\s+)?for\s+(?!\1\b)[A-Z][\w-]*")
# takes `which statute for the killer, and which for the cousin`
_THING_ASKED = re.compile(
    r"\b(?:(?:which|what)(?:\s+[\w-]+){0,4}?|and)\s+for\s+(?:the|his|her|their|that)\s+(?P<thing>[^,.;:?]+?)(?=\s*(?:[,.;:?]|\band\b|$))",
    re.IGNORECASE,
)
_ASKS_AGAIN = re.compile(r"\b(?:which|what)\b", re.IGNORECASE)
_TWO = 2
_MAY_BE = (Happened.OFFENCE, Happened.OTHER, Happened.RESULT, Happened.BACKGROUND, Happened.STEP)
_DEEDS = (Happened.OFFENCE, Happened.OTHER, Happened.RESULT)


def with_each_deed_asked(told: Told, before: Told, text: str) -> Told:
    """The events with each deed that the asking words list as offence; as told where fewer than two are found.

    `before` are the events as read, before one deed was chosen.
    """
    placed = [one for one in placed_days(before.events, text) if _may_be(one)]
    if len(placed) < _TWO:  # of one deed nothing is to be told apart
        return told
    days = [event.start for event in before.events]
    parts = [
        part
        for part in parts_asked(text)
        if part.lines == (PENAL,) and not any(part.start <= day < part.start + len(part.words) for day in days)
    ]
    if deeds := _deeds_of_each(before, text):
        return told.model_copy(update={"events": tuple(_as_asked(one, deeds) for one in before.events)})
    found = [one for item in _items(parts) if (one := _told_in(item, placed))]
    if len({one.events[0].period for one in found}) < _TWO:
        found = _of_each_part(placed, parts)
    asked = {event.start for one in found for event in one.events}
    if len({one.events[0].period for one in found}) < _TWO:
        return told
    return told.model_copy(update={"events": tuple(_as_asked(one, asked) for one in before.events)})


def _of_each_part(placed: Sequence[Placed], parts: Sequence[Part]) -> list[Placed]:
    """The two deeds of a question that asks for the law of two and tells two: one each."""
    asked = [part for part in parts if _FOR_ONE.search(part.words)]
    deeds = [one for one in placed if one.is_one_of(_DEEDS)]
    return deeds if len(asked) == len(deeds) == _TWO else []


def _deeds_of_each(before: Told, text: str) -> set[int]:
    """Where the days stand of the deeds of a question that asks for the law of each: all that are told, two or more.

    Days of steps are none of them, unless no more than two days are told at all.
    """
    if not asks_of_each(text):
        return set()
    told = [one for one in before.events if one.happened is not Happened.ASIDE]
    deeds = [one for one in told if one.happened in (*_DEEDS, Happened.BACKGROUND)]
    for chosen in (deeds, told):
        if len({one.period for one in chosen}) == _TWO:
            return {one.start for one in chosen}
    return set()


def asks_of_each(text: str) -> bool:
    """True where the asking words want the law of each of several deeds: by `each`, or by naming one after another."""
    asked = asking_sentence(text)
    if any(one.search(asked) for one in (_EACH, _FOR_BOTH, _FOR_TWO)):
        return True
    things = [one["thing"] for one in _THING_ASKED.finditer(asked)]
    return len(things) > 1 and not any(map(_is_of_a_step, things))


def _is_of_a_step(thing: str) -> bool:
    """True for what procedure does: takes `the search`, `the magistrate's steps`, `the court's procedure`."""
    return names_a_step(thing) or line_of_words(thing) == PROCEDURE or PROCEDURE in lines_named(thing)


def asks_by_dates(told: Told, text: str) -> bool:
    """True where a sentence asks twice, each time with a day: `which Act for 2024, which for 2026`."""
    for start, end in split_sentences(text):
        asks = [one.start() for one in _ASKS_AGAIN.finditer(text, start, end)]
        days = [one.start for one in told.events if start <= one.start < end]
        if len(asks) == _TWO and len(days) == _TWO and asks[0] < days[0] < asks[1] < days[1]:
            return True
    return False


def _may_be(one: Placed) -> bool:
    return one.is_one_of(_MAY_BE) or speaks_of_offence(one.words)


def _items(parts: Sequence[Part]) -> list[str]:
    return [item for one in parts for item in _ITEM.split(one.words)]


def _told_in(item: str, placed: Sequence[Placed]) -> Placed | None:
    """The one day in whose words an item is told more than in those of the others."""
    wanted = deed_words(item)
    months = {one[0].lower()[:3] for one in _MONTH.finditer(item)}
    score = [len(deed_words(one.words) & wanted) + (_month_of(one) in months) for one in placed]
    most = max(score)
    return placed[score.index(most)] if most and score.count(most) == 1 else None


def _month_of(one: Placed) -> str:
    return f"{one.events[0].period.first:%b}".lower()


def _as_asked(event: Event, asked: set[int]) -> Event:
    if event.start in asked:
        return event._replace(happened=Happened.OFFENCE)
    return event._replace(happened=Happened.BACKGROUND) if event.happened in _DEEDS else event
