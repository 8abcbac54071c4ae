"""Several matters of one question, each to be judged by its own day: companies of 1951 and of 2014. Pure.

The span from the first day to the last would let in Acts that stood between them on no day told.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.question_words import asking_sentence
from nyayagraph.law.governing.told_events import Event, Told
from nyayagraph.law.text.periods import Period

_DONE = (Happened.OFFENCE, Happened.OTHER, Happened.RESULT, Happened.BACKGROUND)
_TELLING = (*_DONE, Happened.BEGUN, Happened.STEP)
_BIRTH = re.compile(r"\b(?:born|birth)\b", re.IGNORECASE)
_TWO = 2
_EACH = re.compile(r"\beach\b", re.IGNORECASE)
_LAWS = re.compile(r"\b(?:Acts|laws|statutes|enactments)\b")
# takes `Acts were the two grooms liable`, `both, respectively`; refuses `two Acts`
_OF_TWO = re.compile(
    r"\b(?:the\s+two|both|respectively)\b(?!\s+(?:\w+\s+){0,2}(?:Acts|laws|statutes|enactments))", re.IGNORECASE
)
_ANOTHER = re.compile(
    r"\b(?:another|the\s+other|an?\s+second)\b", re.IGNORECASE
)  # takes `one of 1949 and another of 2015`


def asks_of_several(text: str) -> bool:
    """True where the asking words want laws for each of several: takes `was each formed`, `which Acts ... another`."""
    asked = asking_sentence(text)
    is_of_laws = _LAWS.search(asked) and (_OF_TWO.search(asked) or _ANOTHER.search(text))
    return bool(_EACH.search(asked) or is_of_laws)


def each_of_several(told: Told, *, is_by_proceeding: bool) -> list[Told]:
    """What is told of each of several matters, one day each; none where the text does not tell days of several.

    With `is_by_proceeding` the days of beginnings decide, where they are told.
    """
    telling = [one for one in told.events if one.happened in _TELLING and not _BIRTH.search(one.words)]
    if not told.is_of_several or any(one.edge not in ("", "since") for one in telling):
        return []
    begun = [one for one in telling if one.happened is Happened.BEGUN]
    done = [one for one in telling if one.happened in _DONE]
    days = begun if is_by_proceeding and begun else done if _days(done) >= _TWO else telling
    if _days(days) < _TWO:
        return []
    alone = told.model_copy(update={"is_of_several": False})
    return [alone.model_copy(update={"events": (one,)}) for one in _by_day(days)]


def _by_day(events: Sequence[Event]) -> list[Event]:
    """One event for each day, with what is told of it before that day in print."""
    found: dict[Period, Event] = {}
    for one in events:
        before = found.get(one.period, one._replace(clause=""))
        clause = f"{before.clause} {one.clause}".strip()
        found[one.period] = one._replace(start=before.start, happened=Happened.OTHER, clause=clause)
    return list(found.values())


def _days(events: Sequence[Event]) -> int:
    return len({one.period for one in events})
