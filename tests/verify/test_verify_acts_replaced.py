"""Which Act a text says to have taken the place of which, held to the rows of the older one."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.verify.check import verify
from nyayagraph.verify.report import ClaimVerdict

pytestmark = pytest.mark.graph
ON = date(2026, 1, 15)


def refuted(graph: Graph, embedder: Embedder, text: str) -> list[str]:
    """What is held against the claims of a text that a row on successors contradicts."""
    claims = verify(graph, embedder, text, on=ON).claims
    found = [one.evidence[0] for one in claims if one.verdict is ClaimVerdict.CONTRADICTED]
    return [one.evidence for one in found if one.rule == "record_succession"]


@pytest.mark.parametrize(
    ("text", "successor"),
    [
        ("It was the Consumer Protection Act, 2019 by which the MRTP Act, 1969 was replaced.", "Competition Act"),
        ("When FERA was repealed on 1 June 2000, its place was taken by COFEPOSA.", "Foreign Exchange Management"),
        # both behind the word, in a list's mould
        (
            "Among the laws folded into the Industrial Relations Code, 2020 is the Payment of Bonus Act, 1965.",
            "Code on Wages",
        ),
        # a question and its answer
        (
            "Q. Where did the Trade Unions Act go? A. Into the Code on Social Security, 2020.",
            "Industrial Relations Code",
        ),
        # one that is set aside is not the one that is said
        (
            "The Code on Wages, 2019, not the Social Security Code, subsumes the Employees' Provident Funds Act.",
            "Code on Social Security",
        ),
        ("The successor to the Indian Post Office Act, 1898 is the Telecommunications Act, 2023.", "Post Office"),
        # the clause before names it
        (
            "Once the Persons with Disabilities Act, 1995; that Act has given way to the Mental Healthcare Act, 2017.",
            "Rights of Persons with Disabilities",
        ),
        ("The Indian Penal Code was replaced by the BNSS.", "Bharatiya Nyaya Sanhita"),
        # an Act that no table has, of another year
        ("To replace FERA was the work of the Foreign Moneys Act, 1993.", "Foreign Exchange Management"),
    ],
)  # fmt: skip
def test_a_wrong_successor_of_an_act_is_refuted_with_the_right_one(
    starter_graph: Graph, embedder: Embedder, text: str, successor: str
) -> None:
    (said,) = refuted(starter_graph, embedder, text)

    assert f"was replaced by the {successor}" in said


@pytest.mark.parametrize(
    "text",
    [
        "FERA was replaced by FEMA, and the PMLA came two years later.",
        "The IPC, the CrPC and the Evidence Act were replaced by the BNS, the BNSS and the BSA.",
        "Q. Where did the Trade Unions Act go? A. Into the Industrial Relations Code, 2020.",
        "The NGT Act and not the Biological Diversity Act, 2002 replaced the National Environment Tribunal Act, 1995.",
        # one that took a part of it besides, one of its name two steps on
        "The Designs Act, 2000 took the place of the Indian Patents and Designs Act, 1911.",
        "The Income-tax Act, 1922 has been succeeded by the Income-tax Act, 2025.",
        # a title that no table has, of the successor's year
        "To replace FERA was the work of the Foreign Moneys Act, 1999.",
        # what is denied, asked, proposed
        "The Consumer Protection Act, 1986 was not replaced by the Legal Metrology Act, 2009.",
        "Was FERA replaced by COFEPOSA?",
        "A Bill would have had the Consumer Protection Act, 1986 replaced by the Legal Metrology Act, 2009.",
        # sections may go elsewhere than their Act, and another clause tells another thing
        "Winding up for debt under section 433 of the Companies Act, 1956 was replaced by section 7 of the IBC.",
        "FERA gave way to its successor; COFEPOSA is about detention.",
    ],
)
def test_what_is_right_denied_or_of_sections_is_left_alone(starter_graph: Graph, embedder: Embedder, text: str) -> None:
    assert refuted(starter_graph, embedder, text) == []
