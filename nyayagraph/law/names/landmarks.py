"""Short names by which practice calls great judgments, and the days on which these were given: `Shreya Singhal`.

Owns `tables/landmarks.json`. Pure: a name of several judgments has the days of all of them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import date
from functools import cache
from importlib import resources
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict


class Landmark(NamedTuple):
    """A short name printed at `[start, end)`; `on` are the days of the judgments, or of the orders, it can mean."""

    start: int
    end: int
    name: str
    on: tuple[date, ...]
    is_order: bool


class _Row(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    names: tuple[str, ...]
    on: tuple[date, ...]
    is_order: bool = False


@cache
def _rows() -> dict[str, _Row]:
    text = resources.files("nyayagraph.law.tables").joinpath("landmarks.json").read_text("utf-8")
    rows = map(_Row.model_validate, json.loads(text)["judgments"])
    return {name: row for row in rows for name in row.names}


@cache
def _pattern() -> re.Pattern[str]:
    names = sorted(_rows(), key=len, reverse=True)
    # a name between words, a title before it or not: refuses `Vishakapatnam`
    each = "|".join(re.escape(name).replace(r"\ ", r"\s+").replace(r"\.", r"\.?\s?") for name in names)
    return re.compile(rf"(?<!\w)(?:{each})(?!\w)")


@cache
def _by_letters() -> dict[str, str]:
    return {_letters(name): name for name in _rows()}


def _letters(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalpha())


def landmarks_named(text: str) -> Iterator[Landmark]:
    """The great judgments that a text names, in order."""
    for match in _pattern().finditer(text):
        name = _by_letters()[_letters(match[0])]
        row = _rows()[name]
        yield Landmark(match.start(), match.end(), name, row.on, row.is_order)
