"""Names of Acts without the word Act, right behind a section's number: `s. 138 NI`, `u/s 9 Customs,`, `s. 188 CA 2013`.

Pure. Anywhere else these letters are a company, a place or a rank, so nothing is read there.
"""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from nyayagraph.law.acts.table import ACTS, name_letters

# takes `8 NI`, `) A&C`, `5F ID`, `6 Specific Relief`: capital letters or up to four words behind a number, and a year.
# It opens with what few letters are, so that they are looked for fast.
_BEHIND_NUMBER = re.compile(
    r"[0-9)][A-Z]{0,2}[ \n]"
    r"(?=(?P<name>[A-Z][A-Z&/-]{1,8}(?![\w'’])|[A-Z][a-z]+(?:[ \n](?:(?:of|and|to|for)[ \n])?[A-Z][a-z]+){0,4})"
    r"(?:,?\s?\(?(?P<year>(?:1[89]|20)\d\d)\b\)?)?(?P<end>))"
)
# takes `u/s 73`, `ss. 138, 141 and 142`, `Section 3(1)(r) r/w 3(2)(va)` right before the name; refuses `Appeal No. 12`
_LISTED = re.compile(
    r"(?:\b[Ss]s?\.|\b[Ss]ec(?:tion|s)?s?\.?|\b[Uu]/[Ss]s?\.?)\s{0,2}\d{1,3}[A-Z]{0,2}(?:\(\w{1,4}\)){0,4}"
    r"(?:\s?(?:,|and|&|to|/|or|r/w|read with)\s?(?:[Ss]s?\.\s?|[Ss]ections?\s)?"
    r"\d{1,3}[A-Z]{0,2}(?:\(\w{1,4}\)){0,4}){0,6}\s$"
)
_LONGEST_LIST = 90
_SHORTEST_WORD = 4  # letters of a name that is not all capitals: ` s. 6 It is urged`
# takes `, `, `. `, ` and`, `) `; refuses ` Rules`, ` Officer`: what may stand behind words that are not all capitals
_ENDS_NAME = re.compile(
    r"[,;:.)\]]|\s*$|\s(?:and|or|r/w|read|does|is|are|was|has|can|may|must|will|applies|bars|deals|gives|says|provides|requires)\b"
)
_GOES_ON = re.compile(r"\s(?:Act|ACT|Code|Rules|Ordinance|Amendment|\(Amendment|No\b)")
# letters that the table of Acts has otherwise, with the years by which alone some are told
_CALLED = {"pwdv": "dvact", "isa": "successionact"}
_CALLED_WITH_YEAR = {("ca", 1956): "companiesact", ("ca", 2013): "companiesact"}
# capitals that call an office or a report more often than an Act
_CALLS_OTHERS = frozenset(
    ("police", "army", "navy", "air", "water", "forest", "press", "court", "at", "la", "sc", "ec", "di")
)


class ShortName(NamedTuple):
    """An Act called at `[start, end)` by the letters of a name in the table."""

    start: int
    end: int
    letters: str
    year: int | None


def short_names(text: str) -> Iterator[ShortName]:
    """Every Act that is called without the word Act right behind sections, in order."""
    for match in _BEHIND_NUMBER.finditer(text):
        year = int(match["year"]) if match["year"] else None
        letters = _letters(match["name"], year)
        start, end = match.start("name"), match.end("end")
        if letters is None or _GOES_ON.match(text, end):
            continue
        if not match["name"].isupper() and not year and not _ENDS_NAME.match(text, end):
            continue
        if _LISTED.search(text, max(0, start - _LONGEST_LIST), start):
            yield ShortName(start, end, letters, year)


def _letters(name: str, year: int | None) -> str | None:
    """The letters under which the table has an Act of that name; None where the name calls others too."""
    plain = name_letters(name)
    if plain in _CALLS_OTHERS or (len(plain) < _SHORTEST_WORD and not name.isupper()):
        return None
    known = _CALLED.get(plain) or _CALLED_WITH_YEAR.get((plain, year or 0))
    spelled = (known or f"{plain}act", f"{plain.removesuffix('a')}act")  # `EPA` is the EP Act
    return next((letters for letters in spelled if letters in ACTS.by_name), None)
