"""Ingest runs: what was loaded, from what, and whether it was finished. The same sources again are the same run."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from nyayagraph.cypher.ingest import FinishedRun, FinishRun, StartRun
from nyayagraph.errors import SourceError
from nyayagraph.graph import Graph, WriteCounts
from nyayagraph.ingest.sources import Unreadable

logger = logging.getLogger(__name__)

FORMAT = "1"  # raised when a new program must read old files again
_FORMATS = {"statutes": "2"}  # the same for one kind of source
Progress = Callable[[int, str], None]


@dataclass
class Report:
    """What a load did: records read, written, known already, unreadable; and what the graph saw."""

    kind: str
    run_id: str
    read: int = 0
    written: int = 0
    known: int = 0
    unreadable: list[Unreadable] = field(default_factory=list)
    conflicts: list[str] = field(default_factory=list)
    counts: WriteCounts = field(default_factory=WriteCounts)
    already_loaded: bool = False
    unread_before: int = 0  # records that the load which did the work could not read
    versions: dict[str, int] = field(default_factory=dict)
    version_faults: list[str] = field(default_factory=list)
    succession_faults: list[str] | None = None  # None where nothing was checked


def source_files(paths: Sequence[Path], *suffixes: str) -> list[Path]:
    """Files under `paths` whose names end in one of `suffixes`, sorted; raises `SourceError` where a path has none."""
    found: list[Path] = []
    for path in paths:
        if not path.exists():
            raise SourceError(f"{path} does not exist; check the path")
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        matching = [file for file in inside if file.is_file() and file.name.lower().endswith(suffixes)]
        if not matching:
            raise SourceError(f"{path} holds no file ending in {' or '.join(suffixes)}")
        found += matching
    return found


def run_identity(kind: str, files: Sequence[Path]) -> str:
    """Digest of kind, format and the files' content: the same sources give the same run."""
    total = hashlib.sha256(f"{kind}:{_FORMATS.get(kind, FORMAT)}".encode())
    for file in files:
        try:
            with file.open("rb") as handle:
                total.update(hashlib.file_digest(handle, "sha256").digest())
        except OSError as exc:
            raise SourceError(f"{file} cannot be read: {exc.strerror}; see that it is yours to read") from exc
    return total.hexdigest()[:16]


@contextmanager
def ingest_run(graph: Graph, kind: str, files: Sequence[Path]) -> Iterator[Report]:
    """A run around a load: nothing is done where it was finished before; it is finished where no error escapes."""
    report = Report(kind, run_identity(kind, files))
    if finished := graph.fetch(FinishedRun(run_id=report.run_id)):
        report.already_loaded = True
        report.unread_before = finished[0].skipped
        yield report
        return
    with open_run(graph, report, files):
        yield report


@contextmanager
def open_run(graph: Graph, report: Report, files: Sequence[Path]) -> Iterator[None]:
    """The report's run, begun, and finished where no error escapes."""
    names = ", ".join(dict.fromkeys(file.name for file in files[:5])) + (", …" if len(files) > 5 else "")  # noqa: PLR2004 - enough to recognise
    graph.write(StartRun(run_id=report.run_id, kind=report.kind, source=names))
    yield
    graph.write(FinishRun(run_id=report.run_id, records=report.written, skipped=len(report.unreadable)))
    logger.info("ingest run finished", extra={"run_id": report.run_id, "kind": report.kind, "written": report.written})
