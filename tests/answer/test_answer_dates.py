"""The day of the offence that a question states in its own words: used, said so, and never guessed."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.answer import ExtractiveDrafter, Inquiry, answer
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder

ON = date(2026, 1, 15)


@pytest.mark.parametrize(
    ("question", "read"),
    [
        ("Which section punishes a theft committed in May 2023?", date(2023, 5, 31)),
        ("Which section punishes a theft of 1 July 2024?", date(2024, 7, 1)),
        ("Which section punishes a theft of 30 June 2024?", date(2024, 6, 30)),
        ("Which section punishes cruelty that went on from May to August 2024?", None),
        ("Which section punishes a theft of 2024?", None),
        ("Which section punishes theft?", None),
        ("An FIR was lodged on 5 May 2023. Who tries it?", None),
    ],
)
def test_the_day_of_the_offence_is_read_where_one_code_holds_it(question: str, read: date | None) -> None:
    inquiry = Inquiry(question=question, on=ON).with_its_offence()

    assert (inquiry.offence_date, inquiry.offence_is_read) == (read, read is not None)


def test_a_day_given_from_outside_is_kept() -> None:
    inquiry = Inquiry(question="A theft of 5 May 2023?", on=ON, offence_date=date(2025, 1, 1))

    assert inquiry.with_its_offence() == inquiry


@pytest.mark.graph
def test_an_answer_says_that_it_took_the_day_from_the_question(starter_graph: Graph, embedder: Embedder) -> None:
    inquiry = Inquiry(question="Is section 420 IPC right for a cheating of 12 August 2024?", on=ON)

    report = answer(starter_graph, embedder, inquiry, drafter=ExtractiveDrafter(), keep=False)

    assert "section 318(4) of the Bharatiya Nyaya Sanhita" in report.answer
    assert "so the law of 12 August 2024 is answered" in report.answer
    assert report.verification.offence_date == date(2024, 8, 12)


@pytest.mark.graph
def test_procedure_is_not_answered_by_the_day_of_the_offence(starter_graph: Graph, embedder: Embedder) -> None:
    inquiry = Inquiry(question="Does section 173 CrPC govern the investigation of a cheating of May 2023?", on=ON)

    report = answer(starter_graph, embedder, inquiry, drafter=ExtractiveDrafter(), keep=False)

    assert "the question dates the offence" not in " ".join(report.notes)
    assert "whether the proceeding was pending on 1 July 2024" in report.answer


@pytest.mark.graph
@pytest.mark.parametrize(
    ("question", "on", "says", "never"),
    [
        (
            "What is the punishment for rape under section 376 IPC, for an offence of 1 March 2015?",
            ON,
            ("(Punishment for rape) on 1 March 2015 are not held.", "changed since by Act 22 of 2018 on 21 April 2018"),
            "ten years",
        ),
        (
            "What is the punishment under section 354 IPC?",
            date(2012, 3, 1),
            ("modesty) on 1 March 2012 are not held.", "changed since by Act 13 of 2013 on 3 February 2013"),
            "five years",
        ),
        (
            "What is the punishment under section 6 of the POCSO Act?",
            date(2015, 3, 1),
            ("on 1 March 2015 are not held.", "changed since by Act 25 of 2019 on 16 August 2019"),
            "twenty years",
        ),
        (
            "What is the punishment under section 138 of the Negotiable Instruments Act?",
            date(2001, 3, 1),
            ("on 1 March 2001 are not held.", "changed since by Act 55 of 2002 on 6 February 2003"),
            "two years",
        ),
        # of a counterpart in the old code too
        (
            "Punishment for rape under section 64 BNS for an offence of 16 December 2012?",
            ON,
            ("on 16 December 2012 are not held.", "changed since by Act 13 of 2013 on 3 February 2013"),
            "ten years",
        ),
    ],
)
def test_no_law_of_today_is_given_as_that_of_an_earlier_day(
    starter_graph: Graph, embedder: Embedder, question: str, on: date, says: tuple[str, str], never: str
) -> None:
    report = answer(starter_graph, embedder, Inquiry(question=question, on=on), drafter=ExtractiveDrafter(), keep=False)

    assert all(words in report.answer for words in says)
    assert never not in report.answer
    assert report.verification.confidence.label == "Low"


@pytest.mark.graph
@pytest.mark.parametrize("on", [date(2003, 2, 6), ON])
def test_what_a_section_says_since_its_last_change_is_given(starter_graph: Graph, embedder: Embedder, on: date) -> None:
    question = "What is the punishment under section 138 of the Negotiable Instruments Act?"

    report = answer(starter_graph, embedder, Inquiry(question=question, on=on), drafter=ExtractiveDrafter(), keep=False)

    assert "two years" in report.answer
    assert "not held" not in report.answer


@pytest.mark.graph
@pytest.mark.parametrize(
    ("question", "on", "never"),
    [
        ("Is privacy a fundamental right?", date(2015, 1, 1), ("overruled", "no longer holds")),
        ("Is privacy a fundamental right?", date(2017, 8, 23), ("overruled", "no longer holds")),
        ("What does section 497 IPC say?", date(2017, 1, 1), ("unconstitutional in 2018",)),
    ],
)
def test_an_answer_for_a_day_tells_nothing_of_what_came_later(
    starter_graph: Graph, embedder: Embedder, question: str, on: date, never: tuple[str, ...]
) -> None:
    report = answer(starter_graph, embedder, Inquiry(question=question, on=on), drafter=ExtractiveDrafter(), keep=False)

    assert report.is_answered
    assert not [words for words in never if words in report.answer]
