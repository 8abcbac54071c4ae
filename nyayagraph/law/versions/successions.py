"""Where sections of Acts outside the criminal codes went when a new Act took the old one's place.

Owns `tables/successions.json`: numbers alone, of sections whose matter was carried over. The criminal codes have their
rows in the graph. Pure.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from pydantic import BaseModel, ConfigDict, Field

from nyayagraph.law.acts.codes_called import OLDER_LAW


class _Acts(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    old: str = Field(alias="from")
    new: str = Field(alias="to")
    places: dict[str, tuple[str, ...]]


_OF_CRIME = OLDER_LAW | {"crpc-1973": "crpc-1898"}


@cache
def _table() -> dict[str, _Acts]:
    text = resources.files("nyayagraph.law.tables").joinpath("successions.json").read_text("utf-8")
    rows = map(_Acts.model_validate, json.loads(text)["acts"])
    return {row.new: row for row in rows}


def act_before(act_id: str) -> str | None:
    """The Act whose place an Act took."""
    return _OF_CRIME.get(act_id) or (_table()[act_id].old if act_id in _table() else None)


def succeeding_acts() -> list[tuple[str, str]]:
    """Each Act of the table with the one that took its place."""
    return [(row.old, row.new) for row in _table().values()]


def places_after(act_id: str, number: str) -> tuple[str, ...]:
    """Numbers in a newer Act, `act_id`, of what stood in a section of the one before; empty where it is not known."""
    row = _table().get(act_id)
    return row.places.get(number, ()) if row else ()
