"""Days that a sentence gives for a judgment, held against the day on which it was decided. Pure.

Only where the words tie the two together: `struck down on 24 March 2015 in X`, `X, decided on`, `judgment of … in X`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from nyayagraph.law.names.landmarks import landmarks_named
from nyayagraph.law.text.periods import Dated, Period, find_periods
from nyayagraph.verify.claims.stated import bare
from nyayagraph.verify.labels import day
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts

_COURT = (
    r"(?:Hon'?ble|Supreme|Apex|Top|Constitution|Court(?!\s+of\s+(?:Appeal|Session))|Bench|of\s+India|our|eleven|thirteen"
    r"|nine|seven|five|three|two|judges?|unanimous(?:ly)?|judgment|decision|verdict|ruling|landmark|itself|then|also|same"
    r"|larger|full|great|privacy|SC)"
)
# takes ` the Supreme Court in `, ` in the case of `, ` by `, ` when the Bench in `, `, the day on which `
_DAY_THEN_NAME = re.compile(
    r"[\s,)]*(?:(?:when|as|where)\s+)?(?:(?:by\s+)?(?:the|a|an|this)\s+)?(?:"
    + _COURT
    + r"[\s,-]+){0,7}(?:in|by|vide|through|decided|delivered|pronounced|gave|handed\s+down|rendered|with)\s+"
    r"(?:its\s+(?:judgment|decision|verdict|ruling)\s+in\s+)?(?:the\s+)?(?:case\s+of\s+|matter\s+of\s+)?(?:Justice\s+)?$",
    re.IGNORECASE,
)
# takes `, the day on which `, ` (the date of `; the day of a name by what stands between
_DAY_OF_NAME = re.compile(
    r"[\s,(–—-]*(?:which\s+(?:is|was)\s+)?(?:the|that\s+being\s+the)\s+(?:very\s+)?(?:day|date|month|year)\s+(?:(?:on|in)\s+which\s+|that\s+|when\s+|of\s+(?:the\s+)?(?:judgment|decision|verdict|ruling)?\s*(?:in\s+|of\s+)?)?(?:the\s+(?:Supreme\s+)?Court\s+(?:decided|delivered|pronounced)\s+)?$",  # noqa: RUF001
    re.IGNORECASE,
)
# takes `struck down on`, `By its judgment of`, `On`, `a five-judge bench in`; what opens before such a day
_DECIDING = re.compile(
    r"(?:\b(?:struck\s+down|read\s+down|held|declared|decided|overruled|upheld|invalidated|quashed|recogni[sz]ed|delivered|pronounced|judgment|decision|verdict|ruling|unconstitutional|void|abeyance|settled|set\s+aside|said|ruled|laid\s+down|crime|offence|decriminali[sz]ed)\b[^.;]{0,60}?\b(?:on|of|dated|in|since)|\b(?:bench|court|judges),?\s+(?:on|in)|(?:^|[;:—–]|,\s+(?:and|but|until)|\band)\W*(?:[Oo]n|[Ii]n|[Ss]ince|[Uu]ntil))\s+(?:the\s+)?$",  # noqa: RUF001
    re.IGNORECASE,
)
_WHEN = re.compile(r"[\s,]*(?:when|as|where)\b", re.IGNORECASE)
_BY_ORDER = re.compile(r"\b(?:orders?|directions?)\s+(?:of|dated|on)\s+(?:the\s+)?$", re.IGNORECASE)
_BY_A_HIGH_COURT = re.compile(
    r"\b(?:High|trial|Sessions|Family|District)\s+Court\b|\b(?:Magistrate|Tribunal)\b", re.IGNORECASE
)
# takes `, decided on `, ` was delivered on `, ` (judgment dated `, ` guidelines of `, ` verdict came on `
_NAME_THEN_DAY = re.compile(
    r"(?:'s|’s)?[\s,(\[–—-]*(?:supra[\s,)]*)?(?:,\s*[^,.;]{3,90},\s*)?(?:(?:judgment|decision|verdict|ruling|guidelines|case|matter|reference|challenge)[\s,]+)?(?:in\s+which\b[^.;]{3,80}?,\s*)?(?:(?:which|it)\s+)?(?:(?:was|were|came|is|has\s+been)\s+)?(?:finally\s+|only\s+|itself\s+|later\s+|already\s+)?"  # noqa: RUF001
    r"(?:(?:decided|delivered|pronounced|rendered|handed\s+down|given|dated|arrived|came(?:\s+(?:out|down|only|in))?|dates\s+from|a\s+(?:judgment|decision|verdict|ruling)\s+of|judgment\s+(?:of|dated|on)|decision\s+(?:of|dated)|decided\s+by[^.;,]{0,50}|decided\s+(?:unanimously|in\s+\w+)(?:\s+by[^.;,]{0,50})?)\s+(?:(?:only|back)\s+)?(?:on|in|of|from)?|(?:was|is)\s+of|of)\s*(?:the\s+)?$",
    re.IGNORECASE,
)
# takes ` (24 March 2015)`, `, 24 March 2015,` right behind a name
_BEHIND_NAME = re.compile(r"\s*(?:\(|\[|,\s)\s*(?:SC,?\s+)?$")
# takes `; Constitution Bench; `, ` | `; a row of a list that opens with a name
_IN_A_ROW = re.compile(r"\s*[;|]\s*(?:[^;|.\d]{0,40}[;|]\s*)?$")
_CLOSES = re.compile(r"\s*[)\],.;]")
# takes `The Court delivered `, `ruled in `, `judgment in `, before a name behind which the day stands
_GIVEN = re.compile(
    r"\b(?:delivered|decided|pronounced|handed\s+down|rendered|gave(?:\s+us)?|(?:ruled|held|said|spoke|ruling|judgment|decision|verdict|declared|pronouncement|court|bench|judges)\s+in|judgment\s+of)\s+(?:the\s+)?(?:case\s+of\s+|matter\s+of\s+)?(?:Justice\s+)?$",
    re.IGNORECASE,
)
_GIVEN_DAY = re.compile(
    r"(?:'s\s+case)?[\s,]*(?:on|in|of|dated|only\s+in|as\s+early\s+as)\s+(?:the\s+)?$", re.IGNORECASE
)
# takes ` struck down section 497 IPC on `, ` was overruled`; refuses ` held that the arrest on `
_NAME_DID_THEN_DAY = re.compile(
    r"[\s,]*(?:the\s+(?:Supreme\s+)?Court\s+)?(?:struck\s+down|read\s+down|invalidated|overruled|decriminali[sz]ed)\b(?![^.;]*\b(?:that|which|who|by|of\s+(?:18|19|20)\d\d|given|delivered|passed|enacted|inserted|made|filed|committed|arrested)\b)[^.;]{0,90}?\b(?P<by>on|in)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
# takes `Lalita Kumari (2013)`; refuses `Shreya Singhal (2015) 5 SCC 1`
_YEAR_BEHIND = re.compile(
    r"(?:'s\s+case)?,?\s*[(\[](?P<year>(?:19|20)\d\d)[)\]](?!\s*(?:Supp\.?\s*)?\(?\d)(?!\s*[A-Z]+\s*\d)"
)
# takes `The judgment of `, `It was decided on `, at the opening of a sentence
_THE_JUDGMENT_OF = re.compile(
    r"^\W*(?:(?:The|That|This)\s+(?:judgment|decision|verdict|ruling|pronouncement)(?:\s+(?:was\s+)?(?:delivered|pronounced|given|rendered))?\s+(?:of|dated|on|came\s+on|is\s+of|was\s+of)"
    r"|(?:It|The\s+case)\s+was\s+(?:decided|delivered|pronounced|handed\s+down)(?:\s+by\s+[^.;,]{3,40})?\s+(?:on|in))\s+(?:the\s+)?$"
)
# takes ` v. Union of India`, ` (II)`; what goes on with a name of which a part is known
_REST_OF_NAME = re.compile(
    r"(?:\s+[A-Z][a-z]+){0,2}\s+v(?:s|ersus)?\.?\s+(?:The\s+)?[A-Z][\w.]*(?:\s+(?:of|and|the|&|[A-Z][\w.]*)){0,7}"
    r"|\s+\([IVX]+\)|-[IVX]+\b"
)
_NO_NAME = frozenset(
    (
        "State",
        "Union",
        "India",
        "Court",
        "Supreme",
        "Kerala",
        "Punjab",
        "Madras",
        "Bombay",
        "Association",
        "Singh",
        "Kumar",
    )
)


@dataclass(frozen=True)
class _Named:
    start: int
    end: int
    title: str
    on: tuple[date, ...]
    is_order: bool = False  # known by the days of its orders


def days_decided(sentence: str, start: int, facts: Facts) -> set[date]:
    """The days of the judgments that a sentence at `start` names: what is told of them is told of no law."""
    days = {on for landmark in landmarks_named(sentence) for on in landmark.on}
    here = (one.judgment for one in facts.resolved if 0 <= one.reference.start - start < len(sentence))
    return days | {judgment.decided_on for judgment in here if judgment and judgment.decided_on}


def check_judgment_dates(sentence: str, start: int, facts: Facts) -> Iterator[tuple[bool, Evidence]]:
    """Each day that a sentence at `start` gives for a judgment, true where it is the judgment's."""
    dated = find_periods(sentence)
    names = list(_named(sentence, start, facts.resolved))
    fell = set(map(Period.of, _days_of_fall(facts)))  # a namesake may be held of the judgment meant
    for named in names:
        for one in dated:
            if _is_its_day(sentence, named, one):
                right = any(one.period.first <= on <= one.period.last for on in named.on)
                if right or not (one.period in fell or _is_of_a_later_order(named, one)):
                    yield right, _evidence(sentence[one.start : one.end], named)
        year = _YEAR_BEHIND.match(sentence, named.end)
        if year:
            yield any(0 <= int(year["year"]) - on.year <= 1 for on in named.on), _evidence(year["year"], named)
    yield from _of_the_one_before(sentence, start, dated, facts)


