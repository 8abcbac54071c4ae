"""What printed codes of a citator state; a code that is explained nowhere states nothing."""

import pytest

from nyayagraph.law.treatment.kinds import Treatment, citator_treatment


@pytest.mark.parametrize(
    ("code", "treatment"),
    [
        ("F", Treatment.FOLLOWED),
        ("D", Treatment.DISTINGUISHED),
        ("O", Treatment.OVERRULED),
        ("E", Treatment.EXPLAINED),
        ("APL", Treatment.APPLIED),
        ("APR", Treatment.APPROVED),
        ("NF", Treatment.NOT_FOLLOWED),
        ("nf", Treatment.NOT_FOLLOWED),
        ("E&D", Treatment.DISTINGUISHED),
        ("E & F", Treatment.FOLLOWED),
        ("R", Treatment.CITED),
        ("RF", Treatment.CITED),
        ("HO", Treatment.CITED),
        ("OPN", Treatment.CITED),
        ("", Treatment.CITED),
    ],
)
def test_a_printed_code_states_what_it_plainly_says(code: str, treatment: Treatment) -> None:
    assert citator_treatment(code) is treatment
