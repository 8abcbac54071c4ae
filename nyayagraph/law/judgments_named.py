"""Judgments that one text names: what it calls each, and the citations it gives it anywhere.

Pure; holds one text. A name that could be of two judgments stays open.
"""

# ruff: noqa: SIM905 - lists of words are split from text
from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from nyayagraph.law.likeness import Likeness, likeness, ratio
from nyayagraph.law.names import fold, names_match, one_letter_apart, sides_of
from nyayagraph.law.report_places import key_of

_WORD = re.compile(r"[a-z]{2,}")
_OTHERS = re.compile(r"[\s,]+(?:&|and)\s+(?:ors|anr|others?|another)\b.*|[\s,]+(?:ors|anr|etc)\b.*")
# words that tell no party from another
_COMMON = frozenset(
    "the of and in re an for by shri sri smt mr mrs ms dr st messrs co company ltd limited pvt private corporation"
    " corpn state union india government govt commissioner collector income tax case matter ex parte etc".split()
)
# words by which a judgment is described, not named: `the Bombay case`
_PLACES = frozenset(
    fold(word)
    for word in (
        "bombay calcutta madras delhi punjab bihar gujarat kerala mysore rajasthan orissa allahabad lahore patna nagpur"
        " andhra maharashtra bengal kashmir english american australian canadian united states"
    ).split()
)
# words that even together name no one judgment
_MANY_BEAR = frozenset(
    fold(word)
    for word in (
        "bombay calcutta madras delhi punjab bihar gujarat kerala mysore rajasthan orissa uttar pradesh andhra madhya"
        " maharashtra bengal tamil nadu karnataka haryana assam municipal board university sales customs central excise"
        " director collector officer general others hig court registrar sing kumar ram lal"
    ).split()
)
_VOWELS = re.compile(r"[aeiou]")
_INITIALLED = re.compile(r"\b[A-Z]\.")
_INITIAL = re.compile(r"\b[A-Z](?=\.|\s)")
_REPORTER_AND_YEAR = re.compile(r"[\[(]?((?:1[789]|20)\d\d)?[\])]?[^A-Za-z]*([A-Za-z&][A-Za-z& ()]*)")
_NUMBERED_THROUGH = re.compile(
    r"[\[(]\d{4}[\])]\s(?P<rest>\d{2,3}\s(?:ITR|STC|CWN|CLJ|Bom LR|FJR|IC|PLR|CLT|Guj LR)\s\d+)$"
)
_SUPREME_COURT = "supreme-court"
_SAME_REPORT_YEARS = 3
_FEW = 2
_SHORTEST_SOUND = 4  # consonants of a short name that print may misspell
_SHORTEST_SLIP = 5  # letters of a word that print may misspell in more than one place
_WORD_RATIO = 0.75
_RUN_TOGETHER_RATIO = 0.88
_SMALL_OR_LEGAL = re.compile(r"\b(?:Ltd|Limited|Pvt|Private|Inc|M/s|Smt|Shri|Sri|Dr|Mr|Mrs|Ors|Anr|The)\b\.?")
_MOST = 40  # judgments that one word may tell apart; keeps the work on any text in proportion to its length


@dataclass
class NamedJudgment:
    """One judgment as a text knows it: its names in order, and its citation keys as a set that keeps order."""

    names: list[str] = field(default_factory=list)
    keys: dict[str, None] = field(default_factory=dict)
    words: list[tuple[str, ...]] = field(default_factory=list)
    is_own: bool = False  # the judgment that the text itself is

    @property
    def name(self) -> str | None:
        """The name by which the text first gives it."""
        return self.names[0] if self.names else None


