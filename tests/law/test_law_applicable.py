"""Which Act governs: rules on days, readings of dates, and plain questions from their words alone."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from bench.dated import facts
from nyayagraph.law.governing.applicable import Kind, Matter, branches, kind_of, line_of
from nyayagraph.law.governing.matters import Happened, read_matter
from nyayagraph.law.governing.question import governing_acts, governing_branches
from nyayagraph.law.text.periods import Period, find_periods

ACTS, SECTIONS = facts()
LAST, FIRST = date(2024, 6, 30), date(2024, 7, 1)
OLD, NEW = Period.of(LAST), Period.of(FIRST)
STRADDLING = Period(first=date(2024, 6, 1), last=date(2024, 8, 1))
ON = date(2026, 1, 1)


@pytest.mark.parametrize(
    ("act_id", "matter", "expect"),
    [
        ("bns-2023", Matter(offence=OLD), ["ipc-1860"]),
        ("bns-2023", Matter(offence=NEW), ["bns-2023"]),
        ("bns-2023", Matter(offence=STRADDLING), ["ipc-1860", "bns-2023"]),
        ("bns-2023", Matter(on=ON), ["ipc-1860", "bns-2023"]),
        ("bns-2023", Matter(on=LAST), ["ipc-1860"]),
        ("bns-2023", Matter(begun=OLD, on=ON), ["ipc-1860"]),
        ("bns-2023", Matter(begun=NEW, on=ON), ["ipc-1860", "bns-2023"]),
        ("bns-2023", Matter(pending=True, on=ON), ["ipc-1860"]),
        ("bnss-2023", Matter(step=OLD), ["crpc-1973"]),
        ("bnss-2023", Matter(step=NEW), ["crpc-1973", "bnss-2023"]),
        ("bnss-2023", Matter(step=NEW, pending=True), ["crpc-1973"]),
        ("bnss-2023", Matter(step=NEW, pending=False), ["bnss-2023"]),
        ("bnss-2023", Matter(step=NEW, begun=OLD), ["crpc-1973"]),
        ("bnss-2023", Matter(step=NEW, begun=NEW), ["bnss-2023"]),
        ("bnss-2023", Matter(step=NEW, begun=STRADDLING), ["crpc-1973", "bnss-2023"]),
        ("bnss-2023", Matter(offence=OLD, begun=NEW), ["bnss-2023"]),
        ("bnss-2023", Matter(offence=NEW, on=ON), ["bnss-2023"]),
        ("bnss-2023", Matter(on=ON), ["crpc-1973", "bnss-2023"]),
        ("bnss-2023", Matter(on=FIRST), ["crpc-1973", "bnss-2023"]),
        ("bnss-2023", Matter(step=Period.of(date(1974, 3, 31))), ["crpc-1898"]),
        ("bnss-2023", Matter(begun=Period.of(date(1974, 4, 1))), ["crpc-1973"]),
        ("bsa-2023", Matter(step=NEW, pending=True), ["iea-1872"]),
        ("bsa-2023", Matter(step=NEW, pending=False), ["bsa-2023"]),
        ("arbitration-1996", Matter(begun=Period.of(date(1996, 8, 21))), ["arbitration-1940"]),
        ("arbitration-1996", Matter(begun=Period.of(date(1996, 8, 22))), ["arbitration-1996"]),
        ("mv-1988", Matter(offence=Period.of(date(1989, 6, 30))), ["mv-1939"]),
        ("mv-1988", Matter(offence=Period.of(date(1989, 7, 1))), ["mv-1988"]),
        ("cpa-2019", Matter(begun=Period.of(date(2020, 7, 19))), ["cpa-1986"]),
        ("cpa-2019", Matter(begun=Period.of(date(2020, 7, 20))), ["cpa-2019"]),
        ("limitation-1963", Matter(begun=Period.of(date(1964, 1, 1))), ["limitation-1963"]),
        ("larr-2013", Matter(begun=Period.of(date(2013, 12, 31))), ["land-acquisition-1894"]),
        ("companies-2013", Matter(offence=Period.of(date(1956, 3, 31))), ["companies-1913"]),
        ("income-tax-1961", Matter(offence=Period.of(date(1962, 4, 1))), ["income-tax-1961"]),
        ("sra-1963", Matter(begun=Period.of(date(1964, 2, 29))), ["sra-1877"]),
        ("trade-marks-1999", Matter(begun=Period.of(date(2003, 9, 14))), ["trade-marks-1958"]),
    ],
)
def test_the_act_of_the_day_that_decides_governs(act_id: str, matter: Matter, expect: list[str]) -> None:
    assert [branch.act_id for branch in branches(line_of(act_id, ACTS), matter)] == expect


def test_an_open_question_says_what_it_turns_on_and_a_settled_one_does_not() -> None:
    old, new = branches(line_of("bns-2023", ACTS), Matter(on=ON))
    (settled,) = branches(line_of("bns-2023", ACTS), Matter(offence=OLD))

    assert old.condition == "the offence was committed before 1 July 2024"
    assert new.condition == "the offence was committed on or after 1 July 2024"
    assert old.turns_on == new.turns_on == "the day of the offence"
    assert (settled.condition, settled.turns_on) == ("", "")


def test_each_branch_names_the_provisions_that_say_so() -> None:
    old, new = branches(line_of("bns-2023", ACTS), Matter(on=ON))
    pending, fresh = branches(line_of("bnss-2023", ACTS), Matter(on=ON))

    assert old.provisions == ("constitution/a20(1)", "general-clauses-1897/s6", "bns-2023/s358(2)")
    assert "bns-2023/s358" in new.provisions
    assert pending.provisions == ("bnss-2023/s531(2)(a)",)
    assert fresh.provisions == ("bnss-2023/s531",)


def test_an_act_that_is_not_known_has_no_branch() -> None:
    assert line_of("unknown-1900", ACTS) == ()
    assert branches((), Matter()) == ()


def test_kinds_of_acts() -> None:
    assert [kind_of(one) for one in ("ipc-1860", "crpc-1898", "bsa-2023", "contract-1872")] == [
        Kind.PENAL,
        Kind.PROCEDURAL,
        Kind.EVIDENCE,
        Kind.OTHER,
    ]


@pytest.mark.parametrize(
    ("text", "expect"),
    [
        ("between 4 and 9 September 2024", [("2024-09-04", "2024-09-04", ""), ("2024-09-09", "2024-09-09", "")]),
        ("between 25 June and 5 July 2024", [("2024-06-25", "2024-06-25", ""), ("2024-07-05", "2024-07-05", "")]),
        ("in January and February 2025", [("2025-01-01", "2025-01-31", ""), ("2025-02-01", "2025-02-28", "")]),
        ("from August 2024 onwards", [("2024-08-01", "2024-08-31", "since")]),
        ("from June to July 2024", [("2024-06-01", "2024-06-30", "since"), ("2024-07-01", "2024-07-31", "until")]),
        ("until he was freed on 3 July 2024", [("2024-07-03", "2024-07-03", "until")]),
        ("asked to appear on 3 July 2024", [("2024-07-03", "2024-07-03", "")]),
        ("before 1 July 2024", [("2024-07-01", "2024-07-01", "before")]),
        ("on 30th June, 2024", [("2024-06-30", "2024-06-30", "")]),
        ("on June 30, 2024", [("2024-06-30", "2024-06-30", "")]),
        ("on 30.6.2024", [("2024-06-30", "2024-06-30", "")]),
        ("on 2024-06-30", [("2024-06-30", "2024-06-30", "")]),
        ("assessment year 1958-59", [("1958-04-01", "1958-04-01", "")]),
        ("in 2019", [("2019-01-01", "2019-12-31", "")]),
        (
            "begun on 30 March 1974, carried on in April",
            [("1974-03-30",) * 2 + ("",), ("1974-04-01", "1974-04-30", "")],
        ),
        ("the Companies Act, 1956 and the Code of 1898", []),
        ("the Code on Wages, 2019 and the Code on Social Security, 2020", []),
        ("FEMA, 1999, the UAPA of 1967 and IBC 2016", []),
        ("the Colliery Control Order, 1945 and the Pension Scheme, 1995", []),
        ("section 25 of the Police Act V of 1861", []),
        ("by an Order of 1945", [("1945-01-01", "1945-12-31", "")]),
        ("in KOLKATA, 2023", [("2023-01-01", "2023-12-31", "")]),
        ("(2015) 5 SCC 1, AIR 1978 SC 597, 2024 INSC 562", []),
        ("he may march on", []),
        ("on 31 June 2024", []),
    ],
)
def test_dates_are_read_with_their_edges(text: str, expect: list[tuple[str, str, str]]) -> None:
    found = [(one.period.first.isoformat(), one.period.last.isoformat(), one.edge) for one in find_periods(text)]

    assert found == expect


@pytest.mark.parametrize(
    ("text", "expect"),
    [
        ("He was stabbed on 5 May 2023.", [Happened.OFFENCE]),
        ("An FIR of 5 July 2024 for a theft of 29 June 2024.", [Happened.BEGUN, Happened.OFFENCE]),
        ("The trial was pending on 1 July 2024.", [Happened.PENDING]),
        ("A witness was examined on 2 July 2024 in a trial begun in 2021.", [Happened.STEP, Happened.BEGUN]),
        ("The section was struck down on 24 March 2015.", [Happened.ASIDE]),
        ("The Act came into force on 1 July 2024.", [Happened.ASIDE]),
        ("He was hit on 29 June 2024 and died on 3 July 2024.", [Happened.OFFENCE, Happened.RESULT]),
        ("A woman married in 2019 was beaten in 2024.", [Happened.BACKGROUND, Happened.OFFENCE]),
        ("An arrest of 5 May 2025 in a case registered the same day.", [Happened.STEP, Happened.BEGUN]),
        ("It rained on 5 May 2025.", [Happened.OTHER]),
        ("He was convicted of theft on 5 May 2025.", [Happened.STEP]),
        ("He was convicted of a theft of 5 May 2025.", [Happened.OFFENCE]),
        ("I understood it was a fraud on 3 July 2024.", [Happened.BACKGROUND]),
        ("They planned a robbery on 3 May 2024 and did it on 5 May 2024.", [Happened.BACKGROUND, Happened.OTHER]),
        ("He was robbed in June 2024 and on 4 July 2024 set the shop on fire.", [Happened.OFFENCE, Happened.OFFENCE]),
        ("He was caught on 3 May 2024 for a rumpus of 1 May 2024.", [Happened.STEP, Happened.OFFENCE]),
        ("The Sanhita began on 1 July 2024.", [Happened.ASIDE]),
    ],
)
def test_each_date_is_given_to_what_happened_then(text: str, expect: list[Happened]) -> None:
    assert [event.happened for event in read_matter(text).events] == expect


def lines() -> list[Any]:
    """Plain questions, and those of `dated_voices`: lay people, police, lawyers, students, chat, Hindi in English."""
    files = [Path(__file__).with_name(name) for name in ("dated.jsonl", "dated_voices.jsonl")]
    rows = [json.loads(line) for file in files for line in file.read_text("utf-8").splitlines()]
    return [pytest.param(row["question"], row["expect"], id=row["question"][:70]) for row in rows]


@pytest.mark.parametrize(("question", "expect"), lines())
def test_a_plain_question_is_given_the_acts_that_govern(question: str, expect: list[str]) -> None:
    assert sorted(governing_acts(question, ACTS, SECTIONS)) == sorted(expect)


def test_a_question_without_a_day_gets_every_branch_with_what_it_turns_on() -> None:
    found = governing_branches("Can section 420 IPC still be used?", ACTS, ON)

    assert [(branch.act_id, branch.turns_on) for branch in found] == [
        ("ipc-1860", "the day of the offence"),
        ("bns-2023", "the day of the offence"),
    ]
