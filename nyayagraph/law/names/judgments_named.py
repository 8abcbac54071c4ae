"""Judgments that one text names: what it calls each, and the citations it gives it anywhere.

Pure; holds one text. A name that could be of two judgments stays open.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from nyayagraph.law.citations.report_places import key_of
from nyayagraph.law.names.likeness import Likeness, likeness, ratio
from nyayagraph.law.names.parties import sides_of
from nyayagraph.law.names.party_words import (
    FEW,
    LONE_PLACES,
    MANY_BEAR,
    PLACES,
    WORD_RATIO,
    folded_words,
    has_other_initials,
    is_misspelt,
    is_near,
    is_same,
    is_slip,
    party_words,
    runs_in,
    telling,
    telling_sides,
)

_VOWELS = re.compile(r"[aeiou]")
_INITIALLED = re.compile(r"\b[A-Z]\.")
_REPORTER_AND_YEAR = re.compile(r"[\[(]?((?:1[789]|20)\d\d)?[\])]?[^A-Za-z]*([A-Za-z&][A-Za-z& ()]*)")
_NUMBERED_THROUGH = re.compile(
    r"[\[(]\d{4}[\])]\s(?P<rest>\d{2,3}\s(?:ITR|STC|CWN|CLJ|Bom LR|FJR|IC|PLR|CLT|Guj LR)\s\d+)$"
)
_SUPREME_COURT = "supreme-court"
_SAME_REPORT_YEARS = 3
_SHORTEST_SOUND = 4  # consonants of a short name that print may misspell
_SMALL_OR_LEGAL = re.compile(r"\b(?:Ltd|Limited|Pvt|Private|Inc|M/s|Smt|Shri|Sri|Dr|Mr|Mrs|Ors|Anr|The)\b\.?")
_MOST = 40  # judgments that one word may tell apart; keeps the work on any text in proportion to its length


@dataclass
class NamedJudgment:
    """One judgment as a text knows it: its names in order, and its citation keys as a set that keeps order."""

    names: list[str] = field(default_factory=list)
    keys: dict[str, None] = field(default_factory=dict)
    words: list[tuple[str, ...]] = field(default_factory=list)
    is_own: bool = False  # the judgment that the text itself is
    is_title: bool = False  # its name heads the text, which may cite another of the same name

    @property
    def is_of_parties(self) -> bool:
        """Whether its parties are those before the court, so that their names mean them and seldom the judgment."""
        return self.is_own or (self.is_title and not self.keys)

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
        self._by_letter: dict[str, list[str]] = {}  # telling words by their first two letters
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
        ours = {word for side in telling_sides(name) for word in side}
        theirs = {word for other in judgment.names for side in telling_sides(other) for word in side}
        if ours and theirs and not any(ratio(x, y) >= WORD_RATIO for x in ours for y in theirs):
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
            told = telling(party)
            for word in told:
                if word not in self._by_word:
                    self._by_letter.setdefault(word[:2], []).append(word)
                _keep(self._by_word.setdefault(word, []), judgment)
            for sound in _sounds(told):
                _keep(self._by_sound.setdefault(sound, []), judgment)
        for side in sides_of(name):
            letters = "".join(re.findall(r"\b[A-Z]", _SMALL_OR_LEGAL.sub("", side)))
            if len(letters) > FEW:
                _keep(self._by_sound.setdefault(letters, []), judgment)

    def called(self, name: str) -> NamedJudgment | None:
        """The one judgment of this whole name; None if none or several."""
        return self.one(self._called(name))

    def meant(self, name: str | None) -> NamedJudgment:
        """The judgment that a whole name means: the one so called, else the one it can only mean, else a new one."""
        called = self.called(name or "") or self.add(name, ())
        near = self._near(name) if name and not called.keys else None
        if near and name and name not in near.names and len(near.names) < _MOST:
            self._name(near, name)
        return near or called

    def _near(self, name: str) -> NamedJudgment | None:
        """The one cited judgment that a whole name can only mean here, its words printed otherwise or left out."""
        sides = telling_sides(name)
        if len(sides) != 2 or not all(len(side) < _MOST for side in sides):  # noqa: PLR2004 - two parties
            return None
        if MANY_BEAR.issuperset(word for side in sides for word in side):
            return None
        sharing = {id(j): j for side in sides for word in side for j in self._by_word.get(word, []) if j.keys}
        near = [j for j in sharing.values() if any(is_near(name, other) for other in j.names)]
        return self.one(near or [j for j in sharing.values() if any(is_misspelt(name, other) for other in j.names)])

    def _called(self, name: str) -> list[NamedJudgment]:
        same = self._by_name.get(name, [])
        sides = telling_sides(name)
        told = [word for party in sides for word in party]
        sharing = self._by_word.get(told[-1], []) if told else []
        if len(sharing) >= _MOST:
            return same  # so many bear this word that it tells nothing
        return [
            j for j in sharing if any(one is j for one in same) or any(is_same(other, name) for other in j.names)
        ] or same

    def short_for(self, short: str) -> list[NamedJudgment]:
        """Every judgment of which one party has the words of `short`, in their order: `Gopalan`, `Minerva Mills`."""
        words = telling(folded_words(short))
        if not words or PLACES.issuperset(words):
            return []
        last = words[-1] if words[-1] in self._by_word else words[-1].rstrip("s")
        known = (*words[:-1], last if last in self._by_word else f"{last}s")
        sharing = self._by_word.get(known[-1], [])
        if len(sharing) >= _MOST:
            return sharing[:2]  # more than one, whichever
        exact = [j for j in sharing if any(runs_in(known, party) for party in j.words)]
        named = exact or self._sounding(short, words)
        return (
            [j for j in named if not has_other_initials(short, j.names, known[-1])]
            if _INITIALLED.search(short)
            else named
        )

    def opening_with(self, words: str) -> list[NamedJudgment]:
        """The judgments, not the text's own, of which a party opens with these words; none where too many bear them."""
        told = telling(folded_words(words))
        if not told or MANY_BEAR.issuperset(told) or LONE_PLACES.issuperset(told):
            return []
        return self._opening(self._by_word.get(told[0], []), told)

    def nearly_opening_with(self, words: str) -> list[NamedJudgment]:
        """The same with the words misspelt: run together, vowels otherwise, or the first of them one letter off."""
        told = telling(folded_words(words))
        if not told or MANY_BEAR.issuperset(told) or LONE_PLACES.issuperset(told):
            return []
        run_together = [j for sound in _sounds(told)[-1:] for j in self._by_sound.get(sound, [])]
        if run_together := [j for j in run_together if not j.is_of_parties]:
            return run_together
        first = told[0]
        near = next((w for w in self._by_letter.get(first[:2], []) if is_slip(first, w)), None)
        return self._opening(self._by_word[near], (near, *told[1:])) if near else []

    @staticmethod
    def _opening(sharing: list[NamedJudgment], told: tuple[str, ...]) -> list[NamedJudgment]:
        if len(sharing) >= _MOST:
            return []
        return [j for j in sharing if not j.is_of_parties and any(telling(p)[: len(told)] == told for p in j.words)]

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
        matter = {frozenset(telling_sides(name)) for name in supreme[0].names}
        below = [j for j in judgments if j is not supreme[0]]
        same = all(any(frozenset(telling_sides(name)) in matter for name in j.names) for j in below)
        return supreme[0] if same else None


def _is_of_one_time(a: NamedJudgment, b: NamedJudgment) -> bool:
    """Whether two entries of the same name were reported within few years: a page misprinted, or one matter twice."""
    years = [[year for year, _ in map(_place, one.keys) if year] for one in (a, b)]
    near = years[0] and years[1] and abs(min(years[0]) - min(years[1])) <= _SAME_REPORT_YEARS
    return bool(near) and any(telling_sides(x) == telling_sides(y) for x in a.names for y in b.names)


def _sounds(words: tuple[str, ...]) -> list[str]:
    """The consonants of the first word, the first two, three and four words run together, where they say enough."""
    sounds = [_consonants("".join(words[:count])) for count in range(1, min(len(words), 4) + 1)]
    return [sound for sound in sounds if len(sound) >= _SHORTEST_SOUND]


def _consonants(letters: str) -> str:
    return letters[:1] + _VOWELS.sub("", letters[1:])


def _keep(judgments: list[NamedJudgment], judgment: NamedJudgment) -> None:
    if len(judgments) < _MOST and not any(one is judgment for one in judgments):
        judgments.append(judgment)


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
