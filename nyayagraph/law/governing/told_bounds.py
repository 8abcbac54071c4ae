"""What must hold of an answer whatever was asked: the Act stood on a day that the question tells. Pure.

No law governs that came after the last day told, or went before the first, where all days are told to both sides and
nothing is said to be pending or unknown. A deed alone leaves the day of what is done about it open for a while.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, timedelta

from nyayagraph.law.governing.applicable import Branch, Kind, Matter, branches, kind_of
from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.told_events import Told
from nyayagraph.law.standing import ActFacts
from nyayagraph.law.text.periods import Period

_OPEN_FOR = timedelta(days=366)  # how long after a deed told alone what is begun on it may begin
_DEEDS = (Happened.OFFENCE, Happened.RESULT, Happened.OTHER, Happened.BACKGROUND)
_NO_DEED = {Happened.BEGUN, Happened.PENDING, Happened.NOT_YET, Happened.LAPSED}
_FIRST = {Happened.OFFENCE, Happened.BEGUN}  # a step alone may be of what was begun long before
_BIRTH = re.compile(r"\b(?:born|birth)\b", re.IGNORECASE)
# takes `does not say when`, `date unknown`, `year not given`, `will be filed`
_UNKNOWN = re.compile(
    r"\b(?:unknown|undated|withheld|unsure|uncertain|whenever|(?:no|without\s+a)\s+(?:date|day|year)|no\s+one\s+(?:can|knows)"
    r"|(?:not|cannot|never|n't)\s+(?:\w+\s+){0,3}?(?:say|says|said|tell|told|know|known|given|sure|stated|recorded|disclosed|remember|clear|mentioned))\b",
    re.IGNORECASE,
)


def of_the_days_told(
    governing: Sequence[Branch], line: Sequence[ActFacts], told: Told, question: str, on: date | None
) -> tuple[Branch, ...]:
    """The branches without those of Acts that were not yet, or no longer, law on any day told.

    Where none is left, the Act of the last day told.
    """
    told = _without_births(told)
    if not governing or not told.events or told.pending is not None or _UNKNOWN.search(question):
        return tuple(governing)
    acts = {one.act_id: one for one in line}
    kept = [one for one in governing if _had_begun(acts[one.act_id], told, on)]
    if not kept:
        last = Period.of(_last_told(told))
        return branches(line, Matter(offence=last, begun=last, on=on))
    return tuple([one for one in kept if _was_left(acts[one.act_id], told)] or kept)


def _without_births(told: Told) -> Told:
    return told.model_copy(update={"events": tuple(one for one in told.events if not _BIRTH.search(one.words))})


def _last_told(told: Told) -> date:
    """The last day told; what was pending on a day is told of that day."""
    days = (one.period.next_day() if one.happened is Happened.PENDING else one.period for one in told.events)
    return max(one.last for one in days)


def _had_begun(act: ActFacts, told: Told, on: date | None) -> bool:
    last = _last_told(told)
    if act.commenced_on is None or last == date.max:
        return True
    is_of_a_deed = kind_of(act.act_id) is not Kind.PENAL and all(one.happened in _DEEDS for one in told.events)
    if is_of_a_deed:  # what is done about it may be done on the day of the question
        last = max(min(last, date.max - _OPEN_FOR) + _OPEN_FOR, on or date.min)
    return act.commenced_on <= last


def _was_left(act: ActFacts, told: Told) -> bool:
    first = min(event.period.first for event in told.events)
    happened = {event.happened for event in told.events}
    is_told = happened - _NO_DEED if kind_of(act.act_id) is Kind.PENAL else happened & _FIRST
    return first == date.min or not is_told or act.repealed_on is None or act.repealed_on > first
