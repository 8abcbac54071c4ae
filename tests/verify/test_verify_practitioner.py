"""What counts as an accusation of a practitioner's text, and when a planted error is caught. No graph."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from bench.practitioner import accusations, is_caught
from nyayagraph.verify.report import (
    CitationCheck,
    CitationVerdict,
    ClaimCheck,
    ClaimVerdict,
    Confidence,
    Evidence,
    Overall,
    VerificationReport,
    WarningNote,
)

TEXT = "Theft is BNS 303. Murder is BNS 101."
NOTE = WarningNote(rule="repealed", text="it was repealed")


def citation(verdict: CitationVerdict, *notes: WarningNote, is_answered: bool = False) -> CitationCheck:
    return CitationCheck(
        start=9, end=16, text="BNS 303", kind="section", authority_id=None, verdict=verdict, standing=None,
        notes=notes, is_answered=is_answered,
    )  # fmt: skip


def claim(verdict: ClaimVerdict) -> ClaimCheck:
    why = Evidence(rule="another_section", evidence="it is section 103")
    return ClaimCheck(start=18, end=36, text="Murder is BNS 101.", verdict=verdict, evidence=(why,))


def report(*, citations: tuple[CitationCheck, ...] = (), claims: tuple[ClaimCheck, ...] = ()) -> VerificationReport:
    return VerificationReport(
        overall=Overall.VERIFIED, confidence=Confidence(score=1.0, label="High", factors={}), citations=citations,
        claims=claims, text=TEXT, on=date(2026, 1, 1),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("checked", "kinds"),
    [
        (citation(CitationVerdict.VERIFIED), []),
        (citation(CitationVerdict.NOT_COVERED), []),
        (citation(CitationVerdict.AMBIGUOUS), []),
        (citation(CitationVerdict.NOT_FOUND), ["NOT_FOUND"]),
        (citation(CitationVerdict.MISATTRIBUTED), ["MISATTRIBUTED"]),
        (citation(CitationVerdict.VERIFIED, NOTE), ["warned"]),
        (citation(CitationVerdict.VERIFIED, NOTE, is_answered=True), []),
    ],
)
def test_a_reference_is_accused_by_failing_or_by_a_warning_that_the_text_does_not_answer(
    checked: CitationCheck, kinds: list[str]
) -> None:
    assert [one.kind for one in accusations(report(citations=(checked,)))] == kinds


@pytest.mark.parametrize("verdict", list(ClaimVerdict))
def test_a_claim_is_accused_by_a_contradiction_alone(verdict: ClaimVerdict) -> None:
    said = [(one.kind, one.rule) for one in accusations(report(claims=(claim(verdict),)))]

    assert said == ([("CONTRADICTED", "another_section")] if verdict is ClaimVerdict.CONTRADICTED else [])


@pytest.mark.parametrize(("where", "expected"), [("BNS 101", True), ("Murder", True), ("BNS 303", False)])
def test_an_error_is_caught_where_the_accusation_touches_it(where: str, expected: bool) -> None:
    row: dict[str, Any] = {"text": TEXT, "where": where}

    assert is_caught(row, list(accusations(report(claims=(claim(ClaimVerdict.CONTRADICTED),))))) is expected
