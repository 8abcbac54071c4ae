"""Which Acts took the place of others, and where their sections went, outside the criminal codes too.

Owns `tables/successions.json`: numbers alone, of sections whose matter was carried over; one Act may have taken the
place of several. The criminal codes have their rows in the graph. Pure.
"""

from __future__ import annotations

import json
from collections import defaultdict
from functools import cache
from importlib import resources

from pydantic import BaseModel, ConfigDict, Field

from nyayagraph.law.acts.codes_called import OLDER_LAW


class _Acts(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    old: str = Field(alias="from")
    new: str = Field(alias="to")
    places: dict[str, tuple[str, ...]]


class _Table(BaseModel):
    """Acts with the places of their sections, and those that took a part of an older one's matter besides."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    checked: str
    acts: tuple[_Acts, ...]
    besides: dict[str, tuple[str, ...]]


_OF_CRIME = OLDER_LAW | {"crpc-1973": "crpc-1898"}


@cache
def _read() -> _Table:
    text = resources.files("nyayagraph.law.tables").joinpath("successions.json").read_text("utf-8")
    return _Table.model_validate(json.loads(text))


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


def places_before(old: str, new: str, number: str) -> tuple[str, ...]:
    """Numbers in an older Act of what stands in a section of the one that took its place."""
    row = _table().get((old, new))
    return tuple(one for one, places in row.places.items() if number in places) if row else ()


def year_of(act_id: str) -> int:
    """The year with which the identifier of an Act of the table ends."""
    return int(act_id.rpartition("-")[2])
