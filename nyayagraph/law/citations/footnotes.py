"""Footnotes of the reports: `Golaknath v. State of Punjab(2)` above, `(2) [1967] 2 S.C.R. 762.` at the foot.

Pure; knows where numbered notes open with a citation. The number counts anew on every page.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict

# takes `(2) ` anywhere, `(I) ` (a figure misread), `(3) LL.R.` (a reporter misread), `(1) Law Reports, `, `2. ` and
# `[2] ` at the start of a line; refuses `2 ` within a line
_OPENS = re.compile(
    r"(?:[\[(](?P<bracketed>\d{1,3}|[lI])[\])](?:[\s.]{0,3}(?:[A-Z1l]{1,2}\.[A-Z1l.]{1,4}\s?(?=$)|Law\s{1,2}Reports,?))?|(?:^|\n)\s{0,4}\[?(?P<plain>\d{1,3})\]?\.?)[\s.]{0,8}$"
)
# takes `(2)`, `[4]`, `, (1)`, `.(3)`, `)(1)`, `(l)` (a one misread), ` 4 ` where notes open without brackets;
# refuses `(2) [1967]`, where the citation follows at once, and `(')`, which may be any figure
_MARK = re.compile(
    r"(?:\)(?=\())?[\s,.]{0,2}[\[(]\s?(?P<number>\d{1,3}|[lI])\s?[\])](?!\s{0,2}[\[(]?(?:1[89]|20)\d\d)|(?P<raised>\d{1,3})(?=[\s,.;:(])"
    r"|\s(?P<apart>\d{1,2})(?=[\s,.;])"
)
# what a name goes on with to its mark: takes `, Industrial Tribunal, Bombay(1)`, ` by his Agent Rao (2)`,
# `, Foreign Exchange Regulation Act13`; refuses ` and Rao v. Das(1)`
_GOES_ON = re.compile(
    r"(?:,?\s{1,3}(?:[A-Z][\w.&'-]{0,16}|by|his|of|and|the|for|on)[.,]{0,2}){1,8}?"
    r"(?:\s{0,3}\((?P<number>\d{1,2})\)|(?<=[a-z.])(?P<raised>\d{1,2})(?=[\s,.;]))(?P<apart>(?!))?"
)
# takes ` can 12 ` within a line, where print has the note without a bracket; refuses `page 12 `, `No. 12 `
_OPENS_INLINE = re.compile(
    r"(?<=[\s])(?<![Pp]age\s)(?<![Pp]ara\s)(?<!\.\s)(?<!,\s)(?<!and\s)(?P<inline>\d{1,3})\s{1,2}$"
)
# takes `(1) The presumption`, `(2) On the basis`: points of a list; refuses `(1) In re Rao`, `(1) Since reported`
_A_POINT = re.compile(
    r"[\[(]\d{1,3}[\])]\s{1,3}(?:The|That|In|On|It|If|Whether|Where|When|An?|Any|All|No|There|This|To|For|By|As|Under|What|Every)\s(?!re\s)[a-z]"
)
_WIDEST_OPENING = 28
_FARTHEST = 9000  # characters from a mark to the foot of its page


class Footnotes:
    """The notes of one text that open with a citation, found by number from the place of a mark."""

    def __init__(self) -> None:
        self._places: defaultdict[int, list[int]] = defaultdict(list)
        self._keys: defaultdict[int, list[tuple[str, ...]]] = defaultdict(list)
        self._plain: set[int] = set()  # places of notes that open without brackets
        self._inline: defaultdict[int, list[tuple[int, tuple[str, ...]]]] = defaultdict(list)

    def marks(self) -> list[str]:
        """The marks of its notes as print has them behind a name, `(2)`."""
        return [f"({number})" for number in self._places]

    @staticmethod
    def opens_at(text: str, start: int) -> bool:
        """Whether a footnote opens with what stands at `start`."""
        return _OPENS.search(text, max(0, start - _WIDEST_OPENING), start) is not None

    def add(self, text: str, start: int, keys: tuple[str, ...]) -> None:
        """Keeps the citation that opens at `start`, if a footnote opens with it; places must ascend."""
        match = _OPENS.search(text, max(0, start - _WIDEST_OPENING), start)
        if match:
            number = _figure(match["bracketed"] or match["plain"])
            self._places[number].append(start)
            if match["plain"]:
                self._plain.add(start)
            self._keys[number].append(keys)
        elif inline := _OPENS_INLINE.search(text, max(0, start - _WIDEST_OPENING), start):
            self._inline[int(inline["inline"])].append((start, keys))

    def cited_at(self, text: str, end: int) -> tuple[str, ...]:
        """The citations of the note whose mark stands at `end`; none without mark or note."""
        match = _MARK.match(text, end) or _GOES_ON.match(text, end)
        if match is None or not (self._places or self._inline):
            return ()
        number = _figure(match["number"] or match["raised"] or match["apart"])
        places = self._places.get(number, [])
        following = bisect_right(places, end)
        if match["raised"] and (keys := self._inline_at(number, end, places[following:])):
            return keys
        if following == len(places):
            return ()
        place = places[following]
        if match["apart"] and place not in self._plain:
            return ()
        runs_through = (
            text[end : end + 2].lstrip()[:1] == "[" and len(places) == 1
        )  # notes numbered through, all at the end
        if not runs_through and (place - end > _FARTHEST or _is_before(text, number, end, place)):
            return ()
        return self._keys[number][following]

    def _inline_at(self, number: int, mark: int, others: list[int]) -> tuple[str, ...]:
        """The note of this number within a line, if it follows the mark before any other note of the number."""
        farthest = min([mark + _FARTHEST, *others[:1]])
        return next((keys for place, keys in self._inline.get(number, ()) if mark < place < farthest), ())


def _is_before(text: str, number: int, start: int, end: int) -> bool:
    """Whether a note of this number that is no citation we read opens between two places."""
    mark = rf"[\[(]{number}[\])]\s{{0,3}}"
    opening = re.compile(
        rf"\n\s{{0,4}}{mark}[\[(]?(?:1[789]\d\d|20\d\d|[A-Z])|{mark}(?:[\[(](?:1[789]\d\d|20\d\d)|L\.\s?R|\d{{1,3}}\s[A-Z])"
    )
    found = next((one for one in opening.finditer(text, start, end) if not _A_POINT.match(text, _bracket(one))), None)
    return found is not None and end - found.end() > 12  # noqa: PLR2004 - the note itself opens right before its citation


def _bracket(opening: re.Match[str]) -> int:
    """Where the bracket of a mark stands that may open a note."""
    return opening.start() + len(opening[0]) - len(opening[0].lstrip())


def _figure(printed: str) -> int:
    """The number of a note; a letter is a one misread."""
    return int(printed) if printed.isdigit() else 1
