"""Measures of a ranking against relevance grades, and how sure their means are. Pure.

Grades above 0 are relevant. A ranking is passage or document ids, best first, each once.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

import numpy as np
from pydantic import BaseModel, ConfigDict

from nyayagraph.errors import ConfigError

Grades = Mapping[str, int]
Run = Mapping[str, Sequence[str]]
Qrels = Mapping[str, Grades]

BOOTSTRAP_DRAWS = 2_000
BOOTSTRAP_SEED = 20_190_101


def precision(ranking: Sequence[str], grades: Grades, k: int) -> Fraction:
    """Relevant ids among the first `k`, over `k`; a ranking shorter than `k` is filled up with irrelevant ones."""
    return Fraction(_relevant_in(ranking[:k], grades), k)


def recall(ranking: Sequence[str], grades: Grades, k: int) -> Fraction:
    """Relevant ids among the first `k`, over all relevant ids; 0 where none is relevant."""
    relevant = _relevant_in(grades, grades)
    return Fraction(_relevant_in(ranking[:k], grades), relevant) if relevant else Fraction(0)


def hit(ranking: Sequence[str], grades: Grades, k: int) -> Fraction:
    """1 where a relevant id is among the first `k`, else 0."""
    return Fraction(int(_relevant_in(ranking[:k], grades) > 0))


def reciprocal_rank(ranking: Sequence[str], grades: Grades, k: int) -> Fraction:
    """1 over the rank of the first relevant id among the first `k`, else 0; its mean is the MRR.

    Voorhees, "The TREC-8 Question Answering Track Report", 1999.
    """
    return next(
        (Fraction(1, rank) for rank, key in enumerate(ranking[:k], start=1) if grades.get(key, 0) > 0), Fraction(0)
    )


def average_precision(ranking: Sequence[str], grades: Grades, k: int) -> Fraction:
    """Mean of the precisions at each relevant id among the first `k`, over all relevant ids; its mean is MAP.

    Buckley and Voorhees, "Evaluating Evaluation Measure Stability", SIGIR 2000.
    """
    relevant = _relevant_in(grades, grades)
    found, total = 0, Fraction(0)
    for rank, key in enumerate(ranking[:k], start=1):
        if grades.get(key, 0) > 0:
            found += 1
            total += Fraction(found, rank)
    return total / relevant if relevant else Fraction(0)


def ndcg(ranking: Sequence[str], grades: Grades, k: int) -> float:
    """Discounted gain of the first `k` over that of the best order: sum of grade / log2(rank + 1).

    Järvelin and Kekäläinen, "Cumulated Gain-Based Evaluation of IR Techniques", TOIS 20(4), 2002, in the form of
    trec_eval's ndcg_cut; 0 where nothing is relevant.
    """
    best = sorted((grade for grade in grades.values() if grade > 0), reverse=True)[:k]
    ideal = _discounted(best)
    return _discounted([max(grades.get(key, 0), 0) for key in ranking[:k]]) / ideal if ideal else 0.0


def _discounted(gains: Sequence[int]) -> float:
    return math.fsum(gain / math.log2(rank + 1) for rank, gain in enumerate(gains, start=1))


def _relevant_in(keys: Sequence[str] | Grades, grades: Grades) -> int:
    return sum(1 for key in keys if grades.get(key, 0) > 0)


_FORMULAS: Mapping[str, Callable[[Sequence[str], Grades, int], Fraction | float]] = {
    "nDCG": ndcg,
    "P": precision,
    "R": recall,
    "MRR": reciprocal_rank,
    "MAP": average_precision,
    "Hit": hit,
}
_MEASURE = re.compile(r"(nDCG|P|R|MRR|MAP|Hit)@([1-9]\d*)")


class Measure(BaseModel):
    """A measure with its cutoff; printed and parsed as `nDCG@10`."""

    model_config = ConfigDict(frozen=True)

    name: str
    k: int

    @classmethod
    def parse(cls, text: str) -> Measure:
        """The measure that `text` names; raises `ConfigError` for another text."""
        match = _MEASURE.fullmatch(text)
        if not match:
            raise ConfigError(
                f"no measure is called {text!r}; expected e.g. nDCG@10, P@5, R@100, MRR@10, MAP@1000, Hit@1"
            )
        return cls(name=match[1], k=int(match[2]))

    def __str__(self) -> str:
        return f"{self.name}@{self.k}"

    def of(self, ranking: Sequence[str], grades: Grades) -> float:
        """The measure of one ranking, between 0 and 1."""
        return float(_FORMULAS[self.name](ranking, grades, self.k))


DEFAULT_MEASURES = tuple(
    Measure.parse(text) for text in ("nDCG@10", "P@5", "P@10", "R@10", "R@100", "MRR@10", "MAP@1000", "Hit@1", "Hit@10")
)


class Figure(BaseModel):
    """A measure's mean over queries with its 95 % interval."""

    model_config = ConfigDict(frozen=True)

    measure: str
    mean: float
    low: float
    high: float


def figures(run: Run, qrels: Qrels, measures: Sequence[Measure] = DEFAULT_MEASURES) -> tuple[Figure, ...]:
    """Mean and interval of each measure over the queries that have a relevant document.

    A query that the run lacks counts as nought; a query without a relevant document cannot be scored and is left out.
    """
    queries = sorted(query for query, grades in qrels.items() if any(grade > 0 for grade in grades.values()))
    found: list[Figure] = []
    for measure in measures:
        values = [measure.of(run.get(query, ()), qrels[query]) for query in queries]
        low, high = bootstrap_interval(values)
        mean = math.fsum(values) / len(values) if values else 0.0
        found.append(Figure(measure=str(measure), mean=round(mean, 4), low=round(low, 4), high=round(high, 4)))
    return tuple(found)


def bootstrap_interval(values: Sequence[float], *, draws: int = BOOTSTRAP_DRAWS) -> tuple[float, float]:
    """The 2.5th and 97.5th percentile of the mean over samples of the queries, drawn with a fixed seed.

    Efron, "Bootstrap Methods: Another Look at the Jackknife", Annals of Statistics 7(1), 1979; (0, 0) for no value.
    """
    if not values:
        return 0.0, 0.0
    scores = np.asarray(values, dtype=np.float64)
    generator = np.random.default_rng(BOOTSTRAP_SEED)
    means = scores[generator.integers(0, len(scores), size=(draws, len(scores)))].mean(axis=1)
    low, high = np.percentile(means, [2.5, 97.5])
    return float(low), float(high)
