"""`nyaya ingest`: bring sources into the graph; the same sources again write nothing."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from nyayagraph.commands.context import Invocation, ProgressLine, invocation
from nyayagraph.commands.output import EXIT_WRONG_USE, JsonOption, emit
from nyayagraph.graph import Graph
from nyayagraph.ingest.citator import ingest_citator
from nyayagraph.ingest.correspondence import ingest_correspondence
from nyayagraph.ingest.delete import delete_judgment
from nyayagraph.ingest.judgments import ingest_judgments
from nyayagraph.ingest.runs import Progress, Report, source_files
from nyayagraph.ingest.starter import ingest_starter
from nyayagraph.ingest.statutes import ingest_statutes
from nyayagraph.ingest.uploads import ID_PREFIX, LoadedUpload, UploadReport, delete_upload, ingest_uploads
from nyayagraph.law.uploads import UploadKind

app = typer.Typer(
    help="Load judgments, statutes, correspondence, treatments and your own documents.", no_args_is_help=True
)

_MOST_NAMED = 10

Paths = Annotated[list[Path], typer.Argument(help="Files, or folders that hold them.")]


@app.command()
def judgments(ctx: typer.Context, paths: Paths, *, as_json: JsonOption = False) -> None:
    """Load judgments: JSON lines, PDF files, or files of the Supreme Court open-data layout."""
    call = invocation(ctx)
    _load(
        call,
        as_json,
        lambda graph, progress: ingest_judgments(graph, paths, embedder_name=call.settings.embedder, progress=progress),
    )


@app.command()
def pdf(ctx: typer.Context, paths: Paths, *, as_json: JsonOption = False) -> None:
    """Load reported judgments from PDF files, with page numbers."""
    files = source_files(paths, ".pdf")
    call = invocation(ctx)
    _load(
        call,
        as_json,
        lambda graph, progress: ingest_judgments(
            graph, files, embedder_name=call.settings.embedder, progress=progress, workers=0
        ),
    )


@app.command()
def upload(
    ctx: typer.Context,
    paths: Paths,
    *,
    kind: Annotated[UploadKind, typer.Option(help="What the documents are.")] = UploadKind.OTHER,
    as_json: JsonOption = False,
) -> None:
    """Load your own documents from PDF files; a text names one as `[contract.pdf, page 4]`. They are no authority."""
    call = invocation(ctx)
    _load(
        call,
        as_json,
        lambda graph, progress: ingest_uploads(graph, call.embedder(), paths, kind=kind, progress=progress),
    )


@app.command()
def statutes(ctx: typer.Context, paths: Paths, *, as_json: JsonOption = False) -> None:
    """Load sections of acts with their texts."""
    call = invocation(ctx)
    _load(call, as_json, lambda graph, progress: ingest_statutes(graph, call.embedder(), paths, progress=progress))


@app.command()
def correspondence(ctx: typer.Context, paths: Paths, *, as_json: JsonOption = False) -> None:
    """Load tables from the old criminal codes to the new."""
    _load(invocation(ctx), as_json, lambda graph, progress: ingest_correspondence(graph, paths, progress=progress))


@app.command()
def citator(ctx: typer.Context, paths: Paths, *, as_json: JsonOption = False) -> None:
    """Load treatments: which judgment followed, distinguished or overruled which."""
    _load(invocation(ctx), as_json, lambda graph, progress: ingest_citator(graph, paths, progress=progress))


@app.command()
def starter(ctx: typer.Context, *, as_json: JsonOption = False) -> None:
    """Load the bundled starter graph."""
    call = invocation(ctx)
    _load(
        call,
        as_json,
        lambda graph, progress: ingest_starter(
            graph, call.embedder(), embedder_name=call.settings.embedder, progress=progress
        ),
    )


@app.command()
def delete(
    ctx: typer.Context,
    authority_id: Annotated[str, typer.Argument(metavar="ID", help="Id of the judgment or upload to remove.")],
) -> None:
    """Remove a judgment, or a document of your own, with everything that hangs on it alone."""
    remove = delete_upload if authority_id.startswith(ID_PREFIX) else delete_judgment
    with invocation(ctx).graph(to_load=True) as graph:
        counts = remove(graph, authority_id)
    typer.echo(f"{counts.nodes_deleted} nodes and {counts.relationships_deleted} relationships deleted")


def _load(call: Invocation, as_json: bool, ingest: Callable[[Graph, Progress], Report]) -> None:
    started = time.monotonic()
    line = ProgressLine()
    with call.graph(to_load=True) as graph:
        report = ingest(graph, line.count)
    line.end()
    seconds = time.monotonic() - started
    facts = {
        "kind": report.kind,
        "run_id": report.run_id,
        "already_loaded": report.already_loaded,
        "unread_before": report.unread_before,
        "read": report.read,
        "written": report.written,
        "known": report.known,
        "unreadable": [{"source": item.source, "reason": item.reason} for item in report.unreadable],
        "conflicts": report.conflicts,
        "versions": report.versions,
        "version_faults": report.version_faults,
        "succession_faults": report.succession_faults,
        "counts": report.counts.model_dump(),
        "seconds": round(seconds, 1),
    }
    if isinstance(report, UploadReport):
        facts["uploads"] = [asdict(one) for one in report.uploads]
    emit(facts, as_json=as_json, page=lambda: _page(report, seconds))
    if report.read and len(report.unreadable) == report.read:
        raise typer.Exit(EXIT_WRONG_USE)


def _page(report: Report, seconds: float) -> str:
    if report.already_loaded:
        told = f"{report.kind}: these sources are loaded already; nothing was written ({seconds:.1f} s)"
        unread = f"{report.unread_before:,} of their records could not be read when they were loaded"
        return f"{told}\n{unread}; the file mended is another source" if report.unread_before else told
    done = f"{report.read:,} read, {report.written:,} written, {report.known:,} known already"
    lines = [f"{report.kind}: {done} in {seconds:.1f} s"]
    lines += _unread(report)
    if report.conflicts:
        lines.append(f"{len(report.conflicts):,} shared citations stay ambiguous, e.g. {report.conflicts[0]}")
    if report.versions:
        lines.append(versions_line(report.versions))
        lines.append(
            "intervals checked: " + (f"{len(report.version_faults)} faults" if report.version_faults else "good")
        )
        lines += [f"  {fault}" for fault in report.version_faults[:10]]
    if report.succession_faults is not None:
        count = len(report.succession_faults)
        lines.append("replacements checked: " + (f"{count} faults" if count else "good"))
        lines += [f"  {fault}" for fault in report.succession_faults[:10]]
    if isinstance(report, UploadReport):
        lines += [_upload_line(one) for one in report.uploads]
    return "\n".join(lines)


def _unread(report: Report) -> list[str]:
    """What could not be read, the first few by name."""
    if not report.unreadable:
        return []
    shown = [f"  {item.source}: {item.reason}" for item in report.unreadable[:_MOST_NAMED]]
    rest = len(report.unreadable) - len(shown)
    more = [f"  and {rest:,} more; --json names them all"] if rest else []
    return [f"{len(report.unreadable):,} could not be read", *shown, *more]


def versions_line(counts: dict[str, int]) -> str:
    """The graph's texts through time in one line."""
    return (
        f"through time: {counts['versions']:,} texts of {counts['sections']:,} provisions, "
        f"{counts['changed']:,} of them changed; "
        f"{counts['gaps']:,} gaps, {counts['unknown_starts']:,} first days unknown, "
        f"{counts['unread_footnotes']:,} footnotes unread, {counts['amendments']:,} amending instruments"
    )


def _upload_line(one: LoadedUpload) -> str:
    empty = f"; no text on {', '.join(map(str, one.empty_pages))} (scanned?)" if one.empty_pages else ""
    return f"  {one.upload_id}  {one.name}, {one.kind}, {one.pages} pages{empty}"
