"""How far the grounds of an answer carry its confidence: no graph."""

from __future__ import annotations

import pytest

from nyayagraph.answer.grounds import CAP_MET_BY_SEARCH, weighed
from nyayagraph.verify.report import Confidence

CHECKED = Confidence(score=0.9, label="High", factors={}, capped_by=())


@pytest.mark.parametrize(
    ("names_authority", "is_written", "fit", "score"),
    [
        (True, True, 1.0, 0.9),
        (True, False, 1.0, 0.9),
        (False, True, 0.9, 0.9),
        (False, False, 1.0, CAP_MET_BY_SEARCH),
        (False, True, 0.5, 0.65),
        (True, True, 0.0, 0.5),
        (False, False, 0.0, 0.3),
    ],
)
def test_confidence_falls_with_what_is_behind_the_answer_and_with_what_it_leaves_out(
    *, names_authority: bool, is_written: bool, fit: float, score: float
) -> None:
    found = weighed(CHECKED, names_authority=names_authority, is_written=is_written, fit=fit)

    assert found.score == score
    assert bool(found.capped_by) is (score < CHECKED.score)
