"""An answer holds what is asked for, a time, a punishment, a section, and says of an Act that it is repealed."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.answer import ExtractiveDrafter, Inquiry, answer
from nyayagraph.answer.act_life import acts_ended, endings
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.law.provisions.keys import ProvisionKey

pytestmark = pytest.mark.graph
ON = date(2026, 11, 23)
SOLATIUM = "The solatium in Section 23(2) of the Land Acquisition Act, 1894 is thirty per cent"
END = "The Land Acquisition Act was repealed with effect from 1 January 2014 by the "


@pytest.mark.parametrize(
    ("text", "provision", "on", "ended"),
    [
        (SOLATIUM, None, ON, ["land-acquisition-1894"]),
        ("Solatium is thirty per cent", "land-acquisition-1894/s23", ON, ["land-acquisition-1894"]),
        (SOLATIUM, None, date(2013, 12, 31), []),
        ("Section 34 of the Arbitration and Conciliation Act, 1996 gives three months", None, ON, []),
        ("Section 302 of the Indian Penal Code punishes murder", "ipc-1860/s302", ON, []),
    ],
)
def test_acts_that_were_law_no_more_on_the_day_are_known(
    starter_graph: Graph, text: str, provision: str | None, on: date, ended: list[str]
) -> None:
    keys = [ProvisionKey.parse(provision)] if provision else []

    assert [one.act_id for one in acts_ended(starter_graph, [text], keys, on)] == ended


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        (SOLATIUM, True),
        ("Solatium is thirty per cent", False),
        (f"{SOLATIUM}; the Land Acquisition Act, 1894 was repealed in 2014", False),
    ],
)
def test_the_end_of_an_act_is_told_where_a_statement_speaks_of_it_and_none_tells_it(
    starter_graph: Graph, statement: str, told: bool
) -> None:
    acts = acts_ended(starter_graph, [SOLATIUM], [], ON)

    assert [one.startswith(END) for one in endings(acts, [statement])] == [True] * told


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("What is the time limit for a written statement in a civil suit?", "beyond ninety days"),
        ("What is the punishment for murder?", "Section 103(1) of the Bharatiya Nyaya Sanhita"),
        ("What is the punishment for sexual harassment at the workplace?", None),
    ],
)
def test_what_asks_for_a_time_or_a_punishment_is_told_one_or_nothing(
    starter_graph: Graph, embedder: Embedder, question: str, said: str | None
) -> None:
    report = answer(starter_graph, embedder, Inquiry(question=question, on=ON), drafter=ExtractiveDrafter(), keep=False)

    assert (said is None) == bool(report.refusal)
    assert said is None or said in report.answer


def test_which_act_alone_does_not_answer_which_section(starter_graph: Graph, embedder: Embedder) -> None:
    asked = Inquiry(question="My brother was murdered on 15 June 2024. Which section applies?", on=ON)

    report = answer(starter_graph, embedder, asked, drafter=ExtractiveDrafter(), keep=False)

    assert "Indian Penal Code governs" in report.answer
    assert report.verification.confidence.label == "Low"
    assert any("what its section is, and what it says, is not" in note for note in report.notes)


def test_an_answer_on_a_repealed_act_says_that_it_is_repealed(starter_graph: Graph, embedder: Embedder) -> None:
    asked = Inquiry(question="What is the solatium in land acquisition?", on=ON)

    report = answer(starter_graph, embedder, asked, drafter=ExtractiveDrafter(), keep=False)

    assert report.refusal or END in report.answer
    assert not report.refusal


@pytest.mark.parametrize(
    ("question", "said", "unsaid"),
    [
        ("Is bail a matter of right in a bailable offence?", "Section 478 of the Bharatiya Nagarik", "default bail"),
        (
            "Is murder a cognizable offence?",
            "section 103 of the Bharatiya Nyaya Sanhita is cognizable",
            "section 109 of",
        ),
        ("What is the punishment for gang rape?", "Section 70(2) of the Bharatiya Nyaya Sanhita", "read down"),
        (
            "What is the punishment for criminal breach of trust by a public servant?",
            "Section 316(5) of the Bharatiya Nyaya",
            "section 306",
        ),
        ("What was the law on adultery in 2017?", "Section 497 of the Indian Penal Code is in force", "Which law"),
        ("Is marital rape an offence?", "his own wife, not under eighteen, is excepted", "default bail"),
        ("Is registration of FIR mandatory?", "preliminary enquiry within fourteen days", "default bail"),
        ("Is passive euthanasia legal in India?", "(Common Cause v. Union of India", "default bail"),
        ("What was the punishment for cheating in 2019?", "section 420 (Cheating and dishonestly", "Which law"),
        ("What are the grounds of divorce under the Hindu Marriage Act?", "desertion for two years", "omitted on"),
        ("Was criminal intimidation bailable in 2022?", "Section 506 of the Indian Penal Code", "351("),
        ("Was a section 65B certificate mandatory in 2018?", "Section 65B of the Indian Evidence Act", "Which law"),
        ("Is narco analysis without consent allowed?", "(Selvi v. State of Karnataka", "default bail"),
        ("My brother was murdered on 15 June 2024. Which section applies?", "section 302 of the Indian", "is cogniz"),
    ],
)
def test_what_is_asked_is_answered_and_nothing_else(
    starter_graph: Graph, embedder: Embedder, question: str, said: str, unsaid: str
) -> None:
    report = answer(starter_graph, embedder, Inquiry(question=question, on=ON), drafter=ExtractiveDrafter(), keep=False)

    assert said in report.answer
    assert unsaid not in report.answer


@pytest.mark.parametrize(
    "question", ["Help me with my case", "Is there bail in cognizable offences?", "What is retrenchment of hijackers?"]
)
def test_what_asks_nothing_or_is_not_held_is_left(starter_graph: Graph, embedder: Embedder, question: str) -> None:
    report = answer(starter_graph, embedder, Inquiry(question=question, on=ON), drafter=ExtractiveDrafter(), keep=False)

    assert report.refusal
