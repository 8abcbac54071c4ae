"""`nyaya find`: citations, sections and articles in a text, with offsets; needs no graph."""

from __future__ import annotations

from typing import Annotated

import typer

from nyayagraph.commands.dates import day_of
from nyayagraph.commands.output import JsonOption, emit
from nyayagraph.commands.texts import read_text
from nyayagraph.law.find import FoundReference
from nyayagraph.law.find import find as find_references


def find(
    file: Annotated[str, typer.Argument(help="A text file; `-` reads standard input.")],
    *,
    written_on: Annotated[
        str | None, typer.Option("--written-on", help="Day of the text: which act a short name means turns on it.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """List the citations, sections and articles of a text, with offsets."""
    found = find_references(read_text(file), written_on=day_of(written_on, "--written-on"))
    emit(
        {"citations": [reference.model_dump(mode="json") for reference in found]},
        as_json=as_json,
        page=lambda: "\n".join(_line(reference) for reference in found) or "no citation, section or article found",
    )


def _line(reference: FoundReference) -> str:
    key = (
        ", ".join(reference.keys)
        or reference.name
        or f"open: {', '.join(reference.candidates) or reference.note or ''}"
    )
    return f"{reference.start:>7}-{reference.end:<7} {reference.kind:12} {key:40} {' '.join(reference.text.split())}"
