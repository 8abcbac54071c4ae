"""What tells a provision from its sisters in one Act: `cabinet papers` are clause (i) of section 8(1), not (j).

Owns `tables/sisters.json`: by Act, rows of the provisions where a matter may stand, the usual one first, and the words
for it. A word marked `~` is common in the Act, and says less of which provision is spoken of. What practice calls
matters (`subjects`) is read beside it. Pure.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import NamedTuple

from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.provisions.subjects import Subject, pattern_of, subjects

_COMMON = "~"
_ORDER = re.compile(r"/o\d+[A-Z]?$")  # an Order as a whole


class Matter(NamedTuple):
    """One name of a matter, and the provisions of an Act where the matter may stand."""

    places: tuple[str, ...]
    term: str
    is_common: bool

    @property
    def pattern(self) -> re.Pattern[str]:
        """The name as it may be printed; made when a text has its longest word."""
        return _pattern(self.term)

    def is_at(self, key: ProvisionKey) -> bool:
        """True where the matter may stand at a provision, within it, or in the whole of which it is a part."""
        return any(_overlap(place, str(key)) for place in self.places)


def _overlap(place: str, other: str) -> bool:
    return place == other or _is_within(place, other) or _is_within(other, place)


def _is_within(one: str, whole: str) -> bool:
    """True for a clause of a provision, and for a rule of an Order: `o37r1(2)` is within `o37`."""
    return one.startswith(f"{whole}(") or (_ORDER.search(whole) is not None and one.startswith(f"{whole}r"))


@cache
def _matters() -> dict[str, tuple[Matter, ...]]:
    text = resources.files("nyayagraph.law.tables").joinpath("sisters.json").read_text("utf-8")
    found = {act_id: list(_of_rows(act_id, rows)) for act_id, rows in json.loads(text).items()}
    for subject in subjects():
        for act_id in dict.fromkeys(place.partition("/")[0] for place in subject.at):
            known = {matter.term for matter in found.setdefault(act_id, [])}
            found[act_id] += (one for one in _of_subject(subject, act_id) if one.term not in known)
    return {act_id: tuple(matters) for act_id, matters in found.items()}


def _of_rows(act_id: str, rows: list[tuple[str, str]]) -> Iterator[Matter]:
    for places, terms in rows:
        for term in terms.split("; "):
            name = term.removeprefix(_COMMON)
            at = tuple(f"{act_id}/{place}" for place in places.split())
            yield Matter(at, name, term.startswith(_COMMON))


def _of_subject(subject: Subject, act_id: str) -> Iterator[Matter]:
    for term in subject.terms:
        yield Matter(subject.places(act_id), term, subject.alone)


@cache
def _pattern(term: str) -> re.Pattern[str]:
    return pattern_of((term, f"{term}s"))


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
