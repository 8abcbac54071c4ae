"""Acts in small letters, as people type: `sec 20 of the minimum wages act 1948`, `s 139 of the 1961 act`. Pure.

A title counts that the table has, behind a section's number or `under the`, or with its year; else `act` is what
somebody does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from nyayagraph.law.acts.table import ACTS, name_letters

_WINDOW = 90  # characters before `act` in which its title is looked for
# takes `act`, `act 1948`, `act, 1948`, `code of 1908`; a pattern a word, so that each is looked for fast
_ANCHORS = tuple(
    re.compile(rf"(?P<type>{word})\b(?:,?\s(?:of\s)?\(?(?P<year>(?:18|19|20)\d\d)\b\)?)?") for word in ("act", "code")
)
_WORD_BACK = re.compile(r"[a-z][a-z'-]*")
# takes `20 of the `, `34(3), `, `41A `, `under the old `; what may stand before a title
_CITED = re.compile(
    r"(?:\d[A-Za-z]{0,2}(?:\(\w{1,4}\)){0,3},?\s{1,2}(?:of\s)?(?:the\s)?|\b(?:of|under|per)\s(?:the\s)(?:old\s|new\s)?)$"
)
_CITED_LONG = 24
_YEAR_BEFORE = re.compile(r"\bthe\s(?P<year>(?:18|19|20)\d\d)\s$")  # takes `of the 1961 `, before `act`
_FEWEST_LETTERS = 6  # of a title: `air act`, `it act` are too short to be told from words


class SmallTitle(NamedTuple):
    """An Act in small letters at `[start, end)`: its name's letters, '' where its year alone is told."""

    start: int
    end: int
    letters: str
    year: int | None
    is_code: bool


def small_titles(text: str) -> Iterator[SmallTitle]:
    """Every Act in small letters that is cited, in order."""
    for match in sorted((m for pattern in _ANCHORS for m in pattern.finditer(text)), key=re.Match.start):
        if _goes_on(text, match.start()):
            continue
        low = max(0, match.start() - _WINDOW)
        year, is_code = int(match["year"]) if match["year"] else None, match["type"] == "code"
        by_year = None if year else _YEAR_BEFORE.search(text, low, match.start())
        if by_year:
            yield SmallTitle(by_year.start("year"), match.end(), "", int(by_year["year"]), is_code)
            continue
        start, name = _title(text, match, low)
        if name and (year or _CITED.search(text, max(0, start - _CITED_LONG), start)):
            yield SmallTitle(start, match.end(), name, year, is_code)


def _goes_on(text: str, start: int) -> bool:
    """Whether what opens at `start` is the rest of a word: `fact`, `sub-code`."""
    return start > 0 and (text[start - 1].isalnum() or text[start - 1] in "_-")


def _title(text: str, match: re.Match[str], low: int) -> tuple[int, str]:
    """Where the longest title of the table opens that ends with the matched word, and its letters; '' where none."""
    start, name, joined, last = match.start(), "", name_letters(match["type"]), match.start()
    for word in reversed(list(_WORD_BACK.finditer(text, low, match.start()))):
        if not text[word.end() : last].isspace():
            break
        letters = name_letters(word[0])
        last, joined = word.start(), letters + joined
        if joined not in ACTS.endings:
            break
        if letters and joined in ACTS.by_name and len(joined) >= _FEWEST_LETTERS + len(match["type"]):
            start, name = word.start(), joined
    return start, name
