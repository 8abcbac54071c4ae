"""`nyaya demo`: the whole way once, on the starter graph. Prints what the graph gives and nothing else."""

from __future__ import annotations

import time
from datetime import date
from importlib import resources
from typing import Any

import typer

from nyayagraph.answer import AnswerReport, Inquiry, answer
from nyayagraph.commands.ask import drafter_of
from nyayagraph.commands.context import Invocation, ProgressLine, invocation
from nyayagraph.commands.output import JsonOption, emit_json
from nyayagraph.commands.verify import report_page
from nyayagraph.cypher.state import NodeCounts, RelationshipCounts
from nyayagraph.graph import Graph
from nyayagraph.ingest.starter import ingest_starter
from nyayagraph.server import status as server_status
from nyayagraph.verify.check import verify
from nyayagraph.verify.report import VerificationReport
from nyayagraph.verify.trail import record

QUESTIONS = (
    ("a repealed section", "What is the punishment for cheating under section 420 IPC?"),
    ("an overruled judgment", "Can Parliament amend fundamental rights? Golaknath v. State of Punjab"),
    (
        "nothing in the graph supports it",
        "What is the fee for registering a drone with the municipal corporation of Pune?",
    ),
)
_RULE = "─" * 78
_SHOWN_LABELS = ("Judgment", "Citation", "Judge", "Act", "Section", "Clause", "Chunk")
_SHOWN_TYPES = ("OVERRULES", "FOLLOWS", "INTERPRETS", "STRIKES_DOWN", "REPLACED_BY", "CARRIED_INTO", "REPEALS")


def demo(ctx: typer.Context, *, as_json: JsonOption = False) -> None:
    """Start Neo4j, load the starter graph, answer three questions and check a brief; a second run takes seconds."""
    call = invocation(ctx)
    started = time.monotonic()
    show = _nothing if as_json else typer.echo
    with call.graph(to_load=True) as graph:
        _load(call, graph)
        counts = _counts(graph)
        show(_heading("What is in the graph"))
        show(_counts_page(counts))
        reports = []
        for number, (why, question) in enumerate(QUESTIONS, start=1):
            show(_heading(f"Question {number} of {len(QUESTIONS)} ({why})"))
            show(f"> {question}\n")
            reports.append(_answered(call, graph, question))
            show(reports[-1].page())
        brief = brief_text()
        show(_heading("A brief to check"))
        show(brief)
        report = _checked(call, graph, brief)
        show(_heading("What the graph says of the brief"))
        show(report_page(report))
    show(_heading("What to try next"))
    show(_next_steps(call, time.monotonic() - started))
    if as_json:
        emit_json(_as_json(counts, reports, report))


def brief_text() -> str:
    """The brief that the demo checks: some of it right, some made up, overruled, repealed or of another section."""
    return (resources.files("nyayagraph.commands") / "demo_brief.txt").read_text(encoding="utf-8")


def _nothing(_: str) -> None:
    return


def _load(call: Invocation, graph: Graph) -> None:
    line = ProgressLine()
    report = ingest_starter(graph, call.embedder(), embedder_name=call.settings.embedder, progress=line.count)
    line.end()
    if not report.already_loaded:
        typer.echo(f"starter graph loaded: {report.written:,} records", err=True)


def _counts(graph: Graph) -> dict[str, dict[str, int]]:
    return {
        "nodes": {row.label: row.nodes for row in graph.fetch(NodeCounts())},
        "relationships": {row.type: row.relationships for row in graph.fetch(RelationshipCounts())},
    }


def _counts_page(counts: dict[str, dict[str, int]]) -> str:
    nodes = [f"{counts['nodes'][label]:>8,}  {label}" for label in _SHOWN_LABELS if label in counts["nodes"]]
    types = counts["relationships"]
    return "\n".join([*nodes, *(f"{types[name]:>8,}  [:{name}]" for name in _SHOWN_TYPES if name in types)])


def _answered(call: Invocation, graph: Graph, question: str) -> AnswerReport:
    asked = Inquiry(question=question, on=date.today())  # noqa: DTZ011 - a person's own today
    return answer(graph, call.embedder(), asked, drafter=drafter_of(call.settings))


def _checked(call: Invocation, graph: Graph, brief: str) -> VerificationReport:
    report = verify(graph, call.embedder(), brief, on=date.today())  # noqa: DTZ011 - a person's own today
    return record(graph, report, text=brief, model_id=call.embedder().model_id)


def _heading(words: str) -> str:
    return f"\n{_RULE}\n{words}\n{_RULE}"


def _next_steps(call: Invocation, seconds: float) -> str:
    lines = [f"The demo took {seconds:.1f} s."]
    if call.settings.neo4j_uri is None and (server := server_status(call.server_home())).http_uri:
        lines.append(
            f"Neo4j Browser   {server.http_uri}/browser/   (nyaya db browser --password prints how to connect)"
        )
    lines += [
        'nyaya ask "Is section 66A of the IT Act still law?" --role lawyer',
        'nyaya ask "Section 420 IPC" --offence-date 2024-06-30     then --offence-date 2024-07-01',
        'nyaya status "ADM Jabalpur v. Shivkant Shukla, (1976) 2 SCC 521"',
        'nyaya section "318(4) BNS"',
        "nyaya verify YOUR-BRIEF.txt",
        "nyaya audit list",
        "nyaya cypher list     every statement, ready for Browser",
        "nyaya db down         stops Neo4j; what is in it stays",
    ]
    return "\n".join(lines)


def _as_json(
    counts: dict[str, dict[str, int]], reports: list[AnswerReport], brief: VerificationReport
) -> dict[str, Any]:
    answers = [report.to_json() for report in reports]
    return {"graph": counts, "answers": answers, "brief": brief.model_dump(mode="json")}
