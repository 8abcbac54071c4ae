"""What a question's own words ask: facts of the First Schedule, the law of a past time."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.answer.inquiry import Inquiry, asks_flags, without_flags

ON = date(2026, 11, 23)


@pytest.mark.parametrize(
    ("question", "asks"),
    [
        ("Is theft bailable?", True),
        ("Is theft a bailable offence?", True),
        ("Is murder a cognizable offence?", True),
        ("Is bail of right in a bailable offence?", False),
        ("Is registration compulsory in cognizable offences?", False),
        ("Bail in a non-bailable case for theft, is it cognizable?", True),
    ],
)
def test_flags_are_asked_of_an_offence_and_not_of_those_that_have_them(question: str, asks: bool) -> None:
    assert asks_flags(question) is asks
    assert ("bailable" in without_flags(question) or "cognizable offences" in without_flags(question)) is (
        not asks or "non-bailable case" in question
    )


@pytest.mark.parametrize(
    ("question", "on"),
    [
        ("Was adultery an offence in 2015?", date(2015, 12, 31)),
        ("What was the law on theft in May 2021?", date(2021, 5, 31)),
        ("How much was the fine on 3 March 2019?", date(2019, 3, 3)),
        ("My land was acquired in 2010. What is the solatium?", ON),
        ("When was it repealed in 2010?", ON),
        ("Is adultery an offence since 2015?", ON),
        ("Was the limit of 2010 law in 2015?", ON),
        ("Was it law in 2030?", ON),
        ("Was the Companies Act, 2013 good law?", ON),
    ],
)
def test_the_law_of_a_past_time_is_that_of_its_last_day(question: str, on: date) -> None:
    assert Inquiry(question=question, on=ON).with_its_past().on == on
