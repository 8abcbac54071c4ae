"""Sections that ended before their Act: since when and by what, and which the table leaves alone."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.law.versions.ended import ClauseEnded, clauses_ended, ended_before_its_act
from nyayagraph.starter import starter_acts


@pytest.mark.parametrize(
    ("section_id", "on", "by"),
    [
        ("companies-1956/s397", date(2016, 6, 1), "Companies Act, 2013"),
        ("companies-1956/s433", date(2016, 12, 15), "Companies Act, 2013"),
        ("income-tax-1961/s206AB", date(2025, 4, 1), "Finance Act, 2025"),
        ("companies-1956/s394A", date(2016, 12, 15), "Companies Act, 2013"),
        ("companies-1956/s372A", date(2014, 4, 1), "Companies Act, 2013"),
        ("mv-1988/s163A", date(2022, 4, 1), "Motor Vehicles (Amendment) Act, 2019"),
        ("companies-2013/s195", date(2018, 2, 9), "Companies (Amendment) Act, 2017"),
        ("companies-2013/s304", date(2016, 11, 15), "Insolvency and Bankruptcy Code, 2016"),
        ("waqf-1995/s40", date(2025, 4, 8), "Waqf (Amendment) Act, 2025"),
        ("income-tax-1961/s115O", date(2020, 4, 1), "Finance Act, 2020"),
        ("finance-act-1994/s66B", date(2017, 7, 1), "Central Goods and Services Tax Act, 2017"),
    ],
)
def test_a_section_ended_on_its_day(section_id: str, on: date, by: str) -> None:
    ended = ended_before_its_act(section_id)

    assert ended is not None
    assert (ended.on, ended.by) == (on, by)


@pytest.mark.parametrize("section_id", ["companies-1956/s484", "mv-1988/s166", "mv-1988/s163", "finance-act-1994/s63"])
def test_what_lasted_as_long_as_its_act_is_not_in_the_table(section_id: str) -> None:
    assert ended_before_its_act(section_id) is None


def test_a_clause_ends_while_its_section_stays() -> None:
    assert clauses_ended("hma-1955/s13") == (
        ClauseEnded("(1)(iv)", date(2019, 3, 1), "Personal Laws (Amendment) Act, 2019"),
    )
    assert clauses_ended("hma-1955/s14") == ()
    assert ended_before_its_act("hma-1955/s13") is None


def test_an_act_with_an_end_is_repealed_on_no_earlier_day_than_its_sections() -> None:
    (companies,) = [act for act in starter_acts() if act.act_id == "companies-1956"]
    ended = ended_before_its_act("companies-1956/s397")

    assert ended is not None
    assert companies.repealed_on is not None
    assert ended.on < companies.repealed_on
