"""When a text says that the offence was, the step was taken, the proceeding began: read from its own words. Pure.

Each date of a sentence is given to the nearest words that say what happened then. What no words tell is `other`: it
dates the offence where a penal Act is asked about, and the step where a procedural one is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.applicable import Kind, Matter
from nyayagraph.law.event_cues import Happened, cue, first_cue, speaks_of_offence
from nyayagraph.law.periods import Dated, Period, find_periods
from nyayagraph.law.sentences import split_sentences

__all__ = ["NOTHING", "Event", "Happened", "Told", "cue", "events_of", "read_matter", "speaks_of_offence"]

_DAY = timedelta(days=1)


class Event(NamedTuple):
    """A dated event; `start` and `end` are its date's, `words` tell what it is, `clause` is all before the date."""

    start: int
    end: int
    happened: Happened
    period: Period
    words: str
    clause: str = ""
    edge: str = ""


# what is begun within a matter: takes `appeal was filed`, `moves for bail`; refuses `complaint`
_IN_A_MATTER = re.compile(r"\b(?:appeal|bail|revision|quash\w*|transfer|application|petition)", re.IGNORECASE)
# what is filed in a case and opens none: takes `supplementary charge sheet filed`
_IN_A_CASE = re.compile(
    r"\b(?:charge[\s-]?sheet|police\s+report|closure\s+report|final\s+report|remand)\b", re.IGNORECASE
)
# dates told by another: takes `registered the same day`, `reported that night`, `in a case of that year`
_RELATIVE = re.compile(
    r"\b(?:the\s+same\s+(?:day|evening|night|week|month|year)|(?:that|of\s+that|in\s+that)\s+(?:very\s+)?(?:day|night|week|evening|month|year)|at\s+once|the\s+(?:week|day|month)\s+before|the\s+next\s+day)\b",
    re.IGNORECASE,
)
_NOT_DONE = re.compile(
    r"\b(?:no|nothing)\b(?!\.?\s*\d)(?![^,.;:]{0,30}\b(?:until|till|before)\b)[^,.;:]{0,40}$", re.IGNORECASE
)
# takes `going on when the new codes came in`, `a fresh case`; what tells of the change without a date
_PENDING_AT_CHANGE = re.compile(
    r"\b(?:pending|part[\s-]heard|going\s+on|under\s+way|running|in\s+progress|had\s+(?:begun|opened|commenced|started)|begun|opened)\b[^.;?]{0,60}\b(?:when|as|before)\b[^.;?]{0,40}?"
    r"\b(?:(?:new|newer|present|three)\s+(?:criminal\s+|penal\s+)?(?:codes?|laws?|acts?|procedure|sanhitas?)|BNSS|BNS|BSA|Sanhita|Adhiniyam)\b[^.;?]{0,20}\b(?:came|comes|took|began|commenced|arrived)",
    re.IGNORECASE,
)
_WORDS_OF_AN_OPENING = 3
_WORDS_OF_A_NAME = 3
_PREPOSITION = re.compile(r"(?:^|\b(?:in|of|for|over|the|from|since|to))\s*$", re.IGNORECASE)
# what a date is part of the name of: takes `a 2025 robbery`, `Feb 2024 fraud`; refuses `2024 murder of 5 May`
_NAMED = re.compile(
    r"\s+(?:[\w-]+\s+)?(?:murder|killing|thefts?|robbery|dacoity|burglary|snatching|frauds?|scam|rape|gang-?rape|assault|riots?|rioting|cheating|forgery|kidnapping|extortion|stabbing|shooting|lynching|accident|crash|attack|incident|blasts?|bombings?|offen[cs]e|crime)\b(?!\s+(?:of|dated)?\s*$)",
    re.IGNORECASE,
)
_NAMED_CASE = re.compile(r"\s+(?:[\w-]+\s+){0,3}?(?:cases?|FIR|trial|complaint|appeal|suit|matter)\b", re.IGNORECASE)
_KO = re.compile(r"\s+(?:ko|me|mein|main|ki|ke|ka|se|tak)\b", re.IGNORECASE)  # takes `30 June ko chori hui`
_AND = re.compile(r"[;:,.?]|\b(?:aur|par|lekin|phir|tab|magar|and|but|then)\b", re.IGNORECASE)
# takes `since April and still does`; what has not ended
_LASTS_STILL = re.compile(
    r"\b(?:and\s+still|still\s+(?:does|do|goes|going|continues)|till\s+date|to\s+this\s+day|even\s+now|to\s+date)\b",
    re.IGNORECASE,
)
_BEGINS = re.compile(
    r",\s+(?:and\s+|then\s+|but\s+)?(?:on|in)\s+$", re.IGNORECASE
)  # takes `..., on 29 June he sold it`
_OPENS_A_NAME = re.compile(
    r"\b(?:an?|his|her|my|our|their|this|that|the)\s+$", re.IGNORECASE
)  # takes `of a 2025 robbery`
# an offence that lasts as long as its victim is held, and what ends it
_LASTS = re.compile(r"kidnap|abduct|confin|held|captiv", re.IGNORECASE)
_FREED = re.compile(
    r"\b(?:rescued|freed|released|set\s+free|let\s+go|recovered|found|escaped|returned|came\s+home)\b", re.IGNORECASE
)
# takes `from 10 pm on 30 June to 4 am on 1 July`, `and`, `, ` between two dates of one event
_CLOCK = r"(?:(?:at\s+)?(?:about\s+)?\d{1,2}(?:[:.]\d\d)?\s*(?:a\.?m\.?|p\.?m\.?|hrs|hours|o'clock)\s*)?"
_JOINED = re.compile(
    rf"\s*{_CLOCK}(?:,|and|or|to|till|until|through|through\s+to|se|-|–|,\s*and)\s*(?:the\s+)?(?:(?:early|late|small)\s+)?(?:(?:hours|morning|night|evening|dawn|end|middle|beginning)\s+(?:of\s+)?)?{_CLOCK}(?:in\s+|of\s+|on\s+|the\s+)?",  # noqa: RUF001 - as printed
    re.IGNORECASE,
)
# words that add a date to the event before: takes ` and again on`, ` and one on`; refuses ` and the award made in`
_SAYS_NO_MORE = re.compile(
    r"[\W\d]*(?:\b(?:and|or|then|again|also|last|latest|time|times|one|two|another|an?|the|fresh|first|second|third|other|next|did|so|on|in|at|of|from|since|between|till|until|to|early|late|a\.?m|p\.?m|o'clock|night|evening|morning|day|half|past|midnight|noon)\b[\W\d]*)*",
    re.IGNORECASE,
)
# takes `midway through a trial of May 2024 when 1 July 2024 came`; the second day is that of the change
_WHEN = re.compile(r"[\s,]*(?:when|as|on)\s+", re.IGNORECASE)
_MIDWAY = re.compile(
    r"\b(?:mid-?way|half-?way|in\s+the\s+(?:middle|midst)|pending|part[\s-]heard|going\s+on|under\s+way|still|running|in\s+progress)\b",
    re.IGNORECASE,
)
# takes `Offence and FIR both in April`, `the theft and its report on`; one day for two events
_OFFENCE_AND_REPORT = re.compile(
    r"\b(?:offence|crime|incident|occurrence|theft|murder|assault|robbery|rape|fraud|cheating|attack)\s*(?:and|&|,|/|aur)\s+(?:the\s+|its\s+|an?\s+)?(?:F\.?I\.?R\.?|(?:first\s+)?(?:report|complaint|information)|arrest)\b[^,.;:?]{0,25}$",
    re.IGNORECASE,
)
# takes `robbed in 2019 and my cousin in`: the verb is that of the date before
_AND_ANOTHER = re.compile(
    r"[\s,]*and\s+(?:my|his|her|our|their|the|an?|another)\s+(?:other\s+)?\w+\s+(?:(?:in|at|on|by|near)\s+(?:\w+\s+){1,3})?(?:in|on)\s*",
    re.IGNORECASE,
)
_BOUNDARY = re.compile(r"[;:]|,\s+(?:and|but|while)\s")