class JudgmentsNamed:
    """The judgments of one text, met in order; each by any of its citations and by its parties."""

    def __init__(self) -> None:
        self._by_key: dict[str, NamedJudgment] = {}
        self._by_name: dict[str, list[NamedJudgment]] = {}
        self._by_word: dict[str, list[NamedJudgment]] = {}  # telling words alone; at most _MOST judgments each
        self._by_sound: dict[str, list[NamedJudgment]] = {}  # the first words of a party run together, and its acronym

    def add(self, name: str | None, keys: Iterable[str]) -> NamedJudgment:
        """The judgment that this name and these citations are of, a new one if none is known."""
        keys = tuple(keys)
        places = [_plain_key(key) for key in keys]
        judgment = next((self._by_key[place] for place in places if place in self._by_key), None)
        if judgment is None and name:
            judgment = self.one([j for j in self._called(name) if _can_share(j.keys, keys)])
        judgment = judgment or NamedJudgment()
        for key, place in zip(keys, places, strict=True):
            judgment.keys[key] = None
            self._by_key.setdefault(place, judgment)
        if name and name not in judgment.names and len(judgment.names) < _MOST:
            self._name(judgment, name)
        return judgment

    def gainsays(self, name: str, keys: Iterable[str]) -> bool:
        """Whether these citations are of a judgment that the text plainly calls otherwise."""
        judgment = next((self._by_key[key] for key in map(_plain_key, keys) if key in self._by_key), None)
        if judgment is None or not judgment.names:
            return False
        ours = {word for side in _telling_sides(name) for word in side}
        theirs = {word for other in judgment.names for side in _telling_sides(other) for word in side}
        if ours and theirs and not any(ratio(x, y) >= _WORD_RATIO for x in ours for y in theirs):
            return True
        return likeness(name, judgment.names) == Likeness.CONTRARY

    def join(self, judgment: NamedJudgment, keys: Iterable[str]) -> None:
        """Gives these citations to a judgment known by its name alone."""
        for key in keys:
            judgment.keys[key] = None
            self._by_key[_plain_key(key)] = judgment

    def call(self, judgment: NamedJudgment, label: str) -> None:
        """Keeps a short name that the text itself gives a judgment."""
        if len(judgment.names) < _MOST:
            self._name(judgment, label)

    def _name(self, judgment: NamedJudgment, name: str) -> None:
        judgment.names.append(name)
        _keep(self._by_name.setdefault(name, []), judgment)
        for party in party_words(name):
            judgment.words.append(party)
            telling = _telling(party)
            for word in telling:
                _keep(self._by_word.setdefault(word, []), judgment)
            for sound in _sounds(telling):
                _keep(self._by_sound.setdefault(sound, []), judgment)
        for side in sides_of(name):
            letters = "".join(re.findall(r"\b[A-Z]", _SMALL_OR_LEGAL.sub("", side)))
            if len(letters) > _FEW:
                _keep(self._by_sound.setdefault(letters, []), judgment)

    def called(self, name: str) -> NamedJudgment | None:
        """The one judgment of this whole name; None if none or several."""
        return self.one(self._called(name))

    def meant(self, name: str | None) -> NamedJudgment:
        """The judgment that a whole name means: the one so called, else the one it can only mean, else a new one."""
        called = self.called(name or "") or self.add(name, ())
        return called if called.keys or not name else self._near(name) or called

    def _near(self, name: str) -> NamedJudgment | None:
        """The one cited judgment that a whole name can only mean here, its words printed otherwise or left out."""
        sides = _telling_sides(name)
        if len(sides) != 2 or not all(len(side) < _MOST for side in sides):  # noqa: PLR2004 - two parties
            return None
        if _MANY_BEAR.issuperset(word for side in sides for word in side):
            return None
        sharing = {id(j): j for side in sides for word in side for j in self._by_word.get(word, []) if j.keys}
        near = [j for j in sharing.values() if any(_is_near(name, other) for other in j.names)]
        return self.one(near or [j for j in sharing.values() if any(_is_misspelt(name, other) for other in j.names)])

    def _called(self, name: str) -> list[NamedJudgment]:
        same = self._by_name.get(name, [])
        sides = _telling_sides(name)
        telling = [word for party in sides for word in party]
        sharing = self._by_word.get(telling[-1], []) if telling else []
        if len(sharing) >= _MOST:
            return same  # so many bear this word that it tells nothing
        return [
            j for j in sharing if any(one is j for one in same) or any(_is_same(other, name) for other in j.names)
        ] or same

    def short_for(self, short: str) -> list[NamedJudgment]:
        """Every judgment of which one party has the words of `short`, in their order: `Gopalan`, `Minerva Mills`."""
        words = _telling(folded_words(short))
        if not words or _PLACES.issuperset(words):
            return []
        last = words[-1] if words[-1] in self._by_word else words[-1].rstrip("s")
        known = (*words[:-1], last if last in self._by_word else f"{last}s")
        sharing = self._by_word.get(known[-1], [])
        if len(sharing) >= _MOST:
            return sharing[:2]  # more than one, whichever
        exact = [j for j in sharing if any(_runs_in(known, party) for party in j.words)]
        named = exact or self._sounding(short, words)
        return (
            [j for j in named if not _has_other_initials(short, j.names, known[-1])]
            if _INITIALLED.search(short)
            else named
        )

    def opening_with(self, words: str) -> NamedJudgment | None:
        """The one cited judgment, not the text's own, of which a party opens with these words and none else."""
        telling = _telling(folded_words(words))
        if not telling or _MANY_BEAR.issuperset(telling):
            return None
        sharing = self._by_word.get(telling[0], [])
        if len(sharing) >= _MOST:
            return None
        meant = [
            j
            for j in sharing
            if j.keys and not j.is_own and any(_telling(p)[: len(telling)] == telling for p in j.words)
        ]
        return self.one(meant)

    def _sounding(self, short: str, words: tuple[str, ...]) -> list[NamedJudgment]:
        """Judgments of which a party opens with these words misspelt or run together, or has them for its acronym."""
        letters = short.replace(".", "").replace(" ", "")
        if letters.isupper() and letters in self._by_sound:
            return self._by_sound[letters]
        sounds = (*_sounds(words)[-1:], *_sounds((words[0],))) if len(words) == 1 else _sounds(words)[-1:]
        return next((self._by_sound[sound] for sound in sounds if sound in self._by_sound), [])

    @staticmethod
    def one(judgments: list[NamedJudgment]) -> NamedJudgment | None:
        """The one judgment among several entries; entries with the same citations, or of one name and time, are one."""
        cited = [j for j in judgments if j.keys]
        if len(cited) == 1 or (cited and all(_is_of_one_time(cited[0], other) for other in cited[1:])):
            return cited[0]
        return judgments[0] if judgments and not cited else None

    @staticmethod
    def of_last_court(judgments: list[NamedJudgment]) -> NamedJudgment | None:
        """Of decisions in one matter the Supreme Court's: a short name means it, and not the judgment below."""
        supreme = [j for j in judgments if any(key_of(key).court_id == _SUPREME_COURT for key in j.keys)]
        if len(supreme) != 1:
            return None
        matter = {frozenset(_telling_sides(name)) for name in supreme[0].names}
        below = [j for j in judgments if j is not supreme[0]]
        same = all(any(frozenset(_telling_sides(name)) in matter for name in j.names) for j in below)
        return supreme[0] if same else None


