"""What a text tells of its matter as a whole: begun before or not, pending at the change, one of several. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.told_events import Event
from nyayagraph.law.text.periods import Period

# takes `no earlier FIR`, `no GD entry or FIR before that`; refuses `no report of the theft`
_NOTHING_BEFORE = re.compile(
    r"\bno\s+(?:earlier|prior|previous)\s+(?:FIR|case|complaint|proceedings?|action|report|information)\b|\bnothing\s+(?:was\s+)?pending\s+before\b"
    r"|\bno\s+(?:\w+\s+){0,2}?(?:FIR|entry|case|complaint|report|information|paper)(?:\s+(?:or|and|nor)\s+(?:\w+\s+)?(?:FIR|entry|case|complaint|report|information))?\s+(?:(?:of\s+any\s+kind|at\s+all|was|had|been|written|made|lodged|registered)\s+){0,4}(?:before|earlier)\b",
    re.IGNORECASE,
)
_NONE = re.compile(r"\bno\s[^.;]*$", re.IGNORECASE)  # takes `no entry or FIR before`
# takes `sanction was given`, where no proceeding was begun on it: it begins none
_SANCTION = re.compile(r"\bsanction\w*\b", re.IGNORECASE)
_NONE_BEGUN = re.compile(
    r"\b(?:no|nothing)\b[^.;]{0,40}\b(?:begun|commenced|lodged|filed|instituted|launched)\b", re.IGNORECASE
)
# takes `for each sample`, `both suits`, `respectively`
_OF_SEVERAL = re.compile(
    r"\b(?:for|of|governs?|governed|covers?|covered|to|in|did)\s+each\b|\beach\s+(?:time|suit|sample|case|matter|one)\b|\bboth\s+(?:suits|cases|samples|matters|claims|complaints)\b|\brespectively\b|\bone\s+after\s+(?:the\s+)?(?:other|another)\b|\bin\s+(?:order|turn)\b(?!\s+to)|\bin\s+the\s+two\b(?!\s+(?:codes|laws|acts|statutes))|\bthe\s+two\s+(?:courts|trials|suits|cases|samples|plaints|plaintiffs|matters|claims|complaints|FIRs)\b",
    re.IGNORECASE,
)
# takes `going on when the new codes came in`, `a fresh case`; what tells of the change without a date
_PENDING_AT_CHANGE = re.compile(
    r"\b(?:pending|part[\s-]heard|going\s+on|under\s+way|running|in\s+progress|in\s+the\s+(?:middle|midst)|mid-?way|half-?way|had\s+(?:begun|opened|commenced|started)|begun|opened)\b[^.;?]{0,60}\b(?:when|as|before)\b[^.;?]{0,40}?"
    r"\b(?:(?:new|newer|present|three)\s+(?:criminal\s+|penal\s+)?(?:codes?|laws?|acts?|procedure|sanhitas?)|BNSS|BNS|BSA|Sanhita|Adhiniyam)\b[^.;?]{0,40}\b(?:came|comes|took|began|commenced|arrived)",
    re.IGNORECASE,
)
# takes `the investigation never having been closed`, `pending throughout`, `the inquiry having lain open`
_PENDING_THROUGHOUT = re.compile(
    r"\b(?:investigation|inquiry|enquiry|trial|case|proceedings?)\s+(?:\w+\s+){0,2}?never\s+(?:having\s+)?(?:been\s+)?(?:closed|ended|concluded|completed|broken\s+off|dropped)"
    r"|\bpending\s+(?:all\s+)?(?:throughout|all\s+along)\b|\b(?:investigation|inquiry|trial|case)\s+(?:had\s+|having\s+)?(?:lain|lay|stayed|remained|been)\s+open\b(?!\s+(?:since|from))",
    re.IGNORECASE,
)
# takes `RCS 12/2022`, `Criminal Revision No. 402 of 2024`; refuses `Act 45 of 1860`
_CASE_NUMBER = re.compile(
    r"\b(?:R\.?C\.?S|O\.?S|C\.?S|C\.?C|S\.?C|S\.?T|W\.?P|Suit|Sessions\s+(?:Case|Trial)|(?:Criminal|Civil|Regular)\s+(?:Case|Appeal|Revision|Suit)|Special\s+Case|Cr(?:l|im)?\.?\s?(?:A|R|P|M\.?P|Rev)(?:ppeal)?)\b\.?\s*(?:No\.?\s*)?\d{1,6}\s*(?:/|of\s+)(?P<year>(?:19|20)\d\d)\b"
)

# takes `no case registered so far`, `no FIR has been lodged yet`; refuses `no FIR of the theft was lodged on 3 May`
_NONE_SO_FAR = re.compile(
    r"\bno\s+(?:case|FIR|complaint|proceedings?|report)\s+(?:(?:has|have|had|was|is|been|being)\s+){0,2}"
    r"(?:registered|lodged|filed|made|instituted|recorded|begun)?\s*(?:so\s+far|as\s+yet|yet|till\s+(?:now|date|today))\b",
    re.IGNORECASE,
)


def tells_pending(text: str) -> bool:
    """True where a text says, without a date, that the matter was pending when the law changed."""
    return bool(_PENDING_AT_CHANGE.search(text) or _PENDING_THROUGHOUT.search(text))


def tells_none_begun(text: str) -> bool:
    """True where a text says that nothing has been begun in the matter to this day: `no case registered so far`."""
    return _NONE_SO_FAR.search(text) is not None


def tells_several(text: str) -> bool:
    """True where a text tells of several matters, each to be judged by its own day."""
    return _OF_SEVERAL.search(text) is not None


def with_beginnings(events: Sequence[Event], text: str) -> list[Event]:
    """The events as what the text says of beginnings leaves them: nothing before, none on a sanction, a case number."""
    found = list(events)
    if _SANCTION.search(text) and _NONE_BEGUN.search(text):
        found = [one._replace(happened=Happened.ASIDE) if _SANCTION.search(one.clause) else one for one in found]
    if _NOTHING_BEFORE.search(text):
        found = _begun_first(found)
    if not any(one.happened is Happened.BEGUN for one in found):
        found += [_numbered(match) for match in _CASE_NUMBER.finditer(text)]
    return found


def _begun_first(events: Sequence[Event]) -> list[Event]:
    """The events of a matter of which nothing had been begun before: what is told without one begins it."""
    kept = [one for one in events if not (one.edge == "before" and _NONE.search(one.clause))]
    if any(one.happened is Happened.BEGUN for one in kept):
        return kept
    steps = [one for one in kept if one.happened is Happened.STEP]
    others = [one for one in kept if one.happened is not Happened.OFFENCE]
    last = max((one.period.last for one in others), default=None)
    steps = steps or [one for one in others if one.period.last == last]
    return [one._replace(happened=Happened.BEGUN) if one in steps else one for one in kept]


def _numbered(match: re.Match[str]) -> Event:
    year = int(match["year"])
    period = Period(first=date(year, 1, 1), last=date(year, 12, 31))
    return Event(match.start("year"), match.end(), Happened.BEGUN, period, match[0])
