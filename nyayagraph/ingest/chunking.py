"""Text cut into overlapping passages that follow its structure. Pure: offsets in, offsets out."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nyayagraph.law.judgment_text import Part, paragraph_marks

TARGET_WORDS = 215
OVERLAP_WORDS = 25
SHORTEST_TAIL_WORDS = 60
_BACKTRACK_WORDS = 50

_WORD = re.compile(r"\S+")


@dataclass(frozen=True, slots=True)
class Passage:
    """`text[char_start:char_end]` of the source, with its place in it."""

    ordinal: int
    heading: str
    char_start: int
    char_end: int
    paragraph: int | None
    page_from: int | None
    page_to: int | None


def passages(text: str, parts: Sequence[Part], *, page_starts: Sequence[int] = ()) -> tuple[Passage, ...]:
    """Passages of about 200 words with 25 words of overlap, never across two parts, in order.

    `page_starts[i]` is the character at which page i + 1 begins; empty where pages are not known.
    A passage ends at a sentence or paragraph end where one is near; a short tail joins the passage before it.
    """
    found: list[Passage] = []
    for part in parts:
        numbered = paragraph_marks(text, part) if part.heading != "Headnote" else []
        starts = [start for start, _ in numbered]
        for begin, end in _spans(text, part):
            place = bisect_right(starts, begin + 5) - 1
            found.append(
                Passage(
                    ordinal=len(found),
                    heading=part.heading,
                    char_start=begin,
                    char_end=end,
                    paragraph=numbered[place][1] if place >= 0 else None,
                    page_from=_page(page_starts, begin),
                    page_to=_page(page_starts, end - 1),
                )
            )
    return tuple(found)


def _spans(text: str, part: Part) -> Iterator[tuple[int, int]]:
    words = [match.span() for match in _WORD.finditer(text, part.start, part.end)]
    first = 0
    while first < len(words):
        last = min(first + TARGET_WORDS, len(words))
        last = len(words) if len(words) - last < SHORTEST_TAIL_WORDS else _sentence_end(text, words, first, last)
        yield words[first][0], words[last - 1][1]
        if last == len(words):
            return
        first = max(first + 1, last - OVERLAP_WORDS)


def _sentence_end(text: str, words: list[tuple[int, int]], first: int, last: int) -> int:
    """The last word count in reach that ends a paragraph, else a sentence, else `last`."""
    nearest = max(first + 1, last - _BACKTRACK_WORDS)
    sentence = 0
    for count in range(last, nearest, -1):
        end = words[count - 1][1]
        if "\n\n" in text[end : words[count][0]] if count < len(words) else False:
            return count
        if not sentence and text[end - 1] in ".?!;" and end - words[count - 1][0] > 4:  # noqa: PLR2004 - `v.`, `No.` end nothing
            sentence = count
    return sentence or last


def _page(page_starts: Sequence[int], offset: int) -> int | None:
    return bisect_right(page_starts, offset) if page_starts else None
