"""A test collection in a graph of its own: read, loaded as passages, searched by the legs, measured.

Works on an empty graph that holds nothing but the collection; never on the graph that answers questions.
"""

from __future__ import annotations

import json
import re
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import islice
from pathlib import Path
from typing import Literal, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from nyayagraph.cypher.retrieval import CollectionPassage, MergeCollectionPassages
from nyayagraph.errors import SourceError, told_plainly
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.retrieval.filters import HIGHEST_DATE, Filters
from nyayagraph.retrieval.fusion import WEIGHTS, Leg, QuestionKind, RankedPassage, reciprocal_rank_fusion
from nyayagraph.retrieval.legs import lexical_leg, vector_leg
from nyayagraph.retrieval.measures import Figure, Qrels, figures
from nyayagraph.retrieval.query import Question
from nyayagraph.retrieval.search import prepare

PASSAGE_WORDS = 200
OVERLAP_WORDS = 20
BATCH_PASSAGES = 1_000
DEPTH = 1_000

_WORD = re.compile(r"\S+")
_EVALUATION_RUN = "evaluation"

RecordT = TypeVar("RecordT", bound=BaseModel)


class CollectionDocument(BaseModel):
    """A document of the collection: one line of the corpus file."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    id: str
    title: str = ""
    text: str


class CollectionQuery(BaseModel):
    """A query of the collection: one line of the queries file."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    id: str
    text: str


class RunFigures(BaseModel):
    """Figures of one run."""

    model_config = ConfigDict(frozen=True)

    run: str
    figures: tuple[Figure, ...]
    ms_per_query: float


class Evaluation(BaseModel):
    """Figures of each leg and of the fusion, with what they were measured on."""

    model_config = ConfigDict(frozen=True)

    documents: int
    passages: int
    queries: int
    relevant: int
    kind: QuestionKind
    embedder: str
    runs: tuple[RunFigures, ...]


def read_documents(path: Path) -> Iterator[CollectionDocument]:
    """Documents of a JSONL file, one at a time."""
    return (_line(CollectionDocument, path, number, line) for number, line in _lines(path))


def read_queries(path: Path) -> tuple[CollectionQuery, ...]:
    """Queries of a JSONL file; one that occurs twice would weigh twice, so it is refused."""
    queries = tuple(_line(CollectionQuery, path, number, line) for number, line in _lines(path))
    asked: dict[str, str] = {}
    ids: set[str] = set()
    for query in queries:
        if query.id in ids:
            raise SourceError(f"{path}: query {query.id!r} occurs twice")
        first = asked.setdefault(" ".join(query.text.casefold().split()), query.id)
        if first != query.id:
            raise SourceError(f"{path}: query {query.id!r} asks what {first!r} asks")
        ids.add(query.id)
    return queries


def read_qrels(path: Path) -> dict[str, dict[str, int]]:
    """Grades of a TREC qrels file: `query 0 document grade` a line."""
    grades: dict[str, dict[str, int]] = defaultdict(dict)
    for number, line in _lines(path):
        parts = line.split()
        try:
            query, _, document, grade = parts
            value = int(grade)
        except ValueError as exc:
            raise SourceError(
                f"{path}, line {number}: expected `query 0 document grade`, found {line.strip()!r}"
            ) from exc
        if grades[query].setdefault(document, value) != value:
            raise SourceError(f"{path}, line {number}: {document!r} was graded {grades[query][document]} for {query!r}")
    return dict(grades)


def _lines(path: Path) -> Iterator[tuple[int, str]]:
    try:
        with path.open(encoding="utf-8") as file:
            yield from ((number, line) for number, line in enumerate(file, start=1) if line.strip())
    except (OSError, UnicodeDecodeError) as exc:
        raise SourceError(f"{path} cannot be read: {exc}") from exc


def _line(record: type[RecordT], path: Path, number: int, line: str) -> RecordT:
    try:
        return record.model_validate(json.loads(line))
    except ValidationError as exc:
        raise SourceError(f"{path}, line {number}: no {record.__name__.lower()}: {told_plainly(exc)}") from exc
    except ValueError as exc:
        raise SourceError(f"{path}, line {number}: no {record.__name__.lower()}: no JSON, {exc}") from exc


