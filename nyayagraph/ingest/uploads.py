"""A person's own documents from PDF files: page by page into passages, in the registry under their file's name.

They are no authority: nothing of them is read for citations, and no search finds them unasked.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from nyayagraph.cypher.uploads import DeleteUpload, KnownUploads, MergeUploads, UploadParam, UploadPassage
from nyayagraph.errors import NotFound, SourceError
from nyayagraph.graph import Graph, WriteCounts
from nyayagraph.graph.vectors import bolt_vectors
from nyayagraph.inference.embedder import Embedder
from nyayagraph.ingest.chunking import passages
from nyayagraph.ingest.filter_terms import upload_terms
from nyayagraph.ingest.pdf import read_pdf_text
from nyayagraph.ingest.runs import Progress, Report, open_run, run_identity, source_files
from nyayagraph.ingest.sources import Unreadable, digest
from nyayagraph.law.judgment_text import Part
from nyayagraph.law.uploads import UploadKind, upload_key

ID_PREFIX = "upload-"
_ID_CHARS = 16
_ENDS_SENTENCE = re.compile(r"[.?!:;][\"'\u201d\u2019)\]]{0,3}\s*$")  # takes `was paid.`, refuses `was paid on`
_RUNS_OVER = re.compile(r"[^.?!]{0,400}[.?!](?=\s|$)")  # the rest of a sentence at the top of the next page


@dataclass(frozen=True, slots=True)
class LoadedUpload:
    """A document in the registry; `empty_pages` hold no text, as scanned ones do."""

    upload_id: str
    name: str
    kind: UploadKind
    pages: int
    empty_pages: tuple[int, ...] = ()


@dataclass
class UploadReport(Report):
    """What a load of documents did, and which are new."""

    uploads: list[LoadedUpload] = field(default_factory=list)


def ingest_uploads(
    graph: Graph,
    embedder: Embedder,
    paths: Sequence[Path],
    *,
    kind: UploadKind = UploadKind.OTHER,
    progress: Progress | None = None,
) -> UploadReport:
    """What loading a person's own PDF files did; a file known under its name and kind is left alone.

    A file that cannot be read is reported and passed over; where none can, the first one's `SourceError` is raised.
    """
    files = source_files(paths, ".pdf")
    found = {_upload_id(file): file for file in files}
    known = {row.upload_id for row in graph.fetch(KnownUploads(upload_ids=tuple(found))) if row.kind == kind}
    new = {upload_id: file for upload_id, file in found.items() if upload_id not in known}
    report = UploadReport("upload", run_identity(f"upload:{kind}:{':'.join(found)}", files), read=len(found))
    report.known = len(found) - len(new)
    report.already_loaded = not new
    if new:
        with open_run(graph, report, files):
            _merge_all(graph, embedder, new, kind, report, progress)
    return report


def _merge_all(
    graph: Graph,
    embedder: Embedder,
    files: dict[str, Path],
    kind: UploadKind,
    report: UploadReport,
    progress: Progress | None,
) -> None:
    refused: list[SourceError] = []
    for done, (upload_id, file) in enumerate(files.items(), start=1):
        try:
            text, starts = read_pdf_text(file)
        except SourceError as exc:
            refused.append(exc)
            report.unreadable.append(Unreadable(file.name, str(exc)))
            continue
        loaded = LoadedUpload(upload_id, file.name, kind, len(starts), _empty_pages(text, starts))
        row = _upload_param(loaded, digest(file.read_bytes()), text, starts, embedder)
        report.counts += graph.write(MergeUploads(rows=(row,), run_id=report.run_id))
        report.written += 1
        report.uploads.append(loaded)
        if progress:
            progress(done, f"{done:,} of {len(files):,} documents")
    if len(refused) == len(files) and not report.known:
        raise refused[0]


def _upload_id(file: Path) -> str:
    """Identity of a document: its file's name and its content, so that a copy under another name is another."""
    return f"{ID_PREFIX}{digest(upload_key(file.name), file.read_bytes())[:_ID_CHARS]}"


def _page_parts(text: str, starts: Sequence[int]) -> tuple[Part, ...]:
    """The pages as parts, each with the rest of a sentence that runs over: it belongs where it begins."""
    ends = [*starts[1:], len(text)]
    parts = []
    for number, (start, end) in enumerate(zip(starts, ends, strict=True), 1):
        over = None if _ENDS_SENTENCE.search(text, start, end) else _RUNS_OVER.match(text, end)
        parts.append(Part(f"Page {number}", start, over.end() if over and text[start:end].strip() else end))
    return tuple(parts)


def _empty_pages(text: str, starts: Sequence[int]) -> tuple[int, ...]:
    ends = [*starts[1:], len(text)]
    return tuple(
        number for number, (start, end) in enumerate(zip(starts, ends, strict=True), 1) if not text[start:end].strip()
    )


def _upload_param(
    loaded: LoadedUpload, sha256: str, text: str, starts: Sequence[int], embedder: Embedder
) -> UploadParam:
    found = passages(text, _page_parts(text, starts), page_starts=starts)
    texts = [text[passage.char_start : passage.char_end] for passage in found]
    vectors = bolt_vectors(embedder.embed(texts))
    return UploadParam(
        upload_id=loaded.upload_id,
        name=loaded.name,
        name_key=upload_key(loaded.name),
        kind=loaded.kind,
        pages=loaded.pages,
        sha256=sha256,
        filter_terms=upload_terms(),
        chunks=tuple(
            UploadPassage(
                chunk_id=f"{loaded.upload_id}#{passage.ordinal:04d}",
                text=words,
                ordinal=passage.ordinal,
                heading=passage.heading,
                page=passage.page_from or 1,
                char_start=passage.char_start,
                char_end=passage.char_end,
                embedding=vector,
            )
            for passage, words, vector in zip(found, texts, vectors, strict=True)
        ),
    )


def delete_upload(graph: Graph, upload_id: str) -> WriteCounts:
    """What was deleted; raises `NotFound` where there is no such document."""
    counts = graph.write(DeleteUpload(upload_id=upload_id))
    if counts.nodes_deleted == 0:
        raise NotFound(
            f"no upload has the id {upload_id!r}; `nyaya ingest upload` prints ids", statement="uploads/delete_upload"
        )
    return counts
