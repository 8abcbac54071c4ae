"""Sections whose Act no word of a text tells, taken for the one Act that has their number."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.verify.check import verify
from nyayagraph.verify.lookup import look_up

pytestmark = pytest.mark.graph
ON = date(2025, 5, 5)


def cited(graph: Graph, embedder: Embedder, text: str) -> list[str | None]:
    """The authorities of a text's references, None where one is left open."""
    return [one.authority_id for one in verify(graph, embedder, text, on=ON).citations]


@pytest.mark.parametrize(
    ("text", "expect"),
    [
        ("Deduction u/s 80D is allowed for the premium.", ["income-tax-1961/s80D"]),
        # the plain number follows the lettered one
        ("TDS u/s 194 on dividends, as s. 115-O is gone.", ["income-tax-1961/s194", "income-tax-1961/s115O"]),
        ("FIR u/s 354D and 509 registered.", ["ipc-1860/s354D", "ipc-1860/s509"]),
        # one plain number, by a word of the text
        ("The cheque came back. Send the s. 138 notice within thirty days.", ["ni-1881/s138"]),
        # a lettered one of several Acts, likewise
        ("Was the 65B certificate of section 65B filed with the call records?", ["iea-1872/s65B"]),
        # beside a code that is named, one that another code alone has; the Ranbir Penal Code copies every number
        ("Not s. 498A any longer, but s. 85 of the Nyaya Sanhita.", ["ipc-1860/s498A", "bns-2023/s85"]),
    ],
)
def test_a_number_of_one_act_alone_names_it(
    starter_graph: Graph, embedder: Embedder, text: str, expect: list[str]
) -> None:
    assert cited(starter_graph, embedder, text) == expect


@pytest.mark.parametrize(
    "text",
    [
        "Section 148A notice was issued.",  # of two Acts
        "Section 12A registration was granted.",  # of many
        "Section 302 was added.",  # no letter
        "The s. 138 notice went out.",  # no word of a cheque
        "Under the Bombay Rent Act the suit lies; s. 80D was also argued.",  # another Act is named
        "Under section 80D of the Act it was allowed.",  # `the Act`, which the text does not name
    ],
)
def test_a_number_that_may_be_of_another_act_stays_open(starter_graph: Graph, embedder: Embedder, text: str) -> None:
    assert cited(starter_graph, embedder, text)[-1] is None


def test_an_open_number_is_given_with_the_acts_that_have_it(starter_graph: Graph) -> None:
    (reason,) = look_up(starter_graph, "section 66A").evidence

    assert "this can mean it-2000/s66A" in reason.evidence
    assert look_up(starter_graph, "section 80D").authority_id == "income-tax-1961/s80D"
