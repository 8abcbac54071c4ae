"""Dates on the command line: read as Indian texts print dates, and held against each other."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Annotated, NamedTuple

import typer

from nyayagraph.errors import ConfigError, ParseError
from nyayagraph.law.text.dates import parse_date

OnOption = Annotated[str | None, typer.Option("--on", help="Day to judge on, e.g. 2024-06-30; today if left out.")]
OffenceOption = Annotated[str | None, typer.Option("--offence-date", help="Day of the offence, where one is meant.")]

FIRST_LAW_HELD = date(1836, 1, 1)  # the oldest Act of the table of Acts is of 1836
_FORESEEN = timedelta(days=3653)


class Days(NamedTuple):
    """The day whose law counts and, where one is meant, the day of the offence, which is no later."""

    on: date
    offence: date | None


def day_of(printed: str | None, named: str) -> date | None:
    """The day that the option or key `named` gives; raises `ConfigError` where it gives none."""
    if printed is None:
        return None
    try:
        return parse_date(printed)
    except ParseError as exc:
        raise ConfigError(f"{named} {printed[:40]!r} is no date; write e.g. 2024-06-30") from exc


def day_with_law(printed: str | None, named: str) -> date | None:
    """The day, where there was law on it and it can be foreseen; raises `ConfigError` where not."""
    day = day_of(printed, named)
    if day and day < FIRST_LAW_HELD:
        raise ConfigError(f"{named} {day}: no law held is older than {FIRST_LAW_HELD}; give that day or a later one")
    last = date.today() + _FORESEEN  # noqa: DTZ011 - a person's own today
    if day and day > last:
        raise ConfigError(f"{named} {day}: nobody knows the law of a day so far ahead; give one up to {last}")
    return day


def judged_on(printed: str | None) -> date:
    """The day of `--on`, today where it is left out."""
    return day_with_law(printed, "--on") or date.today()  # noqa: DTZ011 - a person's own today


def days_of(on: str | None, offence: str | None) -> Days:
    """The days of `--on` and `--offence-date`; raises `ConfigError` where the offence comes after the judging."""
    day, committed = judged_on(on), day_with_law(offence, "--offence-date")
    if committed and committed > day:
        judged = f"--on {day}" if on else f"today, {day}"
        raise ConfigError(
            f"--offence-date {committed} lies after {judged}; give an earlier --offence-date, or a later --on"
        )
    return Days(day, committed)