_STAGES = (Happened.BEGUN, Happened.STEP)


class Told(BaseModel):
    """The events of a text and whether it says that a proceeding was pending when the law changed."""

    model_config = ConfigDict(frozen=True)

    events: tuple[Event, ...] = ()
    pending: bool | None = None

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
        other = self.of(Happened.OTHER) or self.of(Happened.BACKGROUND)
        begun, step = self._begun(), self._last(Happened.STEP)
        begun = self.of(Happened.LAPSED) or begun
        if kind in (Kind.PROCEDURAL, Kind.EVIDENCE):
            begun = self._with_what_it_comes_from(begun, kind) or self._on_foot()
            step = step or (None if begun else other)
        elif kind is Kind.OTHER and begun is None:
            begun = self.of(Happened.PENDING) or other or step or offence
            offence = offence or other
        else:
            begun = begun or self.of(Happened.PENDING)
            offence = offence or other
        return Matter(offence=offence, step=step, begun=begun, pending=self.pending, on=on)

    def offence(self) -> Period | None:
        """The days of the offence, else of the act that a death followed, else of the death."""
        done, result, other = self.of(Happened.OFFENCE), self.of(Happened.RESULT), self.of(Happened.OTHER)
        if done is None and result and other and other.last < result.first:
            return other
        return done or result

    def _begun(self) -> Period | None:
        """The days on which the proceeding was begun; a report that is filed in an older case begins none."""
        opened = [event for event in self.events if event.happened is Happened.BEGUN]
        first = [event for event in opened if not _IN_A_CASE.search(f"{event.clause} {event.words}")]
        earlier = self.of(Happened.PENDING, Happened.STEP)
        is_on_foot = earlier is not None and any(earlier.first < event.period.first for event in opened)
        found: Period | None = None
        for event in first or ([] if is_on_foot else opened):
            found = event.period.joined(found)
        return found

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


