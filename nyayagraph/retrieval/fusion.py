"""Several runs into one order: weighted reciprocal rank fusion in exact arithmetic. Pure."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Literal, get_args

from pydantic import BaseModel, ConfigDict

Leg = Literal["lexical", "vector", "graph", "provision", "date", "bench", "matter"]
# Those of every search; `matter` is only a leg of a search of statutes alone, where sections are ranked.
LEGS: tuple[Leg, ...] = tuple(leg for leg in get_args(Leg) if leg != "matter")
QuestionKind = Literal["authority", "provision", "statute", "bench", "date", "general"]

K = 60


def _weights(**shares: int) -> dict[Leg, Fraction]:
    """Shares of a hundred as exact weights."""
    return {leg: Fraction(shares.get(leg, 0), 100) for leg in LEGS}


# Words first: on Indian judgments BM25 leads dense retrieval, which adds recall at 0.2 to 0.5 of its weight and lowers
# precision above that. From facts to statutes it is the other way round. What a question names outright (a judgment, a
# provision) weighs more than words, because a passage of it is what was asked for. Each row adds up to one.
WEIGHTS: Mapping[QuestionKind, Mapping[Leg, Fraction]] = {
    "general": _weights(lexical=56, vector=24, graph=8, provision=8, date=2, bench=2),
    "statute": _weights(lexical=16, vector=64, graph=4, provision=12, date=2, bench=2),
    "provision": _weights(lexical=34, vector=16, graph=8, provision=38, date=2, bench=2),
    "authority": _weights(lexical=26, vector=8, graph=58, provision=4, date=2, bench=2),
    "date": _weights(lexical=44, vector=16, graph=6, provision=6, date=24, bench=4),
    "bench": _weights(lexical=44, vector=16, graph=6, provision=6, date=4, bench=24),
}


class RankedPassage(BaseModel):
    """A passage in a leg's run; the score is the leg's own and is compared with no other leg's."""

    model_config = ConfigDict(frozen=True)

    chunk_id: str
    authority_id: str
    score: float


class Share(BaseModel):
    """What one leg gave a passage: its rank there, if it stood there itself, its score, and its part of the sum."""

    model_config = ConfigDict(frozen=True)

    rank: int | None
    authority_rank: int
    score: float | None
    share: Fraction


class FusedPassage(BaseModel):
    """A passage in the fused run."""

    model_config = ConfigDict(frozen=True)

    chunk_id: str
    authority_id: str
    score: Fraction


def reciprocal_rank_fusion(
    runs: Mapping[Leg, Sequence[RankedPassage]], weights: Mapping[Leg, Fraction], *, k: int = K
) -> tuple[FusedPassage, ...]:
    """One run, by the mean of two weighted sums of 1 / (k + rank): over passages, and over their authorities.

    An authority's rank in a leg is that of its best passage among authorities, so that two legs that find different
    passages of one judgment agree on the judgment. A leg that finds nothing adds nothing; a passage that it ranks
    first is never lowered by adding it. Equal scores keep chunk-id order. `k` damps the top ranks; 60 is the value of
    Cormack, Clarke and Büttcher, "Reciprocal rank fusion outperforms Condorcet and individual rank learning methods",
    SIGIR 2009.
    """
    places = {leg: _places(run) for leg, run in runs.items() if run and weights.get(leg)}
    unit = _common_multiple(k, max((len(run) for run in runs.values()), default=0))
    sums: dict[str, int] = {}
    authority_of: dict[str, str] = {}
    scale = math.lcm(*(weights[leg].denominator for leg in places)) if places else 1
    for leg in places:
        authority_of.update((passage.chunk_id, passage.authority_id) for passage in runs[leg])
    for leg, (ranks, authority_ranks) in places.items():
        weight = int(weights[leg] * scale)
        for chunk_id, authority_id in authority_of.items():
            if authority_id in authority_ranks:
                gain = unit // (k + authority_ranks[authority_id])
                gain += unit // (k + ranks[chunk_id][0]) if chunk_id in ranks else 0
                sums[chunk_id] = sums.get(chunk_id, 0) + weight * gain
    ordered = sorted(sums, key=lambda chunk_id: (-sums[chunk_id], chunk_id))
    return tuple(
        FusedPassage.model_construct(
            chunk_id=chunk_id,
            authority_id=authority_of[chunk_id],
            score=Fraction(sums[chunk_id], 2 * scale * unit),
        )
        for chunk_id in ordered
    )


_Places = tuple[dict[str, tuple[int, float]], dict[str, int]]


def _places(run: Sequence[RankedPassage]) -> _Places:
    """Rank and score of each passage, and rank of each authority among authorities; ranks count from 1."""
    ranks: dict[str, tuple[int, float]] = {}
    authority_ranks: dict[str, int] = {}
    for passage in run:
        if passage.chunk_id not in ranks:
            ranks[passage.chunk_id] = (len(ranks) + 1, passage.score)
            authority_ranks.setdefault(passage.authority_id, len(authority_ranks) + 1)
    return ranks, authority_ranks


def shares_of(
    passages: Sequence[FusedPassage],
    runs: Mapping[Leg, Sequence[RankedPassage]],
    weights: Mapping[Leg, Fraction],
    *,
    k: int = K,
) -> tuple[dict[Leg, Share], ...]:
    """For each passage of the fused run, what each leg gave it; the shares add up to its score."""
    places = {leg: _places(run) for leg, run in runs.items() if run and weights.get(leg)}
    return tuple(
        {
            leg: _share(passage.chunk_id, authority_ranks[passage.authority_id], ranks, weights[leg], k=k)
            for leg, (ranks, authority_ranks) in places.items()
            if passage.authority_id in authority_ranks
        }
        for passage in passages
    )


def _share(
    chunk_id: str, authority_rank: int, ranks: Mapping[str, tuple[int, float]], weight: Fraction, *, k: int
) -> Share:
    rank, score = ranks.get(chunk_id, (None, None))
    gain = Fraction(1, k + authority_rank) + (Fraction(1, k + rank) if rank else 0)
    return Share(rank=rank, authority_rank=authority_rank, score=score, share=weight * gain / 2)


@cache
def _common_multiple(k: int, longest: int) -> int:
    """A number that every k + rank divides, so that sums of reciprocals are whole numbers of its reciprocal."""
    return math.lcm(*range(k + 1, k + longest + 1))
