"""How many sub-sections, or numbered clauses of an article, a provision has. Facts of its text alone, no words of it.

Owns `tables/subsections.json`: rows of a count, or of a count with the labels put in later, and the numbers of the
provisions that have so many. A provision that is in no row was not read, which says nothing of it.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.versions.constitution import articles_changed


@cache
def _table() -> dict[tuple[str, str], frozenset[str]]:
    text = resources.files("nyayagraph.law.tables").joinpath("subsections.json").read_text("utf-8")
    found: dict[tuple[str, str], frozenset[str]] = {}
    for act_id, rows in json.loads(text).items():
        for count, numbers in rows:
            first, *later = count if isinstance(count, list) else [count]
            labels = frozenset([*(str(n) for n in range(1, first + 1)), *later])
            found |= {(act_id, number): labels for number in numbers.split()}
    return found


def subsections(key: ProvisionKey) -> frozenset[str] | None:
    """Labels of a provision's sub-sections, `{"1", "2", "2A"}`; empty where it has none, None where it was not read."""
    return _table().get((key.act_id, key.number)) if key.unit in ("s", "a") else None


@cache
def _articles() -> frozenset[str]:
    return frozenset(number for act_id, number in _table() if act_id == "constitution")


def is_article(number: str) -> bool:
    """Whether the Constitution ever had an article of this number: of those with a letter `31A`, never `1A`.

    35A it had as applied to Jammu and Kashmir.
    """
    return number.isdigit() or number == "35A" or number in _articles() or number in articles_changed()


def lacks_subsection(key: ProvisionKey) -> bool:
    """True where the provision was read and has no such sub-section as the key names."""
    if not key.clauses or not key.clauses[0][0].isdigit():
        return False
    known = subsections(key)
    return known is not None and key.clauses[0] not in known
