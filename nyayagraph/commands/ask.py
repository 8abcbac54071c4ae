"""`nyaya ask`: a question in, a checked answer out, or the message that none can be verified."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated, Any

import typer

from nyayagraph.answer import AnswerReport, Drafter, ExtractiveDrafter, Inquiry, Role, answer
from nyayagraph.answer.answer import unreachable
from nyayagraph.commands.context import (
    EXIT_CHECK_FAILED,
    EXIT_UNAVAILABLE,
    CypherOption,
    Invocation,
    JsonOption,
    emit,
    emit_json,
    invocation,
)
from nyayagraph.commands.dates import OffenceOption, OnOption, days_of
from nyayagraph.commands.texts import read_text
from nyayagraph.errors import ConfigError, GraphUnavailable, SourceError
from nyayagraph.graph import Graph
from nyayagraph.settings import Settings
from nyayagraph.verify.report import Overall


def ask(  # noqa: PLR0913 - one parameter an option
    ctx: typer.Context,
    question: Annotated[str | None, typer.Argument(help="The question, in one string.")] = None,
    *,
    on: OnOption = None,
    offence_date: OffenceOption = None,
    role: Annotated[Role, typer.Option("--role", help="Who reads the answer.")] = Role.CITIZEN,
    k: Annotated[int, typer.Option("--k", min=1, max=50, help="Passages to draw on.")] = 10,
    batch: Annotated[
        str | None,
        typer.Option(
            "--batch", help='JSONL file, `-` for standard input: {"id", "question", "on", "offence_date", "role"}.'
        ),
    ] = None,
    trail: Annotated[
        bool, typer.Option("--trail/--no-trail", help="Keep the answer in the graph for `nyaya audit`.")
    ] = True,
    as_json: JsonOption = False,
    show_cypher: CypherOption = False,
) -> None:
    """Answer a question of Indian law, checked; exit 1 where nothing can be verified, 3 without the graph."""
    if (question is None) == (batch is None):
        raise ConfigError("give one question, or --batch with a file of them")
    days = days_of(on, offence_date)
    call = invocation(ctx)
    asked = Inquiry(question=question or "", on=days.on, offence_date=days.offence, k=k)
    if batch is not None:
        raise typer.Exit(
            _run_batch(call, read_text(batch), (on, offence_date), asked, role, trail=trail, show_cypher=show_cypher)
        )
    try:
        with call.graph(show_cypher=show_cypher) as graph:
            report = _answered(call, graph, asked, role, trail=trail)
    except GraphUnavailable as exc:
        report = unreachable(asked, role, str(exc))
    emit(report.to_json(), as_json=as_json, page=report.page)
    raise typer.Exit(exit_code(report))


def exit_code(report: AnswerReport) -> int:
    """0 for an answer, 1 for a refusal, 3 for an outage."""
    if report.verification.overall is Overall.UNAVAILABLE:
        return EXIT_UNAVAILABLE
    return 0 if report.is_answered else EXIT_CHECK_FAILED


def drafter_of(settings: Settings) -> Drafter:
    """Claude over extracts where a key is set, extracts alone otherwise."""
    if settings.anthropic_api_key is None:
        return ExtractiveDrafter()
    from nyayagraph.answer.claude_drafting import ClaudeDrafter  # noqa: PLC0415 - the library takes a second to load
    from nyayagraph.inference.claude import Claude  # noqa: PLC0415 - likewise

    claude = Claude(
        api_key=settings.anthropic_api_key.get_secret_value(),
        model_id=settings.claude_model,
        budget_tokens=settings.claude_budget_tokens,
        base_url=settings.anthropic_base_url,
    )
    return ClaudeDrafter(claude, ExtractiveDrafter())


def _answered(call: Invocation, graph: Graph, asked: Inquiry, role: Role, *, trail: bool) -> AnswerReport:
    return answer(graph, call.embedder(), asked, drafter=drafter_of(call.settings), role=role, keep=trail)


def _run_batch(
    call: Invocation,
    lines: str,
    printed: tuple[str | None, str | None],
    defaults: Inquiry,
    role: Role,
    *,
    trail: bool,
    show_cypher: bool,
) -> int:
    """The worst exit code of the questions; one JSON document a line on stdout."""
    worst = 0
    with call.graph(show_cypher=show_cypher) as graph:
        for line in _asked(lines):
            days = days_of(line.get("on") or printed[0], line.get("offence_date") or printed[1])
            asked = defaults.model_copy(
                update={"question": line["question"], "on": days.on, "offence_date": days.offence}
            )
            report = _answered(call, graph, asked, _role(line.get("role")) or role, trail=trail)
            emit_json({"id": line.get("id"), **report.to_json()})
            worst = max(worst, exit_code(report))
    return worst


def _role(named: str | None) -> Role | None:
    try:
        return Role(named) if named else None
    except ValueError as exc:
        raise SourceError(f"{named!r} is no role; expected {', '.join(Role)}") from exc


def _asked(lines: str) -> Iterator[dict[str, Any]]:
    for number, line in enumerate(lines.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            asked = json.loads(line)
        except ValueError as exc:
            raise SourceError(f"line {number} is no JSON: {exc}") from exc
        if not isinstance(asked, dict) or not isinstance(asked.get("question"), str) or not asked["question"].strip():
            raise SourceError(f'line {number} needs a "question"')
        yield asked
