"""Chapters inserted as a whole: their sections bear no mark of their own, only the first and the last a bracket.

Pure; reads the sections of one Act in their order.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from nyayagraph.law.text.marked_text import Kind, Marked, MarkedText
from nyayagraph.law.versions.amendments import Action, Change, FootnoteReader, split_footnotes

_FARTHEST = 60
_NUMBER = r"\d{1,3}-?[A-Z]{0,3}"
# takes `Chapter IIIA (consisting of sections 25A to 25C) ins. by`; refuses `for sections 3 to 5`
_NAMED = re.compile(
    rf"^(?:New\s)?(?:Chapter|Part)\b.{{0,40}}?\bsections?\s(?P<first>{_NUMBER})\s(?:to|and)\s(?P<last>{_NUMBER})",
    re.DOTALL,
)


class PrintedSection(NamedTuple):
    """A section as printed: its number, its text with marks, its footnotes."""

    number: str
    text: str
    footnotes: str


def chapter_insertions(sections: Sequence[PrintedSection]) -> dict[int, list[Change]]:
    """The insertions that govern whole sections from outside, by the section's place in the Act.

    An open bracket is believed only where it holds sections with letters alone, or the end of the Act: an original
    section cannot have been inserted, so there one of the brackets was lost.
    """
    reader = FootnoteReader()
    opened: tuple[int, Change] | None = None
    found: dict[int, list[Change]] = {}
    places = {section.number: place for place, section in enumerate(sections)}
    for place, section in enumerate(sections):
        changes = reader.read(section.footnotes)
        if not changes and "]" not in section.text:
            continue
        marked = MarkedText(section.text, {mark for mark, _ in split_footnotes(section.footnotes)})
        for change in changes:
            _add_named(change, places, found)
        if opened and marked.has_stray_close and section.text.rstrip(" .").endswith("]"):
            _add(opened, place, sections, found)
            opened = None
        opening = _opens(marked, changes)
        if opening:
            opened = (place, opening)
    return found


def _opens(marked: MarkedText, changes: Sequence[Change]) -> Change | None:
    """The insertion whose bracket opens a text and does not close in it."""
    first = next((part for part in marked.root.parts if isinstance(part, Marked) or part.strip()), None)
    if not isinstance(first, Marked) or first.kind is not Kind.BRACKET or first.is_closed:
        return None
    return next((change for change in changes if change.mark == first.mark and change.action is Action.INSERTED), None)


def _add(
    opened: tuple[int, Change], end: int, sections: Sequence[PrintedSection], found: dict[int, list[Change]]
) -> None:
    start, change = opened
    inside = sections[start + 1 : end + 1]
    are_lettered = all(not section.number.isdigit() for section in inside)
    is_end = all(not section.number.isdigit() for section in sections[end + 1 :])
    if end - start <= _FARTHEST and (are_lettered or is_end):
        for place in range(start + 1, end + 1):
            found.setdefault(place, []).append(change)


def _add_named(change: Change, places: dict[str, int], found: dict[int, list[Change]]) -> None:
    named = _NAMED.match(change.printed) if change.action is Action.INSERTED else None
    if named is None:
        return
    first, last = (places.get(named[end].replace("-", "")) for end in ("first", "last"))
    if first is not None and last is not None and first <= last <= first + _FARTHEST:
        for place in range(first, last + 1):
            found.setdefault(place, []).append(change)
