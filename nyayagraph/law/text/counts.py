"""Counts and multiples in running text: `two or more witnesses`, `three financial years`, `twice the amount`. Pure.

They are amounts whose unit is the noun that is counted, so that `three witnesses` is held to `two witnesses` and to
nothing else. One of a thing is no count: the word is an article as often.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from nyayagraph.law.text.amounts import NUMBER, Amount, Bound, bound_of, number_of
from nyayagraph.law.text.stems import stem

TIMES = "times"
_MULTIPLES = {"twice": 2, "double": 2, "thrice": 3, "treble": 3, "triple": 3}
# takes `twice the`, `three times of the`, `up to thrice the`; refuses `thrice refused`
_MULTIPLE = re.compile(
    rf"(?<![\w.,/(])(?:(?P<word>{'|'.join(_MULTIPLES)})|(?P<number>{NUMBER})\s+times)\s+(?:of\s+)?(?=(?:the|that|its|his|their|such|what)\b)",
    re.IGNORECASE,
)
# takes `five or more persons`, `two attesting witnesses`, `three continuous financial years`; refuses `two hundred`
_COUNT = re.compile(
    rf"(?<![\w.,/(§-])(?<!section\s)(?<!article\s)(?<!rule\s)(?P<number>{NUMBER})(?P<more>\s+or\s+more|\s+or\s+less)?\s+"
    r"(?P<before>(?:(?!or\b|and\b|of\b|to\b|in\b|the\b|per\b|for\b|by\b|more\b|less\b|than\b|within\b|after\b|before\b|from\b|on\b|at\b)[a-z-]+\s+){0,2}?)(?P<noun>persons|people|members|women|men|children|[a-z]{3,}(?<![sui])s)\b",
    re.IGNORECASE,
)
# nouns that count nothing of the law's: units, marks of places in a text, and verbs that end as plurals do
_NO_NOUN = re.compile(
    r"(?:years|months|weeks|fortnights|days|hours|minutes|rupees|lakhs|lacs|crores|times|percents|yrs|hrs|mins|sections|articles|clauses|paras|pages|rules|acts|halves|thirds|quarters|was|has|does|says|gives|lies|its|this|thus|as|is|carries|provides|requires|years?|provisos|lines|limbs|things|ways|points|parts|kinds|grounds|cases|ingredients|elements|conditions)",
    re.IGNORECASE,
)
_OF_TIME = re.compile(r"years|months|days", re.IGNORECASE)
_FEWEST = 2
_REACH = 60
_SAME = {"people": "person", "men": "person", "women": "woman", "children": "child"}
_TEXTS_KEPT = 4_096


@lru_cache(maxsize=_TEXTS_KEPT)
def find_counts(text: str) -> tuple[Amount, ...]:
    """The counts and multiples of a text in order, multiples first."""
    return (*_multiples(text), *_counts(text))


def _multiples(text: str) -> Iterator[Amount]:
    for match in _MULTIPLE.finditer(text):
        number = Fraction(_MULTIPLES[match["word"].lower()]) if match["word"] else number_of(match["number"])
        yield Amount(match.start(), match.end(), number, TIMES, "", _bound(text, match))


def _counts(text: str) -> Iterator[Amount]:
    for match in _COUNT.finditer(text):
        number, noun = number_of(match["number"]), match["noun"].lower()
        before = match["before"].lower().split()
        is_time = _OF_TIME.fullmatch(noun)
        if number < _FEWEST or number.denominator > 1 or (_NO_NOUN.fullmatch(noun) and not (is_time and before)):
            continue
        unit = f"{before[-1]} {stem(noun)}" if is_time else _SAME.get(noun, stem(noun))
        yield Amount(match.start(), match.end(), number, unit, "", _bound(text, match))


def _bound(text: str, match: re.Match[str]) -> Bound:
    more = match.groupdict().get("more") or ""
    return bound_of(
        text[max(0, match.start() - _REACH) : match.start()], more or text[match.end() : match.end() + _REACH]
    )
