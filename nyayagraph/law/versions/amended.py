"""When amending Acts changed which sections of an Act, as its footnotes print it. Owns `tables/amended.json`. Pure."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator
from datetime import date
from functools import cache
from importlib import resources
from typing import Any, NamedTuple


class AmendedOn(NamedTuple):
    """What one instrument did to sections of an Act on a day; `on` is None where no day is printed."""

    by: str
    year: int
    on: date | None
    sections: frozenset[str]


# takes `Act 25 of 2019`, `Act No. 32 of 2019`, `(Act 18 of 2018)`, `Amendment Act (39 of 2005)`
_NUMBERED = re.compile(
    r"\b[Aa]ct,?\s*(?:(?:of\s+|,\s*)?\d{4}\s*)?\(?(?:[Aa]ct\s+)?(?:No\.?\s*)?(?P<number>\d{1,3})\s+of\s+(?P<year>(?:19|20)\d\d)\b"
)
# takes `S.O. 1205(E)`
_STATUTORY_ORDER = re.compile(r"\bS\.?\s?O\.?\s*(?:No\.?\s*)?(?P<number>\d{2,4})\s?\(E\)")
# takes `amending Act of 2018`, `2021 amendment`, `(Amendment) Act, 2019`, `amended in 2005`
_OF_A_YEAR = re.compile(
    r"\b[Aa]mend(?:ing|ment)\)?(?:\s+Act)?,?\s+(?:of\s+|in\s+)?(?P<after>(?:19|20)\d\d)\b"
    r"|\b(?P<before>(?:19|20)\d\d)\s+(?:[Aa]mending\s+Act|[Aa]mendments?)\b(?!\s+to\s+the\s+[Rr]ules)"
)


@cache
def _table() -> dict[str, Any]:
    text = resources.files("nyayagraph.law.tables").joinpath("amended.json").read_text("utf-8")
    return dict(json.loads(text))


@cache
def _acts() -> dict[str, tuple[AmendedOn, ...]]:
    return {
        act_id: tuple(
            AmendedOn(by, int(by[-4:]), date.fromisoformat(on) if on else None, frozenset(sections.split()))
            for by, days in instruments.items()
            for on, sections in days.items()
        )
        for act_id, instruments in _table()["acts"].items()
    }


def amended_on(act_id: str) -> tuple[AmendedOn, ...]:
    """All changes of an Act by instruments since 1950, the oldest first; empty where none is known."""
    return _acts().get(act_id, ())


def is_by_hand(act_id: str) -> bool:
    """Whether the changes of an Act are not read from its footnotes, so that none may be missed by them alone."""
    return act_id in _table()["by_hand"]


def instruments_named(text: str) -> Iterator[str]:
    """The Acts that a text names by number and year, `Act 25 of 2019`, and orders by number, `S.O. 1205(E)`."""
    for match in _NUMBERED.finditer(text):
        yield f"Act {int(match['number'])} of {match['year']}"
    for match in _STATUTORY_ORDER.finditer(text):
        yield f"S.O. {match['number']}(E)"


def amendments_meant(text: str, act_ids: Collection[str]) -> list[AmendedOn]:
    """The changes of some Acts by the instruments that a text names: by number, else by year.

    An Act that has one year in its title may have got its number in the next.
    """
    numbered = set(instruments_named(text))
    changes = [one for act_id in act_ids for one in amended_on(act_id)]
    if numbered:
        return [one for one in changes if one.by in numbered or one.by.partition(" of ")[0] in numbered]
    years = {int(match["after"] or match["before"]) for match in _OF_A_YEAR.finditer(text)}
    return [one for one in changes if one.year in years or one.year - 1 in years]
