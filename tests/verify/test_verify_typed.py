"""What a person typed beside what was looked up of it, and the words of what was law before: pure."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.commands.section import _in_force
from nyayagraph.cypher.statute import Correspondence, HeldAct, KnownProvision
from nyayagraph.law.find import find
from nyayagraph.law.governing.applicable import Branch
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.text.periods import Period
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.looked_up import SectionAnswer
from nyayagraph.verify.references.typed import left_out, no_section
from nyayagraph.verify.repeal_words import not_yet_words
from nyayagraph.verify.standing.validity import _ruling


@pytest.mark.parametrize(
    ("typed", "others"),
    [
        ("420 IPC and 302 IPC", ["302 IPC"]),
        ("AIR 1978 SC 597 and AIR 1967 SC 1643", ["AIR 1967 SC 1643"]),
        ("AIR 1978 SC 597, (1978) 1 SCC 248", []),
        ("Maneka Gandhi v. Union of India, AIR 1978 SC 597 : (1978) 1 SCC 248", []),
        ("Section 420 of the Indian Penal Code, 1860", []),
    ],
)
def test_a_second_reference_is_told_of(typed: str, others: list[str]) -> None:
    found = find(typed, short_forms=False)

    assert left_out(typed, found, next(one for one in found if one.keys)) == others


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("Section 9999 IPC", "the Indian Penal Code has no section 9999"),
        ("s. 12345 of the BNSS", "the Bharatiya Nagarik Suraksha Sanhita has no section 12345"),
        ("Section 999 IPC", None),
        ("Section 9999 of the Moon Act", None),
    ],
)
def test_a_number_that_no_text_prints_is_answered_as_a_section(typed: str, words: str | None) -> None:
    reason = no_section(typed)

    assert (reason.evidence if reason else None) == words


@pytest.mark.parametrize(
    ("key", "older", "days", "words"),
    [
        (
            "bnss-2023/s483", "crpc-1973/s439", None,
            "law only from 1 July 2024; before that day it was section 439 of the Code of Criminal Procedure",
        ),
        (
            "bns-2023/s303", "ipc-1860/s379", Period(first=date(2019, 1, 1), last=date(2019, 12, 31)),
            "law of its day (Article 20(1) of the Constitution): section 379 of the Indian Penal Code",
        ),
    ],
)  # fmt: skip
def test_what_was_law_before_is_told_in_words(key: str, older: str, days: Period | None, words: str) -> None:
    parsed = ProvisionKey.parse(key)
    act = HeldAct(
        act_id=parsed.act_id, title="Sanhita", commenced_on=date(2024, 7, 1), repealed_on=None, repealed_by=None,
        repealed_by_title=None, repealing_provision=None, savings=None, savings_provision=None, is_complete=True,
    )  # fmt: skip
    before = Correspondence(
        section_id=older, act_id=older.partition("/")[0], heading=None, old_clause="", new_clause="", relation="same",
        agreement=None, note=None,
    )  # fmt: skip
    found = KnownProvision(
        section_id=key, act=act, section=None, successors=(), predecessors=(before,), invalidations=()
    )

    assert not_yet_words(found, parsed, act, days).endswith(words)


@pytest.mark.parametrize(
    ("standing", "clause", "on", "words"),
    [
        (Standing.NOT_YET_IN_FORCE, "(2)", date(2025, 1, 1), "(2) of it has not been brought into force; what else"),
        (Standing.NOT_YET_IN_FORCE, "", date(2025, 1, 1), "this provision has not been brought into force; what else"),
        (Standing.NOT_YET_IN_FORCE, "", date(2024, 1, 1), "in force from 1 July 2024"),
        (Standing.IN_FORCE, "(1)", date(2025, 1, 1), "in force from 1 July 2024"),
    ],
)
def test_what_is_held_back_is_not_said_to_be_in_force(standing: Standing, clause: str, on: date, words: str) -> None:
    answer = SectionAnswer(
        reference="x", section_id="bns-2023/s106", on=on, heading=None, standing=standing,
        in_force_from=date(2024, 7, 1), in_force_to=None, text=None, replaced_by=(), replaces=(), versions=(),
        warnings=(), clause=clause,
    )  # fmt: skip

    assert _in_force(answer).strip().startswith(words)


@pytest.mark.parametrize(
    ("title", "provisions", "words"),
    [
        ("", (), "on: Code of Criminal Procedure"),
        ("Old Code", ("bnss-2023/s531",), "on (bnss-2023/s531): Old Code"),
    ],
)
def test_a_ruling_without_a_saving_prints_no_empty_brackets(
    title: str, provisions: tuple[str, ...], words: str
) -> None:
    one = Branch(act_id="crpc-1973", title=title, condition="", rule="r", provisions=provisions, why="on")

    assert _ruling([one]) == words
