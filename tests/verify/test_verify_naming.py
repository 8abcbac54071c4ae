"""Which judgments a printed name can mean: pure."""

from __future__ import annotations

import pytest

from nyayagraph.cypher.verify import HeldJudgment
from nyayagraph.verify.naming import can_be


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
    judgment = HeldJudgment(
        judgment_id="one",
        title=held,
        names=(),
        court_id=None,
        decided_on=None,
        bench_strength=None,
        display_citation=None,
        landmark_score=None,
    )

    assert can_be(printed, judgment) is can
