"""Titles of Acts as print spells them: the words that tell, initials, and titles of the table with a letter gone wrong.

Pure; compares words and answers only where one Act fits.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache, lru_cache
from operator import ne

from nyayagraph.law.acts.table import ACTS, name_letters
from nyayagraph.law.names.parties import one_letter_apart

_SILENT = frozenset("act code ordinance adhiniyam of the and in for to a an on by".split())  # noqa: SIM905
_BROKEN = re.compile(r"(?<=[A-Za-z])-\s{1,3}(?=[a-z])")
_WORD = re.compile(r"[a-z]+")
_LETTERS = re.compile(r"[^a-z]")
# takes `ED Act`, `C.I.S.F. Act`, `SIC (SP) Act`; refuses `Arms Act`
_INITIALS = re.compile(r"(?:\(?[A-Z]\.?\)?\s?){2,7}\s?Act")
_STATES = (
    (re.compile(r"\bU\.?\s?P\b\.?"), "uttar pradesh"),
    (re.compile(r"\bM\.?\s?P\b\.?"), "madhya pradesh"),
    (re.compile(r"\bA\.?\s?P\b\.?"), "andhra pradesh"),
    (re.compile(r"\bH\.?\s?P\b\.?"), "himachal pradesh"),
    (re.compile(r"\bC\.?\s?P\b\.?"), "central provinces"),
    (re.compile(r"\bW\.?\s?B\b\.?"), "west bengal"),
    (re.compile(r"\bT\.?\s?N\b\.?"), "tamil nadu"),
)


@lru_cache(maxsize=4096)
def title_words(title: str) -> frozenset[str]:
    """The telling words of a title: none of `Act`, `of`, `the`; no plural, no possessive, no break of a line."""
    for initials, state in _STATES:
        title = initials.sub(state, title)
    plain = _BROKEN.sub("", title).lower().replace("’s", "s").replace("'s", "s").replace("panel code", "penal code")  # noqa: RUF001
    return frozenset(word.rstrip("s") for word in _WORD.findall(plain) if word not in _SILENT and len(word) > 1)


@cache
def _by_words() -> dict[frozenset[str], set[str]]:
    found: dict[frozenset[str], set[str]] = defaultdict(set)
    for act in ACTS.values():
        found[title_words(act.title)].add(act.act_id)
        found[title_words(act.title.removeprefix("Indian "))].add(act.act_id)
        for words in map(title_words, act.aliases):
            if len(words) > 1:
                found[words].add(act.act_id)
    return found


@cache
def _by_all_letters() -> dict[str, set[str]]:
    """Acts by every letter of their titles, small words too: print may glue them, `Governmentof India Act`."""
    found: dict[str, set[str]] = defaultdict(set)
    for act in ACTS.values():
        if act.year:
            found[_LETTERS.sub("", act.title.lower())].add(act.act_id)
    return found


@cache
def _by_year() -> dict[int, list[tuple[frozenset[str], str]]]:
    found: dict[int, list[tuple[frozenset[str], str]]] = defaultdict(list)
    for act in ACTS.values():
        if act.year:
            words = {title_words(name.removeprefix("Indian ")) for name in (act.title, *act.aliases)}
            found[act.year] += [(one, act.act_id) for one in sorted(words, key=sorted)]
    return found


@cache
def _by_initials() -> dict[tuple[str, int], set[str]]:
    found: dict[tuple[str, int], set[str]] = defaultdict(set)
    for act in ACTS.values():
        if act.year:
            found[initials(act.title), act.year].add(act.act_id)
    return found


def initials(title: str) -> str:
    """The first letters of a title's words, `Act` and the small ones left out: `Estate Duty Act` gives `ED`."""
    words = re.findall(r"[A-Za-z]+", title)
    return "".join(word[0].upper() for word in words if word.lower() not in _SILENT)


