"""How far two printed names can mean one judgment: the same, alike, or plainly of another. Pure.

`names` says when two names are one; print adds misreadings, parties left out and parties cut short. What is only
alike proves nothing by itself; what is contrary shows that a citation beside the name was misprinted.
"""

# ruff: noqa: SIM905 - lists of words are split from text
from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from rapidfuzz.distance import Indel

from nyayagraph.law.citations.report_places import one_misread
from nyayagraph.law.names.name_forms import spelled_out
from nyayagraph.law.names.parties import fold, folded_sides

_PUBLIC = frozenset(
    "stat state union government govt commissioner comisioner colector director uoi india cbi administrator"
    " administration deputi superintendent inspector registrar controler asistant superintending incometaks customs"
    " central regional income u.o.i lrs".split()
)
_OFFICES = frozenset("commissioner comisioner colector collector director income incometaks".split())
_FEW = 2
# words of a body that is not the State itself: `State of Kerala` is no short form of `Kerala State Electricity Board`
_BODIES = frozenset(
    map(fold, "board corporation university bank council society mills mill factory works industries committee".split())
)
# words of so many names that sharing one tells nothing
_COMMON = frozenset(
    "sing kumar ram lal devi rao redi pilai company compani limited private mils industries corporation vorkmen"
    " management oficer income taks sales bank colege university board comite society trust municipal eletriciti"
    " india indian bombay madras delhi kalkuta punjab bihar gujarat kerala misore hariana rajasthan rajastan orisa"
    " uttar pradesh utar prades andra madia maharastra bengal tamil nadu karnataka asam others another of and"
    " krisna das mohamad mohamed prasad candra gupta sarma brothers sons bros labour insurance general national"
    " new hindustan transport road state stat union government commissioner comisioner coletor colector director"
    " administration tribunal court high supreme department ministri public service comision employees emploies"
    " association federation life fod food steel cement sugar coton tea textile eletric pover supli nagar lrs".split()
)
_OFFICE_ENDS = frozenset(map(fold, "tax excise customs".split()))
_HANDS = frozenset(map(fold, "their its the workmen workman workers employees staff".split()))
TELLS_NOTHING = _COMMON | _HANDS | _PUBLIC
_VOWELS = re.compile(r"[aeiou]")
_TWICE = re.compile(r"(.)\1+")
SAME_RATIO = (
    0.86  # of the letters of two parties; `direndra` and `dhirendra` are above, `ram singh` and `rao singh` below
)
_ALIKE_RATIO = 0.55
_WORD_RATIO = 0.72
_MISREAD_RATIO = 0.4
_LIKELY_RATIO = 0.84
_SLIP_RATIO = 0.8
_SURNAME_RATIO = 0.6  # `dev` and `deb`, `roi` and `rai` are above, `rao` and `raju` below
_SHORTEST_KEY = 3
_CUT_OFF = 5  # letters of a word or party that say enough when the rest is lost


class Likeness(IntEnum):
    """What two names say of each other, from against to for."""

    CONTRARY = 0
    UNKNOWN = 1
    ALIKE = 2
    LIKELY = 3
    SAME = 4


class Party(NamedTuple):
    """One side of a name, folded: its initials, its other words, and whether it is the State in some form."""

    initials: str
    words: tuple[str, ...]
    is_public: bool
    letters: str  # the words as one string


@lru_cache(maxsize=65536)
def parties(name: str) -> tuple[Party, ...]:
    """The sides of a name in their order: one, or two where `v.` stands between them."""
    return tuple(
        Party(initials, words, bool(words) and words[0] in _PUBLIC, "".join(words))
        for initials, words in folded_sides(spelled_out(name))
        if initials or words
    )


def name_words(name: str) -> tuple[str, ...]:
    """Keys under which judgments that may bear this name are found: the consonants of each word that tells.

    `Maneka Gandhi v. Union of India` has `mnk` and `gnd`; a name of common words alone has one key of all of them. A
    consonant twice on end is once in a key more: print drops one, `Sundaramier` for `Sundararamier`.
    """
    words = [word for side in parties(name) for word in side.words]
    telling = {_consonants(word) for word in words if word not in _COMMON and word not in _PUBLIC}
    telling |= {_TWICE.sub(r"\1", key) for key in telling}
    telling |= {_consonants(side.letters) for side in parties(name) if not side.is_public and len(side.words) > 1}
    keys = {key for key in telling if len(key) >= _SHORTEST_KEY} or {_consonants("".join(words))}
    return tuple(sorted(key for key in keys if len(key) >= _SHORTEST_KEY))


