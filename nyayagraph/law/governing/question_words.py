"""The words of a question as features: of what it asks, and of what stands around each of its days. Pure.

What is learned from them stands in `learned`. A feature is a place and a stem: `a:punish` in the asking sentence,
`Lc:stab` in the clause before a day.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from itertools import pairwise
from typing import NamedTuple

from nyayagraph.law.governing.asked_parts import without_declined
from nyayagraph.law.text.dates import COMMENCEMENT
from nyayagraph.law.text.periods import Dated, find_periods
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.law.text.stems import stems

Features = dict[str, float]

_LAWS = frozenset("code law act statut enactment provision procedure section sanhita".split())  # noqa: SIM905
_CLAUSE_BEFORE = re.compile(r"[;:,|]|\b(?:and|while|but)\b")
_CLAUSE_BEHIND = re.compile(r"[;:,|.]|\b(?:and|while|but)\b")
_NEAREST, _NEAR = 3, 6
_AT_MOST_COUNTED = 4
_FAR = 0.5  # what a word farther off in the sentence counts
_LONG = 30
_BEFORE_A_LAW, _BEHIND_A_LAW = 4, 8
_CHANGES = frozenset(COMMENCEMENT.values())
_LAW_NOUN = r"(?:codes?|laws?|acts?|statutes?|enactments?|legislation|sanhita|kanoon|kanun)"
# takes `which code`, `kis kanoon`, `under what enactment`, `procedure kiska`
ASKS = re.compile(
    rf"\b(?:which|what|name|state|give|choose|identify|tell\s+me)\b[^.?;,]{{0,40}}\b(?:{_LAW_NOUN}|sections?|provisions?|procedure|evidence)\b|\bk(?:is|iska|iske|iski|aun\s?s[aie]|ons[aie]|aun)\b|{_LAW_NOUN}\s*\?",
    re.IGNORECASE,
)


class Day(NamedTuple):
    """A date of a text with its place in the text, and the features of the words around it."""

    start: int
    end: int
    dated: Dated
    features: Features


def asking_sentence(question: str) -> str:
    """The last sentence that asks for a law, else the last one."""
    sentences = re.split(r"(?<=[.;:?])\s+", question.strip())
    return next((one for one in reversed(sentences) if ASKS.search(one)), sentences[-1])


def features_of_the_question(question: str) -> Features:
    """What tells the kind of law asked: all words, those of the asking sentence, and those about each noun of law."""
    text = without_declined(question)
    asked = stems(asking_sentence(text))
    spans = split_sentences(text)
    features: Features = {f"w:{one}": 1.0 for one in stems(text)}
    features |= {f"a:{one}": 1.0 for one in asked}
    features |= {f"b:{one}_{other}": 1.0 for one, other in pairwise(asked)}
    features |= {f"l:{one}": 1.0 for one in (stems(text[spans[-1][0] : spans[-1][1]]) if spans else ())}
    for place in (place for place, one in enumerate(asked) if one in _LAWS):
        before, behind = asked[max(0, place - _BEFORE_A_LAW) : place], asked[place + 1 : place + 1 + _BEHIND_A_LAW]
        features |= {f"n-:{one}": 1.0 for one in before} | {f"n+:{one}": 1.0 for one in behind}
    return features | {"len": len(asked) / _LONG}


def days_with_features(text: str) -> list[Day]:
    """The dates of a text, sentence by sentence, with what tells the role of each."""
    sentences = split_sentences(text)
    dated = [(start, end, one) for start, end in sentences for one in find_periods(text[start:end])]
    places = [(start + one.start, start + one.end) for start, _, one in dated]
    firsts = sorted({one.period.first for _, _, one in dated})
    days: list[Day] = []
    for number, (start, end, one) in enumerate(dated):
        begins, ends = places[number]
        low = max([start, *(other for _, other in places if other <= begins)])
        high = min([end, *(other for other, _ in places if other >= ends)])
        features = _around(text, (start, low, begins), (ends, high, end))
        features |= _by_its_place(one, number, len(dated), firsts)
        days.append(Day(begins, ends, one, features))
    return days


def _around(text: str, before: tuple[int, int, int], behind: tuple[int, int, int]) -> Features:
    """The words before and behind a date up to the next ones, those of its clause, and those farther off."""
    start, low, begins = before
    ends, high, end = behind
    left, right = text[low:begins], text[ends:high]
    features: Features = {f"P:{one}": _FAR for one in stems(text[start:low])}
    features |= {f"N:{one}": _FAR for one in stems(text[high:end])}
    features |= _side("L", list(reversed(stems(left))), stems(_CLAUSE_BEFORE.split(left)[-1]))
    features |= _side("R", stems(right), stems(_CLAUSE_BEHIND.split(right)[0]))
    is_first = low == start and len(stems(left)) < _NEAREST
    return features | {"noL": float(not stems(left)), "noR": float(not stems(right)), "opens": float(is_first)}


def _side(side: str, words: Sequence[str], clause: Sequence[str]) -> Features:
    features: Features = {f"{side}c:{one}": 1.0 for one in clause} | {f"{side}:{one}": 1.0 for one in words}
    features |= {f"{side}n:{one}": 1.0 for one in words[:_NEAR]}
    features |= {f"{side}{place}:{one}": 1.0 for place, one in enumerate(words[:_NEAREST])}
    pairs = pairwise(words)
    return features | {
        f"{side}b:{other}_{one}" if side == "L" else f"{side}b:{one}_{other}": 1.0 for one, other in pairs
    }


def _by_its_place(one: Dated, number: int, of: int, firsts: Sequence[date]) -> Features:
    """How exact a date is, where it stands among the dates of the text, in time and in print."""
    in_time = _place(firsts.index(one.period.first), len(firsts))
    counted = min(len(firsts), _AT_MOST_COUNTED)
    return {
        f"edge:{one.edge}": 1.0,
        f"exact:{one.period.first == one.period.last}": 1.0,
        f"time:{in_time}": 1.0,
        f"days:{counted}": 1.0,
        f"time:{in_time}{counted}": 1.0,
        f"print:{_place(number, of)}": 1.0,
        "change": float(one.period.first in _CHANGES),
    }


def _place(number: int, of: int) -> str:
    if of == 1:
        return "only"
    return {0: "first", of - 1: "last"}.get(number, "mid")
