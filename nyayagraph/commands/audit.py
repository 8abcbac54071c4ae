"""`nyaya audit`: the trail behind any answer."""

from __future__ import annotations

from typing import Annotated

import typer

from nyayagraph.commands.context import CypherOption, invocation
from nyayagraph.commands.output import EXIT_CHECK_FAILED, JsonOption, emit
from nyayagraph.cypher.audit import KeptAnswer
from nyayagraph.verify import trail

app = typer.Typer(help="The trail behind any answer.", no_args_is_help=True)

AnswerId = Annotated[str, typer.Argument(help="Id of an answer, as `nyaya audit list` prints it.")]


@app.command("list")
def list_answers(
    ctx: typer.Context,
    *,
    limit: Annotated[int, typer.Option("--limit", min=1, max=10_000, help="Answers to list.")] = 20,
    as_json: JsonOption = False,
    show_cypher: CypherOption = False,
) -> None:
    """List kept answers, newest first."""
    with invocation(ctx).graph(show_cypher=show_cypher) as graph:
        lines = trail.answers(graph, limit=limit)
    emit(
        [line.model_dump(mode="json") for line in lines],
        as_json=as_json,
        page=lambda: (
            "\n".join(
                f"{line.answer_id}  {line.asked_on:%Y-%m-%d %H:%M}  {line.kind:7} {line.overall:19} "
                f"{line.confidence:.2f}  "
                f"{line.claims} claims, {line.warnings} warnings  {line.question or ''}"
                for line in lines
            )
            or "no answer is kept"
        ),
    )


@app.command()
def show(
    ctx: typer.Context, answer_id: AnswerId, *, as_json: JsonOption = False, show_cypher: CypherOption = False
) -> None:
    """Show one answer: every verdict, the rule that gave it, the passage it rests on."""
    with invocation(ctx).graph(show_cypher=show_cypher) as graph:
        kept = trail.answer(graph, answer_id)
    emit(kept.model_dump(mode="json"), as_json=as_json, page=lambda: _page(kept))


@app.command()
def replay(
    ctx: typer.Context, answer_id: AnswerId, *, as_json: JsonOption = False, show_cypher: CypherOption = False
) -> None:
    """Check an answer again and show what has changed; exit 1 where something has."""
    call = invocation(ctx)
    with call.graph(show_cypher=show_cypher) as graph:
        again = trail.replay(graph, call.embedder(), answer_id)
    lines = [f"{again.answer_id}  then {again.then}, now {again.now}"]
    lines += [f'  {change.what} "{change.text[:80]}": {change.then} → {change.now}' for change in again.changes]
    emit(
        again.model_dump(mode="json"),
        as_json=as_json,
        page=lambda: "\n".join(lines if again.changes else [*lines, "  nothing has changed"]),
    )
    if again.changes:
        raise typer.Exit(EXIT_CHECK_FAILED)


@app.command()
def check(ctx: typer.Context, *, as_json: JsonOption = False, show_cypher: CypherOption = False) -> None:
    """Check that nothing in the trail was changed or taken out; exit 1 where something was."""
    with invocation(ctx).graph(show_cypher=show_cypher) as graph:
        found = trail.check_trail(graph)
    words = (
        f"{found.answers} answers, the chain is whole"
        if found.is_intact
        else f"broken at {found.broken_at}: {found.why}"
    )
    emit(found.model_dump(mode="json"), as_json=as_json, page=lambda: words)
    if not found.is_intact:
        raise typer.Exit(EXIT_CHECK_FAILED)


def _page(kept: KeptAnswer) -> str:
    lines = [
        f"{kept.answer_id}  {kept.kind}  {kept.overall}  confidence {kept.confidence:.2f}",
        f"asked {kept.asked_on:%Y-%m-%d %H:%M} on the law of {kept.on}",
    ]
    lines += [f"question  {kept.question}"] if kept.question else []
    lines += [
        "",
        *(
            f"{one.verdict} {one.standing or '':18} {one.text}\n    {one.rule}: {one.evidence[:160]}"
            for one in kept.verdicts
        ),
    ]
    for claim in kept.claims:
        rests = ", ".join(claim.supported_by or claim.contradicted_by or claim.leans_on)
        lines.append(
            f"{claim.verdict:20} {' '.join(claim.text.split())[:110]}\n    {claim.rule}: {claim.evidence[:160]}"
            + (f"\n    {rests}" if rests else "")
        )
    return "\n".join([*lines, "", *(f"! {warning.text}" for warning in kept.warnings)] if kept.warnings else lines)