@lru_cache(maxsize=65536)
def _consonants(letters: str) -> str:
    return letters[:1] + _VOWELS.sub("", letters[1:])


def tells(name: str) -> bool:
    """Whether any word of a name tells it from others: `(Private), Ltd. v. Its Workmen`, cut in front, has none."""
    return any(word not in TELLS_NOTHING for side in parties(name) for word in side.words)


def likeness(printed: str, names: Iterable[str]) -> Likeness:
    """How far `printed` can be one of the `names` of a judgment: the best that any of them allows."""
    ours = parties(printed)
    return max((_likeness(ours, parties(name)) for name in names), default=Likeness.UNKNOWN)


def gainsays(printed: str, names: Iterable[str]) -> bool:
    """Whether `printed` is plainly of another judgment; that both are against workmen says nothing for it."""
    ours = parties(printed)
    telling = [side for side in ours if not (side.words and _HANDS.issuperset(side.words))]
    return likeness(printed, names) is Likeness.CONTRARY or (
        len(telling) == 1 < len(ours)
        and not telling[0].is_public
        and max((_likeness(telling, parties(name)) for name in names), default=Likeness.UNKNOWN) is Likeness.CONTRARY
    )


def bearing(printed: str, names: Iterable[str]) -> Likeness:
    """`likeness` where it is `LIKELY` or more, else `UNKNOWN`; quicker, for of many judgments few bear the name."""
    ours = parties(printed)
    return max((_bearing(_pairs(ours, parties(name))) for name in names), default=Likeness.UNKNOWN)


def is_misprint(printed: str, names: Iterable[str]) -> bool:
    """Whether `printed` is one of the `names` with letters or an initial misread; its place must tell the rest.

    takes `D.B. Nim` for `D.R. Nim`, `Motgnare` for `Motghare`; refuses `Ram Singh` for `Ram Kishan Singh`.
    """
    ours = parties(printed)
    return any(
        bool(pairs) and all(_is_slip(a, b) for a, b in pairs)
        for pairs in (_pairs(ours, parties(name)) for name in names)
    )


def _is_slip(a: Party, b: Party) -> bool:
    if a.is_public and b.is_public:
        return _same(a, b)
    return (
        bool(a.words and b.words)
        and one_misread(a.initials, b.initials)
        and _at_least(a.letters, b.letters, _SLIP_RATIO)
    )


def _pairs(ours: Sequence[Party], theirs: Sequence[Party]) -> list[tuple[Party, Party]]:
    return list(zip(ours, theirs, strict=True)) if len(ours) == len(theirs) else []


def _bearing(pairs: list[tuple[Party, Party]]) -> Likeness:
    if pairs and all(_same(a, b) for a, b in pairs):
        return Likeness.SAME
    return Likeness.LIKELY if pairs and _can_be_one(pairs) else Likeness.UNKNOWN


def _likeness(ours: Sequence[Party], theirs: Sequence[Party]) -> Likeness:
    if not ours or not theirs:
        return Likeness.UNKNOWN
    pairs = _pairs(ours, theirs)
    borne = _bearing(pairs)
    if borne is not Likeness.UNKNOWN:
        return borne
    telling = [side for side in ours if not side.is_public] or list(ours)
    if any(_alike(a, b) for a in telling for b in theirs):
        return Likeness.ALIKE
    shared = any(_word_shared(a, b) or _is_acronym(a, b) for a in telling for b in theirs)
    says_nothing = (all(side.is_public for side in theirs) and any(side.is_public for side in ours)) or all(
        side.is_public or _COMMON.issuperset(side.words) for side in ours
    )
    return Likeness.UNKNOWN if shared or says_nothing or _half_agrees(pairs) else Likeness.CONTRARY


