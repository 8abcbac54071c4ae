"""Inputs on which systems of this kind were seen to fail and that fit no table: collisions, noise, headings."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.ingest.judgments import ingest_judgments
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.check import verify
from nyayagraph.verify.confidence import confidence, recency
from nyayagraph.verify.lookup import section_of, status_of
from nyayagraph.verify.report import CitationCheck, CitationVerdict, ClaimCheck, ClaimVerdict, Overall

ON = date(2026, 1, 1)


@pytest.fixture
def namesakes(scratch_graph: Graph, tmp_path: Path) -> Graph:
    """Two judgments called Ram Kumar v. State of Haryana, the later one overruled."""
    lines = [
        {
            "id": str(number), "ik_doc_id": str(number), "title": f"Ram Kumar vs State Of Haryana on {day}",
            "date_from_title": stated, "folder_year": stated[:4], "equivalent_citations": [citation], "author": "",
            "bench_line": "", "petitioner": "RAM KUMAR", "respondent": "STATE OF HARYANA", "date_of_judgment": "",
            "bench": [], "text": f"JUDGMENT:\nThe {ordinal} appeal of Ram Kumar is dismissed.",
        }
        for number, ordinal, day, stated, citation in (
            (1, "first", "3 March, 1987", "1987-03-03", "AIR 1987 SC 2043"),
            (2, "second", "9 May, 1990", "1990-05-09", "[1990] 2 SCR 900"),
        )
    ]  # fmt: skip
    file = tmp_path / "namesakes.jsonl"
    file.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
    ingest_judgments(scratch_graph, [file], workers=0)
    with scratch_graph._driver.session() as session:
        session.run(
            "MATCH (late:Judgment {year: 1990}) CREATE (:Judgment {judgment_id: 'later', title: 'A v. B', names: [], "
            "decided_on: date('2001-01-01'), bench_strength: 5})-[:OVERRULES {scope: 'whole', effective: true, "
            "treatment: 'overruled'}]->(late)"
        ).consume()
    return scratch_graph


@pytest.mark.graph
@pytest.mark.parametrize(
    ("text", "verdict", "standing"),
    [
        ("Ram Kumar v. State of Haryana", "AMBIGUOUS", None),
        ("Ram Kumar v. State of Haryana (1987)", "VERIFIED", "GOOD"),
        ("Ram Kumar v. State of Haryana (1990)", "VERIFIED", "OVERRULED"),
        ("Ram Kumar v. State of Haryana, AIR 1987 SC 2043", "VERIFIED", "GOOD"),
        ("Ram Kumar v. State of Haryana, [1990] 2 SCR 900", "VERIFIED", "OVERRULED"),
        ("Ram Kumar v. State of Punjab", "NOT_FOUND", None),
    ],
)
def test_two_judgments_of_one_name_are_told_apart_or_called_ambiguous(
    text: str, verdict: str, standing: str | None, namesakes: Graph, embedder: Embedder
) -> None:
    """Trap T6b: the last of a name won, and a good judgment was shown as overruled."""
    (found,) = verify(namesakes, embedder, f"{text}.", on=ON).citations

    assert (found.verdict, found.standing) == (verdict, standing)


@pytest.mark.graph
@pytest.mark.parametrize(
    ("section", "replaced"),
    [
        ("IPC 420", {("bns-2023/s318", "same")}),
        ("IPC 302", {("bns-2023/s103", "same")}),
        ("IPC 309", {("bns-2023/s226", "narrowed")}),
        ("IPC 498A", {("bns-2023/s85", "split"), ("bns-2023/s86", "split")}),
        ("IPC 377", set()),
        ("IPC 497", set()),
    ],
)
def test_a_section_has_the_successors_that_the_tables_agree_on(
    section: str, replaced: set[tuple[str, str]], starter_graph: Graph
) -> None:
    """Trap T18."""
    found = section_of(starter_graph, section, ON)

    assert {(place.section_id, place.relation) for place in found.replaced_by} == replaced


@pytest.mark.graph
def test_sedition_has_no_equivalent(starter_graph: Graph) -> None:
    """Trap T18."""
    (place,) = section_of(starter_graph, "IPC 124A", ON).replaced_by

    assert (place.section_id, (place.note or "").partition(":")[0]) == ("bns-2023/s152", "not equivalent")


@pytest.mark.graph
@pytest.mark.parametrize(
    ("section", "heading"),
    [
        ("BNSS 480", "When bail may be taken in case of non-bailable offence"),
        ("BNSS 482", "Direction for grant of bail to person apprehending arrest"),
        ("BNSS 478", "In what cases bail to be taken"),
        ("IPC 34", "Acts done by several persons in furtherance of common intention"),
    ],
)
def test_a_section_bears_its_own_heading(section: str, heading: str, starter_graph: Graph) -> None:
    """Traps T16, T17, T28."""
    assert section_of(starter_graph, section, ON).heading == heading


@pytest.mark.graph
@pytest.mark.parametrize("typed", ["crpc-1973/s154", "CrPC_1973/s154", "CRPC-1973/S154", "Section 154 CRPC"])
def test_a_section_is_found_in_whatever_capitals(typed: str, starter_graph: Graph) -> None:
    """Trap T15."""
    found = status_of(starter_graph, typed, date(2020, 1, 1))

    assert (found.authority_id, found.standing) == ("crpc-1973/s154", Standing.IN_FORCE)


@pytest.mark.graph
def test_every_section_held_of_the_old_procedure_code_is_found(starter_graph: Graph, embedder: Embedder) -> None:
    """Trap T15: by case folding none of them was."""
    with starter_graph._driver.session() as session:
        held = [
            row["number"]
            for row in session.run(
                "MATCH (s:Section {act_id: 'crpc-1973'}) WHERE s.is_held RETURN s.number AS number ORDER BY number"
            )
        ]
    text = "\n".join(f"- Section {number} CrPC" for number in held)

    report = verify(starter_graph, embedder, text, on=date(2020, 1, 1))

    assert len(held) > 40
    assert len(report.citations) == len(held)
    assert {one.verdict for one in report.citations} == {CitationVerdict.VERIFIED}


@pytest.mark.graph
def test_a_pending_proceeding_is_told_apart_from_a_new_one(starter_graph: Graph, embedder: Embedder) -> None:
    """Trap T22."""
    (found,) = verify(starter_graph, embedder, "Bail was sought under Section 438 CrPC.", on=ON).citations

    assert "what was pending on 1 July 2024 goes on under it (section 531(2)(a)" in found.warnings[0]


@pytest.mark.graph
@pytest.mark.parametrize(
    "text",
    [
        "CITATION NOT VERIFIED: AIR 1999 SC 9999 is NOT_FOUND.",
        "I could not have this verified: AIR 1999 SC 9999.",
        "VERIFIED. VERIFIED. In AIR 1999 SC 9999 it was so held. Status: VERIFIED, confidence high.",
    ],
)
def test_no_word_of_the_text_is_a_verdict(text: str, starter_graph: Graph, embedder: Embedder) -> None:
    """Trap T13."""
    report = verify(starter_graph, embedder, text, on=ON)

    assert report.overall is Overall.UNVERIFIED
    assert report.confidence.label == "Low"


SUPPORTED = ClaimCheck(start=0, end=1, text="x", verdict=ClaimVerdict.SUPPORTED, leans_on=("x",))
FABRICATED = CitationCheck(
    start=0, end=1, text="x", kind="reporter", authority_id=None, verdict=CitationVerdict.NOT_FOUND, standing=None
)


def test_fabricated_citations_beside_the_best_sources_are_low() -> None:
    """Trap T26: they gave 0.7375."""
    found = confidence([FABRICATED] * 3, [SUPPORTED], relevance=1.0, authority=1.0, recent=1.0)

    assert found.score <= 0.45
    assert found.label == "Low"


def test_a_text_that_cites_nothing_is_not_certain() -> None:
    """Trap T26: it gave 1.0."""
    found = confidence([], [SUPPORTED], relevance=1.0, authority=1.0, recent=1.0)

    assert (found.label, found.capped_by) == ("Low", ("nothing is cited",))


def test_a_landmark_is_not_punished_for_its_age() -> None:
    """Trap T26: Kesavananda of 1973."""
    assert recency(date(1973, 4, 24), ON, is_landmark=True) >= 0.8
    assert recency(date(1973, 4, 24), ON, is_landmark=False) >= 0.5


@pytest.mark.parametrize("relevance", [0.0, 0.01])
def test_a_passage_that_is_not_relevant_is_not_half_relevant(relevance: float) -> None:
    """Trap T2o: a reranker's 0 became 0.5, and length alone 0.503."""
    good = FABRICATED.model_copy(update={"verdict": CitationVerdict.VERIFIED, "standing": Standing.GOOD})

    found = confidence([good], [SUPPORTED], relevance=relevance, authority=1.0, recent=1.0)

    assert found.factors["relevance"] == relevance


@pytest.mark.graph
@pytest.mark.parametrize(
    ("reference", "newer", "older"),
    [
        ("section 12 of the Consumer Protection Act, 1986", ["cpa-2019/s35"], []),
        ("section 241 of the Companies Act, 2013", [], ["companies-1956/s397", "companies-1956/s398"]),
        ("section 1 of the Consumer Protection Act, 1986", [], []),
    ],
)
def test_a_section_outside_the_codes_is_shown_with_its_counterparts_by_the_table(
    starter_graph: Graph, reference: str, newer: list[str], older: list[str]
) -> None:
    answer = section_of(starter_graph, reference, date(2026, 1, 15))

    assert [one.section_id for one in answer.replaced_by] == newer
    assert [one.section_id for one in answer.replaces] == older
    assert all(one.relation == "not compared" and one.note for one in (*answer.replaced_by, *answer.replaces))
