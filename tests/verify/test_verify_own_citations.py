"""Which judgment a printed citation is of, and where none is: pure, over rows as the graph would give them."""

from __future__ import annotations

from datetime import date
from typing import cast

import pytest

from nyayagraph.cypher.verify import (
    KnownReport,
)
from nyayagraph.graph import Graph
from nyayagraph.law.find import find
from nyayagraph.verify.references.own_citations import is_strange
from nyayagraph.verify.references.resolve import resolve
from nyayagraph.verify.report import CitationVerdict
from tests.verify.held import Held, decided, judgment


@pytest.mark.parametrize(
    ("text", "held", "rule", "of_year"),
    [
        ("Hari Das v. Mool Chand, (1994) 2 SCC 9", {1961: ["AIR 1961 SC 40", "(1994) 2 SCC 9 bis"]}, "another", 1961),
        ("Hari Das v. Mool Chand, (1994) 2 SCC 9", {1961: ["no print"]}, "another", 1961),
        ("Hari Das v. Mool Chand, AIR 1994 SC 40", {1961: ["no print", "AIR 1961 SC 40"]}, "name_has", 1961),
        ("Hari Das v. Mool Chand, (1994) 2 SCC 9", {1961: [], 1993: ["(1994) 1 SCC 3"]}, "name_has", 1993),
        ("Hari Das v. Mool Chand, (1994) 2 SCC 9", {1961: [], 1973: ["(1973) 1 SCC 3"]}, "another", 1973),
        ("Maneka Gandhi v. Union of India, (1994) 2 SCC 9", {1978: ["(1978) 1 SCC 248"]}, "another", 1978),
        ("Hari Das v. Mool Chand, (1994) 2 SCC 9", {1993: ["(1993) 1 SCC 3"]}, "another", 1993),
        (
            "Hari Das v. Mool Chand, (1994) 2 SCC 9",
            {1993: ["(1994) 1 SCC 3"], 1994: ["(1994) 3 SCC 7"]},
            "another",
            1994,
        ),
        ("Hari Das (IV) v. Mool Chand, (1994) 2 SCC 9", {1993: ["(1994) 1 SCC 3"]}, "another", 1993),
        ("Hari Das v. Mool Chand, (1994) 2 SCC 9", {1998: ["(1998) 1 SCC 3"]}, "another", 1998),
        ("Philips (I) Ltd. v. Mool Chand, (1994) 2 SCC 9", {1993: ["(1994) 1 SCC 3"]}, "name_has", 1993),
    ],
)
def test_a_far_year_is_of_another_case_where_every_one_held_is_far(
    text: str, held: dict[int, list[str]], rule: str, of_year: int
) -> None:
    title = text.partition(",")[0].replace(" (IV)", "")
    graph = Held({decided(title, year): tuple(keys) for year, keys in held.items()})

    (one,) = resolve(cast("Graph", graph), text, find(text))

    assert one.evidence[0].rule.startswith(rule)
    assert one.evidence[0].authority_id == f"of {of_year}"


@pytest.mark.parametrize(
    ("citation", "verdict"),
    [
        ("(1994) 2 SCC 9", CitationVerdict.NOT_FOUND),
        ("(1978) 2 SCC 9", CitationVerdict.NOT_FOUND),
        ("(1972) 1 SCC 248", CitationVerdict.NOT_FOUND),
        ("(1976) 2 SCC 9", CitationVerdict.NOT_COVERED),
    ],
)
def test_a_great_name_is_gainsaid_but_for_a_year_before_it_when_it_may_have_been_referred(
    citation: str, verdict: CitationVerdict
) -> None:
    great = judgment("Maneka Gandhi v. Union of India").model_copy(update={"decided_on": date(1978, 1, 25)})
    text = f"Maneka Gandhi v. Union of India, {citation}"

    (one,) = resolve(cast("Graph", Held({great: ("(1978) 1 SCC 248",)})), text, find(text))

    assert one.verdict is verdict


