"""Measures against fractions worked by hand and against a second implementation."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyayagraph.errors import ConfigError
from nyayagraph.retrieval.measures import (
    DEFAULT_MEASURES,
    Measure,
    average_precision,
    bootstrap_interval,
    figures,
    hit,
    ndcg,
    precision,
    recall,
    reciprocal_rank,
)

RANKING = ("d1", "d2", "d3", "d4", "d5")
GRADES = {"d2": 1, "d4": 2, "d9": 1, "d1": 0}


def test_precision_counts_over_the_cutoff() -> None:
    assert precision(RANKING, GRADES, 4) == Fraction(2, 4)
    assert precision(("d2",), GRADES, 10) == Fraction(1, 10)


def test_recall_counts_over_all_that_is_relevant() -> None:
    assert recall(RANKING, GRADES, 3) == Fraction(1, 3)
    assert recall(RANKING, {}, 3) == 0


def test_reciprocal_rank_is_that_of_the_first_relevant() -> None:
    assert reciprocal_rank(RANKING, GRADES, 10) == Fraction(1, 2)
    assert reciprocal_rank(RANKING, GRADES, 1) == 0


def test_average_precision_takes_what_is_missing_as_nought() -> None:
    assert average_precision(RANKING, GRADES, 10) == Fraction(1, 3) * (Fraction(1, 2) + Fraction(2, 4))


def test_a_hit_is_one_or_nothing() -> None:
    assert hit(RANKING, GRADES, 2) == 1
    assert hit(RANKING, GRADES, 1) == 0


def test_ndcg_weighs_grades_by_place() -> None:
    gained = 1 / math.log2(3) + 2 / math.log2(5)
    ideal = 2 / math.log2(2) + 1 / math.log2(3) + 1 / math.log2(4)

    assert ndcg(RANKING, GRADES, 10) == pytest.approx(gained / ideal, abs=1e-15)
    assert ndcg(("d4", "d2", "d9"), GRADES, 10) == 1.0
    assert ndcg(RANKING, {}, 10) == 0.0


@pytest.mark.parametrize("measure", DEFAULT_MEASURES, ids=str)
def test_a_measure_prints_as_it_is_parsed(measure: Measure) -> None:
    assert Measure.parse(str(measure)) == measure


@pytest.mark.parametrize("text", ["nDCG", "nDCG@0", "F1@10", "P@-1", ""])
def test_what_is_no_measure_is_refused(text: str) -> None:
    with pytest.raises(ConfigError):
        Measure.parse(text)


KEYS = [f"d{number}" for number in range(12)]


@given(st.permutations(KEYS), st.dictionaries(st.sampled_from(KEYS), st.integers(0, 3)), st.integers(1, 12))
def test_measures_lie_between_nought_and_one_and_match_plain_definitions(
    ranking: list[str], grades: dict[str, int], k: int
) -> None:
    relevant = {key for key, grade in grades.items() if grade > 0}
    found = [key for key in ranking[:k] if key in relevant]

    assert precision(ranking, grades, k) == Fraction(len(found), k)
    assert recall(ranking, grades, k) == (Fraction(len(found), len(relevant)) if relevant else 0)
    at = [place for place, key in enumerate(ranking[:k], start=1) if key in relevant]
    summed = sum((Fraction(len([a for a in at if a <= place]), place) for place in at), Fraction(0))
    assert average_precision(ranking, grades, k) == (summed / len(relevant) if relevant else 0)
    for measure in DEFAULT_MEASURES:
        assert 0.0 <= measure.of(ranking, grades) <= 1.0 + 1e-12


def test_the_interval_is_the_same_every_time_and_holds_the_mean() -> None:
    values = [0.0, 0.25, 0.5, 0.5, 1.0]

    low, high = bootstrap_interval(values)

    assert (low, high) == bootstrap_interval(values)
    assert low <= sum(values) / len(values) <= high
    assert bootstrap_interval([]) == (0.0, 0.0)


def test_a_query_that_the_run_lacks_counts_as_nought_and_one_without_relevance_is_left_out() -> None:
    qrels = {"q1": {"d1": 1}, "q2": {"d2": 1}, "q3": {"d3": 0}}

    (found,) = figures({"q1": ("d1",)}, qrels, [Measure.parse("P@1")])

    assert found.mean == 0.5