def _is_of_one_time(a: NamedJudgment, b: NamedJudgment) -> bool:
    """Whether two entries of the same name were reported within few years: a page misprinted, or one matter twice."""
    years = [[year for year, _ in map(_place, one.keys) if year] for one in (a, b)]
    near = years[0] and years[1] and abs(min(years[0]) - min(years[1])) <= _SAME_REPORT_YEARS
    return bool(near) and any(_telling_sides(x) == _telling_sides(y) for x in a.names for y in b.names)


def _sounds(words: tuple[str, ...]) -> list[str]:
    """The consonants of the first word, the first two, three and four words run together, where they say enough."""
    sounds = [_consonants("".join(words[:count])) for count in range(1, min(len(words), 4) + 1)]
    return [sound for sound in sounds if len(sound) >= _SHORTEST_SOUND]


def _consonants(letters: str) -> str:
    return letters[:1] + _VOWELS.sub("", letters[1:])


def _keep(judgments: list[NamedJudgment], judgment: NamedJudgment) -> None:
    if len(judgments) < _MOST and not any(one is judgment for one in judgments):
        judgments.append(judgment)


def _is_same(a: str, b: str) -> bool:
    """Whether two whole names are one: as `names` says, or alike in all telling words and in their initials."""
    sides_a, sides_b = _telling_sides(a), _telling_sides(b)
    if len(sides_a) == len(sides_b) and not any(x == y != () for x, y in zip(sides_a, sides_b, strict=True)):
        return False
    if sides_a == sides_b and not set(_INITIAL.findall(a)) ^ set(_INITIAL.findall(b)):
        return True
    return names_match(a, b)


