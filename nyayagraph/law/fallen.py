"""Schemes and practices that fell though no section names them: by which words they are known, since when, by whom.

Owns `tables/fallen.json`. Pure.
"""

from __future__ import annotations

import json
import re
from datetime import date
from functools import cache
from importlib import resources
from typing import NamedTuple


class Fallen(NamedTuple):
    """A thing known by `words`, relied on by words of `relied_on`, void since a day by a judgment."""

    name: str
    words: re.Pattern[str]
    relied_on: re.Pattern[str]
    since: date
    by: str


@cache
def fallen_things() -> tuple[Fallen, ...]:
    """All that the table holds."""
    text = resources.files("nyayagraph.law.tables").joinpath("fallen.json").read_text("utf-8")
    return tuple(
        Fallen(
            name=row["name"],
            words=re.compile(rf"\b{row['words']}\b", re.IGNORECASE),
            relied_on=re.compile(rf"\b{row['relied_on']}\b", re.IGNORECASE),
            since=date.fromisoformat(row["since"]),
            by=row["by"],
        )
        for row in json.loads(text)["things"]
    )
