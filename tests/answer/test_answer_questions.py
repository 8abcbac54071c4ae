"""Whole answers on the starter graph: the law on the day, what is warned of, what is refused, and an outage."""

from __future__ import annotations

import re
from datetime import date

import neo4j
import pytest

from nyayagraph.answer import AnswerReport, ExtractiveDrafter, Inquiry, Role, answer
from nyayagraph.answer.report import CANNOT_REACH, CANNOT_VERIFY
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict, Overall

pytestmark = pytest.mark.graph

TODAY = date(2026, 11, 21)
IPC_420 = "What is the punishment for cheating under section 420 IPC?"
GOLAKNATH = "Can Parliament amend fundamental rights? Golaknath v. State of Punjab"
DRONE = "What is the fee for registering a drone with the municipal corporation of Pune?"


def ask(
    graph: Graph,
    embedder: Embedder,
    question: str,
    *,
    on: date = TODAY,
    offence_date: date | None = None,
    role: Role = Role.CITIZEN,
) -> AnswerReport:
    inquiry = Inquiry(question=question, on=on, offence_date=offence_date)
    return answer(graph, embedder, inquiry, drafter=ExtractiveDrafter(), role=role, keep=False)


def test_a_repealed_section_is_answered_on_both_branches_and_says_what_they_turn_on(
    starter_graph: Graph, embedder: Embedder
) -> None:
    report = ask(starter_graph, embedder, IPC_420)

    assert report.verification.overall is Overall.VERIFIED
    assert "imprisonment up to seven years and fine" in report.answer
    assert "repealed with effect from 1 July 2024 by section 358 of the Bharatiya Nyaya Sanhita" in report.answer
    assert "For an offence committed on or after 1 July 2024" in report.answer
    assert "is section 318(4) of the Bharatiya Nyaya Sanhita" in report.answer
    assert "An offence committed before 1 July 2024 is still dealt with under section 420" in report.answer
    assert "section 358(2)" in report.answer
    assert "What it turns on: the day of the offence" in report.answer


def test_an_offence_of_30_june_2024_stays_under_the_old_code(starter_graph: Graph, embedder: Embedder) -> None:
    report = ask(starter_graph, embedder, IPC_420, offence_date=date(2024, 6, 30))

    assert (
        "An offence committed on 30 June 2024 is dealt with under section 420 of the Indian Penal Code" in report.answer
    )
    assert "318(4)" not in report.answer
    assert "turns on" not in report.answer
    assert report.verification.overall is Overall.VERIFIED


def test_an_offence_of_1_july_2024_is_under_the_new_code_alone(starter_graph: Graph, embedder: Embedder) -> None:
    report = ask(starter_graph, embedder, IPC_420, offence_date=date(2024, 7, 1))

    assert "does not reach an offence committed on 1 July 2024" in report.answer
    assert "For an offence committed on 1 July 2024, the provision is section 318(4)" in report.answer
    assert "is dealt with under section 420" not in report.answer
    assert report.verification.overall is Overall.VERIFIED


def test_on_30_june_2024_the_old_code_is_in_force(starter_graph: Graph, embedder: Embedder) -> None:
    report = ask(starter_graph, embedder, IPC_420, on=date(2024, 6, 30))

    assert "Section 420 of the Indian Penal Code is in force on 30 June 2024" in report.answer
    assert "repealed" not in report.answer


def test_the_new_code_does_not_reach_back(starter_graph: Graph, embedder: Embedder) -> None:
    report = ask(starter_graph, embedder, "Does section 318(4) BNS apply to cheating?", offence_date=date(2019, 3, 15))

    assert "does not reach an offence committed on 15 March 2019" in report.answer
    assert "the provision is section 420 of the Indian Penal Code" in report.answer