@pytest.mark.parametrize(
    ("citation", "year", "own", "strange"),
    [
        ("AIR 1953 SC 364", 1979, ["(1979) 4 SCC 332", "AIR 1953 SC 364"], True),
        ("(1984) 1 SCC 369", 1998, ["AIR 1984 SC 143", "(1984) 1 SCC 369"], False),
        ("(1970) 2 SCC 23", 1971, ["(1970) 2 SCC 23", "AIR 1971 SC 87"], False),
        ("AIR 1967 SC 112", 1961, ["[1962] 2 SCR 1", "AIR 1967 SC 112"], False),
    ],
)
def test_a_citation_of_years_before_a_judgment_is_not_its_own_beside_those_of_its_day(
    citation: str, year: int, own: list[str], strange: bool
) -> None:
    assert is_strange(citation, decided("Hari Das v. Mool Chand", year), own) is strange


@pytest.mark.parametrize(
    ("name", "verdict"),
    [
        ("It is so by Gee v. Metropolitan Railway Company", CitationVerdict.NOT_COVERED),
        ("Gee v. Metropolitan Railway Company", CitationVerdict.NOT_FOUND),
        ("The Supreme Court held so in Gee v. Metropolitan Railway Company", CitationVerdict.NOT_FOUND),
        ("The Bombay High Court held so in Gee v. Metropolitan Railway Company", CitationVerdict.NOT_COVERED),
        ("It is so by Ram Lal v. State of Punjab", CitationVerdict.NOT_FOUND),
        ("Som Mittal v. State of Karnataka", CitationVerdict.VERIFIED),
        ("It is so by Chitter Mai Narain Das v. Commissioner of Sales Tax", CitationVerdict.NOT_COVERED),
        ("Chitter Mai Narain Das v. Commissioner of Sales Tax", CitationVerdict.NOT_FOUND),
        ("Kalyan Mittal v. State of Karnataka", CitationVerdict.NOT_FOUND),
    ],
)
def test_a_name_alone_is_not_found_only_where_it_can_be_of_no_other_court(name: str, verdict: CitationVerdict) -> None:
    held = {
        judgment("Som Mittal v. Govt. of Karnataka"): ("(2008) 3 SCC 574",),
        judgment("Chittar Mal Narain Das v. Commissioner of Sales Tax, U.P.").model_copy(
            update={"judgment_id": "two"}
        ): ("(1970) 1 SCC 809",),
    }

    (one,) = resolve(cast("Graph", Held(held)), name, find(name, short_forms=False))

    assert one.verdict is verdict


@pytest.mark.parametrize(
    ("named", "citation", "judgments", "placed", "verdict"),
    [
        pytest.param("", "(2016) 2 SCC 683", 2500, 20, CitationVerdict.NOT_COVERED, id="few places known"),
        pytest.param("", "(2016) 2 SCC 683", 2500, 2400, CitationVerdict.NOT_FOUND, id="nearly all known"),
        pytest.param("", "(2016) 2 SCC 683", 40, 12, CitationVerdict.NOT_FOUND, id="few judgments held"),
        pytest.param("", "(2016) 2 SCC 9683", 2500, 20, CitationVerdict.NOT_FOUND, id="a page beyond every volume"),
        pytest.param("", "AIR 2016 SC 99683", 2500, 20, CitationVerdict.NOT_FOUND, id="the same of another reporter"),
        pytest.param(
            "Nonesuch Cotton Mills v. State of Bihar, ",
            "(2016) 2 SCC 683",
            2500,
            20,
            CitationVerdict.NOT_FOUND,
            id="a name nobody lists",
        ),
    ],
)
def test_a_place_is_absent_only_from_a_report_of_which_the_places_are_known(
    named: str, citation: str, judgments: int, placed: int, verdict: CitationVerdict
) -> None:
    text = f"The prior user is preferred: {named}{citation}."
    known = KnownReport(
        reporter=citation.split()[0 if citation[0] == "A" else 2], year=2016, judgments=judgments, placed=placed
    )
    graph = Held({decided("Ram Autar v. Sita Devi", 2016): ()}, [known])
    (one,) = resolve(cast(Graph, graph), text, find(text))

    assert one.verdict is verdict
