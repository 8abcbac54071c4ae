"""The Acts that one text names, taken together: one Act under several titles, parts of titles, and the Act most named.

Pure; holds one whole text. It answers by words alone and says nothing where two Acts answer.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import lru_cache
from operator import ne

from rapidfuzz.distance import Indel

from nyayagraph.law.acts.table import ACTS
from nyayagraph.law.acts.titles import title_words
from nyayagraph.law.acts.whose_acts import PLACES
from nyayagraph.law.names.parties import one_letter_apart

_YEAR_IN_ID = re.compile(r"-((?:1[789]|20)\d\d)$")
_OUTWEIGHS = 2  # times as often as the next one, that an Act counts as the one the text is about
_LEAST = 3  # times named, at least
_MOST_DAMAGED = 2  # words of one title that print may have damaged
_MOST_WITH_WORD = 200  # Acts kept for one word of their titles
_ALIKE = 0.88  # of the letters of two titles of one year that are one title
_SILENT = frozenset(("act", "the", "of", "and", "on", "in", "for", "to"))
# words that part titles which are else alike: States, and the numbers of amendments
_PARTING = frozenset(part.lower() for place in PLACES for part in re.findall(r"[A-Za-z]+", place)) | frozenset(
    (
        "up",
        "mp",
        "ap",
        "hp",
        "cp",
        "wb",
        "tn",
        "uttar",
        "madhya",
        "himachal",
        "tamil",
        "west",
        "east",
        "first",
        "second",
    )
)
_MOST_TITLES = 60  # titles outside the table that are compared with each other


class ActsNamed:
    """The Acts of one text with the words of their titles, and how often each is named."""

    def __init__(self) -> None:
        self._words: dict[str, frozenset[str]] = {}
        self._with_word: dict[str, list[str]] = defaultdict(list)
        self._same: dict[str, str] = {}
        self._times: dict[str, Counter[str]] = defaultdict(Counter)  # by type of Act
        self._pointed: Counter[str] = Counter()
        self._titles: dict[str, frozenset[str]] = {}
        self._known: dict[str, frozenset[str]] = {}
        self._chiefs: dict[str | None, str | None] = {}
        self._printed: Counter[str] = Counter()
        self._undated: set[str] = set()  # Acts outside the table that the text names without their year alone

    def title(self, act_id: str, name: str) -> None:
        """Keeps a title outside the table under which the text names an Act with its year."""
        if len(self._titles) < _MOST_TITLES or act_id in self._titles:
            self._printed[act_id] += 1
            words = title_words(name)
            self._titles[act_id] = self._titles.get(act_id, frozenset()) | words

    def know(self, act_id: str) -> None:
        """Keeps that the text names an Act of the table, of which another title may be a damaged print."""
        if len(self._known) < _MOST_TITLES:
            self._known[act_id] = title_words(ACTS[act_id].title)

    def join_titles(self) -> None:
        """Finds which titles outside the table are of one Act: one year, words of one among those of the other."""
        known = _by_year(self._known)
        for act_id, words in self._titles.items():
            same = [one for one in known.get(_year(act_id), ()) if _among(words, self._known[one])]
            if len(same) == 1:
                self._same[act_id] = same[0]
        by_size = sorted(self._titles, key=lambda act_id: (-len(self._titles[act_id]), -self._printed[act_id], act_id))
        for year, of_year in _by_year(by_size).items():
            for place, act_id in enumerate(of_year):
                if act_id in self._same:
                    continue
                words, before = self._titles[act_id], of_year[:place]
                alike = [one for one in before if _among(words, self._titles[one])]
                alike = alike or [one for one in (*known.get(year, ()), *before) if is_one_spelling(one, act_id)]
                if alike and (len(words) > 1 or len(alike) == 1):
                    self._same[act_id] = self._same.get(alike[0], alike[0])

    def join_later(self, year: int) -> None:
        """Finds which titles bear a misprinted year: later than `year`, of the text, and a figure off another."""
        known = self._titles | self._known
        for act_id, words in self._titles.items():
            if (late := _year(act_id)) and int(late) > year and act_id not in self._same:
                same = [one for one in known if known[one] == words and _one_figure_off(_year(one), late, year)]
                if len(same) == 1:
                    self._same[act_id] = self._same.get(same[0], same[0])

    def one(self, act_id: str) -> str:
        """The identifier under which an Act of several titles goes in this text."""
        return self._same.get(act_id, act_id)

    def count(self, act_id: str, kind: str, times: int, name: str = "") -> None:
        """Keeps that the text names the Act; `name` is how it prints one outside the table."""
        self._times[kind][act_id] += times
        if act_id not in self._words:
            named = ACTS[act_id].title if act_id in ACTS else ""
            self._words[act_id] = title_words(named) if named else self._titles.get(act_id) or title_words(name)
            if not named and act_id not in self._titles:
                self._undated.add(act_id)
            for word in self._words[act_id]:
                if len(with_word := self._with_word[word]) < _MOST_WITH_WORD:
                    with_word.append(act_id)

    def point(self, kind: str) -> None:
        """Keeps that the text says `the Act`, `the Code`."""
        self._pointed[kind] += 1

    def called(self, name: str) -> tuple[str, ...]:
        """The Acts of which `name` holds a part of the title: `the Rent Act`; most named first."""
        words = title_words(name)
        if not words:
            return ()
        possible = min((self._with_word.get(word, []) for word in words), key=len)
        found = [
            act_id
            for act_id in possible
            if words <= (title := self._words[act_id]) and ("amendment" in words or "amendment" not in title)
        ]
        if not _is_ordinance(name):
            found = [act_id for act_id in found if not _is_ordinance(act_id)] or found
        found = [act_id for act_id in found if act_id not in self._undated] or found
        exact = [act_id for act_id in found if self._words[act_id] == words]
        return tuple(sorted(exact or found, key=lambda act_id: (-self._named(act_id), act_id)))

    def called_by_initials(self, letters: str) -> tuple[str, ...]:
        """The Acts whose titles have these initials: `ED` of the Estate Duty Act."""
        if letters.lower() in _PARTING:
            return ()
        return tuple(act_id for act_id in self._words if _initials(act_id) == letters)

    def chief_of(self, act_ids: tuple[str, ...]) -> str | None:
        """The one of these Acts that is named far more often than the others; None if none is."""
        return _chief(Counter({act_id: self._named(act_id) for act_id in act_ids}))

    def chief(self, kind: str | None = None) -> str | None:
        """The Act of a type, or of any, that the text is about: named far more often than any other.

        Asked only when all Acts are counted.
        """
        if kind not in self._chiefs:
            times = self._times.get(kind, Counter()) if kind else self._of_all_types()
            self._chiefs[kind] = _chief(_without_amendments(times))
        return self._chiefs[kind]

    def _of_all_types(self) -> Counter[str]:
        """How often each Act is named, with the times the text says `the Act` where one Act must be meant."""
        times: Counter[str] = Counter()
        for kind, counted in self._times.items():
            times.update(counted)
            if chief := self.chief(kind):
                times[chief] += self._pointed[kind]
        return times

    def _named(self, act_id: str) -> int:
        return sum(counted[act_id] for counted in self._times.values())


def _chief(times: Counter[str]) -> str | None:
    first_two = times.most_common(2)
    if not first_two or first_two[0][1] < _LEAST:
        return None
    if len(first_two) > 1 and first_two[0][1] < _OUTWEIGHS * first_two[1][1]:
        return None
    return first_two[0][0]


def _is_ordinance(name: str) -> bool:
    """Whether a name or an identifier is of an Ordinance: `the Orissa Act` is not `Orissa Ordinance No. 10 of 1977`."""
    return "ordinance" in name.lower()


def _without_amendments(times: Counter[str]) -> Counter[str]:
    return Counter({act_id: count for act_id, count in times.items() if "amendment" not in act_id})


def is_one_spelling(one: str, other: str) -> bool:
    """Whether two Acts of one year differ in spaces or letters gone wrong alone: no State and no amendment parts them.

    takes `..-water-ways-act-1961` and `..-waterways-act-1961`; refuses `up-sales-tax-..` and `mp-sales-tax-..`
    """
    if not (year := _year(one)) or year != _year(other):
        return False
    words, others = _slug_words(one), _slug_words(other)
    if _PARTING & (words.keys() ^ others.keys()) or any("amend" in word for word in words.keys() | others.keys()):
        return False
    return Indel.normalized_similarity("".join(words), "".join(others)) >= _ALIKE


@lru_cache(maxsize=4096)
def _slug_words(act_id: str) -> dict[str, None]:
    """The words of an Act's title in their order, without its year."""
    title = ACTS[act_id].title.lower() if act_id in ACTS else act_id
    return dict.fromkeys(word for word in re.findall(r"[a-z]+", title) if word not in _SILENT)


