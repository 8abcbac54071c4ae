"""Whether one of two texts denies what the other says: the words in the scope of a negation. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from nyayagraph.verify.wording.words import NO_BOUND, content_words

_SCOPE_WORDS = 5  # words behind a negation that it denies
_SIDE_BY_SIDE = 1  # words between two negations that are none together

# takes `is not`, `cannot`, `no`; refuses `not only`, `not more than`; with `except` or `unless` behind it is not plain
_NEGATION = re.compile(
    rf"\b(?:not(?!\s+(?:only|merely|just)){NO_BOUND}|cannot|can't|no(?!\.|\s*\d)|never|neither|nor|without|n't|prohibit(?:s|ed)?|forbid(?:s|den)?"
    r"|excludes?|den(?:y|ies|ied)|refus(?:e|es|ed)|ceases?|lacks?|immune)\b",
    re.IGNORECASE,
)
_EXCEPTION = re.compile(r"\b(?:except|unless|until|without|(?<!\bor\s)otherwise|save|other\s+than)\b", re.IGNORECASE)
_EXCEPTION_BESIDES_WITHOUT = re.compile(
    r"\b(?:except|unless|until|(?<!\bor\s)otherwise|save|other\s+than)\b", re.IGNORECASE
)
_WITHOUT = re.compile(r"\bwithout\b", re.IGNORECASE)
_CLAUSE_END = re.compile(
    r"[;:]|,?\s+and\s+(?:was|were|is|are|has|have|had)\b|,?\s+(?:but|which|who|where|because|although|unless|except|if|so\s+that)\b"
)


def negation_differs(claim: str, said: str, shared: set[str]) -> bool:
    """True where words that both use are denied by one alone; a denial with an exception settles nothing."""
    both_without = bool(_WITHOUT.search(claim) and _WITHOUT.search(said))
    our_plain, our_open = _negated(claim, skip_without=both_without)
    their_plain, their_open = _negated(said, skip_without=both_without)
    if shared & (our_plain | our_open) & (their_plain | their_open):
        return False
    ours = (our_plain & shared) - their_open
    theirs = (their_plain & shared) - our_open
    if not (ours or theirs):
        return False
    if not _NEGATION.search(claim) and _denied_together(said, content_words(claim)):
        return True
    return bool(ours) or len(theirs) * 3 >= len(shared)


def _denied_together(said: str, claim_words: Sequence[str]) -> bool:
    """True where the two words behind a plain negation of the source stand together in a claim that denies nothing."""
    together = set(pairwise(claim_words))
    return any(
        content_words(_CLAUSE_END.split(said[match.end() :], maxsplit=1)[0])[:2] in together
        for match in _NEGATION.finditer(said)
        if not _EXCEPTION.search(said, match.end())
    )


def _negated(text: str, *, skip_without: bool) -> tuple[set[str], set[str]]:
    """Stems in the scope of a plain negation, and in that of one with an exception behind it (`no … unless`).

    Two negations side by side (`does not deny`) are none. `without` that both texts have is left aside.
    """
    found = [match for match in _NEGATION.finditer(text) if not (skip_without and match[0].lower() == "without")]
    plain: set[str] = set()
    with_exception: set[str] = set()
    skipped = -1
    for place, match in enumerate(found):
        following = found[place + 1] if place + 1 < len(found) else None
        if place == skipped:
            continue
        if following and len(text[match.end() : following.start()].split()) <= _SIDE_BY_SIDE:
            skipped = place + 1
            continue
        scope = set(content_words(_CLAUSE_END.split(text[match.end() :], maxsplit=1)[0])[:_SCOPE_WORDS])
        excepted = _EXCEPTION_BESIDES_WITHOUT if skip_without else _EXCEPTION
        (with_exception if excepted.search(text, match.end()) else plain).update(scope)
    return plain, with_exception
