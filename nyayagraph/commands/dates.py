"""Dates on the command line: one option, read as Indian texts print dates."""

from __future__ import annotations

from datetime import date
from typing import Annotated

import typer

from nyayagraph.errors import ConfigError, ParseError
from nyayagraph.law.text.dates import parse_date

OnOption = Annotated[str | None, typer.Option("--on", help="Day to judge on, e.g. 2024-06-30; today if left out.")]
OffenceOption = Annotated[str | None, typer.Option("--offence-date", help="Day of the offence, where one is meant.")]


def day_of(printed: str | None) -> date | None:
    """The day that an option names; raises `ConfigError` where it names none."""
    if printed is None:
        return None
    try:
        return parse_date(printed)
    except ParseError as exc:
        raise ConfigError(f"{printed!r} is no date; write e.g. 2024-06-30") from exc
