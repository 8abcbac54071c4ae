"""Which judgments a printed name can mean: pure."""

from __future__ import annotations

import pytest

from nyayagraph.cypher.verify import HeldJudgment
from nyayagraph.verify.naming import can_be, is_misprint


@pytest.mark.parametrize(
    ("printed", "held", "can"),
    [
        ("Mithlesh Garg v. Union of India", "R.K. Garg v. Union of India", False),
        ("Darshan Singh v. Union of India", "N.K. Singh v. Union of India", False),
        ("Ramesh Kumar Garg v. Union of India", "R.K. Garg v. Union of India", True),
        ("Golaknath v. State of Punjab", "I.C. Golaknath v. State of Punjab", True),
        ("K.M. Thomas v. State of Kerala", "N.M. Thomas v. State of Kerala", False),
    ],
)
def test_a_name_spelled_out_is_not_one_of_other_initials(printed: str, held: str, can: bool) -> None:
    assert can_be(printed, judgment(held)) is can


@pytest.mark.parametrize(
    ("printed", "held", "is_misread"),
    [
        ("Raman Davaram Shelly v. International Airport", "Ramana Dayaram Shetty v. International Airport", True),
        ("Taher Saifuddin v. The Estate of Bombay", "Taher Saifuddin v. The State of Bombay", True),
        ("K.M. Thomas v. State of Kerala", "N.M. Thomas v. State of Kerala", False),
        ("Sharma v. Sharma", "Maneka Gandhi v. Union of India", False),
    ],
)
def test_letters_misread_make_no_other_name(printed: str, held: str, is_misread: bool) -> None:
    assert is_misprint(printed, judgment(held)) is is_misread


def judgment(title: str) -> HeldJudgment:
    return HeldJudgment(
        judgment_id="one",
        title=title,
        names=(),
        court_id=None,
        decided_on=None,
        bench_strength=None,
        display_citation=None,
        landmark_score=None,
    )
