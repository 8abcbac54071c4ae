"""The text of a provision with the marks of its amendment footnotes: `^1[words]`, `^2***`, `^3`.

Pure. Gives the words without marks, and with the words of one mark replaced by others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

# takes `^1[`, `^ 12 [`, `^3***`, `^3* * *`, `^4`, `[`, `]`
_TOKEN = re.compile(
    r"\^\s?(?P<mark>\d{1,3})(?P<gone>\s*\*(?:\s*\*)+)?|(?P<lost>(?<![\d^(.,/-])\d{1,2}(?=\[|\*{3}))(?P<stars>\*+(?:\s*\*)*)?|\[|\]"
)
_SPACE_BEFORE_STOP = re.compile(r"[ \t]+(?=[,.;:)])")
_SPACES = re.compile(r"[ \t]{2,}")
_HEADING_END = re.compile(r"(?:[.\s]*(?:--+|[\u2012-\u2015]+)|\.\s*-)[\s-]*")
_LONGEST_HEADING = 300


class Kind(StrEnum):
    """What stands at a mark: words in brackets, stars where words went, or nothing."""

    BRACKET = "bracket"
    GONE = "gone"
    POINT = "point"


@dataclass(eq=False)
class Marked:
    """A marked place; its parts are plain words and marked places within it."""

    mark: str
    kind: Kind
    parts: list[str | Marked] = field(default_factory=list)
    is_closed: bool = True


class MarkedText:
    """A text read into its marks; `notes` are the numbers of its footnotes, which settle where a mark ends."""

    def __init__(self, text: str, notes: Iterable[str] = ()) -> None:
        self.root = Marked("", Kind.BRACKET)
        self.has_stray_close = False
        self._read(text, frozenset(notes))

    def _read(self, text: str, notes: frozenset[str]) -> None:
        stack: list[Marked | None] = []  # None: a plain bracket, whose words belong to what surrounds it
        at = 0
        for token in _TOKEN.finditer(text):
            if token.start() < at:
                continue
            self._within(stack).parts.append(text[at : token.start()])
            at = token.end()
            if token["mark"] or (token["lost"] and token["lost"] in notes):
                at = self._open(stack, token, text, notes)
            elif token["lost"]:
                self._within(stack).parts.append(token[0])
            elif token[0] == "[":
                self._within(stack).parts.append("[")
                stack.append(None)
            elif stack:
                if stack.pop() is None:
                    self._within(stack).parts.append("]")
            else:
                self.has_stray_close = True
        self._within(stack).parts.append(text[at:])
        for left in stack:
            if left is not None:
                left.is_closed = False

    def _within(self, stack: list[Marked | None]) -> Marked:
        return next((place for place in reversed(stack) if place is not None), self.root)

    def _open(self, stack: list[Marked | None], token: re.Match[str], text: str, notes: frozenset[str]) -> int:
        """Where reading goes on after a mark; digits that no footnote has belong to the text: `^253J` is mark 2."""
        mark, at = token["mark"] or token["lost"], token.end()
        if token["mark"] and mark not in notes:
            short = next((mark[:size] for size in range(len(mark) - 1, 0, -1) if mark[:size] in notes), None)
            if short and not token["gone"]:
                at = token.start("mark") + len(short)
                mark = short
        gone = token["gone"] or token["stars"]
        opens = None if gone else re.compile(r"\s*\[").match(text, at)
        place = Marked(mark, Kind.GONE if gone else Kind.BRACKET if opens else Kind.POINT)
        self._within(stack).parts.append(place)
        if opens:
            stack.append(place)
            return opens.end()
        return at

    def places(self) -> Iterator[tuple[Marked, tuple[Marked, ...]]]:
        """Every marked place with those that it stands in, outermost first."""
        yield from _places(self.root, ())

    def is_whole(self, place: Marked) -> bool:
        """Whether `place` holds all the words of the text."""
        return re.search(r"\w", _joined(self.root, {place: ""})) is None

    def words(self, replaced: Mapping[Marked, str] | None = None, *, number: str = "") -> str:
        """The text without marks, with the words of some places replaced, and without its own number and heading."""
        text = _SPACES.sub(" ", _SPACE_BEFORE_STOP.sub("", _joined(self.root, replaced or {}))).strip()
        return without_heading(text, number) if number else text


def _places(place: Marked, above: tuple[Marked, ...]) -> Iterator[tuple[Marked, tuple[Marked, ...]]]:
    for part in place.parts:
        if isinstance(part, Marked):
            yield part, above
            yield from _places(part, (*above, part))


def _joined(place: Marked, replaced: Mapping[Marked, str]) -> str:
    return "".join(
        part
        if isinstance(part, str)
        else _set_in(part, replaced[part])
        if part in replaced
        else _joined(part, replaced)
        for part in place.parts
    )


def _set_in(place: Marked, words: str) -> str:
    """Words in the place of others; stars stood between spaces, of which one may have been eaten."""
    return f" {words} " if words and place.kind is not Kind.BRACKET else words


def without_heading(text: str, number: str) -> str:
    """`text` without the number and heading that print puts before it: `9A. Adjudication.-- (1) The …`."""
    opens = re.match(rf"\W{{0,3}}{re.escape(number)}\s?\.\s*", text)
    if not opens:
        return text
    end = _HEADING_END.search(text, opens.end(), opens.end() + _LONGEST_HEADING)
    return text[end.end() :].lstrip() if end else text