@lru_cache(maxsize=4096)
def _is_near(a: str, b: str) -> bool:
    """Whether two names of one text can be one: a slip of print in a word, or words of one side left out.

    Two thirds of what tells them apart must be the same, and initials that both print may not differ.
    """
    sides_a, sides_b = _telling_sides(a), _telling_sides(b)
    if len(sides_a) != len(sides_b) or _initials_differ(a, b):
        return False
    same = sum(len(set(x) & set(y)) for x, y in zip(sides_a, sides_b, strict=True))
    identical = any(x == y != () for x, y in zip(sides_a, sides_b, strict=True))
    slips = all(len(x) == len(y) for x, y in zip(sides_a, sides_b, strict=True))
    if same < (_FEW if identical or slips else _FEW + 1):
        return False
    return all(_holds(*sorted((x, y), key=len)) for x, y in zip(sides_a, sides_b, strict=True))


@lru_cache(maxsize=4096)
def _is_misspelt(a: str, b: str) -> bool:
    """Whether two names of one text differ in spelling alone: every word like its fellow, short ones the same."""
    sides_a, sides_b = _telling_sides(a), _telling_sides(b)
    if len(sides_a) != len(sides_b) or _initials_differ(a, b):
        return False
    pairs = list(zip(sides_a, sides_b, strict=True))
    return any(x and y for x, y in pairs) and all(_is_spelling(x, y) for x, y in pairs)


def _is_spelling(x: tuple[str, ...], y: tuple[str, ...]) -> bool:
    if not x or not y:
        return x == y or (min(len(x), len(y)) == 0 and max(len(x), len(y)) <= _FEW)
    if len(x) == len(y):
        return all(
            v.rstrip("s") == w.rstrip("s")
            or (v[0] == w[0] and min(len(v), len(w)) >= _SHORTEST_SLIP and ratio(v, w) >= _WORD_RATIO)
            for v, w in zip(x, y, strict=True)
        )
    return ratio("".join(x), "".join(y)) >= _RUN_TOGETHER_RATIO or (
        x[0] == y[0] and not _MANY_BEAR.issuperset(x if len(x) < len(y) else y) and _holds(*sorted((x, y), key=len))
    )


def _initials_differ(a: str, b: str) -> bool:
    ours, theirs = set(_INITIAL.findall(a)), set(_INITIAL.findall(b))
    return bool(ours and theirs and not (ours <= theirs or theirs <= ours))


def _has_other_initials(short: str, names: list[str], word: str) -> bool:
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
def _telling_sides(name: str) -> tuple[tuple[str, ...], ...]:
    return tuple(_telling(party) for party in party_words(name))


def _telling(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word for word in words if word not in _COMMON)


@lru_cache(maxsize=4096)
def party_words(name: str) -> tuple[tuple[str, ...], ...]:
    """The words of each party of a name, spelling folded."""
    return tuple(folded_words(_OTHERS.sub("", side.lower())) for side in sides_of(name))


@lru_cache(maxsize=4096)  # a text says the same few names over and over
def folded_words(name: str) -> tuple[str, ...]:
    """Words of two letters or more, small, folded so that only their spelling may differ."""
    return tuple(word if word in _COMMON else fold(word) for word in _WORD.findall(name.lower()))


def _runs_in(words: tuple[str, ...], party: tuple[str, ...]) -> bool:
    """Whether all of `words` stand in `party` in their order."""
    rest = iter(party)
    return all(word in rest for word in words)


def _can_share(known: Iterable[str], new: Iterable[str]) -> bool:
    """Whether citations can be of one judgment: years near each other, no two places in one reporter."""
    places = [_place(key) for key in known]
    for year, reporter in map(_place, new):
        for other_year, other in places:
            if other == reporter or (year and other_year and abs(year - other_year) > _SAME_REPORT_YEARS):
                return False
    return True


def _plain_key(key: str) -> str:
    """A key without the year that a volume numbered through does not need: `[1971] 82 ITR 570` is `82 ITR 570`."""
    numbered = _NUMBERED_THROUGH.match(key)
    return numbered["rest"] if numbered else key


def _place(key: str) -> tuple[int, str]:
    match = _REPORTER_AND_YEAR.match(key)
    year = re.search(r"(?:1[789]|20)\d\d", key)
    return int(year[0]) if year else 0, (match[2].strip() if match else key)
