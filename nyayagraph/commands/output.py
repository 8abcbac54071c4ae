"""What every command prints, and the exit code it ends with."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer

EXIT_CHECK_FAILED = 1
EXIT_WRONG_USE = 2
EXIT_UNAVAILABLE = 3

JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of a page.")]


def emit_json(value: Any) -> None:
    """`value` on stdout as one JSON document, in letters that stdout can print."""
    is_unicode = (sys.stdout.encoding or "").lower().startswith("utf")
    typer.echo(json.dumps(value, ensure_ascii=not is_unicode, default=str))


def emit(value: Any, *, as_json: bool, page: Callable[[], str]) -> None:
    """`value` as JSON, or the page that a person reads."""
    if as_json:
        emit_json(value)
    else:
        typer.echo(page())
