"""Acts told by the number of a section alone: `498A`, `80D`, `115-O`, which one Act has and no other.

Owns `tables/lettered_numbers.json`, listed by `training.lettered_numbers`. Pure.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from nyayagraph.law.acts.table import ACTS

# Acts whose sections are cited without them; of others a strange number would make a wrong Act
CITED_BARE = (
    "cgst-2017", "companies-2013", "cpc-1908", "crpc-1973", "customs-1962", "hma-1955", "id-1947", "iea-1872",
    "income-tax-1961", "ipc-1860", "it-2000", "mv-1988", "ndps-1985", "ni-1881", "pmla-2002", "uapa-1967",
)  # fmt: skip
COPIES = ("ranbir-penal-code-1932",)  # Acts that have every number of another one
_WITHOUT_LETTERS = frozenset(("bns-2023", "bnss-2023", "bsa-2023"))  # no section has been put in between others


@cache
def _table() -> dict[str, str]:
    text = resources.files("nyayagraph.law.tables").joinpath("lettered_numbers.json").read_text("utf-8")
    rows: dict[str, str] = json.loads(text)
    return {number: act_id for act_id, numbers in rows.items() for number in numbers.split()}


def act_with(number: str) -> str | None:
    """The one Act that has a section of a number with a letter; None where several have it, or none is known."""
    return _table().get(number)


def may_have(act_id: str, number: str, figure: int) -> bool:
    """Whether an Act can have a section of this number; False only where the numbers of the Act are known."""
    last = ACTS[act_id].last_section if act_id in ACTS else 0
    if not last:
        return True
    if number.isdigit() or figure > last:
        return figure <= last
    having = act_with(number)
    return act_id not in _WITHOUT_LETTERS and (having in (None, act_id) or act_id in COPIES)
