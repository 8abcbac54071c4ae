"""When a text says that the offence was, the step was taken, the proceeding began: read from its own words. Pure.

Each date of a sentence is given to the nearest words that say what happened then. What no words tell is `other`: it
dates the offence where a penal Act is asked about, and the step where a procedural one is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from nyayagraph.law.governing.event_cues import Happened, cue, first_cue, speaks_of_offence
from nyayagraph.law.governing.told_beginnings import tells_none_begun, tells_pending, tells_several, with_beginnings
from nyayagraph.law.governing.told_events import Event, Told
from nyayagraph.law.governing.told_groups import groups_of
from nyayagraph.law.text.dates import COMMENCEMENT
from nyayagraph.law.text.periods import Dated, Period
from nyayagraph.law.text.sentences import split_sentences

__all__ = ["NOTHING", "Event", "Happened", "Told", "bounded", "cue", "events_of", "read_matter", "speaks_of_offence"]

_CHANGES = frozenset(COMMENCEMENT.values())
_DAY = timedelta(days=1)


# dates told by another: takes `registered the same day`, `arrested the next morning`, `in a case of that year`
_RELATIVE = re.compile(
    r"\b(?:the\s+same\s+(?:day|morning|afternoon|evening|night|week|month|year)|(?:that|of\s+that|in\s+that)\s+(?:very\s+)?(?:day|date|night|week|morning|afternoon|evening|month|year)|at\s+once|(?:immediately|forthwith|straight\s?away|promptly)(?=\s*[.,;)])|within\s+(?:the|an|one)\s+hour|within\s+minutes|the\s+(?:week|day|month)\s+before|(?P<next>(?:the\s+)?(?:next|following)\s+(?:day|morning)|the\s+(?:day|morning)\s+after))\b",
    re.IGNORECASE,
)
_NOT_DONE = re.compile(
    r"\b(?:no|nothing)\b(?!\.?\s*\d)(?![^,.;:]{0,30}\b(?:until|till|before)\b)[^,.;:]{0,60}$", re.IGNORECASE
)
# takes `no one told the police till`: what was not done until a day was done on it
_NEGATED = re.compile(r"\b(?:no|not|nothing|nobody|none|never|nor)\b[^.;:]{0,90}$", re.IGNORECASE)
# takes `nobody told us anything until`, `the police knew nothing till`: what is told then is the first information
_NONE_TOLD = re.compile(
    r"\b(?:nobody|no\s+one|nothing|none|never|not)\b[^.;:]{0,30}\b(?:t[eo]ld|tell|inform(?:ed)?|report(?:ed)?|complain(?:ed)?|reached)\b[^.;:]{0,80}$"
    r"|\b(?:police|we)\s+(?:knew|heard)\s+(?:nothing|of\s+nothing)\b[^.;:]{0,60}$",
    re.IGNORECASE,
)
# takes `never struck anyone after`, `no blow fell before`; refuses `he was not there; she was hit before`
_DENIED = re.compile(
    r"\b(?:no|not|nothing|nobody|none|never)\b[^,.;:]{0,50}\b(?:before|after)\s+(?:the\s+)?$", re.IGNORECASE
)
# takes ` for a shove of`, ` over the rumpus on`, behind the day of an arrest or a report: what it was for
_FOR_A_DEED = re.compile(
    r"\s*(?:for|over|about)\s+(?:an?|the|his|her|their)\s+(?!bail\b|search\b|trial\b)[\w\s-]{2,40}\s(?:of|on|in|dated)\s+",
    re.IGNORECASE,
)
_WORDS_OF_AN_OPENING = 3
_WORDS_OF_A_NAME = 3
_PREPOSITION = re.compile(r"(?:^|\b(?:in|of|for|over|the|from|since|to))\s*$", re.IGNORECASE)
# what a date is part of the name of: takes `a 2025 robbery`, `Feb 2024 fraud`; refuses `2024 murder of 5 May`, and
# `trial in 2026 of robbery`
_NAMED = re.compile(
    r"\s+(?:(?!of\b)[\w-]+\s+)?(?:murder|killing|thefts?|robbery|dacoity|burglary|snatching|frauds?|scam|rape|gang-?rape|assault|riots?|rioting|cheating|forgery|kidnapping|extortion|stabbing|shooting|lynching|accident|crash|attack|incident|blasts?|bombings?|offen[cs]e|crime)\b(?!\s+(?:of|dated)?\s*$)",
    re.IGNORECASE,
)
_NAMED_CASE = re.compile(
    r"\s+(?:(?!whose\b|which\b|that\b|where\b|when\b)[\w-]+\s+){0,3}?(?:cases?|FIR|trial|complaint|appeal|suit|matter)\b",
    re.IGNORECASE,
)
_KO = re.compile(r"\s+(?:ko|me|mein|main|ki|ke|ka|se|tak)\b", re.IGNORECASE)  # takes `30 June ko chori hui`
_AND = re.compile(r"[;:,.?]|\b(?:aur|par|lekin|phir|tab|magar|and|but|then)\b", re.IGNORECASE)
# takes `since April and still does`; what has not ended
_LASTS_STILL = re.compile(
    r"\b(?:and\s+still|still\s+(?:does|do|goes|going|continues)|till\s+date|to\s+this\s+day|even\s+now|to\s+date)\b",
    re.IGNORECASE,
)
# takes `A bride of 2020 was`: a day in the name of who or what is told of
_OF_ITS_YEAR = re.compile(r"\s*(?:an?|the|my|his|her|our)\s+(?:\w+\s+)?\w+\s+of\s+", re.IGNORECASE)
_IS_MORE = re.compile(r"\s+(?:was|is|were|had|has|who)\b", re.IGNORECASE)
_BEGINS = re.compile(
    r"(?:,\s+(?:and\s+|then\s+|but\s+)?|\b(?:and|but|when|then),?\s+)(?:on|in)\s+$", re.IGNORECASE
)  # takes `..., on 29 June he sold it`
_DOES = re.compile(r"\s+\w+(?:ed|t|w|e)\b")  # takes ` committed another theft`
# takes `the audit found that`: what stands behind is told of its own day
_FOUND_THAT = re.compile(r"\b(?:found|shows?|showed|reveal(?:s|ed)|discovered|noticed|learnt)\s+that\b", re.IGNORECASE)
# takes ` found that the cashier had pocketed`: what is said or found was done on other days; refuses ` that`
_THAT = re.compile(r"(?<=\w)\s+that\b", re.IGNORECASE)
# takes ` he sold it`, ` a second sample`; refuses ` and is pending`
_HAS_ITS_SUBJECT = re.compile(
    r"[\s,]*(?:he|she|they|we|I|it|an?|the|his|her|their|my|our|one|another|some|police|(?-i:[A-Z])\w*)\b",
    re.IGNORECASE,
)
# takes `in 2025 counsel wants to know`, `on 3 May 2025 he asks`; the day of the question
_ASKS_THEN = re.compile(
    r"\s+(?:(?:he|she|they|I|we|counsel|the\s+\w+)\s+)?(?:wants?|wishes|wish|asks(?!\s+for)|writes|consults?|seeks\s+advice|would\s+like)\b(?!\s+(?:for\s+)?(?:to\s+(?:file|move|sue|apply)|bail))",
    re.IGNORECASE,
)
_WAITS_SINCE = re.compile(
    r"\bpending\b[^,.;]{0,40}\bsince\s+$", re.IGNORECASE
)  # takes `pending in the High Court since`
# takes ` four witnesses had been examined`; what had been done by a day was begun before it
_HAD_BEEN = re.compile(r"[\s,]*(?:[^\s,.;:?]+\s+){1,6}?had\s+(?:already\s+|all\s+)?(?:been\s+)?\w+", re.IGNORECASE)
_BY_THEN = re.compile(r"(?:^|[.;]\s+)\s*(?:On|By|As\s+on)\s+(?:the\s+)?$")
# takes `still on when a second sample was lifted`; the day is that of the second
_WHEN_ANOTHER = re.compile(r"\bwhen\s+(?=(?:an?|another)\s+(?:second|third|further|new|fresh|other)?)", re.IGNORECASE)
_FROM_THEN = re.compile(r"\b(?:from|since)\b[^,.;]{0,40}$", re.IGNORECASE)
# takes ` at 17:00: FIR registered`, `: forged will`; a list that puts the day first
_DAY_FIRST = re.compile(r"\s*(?:at\s+[\d:.]+\s*(?:[ap]\.?m\.?)?)?\s*[:–—]\s+(?=\w)", re.IGNORECASE)  # noqa: RUF001
# takes `the IO proceeded to the spot`, `the magistrate put it up`; what those who investigate or try a case do
_OFFICIAL_ACTS = re.compile(
    r"^[^,;:]{0,25}\b(?:I\.?O\.?|S\.?H\.?O\.?|police|investigat(?:or|ing\s+officer)|magistrate|judge|court|bench)\s+(?:\w+ly\s+)?(?!(?:of|was|were|in|at|had|by|from|and|on)\b)[a-z]+\b",
    re.IGNORECASE,
)
# takes ` and the police wrote`: of what was done on the day, the second
_ANOTHER_DOES = re.compile(r",?\s+and\s+(?:the\s+)?(?:police|IO|constable|he|she|they|we|I)\s+\w+", re.IGNORECASE)
# takes `a court trying, since`; the trial was begun then
_IS_TRYING = re.compile(r"\b(?:trying|hearing|investigating|inquiring)\b[^.;:]{0,12}$", re.IGNORECASE)
# takes `Sessions trial since`, `an appeal has been before the High Court since`; refuses `in jail in the case since`
_ON_SINCE = re.compile(
    r"\b(?:trial|appeal|revision|suit|petition|inquiry|investigation|proceedings?|complaint|reference)"
    r"(?:\s+(?:has|had)\s+been)?(?:\s+on(?:\s+foot)?)?(?:\s+(?:before|with|in)\s+(?:the|an?)\s+[\w\s]{3,30}?)?\s+since\s*$",
    re.IGNORECASE,
)
# takes ` for one contract and on`: what was done then for another was done now for this
_FOR_ONE = re.compile(r"\s*(?:for|in|against|by|of|to)\s+one\b[^,.;:]{0,30}(?:,|\band)\s+(?:on|in)\s+", re.IGNORECASE)
_LAST_SEEN = re.compile(r"\blast\s+seen\b", re.IGNORECASE)
# takes `, when I went to the police`, `, when the first FIR was lodged`
_WHEN_THEN = re.compile(r",\s+when\s+(?=(?:I|he|she|they|we|the|an?|his|her|their|my|our)\b)", re.IGNORECASE)
_OPENS_A_NAME = re.compile(
    r"\b(?:an?|his|her|my|our|their|this|that|(?<!on\s)(?<!by\s)(?<!from\s)the)\s+$", re.IGNORECASE
)  # takes `of a 2025 robbery`
# an offence that lasts as long as its victim is held, and what ends it
_LASTS = re.compile(r"kidnap|abduct|confin|held|captiv|lock|bolt|chain|shut", re.IGNORECASE)
_FREED = re.compile(
    r"\b(?:un(?:bolted|locked|chained)|rescued|freed|released|set\s+free|let\s+go|recovered|found|escaped|returned|came\s+home)\b",
    re.IGNORECASE,
)
# takes `Investigation drags on till`; no offence goes on so
_GOES_ON = re.compile(r"\b(?:investigation|trial|inquiry|case|hearing|proceedings?|appeal)\s+\w+", re.IGNORECASE)
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
# takes `FIR, charge sheet and trial all in`
_REPORT_AND_STEP = re.compile(
    r"\b(?:F\.?I\.?R\.?|complaint|suit)(?:\s*,\s*[\w\s-]{3,25}){0,2}(?:\s*,|\s+and)\s+[\w\s-]{3,25}\s+(?:all|both)\s+(?:(?:are|were|was|dates?|dated)\s+)?(?:of|in|on|from|dated)\s+$",
    re.IGNORECASE,
)
# takes `robbed in 2019 and my cousin in`: the verb is that of the date before
_AND_ANOTHER = re.compile(
    r"[\s,]*and\s+(?:my|his|her|our|their|the|an?|another)\s+(?:other\s+)?\w+\s+(?:(?:in|at|on|by|near)\s+(?:\w+\s+){1,3})?(?:in|on)\s*",
    re.IGNORECASE,
)
_ANOTHER_ONE = re.compile(r"\band\s+(?:\w+,?\s+){0,3}(?:one|another|that)\s+(?:of|in|on|dated)\s+$", re.IGNORECASE)
_BOUNDARY = re.compile(r";|:(?!\d)|,\s+(?:and|but|while)\s")


_NO_EVENT = (Happened.ASIDE, Happened.NOT_YET)


NOTHING = Told()


def read_matter(text: str) -> Told:
    """The dated events of a text, in order; a day within another of the same event stands for it."""
    events: list[Event] = []
    for start, end in split_sentences(text):
        found = list(_events(text[start:end], start))
        if not found and events:
            found = list(_relative(text[start:end], start, 0, end - start, events[-1]))
        events += found
    events = _between_last_seen_and_found(with_beginnings(events, text))
    kept = [one for one in events if not any(_is_within(other, one) for other in events)]
    pending = True if tells_pending(text) else False if tells_none_begun(text) else None
    return Told(events=tuple(kept), pending=pending, is_of_several=tells_several(text))


def _between_last_seen_and_found(events: Sequence[Event]) -> list[Event]:
    """The events, an act that nobody saw dated by when its victim was last seen and when the body was found."""
    place = next((n for n, one in enumerate(events) if _LAST_SEEN.search(one.clause)), None)
    if place is None or place + 1 >= len(events):
        return list(events)
    last, found = events[place : place + 2]
    whole = last._replace(happened=Happened.OFFENCE, period=last.period.joined(found.period))
    return [*events[:place], whole, *events[place + 2 :]]


def _is_within(narrow: Event, wide: Event) -> bool:
    """True for a day of the month or year that another event of the same kind names: `in 1981` beside `May 1981`."""
    return (
        narrow.happened is wide.happened
        and narrow.period != wide.period
        and wide.edge == narrow.edge == ""
        and wide.start > narrow.start
        and wide.period.first <= narrow.period.first
        and narrow.period.last <= wide.period.last
    )


def _events(sentence: str, offset: int) -> Iterator[Event]:
    cursor, held = 0, ""
    before: Event | None = None
    groups = groups_of(sentence)
    for place, group in enumerate(groups):
        following = groups[place + 1][0].start if place + 1 < len(groups) else len(sentence)
        left, right = held + sentence[cursor : group[0].start], sentence[group[-1].end : following]
        happened, words = _happened(left, right, group[0], before, is_last=place + 1 == len(groups))
        if before and _WHEN.fullmatch(left) and (told := _MIDWAY.search(sentence, 0, group[0].start)):
            happened, words = Happened.PENDING, told[0]
        if both := _REPORT_AND_STEP.search(left):
            yield Event(offset + group[0].start, offset + group[0].end, Happened.BEGUN, group[0].period, both[0])
        if both := _OFFENCE_AND_REPORT.search(left):
            yield Event(offset + group[0].start, offset + group[0].end, Happened.OFFENCE, group[0].period, both[0])
        for one in (_as_denied(each, left) if happened is Happened.OFFENCE else each for each in group):
            period = bounded(one, happened)
            if one.edge in ("since", "from") and _LASTS_STILL.search(right):
                period = Period(first=period.first, last=date.max)
            if one.edge == "until" and before and _goes_on(before, happened):
                period = period.joined(before.period)
            before = Event(offset + one.start, offset + one.end, happened, period, words, left, one.edge)
            yield before
        if before:
            yield from _relative(sentence, offset, group[-1].end, following, before)
        cursor, held = group[-1].end, ""
        if _OPENS_A_NAME.search(left) and words.strip() in right:  # the name says nothing of what follows it
            held = _OPENS_A_NAME.sub("", left)
            cursor += right.index(words.strip()) + len(words.strip())


def _as_denied(one: Dated, clause: str) -> Dated:
    """A bound of an offence that is denied, as the other one: takes `never struck her after`, `no blow fell before`."""
    if one.edge not in ("before", "after") or not _DENIED.search(clause):
        return one
    return one._replace(edge="from" if one.edge == "before" else "")


def _goes_on(before: Event, happened: Happened) -> bool:
    """True where an event that ends on a day began with the one before: `beaten from the wedding in May till`."""
    is_start = before.happened is Happened.BACKGROUND and _FROM_THEN.search(before.clause) is not None
    return before.happened is happened or (is_start and happened is Happened.OFFENCE)


def _relative(sentence: str, offset: int, start: int, end: int, before: Event) -> Iterator[Event]:
    """Events that the words behind a date place on the same day, week or year."""
    cursor = start
    for match in _RELATIVE.finditer(sentence, start, end):
        found = cue(sentence[cursor : match.start()])
        cursor = match.end()
        if found and found[0] in (Happened.BEGUN, Happened.STEP, Happened.OFFENCE):
            period = before.period.next_day() if match["next"] else before.period
            yield Event(offset + match.start(), offset + match.end(), found[0], period, found[1])


def _happened(left: str, right: str, one: Dated, before: Event | None, *, is_last: bool) -> tuple[Happened, str]:
    """What a date is of: the nearest words before it that tell, else the first after it."""
    clause = _BOUNDARY.split(left)[-1]
    if found_that := _FOUND_THAT.search(clause):
        clause = left = clause[found_that.end() :]
    if another := _WHEN_ANOTHER.search(clause):
        clause = left = clause[another.end() :]
    if (
        said := _none_told(clause, one)
        or _another_one(left, before)
        or _named(left, right)
        or _of_the_one_before(clause, one, before if ";" not in left else None)
    ):
        return said
    found = cue(clause)
    if found is None and len(clause) != len(left) and not cue(right.partition(",")[0]):
        found = cue(left)
    opens = len(clause.split()) <= _WORDS_OF_AN_OPENING and (before is None or clause != left)
    if found is None and (opens or is_last):
        is_bare = opens and _SAYS_NO_MORE.fullmatch(clause)
        behind = _THAT.split(re.split(r"[;:.?]" if is_bare else r"[;:,.?]", right)[0])[0]
        found = None if not is_bare and _ANOTHER_DOES.match(right) else first_cue(behind)
    if found is None and before and before.happened not in _NO_EVENT and _SAYS_NO_MORE.fullmatch(clause):
        return before.happened, before.words
    if (
        found is None
        and before
        and before.happened in (Happened.BEGUN, Happened.STEP)
        and _FOR_A_DEED.fullmatch(clause)
    ):
        return Happened.OFFENCE, clause
    if found is None and before and before.happened is Happened.OFFENCE and _AND_ANOTHER.fullmatch(clause):
        return before.happened, before.words
    if found:
        return _by_the_day(found, clause, (left, right), one)
    acts = _OFFICIAL_ACTS.search(clause)
    return (Happened.STEP, acts[0]) if acts else (Happened.OTHER, "")


def _by_the_day(found: tuple[Happened, str], clause: str, around: tuple[str, str], one: Dated) -> tuple[Happened, str]:
    """What the words tell, as the day turns it: pending since it was begun then, done by the change, not yet begun."""
    is_on_since_then = found[0] is Happened.PENDING or _IS_TRYING.search(clause) or _ON_SINCE.search(clause)
    if one.edge in ("since", "from") and is_on_since_then:
        return Happened.BEGUN, found[1]
    if found[0] is Happened.STEP and _was_done_by_the_change(*around, one):
        return Happened.PENDING, found[1]
    is_done_then = one.edge == "until" and _NEGATED.search(clause)
    if found[0] is Happened.BEGUN and _NOT_DONE.search(clause) and not is_done_then:
        return Happened.NOT_YET, found[1]
    return found


def _was_done_by_the_change(left: str, right: str, one: Dated) -> bool:
    """True for what was begun before a day of change: takes `On 1 July 2024 four witnesses had been examined`."""
    is_of_change = one.period.first == one.period.last and one.period.first in _CHANGES
    is_done = _BY_THEN.search(left) and _HAD_BEEN.match(right)
    return is_of_change and bool(is_done or _MIDWAY.search(left))


def _none_told(clause: str, one: Dated) -> tuple[Happened, str] | None:
    none = _NONE_TOLD.search(clause) if one.edge == "until" else None
    return (Happened.BEGUN, none[0]) if none else None


def _another_one(left: str, before: Event | None) -> tuple[Happened, str] | None:
    if before and before.happened is Happened.OFFENCE and _ANOTHER_ONE.search(left):
        return before.happened, before.words
    return None


def _named(left: str, right: str) -> tuple[Happened, str] | None:
    """What a date is part of the name of, or is followed by: `a 2022 case`, `the June 2024 murder`, `2019 ko chori`."""
    if _KO.match(right):
        return cue(_AND.split(left)[-1]) or first_cue(_AND.split(right)[0])
    if _BEGINS.search(left) and (told := first_cue(re.split(r"[;:,.?]", right.lstrip(" ,"))[0])):
        does = _DOES.match(right) and told[0] is Happened.OFFENCE
        if does or _HAS_ITS_SUBJECT.match(right):
            return told
    if (first := _DAY_FIRST.match(right)) and not cue(re.split(r"[.;?]\s", left)[-1]):
        return first_cue(re.split(r"[.;?]\s", right[first.end() :])[0])
    if _ASKS_THEN.match(right) and not _WAITS_SINCE.search(left):
        return Happened.ASIDE, right[:1]
    if then := _WHEN_THEN.match(right):
        return first_cue(re.split(r"[;:.?]", right[then.end() :])[0])
    return _in_a_name(left, right)


def _in_a_name(left: str, right: str) -> tuple[Happened, str] | None:
    clause = _BOUNDARY.split(left)[-1]
    if _OF_ITS_YEAR.fullmatch(clause) and _IS_MORE.match(right) and not cue(clause):
        return Happened.BACKGROUND, clause.strip()
    named = _NAMED.match(right)
    offence = (Happened.OFFENCE, named[0]) if named else None
    if _OPENS_A_NAME.search(left):
        if case := _NAMED_CASE.match(right):
            return Happened.BEGUN, case[0]
        return first_cue(" ".join(right.split()[:_WORDS_OF_A_NAME])) or offence
    return offence if _PREPOSITION.search(left) else None


def _of_the_one_before(clause: str, one: Dated, before: Event | None) -> tuple[Happened, str] | None:
    """The event before, where this date only ends it: `confined from then`, `and was rescued on`."""
    if before is None:
        return None
    if _FOR_ONE.fullmatch(clause):
        return before.happened, before.words
    lasts = before.happened in (Happened.OFFENCE, Happened.OTHER)
    if lasts and _LASTS.search(f"{before.clause} {before.words}") and _FREED.search(clause):
        return before.happened, before.words
    if one.edge == "until" and _NEGATED.search(clause):
        return None
    if one.edge == "until" and lasts and _GOES_ON.search(clause):
        return Happened.STEP, "goes on"
    return (before.happened, before.words) if one.edge == "until" and (lasts or not cue(clause)) else None


def bounded(one: Dated, happened: Happened) -> Period:
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
