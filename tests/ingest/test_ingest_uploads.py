"""A person's own documents: in with their pages, once, and out without a trace."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nyayagraph.cypher.state import NodeCounts, RelationshipCounts
from nyayagraph.errors import NotFound, SourceError
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.ingest.uploads import delete_upload, ingest_uploads
from nyayagraph.law.uploads import UploadKind, upload_key

Write = Callable[..., Path]
FIRST = "This lease is made on the first of May.\nThe tenant pays a rent of nine thousand rupees and"
SECOND = "a deposit of twenty thousand rupees. Repairs fall on the landlord."
THIRD = "Signed by both parties before two witnesses."


def counts(graph: Graph) -> dict[str, int]:
    nodes = {row.label: row.nodes for row in graph.fetch(NodeCounts())}
    return nodes | {row.type: row.relationships for row in graph.fetch(RelationshipCounts())}


def rows(graph: Graph, query: str) -> list[tuple[Any, ...]]:
    with graph._driver.session() as session:
        return [tuple(record.values()) for record in session.run(query)]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Contract.PDF", "contract", True),
        ("Lease  Deed.pdf", "lease deed", True),
        ("contract.pdf", "my contract.pdf", False),
        ("contract.pdf", "contract.docx", False),
        ("contract.pdf.pdf", "contract", False),
        ("contract 1.pdf", "contract", False),
    ],
)
def test_two_names_are_one_only_as_a_whole(one: str, other: str, same: bool) -> None:
    assert (upload_key(one) == upload_key(other)) is same


@pytest.mark.graph
def test_a_document_is_held_page_by_page(scratch_graph: Graph, embedder: Embedder, pdf: Write) -> None:
    report = ingest_uploads(scratch_graph, embedder, [pdf("Lease.pdf", FIRST, SECOND, THIRD)], kind=UploadKind.CONTRACT)

    held = rows(scratch_graph, "MATCH (u:Upload) RETURN u.name, u.kind, u.pages, size(u.sha256), u.run_id")
    assert held == [("Lease.pdf", "contract", 3, 64, report.run_id)]
    passages = rows(
        scratch_graph,
        "MATCH (u:Upload)<-[:PART_OF]-(c:Chunk) "
        "RETURN c.page_from, c.text CONTAINS 'rent', c.embedding IS NOT NULL, c.kind, c.authority_id = u.upload_id "
        "ORDER BY c.ordinal",
    )
    assert passages == [
        (1, True, True, "upload", True), (2, False, True, "upload", True), (3, False, True, "upload", True),
    ]  # fmt: skip
    assert rows(scratch_graph, "MATCH (:Chunk)-[n:NEXT]->(:Chunk) RETURN count(n)") == [(2,)]


@pytest.mark.graph
def test_a_sentence_belongs_to_the_page_on_which_it_begins(
    scratch_graph: Graph, embedder: Embedder, pdf: Write
) -> None:
    ingest_uploads(scratch_graph, embedder, [pdf("lease.pdf", FIRST, SECOND, THIRD)])

    deposit = rows(scratch_graph, "MATCH (c:Chunk) WHERE c.text CONTAINS 'rent' RETURN c.page_from, c.text")

    ((page, text),) = deposit
    assert page == 1
    assert " ".join(text.split()).endswith("and a deposit of twenty thousand rupees.")


@pytest.mark.graph
def test_the_same_document_again_writes_nothing(scratch_graph: Graph, embedder: Embedder, pdf: Write) -> None:
    file = pdf("lease.pdf", FIRST)
    ingest_uploads(scratch_graph, embedder, [file])
    before = counts(scratch_graph)

    again = ingest_uploads(scratch_graph, embedder, [file])

    assert (again.already_loaded, again.known, again.counts.is_empty()) == (True, 1, True)
    assert counts(scratch_graph) == before


@pytest.mark.graph
def test_another_kind_is_a_correction_and_another_name_another_document(
    scratch_graph: Graph, embedder: Embedder, pdf: Write
) -> None:
    ingest_uploads(scratch_graph, embedder, [pdf("lease.pdf", FIRST)])

    ingest_uploads(scratch_graph, embedder, [pdf("lease.pdf", FIRST)], kind=UploadKind.CONTRACT)
    ingest_uploads(scratch_graph, embedder, [pdf("copy.pdf", FIRST)], kind=UploadKind.CONTRACT)

    held = rows(scratch_graph, "MATCH (u:Upload) RETURN u.name, u.kind ORDER BY u.name")
    assert held == [("copy.pdf", "contract"), ("lease.pdf", "contract")]


@pytest.mark.graph
def test_a_deleted_document_leaves_nothing_and_can_be_loaded_again(
    scratch_graph: Graph, embedder: Embedder, pdf: Write
) -> None:
    file = pdf("lease.pdf", FIRST, SECOND)
    first = ingest_uploads(scratch_graph, embedder, [file])
    before = counts(scratch_graph)

    delete_upload(scratch_graph, first.uploads[0].upload_id)

    assert set(counts(scratch_graph)) == {"GraphState", "SchemaChange", "IngestRun"}
    assert ingest_uploads(scratch_graph, embedder, [file]).written == 1
    assert counts(scratch_graph) == before
    with pytest.raises(NotFound, match="no upload has the id"):
        delete_upload(scratch_graph, "upload-0000")


@pytest.mark.graph
def test_a_scan_is_refused_alone_and_reported_among_others(
    scratch_graph: Graph, embedder: Embedder, pdf: Write
) -> None:
    scan = pdf("scan.pdf", "", "")

    with pytest.raises(SourceError, match="it is a scan; run OCR"):
        ingest_uploads(scratch_graph, embedder, [scan])
    report = ingest_uploads(scratch_graph, embedder, [scan, pdf("half.pdf", FIRST, "", THIRD)])

    assert [item.source for item in report.unreadable] == ["scan.pdf"]
    assert [(one.name, one.pages, one.empty_pages) for one in report.uploads] == [("half.pdf", 3, (2,))]


@pytest.mark.graph
def test_a_scanned_pleading_is_refused(scratch_graph: Graph, embedder: Embedder, data: Path) -> None:
    with pytest.raises(SourceError, match="it is a scan; run OCR"):
        ingest_uploads(scratch_graph, embedder, [data / "pdf-samples" / "scanned-pleading.pdf"])