def _can_be_one(pairs: list[tuple[Party, Party]]) -> bool:
    """Whether every side can be the other cut short, and a private party shares a word that tells."""
    (first, theirs), rest = pairs[0], pairs[1:]
    opens = _same(first, theirs) or _likely(first, theirs) or _is_rest_of_office(first, theirs)
    is_cut_short = opens and all(_same(a, b) or _likely(a, b) for a, b in rest)
    if not is_cut_short:
        return _is_before_other_office(pairs)
    return any(_word_shared(a, b) for a, b in pairs if not (a.is_public and b.is_public))


def _is_before_other_office(pairs: list[tuple[Party, Party]]) -> bool:
    """Whether one office is named with other places beside the very same person: `Commissioner of Sales Tax`."""
    places = [
        (a, b)
        for a, b in pairs
        if a.is_public and b.is_public and a.words[0] == b.words[0] and _office(a) and _office(a) == _office(b)
    ]
    if not places:
        return False
    others = [(a, b) for a, b in pairs if not a.is_public and not b.is_public]
    return len(places) == len(others) == 1 and all(
        _same(a, b) and _word_shared(a, b) and min(len(a.words), len(b.words)) > 1 for a, b in others
    )


def _office(side: Party) -> tuple[str, ...]:
    """The words of an office of taxes or duties, without its place: `Commissioner of Sales Tax`."""
    ends = [place for place, word in enumerate(side.words) if word in _OFFICE_ENDS]
    return side.words[: ends[0] + 1] if ends else ()


def _half_agrees(pairs: list[tuple[Party, Party]]) -> bool:
    """Whether one side is the same and the other could be a misreading: `Bairy` and `Baiju v. State of M.P.`"""
    return any(_same(a, b) for a, b in pairs) and all(_same(a, b) or _is_misread(a, b) for a, b in pairs)


def _is_misread(a: Party, b: Party) -> bool:
    if not a.words or not b.words:
        return False
    one, other = a.words[0], b.words[0]
    return one[:2] == other[:2] and ratio(one, other) > _MISREAD_RATIO


def _same(a: Party, b: Party) -> bool:
    """Whether two sides are one party, spelling and a lost place name aside; initials given may not differ."""
    if (not a.initials) != (not b.initials):
        a, b = _with_initials(a, b), _with_initials(b, a)
    if a.initials and b.initials and a.initials != b.initials:
        return False
    if a.is_public and b.is_public:
        short, long = sorted((a.words, b.words), key=len)
        return long[: len(short)] == short or _at_least(a.letters, b.letters, SAME_RATIO)
    if not a.words or not b.words:
        return a == b
    if a.letters == b.letters or _consonants(a.letters) == _consonants(b.letters):
        return True
    return len(a.words) == len(b.words) and all(_is_spelling(x, y) for x, y in zip(a.words, b.words, strict=True))


def _with_initials(a: Party, b: Party) -> Party:
    """`a`, with initials printed as a word if `b` prints them so: `BOI Finance` beside `B.O.I. Finance`."""
    if a.initials or len(b.initials) < _FEW or len(a.words) < _FEW or a.words[0] != fold(b.initials):
        return a
    return Party(b.initials, a.words[1:], a.is_public, "".join(a.words[1:]))


def _is_spelling(x: str, y: str) -> bool:
    return x == y or _consonants(x) == _consonants(y) != x[:1] or _at_least(x, y, SAME_RATIO)


def _likely(a: Party, b: Party) -> bool:
    """Whether one side is the other with words left out, cut off or run together; initials given may not differ."""
    if _stands_for(a, b) or _stands_for(b, a):
        return True
    if (not a.initials) != (not b.initials):
        a, b = _with_initials(a, b), _with_initials(b, a)
    if not _initials_agree(a, b) or not a.words or not b.words:
        return False
    short, long = sorted((a, b), key=lambda side: len(side.words))
    if _is_other_body(short, long):
        return False
    if all(any(_is_part(x, y, short) for y in long.words) for x in short.words):
        return True
    first, second = sorted((a.letters, b.letters), key=len)
    opens = first[0] in (second[0], b.initials[:1], a.initials[:1]) or second.endswith(first)
    alike = second.startswith(first) or (opens and _at_least(first, second, _LIKELY_RATIO))
    return not a.is_public and len(first) > _CUT_OFF and alike and not _ends_otherwise(a.words[-1], b.words[-1])


