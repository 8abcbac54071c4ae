"""Matters that a transitional provision of an Act decides otherwise than its general rule. Pure: a table of facts.

Pending applications that the newer Act takes over, committal inquiries, land of which no award was made.
"""

from __future__ import annotations

import re
from datetime import date, timedelta

from nyayagraph.law.governing.applicable import Matter
from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.told_events import Event, Told
from nyayagraph.law.text.dates import COMMENCEMENT
from nyayagraph.law.text.periods import Period

# Pending matters that the new Act itself takes over: applications to register a mark, Trade Marks Act, 1999, s. 159(3).
_TAKEN_OVER = {
    "trade-marks-1999": re.compile(
        r"\b(?:mark|registration)\s+applications?\b"
        r"|\bapplications?\b[^.;]{0,60}\b(?:regist(?:er|ration)|undecided|unregistered|examin\w+|Registrar|not\s+(?:yet\s+)?decided)\b",
        re.IGNORECASE,
    )
}
# Pending matters that a proviso gives to the newer Act: committal inquiries, Code of Criminal Procedure, 1973,
# s. 484(2)(a); compensation where no award was made, Act of 2013, s. 24(1)(a).
_PROVISOS = {
    "bnss-2023": (
        "crpc-1973",
        re.compile(r"\b(?:inquir|enquir)\w+\b[^.;?]{0,40}\bChapter\s+XVIII\b|\bcommittal\s+inquir\w+"),
    ),
    "larr-2013": (
        "larr-2013",
        re.compile(
            r"\bno\s+award\b(?=.*\bcompensation\b)(?!.*\bmade\s+his\s+award\b)|\baward\s+(?:was|had\s+been)\s+not\s+(?:yet\s+)?made\b(?=.*\bcompensation\b)",
            re.DOTALL | re.IGNORECASE,
        ),
    ),
}
# Release of an undertrial after a third or half of the longest term: section 479 of the Sanhita reaches cases begun
# before it (Supreme Court, In Re: Inhuman Conditions in 1382 Prisons, order of 23 August 2024); takes `after one-third`
_RELEASE = "bnss-2023"
_AFTER_A_THIRD = re.compile(
    r"\bone[\s-]third\b(?=[\s\S]*\b(?:undertrials?|first[\s-](?:time\s+)?offenders?|custody|jail|detention|bail)\b)|\b(?:undertrials?|first[\s-](?:time\s+)?offenders?)\b[\s\S]*\bone[\s-]third\b",
    re.IGNORECASE,
)
# Of the Act of 2013, s. 24(1): an award made before it came keeps the matter under the Act of 1894, and compensation
# that was not yet awarded is of the Act of 2013.
_ACQUISITION = "larr-2013"
# takes `Award for our field dt.`; where a text says `no award had been made` its provisos decide
_AWARD = re.compile(r"\bawards?\b", re.IGNORECASE)
_NO_AWARD = re.compile(r"\b(?:no|without\s+an?|not\b[^.;]{0,20})\s+award\b", re.IGNORECASE)
_MONEY = re.compile(r"\b(?:compensat\w+|solatium|market\s+value|money|paid|multiplier)\b", re.IGNORECASE)
_OWN_CLAUSE = re.compile(r"[;:,]|\.\s(?=[A-Z])|\b(?:and|but|who|while)\b", re.IGNORECASE)


def of_the_transition(act_id: str, matter: Matter, told: Told, question: str) -> Matter:
    """The matter as the transitional provision of the newest Act of a line places it; as it is where none speaks."""
    is_begun = matter.begun is not None and matter.begun.last < date.max
    if act_id in _TAKEN_OVER and matter.begun and is_begun and _TAKEN_OVER[act_id].search(question):
        change = COMMENCEMENT[act_id]
        is_left = matter.begun.last < change and any(_last_day(one) >= change for one in told.events)
        after = Period(first=change if is_left else matter.begun.last + timedelta(days=1), last=date.max)
        matter = Matter(step=after, pending=False, on=matter.on)
    last = max((_last_day(one) for one in told.events), default=date.min)
    if act_id == _RELEASE and last >= COMMENCEMENT[_RELEASE] and _AFTER_A_THIRD.search(question):
        return Matter(begun=Period.of(COMMENCEMENT[_RELEASE]), on=matter.on)
    if act_id == _ACQUISITION and not _NO_AWARD.search(question) and (awarded := _awarded(told)):
        return _by_the_award(matter, awarded, question)
    return _by_a_proviso(act_id, matter, question)


def _awarded(told: Told) -> Period | None:
    """The day on which an award was made, where the words before it in its own clause tell one."""
    days = [one.period for one in told.events if _AWARD.search(_OWN_CLAUSE.split(one.clause)[-1])]
    return days[0] if days else None


def _by_the_award(matter: Matter, awarded: Period, question: str) -> Matter:
    """The matter as begun by an award before the change; compensation not yet awarded is of the newer Act."""
    change = COMMENCEMENT[_ACQUISITION]
    if awarded.last < change:
        return Matter(begun=awarded, on=matter.on)
    begun = matter.begun or matter.step
    is_for_money = begun is not None and begun.first < change and _MONEY.search(question)
    return Matter(begun=Period.of(change), on=matter.on) if is_for_money else matter


def _by_a_proviso(act_id: str, matter: Matter, question: str) -> Matter:
    """The matter as begun on the day of the change, where a proviso gives what was pending to the newer Act."""
    newer, subject = _PROVISOS.get(act_id, (act_id, None))
    day = COMMENCEMENT[newer] if subject and subject.search(question) else None
    begun = matter.begun or matter.step
    if day is None or begun is None or begun.first >= day:
        return matter
    return Matter(begun=Period.of(day), on=matter.on)


def _last_day(event: Event) -> date:
    """The last day of an event; what was pending on a day is told of that day."""
    period = event.period.next_day() if event.happened is Happened.PENDING else event.period
    return period.last