def windows(text: str) -> Iterator[tuple[int, int]]:
    """Spans of about 200 words with 20 of overlap, `[start, end)` in characters; a short rest joins the span before."""
    words = [match.span() for match in _WORD.finditer(text)]
    first = 0
    while first < len(words):
        last = first + PASSAGE_WORDS
        last = len(words) if len(words) - last < PASSAGE_WORDS // 4 else last
        yield words[first][0], words[last - 1][1]
        if last == len(words):
            return
        first = last - OVERLAP_WORDS


def load_collection(
    graph: Graph,
    embedder: Embedder,
    documents: Iterator[CollectionDocument],
    *,
    on_progress: Callable[[int], None] | None = None,
) -> tuple[int, int]:
    """How many documents and passages were loaded, each passage an upload's chunk with its vector."""
    ids: set[str] = set()
    pending = (passage for document in documents for passage in _passages(document, ids))
    loaded = 0
    while batch := list(islice(pending, BATCH_PASSAGES)):
        vectors = embedder.embed([f"{passage.title}\n{passage.text}".strip() for passage in batch])
        rows = tuple(
            passage.model_copy(update={"embedding": tuple(vector.tolist())})
            for passage, vector in zip(batch, vectors, strict=True)
        )
        graph.write(MergeCollectionPassages(rows=rows, run_id=_EVALUATION_RUN))
        loaded += len(batch)
        if on_progress:
            on_progress(loaded)
    return len(ids), loaded


def _passages(document: CollectionDocument, ids: set[str]) -> Iterator[CollectionPassage]:
    if document.id in ids:
        raise SourceError(f"document {document.id!r} occurs twice in the corpus")
    ids.add(document.id)
    for ordinal, (start, end) in enumerate(windows(document.text)):
        yield CollectionPassage(
            chunk_id=f"{document.id}#{ordinal:04d}",
            authority_id=document.id,
            title=document.title,
            text=document.text[start:end],
            ordinal=ordinal,
            char_start=start,
            char_end=end,
            embedding=(),
            good_until=HIGHEST_DATE,
            filter_terms=("kind_upload_0", "date_00000000", f"until_{HIGHEST_DATE}", "bench_00"),
        )


def evaluate(
    graph: Graph,
    embedder: Embedder,
    queries: Sequence[CollectionQuery],
    qrels: Qrels,
    *,
    counts: tuple[int, int],
    kind: QuestionKind = "general",
    on_progress: Callable[[int], None] | None = None,
) -> Evaluation:
    """Figures of the lexical leg, the vector leg and their fusion; a document counts by its best passage."""
    runs: dict[str, dict[str, tuple[str, ...]]] = {"lexical": {}, "vector": {}, "fusion": {}}
    spent: dict[str, float] = dict.fromkeys(runs, 0.0)
    for done, query in enumerate(queries, start=1):
        for name, (ranking, seconds) in _rankings(graph, embedder, query, WEIGHTS[kind], kind).items():
            runs[name][query.id] = ranking
            spent[name] += seconds
        if on_progress:
            on_progress(done)
    return Evaluation(
        documents=counts[0],
        passages=counts[1],
        queries=len(queries),
        relevant=sum(grade > 0 for grades in qrels.values() for grade in grades.values()),
        kind=kind,
        embedder=embedder.model_id,
        runs=tuple(
            RunFigures(
                run=name, figures=figures(run, qrels), ms_per_query=round(1000 * spent[name] / max(1, len(queries)), 1)
            )
            for name, run in runs.items()
        ),
    )


_Runs = Literal["lexical", "vector", "fusion"]


def _rankings(
    graph: Graph, embedder: Embedder, query: CollectionQuery, weights: Mapping[Leg, Fraction], kind: QuestionKind
) -> dict[_Runs, tuple[tuple[str, ...], float]]:
    """Documents by each run, with the seconds that each took."""
    started = time.perf_counter()
    question = Question(text=query.text, wording=query.text, kind=kind)
    ask = prepare(graph, embedder, question, Filters(kinds=("upload",)))
    read = time.perf_counter()
    lexical = lexical_leg(graph, ask, pool=DEPTH)
    matched = time.perf_counter()
    vector = vector_leg(graph, ask, limit=DEPTH)
    compared = time.perf_counter()
    fused = reciprocal_rank_fusion({"lexical": lexical, "vector": vector}, weights)
    ended = time.perf_counter()
    return {
        "lexical": (_documents(lexical), matched - started),
        "vector": (_documents(vector), compared - matched + read - started),
        "fusion": (tuple(dict.fromkeys(passage.authority_id for passage in fused)), ended - started),
    }


def _documents(run: Sequence[RankedPassage]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(passage.authority_id for passage in run))