# a sentence without its references: takes ` was decided on 2 March 2023.`, `The judgment in  was delivered in 1981.`;
# refuses ` was decided in favour of the wife.`
_ONLY_ITS_DAY = re.compile(
    r"\W*(?:the\s+)?(?:(?:judgment|decision|case|ruling)\s+(?:in|of)\b)?\W*(?:was|is)\s+"
    r"(?:decided|delivered|pronounced|rendered|handed\s+down|given)"
    r"(?P<court>\s+by\s+(?:the\s+)?Supreme\s+Court(?:\s+of\s+India)?)?\s+(?:on|in)\s+(?:the\s+year\s+)?"
    r"(?:(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?:[A-Z][a-z]{2,8}\.?,?\s+)?(?:\d{1,2},\s+)?\d{4}"
    r"|\d{1,2}[./-]\d{1,2}[./-]\d{4})\W*",
    re.IGNORECASE,
)


def tells_only_its_day(sentence: str, start: int, facts: Facts) -> bool:
    """True where a sentence at `start` says no more than on what day, or in what year, one judgment was decided."""
    within = [one for one in facts.resolved if 0 <= one.reference.start - start < len(sentence)]
    judgments = {one.judgment.judgment_id: one.judgment for one in within if one.judgment}
    told = _ONLY_ITS_DAY.fullmatch(bare(sentence, start, within))
    if told is None or len(judgments) != 1 or not all(one.judgment for one in within):
        return False
    return not told["court"] or next(iter(judgments.values())).court_id == "supreme-court"


