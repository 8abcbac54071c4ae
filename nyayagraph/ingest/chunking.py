"""Text cut into overlapping passages that follow its structure. Pure: offsets in, offsets out."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

TARGET_WORDS = 215
OVERLAP_WORDS = 25
SHORTEST_TAIL_WORDS = 60
_BACKTRACK_WORDS = 50

_WORD = re.compile(r"\S+")
# Printed headings of a reported judgment; takes `HEADNOTE:` and `J U D G M E N T` alone on a line,
# refuses `the judgment: it was held` inside one.
_HEADNOTE = re.compile(r"^[ \t]*HEADNOTE[ \t]*:?[ \t]*", re.MULTILINE)
_JUDGMENT = re.compile(r"^[ \t]*(?:JUDGMENT[ \t]*:|J ?U ?D ?G ?M ?E ?N ?T[ \t]*:?[ \t]*$)", re.MULTILINE)
_ACT = re.compile(r"^[ \t]*ACT[ \t]*:[ \t]*", re.MULTILINE)
# A numbered paragraph: takes `12. The appellant`, `[12] The`, refuses `12.5 acres` and `1973. The`.
_PARAGRAPH = re.compile(r"^[ \t]*(?:\[(\d{1,3})\]|(\d{1,3})\.)[ \t]+(?=\S)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of the text under one heading: `[start, end)` in characters."""

    heading: str
    start: int
    end: int


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


def judgment_parts(text: str) -> tuple[Part, ...]:
    """Catchwords, headnote and judgment of a reported judgment, in order; the title block is left out.

    A text without printed headings is one part, `Judgment`.
    """
    marks: list[tuple[int, int, str]] = []
    head = _JUDGMENT.search(text)
    limit = head.start() if head else len(text)
    act = _ACT.search(text, 0, limit)
    note = _HEADNOTE.search(text, 0, limit)
    for match, heading in ((act, "Catchwords"), (note, "Headnote"), (head, "Judgment")):
        if match:
            marks.append((match.start(), match.end(), heading))
    if not marks:
        return (Part("Judgment", 0, len(text)),)
    if not head:
        marks.append((marks[-1][1], marks[-1][1], marks[-1][2]))
    marks.sort()
    ends = [start for start, _, _ in marks[1:]] + [len(text)]
    return tuple(Part(heading, start, end) for (_, start, heading), end in zip(marks, ends, strict=True) if end > start)


def passages(text: str, parts: Sequence[Part], *, page_starts: Sequence[int] = ()) -> tuple[Passage, ...]:
    """Passages of about 200 words with 25 words of overlap, never across two parts, in order.

    `page_starts[i]` is the character at which page i + 1 begins; empty where pages are not known.
    A passage ends at a sentence or paragraph end where one is near; a short tail joins the passage before it.
    """
    found: list[Passage] = []
    for part in parts:
        numbered = list(_paragraph_marks(text, part)) if part.heading != "Headnote" else []
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


def _paragraph_marks(text: str, part: Part) -> Iterator[tuple[int, int]]:
    """Starts and numbers of paragraphs that count up from where they are; a jump of more than five is no paragraph."""
    current = 0
    for match in _PARAGRAPH.finditer(text, part.start, part.end):
        number = int(match[1] or match[2])
        if current < number <= current + 5:
            current = number
            yield match.start(), number


def _page(page_starts: Sequence[int], offset: int) -> int | None:
    return bisect_right(page_starts, offset) if page_starts else None
