"""`nyaya repealed`: the stale references of a brief, each with its repair."""

from __future__ import annotations

from typing import Annotated

import typer

from nyayagraph.commands.context import CypherOption, invocation
from nyayagraph.commands.dates import OffenceOption, OnOption, days_of
from nyayagraph.commands.output import EXIT_CHECK_FAILED, JsonOption, emit
from nyayagraph.commands.texts import read_text, source_name
from nyayagraph.errors import ConfigError
from nyayagraph.law.acts.successions import NOT_COMPARED_NOTE
from nyayagraph.verify.stale import StaleReference, StaleReport, stale_references


def repealed(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(help="A text file; `-` reads standard input.")],
    *,
    on: OnOption = None,
    offence_date: OffenceOption = None,
    as_json: JsonOption = False,
    show_cypher: CypherOption = False,
) -> None:
    """List the provisions of a text that are no law for its matter, with their repair; exit 1 where there is one."""
    text = read_text(file)
    if not text.strip():
        raise ConfigError(f"{source_name(file)} is empty: there is nothing to look at")
    days = days_of(on, offence_date)
    with invocation(ctx).graph(show_cypher=show_cypher) as graph:
        report = stale_references(graph, text, on=days.on, offence_date=days.offence)
    emit(report.model_dump(mode="json"), as_json=as_json, page=lambda: _page(report))
    if report.stale:
        raise typer.Exit(EXIT_CHECK_FAILED)


def _page(report: StaleReport) -> str:
    count = len(report.stale)
    lines = [f"{count} stale of {report.provisions} provisions"]
    for one in report.stale:
        lines += ["", f"{one.line}:{one.column}  {' '.join(one.text.split())}  {one.standing}", *_details(one)]
    return "\n".join(lines)


def _details(one: StaleReference) -> list[str]:
    rows = (
        ("why", one.why),
        ("repair", one.repair),
        ("look at", _look_at(one)),
        ("turns on", one.turns_on),
        ("saved by", one.savings),
        ("found by", one.statement),
    )
    return [f"    {name:9} {words}" for name, words in rows if words]


def _look_at(one: StaleReference) -> str | None:
    """Sections that have its matter by a table of numbers, and that nobody compared them; None where there is none."""
    return f"{', '.join(one.not_compared)} ({NOT_COMPARED_NOTE})" if one.not_compared else None
