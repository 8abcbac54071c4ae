"""How often judgments name a number together with an Act: what a number alone says of its Act.

Owns `tables/numbers_named.json`: for each Act how many pairs of a judgment and a section of it were counted, and rows
of a count with the sections that have it. Counted by `training.numbers_named` in the judgments of which no page is
labelled; once is no count.
"""

from __future__ import annotations

import json
import math
from functools import cache, lru_cache
from importlib import resources

_UNKNOWN = 0.25  # over the figure: the share that a section has among those named of an Act, whichever Act it is
_LETTERED = 0.2  # of that, for a section with a letter
_AS_IF_COUNTED = 20.0  # pairs by which an Act is taken to be like any other before its own count outweighs them
_LEAST, _MOST = -3.0, 4.0


@cache
def _table() -> dict[str, tuple[int, dict[str, int]]]:
    text = resources.files("nyayagraph.law.tables").joinpath("numbers_named.json").read_text("utf-8")
    return {
        act_id: (whole, {number: count for count, numbers in rows for number in numbers.split()})
        for act_id, (whole, rows) in json.loads(text).items()
    }


@lru_cache(maxsize=16384)
def tells(act_id: str, number: str, figure: int) -> float:
    """How much likelier than of any Act a section's number is of this one: a logarithm, 0 where nothing is known."""
    known = _table().get(act_id)
    if known is None or figure < 1:
        return 0.0
    whole, counts = known
    unknown = min(_UNKNOWN / figure, _UNKNOWN) * (1.0 if number.isdigit() else _LETTERED)
    share = (counts.get(number, 0) + _AS_IF_COUNTED * unknown) / (whole + _AS_IF_COUNTED)
    return min(max(math.log(share / unknown), _LEAST), _MOST)


def counted() -> frozenset[str]:
    """The Acts of the table."""
    return frozenset(_table())
