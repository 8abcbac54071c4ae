"""The part of a lasting deed that a question asks about, told by days of its own. Pure.

`Locked in from 28 June till 4 July 2024; only for the days from 1 July on, which penal code?`: the days beside the
words that narrow the question decide, and what is told before them is background.
"""

from __future__ import annotations

import re

from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.told_events import Event, Told
from nyayagraph.law.text.periods import Period

# takes `only for the days from`, `a separate charge for`, `the confinement as it stood on`; refuses `the only accused`
_NARROWS = re.compile(
    r"\b(?:(?:only|solely|just)\s+(?:for|about|of|as\s+to|the|what|with\s+what)|limited\s+to|confin(?:ed|ing)\s+(?:myself|ourselves|it)?\s*to|restrict\w+\s+to"
    r"|taking\s+only|separate\s+charge|as\s+it\s+stood|(?:for|of|on)\s+the\s+(?:part|portion|period|stretch|days?|time|hours))\b",
    re.IGNORECASE,
)
_NEAR = 60  # characters behind the narrowing words in which its days stand
_STOOD = re.compile(r"\bstood\b", re.IGNORECASE)
_DEEDS = (Happened.OFFENCE, Happened.OTHER, Happened.BACKGROUND)


def of_the_window_asked(told: Told, text: str) -> Told:
    """The events with the days beside the narrowing words as the offence; as told where none narrow it."""
    spans = [(one.start(), one.end() + _NEAR) for one in _NARROWS.finditer(text)]
    low = spans[0][0] if spans else len(text)
    asked = [one for one in told.events if _may_be(one) and any(start <= one.start < end for start, end in spans)]
    before = [one for one in told.events if one.start < low and one.happened in _DEEDS]
    if not asked or not before:
        return told
    return told.model_copy(update={"events": tuple(_placed(one, asked) for one in told.events)})


def _may_be(event: Event) -> bool:
    """True for a day that tells no step; `as it stood on` is of its day, though it sounds like what was pending."""
    return event.happened in _DEEDS or (event.happened is Happened.PENDING and bool(_STOOD.search(event.words)))


def _placed(event: Event, asked: list[Event]) -> Event:
    if event not in asked:
        return event._replace(happened=Happened.BACKGROUND) if event.happened in _DEEDS else event
    period = Period.of(event.period.next_day().last) if event.happened is Happened.PENDING else event.period
    return event._replace(happened=Happened.OFFENCE, period=period)
