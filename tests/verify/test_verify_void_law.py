"""Law struck down: who relies on it as living law is contradicted, who reports its fall is not."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.report import CitationCheck, CitationVerdict, ClaimCheck, ClaimVerdict, Evidence
from nyayagraph.verify.standing.void_law import held_to_the_fall

_SECTION = "section 66A"


def _contradicted(text: str, standing: Standing = Standing.STRUCK_DOWN) -> bool:
    start = text.index(_SECTION)
    fall = Evidence(rule="struck_down", evidence="whole", by="Shreya Singhal v. Union of India", on=date(2015, 3, 24))
    citation = CitationCheck(
        start=start, end=start + len(_SECTION), text=_SECTION, kind="section", authority_id="it-2000/s66A",
        verdict=CitationVerdict.VERIFIED, standing=standing, evidence=(fall,), is_answered=True,
    )  # fmt: skip
    claim = ClaimCheck(start=0, end=len(text), text=text, verdict=ClaimVerdict.SUPPORTED)
    (held,) = held_to_the_fall([claim], [citation])
    return held.verdict is ClaimVerdict.CONTRADICTED


@pytest.mark.parametrize(
    "text",
    [
        "The posts are also punishable under section 66A of the Act.",
        "A rude post remains an offence under section 66A.",
        "Whoever posts so is liable to be prosecuted under section 66A.",
        "For posts of this year section 66A still applies.",
        "In 2023 section 66A remains good law.",
    ],
)
def test_reliance_on_fallen_law_is_contradicted_though_the_text_tells_of_the_fall(text: str) -> None:
    assert _contradicted(text)
    assert not _contradicted(text, Standing.IN_FORCE)


@pytest.mark.parametrize(
    "text",
    [
        "The post was punishable under section 66A when it was made.",
        "No post is punishable under section 66A.",
        "The FIR says that the post is punishable under section 66A.",
        "The respondent contends that it is an offence under section 66A.",
        "If it is punishable under section 66A, the trial fails.",
        "The charge is laid under section 66A.",
        "The trial under section 66A ended in an acquittal.",
    ],
)
def test_who_reports_denies_or_supposes_relies_on_nothing(text: str) -> None:
    assert not _contradicted(text)