NOTHING = Told()


def read_matter(text: str) -> Told:
    """The dated events of a text, in order."""
    events = [event for start, end in split_sentences(text) for event in _events(text[start:end], start)]
    return Told(events=tuple(events), pending=True if _PENDING_AT_CHANGE.search(text) else None)


def _events(sentence: str, offset: int) -> Iterator[Event]:
    cursor, held = 0, ""
    before: Event | None = None
    groups = _groups(sentence)
    for place, group in enumerate(groups):
        following = groups[place + 1][0].start if place + 1 < len(groups) else len(sentence)
        left, right = held + sentence[cursor : group[0].start], sentence[group[-1].end : following]
        happened, words = _happened(left, right, group[0], before, is_last=place + 1 == len(groups))
        if before and _WHEN.fullmatch(left) and (told := _MIDWAY.search(sentence, 0, group[0].start)):
            happened, words = Happened.PENDING, told[0]
        if both := _OFFENCE_AND_REPORT.search(left):
            yield Event(offset + group[0].start, offset + group[0].end, Happened.OFFENCE, group[0].period, both[0])
        for one in group:
            period = _bounded(one, happened)
            if one.edge in ("since", "from") and _LASTS_STILL.search(right):
                period = Period(first=period.first, last=date.max)
            if one.edge == "until" and before and before.happened is happened:
                period = period.joined(before.period)
            before = Event(offset + one.start, offset + one.end, happened, period, words, left, one.edge)
            yield before
        if before:
            yield from _relative(sentence, offset, group[-1].end, following, before)
        cursor, held = group[-1].end, ""
        if _OPENS_A_NAME.search(left) and words.strip() in right:  # the name says nothing of what follows it
            held = _OPENS_A_NAME.sub("", left)
            cursor += right.index(words.strip()) + len(words.strip())


def _groups(sentence: str) -> list[list[Dated]]:
    """Dates that only a joining word stands between: `between 4 and 9 September`, `from May to July`."""
    groups: list[list[Dated]] = []
    for one in find_periods(sentence):
        if groups and _JOINED.fullmatch(sentence, groups[-1][-1].end, one.start):
            groups[-1].append(one)
        else:
            groups.append([one])
    return groups