def _is_of_a_later_order(named: _Named, one: Dated) -> bool:
    """True for a day behind those of a matter in which several orders were made: there may be one more."""
    return len(named.on) > 1 and one.period.first > max(named.on)


def _days_of_fall(facts: Facts) -> Iterator[date]:
    """The days on which provisions that the text cites were struck at."""
    for one in facts.resolved:
        if one.provision:
            yield from (row.on for row in one.provision.invalidations if row.on)
            if one.provision.section and one.provision.section.status_on:
                yield one.provision.section.status_on


def _of_the_one_before(
    sentence: str, start: int, dated: Sequence[Dated], facts: Facts
) -> Iterator[tuple[bool, Evidence]]:
    """The day of `the judgment of 16 November 1992`, where the sentence before names the one judgment meant."""
    if not any(_THE_JUDGMENT_OF.search(sentence[: one.start]) for one in dated):
        return
    before = facts.before(start)
    names = list(_named(before, facts.text.rfind(before, 0, start), facts.resolved)) if before else []
    if len({named.on for named in names}) != 1:
        return
    for one in dated:
        if _THE_JUDGMENT_OF.search(sentence[: one.start]):
            right = any(one.period.first <= on <= one.period.last for on in names[0].on)
            yield right, _evidence(sentence[one.start : one.end], names[0])


