"""Fusion is exact: fractions worked by hand, and the rules that raw-score sorting broke."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyayagraph.retrieval.fusion import LEGS, WEIGHTS, Leg, RankedPassage, reciprocal_rank_fusion, shares_of

HALF = Fraction(1, 2)
PASSAGES = st.lists(
    st.sampled_from([f"{authority}#{ordinal}" for authority in "abcdef" for ordinal in range(3)]),
    unique=True,
    max_size=12,
)


def run(*chunk_ids: str, score: float = 1.0) -> tuple[RankedPassage, ...]:
    """A run of passages whose authority is what stands before the `#`."""
    return tuple(
        RankedPassage(chunk_id=chunk_id, authority_id=chunk_id.partition("#")[0], score=score) for chunk_id in chunk_ids
    )


@pytest.mark.parametrize("kind", sorted(WEIGHTS))
def test_the_weights_of_every_kind_of_question_add_up_to_one(kind: str) -> None:
    weights = WEIGHTS[kind]  # type: ignore[index]

    assert sum(weights.values()) == 1
    assert set(weights) == set(LEGS)
    assert all(weight > 0 for weight in weights.values())


def test_a_score_is_the_exact_weighted_sum_of_reciprocal_ranks() -> None:
    runs: dict[Leg, tuple[RankedPassage, ...]] = {"lexical": run("a#1", "b#1", "c#1"), "vector": run("c#1")}

    fused = reciprocal_rank_fusion(runs, {"lexical": HALF, "vector": HALF})

    scores = {passage.chunk_id: passage.score for passage in fused}
    assert scores == {
        "a#1": Fraction(1, 2) * Fraction(1, 61),
        "b#1": Fraction(1, 2) * Fraction(1, 62),
        "c#1": Fraction(1, 2) * (Fraction(1, 63) + Fraction(1, 61)),
    }
    assert [passage.chunk_id for passage in fused] == ["c#1", "a#1", "b#1"]


def test_legs_that_find_different_passages_of_a_judgment_agree_on_the_judgment() -> None:
    """Trap T2r: keyed by passage alone, the judgment that both legs put first would not be fused at all."""
    runs: dict[Leg, tuple[RankedPassage, ...]] = {"lexical": run("a#1", "b#1"), "vector": run("a#2", "b#1")}

    fused = reciprocal_rank_fusion(runs, {"lexical": HALF, "vector": HALF})

    scores = {passage.chunk_id: passage.score for passage in fused}
    assert scores["a#1"] == scores["a#2"] == HALF * (Fraction(1, 61) + HALF * Fraction(1, 61))
    assert scores["b#1"] == Fraction(1, 62)


def test_scores_of_the_legs_change_nothing() -> None:
    """Trap T2: a passage of both legs sorted under one that a single leg scored 25."""
    weak, strong = run("a#1", "b#1", score=0.6), run("b#1", "c#1", score=25.0)

    fused = reciprocal_rank_fusion({"vector": weak, "lexical": strong}, {"vector": HALF, "lexical": HALF})

    assert fused[0].chunk_id == "b#1"


@given(PASSAGES, PASSAGES, st.floats(1e-6, 1e6), st.floats(-1e3, 1e3))
def test_no_scale_of_a_legs_scores_moves_anything(
    lexical: list[str], vector: list[str], factor: float, shift: float
) -> None:
    """Trap T2o: a bonus of 0.15 beside scores of 0.049 dropped the first hit to the last."""
    plain: dict[Leg, tuple[RankedPassage, ...]] = {"lexical": run(*lexical), "vector": run(*vector)}
    scaled = {**plain, "lexical": run(*lexical, score=factor + shift)}

    assert reciprocal_rank_fusion(scaled, WEIGHTS["general"]) == reciprocal_rank_fusion(plain, WEIGHTS["general"])


def test_equal_scores_keep_the_order_of_ids() -> None:
    fused = reciprocal_rank_fusion({"lexical": run("b#1"), "vector": run("a#1")}, {"lexical": HALF, "vector": HALF})

    assert [passage.chunk_id for passage in fused] == ["a#1", "b#1"]


def test_nothing_found_is_an_empty_run() -> None:
    assert reciprocal_rank_fusion({"lexical": (), "vector": ()}, WEIGHTS["general"]) == ()


@given(PASSAGES, PASSAGES)
def test_a_passage_first_in_every_leg_is_first(lexical: list[str], vector: list[str]) -> None:
    """Trap T1."""
    best = "zz#0"
    runs: dict[Leg, tuple[RankedPassage, ...]] = {"lexical": run(best, *lexical), "vector": run(best, *vector)}

    fused = reciprocal_rank_fusion(runs, {"lexical": HALF, "vector": HALF})

    assert fused[0].chunk_id == best


@given(PASSAGES, PASSAGES, PASSAGES)
def test_a_leg_that_ranks_a_passage_first_never_lowers_it(
    first: list[str], second: list[str], third: list[str]
) -> None:
    """Trap T2 as a property."""
    weights = WEIGHTS["general"]
    before: dict[Leg, tuple[RankedPassage, ...]] = {"lexical": run(*first), "vector": run(*second)}
    ranked = [passage.chunk_id for passage in reciprocal_rank_fusion(before, weights)]
    if not ranked:
        return
    passage = ranked[-1]

    after = reciprocal_rank_fusion(
        {**before, "graph": run(passage, *(key for key in third if key != passage))}, weights
    )

    now = [found.chunk_id for found in after]
    assert set(now[: now.index(passage)]) & set(ranked) <= set(ranked[: ranked.index(passage)])


@given(PASSAGES, PASSAGES)
def test_shares_add_up_to_the_score(lexical: list[str], vector: list[str]) -> None:
    runs: dict[Leg, tuple[RankedPassage, ...]] = {"lexical": run(*lexical), "vector": run(*vector)}

    fused = reciprocal_rank_fusion(runs, WEIGHTS["general"])

    for passage, shares in zip(fused, shares_of(fused, runs, WEIGHTS["general"]), strict=True):
        assert sum(share.share for share in shares.values()) == passage.score


@given(PASSAGES)
def test_fusing_one_run_keeps_its_authorities_in_order(passages: list[str]) -> None:
    fused = reciprocal_rank_fusion({"lexical": run(*passages)}, WEIGHTS["general"])

    authorities = list(dict.fromkeys(passage.authority_id for passage in fused))
    assert authorities == list(dict.fromkeys(key.partition("#")[0] for key in passages))
