"""Acts told by the number of a section alone: `498A`, `80D`, `115-O`, which one Act has and no other.

Owns `tables/lettered_numbers.json`, listed by `training.lettered_numbers`. Pure.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

# Acts whose sections are cited without them; of others a strange number would make a wrong Act
CITED_BARE = (
    "cgst-2017", "companies-2013", "cpc-1908", "crpc-1973", "customs-1962", "hma-1955", "id-1947", "iea-1872",
    "income-tax-1961", "ipc-1860", "it-2000", "mv-1988", "ndps-1985", "ni-1881", "pmla-2002", "uapa-1967",
)  # fmt: skip
COPIES = ("ranbir-penal-code-1932",)  # Acts that have every number of another one


@cache
def _table() -> dict[str, str]:
    text = resources.files("nyayagraph.law.tables").joinpath("lettered_numbers.json").read_text("utf-8")
    rows: dict[str, str] = json.loads(text)
    return {number: act_id for act_id, numbers in rows.items() for number in numbers.split()}


def act_with(number: str) -> str | None:
    """The one Act that has a section of a number with a letter; None where several have it, or none is known."""
    return _table().get(number)
