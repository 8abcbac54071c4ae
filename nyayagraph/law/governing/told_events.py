"""The dated events of a matter, each with what it is of, and what follows from them for an Act of each kind. Pure."""

from __future__ import annotations

import re
from datetime import date
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.governing.applicable import Kind, Matter
from nyayagraph.law.governing.event_cues import Happened, tells_of_a_deed
from nyayagraph.law.text.periods import Period

# what is begun within a matter: takes `appeal was filed`, `moves for bail`; refuses `complaint`
_IN_A_MATTER = re.compile(r"\b(?:appeal|bail|revision|quash\w*|transfer|application|petition)", re.IGNORECASE)
# what is filed in a case and opens none: takes `supplementary charge sheet filed`
_IN_A_CASE = re.compile(
    r"\b(?:charge[\s-]?sheet|police\s+report|closure\s+report|final\s+report|remand)\b", re.IGNORECASE
)
# takes `a fresh complaint`, `a second suit`
_TELLS_NOTHING = re.compile(
    r"\b(?:born|birth|formed|founded|established|incorporated|joined|retired|c[ao]m\w+\s+to\s+light|discovered|detected|noticed|traced|viral|disclosed|surfaced)\b",
    re.IGNORECASE,
)
# takes `learnt of it`, `was born`; refuses `found him in bed`
_FOUND_OUT = re.compile(
    r"\b(?:born|birth|founded|established|incorporated|retired|audits?\s+of|c[ao]m\w+\s+to\s+(?:light|know)|learn(?:t|ed|s)|discovered|detected|notic(?:ed|es)|realis(?:ed|es)|found\s+out|surfaced|found\s+(?:it|this|that))\b",
    re.IGNORECASE,
)
# what tells how people came to be where they are: takes `plot agreement signed`, `married in`
_OF_A_LIFE = re.compile(
    r"\b(?:married|marriage|wedding|wed|(?:agreement|contract|lease|loan|bond)s?\s+(?:was\s+)?(?:signed|made|executed|taken|given|dated|of\b|$)|partition|appointed|posted|joined|hired|employed"
    r"|enrolled|admitted|acquainted|met|tenan\w+)\b",
    re.IGNORECASE,
)
_FROM_THEN = re.compile(r"\b(?:since|from|after|within|soon|upon)\b", re.IGNORECASE)
_OWN_CLAUSE = re.compile(r"[;:,.]|\b(?:and|but|who)\b", re.IGNORECASE)
# what is told to the police and begins no investigation: section 155 of the Code of 1973, 174 of the Sanhita;
# takes `NC complaint`, `an NCR was drawn`; refuses `Delhi NCR`
_BEGINS_NONE = re.compile(
    r"\bnon-?\s?cogni[sz]able\s+(?:report|complaint|case|offence)\b|\bN\.?C\.?\s+(?:report|complaint)\b|\bN\.?C\.?R?\.?\s+No\b|\ban\s+N\.?C\.?R?\.?\s+(?:was|had|of|dated|under|on)\b|\b(?:general|daily|station)\s+diary\b|\b[GD]\.?D\.?\s+(?:entry|no)\b",
    re.IGNORECASE,
)
_TAKEN_UP = re.compile(r"\btaken\s+up\b|\breached\b", re.IGNORECASE)  # a stage of what was begun before
_AFRESH = re.compile(r"\b(?:fresh|second|another|separate|new)\b", re.IGNORECASE)
_FIRST = re.compile(r"\bfirst\b(?!\s+(?:class|witness))", re.IGNORECASE)
_STAGES = (Happened.BEGUN, Happened.STEP)


class Event(NamedTuple):
    """A dated event; `start` and `end` are its date's, `words` tell what it is, `clause` is all before the date."""

    start: int
    end: int
    happened: Happened
    period: Period
    words: str
    clause: str = ""
    edge: str = ""


def tells_no_deed(event: Event) -> bool:
    """True for a day on which something was born, founded, found out or only spoken of: no deed is of it."""
    own = _OWN_CLAUSE.split(event.clause)[-1]
    if event.happened is not Happened.OFFENCE and tells_of_a_deed(event.words):
        return True
    return bool(_FOUND_OUT.search(event.words) or _FOUND_OUT.search(own))


