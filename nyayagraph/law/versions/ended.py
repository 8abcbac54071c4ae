"""Sections that were law no longer while their Act still was: since when, and by what.

Owns `tables/ended.json`: an Act that gave way to a newer one by parts, a section that an amending Act left out with its
chapter, a clause that one left out alone. What the texts held print as omitted has its day in the graph. Pure.
"""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from importlib import resources
from typing import NamedTuple


class Ended(NamedTuple):
    """The day from which a section is law no longer, and by what: `act_id` where a newer Act took its place."""

    on: date
    act_id: str | None
    by: str


@cache
def _table() -> dict[str, Ended]:
    text = resources.files("nyayagraph.law.tables").joinpath("ended.json").read_text("utf-8")
    return {
        f"{act_id}/s{number}": Ended(date.fromisoformat(row["on"]), row.get("act"), row["by"])
        for act_id, rows in json.loads(text)["acts"].items()
        for row in rows
        for number in row["sections"].split()
    }


class ClauseEnded(NamedTuple):
    """A clause of a section that is law no longer, from which day, and by what."""

    clause: str
    on: date
    by: str


@cache
def _clauses() -> dict[str, tuple[ClauseEnded, ...]]:
    text = resources.files("nyayagraph.law.tables").joinpath("ended.json").read_text("utf-8")
    found: dict[str, tuple[ClauseEnded, ...]] = {}
    for act_id, rows in json.loads(text)["clauses"].items():
        for row in rows:
            for printed in row["clauses"].split():
                number, opens, rest = printed.partition("(")
                section_id = f"{act_id}/s{number}"
                one = ClauseEnded(f"{opens}{rest}", date.fromisoformat(row["on"]), row["by"])
                found[section_id] = (*found.get(section_id, ()), one)
    return found


def clauses_ended(section_id: str) -> tuple[ClauseEnded, ...]:
    """The clauses of a section that ended while the section stayed."""
    return _clauses().get(section_id, ())


def ended_before_its_act(section_id: str) -> Ended | None:
    """When and by what a section ended before its Act did; None where the table names none."""
    return _table().get(section_id)
