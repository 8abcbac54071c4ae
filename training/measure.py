"""Measures of an embedder: known-item search over held-out judgments, and both tasks of AILA 2019.

Known-item search: a headnote sentence must find the judgment it was taken from, among passages of bodies only.
A document's score is its best passage's cosine. Intervals are percentiles of a bootstrap over queries.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from training.corpus import AilaTask, CorpusJudgment, passages, sentences
from training.pairs import has_citation
from training.split import bucket

PASSAGES_PER_JUDGMENT = 12
PASSAGES_PER_PRECEDENT = 6
CUTOFF = 10
BOOTSTRAP_DRAWS = 2000

Values = NDArray[np.float64]


class Embeds(Protocol):
    """Anything that turns texts into rows of length 1."""

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """(n_texts, embedding_dim) float32."""


@dataclass(frozen=True)
class Measured:
    """One value a query, by name of measure, e.g. `known-item dev MRR@10`."""

    by_query: dict[str, Values]


def measure(
    embedder: Embeds, held_out: Sequence[CorpusJudgment], precedent_task: AilaTask, statute_task: AilaTask
) -> Measured:
    """All measures of `embedder`, in the order in which they are printed."""
    by_query = known_item(embedder, held_out)
    by_query.update(_aila("AILA precedents", embedder, precedent_task, PASSAGES_PER_PRECEDENT))
    by_query.update(_aila("AILA statutes", embedder, statute_task, None))
    return Measured(by_query)


def known_item(embedder: Embeds, held_out: Sequence[CorpusJudgment]) -> dict[str, Values]:
    """Reciprocal rank (0 after `CUTOFF`) and hit at 1 and `CUTOFF`, for the dev and the test half of the queries."""
    queries, answers, is_dev = known_item_queries(held_out)
    pieces = [passages(judgment.body)[:PASSAGES_PER_JUDGMENT] for judgment in held_out]
    scores = _document_scores(embedder, queries, pieces)
    ranks = 1 + np.count_nonzero(scores > scores[np.arange(len(queries)), answers][:, None], axis=1)
    values: dict[str, Values] = {}
    for half, members in (("dev", is_dev), ("test", ~is_dev)):
        own = ranks[members]
        values[f"known-item {half} MRR@{CUTOFF}"] = np.where(own <= CUTOFF, 1.0 / own, 0.0)
        values[f"known-item {half} H@1"] = (own == 1).astype(np.float64)
        values[f"known-item {half} H@{CUTOFF}"] = (own <= CUTOFF).astype(np.float64)
    return values


def known_item_queries(
    held_out: Sequence[CorpusJudgment],
) -> tuple[list[str], NDArray[np.int64], NDArray[np.bool_]]:
    """One headnote sentence a judgment, the place of its judgment, and whether it belongs to the dev half."""
    queries, answers, is_dev = [], [], []
    for place, judgment in enumerate(held_out):
        found = [text for text in sentences(judgment.headnote, at_least=14) if not has_citation(text)]
        if found and judgment.body:
            queries.append(random.Random(judgment.corpus_id).choice(found))  # noqa: S311 - a sample, no secret
            answers.append(place)
            is_dev.append(bucket(judgment.corpus_id, buckets=2, salt="half") == 0)
    return queries, np.array(answers), np.array(is_dev)


def report(measured: Measured, against: Measured | None = None) -> list[str]:
    """Lines `measure  mean [low, high]`, with the paired difference to `against` where it is given."""
    lines = []
    for name, values in measured.by_query.items():
        line = f"{name:<28} n={len(values):<4} {_interval(values)}"
        if against is not None:
            line += f"   minus the other {_interval(values - against.by_query[name], signed=True)}"
        lines.append(line)
    return lines


def _interval(values: Values, *, signed: bool = False) -> str:
    draws = np.random.default_rng(0).integers(0, len(values), (BOOTSTRAP_DRAWS, len(values)))
    low, high = np.percentile(values[draws].mean(axis=1), [2.5, 97.5])
    sign = "+" if signed else ""
    return f"{values.mean():{sign}.3f} [{low:{sign}.3f}, {high:{sign}.3f}]"


def _document_scores(embedder: Embeds, queries: Sequence[str], pieces: Sequence[Sequence[str]]) -> Values:
    """(n_queries, n_documents): the cosine of each document's best passage."""
    starts = np.concatenate([[0], np.cumsum([len(own) for own in pieces])[:-1]])
    vectors = embedder.embed([piece for own in pieces for piece in own])
    cosines = embedder.embed(queries) @ vectors.T
    best: Values = np.maximum.reduceat(cosines, starts, axis=1).astype(np.float64)
    return best


def _aila(name: str, embedder: Embeds, task: AilaTask, evenly: int | None) -> dict[str, Values]:
    document_ids = list(task.documents)
    pieces = [_evenly(text, evenly) for text in task.documents.values()]
    query_ids = [query_id for query_id in task.queries if query_id in task.relevant]
    scores = _document_scores(embedder, [task.queries[query_id] for query_id in query_ids], pieces)
    rankings = [[document_ids[place] for place in np.argsort(-row, kind="stable")] for row in scores]
    relevant = [task.relevant[query_id] for query_id in query_ids]
    graded = list(zip(rankings, relevant, strict=True))
    return {
        f"{name} nDCG@{CUTOFF}": np.array([_ndcg(ranking, wanted) for ranking, wanted in graded]),
        f"{name} R@100": np.array([len(wanted & set(ranking[:100])) / len(wanted) for ranking, wanted in graded]),
        f"{name} MAP": np.array([_average_precision(ranking, wanted) for ranking, wanted in graded]),
    }


def _evenly(text: str, count: int | None) -> list[str]:
    """The whole text, or `count` passages spread evenly over it."""
    if count is None:
        return [text]
    own = passages(text)
    return [own[place] for place in sorted({round(place) for place in np.linspace(0, len(own) - 1, count)})]


def _ndcg(ranking: Sequence[str], wanted: set[str]) -> float:
    gains = [1 / np.log2(rank + 1) for rank, found in enumerate(ranking[:CUTOFF], start=1) if found in wanted]
    ideal = [1 / np.log2(rank + 1) for rank in range(1, min(CUTOFF, len(wanted)) + 1)]
    return float(sum(gains) / sum(ideal))


def _average_precision(ranking: Sequence[str], wanted: set[str]) -> float:
    ranks = [rank for rank, found in enumerate(ranking, start=1) if found in wanted]
    return sum(found / rank for found, rank in enumerate(ranks, start=1)) / len(wanted)