class Told(BaseModel):
    """The events of a text and whether it says that a proceeding was pending when the law changed.

    `is_of_several` says that it asks for the law of each of several matters.
    """

    model_config = ConfigDict(frozen=True)

    events: tuple[Event, ...] = ()
    pending: bool | None = None
    is_of_several: bool = False

    def of(self, *kinds: Happened) -> Period | None:
        """The days from the first to the last of these events; None where there are none."""
        found: Period | None = None
        for event in self.events:
            if event.happened in kinds:
                found = event.period.joined(found)
        return found

    def matter(self, kind: Kind, on: date | None = None) -> Matter:
        """What is known for an Act of this kind; dates that no words explain are taken as the day that decides it."""
        offence = self.offence()
        other = self.of(Happened.OTHER) or self._background()
        begun, step = self._begun(kind), self._last(Happened.STEP)
        if kind is Kind.PENAL and step:
            step = min((one.period for one in self.events if one.happened is Happened.STEP), key=lambda one: one.last)
        begun = self.of(Happened.LAPSED) or begun
        if kind in (Kind.PROCEDURAL, Kind.EVIDENCE):
            begun = self._with_what_it_comes_from(begun, kind) or self._on_foot()
            step = step or (None if begun else other)
        elif kind is Kind.OTHER and begun is None:
            told = self.of(Happened.OTHER) or self._background(is_telling=True)
            begun = self.of(Happened.PENDING) or told or step or offence or other
            offence = offence or told or (None if step else other)
        elif kind is Kind.OTHER and self.is_of_several:
            done = self.of(Happened.OFFENCE, Happened.OTHER, Happened.BEGUN)
            begun, offence = (done.joined(begun) if done else begun), done or offence
        else:
            begun = begun or self.of(Happened.PENDING)
            offence = offence or other
        return Matter(offence=offence, step=step, begun=begun, pending=self.pending, on=on)

    def _background(self, *, is_telling: bool = False) -> Period | None:
        """The other days of a life, without those of how it began and how the matter came out, where more is told.

        With `is_telling` none where nothing more is told.
        """
        beside = [event for event in self.events if event.happened is Happened.BACKGROUND]
        telling = [one for one in beside if self.is_of_several or not _TELLS_NOTHING.search(one.words)]
        telling = [one for one in telling if not tells_no_deed(one)] or telling
        worded = [one for one in telling if one.words.strip()]
        done = [one for one in telling if not _is_of_a_life(one)]
        kept = worded or telling if is_telling else done or telling or beside
        found: Period | None = None
        for event in kept:
            found = event.period.joined(found)
        return found

    def offence(self) -> Period | None:
        """The days of the offence, else of the act that a death followed, else of the death."""
        done, result, other = self.of(Happened.OFFENCE), self.of(Happened.RESULT), self.of(Happened.OTHER)
        if done is None and result and other and other.last < result.first:
            return other
        return done or result

    def _begun(self, kind: Kind) -> Period | None:
        """The days on which the proceeding was begun; a report that is filed in an older case begins none.

        Of several beginnings the first counts, and those of an appeal or application, and of a fresh case.
        """
        opened = self._opened()
        first = [event for event in opened if not _IN_A_CASE.search(f"{event.clause} {event.words}")]
        pending = self.of(Happened.PENDING)
        if pending and all(one.period.first > pending.last and not _is_afresh(one) for one in first):
            first = []  # a stage of what was pending
        earlier = self.of(Happened.PENDING, Happened.STEP)
        is_on_foot = earlier is not None and any(earlier.first < event.period.first for event in opened)
        begun = first or ([] if is_on_foot else opened)
        begun = [one for one in begun if not _TAKEN_UP.search(one.words)] or begun
        found = min((event.period for event in begun), key=lambda one: one.first, default=None)
        within = _IN_A_MATTER if kind in (Kind.PROCEDURAL, Kind.EVIDENCE) else _AFRESH
        for event in begun:
            if self.is_of_several or within.search(event.words) or _AFRESH.search(event.words):
                found = event.period.joined(found)
        return found or self._after_none_was()

    def _opened(self) -> list[Event]:
        """What was begun, without what begins nothing and what came before the offence where a later one is told."""
        opened = [event for event in self.events if event.happened is Happened.BEGUN]
        opened = [one for one in opened if not _BEGINS_NONE.search(f"{one.clause} {one.words}")] or opened
        done = self.of(Happened.OFFENCE)
        after = [one for one in opened if done and one.period.last >= done.first]
        is_of_several = self.is_of_several or any(one.happened is Happened.PENDING for one in self.events)
        return opened if is_of_several else after or opened

    def _after_none_was(self) -> Period | None:
        """The days after one on which nothing had been begun yet."""
        not_yet = self.of(Happened.NOT_YET)
        return Period(first=not_yet.last, last=date.max) if not_yet and not_yet.last < date.max else None

    def is_begun_within_a_matter(self, kind: Kind) -> bool:
        """True for an appeal or application, and for a trial, that was begun after an earlier stage was."""
        opened = [event for event in self.events if event.happened is Happened.BEGUN]
        earlier = min((event.period.first for event in self.events if event.happened in _STAGES), default=date.max)
        return kind in (Kind.PROCEDURAL, Kind.EVIDENCE) and any(one.period.first > earlier for one in opened)

    def _with_what_it_comes_from(self, begun: Period | None, kind: Kind) -> Period | None:
        """With an appeal or application the steps of the matter before it: whose courts differ, both days stay open."""
        opened = [event for event in self.events if event.happened is Happened.BEGUN]
        if begun is None or kind is not Kind.PROCEDURAL or not any(_IN_A_MATTER.search(one.words) for one in opened):
            return begun
        steps = [one.period for one in self.events if one.happened is Happened.STEP and one.period.last < begun.first]
        return begun.joined(steps[0]) if steps else begun

    def _on_foot(self) -> Period | None:
        """The days by which a proceeding whose beginning is not told was begun: before its second step, or pending."""
        steps = sorted((e.period for e in self.events if e.happened is Happened.STEP), key=lambda one: one.first)
        pending = self.of(Happened.PENDING)
        known = [steps[0].last] if steps and (pending or steps[0] != steps[-1]) else []
        known += [pending.last] if pending else []
        return Period(first=date.min, last=min(known)) if known else None

    def _last(self, kind: Happened) -> Period | None:
        found = [event.period for event in self.events if event.happened is kind]
        return max(found, key=lambda period: period.last) if found else None


def _is_of_a_life(event: Event) -> bool:
    """True for a day of how people came together, unless what is told began from it: `soon after the wedding`."""
    own = _OWN_CLAUSE.split(f"{event.clause}{event.words}")[-1]
    return bool(_OF_A_LIFE.search(own)) and not _FROM_THEN.search(own)


def _is_afresh(event: Event) -> bool:
    told = f"{event.clause} {event.words}"
    return bool(_AFRESH.search(told) or _FIRST.search(told))
