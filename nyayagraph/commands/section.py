"""`nyaya section`: a provision through time and across codes."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated

import typer

from nyayagraph.commands.context import CypherOption, invocation, parameter_lines
from nyayagraph.commands.dates import OnOption, day_with_law, judged_on
from nyayagraph.commands.output import EXIT_CHECK_FAILED, JsonOption, emit
from nyayagraph.commands.texts import one_reference
from nyayagraph.cypher.codes import Replacement
from nyayagraph.cypher.views import SectionLineage
from nyayagraph.errors import ConfigError
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.labels import day, label
from nyayagraph.verify.looked_up import Chain, Commenced, Place, SectionAnswer, Version
from nyayagraph.verify.lookup import section_of
from nyayagraph.verify.text_changes import TextChange, text_change, version_on

_MOST_OF_A_LINE = 110


def section(
    ctx: typer.Context,
    reference: Annotated[str, typer.Argument(help='A provision, e.g. "Section 420 IPC" or ipc-1860/s420.')],
    *,
    on: OnOption = None,
    diff: Annotated[
        tuple[str, str] | None,
        typer.Option("--diff", metavar="DATE DATE", help="Show the change in words between two days."),
    ] = None,
    view: Annotated[
        bool, typer.Option("--view", help="Print the statement that draws its lineage in Neo4j Browser.")
    ] = False,
    as_json: JsonOption = False,
    show_cypher: CypherOption = False,
) -> None:
    """Show a provision on a date: what it says, whether it is law, its texts through time, what replaced it."""
    if view and as_json:
        raise ConfigError("--view prints a statement and --json a document; give one of them")
    named = one_reference(reference)
    days = [found for printed in diff or () if (found := day_with_law(printed, "--diff"))]
    on_day = max(days) if days and not on else judged_on(on)
    with invocation(ctx).graph(show_cypher=show_cypher) as graph:
        answer = section_of(graph, named, on_day)
    if view and answer.section_id:
        drawing = SectionLineage(section_id=ProvisionKey.parse(answer.section_id).section_id)
        typer.echo(
            "// Into Neo4j Browser: these lines first, then the statement alone, so that Browser draws its paths."
        )
        typer.echo(f"{parameter_lines(drawing.parameters())}\n{drawing.cypher_text().strip()}")
        return
    if days and answer.section_id:
        change = text_change(answer, *days)
        emit(change.to_json(), as_json=as_json, page=lambda: _change_page(answer, change))
        if change.changes is None:
            raise typer.Exit(EXIT_CHECK_FAILED)
        return
    emit(answer.to_json(), as_json=as_json, page=lambda: _page(answer))
    if answer.section_id is None:
        raise typer.Exit(EXIT_CHECK_FAILED)


def _name(answer: SectionAnswer) -> str:
    name = label(ProvisionKey.parse(answer.section_id or ""), answer.act or "")
    return f"{name[:1].upper()}{name[1:]}: {answer.heading or 'no heading held'}"


def _page(answer: SectionAnswer) -> str:
    if answer.section_id is None:
        unknown = [f"{answer.standing}  {answer.reference}", *(f"  {warning}" for warning in answer.warnings)]
        return "\n".join([*unknown, *_line(answer)])
    lines = [_name(answer), f"{answer.standing} on {day(answer.on)}"]
    lines.append(_in_force(answer))
    lines += [f"  {_commenced(one)}" for one in answer.commenced_by]
    if answer.text:
        lines += ["", answer.text]
    elif answer.why_no_text:
        lines += ["", f"no words for {day(answer.on)}: {answer.why_no_text}"]
    lines += [f"  {clause} {gist}" for clause, gist in answer.clauses.items()]
    lines += _life(answer)
    lines += _line(answer)
    lines += ["", *(f"! {warning}" for warning in answer.warnings)] if answer.warnings else []
    return "\n".join(lines)


def _in_force(answer: SectionAnswer) -> str:
    """Since when and until when it is law; of a part held back, since when the rest is."""
    since = day(answer.in_force_from) if answer.in_force_from else "an unrecorded day"
    is_held_back = answer.standing is Standing.NOT_YET_IN_FORCE
    if is_held_back and answer.in_force_from and answer.in_force_from <= answer.on:
        part = f"{answer.clause} of it" if answer.clause else "this provision"
        return f"  {part} has not been brought into force; what else was commenced is in force from {since}"
    until = f", until the end of the day before {day(answer.in_force_to)}" if answer.in_force_to else ""
    return f"  in force from {since}{until}"


def _commenced(one: Commenced) -> str:
    what = "the Act" if one.whole_act else "a part of it" if one.in_part else "it"
    of = f" of {day(one.dated)}" if one.dated else ""
    return f"notification {one.notification}{of} brought {what} into force on {day(one.on)}"


def _life(answer: SectionAnswer) -> list[str]:
    """The provision's whole life, a line for each text or gap; `>` is the day asked about."""
    if not answer.versions:
        return []
    current = version_on(answer.versions, answer.on)
    lines = ["", "through time"]
    for version in answer.versions:
        until = day(version.to - timedelta(days=1)) if version.to else "now"
        since = day(version.from_) if version.from_ else "the beginning"
        held = f"{len(version.text.split()):,} words" if version.text is not None else f"gap: {version.why_gap}"
        cited = f"; {version.judgments:,} judgments cite it so" if version.judgments else ""
        lines.append(f"{'>' if version is current else ' '} {since} to {until}  {held}{cited}")
        lines += [f"      {_cut(line)}" for line in (version.changed_by, _ending(version)) if line]
    return lines


