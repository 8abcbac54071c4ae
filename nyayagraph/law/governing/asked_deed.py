"""Of several deeds on several days, the one that a question asks about by its place: `only the second`. Pure."""

from __future__ import annotations

import re

from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.told_events import Event, Told

# what the asking words set aside: takes `not of making`, `who had no part in the use`
_SET_ASIDE = re.compile(
    r"\b(?:not|never|without|no\s+part\s+in|instead\s+of|rather\s+than|apart\s+from|leav\w+)\b[^,.;:?]*", re.IGNORECASE
)
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
_ORDINAL = rf"({'|'.join(_ORDINALS)}|last)"
_DEED = r"(?:\s+(?:one|deed|offence|incident|act|count|FIR|of\s+(?:these|them|the\s+(?:deeds|offences|acts)))\b)"
# takes `only the last one`, `on the fifth only`, `the first of these alone`; refuses `only the first informant`
_NUMBERED = re.compile(
    rf"\b(?:only|solely)\s+(?:(?:about|on|for|with)\s+)?the\s+{_ORDINAL}(?:{_DEED}|(?=\s*(?:[,.;:?)]|$|(?:is|was)\b)))"
    rf"|\bthe\s+{_ORDINAL}{_DEED}?\s+(?:only|alone)\b",
    re.IGNORECASE,
)
_ENDED = re.compile(r"[.;:?!]['\")]?\s")
_DEEDS = (Happened.OFFENCE, Happened.OTHER, Happened.BACKGROUND)
_LEFT = (Happened.OFFENCE, Happened.OTHER, Happened.RESULT)


def of_the_deed_asked(told: Told, text: str) -> Told:
    """The events with the one deed as offence that a text asks about by its place among those told."""
    if one := _by_its_number(told, text):
        return told.model_copy(update={"events": tuple(_placed(other, one) for other in told.events)})
    return told


def is_of_one_by_number(text: str) -> bool:
    """True where a text asks about one of several by its place: `for the first of these only`."""
    return _NUMBERED.search(text) is not None


def _by_its_number(told: Told, text: str) -> Event | None:
    """The deed that a text asks about alone by its place among those told: `only the second`, `the fifth alone`."""
    match = _NUMBERED.search(text)
    deeds = [one for one in told.events if one.happened in (*_DEEDS, Happened.STEP)]
    if match is None or not any(one.happened in (Happened.OFFENCE, Happened.OTHER) for one in deeds):
        return None
    word = (match[1] or match[2]).lower()
    place = len(deeds) if word == "last" else _ORDINALS.index(word) + 1
    return deeds[place - 1] if len(deeds) > 1 and 1 <= place <= len(deeds) else None


def asked_behind(told: Told, text: str) -> str:
    """What stands behind the sentence of the last day of a text: what asks, without what it sets aside."""
    last = max((event.end for event in told.events), default=0)
    ended = _ENDED.search(text, last)
    return _SET_ASIDE.sub(" ", text[ended.end() :]) if ended else ""


def _placed(event: Event, deed: Event) -> Event:
    if event is deed:
        return event._replace(happened=Happened.OFFENCE)
    return event._replace(happened=Happened.BACKGROUND) if event.happened in _LEFT else event
