"""Words of the parties of judgments, spelling folded: which tell one from another, and when names are one. Pure.

`names` compares names as they are cited anywhere; here print of one and the same text is compared, slips allowed.
"""

# ruff: noqa: SIM905 - lists of words are split from text
from __future__ import annotations

import re
from functools import lru_cache

from nyayagraph.law.names.likeness import ratio
from nyayagraph.law.names.parties import fold, names_match, one_letter_apart, sides_of, written_out

_WORD = re.compile(r"[a-z]{2,}")
_OTHERS = re.compile(r"[\s,]+(?:&|and)\s+(?:ors|anr|others?|another)\b.*|[\s,]+(?:ors|anr|etc)\b.*")
# words that tell no party from another
_COMMON = frozenset(
    "the of and in re an for by shri sri smt mr mrs ms dr st messrs co company ltd limited pvt private corporation"
    " corpn state union india government govt commissioner collector income tax case matter ex parte etc".split()
)
# words by which a judgment is described, not named: `the Bombay case`
PLACES = frozenset(
    fold(word)
    for word in (
        "bombay calcutta madras delhi punjab bihar gujarat kerala mysore rajasthan orissa allahabad lahore patna nagpur"
        " andhra maharashtra bengal kashmir english american australian canadian united states"
    ).split()
)
# places that open the names of parties, and alone are only places: `in Indore`
LONE_PLACES = PLACES | frozenset(
    fold(word)
    for word in (
        "canada australia america england ceylon burma pakistan africa indore ahmedabad hyderabad kanpur jaipur gwalior"
        " bhopal poona pune nasik surat baroda bangalore secunderabad coimbatore lucknow agra varanasi"
        " amritsar ludhiana simla cuttack gauhati goa cochin travancore saurashtra ajmer jodhpur udaipur"
        " ranchi dhanbad jamshedpur howrah"
    ).split()
)
# words that even together name no one judgment
MANY_BEAR = frozenset(
    fold(word)
    for word in (
        "bombay calcutta madras delhi punjab bihar gujarat kerala mysore rajasthan orissa uttar pradesh andhra madhya"
        " maharashtra bengal tamil nadu karnataka haryana assam municipal board university sales customs central excise"
        " director collector officer general others hig court registrar sing kumar ram lal"
    ).split()
)
_INITIAL = re.compile(r"\b[A-Z](?=\.|\s)")
FEW = 2
_SHORTEST_SLIP = 5  # letters of a word that print may misspell in more than one place
WORD_RATIO = 0.75
_RUN_TOGETHER_RATIO = 0.88


def is_same(a: str, b: str) -> bool:
    """Whether two whole names are one: as `names` says, or alike in all telling words and in their initials."""
    sides_a, sides_b = telling_sides(a), telling_sides(b)
    if len(sides_a) == len(sides_b) and not any(x == y != () for x, y in zip(sides_a, sides_b, strict=True)):
        return False
    if sides_a == sides_b and not set(_INITIAL.findall(a)) ^ set(_INITIAL.findall(b)):
        return True
    return names_match(a, b)


@lru_cache(maxsize=4096)
def is_near(a: str, b: str) -> bool:
    """Whether two names of one text can be one: a slip of print in a word, or words of one side left out.

    Two thirds of what tells them apart must be the same, and initials that both print may not differ.
    """
    sides_a, sides_b = telling_sides(a), telling_sides(b)
    if len(sides_a) != len(sides_b) or _initials_differ(a, b):
        return False
    same = sum(len(set(x) & set(y)) for x, y in zip(sides_a, sides_b, strict=True))
    identical = any(x == y != () for x, y in zip(sides_a, sides_b, strict=True))
    slips = all(len(x) == len(y) for x, y in zip(sides_a, sides_b, strict=True))
    if same < (FEW if identical or slips else FEW + 1):
        return False
    return all(_holds(*sorted((x, y), key=len)) for x, y in zip(sides_a, sides_b, strict=True))


@lru_cache(maxsize=4096)
def is_misspelt(a: str, b: str) -> bool:
    """Whether two names of one text differ in spelling alone: every word like its fellow, short ones the same."""
    sides_a, sides_b = telling_sides(a), telling_sides(b)
    if len(sides_a) != len(sides_b) or _initials_differ(a, b):
        return False
    pairs = list(zip(sides_a, sides_b, strict=True))
    return any(x and y for x, y in pairs) and all(_is_spelling(x, y) for x, y in pairs)


def _is_spelling(x: tuple[str, ...], y: tuple[str, ...]) -> bool:
    if not x or not y:
        return x == y or (min(len(x), len(y)) == 0 and max(len(x), len(y)) <= FEW)
    if len(x) == len(y):
        return all(
            v.rstrip("s") == w.rstrip("s")
            or (v[0] == w[0] and min(len(v), len(w)) >= _SHORTEST_SLIP and ratio(v, w) >= WORD_RATIO)
            for v, w in zip(x, y, strict=True)
        )
    return ratio("".join(x), "".join(y)) >= _RUN_TOGETHER_RATIO or (
        x[0] == y[0] and not MANY_BEAR.issuperset(x if len(x) < len(y) else y) and _holds(*sorted((x, y), key=len))
    )


def _initials_differ(a: str, b: str) -> bool:
    ours, theirs = set(_INITIAL.findall(a)), set(_INITIAL.findall(b))
    return bool(ours and theirs and not (ours <= theirs or theirs <= ours))


def has_other_initials(short: str, names: list[str], word: str) -> bool:
    """Whether all that bear the word have initials, none of them among those of `short`: S. R. Rao is not B. N. Rao."""
    ours = set(_INITIAL.findall(short))
    bearers = [side for name in names for side in sides_of(name) if word in folded_words(side)]
    theirs = [set(_INITIAL.findall(side)) for side in bearers]
    return bool(theirs) and all(one and not one & ours for one in theirs)


def _holds(few: tuple[str, ...], many: tuple[str, ...]) -> bool:
    """Whether `many` has all words of `few` in order, each perhaps with one letter other, more or less."""
    rest = iter(many)
    return all(any(word == other or one_letter_apart(word, other) for other in rest) for word in few)


@lru_cache(maxsize=4096)
def telling_sides(name: str) -> tuple[tuple[str, ...], ...]:
    """Of each party of a name the words that tell it from others."""
    return tuple(telling(party) for party in party_words(name))


def telling(words: tuple[str, ...]) -> tuple[str, ...]:
    """Of these words those that tell one party from another: no `State`, no `Limited`."""
    return tuple(word for word in words if word not in _COMMON)


@lru_cache(maxsize=4096)
def party_words(name: str) -> tuple[tuple[str, ...], ...]:
    """The words of each party of a name, spelling folded."""
    return tuple(folded_words(_OTHERS.sub("", side.lower())) for side in sides_of(name))


@lru_cache(maxsize=4096)  # a text says the same few names over and over
def folded_words(name: str) -> tuple[str, ...]:
    """Words of two letters or more, small, folded so that only their spelling may differ."""
    return tuple(word if word in _COMMON else fold(written_out(word)) for word in _WORD.findall(name.lower()))


def runs_in(words: tuple[str, ...], party: tuple[str, ...]) -> bool:
    """Whether all of `words` stand in `party` in their order."""
    rest = iter(party)
    return all(word in rest for word in words)


def is_slip(a: str, b: str) -> bool:
    """Whether two long words differ by one letter, none of them the first."""
    return min(len(a), len(b)) > _SHORTEST_SLIP and one_letter_apart(a, b)
