"""A person's own documents in a search: found where they are asked for, never among authorities unasked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.ingest.uploads import delete_upload, ingest_uploads
from nyayagraph.retrieval import Filters, search

pytestmark = pytest.mark.graph

MURDER = "Whoever commits murder is punished with death, or with imprisonment for life, and is also liable to fine."
QUESTION = "What is the punishment for murder?"


@pytest.fixture(scope="module")
def uploads(starter_graph: Graph, embedder: Embedder, pdf: Callable[..., Path]) -> Iterator[Graph]:
    """The starter graph with a note that answers the question better than any authority."""
    report = ingest_uploads(
        starter_graph, embedder, [pdf("note.pdf", "Cover page of the note.", f"{QUESTION} {MURDER}")]
    )
    yield starter_graph
    delete_upload(starter_graph, report.uploads[0].upload_id)


@pytest.mark.parametrize("filters", [Filters(), Filters(bench_min=1), Filters(kinds=("statute",))])
def test_no_search_finds_them_unasked(filters: Filters, uploads: Graph, embedder: Embedder) -> None:
    found = search(uploads, embedder, QUESTION, filters, k=40)

    assert found.hits
    assert "upload" not in {hit.kind for hit in found.hits}


def test_they_are_found_with_their_page_where_they_are_asked_for(uploads: Graph, embedder: Embedder) -> None:
    found = search(uploads, embedder, QUESTION, Filters(kinds=("upload",)), k=1)

    assert [(hit.title, hit.page, hit.kind) for hit in found.hits] == [("note.pdf", 2, "upload")]
    assert found.hits[0].citation is None


def test_asked_for_beside_statutes_they_stand_beside_them(uploads: Graph, embedder: Embedder) -> None:
    found = search(uploads, embedder, QUESTION, Filters(kinds=("statute", "upload")), k=10)

    assert {hit.kind for hit in found.hits} == {"statute", "upload"}
