"""Which of several cases of a provision a statement tells of, by the words that the one has and the others lack. Pure.

`One-third for a first-time offender, one-half for all others`: an amount that the provision has is wrong where it is
laid at another case.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.law.text.amounts import Amount, find_amounts
from nyayagraph.verify.subjects.content import ContentTold
from nyayagraph.verify.wording.words import content_words, normalised, weight

# what parts the cases of a text: takes `; `, a stop, `(a) ` and `Provided that`
_CASES = re.compile(r";|\.\s|\n\s*\n|(?=\bProvided\b)|(?:^|\s)\([a-z]{1,3}\)\s")
_SUCH = re.compile(r"\bsuch\b", re.IGNORECASE)  # takes `such act`, which a case before it tells
_CLEAR = 2  # words that the case has, and no other with the amount told


def in_case_told(one: ContentTold, amount: Amount, alike: Sequence[Amount], words: str) -> list[Amount]:
    """The amounts of the case that a statement tells of, where they are others than those told; else none."""
    spans = _spans(words)
    cases = {span: [other for other in alike if span[0] <= other.start < span[1]] for span in spans}
    cases = {span: found for span, found in cases.items() if found}
    has = [span for span, found in cases.items() if any(other.equals(amount) for other in found)]
    rest = [span for span in cases if span not in has]
    if not has or not rest:
        return []
    said = {span: _fit(one, amount, words[span[0] : span[1]]) for span in has}
    said |= {span: _fit(one, amount, _with_former(words, span, spans)) for span in rest}
    best = max(rest, key=lambda span: len(said[span]))
    other = frozenset().union(*(said[span] for span in has))
    told = find_amounts(one.sentence.text)
    if any(each.equals(own) for each in told for own in cases[best]):
        return []  # `within thirty days, or forty-eight hours where life is concerned`: both cases are told
    return list(cases[best]) if len(said[best] - other) >= _CLEAR and not other - said[best] else []


def _with_former(words: str, span: tuple[int, int], spans: Sequence[tuple[int, int]]) -> str:
    """The words of a case, with those of the case before it where it points back to it: `if such act is done by`."""
    case = words[span[0] : span[1]]
    former = [other for other in spans if other[1] <= span[0]]
    return words[former[-1][0] : span[1]] if former and _SUCH.search(case) else case


def _spans(words: str) -> list[tuple[int, int]]:
    starts = [0, *(match.end() for match in _CASES.finditer(words))]
    return [(start, end) for start, end in zip(starts, [*starts[1:], len(words)], strict=True) if start < end]


def _fit(one: ContentTold, amount: Amount, case: str) -> frozenset[str]:
    """The telling words, and the other amounts, that a statement has in common with a case."""
    words = f"{one.words[: amount.start]} {one.words[amount.end :]}"
    shared = telling(words) & telling(case)
    others = [other for other in find_amounts(one.words) if not other.equals(amount)]
    held = find_amounts(case)
    return shared | {f"{other.number} {other.unit}" for other in others if any(other.equals(each) for each in held)}


def telling(words: str) -> frozenset[str]:
    """The telling words of some words."""
    return frozenset(word for word in content_words(normalised(words)) if weight(word) >= 1)
