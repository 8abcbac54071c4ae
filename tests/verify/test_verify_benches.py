"""How many judges a sentence says sat: a majority, or the bench of a later judgment, is another number."""

from __future__ import annotations

import pytest

from nyayagraph.verify.claims.benches import bench_behind, bench_told, is_whole


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


@pytest.mark.parametrize(
    ("behind", "told"),
    [
        (", decided on 11 March 1994 by a Bench of eleven Judges, held", 11),
        (", where on 1 August 2024 a Bench of nine Judges held, with one dissent, that", 9),
        (", decided on 31 October 2017 by three Judges, allows thirty per cent", 3),
        (", a five-judge bench, said", 5),
        (" (a Constitution Bench of five judges) held", 5),
        (", decided by three Judges to two", None),
        (", was referred to a Bench of five Judges", None),
        (", overruled by a Bench of seven Judges", None),
        (", by a majority of three judges", None),
        ("; a Bench of two Judges said so again", None),
        (", which a Bench of five Judges doubted", None),
        (", a Bench of five Judges later overruled it", None),
    ],
)
def test_the_bench_of_a_judgment_is_told_right_behind_it(behind: str, told: int | None) -> None:
    assert bench_behind(f"X v. Y{behind}", 6) == told


def test_one_judge_alone_is_no_bench() -> None:
    assert [is_whole(judges) for judges in (None, 1, 2, 9)] == [False, False, True, True]