def tells(name: str) -> bool:
    """Whether a title tells an Act: one word is little, and `the U.P. Act` says no more than whose it is."""
    words = title_words(name)
    return len(words) > 1 and not words <= _PARTING


def _initials(act_id: str) -> str:
    """The first letters of an Act's title in capitals."""
    return "".join(word[0] for word in _slug_words(act_id)).upper()


def _by_year(act_ids: Iterable[str]) -> dict[str | None, list[str]]:
    """The Acts of each year, in their order."""
    found: dict[str | None, list[str]] = defaultdict(list)
    for act_id in act_ids:
        found[_year(act_id)].append(act_id)
    return found


def _year(act_id: str) -> str | None:
    match = _YEAR_IN_ID.search(act_id)
    return match[1] if match else None


def _one_figure_off(one: str | None, late: str, year: int) -> bool:
    return one is not None and int(one) <= year and sum(map(ne, one, late)) == 1


def _among(words: frozenset[str], others: frozenset[str]) -> bool:
    """Whether `others` has all the words, one of them perhaps with one letter more, less or other."""
    missing, left = words - others, others - words
    if not missing:
        return True
    if len(missing) > _MOST_DAMAGED or 2 * len(missing) > len(words) or "amendment" in words ^ others:
        return False
    return all(any(one_letter_apart(word, other) for other in left) for word in missing)
