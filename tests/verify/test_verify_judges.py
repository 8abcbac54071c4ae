"""Which judge a sentence says wrote, or dissented in, a judgment: the author, one who sat, one who did not."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.verify.check import verify
from nyayagraph.verify.report import ClaimVerdict

ON = date(2026, 1, 1)

pytestmark = pytest.mark.graph

_S, _C, _U = ClaimVerdict.SUPPORTED, ClaimVerdict.CONTRADICTED, ClaimVerdict.UNSUPPORTED
_SHREYA = "Shreya Singhal v. Union of India, (2015) 5 SCC 1"
_BASIC = "Kesavananda Bharati v. State of Kerala, (1973) 4 SCC 225"
_ADM = "Additional District Magistrate, Jabalpur v. Shivkant Shukla, (1976) 2 SCC 521"


@pytest.mark.parametrize(
    ("text", "verdict", "rule"),
    [
        (f"The judgment in {_SHREYA} was delivered by R.F. Nariman.", _S, "written_by"),
        (f"The judgment in {_SHREYA} was authored by Justice R. F. Nariman.", _S, "written_by"),
        (f"In {_SHREYA}, Nariman J. spoke for the Court.", _S, "written_by"),
        (f"In {_SHREYA}, R.F. Nariman delivered the judgment.", _S, "written_by"),
        (f"In {_SHREYA}, Justice Khanna wrote for the Court.", _C, "did_not_sit"),
        (f"Justice Nariman dissented in {_ADM}.", _C, "did_not_sit"),
        # of one surname: the initials tell them apart
        (f"The judgment in {_BASIC} was delivered by Justice D.Y. Chandrachud.", _C, "did_not_sit"),
        # who sat may have said so, and nothing says that he wrote for all
        (f"In {_BASIC}, Khanna J. held that the basic structure cannot be altered.", _S, "passage_says_so"),
        (f"Justice Khanna dissented in {_ADM}.", _S, "passage_says_so"),
        (f"The judgment in {_SHREYA} was delivered by Justice Chelameswar.", _U, "no_passage_says_so"),
    ],
)
def test_a_judge_is_held_to_the_bench(
    text: str, verdict: ClaimVerdict, rule: str, starter_graph: Graph, embedder: Embedder
) -> None:
    claim = verify(starter_graph, embedder, text, on=ON).claims[0]

    assert claim.verdict is verdict
    assert rule in [reason.rule for reason in claim.evidence]


@pytest.mark.parametrize(
    "text",
    [
        f"In {_SHREYA}, Justice Holmes was quoted on liberty.",
        f"The High Court's order, written by Justice Holmes, was reversed in {_SHREYA}.",
        f"{_SHREYA} was delivered by the Supreme Court.",
        f"In {_SHREYA}, the Constitution of India was read by the Court.",
        f"Justice Holmes wrote on free speech; {_SHREYA} follows him.",
    ],
)
def test_a_judge_of_elsewhere_accuses_nobody(text: str, starter_graph: Graph, embedder: Embedder) -> None:
    claim = verify(starter_graph, embedder, text, on=ON).claims[0]

    assert not {"did_not_sit", "written_by"} & {reason.rule for reason in claim.evidence}
