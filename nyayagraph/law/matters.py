"""When a text says that the offence was, the step was taken, the proceeding began: read from its own words. Pure.

Each date of a sentence is given to the nearest words that say what happened then. What no words tell is `other`: it
dates the offence where a penal Act is asked about, and the step where a procedural one is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from enum import StrEnum
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.applicable import Kind, Matter
from nyayagraph.law.periods import Dated, Period, find_periods
from nyayagraph.law.sentences import split_sentences

_DAY = timedelta(days=1)


class Happened(StrEnum):
    """What a date is of."""

    OFFENCE = "offence"
    BEGUN = "begun"
    STEP = "step"
    PENDING = "pending"
    ASIDE = "aside"
    RESULT = "result"
    BACKGROUND = "background"
    LAPSED = "lapsed"
    OTHER = "other"


class Event(NamedTuple):
    """A dated event; `start` and `end` are its date's, `words` tell what it is, `clause` is all before the date."""

    start: int
    end: int
    happened: Happened
    period: Period
    words: str
    clause: str = ""
    edge: str = ""


_PROCEEDING = (
    r"(?:investigation|inquiry|enquiry|trial|case|proceedings?|prosecution|suit|appeal|revision|application|petition|complaint|"
    r"arbitra(?:tion|l)|reference|claim|requests?|acquisition|counter-?case|plea|proceeding|notice\s+(?:of|for|calling|invoking|seeking|under)|(?:charge-?sheet)|F\.?I\.?R\.?|first\s+information(?:\s+report)?|information|report|remand|probate)"
)
_CUES: tuple[tuple[Happened, re.Pattern[str]], ...] = (
    # what happened to the law: takes `struck down`, `came into force`, `the order of`; no event of the matter
    (
        Happened.ASIDE,
        re.compile(
            r"\b(?:struck\s+down|str(?:ikes?|iking)\s+down|held\s+(?:\w+\s+)?(?:void|invalid|unconstitutional)|declared\s+(?:void|unconstitutional)|read\s+down|(?:came|coming|brought|was\s+put|entered)\s+into\s+force"
            r"|in\s+force|commencement|(?:Act|Code|Sanhita|Adhiniyam|Constitution|Amendment)\b[^.;]{0,40}\bcommenced|enacted|repeal(?:ed)?|replaced|amend(?:ed|ing|ment)|inserted|omitted|in\s+abeyance|(?:under|since)\s+the\s+order\s+of|entered\s+the\s+Constitution"
            r"|took\s+effect|became\s+(?:effective|operative)|in\s+operation|applied\s+since|statute\s+book|ceased\s+to|void\s+since)\b",
            re.IGNORECASE,
        ),
    ),
    # takes `time had already run out in`; a right that lapsed then
    (Happened.LAPSED, re.compile(r"\b(?:run\s+out|expired|became\s+barred|was\s+barred|lapsed)\b", re.IGNORECASE)),
    # takes `pending on`, `part-heard on`, `was going on`, `running at midnight`
    (
        Happened.PENDING,
        re.compile(
            r"\b(?:(?:still\s+|remained\s+)?pending(?!\s+since)|(?:part|half)[\s-]heard|under\s+way(?!\s+since)|going\s+on|running|in\s+progress|stood\s+over|unfinished|stood|at\s+(?:a|its|the)\s+\w+\s+stage)\b",
            re.IGNORECASE,
        ),
    ),
    # takes `FIR was lodged`, `trial pending since`, `files her first claim`; refuses `forged deed was made`
    (
        Happened.BEGUN,
        re.compile(
            rf"\b{_PROCEEDING}\b[^.;:?]{{0,60}}?\b(?:lodged|registered|filed|presented|made|preferred|instituted|brought|begun|began|beg(?:in|an)s?|commenced|opened|opens|moved|started|starts?|set\s+going|launched|initiated|given|received|reached|reaches|served|invoked|laid|notified|taken\s+up|put\s+in|admitted|came\s+in|comes\s+in|referred|fall|falls|(?:pending|going\s+on|under\s+way)\s+since|is\s+of|was\s+of)\b"
            rf"|\b(?:files?|filed|lodged?|registers?|registered|present(?:s|ed)|institut(?:es|ed)|brings|brought|prefer(?:s|red)|moved?|moves|takes?\s+up|took\s+up|first\s+asks?|applied|applies|opened|began|begun|commenced|notified)\b[^.;:?]{{0,40}}?\b(?:{_PROCEEDING}|dispute|maintenance|court|magistrate|police|allowance|bail)\b"
            r"|\b(?:is|was|were|been|first)\s+(?:first\s+)?reported\b|\breport(?:s|ed|ing)\b|\bappealed\b|\b(?:tells?|told|inform(?:s|ed)|complain(?:s|ed))\b[^.;:]{0,20}\b(?:the\s+)?(?:police|magistrate)|\b(?:began|started|starts|begins)\s+(?:to\s+)?(?:investigat|inquir)\w+|\bin\s+an?\s+(?:\w+\s+)?(?:inquiry|investigation|case|suit|arbitration|trial|proceeding|prosecution)\s+(?:\w+\s+){0,2}?(?:begun|opened|registered|commenced|filed|instituted|brought|started|under\s+way\s+since|pending\s+since)"
            rf"|\b(?:FIR|F\.I\.R\.|first\s+information(?:\s+report)?|fresh\s+case|new\s+case|complaint|suit|petition|appeal|case|information|arbitration|trial|investigation|prosecution|proceedings?)\s+(?:is\s+|was\s+)?(?:of|dated|in)\s+(?:the\s+)?$"
            r"|\b(?:filed|lodged|registered|instituted|presented)\b|\b(?:one|it)\s+was\s+(?:begun|opened|commenced|started)\b|\breceived\s+the\s+request\b|\bF\.?I\.?R\b\.?|\bfirst\s+(?:information|report)\b|\bfirst\s+(?!class|accused|wife)\w+(?:ed|s)\b|\bfor\s+the\s+first\s+time\b|\b(?:takes?|took|taken)\s+down\b(?:[^.;:]{0,30}\b(?:information|report|complaint)\b)?|\binvestigat(?:ed|ing)\s+since\b|\b(?:began|begun|started|opened)\s+with\b[^.;:]{0,30}|\binquests?\b[^.;:]{0,40}\bheld\b|\bfirst\s+notification\b",
            re.IGNORECASE,
        ),
    ),
    # takes `is decided on`, `examined`, `arrested`, `remand is sought`; refuses `was robbed on`
    (
        Happened.STEP,
        re.compile(
            r"\b(?:heard|hearing|hears|decid(?:es|ed|ing)|dispos(?:es|ed)|examin(?:es|ed|ing)|record(?:s|ed|ing)?|remand(?:ed)?|sought|seeks?|arrest(?:s|ed)?|caught|apprehended|(?:charge|charges)\s+(?:is|are|was|were)\s+(?:framed|altered)|fram(?:es|ed|ing)|altered|convict(?:s|ed|ion)?|sentenced?|passed|search(?:ed|-warrant)?|issu(?:es|ed)|seiz(?:es|ed|ure)|seize|granted"
            r"|goes\s+on|go\s+on|continu(?:es|ed|ing)|carried\s+on|tried|proved|proves|testif(?:ied|ies)|banned|gave\s+notice|notice\s+was\s+given|delivered|concluded|questioned|tendered|allowed|dismissed|summoned|committed\s+to\s+the\s+court|cognizance|forwarded|charge-?\s?sheet(?:ed)?|compounded|police\s+report|recalled|asks|appear|produced|argued|framing|discharg(?:es|ed)|acquit(?:s|ted|tal)|released|custody|proclamation|attach(?:es|ed|ment)|statement|bailed|complied|taken\s+down|deposes?|deposed|cited|inquired|advised|served|judgment|trial|tested|cross-examined|ordered|carried\s+out|ended|ends|finished|closed|completed|charged|appeals?)\b",
            re.IGNORECASE,
        ),
    ),
    # what is an offence or a step by what surrounds it: takes `took place on`, `published on`, `speech of`
    (
        Happened.OTHER,
        re.compile(
            r"\b(?:took\s+place|happened|published|appeared\s+in\s+print|celebrated|entered|taken|taking|took|done|shown|showed|thrown|retained|post(?:ed)?|message|speech|held|drove|driven|used|printed)\b",
            re.IGNORECASE,
        ),
    ),
    # what an offence ended in, or when it was found out: the offence itself may be older
    (Happened.RESULT, re.compile(r"\b(?:died|dies|death|succumbed|burns|burnt)\b", re.IGNORECASE)),
    # other days of a life: takes `married on`, `came to light in`, `agreement of`; they decide only where alone
    (
        Happened.BACKGROUND,
        re.compile(
            r"\b(?:married|born|birth|came\s+to\s+light|comes\s+to\s+light|discovered|detected|found\s+out|found|accused\s+only|agreement|contract|clause|lease|policy|judgment\s+in|signed|retired|joined|booked|bought|purchased|sold|incorporated)\b",
            re.IGNORECASE,
        ),
    ),
    (
        Happened.OFFENCE,
        re.compile(
            r"\boffen[cs]es?\s*(?:$|(?:was|were|is|are|of|on|dated|committed|took)\b)|\b(?:crimes?|committed|commits?|murder(?:ed|s)?|kill(?:ed|ing|s)?|stabb(?:ed|ing)|shot|theft|stole(?:n)?|stolen|robb(?:ed|ery|eries)|dacoity|burgl\w+|cheat(?:ed|ing)|forg(?:ed|ery|ing)|rap(?:e|ed|es)|assault(?:ed|s)?|kidnap\w*|abduct\w*|snatch\w*|extort\w*|riot(?:s|ed|ing)?|lynch\w*|defam\w+|libel|threat(?:s|ened|en|ening)?"
            r"|bigam\w+|second\s+marriage|dowry\s+(?:death|demands?)|cruelty|conspir\w+|plot|stalk\w*|trespass\w*|house-?break\w*|breach\s+of\s+trust|misappropriat\w+|brib\w*|acid|attack(?:ed)?|hurt|injur\w+|beat|beaten|incident|occurrence|accident|crash|collision|knocked|ran\s+over|siphon\w*|fraud|false\s+evidence|lied|lie|adultery|neglected|deserted|blows?|kicked|fired|confined|lured|wounded|poison\w*|struck|slapp\w+|molest\w*|harass\w*|blackmail\w*|impersonat\w*|counterfeit\w*|abet\w*|instigat\w*|set\s+fire|arson|mischief|damaged|embezzl\w*|swindl\w*|insult\w*|obstruct\w*|escap\w*|perjur\w*|falsif\w*|crash(?:ed)?)\b",
            re.IGNORECASE,
        ),
    ),
)
# dates told by another: takes `registered the same day`, `reported that night`, `in a case of that year`
_RELATIVE = re.compile(
    r"\b(?:the\s+same\s+(?:day|evening|night|week|month|year)|(?:that|of\s+that|in\s+that)\s+(?:very\s+)?(?:day|night|week|evening|month|year)|at\s+once|the\s+(?:week|day|month)\s+before|the\s+next\s+day)\b",
    re.IGNORECASE,
)
_NOT_DONE = re.compile(r"\b(?:no|nothing)\b[^,.;:]{0,40}$", re.IGNORECASE)
# takes `going on when the new codes came in`, `a fresh case`; what tells of the change without a date
_PENDING_AT_CHANGE = re.compile(
    r"\b(?:pending|part[\s-]heard|going\s+on|under\s+way|running|in\s+progress|had\s+(?:begun|opened|commenced|started)|begun|opened)\b[^.;?]{0,60}\b(?:when|as|before)\b[^.;?]{0,40}?"
    r"\b(?:(?:new|newer|present|three)\s+(?:criminal\s+|penal\s+)?(?:codes?|laws?|acts?|procedure|sanhitas?)|BNSS|BNS|BSA|Sanhita|Adhiniyam)\b[^.;?]{0,20}\b(?:came|comes|took|began|commenced|arrived)",
    re.IGNORECASE,
)
# verbs of a step that offences do too: takes `cruelty that ended`, `the prisoner was released`
_OF_EITHER = re.compile(
    r"ended|ends|finished|closed|completed|released|ordered|carried\s+out|continu\w+|carried\s+on|go(?:es)?\s+on|appear|attach\w*|granted|passed|issued|delivered|statement|custody|recorded|sought|sent|moved|served|produced|signed",
    re.IGNORECASE,
)
_WORDS_OF_AN_OPENING = 3
_JOINED = re.compile(r"\s*(?:,|and|or|to|till|until|-|,\s*and)\s*(?:in\s+|of\s+|the\s+)?")
# words that add a date to the event before: takes ` and again on`, ` and one on`; refuses ` and the award made in`
_SAYS_NO_MORE = re.compile(
    r"[\W\d]*(?:\b(?:and|or|then|again|also|one|two|another|an?|the|fresh|first|second|third|other|next|did|so|on|in|at|of|from|since|between|till|until|to|early|late|a\.?m|p\.?m|o'clock|night|evening|morning|day|half|past|midnight|noon)\b[\W\d]*)*",
    re.IGNORECASE,
)
_BOUNDARY = re.compile(r"[;:]|,\s+(?:and|but|while)\s")


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
        offence = self.of(Happened.OFFENCE) or self.of(Happened.RESULT)
        other = self.of(Happened.OTHER) or self.of(Happened.BACKGROUND)
        begun, step = self.of(Happened.BEGUN), self._last(Happened.STEP)
        begun = self.of(Happened.LAPSED) or begun
        if kind in (Kind.PROCEDURAL, Kind.EVIDENCE):
            begun = begun or self._on_foot()
            step = step or (None if begun else other)
        elif kind is Kind.OTHER and begun is None:
            begun = self.of(Happened.PENDING) or other or step or offence
            offence = offence or other
        else:
            begun = begun or self.of(Happened.PENDING)
            offence = offence or other
        return Matter(offence=offence, step=step, begun=begun, pending=self.pending, on=on)

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
    cursor = 0
    before: Event | None = None
    groups = _groups(sentence)
    for place, group in enumerate(groups):
        following = groups[place + 1][0].start if place + 1 < len(groups) else len(sentence)
        left, right = sentence[cursor : group[0].start], sentence[group[-1].end : following]
        happened, words = _happened(left, right, group[0], before, is_last=place + 1 == len(groups))
        for one in group:
            period = _bounded(one, happened)
            if one.edge == "until" and before and before.happened is happened:
                period = period.joined(before.period)
            before = Event(offset + one.start, offset + one.end, happened, period, words, left, one.edge)
            yield before
        if before:
            yield from _relative(sentence, offset, group[-1].end, following, before)
        cursor = group[-1].end


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
    if one.edge == "until" and before and (not cue(clause) or before.happened in (Happened.OFFENCE, Happened.OTHER)):
        return before.happened, before.words
    found = cue(clause)
    if found is None and len(clause) != len(left) and not cue(right.partition(",")[0]):
        found = cue(left)
    opens = len(clause.split()) <= _WORDS_OF_AN_OPENING and (before is None or clause != left)
    if found is None and (opens or is_last):
        found = _first_cue(re.split(r"[;:.?]" if opens else r"[;:,.?]", right)[0])
    if found is None and before and before.happened is not Happened.ASIDE and _SAYS_NO_MORE.fullmatch(clause):
        return before.happened, before.words
    if found and found[0] is Happened.BEGUN and _NOT_DONE.search(clause):
        return Happened.ASIDE, found[1]
    return found or (Happened.OTHER, "")


