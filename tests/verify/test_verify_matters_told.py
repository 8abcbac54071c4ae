"""Numbers of the codes held to the matter that a sentence speaks of, whatever the words that join them."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.retrieval.lexical import Rarity
from nyayagraph.retrieval.rarity import plain_rarity_in
from nyayagraph.verify.check import verify
from nyayagraph.verify.report import CitationCheck, CitationVerdict
from nyayagraph.verify.subjects import matters_told
from nyayagraph.verify.subjects.matters_told import Matters, told_words

pytestmark = pytest.mark.graph
ON = date(2026, 1, 15)


def cited(graph: Graph, embedder: Embedder, text: str) -> dict[str | None, CitationCheck]:
    return {one.authority_id: one for one in verify(graph, embedder, text, on=ON).citations}


@pytest.mark.parametrize(
    ("text", "wrong", "rule"),
    [
        pytest.param(
            "A poisoner who was caught in 2021 answered to section 302 IPC; his cousin, who strangled his wife with a "
            "rope in 2025, meaning to kill her, will find his murder at section 309 BNS.",
            "bns-2023/s309", "correspondence_wrong", id="no word of succession",
        ),
        pytest.param(
            "Under section 328 IPC drugging a passenger with stupefying tea was punished. Register such a poisoning of "
            "August 2025 as section 125 BNS.",
            "bns-2023/s125", "correspondence_wrong", id="in the next sentence",
        ),
        pytest.param(
            "The tehsildar forbade the assembly of five persons, fearing nuisance and danger to public peace, by an "
            "urgent order made in March 2025 by force of section 144 of the BNSS.",
            "bnss-2023/s144", "another_section", id="a number carried over",
        ),
        pytest.param(
            "The wife, unable to maintain herself, was awarded monthly maintenance in 2019 for herself and her minor "
            "children, as section 144 of the CrPC lets a Magistrate do.",
            "crpc-1973/s144", "another_section", id="a number carried back",
        ),
    ],
)  # fmt: skip
def test_words_that_are_of_another_section_tell_a_wrong_number(
    starter_graph: Graph, embedder: Embedder, text: str, wrong: str, rule: str
) -> None:
    found = cited(starter_graph, embedder, text)[wrong]

    assert found.verdict is CitationVerdict.MISATTRIBUTED
    assert found.evidence[0].rule == rule


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            "Theft of a phone from a counter in 2021 was section 379 IPC; in 2025 it is section 303(2) BNS.",
            id="right pair",
        ),
        pytest.param(
            "Section 144 of the BNSS gives a wife who cannot maintain herself a monthly allowance; orders against an "
            "unlawful assembly, once section 144 of the CrPC, are made under section 163 of the BNSS.", id="both told"
        ),
        pytest.param(
            "Section 144 of the BNSS deals with maintenance of wives and children, not with urgent orders in cases of "
            "nuisance or apprehended danger.", id="denied"
        ),
        pytest.param("The FIR was lodged in 2018; the report under section 173 CrPC came in 2019.", id="a part"),
        pytest.param("Section 27 of the Evidence Act was examined at length by the Privy Council.", id="one word"),
        pytest.param(
            "He was charged in 2025 with snatching a chain under section 304 BNS; the murder of 2015 with which "
            "section 302 IPC deals is another file.", id="two matters"
        ),
    ],
)  # fmt: skip
def test_right_numbers_are_left_alone(starter_graph: Graph, embedder: Embedder, text: str) -> None:
    found = cited(starter_graph, embedder, text).values()

    assert found
    assert all(one.verdict is CitationVerdict.VERIFIED for one in found), [one.evidence for one in found]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        pytest.param(
            "The Penal Code knew no such thing, but the Sanhita does: section 304 is about snatching a chain.",
            "bns-2023/s304", id="named last",
        ),
        pytest.param(
            "The Sanhita has come, yet in the Penal Code of old section 304 was for culpable homicide not amounting to "
            "murder.",
            "ipc-1860/s304", id="the matter of the old one",
        ),
    ],
)  # fmt: skip
def test_a_bare_number_is_of_the_code_whose_matter_is_told(
    starter_graph: Graph, embedder: Embedder, text: str, meant: str
) -> None:
    assert meant in cited(starter_graph, embedder, text)


_OF_AN_OLD_CODE = (
    "In the notice the occupant is called upon to vacate the land within seven days, failing which he would be removed "
    "from the land super structure by use of force, and if he protested or obstructed or re-entered the land "
    "after removal he would be liable to prosecution under the provisions of section 180 of the Indian Penal Code."
)


@pytest.mark.parametrize(("on", "is_blamed"), [(date(1996, 9, 27), False), (ON, True)])
def test_no_number_is_carried_over_from_codes_to_come(
    starter_graph: Graph, embedder: Embedder, on: date, is_blamed: bool
) -> None:
    (found,) = verify(starter_graph, embedder, _OF_AN_OLD_CODE, on=on).citations

    assert (found.verdict is CitationVerdict.MISATTRIBUTED) is is_blamed


@pytest.mark.parametrize(("on", "is_blamed"), [(date(2014, 4, 11), False), (ON, True)])
def test_no_matter_is_that_of_a_number_of_codes_to_come(
    starter_graph: Graph, embedder: Embedder, on: date, is_blamed: bool
) -> None:
    text = "They exceeded the right of private defence and were convicted under section 34 of the Indian Penal Code."

    claims = verify(starter_graph, embedder, text, on=on).claims

    assert any(one.rule == "another_section" for claim in claims for one in claim.evidence) is is_blamed


def test_sections_without_plain_words_are_not_judged(scratch_graph: Graph) -> None:
    """Headings alone tell too little to call a number wrong."""
    text = (
        "The tehsildar forbade the assembly of five persons, fearing nuisance and apprehended danger, by an urgent "
        "order of March 2025 under section 144 of the BNSS."
    )
    with scratch_graph._driver.session() as session:
        session.run(
            "UNWIND [['bnss-2023', 'Order for maintenance of wives, children and parents'], "
            "['crpc-1973', 'Power to issue order in urgent cases of nuisance or apprehended danger']] AS row "
            "MERGE (act:Act {act_id: row[0]}) MERGE (act)-[:CONTAINS]->(s:Section {section_id: row[0] + '/s144'}) "
            "SET s.heading = row[1], s.number = '144', s.unit = 'section', s.is_held = true"
        ).consume()
        session.run(
            "UNWIND range(1, 60) AS n CREATE (:Chunk {chunk_id: toString(n), char_end: n, text: 'Appeal dismissed.'})"
        ).consume()

    matters = Matters(scratch_graph, ("bnss-2023/s144", "crpc-1973/s144"))

    assert not matters.is_clear(told_words(text), "crpc-1973/s144", "bnss-2023/s144")


def test_words_are_counted_only_where_sections_are_compared(
    starter_graph: Graph, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[Graph] = []

    def count(graph: Graph) -> Rarity:
        counted.append(graph)
        return plain_rarity_in(graph)

    monkeypatch.setattr(matters_told, "plain_rarity_in", count)

    matters = Matters(starter_graph, ("bns-2023/s103", "ipc-1860/s302"))
    assert counted == []

    matters.is_clear(told_words("He murdered, culpable homicide."), "bns-2023/s103", "ipc-1860/s302")
    assert counted == [starter_graph]


@pytest.mark.parametrize(
    "text",
    [
        "Section 316 of the Indian Penal Code prescribes imprisonment up to ten years.",
        "The maximum term of imprisonment under section 313 of the Indian Penal Code is ten years.",
    ],
)
def test_how_much_may_be_imposed_tells_no_section_from_another(
    starter_graph: Graph, embedder: Embedder, text: str
) -> None:
    checked = verify(starter_graph, embedder, text, on=ON)

    assert checked.citations[0].verdict is CitationVerdict.VERIFIED
    assert "another_section" not in {reason.rule for claim in checked.claims for reason in claim.evidence}