def test_a_code_of_procedure_turns_on_the_proceeding_not_on_the_offence(
    starter_graph: Graph, embedder: Embedder
) -> None:
    report = ask(starter_graph, embedder, "Explain section 438 CrPC", offence_date=date(2019, 3, 15))

    assert "section 482 of the Bharatiya Nagarik Suraksha Sanhita" in report.answer
    assert "goes on under section 438 of the Code of Criminal Procedure" in report.answer
    assert "whether the proceeding was pending on 1 July 2024" in report.answer


@pytest.mark.parametrize("offence_date", [None, date(2014, 5, 1), date(2020, 5, 1)])
def test_a_section_struck_down_is_said_to_be_so_whatever_the_day_of_the_offence(
    starter_graph: Graph, embedder: Embedder, offence_date: date | None
) -> None:
    report = ask(starter_graph, embedder, "Is section 66A of the IT Act still valid?", offence_date=offence_date)

    first = report.answer.split("\n\n")[0]
    assert "Section 66A of the Information Technology Act was struck down on 24 March 2015" in first
    assert "(2015) 5 SCC 1" in first


def test_nothing_saves_an_offence_under_a_section_struck_down(starter_graph: Graph, embedder: Embedder) -> None:
    report = ask(starter_graph, embedder, "Is adultery a crime in India?")

    assert "struck down on 27 September 2018" in report.answer
    assert "no provision in place of section 497" in report.answer
    assert "still dealt with under section 497" not in report.answer


def test_a_clause_that_was_held_back_is_not_in_force(starter_graph: Graph, embedder: Embedder) -> None:
    report = ask(starter_graph, embedder, "What is section 106(2) BNS?")

    assert "Section 106(2) of the Bharatiya Nyaya Sanhita is not in force on 21 November 2026" in report.answer


def test_a_narrowed_offence_is_told_as_narrowed(starter_graph: Graph, embedder: Embedder) -> None:
    report = ask(starter_graph, embedder, "Section 309 IPC attempt to suicide")

    assert "section 226 of the Bharatiya Nyaya Sanhita" in report.answer
    assert "not simply renumbered" in report.answer


def test_a_false_friend_is_answered_by_its_meaning(starter_graph: Graph, embedder: Embedder) -> None:
    report = ask(starter_graph, embedder, "What does BNS 302 punish?")

    assert "wound the religious feelings" in report.answer
    assert "not the punishment for murder" in report.answer


def test_a_question_on_an_overruled_judgment_says_so_first_and_gives_the_law_as_it_stands(
    starter_graph: Graph, embedder: Embedder
) -> None:
    report = ask(starter_graph, embedder, GOLAKNATH)

    first, *rest = report.answer.split("\n\n")
    assert "AIR 1967 SC 1643, was overruled by Kesavananda Bharati v. State of Kerala, (1973) 4 SCC 225" in first
    assert "24 April 1973" in first
    assert any("basic structure" in paragraph for paragraph in rest)
    assert not any(source.standing == "OVERRULED" and "void" in source.text for source in report.sources)


def test_behind_a_judgment_that_fell_in_part_stands_what_the_later_one_says(
    starter_graph: Graph, embedder: Embedder
) -> None:
    report = ask(
        starter_graph, embedder, "Danamma v. Amar: does a daughter have a share in coparcenary property by birth?"
    )

    assert "was overruled in part by Vineeta Sharma v. Rakesh Sharma" in report.answer
    assert re.search(r"coparcener.*\(Vineeta Sharma v\. Rakesh Sharma, \(2020\) 9 SCC 1\)", report.answer)


def test_before_it_was_overruled_a_judgment_is_given_as_it_stood(starter_graph: Graph, embedder: Embedder) -> None:
    report = ask(starter_graph, embedder, GOLAKNATH, on=date(1970, 1, 1))

    assert "was overruled" not in report.answer
    assert "I.C. Golaknath v. State of Punjab, AIR 1967 SC 1643" in report.answer
    assert "Kesavananda" not in report.answer


