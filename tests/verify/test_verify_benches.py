"""How many judges a sentence says sat: a majority, or the bench of a later judgment, is another number."""

from __future__ import annotations

import pytest

from nyayagraph.verify.claims.benches import bench_told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("A nine-judge bench held that it is a right.", {9}),
        ("A Constitution Bench of five learned judges laid it down.", {5}),
        ("It was decided by seven judges.", {7}),
        ("On 1 August seven judges decided the reference.", {7}),
        ("It was decided by seven judges to six.", set()),
        ("The quota was upheld by three judges to two.", set()),
        ("Three judges held the practice bad.", set()),
        ("By a majority the five-judge bench upheld it.", set()),
        ("It was overruled by a bench of seven judges, four to three.", set()),
        ("It was referred to a nine-judge bench.", set()),
        ("The question went to a larger bench of five judges.", set()),
    ],
)
def test_a_majority_or_a_later_bench_is_not_the_bench(text: str, told: set[int]) -> None:
    assert bench_told(text) == told
