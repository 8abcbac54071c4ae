"""Which instruments made and changed a section, as tables and footnotes have them, and which one a text means. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from typing import NamedTuple

from nyayagraph.law.versions.amended import amended_on, is_by_hand
from nyayagraph.law.versions.amendments import Action
from nyayagraph.law.versions.code_changes import code_changes
from nyayagraph.law.versions.making import inserted_by

# Acts of the end of a year, with that year in their titles, are numbered among the first of the next
_FIRST_NUMBERS = 20
_NUMBER = re.compile(r"(?P<number>\d{1,3}) of (?P<year>\d{4})")


class Changer(NamedTuple):
    """An instrument that changed a section: its name, its number where known, the years by which it is called."""

    name: str
    number: str
    years: frozenset[int]
    is_maker: bool
    on: date | None = None

    def is_meant(self, number: str, year: int | None) -> bool:
        """True where a number `46 of 1983`, or else a year, can mean this one."""
        return number == self.number if number and self.number else year in self.years


def changers_of(act_id: str, number: str) -> list[Changer]:
    """What is known to have made or changed a section, of either codes or other Acts; empty where nothing is."""
    return [*_by_title(act_id, number), *_by_footnotes(act_id, number)]


def changes_elsewhere(act_id: str, number: str, by: str) -> bool:
    """True where footnotes print an instrument at sections of an Act and not at this one."""
    if is_by_hand(act_id):
        return False
    rows = [row.sections for row in amended_on(act_id) if row.by == f"Act {by}"]
    return bool(rows) and not any(number in sections for sections in rows)


def _by_title(act_id: str, number: str) -> Iterator[Changer]:
    act = inserted_by(f"{act_id}/s{number}")
    if act:
        years = {act.year, *(on.year for on in act.on)}
        yield Changer(f"the {act.name}", act.number or "", frozenset(years), is_maker=True)


def _by_footnotes(act_id: str, number: str) -> Iterator[Changer]:
    for row in amended_on(act_id):
        if number in row.sections:
            yield _changer(row.by, row.on, is_maker=False)
    for one in code_changes(act_id, number) or ():
        by, on = one.change.by, one.change.on
        if by:
            is_maker = one.is_whole and one.change.action is Action.INSERTED
            yield _changer(by.name, on, is_maker=is_maker)


def changer_named(name: str, on: date | None) -> Changer:
    """An instrument that made a section, by its name `Act 29 of 2020` and the day from which it had effect."""
    return _changer(name, on, is_maker=True)


def _changer(name: str, on: date | None, *, is_maker: bool) -> Changer:
    match = _NUMBER.search(name)
    years = {on.year} if on else set()
    if match:
        year = int(match["year"])
        years |= {year} if int(match["number"]) > _FIRST_NUMBERS else {year, year - 1}
    return Changer(name, match[0] if match else "", frozenset(years), is_maker, on)