def test_old_provisions_in_a_proposition_are_followed_by_what_took_their_place(
    starter_graph: Graph, embedder: Embedder
) -> None:
    report = ask(starter_graph, embedder, "Is registration of an FIR mandatory?")

    assert "(2014) 2 SCC 1" in report.answer
    assert "is section 173 of the Bharatiya Nagarik Suraksha Sanhita" in report.answer


def test_a_constitution_bench_speaks_before_smaller_ones_and_before_fallen_ones(
    starter_graph: Graph, embedder: Embedder
) -> None:
    report = ask(starter_graph, embedder, "Is privacy a fundamental right?")

    assert "intrinsic part of the right to life and personal liberty" in report.answer.split("\n\n")[0]
    assert "(2017) 10 SCC 1" in report.answer.split("\n\n")[0]
    assert "not a guaranteed right" not in report.answer


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("When did the Bharatiya Nyaya Sanhita come into force?", "came into force on 1 July 2024"),
        ("Is the Indian Penal Code still in force?", "repealed with effect from 1 July 2024 by the Bharatiya Nyaya"),
        ("From what date was the CrPC repealed?", "repealed with effect from 1 July 2024 by the Bharatiya Nagarik"),
    ],
)
def test_whether_and_from_when_an_act_is_law_is_answered_of_the_act_alone(
    starter_graph: Graph, embedder: Embedder, question: str, said: str
) -> None:
    report = ask(starter_graph, embedder, question)

    assert said in report.answer
    assert "ection " not in report.answer


def test_what_a_section_asked_for_says_comes_without_the_rule_of_which_code_governs(
    starter_graph: Graph, embedder: Embedder
) -> None:
    report = ask(starter_graph, embedder, "Which section of the BNS deals with snatching?")

    assert "Section 304 of the Bharatiya Nyaya Sanhita (Snatching)" in report.answer
    assert "General Clauses Act" not in report.answer
    assert "governs" not in report.answer


def test_behind_an_overruled_judgment_stands_only_what_speaks_of_its_fall(
    starter_graph: Graph, embedder: Embedder
) -> None:
    report = ask(starter_graph, embedder, "Is Golaknath still good law?")
    said = [part for part in report.answer.split("\n\n") if not part.startswith(("Note", "What to do"))]

    assert "was overruled by Kesavananda Bharati" in said[0]
    assert all("amend" in part for part in said)


@pytest.mark.parametrize(
    "question",
    [
        DRONE,
        "How do I renew my passport in Canada?",
        "What is the recipe for butter chicken?",
        "What is the GST rate on laptops?",
        "What is the stamp duty on a flat in Gurgaon?",
        "Can my landlord raise rent by 20 percent in Bengaluru?",
        "My landlord is not returning the security deposit, what can I do?",
        "Is a contract with a minor void?",
        "Can prisoners vote in an election?",
        "How many members does the Rajya Sabha have?",
        "How is a will proved in court?",
        "Can a Hindu father give away ancestral property by will?",
        "Can my husband be jailed for beating me for dowry?",
        "What is the procedure to adopt a child?",
        "How should one apply for a passport?",
        "What papers are needed to open a savings account?",
        "Which provision of the BNSS lets the police tow a car?",
        "Does section 420 IPC let the municipal corporation of Pune charge a drone fee?",
    ],
)
def test_a_question_that_nothing_supports_is_refused_with_the_message_and_nothing_else(
    starter_graph: Graph, embedder: Embedder, question: str
) -> None:
    report = ask(starter_graph, embedder, question)

    assert report.page() == CANNOT_VERIFY
    assert report.refusal
    assert report.to_json()["refusal"] == report.refusal
    assert report.verification.overall is Overall.UNVERIFIED
    assert report.verification.confidence.score == 0


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        ("Does Sharma v. Sharma (2020) 5 SCC 678 allow bail?", "(2020) 5 SCC 678"),
        ("Is there a section 699 of the Bharatiya Nyaya Sanhita?", "no section 699"),
        ("What does Article 23(5) of the Constitution say?", "23"),
        ("What did Golaknath v. State of Punjab, (1973) 4 SCC 225 hold?", "Kesavananda"),
        ("What is section 34?", "name the act"),
    ],
)
def test_an_authority_that_the_graph_cannot_vouch_for_is_named_in_the_refusal(
    starter_graph: Graph, embedder: Embedder, question: str, reason: str
) -> None:
    report = ask(starter_graph, embedder, question)

    assert report.answer.startswith(CANNOT_VERIFY)
    assert reason in report.answer
    assert report.refusal


