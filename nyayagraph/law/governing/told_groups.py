"""Dates of a sentence that tell one event together, as a range or a row: `between 4 and 9 September`. Pure."""

from __future__ import annotations

import re

from nyayagraph.law.text.periods import Dated, find_periods

# takes ` set the shop on fire`: behind `in June and on 4 July` the second day has a verb of its own; refuses ` he left`
_DOES_TO = re.compile(
    r"\s+(?!and\b|at\b|that\b)\w+(?:ed|t|w|e)\s+(?:the|an?|his|her|their|my|our|him|it|them|up|out)\b"
)
# takes `from 10 pm on 30 June to 4 am on 1 July`, `and`, `, ` between two dates of one event
_CLOCK = r"(?:(?:at\s+)?(?:about\s+)?\d{1,2}(?:[:.]\d\d)?\s*(?:a\.?m\.?|p\.?m\.?|hrs|hours|o'clock)\s*)?"
_JOINED = re.compile(
    rf"\s*{_CLOCK}(?:,|and|or|to|till|until|through|through\s+to|se|-|–|,\s*and)\s*(?:the\s+)?(?:(?:early|late|small)\s+)?(?:(?:hours|morning|night|evening|dawn|end|middle|beginning|start)\s+(?:of\s+)?)?{_CLOCK}(?:in\s+|of\s+|on\s+|the\s+)?",  # noqa: RUF001 - as printed
    re.IGNORECASE,
)


def groups_of(sentence: str) -> list[list[Dated]]:
    """Dates that only a joining word stands between: `between 4 and 9 September`, `from May to July`."""
    groups: list[list[Dated]] = []
    for one in find_periods(sentence):
        joined = _JOINED.fullmatch(sentence, groups[-1][-1].end, one.start) if groups else None
        is_next = joined and _DOES_TO.match(sentence, one.end)  # `in June and on 4 July set the shop on fire`
        if joined and not is_next and ("," not in joined[0] or _is_day(groups[-1][-1]) is _is_day(one)):
            groups[-1].append(one)
        else:
            groups.append([one])
    return groups


def _is_day(one: Dated) -> bool:
    return one.period.first == one.period.last
