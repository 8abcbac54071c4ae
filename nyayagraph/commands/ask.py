"""`nyaya ask`: a question in, a checked answer out, or the message that none can be verified."""

from __future__ import annotations

from typing import Annotated

import typer

from nyayagraph.answer import AnswerReport, Drafter, ExtractiveDrafter, Inquiry, Role, answer
from nyayagraph.answer.answer import unreachable
from nyayagraph.commands.batch import Answer, Batch, Line
from nyayagraph.commands.context import CypherOption, Invocation, invocation
from nyayagraph.commands.dates import OffenceOption, OnOption, days_of
from nyayagraph.commands.output import EXIT_CHECK_FAILED, EXIT_UNAVAILABLE, JsonOption, emit
from nyayagraph.commands.texts import typed_text
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
    if question is not None and not question.strip():
        raise ConfigError("the question is empty; write it in one string")
    asked_for = typed_text(question or "", "question")
    days = days_of(on, offence_date)
    call = invocation(ctx)
    if batch is not None:
        raise typer.Exit(_run_batch(call, batch, on, offence_date, role, k, trail=trail, show_cypher=show_cypher))
    asked = Inquiry(question=asked_for, on=days.on, offence_date=days.offence, k=k)
    try:
        with call.graph(show_cypher=show_cypher) as graph:
            report = _answered(call, graph, asked, role, trail=trail)
    except GraphUnavailable as exc:
        report = unreachable(asked, role, str(exc))
    emit(report.to_json(), as_json=as_json, page=report.page)
    if report.nearest and not as_json:
        typer.echo(f"Not checked against the question, but nearest to it: {'; '.join(report.nearest)}.", err=True)
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


def _run_batch(  # noqa: PLR0913 - one parameter an option
    call: Invocation,
    file: str,
    on: str | None,
    offence: str | None,
    role: Role,
    k: int,
    *,
    trail: bool,
    show_cypher: bool,
) -> int:
    """The worst exit code of the questions; one JSON document a line on stdout."""
    batch = Batch(file, wanted="question", words=("on", "offence_date", "role"))
    lines = batch.read()
    with call.graph(show_cypher=show_cypher) as graph:

        def answer_of(line: Line) -> Answer:
            days = days_of(line.get("on") or on, line.get("offence_date") or offence)
            asked = Inquiry(question=line["question"], on=days.on, offence_date=days.offence, k=k)
            report = _answered(call, graph, asked, _role(line.get("role")) or role, trail=trail)
            return Answer(report.to_json(), exit_code(report))

        return batch.run(lines, answer_of)


def _role(named: str | None) -> Role | None:
    try:
        return Role(named) if named else None
    except ValueError as exc:
        raise SourceError(f"{named!r} is no role; expected {', '.join(Role)}") from exc