@pytest.mark.parametrize("role", list(Role))
def test_a_role_changes_form_and_never_the_checked_statements(
    starter_graph: Graph, embedder: Embedder, role: Role
) -> None:
    report = ask(starter_graph, embedder, IPC_420, role=role)
    plain = ask(starter_graph, embedder, IPC_420)

    for claim in plain.verification.claims:
        assert claim.text in report.answer
    assert all(claim.verdict is ClaimVerdict.SUPPORTED for claim in report.verification.claims)


def test_a_lawyer_reads_issue_rule_application_conclusion(starter_graph: Graph, embedder: Embedder) -> None:
    report = ask(starter_graph, embedder, IPC_420, role=Role.LAWYER)

    places = [report.answer.index(heading) for heading in ("Issue\n", "Rule\n", "Application\n", "Conclusion\n")]
    assert places == sorted(places)


def test_the_police_read_the_offence_first(starter_graph: Graph, embedder: Embedder) -> None:
    report = ask(starter_graph, embedder, IPC_420, role=Role.POLICE)

    assert report.answer.startswith("Offence\nThe offence under section 420 of the Indian Penal Code is cognizable")
    assert "non-bailable" in report.answer
    assert "Magistrate of the first class" in report.answer


def test_the_first_schedule_is_told_where_it_is_asked_for(starter_graph: Graph, embedder: Embedder) -> None:
    report = ask(starter_graph, embedder, "Is murder under section 302 IPC bailable?")

    assert "The offence under section 302 of the Indian Penal Code is cognizable, non-bailable" in report.answer


def test_every_tag_in_an_answer_is_a_source_of_it(starter_graph: Graph, embedder: Embedder) -> None:
    report = ask(starter_graph, embedder, GOLAKNATH)

    tags = {tag for group in re.findall(r"\[(S\d+(?:, S\d+)*)\]", report.answer) for tag in group.split(", ")}
    assert tags
    assert tags == {source.tag for source in report.sources}


def test_the_confidence_line_counts_what_the_answer_rests_on(starter_graph: Graph, embedder: Embedder) -> None:
    report = ask(
        starter_graph, embedder, "What did Maneka Gandhi v. Union of India, (1978) 1 SCC 248 hold on Article 21?"
    )

    assert re.fullmatch(
        r"Confidence: High \(0\.\d\d\), based on 1 Supreme Court judgment and current statutory text\.",
        report.confidence_line,
    )


def test_the_json_has_the_fields_of_verify_and_of_ask(starter_graph: Graph, embedder: Embedder) -> None:
    out = ask(starter_graph, embedder, IPC_420).to_json()

    assert {"overall", "confidence", "citations", "claims", "text"} <= set(out)
    assert {"question", "answer", "sources", "removed", "audit_id"} <= set(out)
    assert {"score", "label", "factors"} <= set(out["confidence"])
    assert all(one["verdict"] == CitationVerdict.VERIFIED for one in out["citations"])


def test_an_outage_is_unavailable_and_never_a_refusal(embedder: Embedder) -> None:
    driver = neo4j.GraphDatabase.driver(
        "bolt://127.0.0.1:1", auth=("neo4j", "nobody"), connection_timeout=0.5, max_transaction_retry_time=0.1
    )
    with Graph(driver, database="neo4j", timeout_s=1.0) as graph:
        report = ask(graph, embedder, IPC_420)

    assert report.verification.overall is Overall.UNAVAILABLE
    assert report.answer == CANNOT_REACH
    assert not report.is_answered
