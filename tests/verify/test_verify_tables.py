"""Tables of texts: what must be found out, and what must not be refused. Both errors are counted."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.verify.check import verify
from nyayagraph.verify.report import ClaimVerdict, Overall

HERE = Path(__file__).parent
ON = date(2026, 1, 1)

pytestmark = pytest.mark.graph


def table(name: str) -> list[Any]:
    """Lines of a table as test cases named by their reason."""
    lines = [json.loads(line) for line in (HERE / name).read_text("utf-8").splitlines() if line.strip()]
    return [pytest.param(line, id=f"{place:02d} {line['why']}") for place, line in enumerate(lines)]


def day(line: dict[str, Any], name: str = "on", default: date | None = ON) -> date | None:
    return date.fromisoformat(line[name]) if name in line else default


@pytest.mark.parametrize("line", table("citations.jsonl"))
def test_a_citation_gets_its_verdict_and_standing(
    line: dict[str, Any], starter_graph: Graph, embedder: Embedder
) -> None:
    on = day(line)
    assert on is not None

    report = verify(starter_graph, embedder, line["text"], on=on, offence_date=day(line, "offence_date", None))

    assert [one.text for one in report.citations if one.kind != "notification"] or not line["expect"]
    assert len(report.citations) == len(line["expect"])
    for found, (text, verdict, standing, warned) in zip(report.citations, line["expect"], strict=True):
        assert text in found.text
        assert (found.verdict, found.standing, "warned" if found.warnings else "silent") == (verdict, standing, warned)
        assert line["text"][found.start : found.end] == found.text
    said = " ".join(reason.evidence for one in report.citations for reason in one.evidence)
    assert line.get("evidence", "") in said


@pytest.mark.parametrize("line", table("claims_good.jsonl"))
def test_a_claim_that_the_graph_bears_out_is_supported(
    line: dict[str, Any], starter_graph: Graph, embedder: Embedder
) -> None:
    report = verify(starter_graph, embedder, line["text"], on=ON)

    assert [one.verdict for one in report.claims] == [ClaimVerdict.SUPPORTED]
    assert report.removed == ()
    assert line["text"] in report.text


@pytest.mark.parametrize("line", table("claims_bad.jsonl"))
def test_a_claim_that_the_graph_does_not_bear_out_never_passes(
    line: dict[str, Any], starter_graph: Graph, embedder: Embedder
) -> None:
    report = verify(starter_graph, embedder, line["text"], on=ON)

    assert len(report.claims) == 1
    assert report.claims[0].verdict in line["expect"]
    assert report.overall is not Overall.VERIFIED
    passes_unmarked = line["text"] in report.text and not report.text.removeprefix(line["text"]).startswith(" [")
    assert not passes_unmarked


@pytest.mark.parametrize(
    ("behind", "is_contradicted"),
    [
        ("The Court also held that the recommendations of the GST Council are binding on Parliament.", True),
        ("The Court also held that the recommendations of the GST Council are not binding on Parliament.", False),
        ("The revenue says that the recommendations of the GST Council are binding on Parliament.", False),
    ],
)
def test_a_sentence_that_goes_on_about_a_judgment_is_held_to_it(
    behind: str, is_contradicted: bool, starter_graph: Graph, embedder: Embedder
) -> None:
    first = "Union of India v. Mohit Minerals Pvt. Ltd., (2022) 10 SCC 700, struck at the levy on ocean freight."
    report = verify(starter_graph, embedder, f"{first} {behind}", on=ON)
    assert (report.claims[-1].verdict is ClaimVerdict.CONTRADICTED) is is_contradicted
