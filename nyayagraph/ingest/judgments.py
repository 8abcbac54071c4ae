"""Loading judgments: files read in one process, prepared in others, merged by a single writer, batch after batch."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from datetime import date
from itertools import islice
from multiprocessing import get_context
from pathlib import Path

from nyayagraph.cypher.ingest import DateOverruledChunks, HoldToCurated, KnownSources, LinkActs
from nyayagraph.errors import SourceError
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder, load_embedder
from nyayagraph.ingest.corpus import corpus_lines, read_corpus_line, read_misdated
from nyayagraph.ingest.listed import read_open_data, read_table
from nyayagraph.ingest.merge import Batch, merge_batch
from nyayagraph.ingest.pdf import read_pdf_judgment
from nyayagraph.ingest.prepare import Prepared, prepare_all
from nyayagraph.ingest.references import resolve_all
from nyayagraph.ingest.runs import Progress, Report, ingest_run, source_files
from nyayagraph.ingest.sources import SourceJudgment, Unreadable

BATCH_JUDGMENTS = 40
_AHEAD = 3  # batches prepared while one is written; bounds memory
_COLLECTIONS = {"judgments": "sc-judgments"}

_worker_embedder: Embedder | None = None


def ingest_judgments(
    graph: Graph,
    paths: Sequence[Path],
    *,
    embedder_name: str = "default",
    progress: Progress | None = None,
    workers: int | None = None,
) -> Report:
    """What loading judgment collections did: JSON lines, PDF files, lists without texts, by their names.

    A record taken in before with the same content is left alone; an unreadable one is reported and passed over, and
    so is an unreadable file among several. The one file that cannot be read raises its `SourceError`.
    """
    files = source_files(paths, ".jsonl", ".jsonl.gz", ".json", ".json.gz", ".csv", ".csv.gz", ".pdf")
    with ingest_run(graph, "judgments", files) as report:
        if not report.already_loaded:
            judgments = (judgment for file in files for judgment in _read_or_told(file, is_alone=len(files) == 1))
            merge_judgments(graph, judgments, report, embedder_name=embedder_name, progress=progress, workers=workers)
            finish_judgments(graph, report)
    return report


def _read_or_told(file: Path, *, is_alone: bool) -> Iterator[SourceJudgment | Unreadable]:
    try:
        yield from read_judgments(file)
    except SourceError as exc:
        if is_alone:
            raise
        yield Unreadable(file.name, str(exc))


def read_judgments(file: Path) -> Iterator[SourceJudgment | Unreadable]:
    """Judgments of one file, by the kind that its name tells."""
    name = file.name.lower()
    if name.endswith((".jsonl", ".jsonl.gz")):
        years = read_misdated(file)
        collection = _COLLECTIONS.get(file.name.split(".")[0], file.name.split(".")[0])
        for number, line in corpus_lines(file):
            yield read_corpus_line(line, collection=collection, number=number, years=years)
    elif name.endswith((".csv", ".csv.gz")):
        yield from read_table(file)
    elif name.endswith(".pdf"):
        yield read_pdf_judgment(file)
    elif not name.startswith("misdated_"):
        yield from read_open_data(file)


def merge_judgments(
    graph: Graph,
    judgments: Iterable[SourceJudgment | Unreadable],
    report: Report,
    *,
    embedder_name: str = "default",
    progress: Progress | None = None,
    workers: int | None = None,
) -> None:
    """Nothing; `judgments` are in the graph afterwards and counted in `report`.

    `workers` processes cut, embed and read for references (default: one less than the machine has cores);
    0 does it here, which is quicker for a few.
    """
    before = (report.read, report.written, report.known)
    count = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
    batches = _new_batches(graph, judgments, report)
    prepared = (
        _prepare_here(batches, embedder_name) if count == 0 else _prepare_elsewhere(batches, embedder_name, count)
    )
    for done in prepared:
        report.unreadable += [item for item in done if isinstance(item, Unreadable)]
        items = [item for item in done if isinstance(item, Prepared)]
        batch = Batch(graph, items)
        report.counts += merge_batch(graph, batch, run_id=report.run_id)
        report.written += len(items)
        report.conflicts += batch.conflicts
        if progress:
            read, written, known = (
                now - then for now, then in zip((report.read, report.written, report.known), before, strict=True)
            )
            progress(read, f"{read:,} judgments read, {written:,} written, {known:,} known")


def finish_judgments(graph: Graph, report: Report) -> None:
    """Nothing; what depends on all judgments together is in place."""
    report.counts += resolve_all(graph)
    for statement in (LinkActs(), HoldToCurated(), DateOverruledChunks()):
        report.counts += graph.write(statement)


def _new_batches(
    graph: Graph, judgments: Iterable[SourceJudgment | Unreadable], report: Report
) -> Iterator[list[SourceJudgment]]:
    """Readable judgments that the graph does not have in this form, in batches."""
    stream = _sound(judgments, date.today())  # noqa: DTZ011 - the program's own today
    waiting: list[SourceJudgment] = []
    met: set[tuple[str, str]] = set()
    while True:
        look = list(islice(stream, BATCH_JUDGMENTS))
        if not look:
            break
        report.read += len(look)
        report.unreadable += [item for item in look if isinstance(item, Unreadable)]
        readable = [item for item in look if isinstance(item, SourceJudgment)]
        taken = {
            row.source: row.sha256 for row in graph.fetch(KnownSources(sources=tuple(item.source for item in readable)))
        }
        fresh = {(item.source, item.sha256): item for item in readable if taken.get(item.source) != item.sha256}
        fresh = {told: item for told, item in fresh.items() if told not in met}
        met.update(fresh)
        report.known += len(readable) - len(fresh)
        waiting += fresh.values()
        if len(waiting) >= BATCH_JUDGMENTS:
            yield waiting
            waiting = []
    if waiting:
        yield waiting


def _sound(judgments: Iterable[SourceJudgment | Unreadable], today: date) -> Iterator[SourceJudgment | Unreadable]:
    """`judgments`, those aside that cannot be: decided on a day to come, or told twice with other words."""
    told: dict[str, str] = {}
    for item in judgments:
        if isinstance(item, SourceJudgment):
            day = item.record.decided_on
            if day and day > today:
                yield Unreadable(item.source, f"decided on {day}, a day still to come; correct the date")
                continue
            if item.text and told.setdefault(item.source, item.sha256) != item.sha256:
                yield Unreadable(item.source, "stands here twice, with other words; the first is taken")
                continue
        yield item


def _prepare_here(batches: Iterable[list[SourceJudgment]], embedder_name: str) -> Iterator[list[Prepared | Unreadable]]:
    embedder = load_embedder(embedder_name)
    for batch in batches:
        yield prepare_all(batch, embedder)


def _prepare_elsewhere(
    batches: Iterable[list[SourceJudgment]], embedder_name: str, workers: int
) -> Iterator[list[Prepared | Unreadable]]:
    """Batches prepared by `workers` processes, in order, a few ahead of the writer."""
    with ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=_start_worker, initargs=(embedder_name,)
    ) as pool:
        pending: deque[Future[list[Prepared | Unreadable]]] = deque()
        for batch in batches:
            pending.append(pool.submit(_prepare_in_worker, batch))
            if len(pending) > workers + _AHEAD:
                yield pending.popleft().result()
        while pending:
            yield pending.popleft().result()


def _start_worker(embedder_name: str) -> None:
    global _worker_embedder  # noqa: PLW0603 - a worker's one embedder, set once when the process starts
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
    _worker_embedder = load_embedder(embedder_name)


def _prepare_in_worker(batch: list[SourceJudgment]) -> list[Prepared | Unreadable]:
    assert _worker_embedder is not None, "the pool's initializer runs before any batch"  # noqa: S101
    return prepare_all(batch, _worker_embedder)
