"""Which law governs, in an answer: the right code with its reasons, every branch without a day."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.answer import AnswerReport, ExtractiveDrafter, Inquiry, answer
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder

ON = date(2026, 1, 15)
IPC, BNS = "Indian Penal Code governs:", "Bharatiya Nyaya Sanhita governs:"
CRPC, BNSS = "The Code of Criminal Procedure governs:", "The Bharatiya Nagarik Suraksha Sanhita governs:"
IEA, BSA = "The Indian Evidence Act governs:", "The Bharatiya Sakshya Adhiniyam governs:"


def _asked(graph: Graph, embedder: Embedder, question: str, **more: date) -> AnswerReport:
    inquiry = Inquiry.model_validate({"question": question, "on": ON, **more})
    return answer(graph, embedder, inquiry, drafter=ExtractiveDrafter(), keep=False)


@pytest.mark.graph
@pytest.mark.parametrize(
    ("question", "said", "not_said"),
    [
        ("A theft on 30 June 2024 reported on 2 July 2024: which section?", (IPC, "section 379 of the Indian"), BNS),
        (
            "A foreigner overstayed his visa in December 2024. Which Act makes that an offence?",
            ("The Foreigners Act governs:", "Immigration and Foreigners Act took its place only on 1 September 2025"),
            "no other Act has taken its place",
        ),
        ("A theft on 1 July 2024: which section?", (BNS, "ection 303(2) of the Bharatiya"), IPC),
        ("Punishment for murder committed in 2019, tried in 2026", (IPC, "section 302 of the Indian", "in 2019"), BNS),
        ("My purse was stolen three days before the new codes came, IPC or BNS?", (IPC, "on 28 June 2024"), BNS),
        ("Can section 103 BNS be used for a murder of 15 January 2024?", (IPC, "section 302 of the Indian"), BNS),
        (
            "Is section 438 CrPC right for anticipatory bail in an FIR of 2 July 2025?",
            (BNSS, "section 482 of the Bharatiya Nagarik"),
            CRPC,
        ),
        (
            "Charge sheet in May 2024: is the accused examined under section 313 CrPC or section 351 BNSS?",
            (CRPC, "section 531(2)(a)", "section 313"),
            BNSS,
        ),
        ("Is a confession of 2023 tested by the Evidence Act or the BSA in a trial that begins in 2025?", (BSA,), IEA),
        ("Section 65B certificate in a trial that began in 2021: which Act?", (IEA, "section 170(2)"), BSA),
        (
            "Consumer complaint filed in 2018: Consumer Protection Act 1986 or 2019?",
            ("Act, 1986 governs:",),
            "turns on",
        ),
    ],
)
def test_the_code_of_the_day_governs_with_its_reasons(
    starter_graph: Graph, embedder: Embedder, question: str, said: tuple[str, ...], not_said: str
) -> None:
    report = _asked(starter_graph, embedder, question)

    assert report.is_answered
    assert [one for one in said if one not in report.answer] == []
    assert not_said not in report.answer
    assert "The rule: " in report.answer


@pytest.mark.graph
@pytest.mark.parametrize(
    ("question", "said"),
    [
        (
            "Does section 420 IPC apply to a cheating from May 2024 to August 2024?",
            ("governs where the offence was committed before 1 July 2024", "which leaves both open"),
        ),
        ("Is it section 302 IPC or section 103 BNS for murder?", ("before 1 July 2024 or on or after it",)),
        ("Which law applies to electronic evidence?", ("whether the proceeding was pending on 1 July 2024",)),
        (
            "Which procedure applies to a bail application filed on 5 August 2024 in an FIR of May 2024?",
            ("Courts have differed", "whether the proceeding was pending on 1 July 2024"),
        ),
    ],
)
def test_what_the_days_leave_open_gets_every_branch(
    starter_graph: Graph, embedder: Embedder, question: str, said: tuple[str, ...]
) -> None:
    report = _asked(starter_graph, embedder, question)

    assert [one for one in said if one not in report.answer] == []
    assert "What it turns on" in report.answer


@pytest.mark.graph
def test_the_offence_date_from_outside_decides(starter_graph: Graph, embedder: Embedder) -> None:
    old = _asked(starter_graph, embedder, "Section 420 IPC", offence_date=date(2024, 6, 30))
    new = _asked(starter_graph, embedder, "Section 420 IPC", offence_date=date(2024, 7, 1))

    assert IPC in old.answer
    assert BNS in new.answer
    assert "section 318(4) of the Bharatiya Nyaya Sanhita" in new.answer


@pytest.mark.graph
@pytest.mark.parametrize(
    "question",
    [
        "Is the right to privacy a fundamental right?",
        "What did the Supreme Court decide in Kesavananda Bharati in 1973?",
        "Is triple talaq given in 2018 an offence?",
    ],
)
def test_a_question_of_other_law_is_told_of_no_code(starter_graph: Graph, embedder: Embedder, question: str) -> None:
    assert "governs" not in _asked(starter_graph, embedder, question).answer


@pytest.mark.graph
@pytest.mark.parametrize(
    ("question", "said"),
    [
        (
            "Adulterated ghee sampled on 6 May 2004. Which food statute?",
            "The Prevention of Food Adulteration Act",
        ),
        ("Adulterated ghee sampled on 6 May 2015. Which food statute?", "The Food Safety and Standards Act"),
        ("Gold smuggled in March 1958. Which customs Act?", "The Sea Customs Act"),
        (
            "Payment abroad without leave in 1992. Which foreign exchange law?",
            "The Foreign Exchange Regulation Act, 1973",
        ),
        ("A boy of fifteen robbed a man on 3 June 2009. Which juvenile justice Act?", "Children) Act, 2000"),
        ("General meeting not called in 1948. Which Companies Act?", "The Indian Companies Act, 1913"),
        ("A lorry accident of 14 August 1987. Which Motor Vehicles Act?", "The Motor Vehicles Act, 1939"),
        ("Complaint to the District Forum in March 2019: which consumer statute?", "Act, 1986"),
    ],
)
def test_a_question_of_another_line_opens_with_its_act(
    starter_graph: Graph, embedder: Embedder, question: str, said: str
) -> None:
    report = _asked(starter_graph, embedder, question)

    assert report.is_answered
    assert f"{said} governs: " in report.answer


@pytest.mark.graph
@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Which Act punishes possession of ganja seized on 15 July 2024?", "Narcotic Drugs"),
        ("Which statute governs sexual offences against children committed in May 2024?", "Protection of Children"),
        ("Under which Act is money laundering of 2022 punished?", "Money-Laundering"),
    ],
)
def test_a_special_penal_act_governs_itself(starter_graph: Graph, embedder: Embedder, question: str, said: str) -> None:
    report = _asked(starter_graph, embedder, question)

    assert report.is_answered
    assert said.casefold() in report.answer.casefold()
    assert "It is a special law and governs its own offences" in report.answer
    assert IPC not in report.answer
    assert BNS not in report.answer
