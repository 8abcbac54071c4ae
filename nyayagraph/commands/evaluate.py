"""`nyaya evaluate`: measures on test collections, in a graph of their own."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, cast, get_args

import typer

from nyayagraph.commands.context import ProgressLine, invocation
from nyayagraph.commands.output import JsonOption, emit
from nyayagraph.errors import ConfigError
from nyayagraph.graph import Graph
from nyayagraph.graph.schema import migrate
from nyayagraph.inference.embedder import Embedder
from nyayagraph.retrieval.collection import (
    Evaluation,
    evaluate,
    load_collection,
    read_documents,
    read_qrels,
    read_queries,
)
from nyayagraph.retrieval.fusion import QuestionKind
from nyayagraph.server import ServerHome, down, up

app = typer.Typer(help="Measures on queries and relevance grades in TREC form.", no_args_is_help=True)

_KINDS: tuple[str, ...] = get_args(QuestionKind)
_HEAP_MB = 1024
_PAGECACHE_MB = 256


@app.callback()
def _group() -> None:
    """Measures on queries and relevance grades in TREC form."""


@app.command()
def retrieval(
    ctx: typer.Context,
    *,
    corpus: Annotated[Path, typer.Option(help='JSONL of {"id", "title", "text"}.')],
    queries: Annotated[Path, typer.Option(help='JSONL of {"id", "text"}.')],
    qrels: Annotated[Path, typer.Option(help="TREC qrels: query 0 document grade.")],
    kind: Annotated[str, typer.Option(help=f"Kind of question, for the weights: {', '.join(_KINDS)}.")] = "general",
    as_json: JsonOption = False,
) -> None:
    """Load a collection into a graph of its own and measure each leg and the fusion, with intervals."""
    if kind not in _KINDS:
        raise ConfigError(f"no kind of question is called {kind!r}; expected one of {', '.join(_KINDS)}")
    asked, grades = read_queries(queries), read_qrels(qrels)
    embedder = invocation(ctx).embedder()
    report = ProgressLine()
    with _graph_of_its_own(embedder, report) as graph:
        counts = load_collection(
            graph, embedder, read_documents(corpus), on_progress=lambda done: report.count(done, f"{done} passages")
        )
        found = evaluate(
            graph,
            embedder,
            asked,
            grades,
            counts=counts,
            kind=cast("QuestionKind", kind),
            on_progress=lambda done: report.count(done, f"{done}/{len(asked)} queries"),
        )
    report.end()
    emit(found.model_dump(mode="json"), as_json=as_json, page=lambda: evaluation_page(found))


@contextmanager
def _graph_of_its_own(embedder: Embedder, report: ProgressLine) -> Iterator[Graph]:
    """An empty graph on a server that is gone afterwards, so that no answer is ever made from a test collection."""
    with tempfile.TemporaryDirectory(prefix="nyaya-evaluate-") as folder:
        home = ServerHome.at(Path(folder))
        try:
            server = up(home, heap_mb=_HEAP_MB, pagecache_mb=_PAGECACHE_MB, on_progress=report.server)
            with Graph.connect(server.bolt_uri, server.user, server.password, database=server.database) as graph:
                migrate(graph, model_id=embedder.model_id, embedding_dim=embedder.embedding_dim)
                yield graph
        finally:
            down(home)


def evaluation_page(found: Evaluation) -> str:
    """The page that a person reads: a row a measure, a column a run, each with its 95 % interval."""
    counted = f"{found.documents} documents, {found.passages} passages, {found.queries} queries"
    lines = [
        f"{counted}, {found.relevant} relevant pairs; weights for {found.kind}; {found.embedder}",
        f"{'':10}" + "".join(f"{run.run:>26}" for run in found.runs),
    ]
    for place, first in enumerate(found.runs[0].figures):
        cells = (run.figures[place] for run in found.runs)
        lines.append(
            f"{first.measure:10}"
            + "".join(f"{f'{cell.mean:.3f} [{cell.low:.3f}, {cell.high:.3f}]':>26}" for cell in cells)
        )
    lines.append(f"{'ms/query':10}" + "".join(f"{run.ms_per_query:>26.1f}" for run in found.runs))
    return "\n".join(lines)
