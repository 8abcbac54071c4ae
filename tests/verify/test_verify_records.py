"""Statements of record against the starter graph: what its rows bear out, contradict, and leave to the passages."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.cypher.answer import OffenceFlags
from nyayagraph.graph import Graph
from nyayagraph.law.find import find
from nyayagraph.verify.days.known_days import days_of_laws
from nyayagraph.verify.records import check_record
from nyayagraph.verify.references.resolve import resolve
from nyayagraph.verify.statements.said import Facts, facts_of

pytestmark = pytest.mark.graph

BNS = "Bharatiya Nyaya Sanhita"
IPC = "Indian Penal Code"
SHREYA = "Shreya Singhal v. Union of India, (2015) 5 SCC 1"
# Both codes are named by a section, so that a sentence may name them alone.
CODES = f" Section 358 of the {BNS}. Section 1 of the {IPC}."


def facts(graph: Graph, sentence: str) -> Facts:
    text = sentence + CODES
    resolved = resolve(graph, text, find(text, written_on=date(2026, 1, 1)))
    ids = tuple(one.provision.section_id for one in resolved if one.provision)
    return facts_of(resolved, graph.fetch(OffenceFlags(section_ids=ids)), ())


RIGHT = f"""
The {IPC} was repealed with effect from 1 July 2024 by section 358 of the {BNS}.
The {IPC} was repealed on 1 July 2024 by the {BNS}.
The {BNS} came into force on 1 July 2024.
Section 420 of the {IPC} is in force on 30 June 2024.
Section 420 of the {IPC} is not in force on 1 July 2024.
Section 106(2) of the {BNS} is not in force on 1 January 2025.
For an offence committed on or after 1 July 2024, the provision corresponding to section 420 of the {IPC} is section 318(4) of the {BNS}.
For an offence committed on 1 July 2024, the provision is section 318(4) of the {BNS}.
For an offence committed on 30 June 2024, the provision is section 420 of the {IPC}.
An offence committed before 1 July 2024 is still dealt with under section 420 of the {IPC} (section 358(2) of the {BNS}).
An offence committed on 30 June 2024 is dealt with under section 420 of the {IPC}, saved by section 358(2) of the {BNS}, which was not yet in force on that day.
The {BNS} does not reach an offence committed on 30 June 2024.
The {BNS} reaches an offence committed on 1 July 2024.
The {IPC} does not reach an offence committed on 1 July 2024.
The offence under section 420 of the {IPC} is cognizable, non-bailable and triable by a Magistrate of the first class.
An offence under section 420 of the {IPC} is cognizable.
Section 420 of the {IPC} is a non-bailable offence.
The {BNS} has no provision in place of section 497 of the {IPC}, which was struck down.
Section 66A of the Information Technology Act was struck down on 24 March 2015 by {SHREYA}.
""".strip().splitlines()  # noqa: E501 - a sentence a line


@pytest.mark.parametrize("sentence", RIGHT)
def test_what_the_rows_say_is_borne_out(starter_graph: Graph, sentence: str) -> None:
    checked = check_record(sentence, 0, facts(starter_graph, sentence))

    assert checked.right
    assert checked.wrong == []


WRONG = f"""
The {IPC} was repealed with effect from 1 July 2023.
The {IPC} was repealed with effect from 1 July 2024 by section 357 of the {BNS}.
The {BNS} was repealed with effect from 1 July 2025.
The {BNS} came into force on 30 June 2024.
Section 420 of the {IPC} is in force on 1 July 2024.
Section 420 of the {IPC} is not in force on 30 June 2024.
For an offence committed on or after 1 July 2024, the provision corresponding to section 420 of the {IPC} is section 316(2) of the {BNS}.
For an offence committed on 30 June 2024, the provision is section 318(4) of the {BNS}.
For an offence committed on 1 July 2024, the provision is section 420 of the {IPC}.
An offence committed before 1 July 2025 is still dealt with under section 420 of the {IPC}.
An offence committed on 1 July 2024 is dealt with under section 420 of the {IPC}.
An offence committed before 1 July 2024 is still dealt with under section 420 of the {IPC} (section 103(1) of the {BNS}).
The {BNS} does not reach an offence committed on 1 July 2024.
The {BNS} reaches an offence committed on 30 June 2024.
The offence under section 420 of the {IPC} is non-cognizable.
The offence under section 420 of the {IPC} is cognizable and bailable.
The offence under section 420 of the {IPC} is triable by the Court of Session.
The {BNS} has no provision in place of section 420 of the {IPC}.
Section 66A of the Information Technology Act was struck down on 24 March 2016 by {SHREYA}.
Section 66A of the Information Technology Act was read down on 24 March 2015 by {SHREYA}.
Section 66A of the Information Technology Act was struck down on 24 March 2015 by Kesavananda Bharati v. State of Kerala, (1973) 4 SCC 225.
""".strip().splitlines()  # noqa: E501 - a sentence a line


@pytest.mark.parametrize("sentence", WRONG)
def test_what_the_rows_deny_is_contradicted(starter_graph: Graph, sentence: str) -> None:
    assert check_record(sentence, 0, facts(starter_graph, sentence)).wrong


@pytest.mark.parametrize(
    "sentence",
    [
        "Cheating is punished under section 420 of the Indian Penal Code.",
        "The court repealed nothing on 1 July 2024.",
        (
            'Section 5 runs: "(c) an annuity under section 80C of the Income-tax Act; (Inserted by Act 4 of 1970, '
            'w.e.f. 1.4.1965) (d) a pension".'
        ),
        "The Unknown Act was repealed with effect from 1 July 2024 by nobody.",
    ],
)
def test_what_is_no_statement_of_record_is_left_to_the_passages(starter_graph: Graph, sentence: str) -> None:
    checked = check_record(sentence, 0, facts(starter_graph, sentence))

    assert (checked.right, checked.wrong) == ([], [])


def test_what_a_statement_of_record_leaves_of_a_sentence_still_has_to_be_borne_out(starter_graph: Graph) -> None:
    sentence = "Section 420 of the Indian Penal Code, repealed with effect from 1 July 2024: death for every liar."

    checked = check_record(sentence, 0, facts(starter_graph, sentence))

    assert checked.right
    assert "death for every liar" in checked.rest


def test_days_are_told_of_laws_in_the_order_of_the_text(starter_graph: Graph) -> None:
    sentence = f"The Aadhaar Act, the IBC, the RERA Act, the Companies Act, 2013, the {IPC} and the {BNS} have days."

    told = [next(iter(one.began.values()), "") for one in days_of_laws(sentence, 0, facts(starter_graph, sentence))]

    assert [words.split(" came into force")[0] for words in told if words] == [
        "the aadhaar-2016", "the ibc-2016", "the rera-2016", "the companies-2013", f"the {IPC}", f"the {BNS}",
    ]  # fmt: skip