def _ends_otherwise(x: str, y: str) -> bool:
    """Whether two short surnames are no spelling of each other: `Narasimha Rao` and `Narasimha Raju`."""
    return max(len(x), len(y)) < _CUT_OFF and x.isalpha() and y.isalpha() and not _at_least(x, y, _SURNAME_RATIO)


def _stands_for(a: Party, b: Party) -> bool:
    """Whether `a` is the first letters of all words of `b`: `M.C.D.` or `MCD` of `Municipal Corporation of Delhi`."""
    letters = a.initials if not a.words else "".join(a.words) if len(a.words) == 1 and not a.initials else ""
    spelled = "".join(word[0] for word in b.words)
    if len(spelled) > _FEW == len(letters):
        return _TWICE.search(spelled) is not None and letters == fold(spelled)  # `DDA`, folded to `da`
    return (
        len(letters) > _FEW
        and len(spelled) - len(letters) < _FEW
        and fold(letters) in (fold(spelled), fold(spelled[: len(letters)]))
    )


def _is_part(x: str, y: str, short: Party) -> bool:
    """Whether a word of the shorter side stands for `y`; one that stands alone must be spelled like it."""
    if len(short.words) == 1 and not short.initials:
        return x == y or _at_least(x, y, SAME_RATIO) or (len(x) >= _CUT_OFF and y.startswith(x))
    return _is_spelling(x, y) or (len(x) >= _CUT_OFF and y.startswith(x))


def _is_other_body(short: Party, long: Party) -> bool:
    """Whether words left out make another party of it: a board of the State, or a company with a person's name."""
    if _BODIES.isdisjoint(long.words) or not _BODIES.isdisjoint(short.words):
        return False
    if short.is_public:
        return not long.is_public
    is_one_name = long.words[0] == short.letters
    if is_one_name and len(short.words) > 1:
        return True
    left_out = (word for word in long.words if word not in short.words and word != short.letters)
    return is_one_name and not short.initials and any(word not in _COMMON and word not in _BODIES for word in left_out)


def _is_rest_of_office(a: Party, b: Party) -> bool:
    """Whether `a` may be the end of an office's name cut at a comma: `Kutch Saurashtra` of `Commissioner of …`."""
    return bool(b.words) and b.words[0] in _OFFICES and 0 < len(a.words) <= _FEW and not a.initials


def _initials_agree(a: Party, b: Party) -> bool:
    """Whether the initials of both can be of one person: equal, some left out, or spelled out on the other side."""
    if a.initials and b.initials:
        return a.initials.startswith(b.initials) or b.initials.startswith(a.initials)
    short, spelled = (a, b) if a.initials else (b, a)
    return not short.initials or len(spelled.words) <= len(short.words) or _spells(spelled, short.initials)


def _spells(side: Party, initials: str) -> bool:
    """Whether the words of `side` begin with these letters in order."""
    letters = iter("".join(word[0] for word in side.words))
    return all(letter in letters for letter in initials)


def _alike(a: Party, b: Party) -> bool:
    first, second = sorted((a.letters, b.letters), key=len)
    return len(first) > _SHORTEST_KEY and (first in second or _at_least(first, second, _ALIKE_RATIO))


def _word_shared(a: Party, b: Party) -> bool:
    return any(
        x == y or (x[0] == y[0] and min(len(x), len(y)) > _SHORTEST_KEY and _at_least(x, y, _WORD_RATIO))
        for x in a.words
        for y in b.words
        if x not in _COMMON and y not in _COMMON and min(len(x), len(y)) >= _SHORTEST_KEY
    )


def _is_acronym(a: Party, b: Party) -> bool:
    """Whether `a` gives in letters what `b` spells out: `D.C.M.` and `Delhi Cloth and General Mills`."""
    return len(a.initials) > 1 and _spells(b, a.initials)


def _at_least(a: str, b: str, share: float) -> bool:
    return Indel.normalized_similarity(a, b, score_cutoff=share) > 0


def ratio(a: str, b: str) -> float:
    """Letters in common, in order, as a share of both."""
    return Indel.normalized_similarity(a, b)
