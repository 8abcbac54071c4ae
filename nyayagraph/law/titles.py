"""Titles of Acts as print spells them: the words that tell, initials, and titles of the table with a letter gone wrong.

Pure; compares words and answers only where one Act fits.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache, lru_cache

from nyayagraph.law.acts import ACTS, name_letters
from nyayagraph.law.names import one_letter_apart

_SILENT = frozenset("act code ordinance adhiniyam of the and in for to a an on by".split())  # noqa: SIM905
_BROKEN = re.compile(r"(?<=[A-Za-z])-\s{1,3}(?=[a-z])")
_WORD = re.compile(r"[a-z]+")
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
    plain = _BROKEN.sub("", title).lower().replace("’s", "s").replace("'s", "s")  # noqa: RUF001
    return frozenset(word.rstrip("s") for word in _WORD.findall(plain) if word not in _SILENT and len(word) > 1)


@cache
def _by_words() -> dict[frozenset[str], set[str]]:
    found: dict[frozenset[str], set[str]] = defaultdict(set)
    for act in ACTS.values():
        found[title_words(act.title)].add(act.act_id)
        found[title_words(act.title.removeprefix("Indian "))].add(act.act_id)
    return found


@cache
def _by_year() -> dict[int, list[tuple[frozenset[str], str]]]:
    found: dict[int, list[tuple[frozenset[str], str]]] = defaultdict(list)
    for act in ACTS.values():
        if act.year:
            found[act.year].append((title_words(act.title.removeprefix("Indian ")), act.act_id))
    return found


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
        if act_id := _meant(words, year):
            return opening, name_letters(ACTS[act_id].title)
    return None


def _meant(words: frozenset[str], year: int | None) -> str | None:
    if not words:
        return None
    exact = _by_words().get(words, set())
    fitting = [act_id for act_id in exact if year is None or ACTS[act_id].year == year]
    if len(fitting) == 1:
        return fitting[0]
    if year is None:
        return None
    words -= {"indian"}
    near = [act_id for title, act_id in _by_year().get(year, ()) if _one_word_off(words, title)]
    return near[0] if len(near) == 1 else None


def _one_word_off(words: frozenset[str], title: frozenset[str]) -> bool:
    ours, theirs = words - title, title - words
    if len(ours) != 1 or len(theirs) != 1:
        return False
    return one_letter_apart(next(iter(ours)), next(iter(theirs)))