def _ending(version: Version) -> str:
    return f"ended: {version.ended_by}" if version.ended_by else ""


def _cut(line: str) -> str:
    return line if len(line) <= _MOST_OF_A_LINE else f"{line[: _MOST_OF_A_LINE - 1]}…"


def _change_page(answer: SectionAnswer, change: TextChange) -> str:
    lines = [
        _name(answer),
        f"{day(change.earlier)} to {day(change.later)}",
        *(f"  {line}" for line in change.amended_by),
    ]
    if change.changes is None:
        return "\n".join([*lines, "", *(f"no words: {reason}" for reason in change.why)])
    if not change.changes:
        return "\n".join([*lines, "", "the same words on both days"])
    return "\n".join([*lines, "", change.marked or ""])


def _line(answer: SectionAnswer) -> list[str]:
    """What took the provision's place and what it took the place of, one step away and over several."""
    lines = _places("replaced by", answer.replaced_by) + _places("replaces", answer.replaces)
    if answer.chains:
        lines += ["", "over more than one replacement", *(f"  {_chain(one)}" for one in answer.chains)]
    return lines


def _places(heading: str, places: tuple[Place, ...]) -> list[str]:
    shown = []
    for place in places:
        ends = (place.old_clause or "whole", f"{place.section_id}{place.new_clause}")
        if heading == "replaces":
            ends = (f"{place.section_id}{place.old_clause}", place.new_clause or "whole")
        shown.append(f"  {ends[0]} → {ends[1]}  {_said_of(place)}  {_heading(place)}".rstrip())
    return ["", heading, *shown] if shown else []


def _said_of(place: Place | Replacement) -> str:
    return f"{place.relation}, since {day(place.on)}" if place.on else place.relation


def _heading(place: Place) -> str:
    return place.heading or ("known by its number only" if place.is_held is False else "")


def _chain(one: Chain) -> str:
    """The sections of a chain from the oldest, each with what is said of the step to it."""
    first = f"{one.steps[0].from_section}{one.steps[0].from_clause}"
    return " → ".join([first, *(f"{step.to}{step.to_clause} ({_said_of(step)})" for step in one.steps)])