def _evidence(printed: str, named: _Named) -> Evidence:
    words = f"{printed}: {named.title} is of {' or '.join(map(day, named.on))}"
    return Evidence(rule="record_judgment_date", evidence=words, on=named.on[0])


def _is_its_day(sentence: str, named: _Named, one: Dated) -> bool:
    if one.end <= named.start:
        return _is_day_before(sentence[: one.start], sentence[one.end : named.start], named)
    between = sentence[named.end : one.start]
    is_a_day = one.period == Period.of(one.period.first)
    if _NAME_THEN_DAY.fullmatch(between):
        return True
    is_row = _IN_A_ROW.fullmatch(between) and sentence[one.end :].lstrip()[:1] in ("", ";", "|", ".")
    if is_row or (_BEHIND_NAME.fullmatch(between) and _CLOSES.match(sentence, one.end)):
        return is_a_day
    did = _NAME_DID_THEN_DAY.fullmatch(between)
    if did:
        return is_a_day or did["by"].lower() == "in"
    return bool(_GIVEN_DAY.fullmatch(between) and _GIVEN.search(sentence[: named.start]))


def _is_day_before(before: str, between: str, named: _Named) -> bool:
    """True where a day stands before the judgment that was given on it."""
    if _DAY_OF_NAME.fullmatch(between):
        return True
    if not _DAY_THEN_NAME.fullmatch(between) or _BY_A_HIGH_COURT.search(before):
        return False
    is_order = named.is_order and _BY_ORDER.search(before)
    return bool(is_order or _WHEN.match(between) or _DECIDING.search(before))


def _named(sentence: str, start: int, resolved: Sequence[Resolved]) -> Iterator[_Named]:
    """The judgments that a sentence names: those cited, those by a short name, those that struck at its provisions."""
    cited = list(_cited(sentence, start, resolved))
    taken = [(one.start, one.end) for one in cited]
    yield from cited
    for landmark in landmarks_named(sentence):
        if not _overlaps(landmark.start, landmark.end, taken):
            high = _end_of_name(sentence, landmark.end)
            taken.append((landmark.start, high))
            yield _Named(landmark.start, high, landmark.name, landmark.on, landmark.is_order)
    if cited:
        return
    here = [one.provision for one in resolved if one.provision and 0 <= one.reference.start - start < len(sentence)]
    for row in (row for provision in here for row in provision.invalidations):
        match = _short_name(row.title, sentence)
        if match and row.on and not _overlaps(match.start(), match.end(), taken):
            taken.append((match.start(), match.end()))
            yield _Named(match.start(), match.end(), row.title, (row.on,))


def _cited(sentence: str, start: int, resolved: Sequence[Resolved]) -> Iterator[_Named]:
    for one in resolved:
        low, high = one.reference.start - start, one.reference.end - start
        if not (one.judgment and one.judgment.decided_on and 0 <= low < len(sentence)):
            continue
        name = one.reference.name
        if name and one.reference.kind != "case_name" and (at := sentence.rfind(name, 0, low)) >= 0:
            low = at
        yield _Named(low, high, one.judgment.title, (one.judgment.decided_on,))


def _overlaps(low: int, high: int, taken: Sequence[tuple[int, int]]) -> bool:
    return any(low < end and start < high for start, end in taken)


def _end_of_name(sentence: str, high: int) -> int:
    """Where the name of a judgment ends of which a part is known."""
    match = _REST_OF_NAME.match(sentence, high)
    return match.end() if match else high


def _short_name(title: str, sentence: str) -> re.Match[str] | None:
    """Where a sentence prints the first party of a title, or its last two words: `Shreya Singhal`, `Vombatkere`."""
    party = title.split(" v. ", maxsplit=1)[0]
    words = [word for word in re.findall(r"[A-Z][\w'-]{3,}", party) if word not in _NO_NAME]
    for name in (title, party, " ".join(words[-2:]), words[-1] if words else ""):
        match = re.search(rf"\b{re.escape(name)}\b", sentence) if name else None
        if match:
            return match
    return None
