"""Judgments that one text names: what it calls each, and the citations it gives it anywhere.

Pure; holds one text. A name that could be of two judgments stays open.
"""

# ruff: noqa: SIM905 - lists of words are split from text
from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from nyayagraph.law.names import fold, names_match, one_letter_apart

_SIDES = re.compile(r"\s(?:v|vs|versus|v/s)\.?\s", re.IGNORECASE)
_WORD = re.compile(r"[a-z]{2,}")
_OTHERS = re.compile(r"[\s,]+(?:&|and)\s+(?:ors|anr|others?|another)\b.*|[\s,]+(?:ors|anr|etc)\b.*")
# words that tell no party from another
_COMMON = frozenset(
    "the of and in re an for by shri sri smt mr mrs ms dr st messrs co company ltd limited pvt private corporation"
    " corpn state union india government govt commissioner collector income tax case matter ex parte etc".split()
)
_INITIAL = re.compile(r"\b[A-Z](?=\.|\s)")
_REPORTER_AND_YEAR = re.compile(r"[\[(]?((?:1[789]|20)\d\d)?[\])]?[^A-Za-z]*([A-Za-z&][A-Za-z& ()]*)")
_SAME_REPORT_YEARS = 3
_FEW = 2
_MOST = 40  # judgments that one word may tell apart; keeps the work on any text in proportion to its length


@dataclass
class NamedJudgment:
    """One judgment as a text knows it: its names in order, and its citation keys as a set that keeps order."""

    names: list[str] = field(default_factory=list)
    keys: dict[str, None] = field(default_factory=dict)
    words: list[tuple[str, ...]] = field(default_factory=list)

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

    def add(self, name: str | None, keys: Iterable[str]) -> NamedJudgment:
        """The judgment that this name and these citations are of, a new one if none is known."""
        keys = tuple(keys)
        judgment = next((self._by_key[key] for key in keys if key in self._by_key), None)
        if judgment is None and name:
            judgment = self._one([j for j in self._called(name) if _can_share(j.keys, keys)])
        judgment = judgment or NamedJudgment()
        for key in keys:
            judgment.keys[key] = None
            self._by_key.setdefault(key, judgment)
        if name and name not in judgment.names and len(judgment.names) < _MOST:
            self._name(judgment, name)
        return judgment

    def join(self, judgment: NamedJudgment, keys: Iterable[str]) -> None:
        """Gives these citations to a judgment known by its name alone."""
        for key in keys:
            judgment.keys[key] = None
            self._by_key[key] = judgment

    def call(self, judgment: NamedJudgment, label: str) -> None:
        """Keeps a short name that the text itself gives a judgment."""
        if len(judgment.names) < _MOST:
            self._name(judgment, label)

    def _name(self, judgment: NamedJudgment, name: str) -> None:
        judgment.names.append(name)
        _keep(self._by_name.setdefault(name, []), judgment)
        for party in party_words(name):
            judgment.words.append(party)
            for word in _telling(party):
                _keep(self._by_word.setdefault(word, []), judgment)

    def called(self, name: str) -> NamedJudgment | None:
        """The one judgment of this whole name; None if none or several."""
        return self._one(self._called(name))

    def meant(self, name: str | None) -> NamedJudgment:
        """The judgment that a whole name means: the one so called, else the one it can only mean, else a new one."""
        called = self.called(name or "") or self.add(name, ())
        return called if called.keys or not name else self._near(name) or called

    def _near(self, name: str) -> NamedJudgment | None:
        """The one cited judgment that a whole name can only mean here, its words printed otherwise or left out."""
        sides = _telling_sides(name)
        if len(sides) != 2 or not all(len(side) < _MOST for side in sides):  # noqa: PLR2004 - two parties
            return None
        sharing = {id(j): j for side in sides for word in side for j in self._by_word.get(word, []) if j.keys}
        alike = [j for j in sharing.values() if any(_is_near(name, other) for other in j.names)]
        return alike[0] if len(alike) == 1 else None

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
        if not words:
            return []
        last = words[-1] if words[-1] in self._by_word else words[-1].rstrip("s")
        words = (*words[:-1], last if last in self._by_word else f"{last}s")
        sharing = self._by_word.get(words[-1], [])
        if len(sharing) >= _MOST:
            return sharing[:2]  # more than one, whichever
        return [j for j in sharing if any(_runs_in(words, party) for party in j.words)]

    @staticmethod
    def _one(judgments: list[NamedJudgment]) -> NamedJudgment | None:
        """The one judgment among several entries; entries with the same citations are one."""
        cited = [j for j in judgments if j.keys]
        if len(cited) == 1:
            return cited[0]
        return judgments[0] if judgments and not cited else None


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


def _initials_differ(a: str, b: str) -> bool:
    ours, theirs = set(_INITIAL.findall(a)), set(_INITIAL.findall(b))
    return bool(ours and theirs and not (ours <= theirs or theirs <= ours))


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
    return tuple(folded_words(_OTHERS.sub("", side.lower())) for side in _SIDES.split(name, maxsplit=1))


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


def _place(key: str) -> tuple[int, str]:
    match = _REPORTER_AND_YEAR.match(key)
    year = re.search(r"(?:1[789]|20)\d\d", key)
    return int(year[0]) if year else 0, (match[2].strip() if match else key)
