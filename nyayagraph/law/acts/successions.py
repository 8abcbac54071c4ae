"""Which Acts took the place of others, and where their sections went, outside the criminal codes too.

Owns `tables/successions.json`: numbers alone, of sections whose matter was carried over; one Act may have taken the
place of several. The criminal codes have their rows in the graph. A load writes every row of the table to the graph
(docs/decisions/0019-successions-not-compared.md). Pure.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Annotated, Any, NamedTuple

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator

from nyayagraph.errors import SourceError
from nyayagraph.law.acts.codes_called import OLDER_LAW

# what a relationship of the table says of two texts, and why no more
NOT_COMPARED = "not compared"
NOT_COMPARED_NOTE = "by a table from general knowledge; the texts were not compared"
_FILE = "tables/successions.json"
# takes `5`, `77AA`, `115BAC`; refuses `58(2)`, `s5`, `397-398`
_NUMBER = re.compile(r"\d{1,3}[A-Z]{0,4}")
# takes `companies-1956`, `mental-health-act-1987`; refuses `companies`, `Companies-1956`
_ACT_ID = re.compile(r"[a-z][a-z-]*-(?:1[789]|20)\d\d")


class Succession(NamedTuple):
    """A section of an older Act and one of the newer that has its matter, by number."""

    old_act_id: str
    old_number: str
    new_act_id: str
    new_number: str


def _number(printed: str) -> str:
    if not _NUMBER.fullmatch(printed):
        raise ValueError(f"{printed!r} is no number of a section; expected e.g. '77AA'")
    return printed


def _act_id(printed: str) -> str:
    if not _ACT_ID.fullmatch(printed):
        raise ValueError(f"{printed!r} is no act's id; expected e.g. 'companies-1956'")
    return printed


_Number = Annotated[str, AfterValidator(_number)]
_ActId = Annotated[str, AfterValidator(_act_id)]


class _Acts(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    old: _ActId = Field(alias="from")
    new: _ActId = Field(alias="to")
    places: dict[_Number, Annotated[tuple[_Number, ...], Field(min_length=1)]]

    @model_validator(mode="after")
    def _is_in_order(self) -> _Acts:
        if year_of(self.new) <= year_of(self.old):
            raise ValueError(f"{self.new} is no newer than {self.old}, whose place it is said to take")
        for number, places in self.places.items():
            if len(set(places)) < len(places):
                raise ValueError(f"section {number} of {self.old} goes to one section twice")
        return self


class _Table(BaseModel):
    """Acts with the places of their sections, and those that took a part of an older one's matter besides."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    checked: str
    acts: tuple[_Acts, ...]
    besides: dict[str, tuple[str, ...]]

    @model_validator(mode="after")
    def _has_each_pair_once(self) -> _Table:
        pairs = Counter((row.old, row.new) for row in self.acts)
        for (old, new), rows in pairs.items():
            if rows > 1:
                raise ValueError(f"{old} to {new} stands in {rows} rows; put their sections into one")
        return self


_OF_CRIME = OLDER_LAW | {"crpc-1973": "crpc-1898"}


def read_successions(text: str) -> _Table:
    """The table in its JSON form; raises `SourceError` for a row that is broken, with the row and what is wrong."""
    try:
        told = json.loads(text, object_pairs_hook=_each_once)
        return _Table.model_validate(told)
    except ValidationError as exc:
        first = exc.errors()[0]
        words = [_FILE, _place(told, first["loc"]), first["msg"].removeprefix("Value error, ")]
        raise SourceError(": ".join(word for word in words if word)) from exc
    except ValueError as exc:
        raise SourceError(f"{_FILE}: {exc}") from exc


def _place(told: Any, at: tuple[int | str, ...]) -> str:
    """Where the table is broken: the Acts of its row, as far as the row names them."""
    row = told["acts"][at[1]] if at[:1] == ("acts",) and len(at) > 1 else None
    if isinstance(row, dict) and {"from", "to"} <= row.keys():
        return f"row {row['from']} to {row['to']}"
    return ".".join(map(str, at))


def _each_once(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    """An object of the table; a section that stands in it twice would lose one of its rows unseen."""
    for name, count in Counter(name for name, _ in pairs).items():
        if count > 1:
            raise ValueError(f"{name!r} stands twice in one object")
    return dict(pairs)


def _text() -> str:
    return resources.files("nyayagraph.law").joinpath(_FILE).read_text("utf-8")


@cache
def _read() -> _Table:
    return read_successions(_text())


@cache
def table_edition() -> str:
    """Digest of the table, 16 hexadecimal figures: what relationships written from it are known by."""
    return hashlib.sha256(_text().encode()).hexdigest()[:16]


def successions() -> tuple[Succession, ...]:
    """Every row of the table, section by section, in its order."""
    return tuple(
        Succession(row.old, number, row.new, place)
        for row in _read().acts
        for number, places in row.places.items()
        for place in places
    )


@cache
def _table() -> dict[tuple[str, str], _Acts]:
    return {(row.old, row.new): row for row in _read().acts}


@cache
def _before() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = defaultdict(list)
    for old, new in _table():
        found[new].append(old)
    return {new: (old,) for new, old in _OF_CRIME.items()} | {new: tuple(olds) for new, olds in found.items()}


def acts_before(act_id: str) -> tuple[str, ...]:
    """The Acts whose place an Act took; empty where none is known."""
    return _before().get(act_id, ())


def acts_after(act_id: str) -> tuple[str, ...]:
    """The Acts of the table that took an Act's place, or a part of its matter; empty where none is known."""
    return (*(new for old, new in _table() if old == act_id), *_read().besides.get(act_id, ()))


def succeeding_acts() -> list[tuple[str, str]]:
    """Each Act of the table with the one that took its place."""
    return list(_table())


def places_after(old: str, new: str, number: str) -> tuple[str, ...]:
    """Numbers in a newer Act of what stood in a section of the one before; empty where it is not known."""
    row = _table().get((old, new))
    return row.places.get(number, ()) if row else ()


def year_of(act_id: str) -> int:
    """The year with which the identifier of an Act of the table ends."""
    return int(act_id.rpartition("-")[2])
