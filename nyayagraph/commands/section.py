"""`nyaya section`: a provision through time and across codes."""

from __future__ import annotations

from datetime import date
from typing import Annotated

import typer

from nyayagraph.commands.context import EXIT_CHECK_FAILED, CypherOption, JsonOption, emit, invocation
from nyayagraph.commands.dates import OnOption, day_of
from nyayagraph.law.provisions import ProvisionKey
from nyayagraph.verify.labels import day, label
from nyayagraph.verify.lookup import Place, SectionAnswer, section_of


def section(
    ctx: typer.Context,
    reference: Annotated[str, typer.Argument(help='A provision, e.g. "Section 420 IPC" or ipc-1860/s420.')],
    *,
    on: OnOption = None,
    as_json: JsonOption = False,
    show_cypher: CypherOption = False,
) -> None:
    """Show a provision on a date: what it says, whether it is law, what it replaced and what replaced it."""
    with invocation(ctx).graph(show_cypher=show_cypher) as graph:
        answer = section_of(graph, reference, day_of(on) or date.today())  # noqa: DTZ011 - a person's own today
    emit(answer.to_json(), as_json=as_json, page=lambda: _page(answer))
    if answer.section_id is None:
        raise typer.Exit(EXIT_CHECK_FAILED)


def _page(answer: SectionAnswer) -> str:
    if answer.section_id is None:
        return "\n".join([f"{answer.standing}  {answer.reference}", *(f"  {warning}" for warning in answer.warnings)])
    name = label(ProvisionKey.parse(answer.section_id), answer.act or "")
    lines = [
        f"{name[:1].upper()}{name[1:]}: {answer.heading or 'no heading held'}",
        f"{answer.standing} on {day(answer.on)}",
    ]
    since = day(answer.in_force_from) if answer.in_force_from else "an unrecorded day"
    lines.append(
        f"  in force from {since}"
        + (f", until the end of the day before {day(answer.in_force_to)}" if answer.in_force_to else "")
    )
    if answer.text:
        lines += ["", answer.text]
    lines += [f"  {clause} {gist}" for clause, gist in answer.clauses.items()]
    lines += _places("replaced by", answer.replaced_by) + _places("replaces", answer.replaces)
    if len(answer.versions) > 1:
        lines += ["", *(f"version {v.from_ or '…'} to {v.to or '…'}: {v.text[:160]}" for v in answer.versions)]
    lines += ["", *(f"! {warning}" for warning in answer.warnings)] if answer.warnings else []
    return "\n".join(lines)


def _places(heading: str, places: tuple[Place, ...]) -> list[str]:
    shown = []
    for place in places:
        ends = (place.old_clause or "whole", f"{place.section_id}{place.new_clause}")
        if heading == "replaces":
            ends = (f"{place.section_id}{place.old_clause}", place.new_clause or "whole")
        shown.append(f"  {ends[0]} → {ends[1]}  {place.relation}  {place.heading or ''}")
    return ["", heading, *shown] if shown else []
