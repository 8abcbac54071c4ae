"""Whether a clause that is not held can be denied: pure, no graph."""

from __future__ import annotations

import pytest

from nyayagraph.verify.coverage import leaves_out


@pytest.mark.parametrize(
    ("held", "clause", "left_out"),
    [
        (("(2)", "(3)"), "(1)", True),
        (("(1)", "(3)"), "(2)", True),
        (("(1)", "(2)"), "(5)", False),
        (("(1)", "(2)", "(3)"), "(ii)", True),
        (("(1)", "(2)", "(3)"), "(2)", False),
        (("(1)", "(2)", "(3)"), "(2)(b)", False),
        (("(1)", "(2)", "(3)"), "(xx)", False),
        (("(a)", "(b)"), "(c)", False),
        ((), "(1)", False),
    ],
)
def test_a_gap_among_the_clauses_held_denies_nothing(held: tuple[str, ...], clause: str, left_out: bool) -> None:
    assert leaves_out(held, clause) is left_out
