"""Acts, schemes, rules and practices that fell: by which words they are known, since when, by whom, till when.

So too what was made and never brought into force. Owns `tables/fallen.json`. A row with `of` is told by the records of
judgments too, by that provision or Act: it is here for its words, and a test holds the days of both together. Pure.
"""

from __future__ import annotations

import json
import re
from datetime import date
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from nyayagraph.law.text.kept import kept
from nyayagraph.law.text.needles import Needled

# what an Act or scheme is relied on by where its row names nothing else: takes `under`, `governs`, `is entitled`
_RELIED_ON = (
    r"(?:under|by|per|pursuant\s+to|in\s+terms\s+of|virtue\s+of|governs?|governed|appl(?:y|ies)|requires?|required|must|shall"
    r"|may|can|gives?|entitle[sd]?|reserv\w+|quota|lies?|binds?|bound|permits?|permitted|allows?|allowed|forbids?|prohibits?|bars?"
    r"|punish\w*|liable|confers?|provides?|mandates?|obliges?|in\s+force|valid|protects?|saves?|registered|claim\w*|exempt\w*)"
)


class Fallen(NamedTuple):
    """A thing known by `words`, relied on by words of `relied_on`, void since a day by a judgment, some till a day.

    What is known by its content alone has `says`: words that stand with `words` in a sentence, in whatever order, where
    it lays that content down.
    """

    name: str
    words: re.Pattern[str]
    relied_on: re.Pattern[str]
    since: date
    by: str
    until: date | None = None  # the day on which a later law put it right
    unless: re.Pattern[str] | None = None  # words that make a sentence right
    only: re.Pattern[str] | None = None  # words near by that tell of the persons or deeds for whom it fell
    of_told_days: bool = False  # True where what was done before is left as it was: a day behind must be told
    is_by_name: bool = False  # True where nothing but its name is told, and any word of reliance counts
    is_never: bool = False  # True for what was made and not brought into force
    says: tuple[re.Pattern[str], ...] = ()
    of: str | None = None  # the provision or Act under which records of judgments tell of it


@cache
def fallen_things() -> tuple[Fallen, ...]:
    """All that the table holds."""
    return tuple(map(_thing, range(len(_rows()))))


@kept
def fallen_named(text: str) -> tuple[Fallen, ...]:
    """Those of them whose words stand in a text."""
    return tuple(thing for row in _rows_by_words().likely(text) if (thing := _thing(row)).words.search(text))


@cache
def _rows() -> tuple[dict[str, Any], ...]:
    text = resources.files("nyayagraph.law.tables").joinpath("fallen.json").read_text("utf-8")
    return tuple(json.loads(text)["things"])


@cache
def _rows_by_words() -> Needled[int]:
    return Needled((row["words"], number) for number, row in enumerate(_rows()))


@cache
def _thing(number: int) -> Fallen:
    row = _rows()[number]
    return Fallen(
        name=row["name"],
        words=_pattern(row["words"]),
        relied_on=_pattern(row.get("relied_on", _RELIED_ON)),
        since=date.fromisoformat(row["since"]),
        by=row["by"],
        until=date.fromisoformat(row["until"]) if "until" in row else None,
        unless=_pattern(row["unless"]) if "unless" in row else None,
        only=_pattern(row["only"]) if "only" in row else None,
        of_told_days=row.get("of_told_days", False),
        is_by_name="relied_on" not in row and "says" not in row,
        is_never=row.get("never", False),
        says=tuple(_pattern(words) for words in row.get("says", ())),
        of=row.get("of"),
    )


@cache
def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE)
