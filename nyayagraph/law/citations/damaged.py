"""Citations of the Court's chief reports whose print is damaged: `[1962] '2' S.C>R. 118`, `[1966] l SCR 709`.

Pure search with offsets. Only at years in brackets of which no clean citation is read: there glyphs that scanners
confuse stand for one another, in the volume, in the letters of the reporter, in the page.
"""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import NamedTuple

# takes `1962`, `198 1`, `1053` for 1953, `1 9 7 9` where all is printed so; refuses `1253`
_YEAR = r"(?P<spaced>1 [89] \d \d|2 0 \d \d)|(?:1\s?[089]\s?\d|2\s?0\s?\d)\s?\d"
_JUNK = r"[\s.,'’:;>*_-]{0,3}"
_S, _C, _R, _T, _I = "[S5$]", "[CGOc(]", r"(?:R|B|K|F|H|\]?&|It)", "[TIl17]", "[I1lTJ]"
# letters of a reporter as scanners read them; each takes what it names first
_LETTERS = {
    "SCR": rf"{_S}{_JUNK}{_C}o?{_JUNK}{_R}",  # takes `S.C>R`, `S.C.]&`, `S. Co R`, `SCF`; refuses `S.C. 12`
    "SCC": rf"{_S}{_JUNK}(?:{_C}{_JUNK}[CGOc]{{1,2}}|[Ee][Cc])",  # takes `SCO`, `S.CC`, `Sec`; refuses `S.C. 12`
    "STC": rf"{_S}{_JUNK}{_T}{_JUNK}{_C}",  # takes `S.I.C`; refuses `S. 12`
    "KB": rf"K{_JUNK}[B9D]",  # takes `K. 9`; refuses `K. 12`
    "AC": rf"A{_JUNK}[CG]",  # takes `A.G`; refuses `A. 12`
    "ITR": rf"{_I}{_JUNK}{_T}{_JUNK}{_R}",  # takes `1 T.R`, `IJR`, `I.,T.R`; refuses `I.A`
}
_REPORTERS = "|".join(f"(?P<{name}>{letters})" for name, letters in _LETTERS.items())
_FIGURES = str.maketrans({"I": "1", "l": "1", "i": "1", "t": "1", "|": "1", "O": "0", "o": "0", "S": "5", "&": "8"})
# one pattern a bracket: the engine finds a letter that opens a pattern many times faster than a choice of two
_DAMAGED = tuple(
    re.compile(
        # takes `[1962] '2' `, `[1966] l `, `(1963 (2) `, `(1995 Supp. [4 `; refuses `[1962] and `
        rf"\{opening}\s?(?P<year>{_YEAR})(?:\s?[\])}}|Jl]{{1,2}})?[\s,.:;=_–-]{{0,6}}"
        r"(?:\(?(?P<supplement>[Ss][uaon]pp[a-z]{0,7})\b\.?\)?[\s,.-]{0,3})?"
        r"(?:['‘]?(?P<opened>[\[(])?['‘]?(?P<volume>\d{1,3}|[IlOoit\d]{1,3}|I?V|VI{1,3})['’]?(?P<closed>[\])])?['’]?[\s,.;–-]{1,5}|[\s,.;–-]{0,3})"
        # takes `S.C>R. &66`, `SCC /18`, `SCR Page\n30`; refuses `SCR and`
        rf"(?:{_REPORTERS})[\s.,:;'>-]{{0,4}}(?:[Pp](?:ages?|p?\.)\s{{1,2}})?/?"
        r"(?P<page>(?(spaced)(?:\d(?: \d){0,3}(?= \d{1,2} \()|\d(?: \d){0,3})|[\dIlOoS&]{1,5}))"
        r"(?![A-Za-z\d])"
    )
    for opening in "[("
)
_VALUES = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6, "VII": 7, "VIII": 8, "Il": 2, "ll": 2, "lI": 2}


class DamagedCitation(NamedTuple):
    """What a damaged citation at `[start, end)` prints, as read."""

    start: int
    end: int
    reporter: str
    year: int
    volume: int
    is_supplement: bool
    page: int


def damaged_citations(text: str, clean: Sequence[tuple[int, int]]) -> Iterator[DamagedCitation]:
    """Citations that open with a year in brackets, read as if damaged, outside the `clean` ones, which are in order."""
    for pattern in _DAMAGED:
        for match in pattern.finditer(text):
            place = bisect_left(clean, (match.end(), 0)) - 1
            if place >= 0 and clean[place][1] > match.start():
                continue
            if page := _figures(match["page"]):
                reporter = next(name for name in _LETTERS if match[name])
                volume, is_supplement = _volume(match), bool(match["supplement"])
                year = _year(match["year"])
                yield DamagedCitation(match.start(), match.end(), reporter, year, volume, is_supplement, page)


def _year(printed: str) -> int:
    year = "".join(printed.split())
    return int(f"19{year[2:]}" if year.startswith("10") else year)


def _volume(match: re.Match[str]) -> int:
    printed: str = match["volume"] or ""
    is_unclosed = match["opened"] and not match["closed"]
    if is_unclosed and len(printed) > 1 and printed.endswith("0"):
        printed = printed[:-1]  # `[1961 (10 S.C.R. 809]`: the closing bracket read as a figure
    return _VALUES.get(printed, 0) or _figures(printed)


def _figures(printed: str) -> int:
    """The number that damaged figures stand for; 0 for letters that are no figures, and for an `S` alone."""
    read = printed.translate(_FIGURES).replace(" ", "")
    return int(read) if read.isdigit() and printed not in ("S", "O", "o") else 0
