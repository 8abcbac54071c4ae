"""Days that are not their Act's: of sections, notifications, and matters dated without their law."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.law.acts.table import acts_meant
from nyayagraph.law.versions.making import amending_like, called_otherwise
from nyayagraph.law.versions.own_days import matters_named, notified_on, section_began


@pytest.mark.parametrize(
    ("section_id", "on"),
    [
        ("ibc-2016/s7", "2016-12-01"),
        ("ibc-2016/s33", "2016-12-15"),
        ("rera-2016/s3", "2017-05-01"),
        ("companies-2013/s135", "2014-04-01"),
        ("companies-2013/s241", "2016-06-01"),
        ("partnership-1932/s69", "1933-10-01"),
        ("cpa-2019/s10", "2020-07-24"),
        ("cpa-2019/s74", "2020-07-20"),
        ("companies-2013/s242", "2016-06-01"),
        ("companies-2013/s435", "2016-05-18"),
        ("companies-2013/s271", "2016-12-15"),
        ("companies-2013/s247", "2017-10-18"),
    ],
)
def test_a_section_of_an_act_of_many_days_has_its_own(section_id: str, on: str) -> None:
    assert section_began(section_id) == date.fromisoformat(on)


def test_a_section_that_the_table_does_not_name_has_none() -> None:
    assert section_began("ibc-2016/s240") is None


def test_a_notification_is_known_by_the_act_that_it_brought_into_force() -> None:
    assert notified_on("bns-2023") == (date(2024, 2, 23),)
    assert notified_on("ipc-1860") == ()


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("E-invoice is compulsory above five crore turnover", "2023-08-01"),
        ("the gratuity ceiling of 20 lakh", "2018-03-29"),
        ("24 weeks for rape survivors under the MTP law", "2021-09-24"),
        ("personal guarantors under the IBC", "2019-12-01"),
    ],
)
def test_a_matter_is_dated_without_its_law(text: str, on: str) -> None:
    assert [matter.on for matter in matters_named(text)] == [(date.fromisoformat(on),)]


@pytest.mark.parametrize(
    "text", ["the gratuity of the workman", "24 weeks of training", "five crore rupees of turnover"]
)
def test_one_word_of_a_matter_names_none(text: str) -> None:
    assert matters_named(text) == []


@pytest.mark.parametrize(
    ("text", "act_id"),
    [
        ("instant triple talaq", "muslim-women-marriage-2019"),
        ("the money-laundering law", "pmla-2002"),
        ("the PoSH Act", "posh-2013"),
        ("the Places of Worship Act", "places-of-worship-special-provisions-act-1991"),
        ("fugitive economic offenders", "fugitive-economic-offenders-act-2018"),
        ("the 2019 Reorganisation Act", "jammu-and-kashmir-reorganisation-act-2019"),
    ],
)
def test_an_act_is_known_by_what_the_press_calls_it(text: str, act_id: str) -> None:
    assert {one.act_id for one in called_otherwise(text)} | set(acts_meant(text, None)) == {act_id}


def test_an_amending_act_is_known_by_a_word_of_its_title_and_its_year() -> None:
    assert [act.name for act in amending_like("benami property, by the Amendment Act of 2016")] == [
        "Benami Transactions (Prohibition) Amendment Act, 2016"
    ]
    assert amending_like("the 2016 amendment of the Criminal Rules") == []