@lru_cache(maxsize=4096)
def known_title(name: str, year: int | None) -> tuple[int, str] | None:
    """Where in `name` a title of the table opens that print varies a little, and its letters.

    Takes `Telegraphs Act`, `Compnies Act, 1956`, `Sastry Award-Industrial Dispute Act, 1947`. Words may go before it
    only where its year is printed and a dash divides them.
    """
    openings = [0]
    if year is not None:
        openings += [at.end() for at in re.finditer(r"-+\s?(?=[A-Z])", name)]
    for opening in openings:
        words = title_words(name[opening:])
        if act_id := _meant(name[opening:], words, year):
            return opening, name_letters(ACTS[act_id].title)
    return None


def _meant(name: str, words: frozenset[str], year: int | None) -> str | None:
    if not words:
        return None
    exact = _by_words().get(words) or _by_all_letters().get(_LETTERS.sub("", name.lower()), set())
    fitting = [act_id for act_id in exact if year is None or ACTS[act_id].year == year]
    if len(fitting) == 1:
        return fitting[0]
    if year is None:
        return _of_one_name(_undated(words)) if len(words) > 1 else None
    if _INITIALS.fullmatch(name):
        return _only(_by_initials().get((re.sub(r"[^A-Z]", "", name.removesuffix("Act")), year), set()))
    words -= {"indian"}
    same_year = _by_year().get(year, ())
    return _only({act_id for title, act_id in same_year if _misspelt(words, title)}) or _only(_cut_off(name, year))


def _cut_off(name: str, year: int) -> set[str]:
    """The Acts of the year whose title ends as `name` does: print has cut off how it begins, `People Act, 1951`."""
    ending = _in_order(name)
    found = _titles_of(year)
    return {act_id for title, act_id in found if len(title) > len(ending) > 0 and title[-len(ending) :] == ending}


@cache
def _titles_of(year: int) -> tuple[tuple[tuple[str, ...], str], ...]:
    acts = [act for act in ACTS.values() if act.year == year]
    return tuple((_in_order(name), act.act_id) for act in acts for name in (act.title, *act.aliases))


def _in_order(name: str) -> tuple[str, ...]:
    words = _WORD.findall(_BROKEN.sub("", name).lower())
    return tuple(word.rstrip("s") for word in words if word not in _SILENT)


def _undated(words: frozenset[str]) -> set[str]:
    """The Acts whose title has these words but one, which differs by a letter."""
    rests = ((word, _by_rest().get(words - {word}, ())) for word in words)
    return {act_id for word, acts in rests for other, act_id in acts if one_letter_apart(word, other)}


@cache
def _by_rest() -> dict[frozenset[str], list[tuple[str, str]]]:
    """For the words of a title without one of them: that word, and the Act."""
    found: dict[frozenset[str], list[tuple[str, str]]] = defaultdict(list)
    for title, acts in _by_words().items():
        for word in title:
            found[title - {word}] += [(word, act_id) for act_id in acts]
    return found


def _only(acts: set[str]) -> str | None:
    return next(iter(acts)) if len(acts) == 1 else None


def _of_one_name(acts: set[str]) -> str | None:
    """One of Acts that all go by its title, as the Acts of two years do; None where they go by several."""
    return next((a for a in sorted(acts) if acts <= set(ACTS.by_name[name_letters(ACTS[a].title)])), None)


def _misspelt(words: frozenset[str], title: frozenset[str]) -> bool:
    """Whether titles differ in one word by a letter, or in two where as many words are the same."""
    ours, theirs = words - title, title - words
    if len(ours) != len(theirs) or not 1 <= len(ours) <= min(2, max(1, len(words & title))):
        return False
    if len(ours) == 1:
        return one_letter_apart(next(iter(ours)), next(iter(theirs)))
    return all(any(_slipped(one, other) for other in theirs) for one in ours)


def _slipped(one: str, other: str) -> bool:
    """Whether two words, short ones too, differ by one letter that is not the first."""
    short = len(one) == len(other) > 2 and one[0] == other[0]  # noqa: PLR2004 - `Rai` for `Raj`
    return one_letter_apart(one, other) or (short and sum(map(ne, one, other)) == 1)
