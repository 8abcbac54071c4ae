"""Questions that share few words with the section they are about: answered where all signs agree, else pointed on."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.answer import AnswerReport, ExtractiveDrafter, Inquiry, answer
from nyayagraph.answer.meant import (
    holds_what_is_asked,
    is_of_another_field,
    nearest_sections,
    part_asked_for,
    surely_meant,
)
from nyayagraph.answer.relevance import asked_words
from nyayagraph.answer.report import CANNOT_VERIFY
from nyayagraph.answer.sources import Source
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.retrieval.lexical import Rarity
from nyayagraph.retrieval.likely_sections import counterparts_of, likely_sections
from nyayagraph.starter.section_words import starter_section_words

TODAY = date(2026, 11, 21)


def ask(graph: Graph, embedder: Embedder, question: str) -> AnswerReport:
    inquiry = Inquiry(question=question, on=TODAY)
    return answer(graph, embedder, inquiry, drafter=ExtractiveDrafter(), keep=False)


@pytest.mark.graph
@pytest.mark.parametrize(
    ("question", "section", "says"),
    [
        ("What is the punishment for acid attack?", "section 124(1) of the Bharatiya Nyaya Sanhita", "ten years"),
        (
            "What is the punishment for marrying again while the first wife is alive?",
            "section 82(1) of the Bharatiya Nyaya Sanhita",
            "seven years",
        ),
    ],
)
def test_a_question_is_answered_from_the_section_it_means_and_says_so(
    starter_graph: Graph, embedder: Embedder, question: str, section: str, says: str
) -> None:
    report = ask(starter_graph, embedder, question)

    assert report.is_answered
    assert section.lower() in report.answer.lower()
    assert says in report.answer
    assert any(note.startswith("the question names no provision; it was read as one about") for note in report.notes)
    assert report.nearest == ()


@pytest.mark.graph
def test_a_refusal_points_to_the_nearest_sections_beside_its_message(starter_graph: Graph, embedder: Embedder) -> None:
    report = ask(starter_graph, embedder, "What is the punishment for kidnapping a child for ransom?")

    assert report.page() == CANNOT_VERIFY
    assert any("section 140 of the Bharatiya Nyaya Sanhita" in one for one in report.nearest)
    assert report.to_json()["nearest"] == list(report.nearest)


@pytest.mark.graph
@pytest.mark.parametrize(
    "question",
    [
        "What is the fee for registering a drone with the municipal corporation of Pune?",
        "Does the US constitution protect free speech?",
    ],
)
def test_a_refusal_points_nowhere_where_nothing_lies_near(starter_graph: Graph, question: str) -> None:
    assert nearest_sections(starter_graph, question, TODAY) == ()


@pytest.mark.graph
@pytest.mark.parametrize(
    "question",
    [
        "Does the US constitution protect free speech?",  # another country's law
        "Which landmark judgment is on acid attacks?",  # asks for no section
        "Who won the last cricket world cup?",
        "Is it so?",  # no word that tells
    ],
)
def test_nothing_is_meant_where_no_section_of_the_law_held_is_asked_for(starter_graph: Graph, question: str) -> None:
    assert surely_meant(starter_graph, question, TODAY) == ()


@pytest.mark.graph
def test_the_likeliest_sections_are_held_and_the_codes_stand_beside_each_other(starter_graph: Graph) -> None:
    likely = likely_sections(starter_graph, "Can a lawyer disclose what his client told him?")

    assert {"bsa-2023/s132", "iea-1872/s126"} & {one.section_id for one in likely[:3]}
    assert "bsa-2023/s132" in counterparts_of()["iea-1872/s126"]
    assert likely_sections(starter_graph, "What is the law?") == []


@pytest.mark.parametrize(
    ("question", "act_id", "is_foreign"),
    [
        ("What information can be refused under RTI?", "patents-1970", True),
        ("What information can be refused under RTI?", "rti-2005", False),
        ("When is a marriage voidable?", "hma-1955", False),
        ("What information can be refused?", "bns-2023", False),  # the codes have no field of their own
    ],
)
def test_an_act_of_another_field_than_the_words_tell_is_foreign(question: str, act_id: str, is_foreign: bool) -> None:
    assert is_of_another_field(question, act_id) is is_foreign


def _source(text: str) -> Source:
    return Source(
        tag="S1",
        chunk_id="a-1/s1#0",
        authority_id="a-1/s1",
        authority="an Act section 1",
        citation=None,
        court=None,
        court_id=None,
        decided_on=None,
        kind="statute",
        text=text,
        page=None,
        paragraph=None,
        standing=Standing.IN_FORCE,
        caution=None,
    )


def test_the_sub_section_that_holds_what_is_asked_is_shown() -> None:
    rarity = Rarity(passages=100, mean_tokens=10.0, counts={"leading": 2, "question": 9})
    asked = asked_words("Can leading questions be asked?", rarity)
    own = [_source("… cut off before (1) A leading thing. (2) Leading questions must not be asked. (3) The Court may.")]

    source, words = part_asked_for(own, asked)

    assert (source, words) == (own[0], "(2) Leading questions must not be asked.")
    assert holds_what_is_asked(words, asked)
    assert not holds_what_is_asked("(3) The Court may.", asked)


def test_every_statement_by_hand_is_on_a_section_of_an_act() -> None:
    told = starter_section_words()

    assert "Definitions" not in told
    assert all(claims and "/" in section_id for section_id, claims in told.items())
    assert "constitution/a21" in told
