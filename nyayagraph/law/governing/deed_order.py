"""The deed by how it stands to what else is told: after the trust it breaks, within the case it disturbs. Pure.

A breach of trust comes after the entrustment. A new offence in an old case (a lie on oath, a failure to appear) is on
its own day, though the case is older; it is asked about by itself. What a client did is what is asked for him.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.told_events import Event, Told, tells_no_deed
from nyayagraph.law.text.periods import Period

_TRUSTED = re.compile(
    r"\b(?:entrust\w*|in\s+charge\s+of|(?:given|handed|made\s+over)\b[^,.;]{0,40}\b(?:safe|custody|keeping)|custodian)\b",
    re.IGNORECASE,
)
_FOUND = re.compile(
    r"\b(?:found|audit\w*|inspect\w*|detect\w*|discover\w*|stock-?tak\w*|noticed|demand\w*|light)\b", re.IGNORECASE
)
# takes `for the perjury itself`, `for that non-appearance`, `only for that`, `the escape alone`
_BY_ITSELF = re.compile(
    r"\bfor\s+(?:the|that|this|his|her|their)\s+(?:\w+\s+){1,4}?(?:itself|alone|only)\b|\bonly\s+for\s+that\b|\bfor\s+that\s+(?!offence|case)\w+",
    re.IGNORECASE,
)
_CLIENT = re.compile(r"\b(?:my|our)\s+(?:client|man)\b", re.IGNORECASE)
_SEVERAL = re.compile(r"\b(?:each|both|respectively|codes|laws|statutes|enactments)\b", re.IGNORECASE)
_DEEDS = (Happened.OFFENCE, Happened.OTHER)
_AFTER = (*_DEEDS, Happened.BACKGROUND)


def of_the_last_in_order(told: Told, text: str) -> Told:
    """The events with the one deed that their order tells as the offence, what it presupposes as background."""
    if _SEVERAL.search(text):
        return told
    for chosen in (_after_the_trust(told), _within_the_case(told, text), _of_the_client(told, text)):
        if chosen:
            return told.model_copy(update={"events": tuple(_placed(one, chosen) for one in told.events)})
    return told


def _after_the_trust(told: Told) -> list[Event]:
    trusted = [one for one in told.events if one.happened in _AFTER and _TRUSTED.search(one.clause)]
    if not trusted:
        return []
    last = max(one.period.last for one in trusted)
    later = [
        one
        for one in told.events
        if one.happened in _AFTER
        and one not in trusted
        and one.period.first >= last
        and not _FOUND.search(f"{one.clause} {one.words}")
    ]
    return [max(later, key=lambda one: one.period.last)] if later else []


def _within_the_case(told: Told, text: str) -> list[Event]:
    begun = [one.period.last for one in told.events if one.happened in (Happened.BEGUN, Happened.PENDING)]
    steps = [one for one in told.events if one.happened is Happened.STEP and begun and one.period.first > min(begun)]
    is_told = any(one.happened in _DEEDS for one in told.events)
    return [max(steps, key=lambda one: one.period.last)] if steps and not is_told and _BY_ITSELF.search(text) else []


def _of_the_client(told: Told, text: str) -> list[Event]:
    deeds = [one for one in told.events if one.happened in _AFTER and not tells_no_deed(one)]
    ends = [one.end for one in told.events]
    own = [
        one
        for one in deeds
        if _CLIENT.search(text, max((end for end in ends if end <= one.start), default=0), one.start)
    ]
    return own if len(own) == 1 and len(deeds) > 1 else []


def _placed(event: Event, chosen: Collection[Event]) -> Event:
    if event in chosen:  # what was in order until a day was broken on it
        period = Period.of(event.period.last) if event.edge == "until" else event.period
        return event._replace(happened=Happened.OFFENCE, period=period)
    return event._replace(happened=Happened.BACKGROUND) if event.happened in _DEEDS else event
