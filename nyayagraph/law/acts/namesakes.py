"""Acts of one name: which of them a judgment means that gives no year, and which has a section of so high a number.

In the years after one Act replaced another, matters begun under the older go on reaching the courts; a text means the
Act in force unless its own numbers tell otherwise, and in the first year the older unless they do. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from nyayagraph.law.acts.mentions import ActMention
from nyayagraph.law.acts.numbers_named import tells
from nyayagraph.law.acts.table import ACTS, name_letters

_JUDGMENT = 2000  # characters; a shorter text may be a question, which asks about the law of its day
_DAYS = 365.25
_LONGEST = 14  # years over which matters under the older Act still come
_FIRST_YEARS = 1  # in which the Court still hears of nothing but matters under the older Act
_TELLS = 0.5  # how much more the numbers of a text must tell of the older Act, a logarithm
_APART = 60  # characters before a name in which its numbers stand
# takes `34(1)(a) of the Indian `, `342, `; refuses `1922 `, `No. 12 of `
_BEFORE_NAME = re.compile(
    r"(?<![\w.,/-])(?P<number>(?P<figure>\d{1,3})(?:-?[A-Z]{1,2})?)(?:\s?\([0-9A-Za-z]{1,4}\)){0,4}[\s,.]{1,4}"
    r"(?:of\s{1,3})?(?:the\s{1,3})?(?:Indian\s{1,3})?$"
)


class Namesakes:
    """What a name without year means in one text; `dated` holds the Acts that the text names anywhere by their year."""

    def __init__(self, text: str, mentions: Sequence[ActMention], written_on: date | None, dated: set[str]) -> None:
        self._text = text
        self._mentions = mentions
        self._written_on = written_on
        self._dated = dated
        self._meant: dict[str, str] = {}  # by the Act in force

    def meant(self, act_id: str, name: str) -> str:
        """The Act of this name in force, or the one before it where matters under that still come."""
        if act_id not in self._meant:
            family = ACTS.by_name.get(name, ())
            place = family.index(act_id) if act_id in family else 0
            older = family[place - 1] if place else act_id
            self._meant[act_id] = older if older != act_id and self._is_still(older, act_id) else act_id
        return self._meant[act_id]

    def _is_still(self, older: str, act_id: str) -> bool:
        """Whether the name that has been of `act_id` for some years still means `older`."""
        if self._written_on is None or len(self._text) < _JUDGMENT:
            return False
        years = (self._written_on - ACTS[act_id].commenced_by).days / _DAYS
        if years >= _LONGEST:
            return False
        named = self._dated & {act_id, older}
        if len(named) == 1:
            return older in named
        told = sum(tells(older, *number) - tells(act_id, *number) for number in self._numbers(act_id))
        return told > _TELLS or (years < _FIRST_YEARS and told >= 0)

    def _numbers(self, act_id: str) -> set[tuple[str, int]]:
        """The sections that print gives right before the name."""
        names = (one for one in self._mentions if one.year is None and act_id in ACTS.by_name.get(one.name, ()))
        before = (_BEFORE_NAME.search(self._text, max(0, one.start - _APART), one.start) for one in names)
        return {(match["number"].replace("-", ""), int(match["figure"])) for match in before if match}


def that_has(act_id: str, figure: int, written_on: date | None, *, undated: bool) -> str:
    """The one namesake of an Act that has a section of so high a number, the Act if none: of a year beside if dated."""
    act = ACTS[act_id]
    family = (ACTS[one] for one in ACTS.by_name[name_letters(act.title.removeprefix("Indian "))] if one != act_id)
    having = [one for one in family if one.last_section >= figure and one.commenced_by <= (written_on or date.max)]
    near = having if undated else [one for one in having if abs((one.year or 0) - (act.year or 0)) == 1]
    return near[0].act_id if len(near) == 1 else act_id
