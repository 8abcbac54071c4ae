"""Clauses printed beside a number: `clauses (a) and (b) of section 5`, `rule 15, clauses (2)`, `of that section`.

Pure; reads words around a number and knows no Act.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from nyayagraph.law.provisions.keys import ProvisionKey, read_clauses

Clauses = tuple[str, ...]

# takes `clause`, `cls.`, `el.` (a damaged `cl.`), `Sub-section`, `sub-sec- tion`, `sub-s`, `sub-ss.,`, `sub-rule`;
# refuses `close`
_WORD = (
    r"(?:[Ss]ub\s?[-\xad.]?\s?(?:[Cc]lauses?|[Cc]ls?\.?|[Ss]ec(?:-\s{0,2})?tions?|[Ss]ecs?\.|[Ss]{1,2}\b\.?,?|[Aa]rticles?|[Rr]ules?|[Rr]\.)"
    r"|[Cc]lauses?|[Cce]ls?\.)"
)
# takes `(a)`, `(2)(iii)`, `(2-B)`, `2(a)`, `29-A`, `1(A)` for `(1A)`; refuses `(within)`
_ITEM = (
    r"(?:(?:\s?\(\s?[0-9A-Za-z]{1,5}(?:-[A-Z])?\s?\)){1,3}"
    r"|\s?\d{1,2}(?:-?[A-Z])?(?:\([0-9a-z]{1,3}\)|(?<=\d)\([A-Z]\)){0,2}(?![\w(]))"
)
_LINKED = rf"\s{{0,2}}(?:,\s{{0,2}}(?:and|or)?|and|or|&|to)\s{{1,3}}(?:under\s{{1,2}})?(?:{_WORD}\s{{0,2}})?{_ITEM}"
_LIST = rf"(?P<word>{_WORD})\s{{0,2}}(?P<items>{_ITEM}(?:{_LINKED}){{0,6}})"
_BEFORE = re.compile(rf"(?<![A-Za-z]){_LIST}\s{{0,2}},?\s{{0,2}}(?:of|to|in)\s{{1,3}}(?:the\s{{1,2}})?$")
_BEHIND = re.compile(
    rf"\s{{0,2}},?\s{{1,3}}(?>{_LIST})(?!\s{{0,3}}(?:,\s{{0,3}})?(?:of|to|in)\s{{1,3}}(?:the\s{{1,2}})?(?:said\s)?"
    r"(?:[Ss]ub|[Cc]l|[Ss]ections?|[Ss]{1,2}\.|[Aa]rt|[Rr]ule|[Oo]rder|will|deed|agreement))"
)
_PARTS = re.compile(rf"(?P<to>\bto\s{{1,3}})?(?:{_WORD}\s{{0,2}})?(?P<item>{_ITEM})")
_BARE = re.compile(r"\s?(\d{1,2})(?:-?([A-Z])|\(([A-Z])\))?(?=\(|$)")
_CLAUSE_WORD = re.compile(r"(?:[Ss]ub\s?[-\xad.]?\s?)?[Cce]l")
_WINDOW = 130
_MOST = 12
_ROMANS = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii")
_THAT = "of that"  # `of the same section` points without a number, as a word for the section alone does
_UNIT = re.compile(r"\s{1,3}[Ss]ection\b(?!\s{0,3}\d)")
_ONE_MISREAD = re.compile(r"(?<=/[sa]\d\d)I(?=\(|$)")  # takes `s49I`; refuses `s80IA`
_SUSPECT = re.compile(r"/[sa]\d+[A-Z]?\((?:i|l|[A-Z])\)")
_LETTERED = re.compile(r"(.+/[sa]\d+)\(([A-Z])\)\(\d")  # no clause in a capital holds figures: `25(O)(5)` is `25O(5)`
_FIGURED = re.compile(r"/[sa]\d+[A-Z]*\(\d")
_OPENS_CLAUSE = frozenset("sScCe")
_JOINS = frozenset(("of", "to", "in", "the"))


class OfThat(NamedTuple):
    """`clause (3) of that section` at `[start, end)`: the clauses of a section named before."""

    start: int
    end: int
    clauses: tuple[Clauses, ...]


def clauses_before(text: str, start: int, *, within_clauses: bool) -> tuple[int, tuple[Clauses, ...]]:
    """What clauses stand before a number at `start`, and where they open; none leaves `start`.

    Of a number that has clauses of its own (`within_clauses`) only smaller parts may stand before: `clause (a) of
    section 14(1)`.
    """
    found: tuple[Clauses, ...] = ((),)
    opening = start
    words = text[max(0, start - 18) : start].split()
    while words and words[-1] in _JOINS:
        words.pop()
    if not words or (words[-1][-1] not in ")," and not words[-1][:1].isdigit()):
        return start, ()  # the commonest case, told before a pattern is tried
    for _ in range(3):
        match = _BEFORE.search(text, max(0, start - _WINDOW), opening)
        if match is None or (within_clauses and not _CLAUSE_WORD.match(match["word"])):
            break
        found = tuple((*outer, *inner) for outer, inner in product(found, _items(match["items"])))[:_MOST]
        opening = match.start()
    return opening, found if opening < start else ()


def clauses_behind(text: str, end: int) -> tuple[int, tuple[Clauses, ...]]:
    """What clauses stand behind a number that ends at `end`, and where they end; none leaves `end`."""
    if text[end : end + 5].lstrip(" ,\n")[:1] not in _OPENS_CLAUSE:
        return end, ()
    match = _BEHIND.match(text, end)
    return (match.end(), tuple(_items(match["items"]))) if match else (end, ())


def find_of_that(text: str) -> Iterator[OfThat]:
    """Every `sub-section (2) of that section`, in order."""
    place = text.find(_THAT)
    while place >= 0:
        end = place + len(_THAT)
        match = _UNIT.match(text, end)
        opening, clauses = clauses_before(text, place + 3, within_clauses=False) if match else (0, ())
        if match and clauses:
            yield OfThat(opening, match.end(), clauses)
        place = text.find(_THAT, end)


def mended(keys: frozenset[str]) -> dict[str, str]:
    """Of all keys that one text names, those that print must have damaged, each with what was meant.

    Where the text names section 25O, or `25(O)(5)`, `25 (O)` is that section; where it names sub-sections of a section
    by figures, `3(i)`, `3(l)` and `3(I)` are its sub-section (1). Where it names section 491, `49I` is that.
    """
    suspects = [key for key in keys if "(" in key and _SUSPECT.search(key)]
    misread = [key for key in keys if _ONE_MISREAD.search(key)]
    if not suspects and not misread:
        return {}
    sections = {key.partition("(")[0] for key in keys}
    meant = {key: one for key in misread if (one := _ONE_MISREAD.sub("1", key)).partition("(")[0] in sections}
    sections |= {lettered[1] + lettered[2] for key in keys if (lettered := _LETTERED.match(key))}
    figured = {key.partition("(")[0] for key in keys if _FIGURED.search(key)}
    for suspect in suspects:
        key = ProvisionKey.parse(suspect)
        first = key.clauses[0]
        if first in ("i", "l", "I") and key.section_id in figured:
            meant[suspect] = str(key.model_copy(update={"clauses": ("1", *key.clauses[1:])}))
        elif first.isupper() and f"{key.section_id}{first}" in sections:
            number = key.number + first
            meant[suspect] = str(key.model_copy(update={"number": number, "clauses": key.clauses[1:]}))
    return meant


def _items(printed: str) -> list[Clauses]:
    """The members of a printed list of clauses; a range of single letters or of figures is filled."""
    found: list[Clauses] = []
    for part in _PARTS.finditer(printed):
        clauses = read_clauses(_BARE.sub(r"(\1\2\3)", part["item"], count=1), 0)[0]
        clauses = ("o", *clauses[1:]) if clauses[:1] == ("0",) else clauses
        if part["to"] and found and len(clauses) == len(found[-1]) == 1:
            found += [(between,) for between in _between(found[-1][0], clauses[0])]
        if clauses:
            found.append(clauses)
    return found[:_MOST]


def _between(first: str, last: str) -> list[str]:
    """What lies between two clauses, both left out: `a` and `d` give `b`, `c`, and `i` and `iv` give `ii`, `iii`."""
    if first in _ROMANS and last in _ROMANS and len(first + last) > 2:  # noqa: PLR2004 - `v` to `x` may be letters
        return list(_ROMANS[_ROMANS.index(first) + 1 : _ROMANS.index(last)])
    if first.isdigit() and last.isdigit():
        return [str(number) for number in range(int(first) + 1, int(last))][:_MOST]
    if len(first) == len(last) == 1 and first.islower() and last.islower() and not {first, last} & set("ivx"):
        return [chr(code) for code in range(ord(first) + 1, ord(last))][:_MOST]
    return []