def _relative(sentence: str, offset: int, start: int, end: int, before: Event) -> Iterator[Event]:
    """Events that the words behind a date place on the same day, week or year."""
    cursor = start
    for match in _RELATIVE.finditer(sentence, start, end):
        found = cue(sentence[cursor : match.start()])
        cursor = match.end()
        if found and found[0] in (Happened.BEGUN, Happened.STEP, Happened.OFFENCE):
            yield Event(offset + match.start(), offset + match.end(), found[0], before.period, found[1])


def _happened(left: str, right: str, one: Dated, before: Event | None, *, is_last: bool) -> tuple[Happened, str]:
    """What a date is of: the nearest words before it that tell, else the first after it."""
    clause = _BOUNDARY.split(left)[-1]
    if said := _named(left, right) or _of_the_one_before(clause, one, before if ";" not in left else None):
        return said
    found = cue(clause)
    if found is None and len(clause) != len(left) and not cue(right.partition(",")[0]):
        found = cue(left)
    opens = len(clause.split()) <= _WORDS_OF_AN_OPENING and (before is None or clause != left)
    if found is None and (opens or is_last):
        is_bare = opens and _SAYS_NO_MORE.fullmatch(clause)
        found = first_cue(re.split(r"[;:.?]" if is_bare else r"[;:,.?]", right)[0])
    if found is None and before and before.happened is not Happened.ASIDE and _SAYS_NO_MORE.fullmatch(clause):
        return before.happened, before.words
    if found is None and before and before.happened is Happened.OFFENCE and _AND_ANOTHER.fullmatch(clause):
        return before.happened, before.words
    if found and found[0] is Happened.BEGUN and _NOT_DONE.search(clause):
        return Happened.ASIDE, found[1]
    return found or (Happened.OTHER, "")


def _named(left: str, right: str) -> tuple[Happened, str] | None:
    """What a date is part of the name of, or is followed by: `a 2022 case`, `the June 2024 murder`, `2019 ko chori`."""
    if _KO.match(right):
        return cue(_AND.split(left)[-1]) or first_cue(_AND.split(right)[0])
    if _BEGINS.search(left) and (told := first_cue(re.split(r"[;:,.?]", right)[0])):
        return told
    if _OPENS_A_NAME.search(left):
        if case := _NAMED_CASE.match(right):
            return Happened.BEGUN, case[0]
        return first_cue(" ".join(right.split()[:_WORDS_OF_A_NAME]))
    named = _NAMED.match(right)
    return (Happened.OFFENCE, named[0]) if named and _PREPOSITION.search(left) else None


def _of_the_one_before(clause: str, one: Dated, before: Event | None) -> tuple[Happened, str] | None:
    """The event before, where this date only ends it: `confined from then`, `and was rescued on`."""
    if before is None:
        return None
    if before.happened is Happened.OFFENCE and _LASTS.search(before.words) and _FREED.search(clause):
        return before.happened, before.words
    lasts = before.happened in (Happened.OFFENCE, Happened.OTHER)
    return (before.happened, before.words) if one.edge == "until" and (lasts or not cue(clause)) else None


def _bounded(one: Dated, happened: Happened) -> Period:
    """The days that the words leave: `before` and `after` open the period on one side, pending says begun by then."""
    first, last = one.period.first, one.period.last
    if happened is Happened.PENDING:  # what is pending on a day was begun before it
        return Period(first=date.min, last=first - _DAY)
    if one.edge == "before":
        return Period(first=date.min, last=first - _DAY)
    if one.edge == "from":
        return Period(first=first, last=date.max)
    if one.edge == "after":
        return Period(first=last + _DAY, last=date.max)
    return one.period


def events_of(told: Sequence[Told]) -> Told:
    """The events of several sentences as of one."""
    return Told(
        events=tuple(event for one in told for event in one.events),
        pending=next((one.pending for one in told if one.pending is not None), None),
    )
