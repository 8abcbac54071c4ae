"""Days that a sentence gives for a judgment, held against the day on which it was decided. Pure.

Only where the words tie the two together: `struck down on 24 March 2015 in X`, `X, decided on`, `judgment of … in X`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from nyayagraph.law.periods import Dated, find_periods
from nyayagraph.verify.labels import day
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.resolve import Resolved

# takes ` the Supreme Court in `, ` in the case of `, ` by `; what stands between a day and the judgment of that day
_DAY_THEN_NAME = re.compile(
    r"[\s,)]*(?:(?:by\s+)?(?:the|a|an|this)\s+)?(?:(?:Hon'?ble|Supreme|Apex|Constitution|Court|Bench|of\s+India|nine|seven|five|three|two|judges?|unanimous|judgment|decision|verdict|ruling|landmark|then|also)[\s-]+){0,6}"
    r"(?:in|by|vide)\s+(?:its\s+(?:judgment|decision)\s+in\s+)?(?:the\s+)?(?:case\s+of\s+|matter\s+of\s+)?$",
    re.IGNORECASE,
)
# takes `struck down on`, `By its judgment of`, `On`; what opens before such a day
_DECIDING = re.compile(
    r"(?:\b(?:struck\s+down|read\s+down|held|declared|decided|overruled|upheld|invalidated|quashed|recogni[sz]ed|delivered|pronounced|judgment|decision|verdict|ruling|unconstitutional|void|abeyance|settled)\b[^.;]{0,60}?\b(?:on|of|dated|in)|^\W*(?:On|In))\s+(?:the\s+)?$",
    re.IGNORECASE,
)
# takes `, decided on `, ` was delivered on `, ` (judgment dated `
_NAME_THEN_DAY = re.compile(
    r"[\s,(\[]*(?:supra[\s,)]*)?(?:(?:which\s+)?(?:was|were|came|is)\s+)?(?:finally\s+|only\s+)?(?:decided|delivered|pronounced|rendered|handed\s+down|dated|judgment\s+(?:of|dated|on)|decision\s+(?:of|dated)|decided\s+by[^.;,]{0,50})\s+(?:on|in|of)?\s*(?:the\s+)?$",
    re.IGNORECASE,
)
# takes ` struck down section 497 IPC on `, ` was overruled`; refuses ` held that the arrest on `
_NAME_DID_THEN_DAY = re.compile(
    r"[\s,]*(?:the\s+(?:Supreme\s+)?Court\s+)?(?:struck\s+down|read\s+down|invalidated|overruled)\b(?![^.;]*\b(?:that|which|who|by)\b)[^.;]{0,90}?\bon\s+(?:the\s+)?$",
    re.IGNORECASE,
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
    decided_on: date


def check_judgment_dates(sentence: str, start: int, resolved: Sequence[Resolved]) -> Iterator[tuple[bool, Evidence]]:
    """Each day that a sentence at `start` gives for a judgment, true where it is the judgment's."""
    dated = find_periods(sentence)
    if not dated:
        return
    for named in _named(sentence, start, resolved):
        for one in dated:
            if _is_its_day(sentence, named, one):
                words = f"{sentence[one.start : one.end]}: {named.title} is of {day(named.decided_on)}"
                right = one.period.first <= named.decided_on <= one.period.last
                yield right, Evidence(rule="record_judgment_date", evidence=words, on=named.decided_on)


def _is_its_day(sentence: str, named: _Named, one: Dated) -> bool:
    if one.end <= named.start:
        between = sentence[one.end : named.start]
        return bool(_DAY_THEN_NAME.fullmatch(between) and _DECIDING.search(sentence[: one.start]))
    between = sentence[named.end : one.start]
    if _NAME_THEN_DAY.fullmatch(between):
        return True
    return one.period.first == one.period.last and bool(_NAME_DID_THEN_DAY.fullmatch(between))


def _named(sentence: str, start: int, resolved: Sequence[Resolved]) -> Iterator[_Named]:
    """The judgments that a sentence names: those cited, and those that struck at its provisions, by a party's name."""
    seen: set[int] = set()
    for one in resolved:
        low, high = one.reference.start - start, one.reference.end - start
        if not (one.judgment and one.judgment.decided_on and 0 <= low < len(sentence)):
            continue
        name = one.reference.name
        if name and one.reference.kind != "case_name" and (at := sentence.rfind(name, 0, low)) >= 0:
            low = at
        seen.add(low)
        yield _Named(low, high, one.judgment.title, one.judgment.decided_on)
    if seen:
        return
    for one in resolved:
        if not (one.provision and 0 <= one.reference.start - start < len(sentence)):
            continue
        for row in one.provision.invalidations:
            match = _short_name(row.title, sentence)
            if match and row.on and match.start() not in seen:
                seen.add(match.start())
                yield _Named(match.start(), match.end(), row.title, row.on)


def _short_name(title: str, sentence: str) -> re.Match[str] | None:
    """Where a sentence prints the first party of a title, or its last two words: `Shreya Singhal`, `Vombatkere`."""
    party = title.split(" v. ", maxsplit=1)[0]
    words = [word for word in re.findall(r"[A-Z][\w'-]{3,}", party) if word not in _NO_NAME]
    for name in (title, party, " ".join(words[-2:]), words[-1] if words else ""):
        match = re.search(rf"\b{re.escape(name)}\b", sentence) if name else None
        if match:
            return match
    return None
