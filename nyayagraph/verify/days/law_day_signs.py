"""The words around a day as signs of what it is a day of: of the law itself, or of what somebody did. Pure.

What they weigh was learned by `training.law_days`. A sign is a place and a stem: `Lc:force` in the clause before a day,
`R0:onward` right behind it. Acts, provisions, cases and other days are signs by their kind, whatever their names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from nyayagraph.law.acts.mentions import find_mentions
from nyayagraph.law.text.learned import weights_of
from nyayagraph.law.text.periods import Dated
from nyayagraph.law.text.stems import stem

Signs = dict[str, float]

TABLE = "learned_law_days.json"
MODEL = "law_days"
OF_LAW = "law"
_FAR = 0.5  # what a word outside the clause counts
_RIGHT, _NEAR, _PAIRED, _LEFT_PLACES, _RIGHT_PLACES = 10, 6, 5, 3, 2
_LAW, _CASE, _DAY = "LAWREF", "CASEREF", "OTHERDAY"
_WORD = re.compile(r"LAWREF|OTHERDAY|CASEREF|[A-Za-z]+|[?:;,|()]")
_SILENT = frozenset(("the", "a", "an", "of"))
# takes `; `, `, which `, ` while `; where another clause begins
_CLAUSE = re.compile(
    r"[;:]|,\s+(?:and|but|while|so|which|who|when|where|though|although)\b|\b(?:while|but|although|though|whereas)\b|\.\s"
)


class Marked(NamedTuple):
    """What a sentence names at `[start, end)`: a provision, where `is_law`, or a case."""

    start: int
    end: int
    is_law: bool


def likelihood_of_law(sentence: str, one: Dated, dated: Sequence[Dated], named: Iterable[Marked]) -> float:
    """How likely a day of a sentence is one of the law itself, from 0 to 1."""
    return weights_of(MODEL, TABLE).shares(signs_of(sentence, one, dated, named))[OF_LAW]


def clause_around(sentence: str, one: Dated) -> str:
    """The clause of a sentence in which a day stands."""
    return _CLAUSE.split(sentence[: one.start])[-1] + _CLAUSE.split(sentence[one.start :])[0]


def signs_of(sentence: str, one: Dated, dated: Sequence[Dated], named: Iterable[Marked]) -> Signs:
    """The signs around a day; `named` are the references of the sentence."""
    spans = _spans(sentence, one, dated, named)
    left, right = (_spelled(sentence, *side, spans) for side in ((0, one.start), (one.end, len(sentence))))
    before, behind = _words(left), _words(right)
    clause, rest = _words(_CLAUSE.split(left)[-1]), _words(_CLAUSE.split(right)[0])
    signs: Signs = {f"L:{word}": _FAR for word in before} | {f"R:{word}": _FAR for word in behind[:_RIGHT]}
    signs |= {f"Lc:{word}": 1.0 for word in clause} | {f"Rc:{word}": 1.0 for word in rest}
    near = [word for word in reversed(before) if word not in _SILENT]
    next_ = [word for word in behind if word not in _SILENT]
    signs |= {f"L{place}:{word}": 1.0 for place, word in enumerate(near[:_LEFT_PLACES])}
    signs |= {f"R{place}:{word}": 1.0 for place, word in enumerate(next_[:_RIGHT_PLACES])}
    signs |= {f"Lb:{word}_{other}": 1.0 for other, word in pairwise(near[:_PAIRED])}
    signs |= {f"Ln:{word}": 1.0 for word in near[:_NEAR]}
    return signs | {
        f"edge:{one.edge}": 1.0,
        "opens": float(not before),
        "law before": float(_LAW in clause),
        "law behind": float(_LAW in rest),
        "law": float(_LAW in before or _LAW in behind),
    }


def _spans(sentence: str, one: Dated, dated: Sequence[Dated], named: Iterable[Marked]) -> list[tuple[int, int, str]]:
    spans = [(each.start, each.end, _LAW if each.is_law else _CASE) for each in named]
    for mention in find_mentions(sentence):
        if not any(low < mention.end and mention.start < high for low, high, _ in spans):
            spans.append((mention.start, mention.end, _LAW))
    for each in dated:
        if each != one and not any(low < each.end and each.start < high for low, high, _ in spans):
            spans.append((each.start, each.end, _DAY))
    return sorted(spans)


def _spelled(sentence: str, low: int, high: int, spans: Iterable[tuple[int, int, str]]) -> str:
    """The words of `[low, high)`, what stands at the spans by its kind."""
    pieces, at = [], low
    for start, end, kind in spans:
        if at <= start and end <= high:
            pieces.append(f"{sentence[at:start]} {kind} ")
            at = end
    return "".join((*pieces, sentence[at:high]))


def _words(text: str) -> list[str]:
    return [word if word in (_LAW, _CASE, _DAY) else stem(word) for word in _WORD.findall(text)]
