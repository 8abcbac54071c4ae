"""What a text must have for a pattern to match in it: of a table of patterns most are told apart by that alone. Pure.

A needle is a run of letters and figures that every match of a pattern has. A text is asked for needles first, so that
a table of hundreds of patterns costs next to nothing where it says nothing of a text, and only those patterns are made
that a text may hold.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

_Value = TypeVar("_Value")
_Needles = frozenset[str]
_UNKNOWN: _Needles = frozenset()
_SHORTEST = 3
_LOOKS = ("(?=", "(?!", "(?<=", "(?<!")
_GROUPS = ("(?:", "(?i:", "(?-i:")
_OPTIONAL = ("?", "*", "{0", "{,")


class _UnreadableError(Exception):
    """A form of pattern of which no needle is told."""


def needles(source: str) -> frozenset[str]:
    r"""Small letters and figures, one run of which stands in every match of a pattern; empty where none is told.

    `Places\s+of\s+Worship\s+(?:Act|law)` gives `worship`, `COTPA|Tobacco\s+Act` `cotpa` and `tobacco`. To be sought
    in a text in small letters, whatever letters the pattern asks for.
    """
    try:
        found, end = _alternatives(source, 0)
    except _UnreadableError:
        return _UNKNOWN
    return found if end == len(source) else _UNKNOWN


def _alternatives(source: str, at: int) -> tuple[_Needles, int]:
    """The needles of what stands up to the end of a group, and that end; none where one alternative has none."""
    every: list[_Needles] = []
    while True:
        found, at = _sequence(source, at)
        every.append(found)
        if at == len(source) or source[at] == ")":
            return (frozenset().union(*every) if all(every) else _UNKNOWN), at
        at += 1


def _sequence(source: str, at: int) -> tuple[_Needles, int]:
    """The best needles of one alternative: those whose shortest is longest."""
    best, run = _UNKNOWN, ""
    while at < len(source) and source[at] not in "|)":
        inner, letter, end = _item(source, at)
        behind = source[end : end + 2]
        is_optional = behind.startswith(_OPTIONAL)
        if letter and not is_optional:
            run += letter
        if not letter or behind[:1] in tuple("?*+{"):
            best, run = _better(best, frozenset((run,))), ""
        if not is_optional:
            best = _better(best, inner)
        at = _behind_count(source, end)
    return _better(best, frozenset((run,))), at


def _better(one: _Needles, other: _Needles) -> _Needles:
    def shortest(found: _Needles) -> int:
        return min(map(len, found), default=0)

    return other if shortest(other) > shortest(one) and shortest(other) >= _SHORTEST else one


def _item(source: str, at: int) -> tuple[_Needles, str, int]:
    """One item of a sequence: the needles of a group, or the letter that it is, and where it ends."""
    sign = source[at]
    if sign == "(":
        return _group(source, at)
    if sign == "[":
        end = _behind_class(source, at)
        letters = source[at + 1 : end - 1].lower()
        return _UNKNOWN, letters[0] if len(letters) == 2 and letters[0] == letters[1] else "", end  # noqa: PLR2004
    if sign == "\\":
        escaped = source[at + 1]
        if escaped in "xuUN":
            raise _UnreadableError
        return _UNKNOWN, "", at + 2
    return _UNKNOWN, sign.lower() if sign.isalnum() else "", at + 1


def _group(source: str, at: int) -> tuple[_Needles, str, int]:
    """A group: the needles of what it holds; of what only looks ahead or behind none."""
    opening = next((form for form in (*_LOOKS, *_GROUPS) if source.startswith(form, at)), "")
    if not opening and source.startswith("(?P<", at):
        opening = source[at : source.index(">", at) + 1]
    if not opening and source.startswith("(?", at):
        raise _UnreadableError
    inner, end = _alternatives(source, at + len(opening or "("))
    if end == len(source):
        raise _UnreadableError
    return _UNKNOWN if opening in _LOOKS else inner, "", end + 1


def _behind_class(source: str, at: int) -> int:
    r"""The place behind a class: `[]a]` and `[^\]]` end with their second bracket."""
    at += 2 if source.startswith("[^", at) else 1
    at += source.startswith("]", at)
    while source[at] != "]":
        at += 2 if source[at] == "\\" else 1
    return at + 1


def _behind_count(source: str, at: int) -> int:
    """The place behind `?`, `*`, `+` or `{2,3}`, lazy or not."""
    if source[at : at + 1] == "{":
        at = source.index("}", at) + 1
    elif source[at : at + 1] in tuple("?*+"):
        at += 1
    else:
        return at
    return at + (source[at : at + 1] in tuple("?+"))


class Needled(Generic[_Value]):
    """Values with patterns, found by what a text must have for their patterns to match in it."""

    def __init__(self, rows: Iterable[tuple[str, _Value]]) -> None:
        """`rows` are sources of patterns with the value of each."""
        self._values: list[_Value] = []
        self._always: list[int] = []
        self._places: dict[str, list[int]] = {}
        for place, (source, value) in enumerate(rows):
            self._values.append(value)
            found = needles(source)
            for needle in found:
                self._places.setdefault(needle, []).append(place)
            if not found:
                self._always.append(place)

    def likely(self, text: str) -> list[_Value]:
        """The values whose patterns may match in a text, in the order given."""
        lowered = text.lower()
        places = set(self._always)
        for needle, having in self._places.items():
            if needle in lowered:
                places.update(having)
        return [self._values[place] for place in sorted(places)]
