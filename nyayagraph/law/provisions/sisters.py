"""What tells a provision from its sisters in one Act: `cabinet papers` are clause (i) of section 8(1), not (j).

Owns `tables/sisters.json`: by Act, rows of the provisions where a matter may stand, the usual one first, and the words
for it. A word marked `~` is common in the Act: it shows that a text speaks of its provision, never that it speaks of
another. Pure.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import NamedTuple

from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.provisions.subjects import pattern_of

_COMMON = "~"


class Matter(NamedTuple):
    """One name of a matter, as a pattern, and the provisions of an Act where the matter may stand."""

    places: tuple[str, ...]
    term: str
    pattern: re.Pattern[str]
    is_common: bool

    def is_at(self, key: ProvisionKey) -> bool:
        """True where the matter may stand at a provision, within it, or in the whole of which it is a part."""
        return any(_overlap(place, str(key)) for place in self.places)


def _overlap(place: str, other: str) -> bool:
    return place == other or place.startswith(f"{other}(") or other.startswith(f"{place}(")


@cache
def _matters() -> dict[str, tuple[Matter, ...]]:
    text = resources.files("nyayagraph.law.tables").joinpath("sisters.json").read_text("utf-8")
    return {act_id: tuple(_of_rows(act_id, rows)) for act_id, rows in json.loads(text).items()}


def _of_rows(act_id: str, rows: list[tuple[str, str]]) -> Iterator[Matter]:
    for places, terms in rows:
        for term in terms.split("; "):
            name = term.removeprefix(_COMMON)
            at = tuple(f"{act_id}/{place}" for place in places.split())
            yield Matter(at, name, pattern_of((name, f"{name}s")), term.startswith(_COMMON))


def matters_named(words: str, act_id: str) -> Iterator[tuple[Matter, re.Match[str]]]:
    """The matters of an Act that words name, each at its first place in them."""
    letters = words.lower()
    for one in _matters().get(act_id, ()):
        if _longest(one.term) in letters and (match := one.pattern.search(words)):
            yield one, match


@cache
def _longest(term: str) -> str:
    return max(re.split(r"[\s*…]", term.lower()), key=len)


def is_known(key: ProvisionKey) -> bool:
    """True where the table has words for a provision."""
    return any(one.is_at(key) for one in _matters().get(key.act_id, ()))
