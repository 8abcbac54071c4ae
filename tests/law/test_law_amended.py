"""Days on which amending Acts changed the sections of an Act, and the forms in which a text means such an Act."""

from __future__ import annotations

import json
from datetime import date

import pytest

from nyayagraph.law.acts.table import ACTS
from nyayagraph.law.versions.amended import AmendedOn, amended_on, amendments_meant, instruments_named
from nyayagraph.law.versions.making import AmendingAct, amending_of
from training.amended import TABLE, as_rows, printed


@pytest.mark.parametrize(
    ("text", "act_id", "on"),
    [
        ("replaced by Act 25 of 2019", "pocso-2012", "2019-08-16"),
        ("recast by Act No. 18 of 2018", "sra-1963", "2018-10-01"),
        ("the amending Act (39 of 2005)", "hsa-1956", "2005-09-09"),
        ("by the Act 27 of 2018", "sc-st-1989", "2018-08-20"),
        ("the 2021 amendment", "mtp-1971", "2021-09-24"),
        ("the Amendment Act, 2008", "it-2000", "2009-10-27"),
        ("under S.O. 1205(E)", "ibc-2016", "2020-03-24"),
        ("by S. O. 2941(E)", "ndps-1985", "2009-11-18"),
        ("by Act 28 of 2019", "uapa-1967", "2019-08-14"),
    ],
)
def test_an_amendment_is_meant_by_number_or_year(text: str, act_id: str, on: str) -> None:
    assert date.fromisoformat(on) in {one.on for one in amendments_meant(text, [act_id])}


@pytest.mark.parametrize(
    "text", ["the Act of 1881", "Act 7 of an earlier year", "section 25 of 2019", "the Rules of 2016"]
)
def test_what_amends_nothing_names_no_instrument(text: str) -> None:
    assert list(instruments_named(text)) == []


def test_the_number_of_another_act_means_none_of_this_one() -> None:
    assert amendments_meant("Act 39 of 2005", ["ndps-1985"]) == []


def test_a_section_has_the_days_of_what_changed_it() -> None:
    days = {one.on for one in amended_on("pocso-2012") if "6" in one.sections}

    assert days == {date(2019, 8, 16)}


# printed otherwise in a footnote than in the notification: (title, year, Act amended)
PRINTED_OTHERWISE = {
    ("Arbitration and Conciliation (Amendment) Act", 2021, "arbitration-1996"),
    ("Citizenship (Amendment) Act", 1992, "citizenship-1955"),
}


def _is_of(act: AmendingAct, one: AmendedOn) -> bool:
    return one.by == f"Act {act.number}" if act.number else abs(one.year - act.year) <= 1


def test_the_tables_of_amending_acts_tell_no_two_days_of_one_change() -> None:
    """`making.json` knows Acts by title, `amended.json` by number: what both tell of an Act shares a day."""
    differ = set()
    for act in amending_of(ACTS):
        for act_id in act.amended:
            days = {one.on for one in amended_on(act_id) if one.on and _is_of(act, one)}
            if days and days.isdisjoint(act.on):
                differ.add((act.title, act.year, act_id))

    assert differ == PRINTED_OTHERWISE


def test_the_table_stands_as_its_footnotes_are_gathered() -> None:
    text = TABLE.read_text("utf-8")
    table = json.loads(text)

    assert printed(table, table["acts"]) == text
    assert as_rows({"Act 9 of 2001": {"": {"10", "2"}}, "Act 2 of 1989": {"1989-05-29": {"37", "8A"}}}) == {
        "Act 2 of 1989": {"1989-05-29": "8A 37"}, "Act 9 of 2001": {"": "2 10"},
    }  # fmt: skip
