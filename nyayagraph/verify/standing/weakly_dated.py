"""Matters whose deciding day a text does not tell, though it tells days: these then accuse no law of its time. Pure.

A day decides where it is told as that of the deed or of the beginning. What courts did on a day is of a matter that may
be older; a day told of nothing is of a matter that a later day beside it may be of.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, timedelta
from typing import NamedTuple

from nyayagraph.cypher.statute import KnownProvision
from nyayagraph.law.governing.applicable import Kind, Matter
from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.told_events import Event, Told
from nyayagraph.law.text.periods import Period

_DECIDING = {
    Kind.PENAL: {Happened.OFFENCE, Happened.RESULT},
    Kind.PROCEDURAL: {Happened.BEGUN},
    Kind.EVIDENCE: {Happened.BEGUN},
    Kind.OTHER: {Happened.OFFENCE, Happened.RESULT, Happened.BEGUN, Happened.LAPSED},
}
# takes `the judgment of`, `Civil Appeal No. 5 of`, `was dismissed on`; refuses `arrested`, `produced`, `issued`
_DECIDED = re.compile(
    r"\b(?:judge?ments?|decrees?|appeals?|revisions?|writ|decided|dismissed|disposed|allowed|upheld|affirmed|convict(?:ed|ion)|sentenced?|acquitt(?:ed|al)|remanded|referred|impugned)\b",
    re.IGNORECASE,
)
_DONE = (Happened.BEGUN, Happened.STEP)
_SPANS = ("from", "since", "until")  # edges of days by which a law tells its own reach
_DAY = timedelta(days=1)
_PROCEDURE = (Kind.PROCEDURAL, Kind.EVIDENCE)


class TextsDays(NamedTuple):
    """The dated events around a provision, those of its own sentence, and every period that its text tells."""

    events: Sequence[Event]
    own: Sequence[Event]
    periods: Sequence[Period]


def settled(matter: Matter, told: Told, kind: Kind, days: TextsDays, found: KnownProvision) -> Matter:
    """The matter; without days, or of before a repeal, where its days are told too weakly to be against a law.

    Days before an Act are against it only where they are told of what it is applied to.
    """
    began, ended = _began(found), found.act.repealed_on if found.act else None
    if matter.pending is not None or not told.events:
        return matter
    is_told = any(event.happened in _DECIDING[kind] for event in told.events)
    if began and _is_before(told, began) and _is_open(kind, days, began, is_told=is_told):
        return Matter(on=matter.on)
    if ended and matter.on and ended <= matter.on and _is_of_courts(told, kind, matter.on):
        before = Period(first=date.min, last=min(ended - _DAY, *(event.period.last for event in told.events)))
        return Matter(offence=before, begun=before, on=matter.on)
    return matter


def _is_open(kind: Kind, days: TextsDays, began: date, *, is_told: bool) -> bool:
    """True where days before an Act do not show that it came too late.

    A right outside crime and procedure may be of any later day, unless its own sentence tells what was begun before.
    """
    later = [event.period for event in days.events] if is_told else days.periods
    may_be_later = any(began <= one.last < date.max for one in later)
    if kind is not Kind.OTHER:
        return may_be_later and not is_told
    done = [one for one in days.own if one.happened in _DONE and one.edge not in _SPANS]
    is_begun_here = any(one.period.last < began for one in done)
    return may_be_later or not is_begun_here


def _began(found: KnownProvision) -> date | None:
    """The day from which a provision is law."""
    days = (found.act.commenced_on if found.act else None, found.section.in_force_from if found.section else None)
    return max((on for on in days if on), default=None)


def _is_before(told: Told, began: date) -> bool:
    return any(event.period.first < began for event in told.events)


def _is_of_courts(told: Told, kind: Kind, on: date) -> bool:
    """True where a text dates what courts have done in a matter, and beside it only days of which it tells nothing."""
    decided = [one for one in told.events if _DECIDED.search(f"{one.clause} {one.words}") and one.period.last <= on]
    steps = [one for one in decided if one.happened is Happened.STEP]
    bare = [one for one in told.events if one.happened is Happened.OTHER and not one.words.strip()]
    return kind not in _PROCEDURE and bool(steps) and len(steps) + len(bare) == len(told.events)