def cue(words: str) -> tuple[Happened, str] | None:
    """The last words that tell what happened; where two kinds end together, the first of the table."""
    best: tuple[int, int, Happened, str] | None = None
    offence = ""
    for rank, (happened, pattern) in enumerate(_CUES):
        for match in pattern.finditer(words):
            offence = match[0] if happened is Happened.OFFENCE else offence
            if best is None or (match.end(), -rank) > (best[0], best[1]):
                best = (match.end(), -rank, happened, match[0])
    if best is None:
        return None
    if offence and best[2] is Happened.STEP and _OF_EITHER.fullmatch(best[3]):
        return Happened.OFFENCE, offence
    return best[2], best[3]


def _first_cue(words: str) -> tuple[Happened, str] | None:
    best: tuple[int, int, Happened, str] | None = None
    for rank, (happened, pattern) in enumerate(_CUES):
        match = pattern.search(words)
        if match and (best is None or (match.start(), rank) < (best[0], best[1])):
            best = (match.start(), rank, happened, match[0])
    return (best[2], best[3]) if best else None


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


def speaks_of_offence(words: str) -> bool:
    """True where words name an offence: takes `the theft`, `was stabbed`."""
    return any(pattern.search(words) for happened, pattern in _CUES if happened is Happened.OFFENCE)
