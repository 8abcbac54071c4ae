"""Days that are not their Act's: of sections that began apart, of notifications, of matters dated without their law.

Owns `tables/own_days.json`. Pure.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import date
from functools import cache
from importlib import resources

from pydantic import BaseModel, ConfigDict


class DatedMatter(BaseModel):
    """What practitioners date without its law; `besides` are days that may be told of it though it did not begin then.

    `instead` are days on which it is said to have begun and did not, as that of assent. Of one that stands `alone` no
    day of an Act named with it is told: the day by which land must have been occupied.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    words: tuple[str, ...]
    on: tuple[date, ...]
    besides: tuple[date, ...]
    instead: tuple[date, ...] = ()
    alone: bool = False


class _Table(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    checked: str
    sections: dict[str, dict[date, str]]
    notified: dict[date, str]
    matters: tuple[DatedMatter, ...]


@cache
def _table() -> _Table:
    text = resources.files("nyayagraph.law.tables").joinpath("own_days.json").read_text("utf-8")
    return _Table.model_validate(json.loads(text))


@cache
def _sections() -> dict[str, date]:
    return {
        f"{act_id}/s{number}": on
        for act_id, days in _table().sections.items()
        for on, numbers in days.items()
        for number in _spelled_out(numbers)
    }


def _spelled_out(numbers: str) -> Iterator[str]:
    for one in numbers.split():
        first, _, last = one.partition("-")
        yield from (str(n) for n in range(int(first), int(last) + 1)) if last else (first,)


@cache
def _matters() -> tuple[tuple[tuple[re.Pattern[str], ...], DatedMatter], ...]:
    return tuple((tuple(map(re.compile, matter.words)), matter) for matter in _table().matters)


def section_began(section_id: str) -> date | None:
    """The day on which a section of an Act of many days came into force; None where the table has none."""
    return _sections().get(section_id)


def has_own_days(act_id: str) -> bool:
    """Whether sections of an Act came into force on days of their own, so that its one day says nothing of each."""
    return act_id in _table().sections


def notified_on(act_id: str) -> tuple[date, ...]:
    """The days of the notifications that brought an Act, or parts of it, into force on a later one."""
    return tuple(on for on, acts in _table().notified.items() if act_id in acts.split())


def matters_named(text: str) -> list[DatedMatter]:
    """The dated matters all of whose words stand in a text."""
    return [matter for patterns, matter in _matters() if all(pattern.search(text) for pattern in patterns)]
