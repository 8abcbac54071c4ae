"""A test collection: read, loaded into a graph of its own, measured by leg and fusion."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from nyayagraph.errors import SourceError
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.retrieval.collection import (
    CollectionDocument,
    CollectionQuery,
    evaluate,
    load_collection,
    read_documents,
    read_qrels,
    read_queries,
    windows,
)

DOCUMENTS = [
    CollectionDocument(id="theft", title="Theft", text="Whoever takes movable property dishonestly commits theft."),
    CollectionDocument(id="bail", title="Bail", text="A person accused may be released on bail pending his trial."),
    CollectionDocument(id="lease", title="Lease", text="A lease of land is determined by notice to quit. " * 60),
]


def test_windows_cover_the_text_with_overlap() -> None:
    text = " ".join(f"w{number}" for number in range(1_000))

    spans = list(windows(text))

    assert spans[0][0] == 0
    assert spans[-1][1] == len(text)
    assert all(later[0] < earlier[1] for earlier, later in pairwise(spans))
    assert all(len(text[start:end].split()) <= 250 for start, end in spans)
    assert list(windows("")) == []


def test_files_are_read_and_a_bad_line_is_named(tmp_path: Path) -> None:
    corpus, queries, qrels = tmp_path / "docs.jsonl", tmp_path / "queries.jsonl", tmp_path / "qrels.txt"
    corpus.write_text('{"id": "a", "title": "t", "text": "words"}\n\n', encoding="utf-8")
    queries.write_text('{"id": "q", "text": "words"}\n', encoding="utf-8")
    qrels.write_text("q Q0 a 1\nq Q0 b 0\n", encoding="utf-8")

    assert [document.id for document in read_documents(corpus)] == ["a"]
    assert [query.id for query in read_queries(queries)] == ["q"]
    assert read_qrels(qrels) == {"q": {"a": 1, "b": 0}}

    qrels.write_text("q a 1\n", encoding="utf-8")
    with pytest.raises(SourceError, match="line 1"):
        read_qrels(qrels)
    corpus.write_text('{"title": "t"}\n', encoding="utf-8")
    with pytest.raises(SourceError, match="line 1"):
        list(read_documents(corpus))
    with pytest.raises(SourceError):
        read_queries(tmp_path / "absent.jsonl")


@pytest.mark.parametrize(
    ("second", "said"),
    [
        ('{"id": "q1", "text": "other words"}', "'q1' occurs twice"),
        ('{"id": "q2", "text": " Some  words"}', "'q2' asks what 'q1' asks"),
    ],
)
def test_a_query_that_occurs_twice_is_refused(second: str, said: str, tmp_path: Path) -> None:
    """Trap T28: a query counted twice weighs twice."""
    queries = tmp_path / "queries.jsonl"
    queries.write_text(f'{{"id": "q1", "text": "some words"}}\n{second}\n', encoding="utf-8")

    with pytest.raises(SourceError, match=said):
        read_queries(queries)


def test_a_judgment_of_relevance_that_occurs_twice_is_refused_where_it_differs(tmp_path: Path) -> None:
    qrels = tmp_path / "qrels.txt"
    qrels.write_text("q1 0 d1 1\nq1 0 d1 1\n", encoding="utf-8")
    assert read_qrels(qrels) == {"q1": {"d1": 1}}

    qrels.write_text("q1 0 d1 1\nq1 0 d1 0\n", encoding="utf-8")
    with pytest.raises(SourceError, match="line 2"):
        read_qrels(qrels)


@pytest.mark.graph
def test_each_leg_and_the_fusion_find_the_relevant_document(scratch_graph: Graph, embedder: Embedder) -> None:
    counts = load_collection(scratch_graph, embedder, iter(DOCUMENTS))
    queries = [
        CollectionQuery(id="q1", text="He took my property dishonestly: theft?"),
        CollectionQuery(id="q2", text="released on bail " * 400),
    ]

    found = evaluate(
        scratch_graph, embedder, queries, {"q1": {"theft": 1}, "q2": {"bail": 1, "lease": 0}}, counts=counts
    )

    assert counts[0] == 3
    assert counts[1] > 3
    assert [run.run for run in found.runs] == ["lexical", "vector", "fusion"]
    assert {figure.mean for run in found.runs for figure in run.figures if figure.measure == "MRR@10"} == {1.0}


@pytest.mark.graph
def test_a_document_that_occurs_twice_is_refused(scratch_graph: Graph, embedder: Embedder) -> None:
    with pytest.raises(SourceError, match="twice"):
        load_collection(scratch_graph, embedder, iter([DOCUMENTS[0], DOCUMENTS[0]]))
