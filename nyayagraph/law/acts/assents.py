"""The day on which an Act received assent, which is seldom that of its commencement. Owns `tables/assents.json`."""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from importlib import resources


@cache
def _table() -> dict[str, date]:
    text = resources.files("nyayagraph.law.tables").joinpath("assents.json").read_text("utf-8")
    return {act_id: date.fromisoformat(day) for act_id, day in json.loads(text)["acts"].items()}


def assent_day(act_id: str) -> date | None:
    """The day of assent; None where it is not known."""
    return _table().get(act_id)
