"""Sentences of a judgment as cues read them: judgments named become marks, print's debris is gone.

Pure; knows nothing of what a cue means. A mark is `@n@`, n the number of the judgment among those of the text.
"""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from nyayagraph.law.text.sentences import split_sentences

# letters that mark a page of the report in a headnote: takes `[347A-B]`, `[785 C; 787 B]`; refuses `[1960] 1 SCR`
_PAGE_LETTERS = re.compile(r"\[\s?\d{0,4}\s?[A-H](?:[\s,;&-]{0,3}\d{0,4}\s?[A-H])*\s?\]")
# the mark of a footnote in running text: takes `(1)`, `(')`; refuses `(1960)`
_FOOTNOTE_MARK = re.compile(r"\(\s?[\dlI',]{1,3}\s?\)")
_BROKEN_WORD = re.compile(r"(?<=[a-z])-\s+(?=[a-z])")
# what opens a footnote: takes `(2) ` at the end of the text before
_FOOTNOTE = re.compile(r"\(\s?\w{1,2}\s?[).]\s{0,3}[\[(]?\s{0,2}$")
# what ends a footnote: takes `, 347.`, `.`
_STOP = re.compile(r"(?:,?\s?(?:at\s)?(?:pp?\.\s?)?[\d, -]{0,20})?\.(?=\s)")
_NAMED = re.compile(r"\bv\w{0,5}\b", re.IGNORECASE)
# the stop of a title, which ends no clause: takes the stop of `Mr. Sen`
_TITLE_STOP = re.compile(r"(?<=\bMr)\.|(?<=\bDr)\.|(?<=\bMrs)\.|(?<=\bSmt)\.")
MARK = re.compile(r"@(\d+)@")


class Sentence(NamedTuple):
    """A sentence at `[start, end)` of the text; `view` has its words, the judgments it names as marks."""

    start: int
    end: int
    view: str
    marks: tuple[int, ...]


class Place(NamedTuple):
    """One mention: number of the judgment, and its span."""

    start: int
    end: int
    number: int


def sentences(text: str, places: Sequence[Place], start: int, end: int) -> list[Sentence]:
    """Sentences of `text[start:end]`, with the judgments that `places` name as marks."""
    inside = [place for place in places if start <= place.start and place.end <= end]
    flat = _flattened(text, start, end, inside)
    found: list[Sentence] = []
    first = 0
    for opens, closes in split_sentences(flat):
        while first < len(inside) and inside[first].end <= start + opens:
            first += 1
        last = first
        while last < len(inside) and inside[last].start < start + closes:
            last += 1
        view = _view(text, start + opens, start + closes, inside[first:last])
        marks = tuple(int(mark[1]) for mark in MARK.finditer(view))
        found.append(Sentence(start + opens, start + closes, view, marks))
        first = last
    return found


def _flattened(text: str, start: int, end: int, places: Sequence[Place]) -> str:
    """The text with its mentions blotted out letter for letter, so that no stop of a name ends a sentence.

    The stop of a footnote goes with it: printed at the foot of a page, it stands in the midst of a sentence.
    """
    parts: list[str] = []
    done = start
    for place in places:
        if place.start < done:
            continue
        closes = place.end
        if _is_footnote(text, start, place):
            stop = _STOP.match(text, place.end, end)
            closes = stop.end() if stop else place.end
        parts += [text[done : place.start], "X" * (closes - place.start)]
        done = closes
    return "".join([*parts, text[done:end]])


def _is_footnote(text: str, start: int, place: Place) -> bool:
    """Whether a citation stands behind the mark of a footnote: takes `(2) [1960] 1 SCR 5`; refuses a name there."""
    opened = _FOOTNOTE.search(text, max(start, place.start - 8), place.start)
    return bool(opened) and not _NAMED.search(text, place.start, place.end)


def _view(text: str, start: int, end: int, places: Sequence[Place]) -> str:
    parts: list[str] = []
    done = start
    for place in places:
        if place.start < done:
            continue
        parts.append(text[done : place.start])
        parts.append(" " if _is_footnote(text, start, place) else f" @{place.number}@ ")
        done = min(place.end, end)
    parts.append(text[done:end])
    plain = _TITLE_STOP.sub("", "".join(parts))
    plain = _FOOTNOTE_MARK.sub(" ", _PAGE_LETTERS.sub(" ", plain))
    plain = _BROKEN_WORD.sub("", plain).replace("’", "'").replace("‘", "'").replace("“", '"').replace("”", '"')
    return " ".join(plain.split())
