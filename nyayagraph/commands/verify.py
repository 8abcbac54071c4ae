"""`nyaya verify`: every citation and claim of any text, with its verdict."""

from __future__ import annotations

from typing import Annotated

import typer

from nyayagraph.commands.batch import Answer, Batch, Line
from nyayagraph.commands.context import CypherOption, Invocation, invocation
from nyayagraph.commands.dates import Days, OffenceOption, OnOption, days_of
from nyayagraph.commands.output import EXIT_CHECK_FAILED, EXIT_UNAVAILABLE, JsonOption, emit
from nyayagraph.commands.texts import read_text, source_name
from nyayagraph.errors import ConfigError, GraphUnavailable
from nyayagraph.graph import Graph
from nyayagraph.law.find import SURE_ENOUGH, find
from nyayagraph.verify.check import unavailable
from nyayagraph.verify.check import verify as verify_text
from nyayagraph.verify.report import CitationCheck, ClaimCheck, Overall, VerificationReport
from nyayagraph.verify.trail import record

_EXITS = {Overall.VERIFIED: 0, Overall.UNAVAILABLE: EXIT_UNAVAILABLE}


def verify(  # noqa: PLR0913 - one parameter an option
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(help="A text file; `-` reads standard input.")],
    *,
    on: OnOption = None,
    offence_date: OffenceOption = None,
    batch: Annotated[
        bool, typer.Option("--batch", help='The file is JSONL: {"id", "text", "on", "offence_date"} a line.')
    ] = False,
    trail: Annotated[
        bool, typer.Option("--trail/--no-trail", help="Keep the verdicts in the graph for `nyaya audit`.")
    ] = True,
    as_json: JsonOption = False,
    show_cypher: CypherOption = False,
) -> None:
    """Check every citation and claim of a text; exit 1 where one does not hold, 3 where the graph cannot be reached."""
    days = days_of(on, offence_date)
    call = invocation(ctx)
    if batch:
        raise typer.Exit(_run_batch(call, file, on, offence_date, trail=trail, show_cypher=show_cypher))
    text = read_text(file)
    if not text.strip():
        raise ConfigError(f"{source_name(file)} is empty: there is nothing to verify")
    try:
        with call.graph(show_cypher=show_cypher) as graph:
            report = _verified(call, graph, text, days, trail=trail)
    except GraphUnavailable as exc:
        report = unavailable(
            text,
            find(text, written_on=days.on, short_forms=False, sure_from=SURE_ENOUGH),
            str(exc),
            on=days.on,
            offence_date=days.offence,
        )
    emit(report.model_dump(mode="json"), as_json=as_json, page=lambda: report_page(report))
    raise typer.Exit(_EXITS.get(report.overall, EXIT_CHECK_FAILED))


def _verified(call: Invocation, graph: Graph, text: str, days: Days, *, trail: bool) -> VerificationReport:
    report = verify_text(graph, call.embedder(), text, on=days.on, offence_date=days.offence)
    if not trail or report.overall is Overall.UNAVAILABLE:
        return report
    return record(graph, report, text=text, model_id=call.embedder().model_id)


def _run_batch(
    call: Invocation, file: str, on: str | None, offence: str | None, *, trail: bool, show_cypher: bool
) -> int:
    """The worst exit code of the texts; one JSON document a line on stdout."""
    batch = Batch(file, wanted="text", words=("on", "offence_date"))
    lines = batch.read()
    with call.graph(show_cypher=show_cypher) as graph:

        def answer_of(line: Line) -> Answer:
            days = days_of(line.get("on") or on, line.get("offence_date") or offence)
            report = _verified(call, graph, line["text"], days, trail=trail)
            return Answer(report.model_dump(mode="json"), _EXITS.get(report.overall, EXIT_CHECK_FAILED))

        return batch.run(lines, answer_of)


def report_page(report: VerificationReport) -> str:
    """The report as a person reads it, on one screen."""
    score = report.confidence
    lines = [f"{report.overall}  confidence {score.label} ({score.score:.2f})  {report.summary}", ""]
    lines += [_citation_line(one) for one in report.citations]
    lines += ["", *(_claim_lines(one) for one in report.claims)] if report.claims else []
    if report.removed:
        lines += ["", "removed", *(f'  - "{_short(one.text, 70)}": {_short(one.why, 150)}' for one in report.removed)]
    if report.text:
        lines += ["", "the text as it may stand", report.text]
    if report.audit_id:
        lines += ["", f"kept as {report.audit_id}; see `nyaya audit show {report.audit_id}`"]
    return "\n".join(lines)


def _citation_line(one: CitationCheck) -> str:
    why = one.warnings[0] if one.warnings else (one.evidence[0].evidence if one.evidence else "")
    standing = f" {one.standing}" if one.standing else ""
    return f"{one.verdict + standing:26} {_short(one.text, 40)}: {_short(why, 200)}"


def _claim_lines(one: ClaimCheck) -> str:
    why = one.evidence[0].evidence if one.evidence else ""
    return f"{one.verdict:20} {_short(one.text, 90)}\n{'':20} {_short(why, 150)}"


def _short(text: str, longest: int) -> str:
    plain = " ".join(text.split())
    return plain if len(plain) <= longest else plain[: longest - 1] + "…"
