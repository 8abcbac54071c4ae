"""How many numbered schedules Acts have.

Pure. Owns `tables/act_schedules.json`, which `training.act_schedules` reads.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources


@cache
def _table() -> dict[str, int]:
    text = resources.files("nyayagraph.law.tables").joinpath("act_schedules.json").read_text("utf-8")
    highest: dict[str, int] = json.loads(text)
    return highest


def has_schedule(act_id: str, number: str) -> bool:
    """Whether the Act is known to have a schedule of this number; of an Act not in the table nothing is known."""
    return number.isdigit() and int(number) <= _table().get(act_id, 0)
