"""Amounts as statutes and those who speak of them print them: number, unit, role and bound."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nyayagraph.law.text.amounts import Amount, find_amounts
from nyayagraph.law.text.counts import find_counts

MONTHS = 12


def told(text: str) -> list[tuple[Fraction, str, str, str]]:
    return [(one.number, one.unit, one.role, one.bound) for one in find_amounts(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("imprisonment for a term which may extend to seven years", [(84, "month", "imprisonment", "most")]),
        ("imprisonment of not less than 18 months", [(18, "month", "imprisonment", "least")]),
        ("up to seven years, plus fine", [(84, "month", "imprisonment", "most")]),
        ("sentenced to not less than two years", [(24, "month", "imprisonment", "least")]),
        ("risks ten years' RI", [(120, "month", "imprisonment", "")]),
        ("prison for upto 10 yrs.", [(120, "month", "imprisonment", "most")]),
        ("seven years' rigorous imprisonment", [(84, "month", "imprisonment", "")]),
        (
            "jail of three to five years",
            [(36, "month", "imprisonment", "least"), (60, "month", "imprisonment", "most")],
        ),
        ("jail between 2 and 4 years", [(24, "month", "imprisonment", "least"), (48, "month", "imprisonment", "most")]),
        ("jailed 3-5 years", [(36, "month", "imprisonment", "least"), (60, "month", "imprisonment", "most")]),
        ("within fortyfive\ndays", [(45, "day", "", "most")]),
        ("within two or three weeks", [(14, "day", "", "most"), (21, "day", "", "most")]),
        ("imprisonment for more than two years", [(24, "month", "imprisonment", "over")]),
        ("imprisonment for less than two years", [(24, "month", "imprisonment", "under")]),
        ("imprisonment for two years or more", [(24, "month", "imprisonment", "least")]),
        ("imprisonment for life", [(1, "life", "imprisonment", "")]),
        ("a fine of Rs. 5,000/-", [(5_000, "rupee", "fine", "")]),
        ("a penalty of two hundred and fifty rupees", [(250, "rupee", "fine", "")]),
        ("a price of ₹2.5 lakh", [(250_000, "rupee", "", "")]),
        ("two and a half lakh rupees", [(250_000, "rupee", "", "")]),
        ("rupees one crore twenty lakh", [(12_000_000, "rupee", "", "")]),
        ("one hundred and eighty days", [(180, "day", "", "")]),
        ("within seven (7) days", [(7, "day", "", "most")]),
        ("living apart for a year", [(12, "month", "", "")]),
        ("a woman of eighteen years of age", [(216, "month", "age", "")]),
        ("at least two-thirds of them", [(Fraction(2, 3), "share", "", "")]),
        ("ten per cent of the seats", [(Fraction(1, 10), "share", "", "")]),
        ("notice of thirty days", [(30, "day", "", "")]),
    ],
)
def test_an_amount_is_read_with_what_it_is_of(text: str, expected: list[tuple[Fraction, str, str, str]]) -> None:
    assert told(text) == expected


def test_a_term_and_the_fine_beside_it_keep_their_roles() -> None:
    text = (
        "punished with imprisonment which may extend to two years, or with fine which may extend to ten thousand rupees"
    )

    assert told(text) == [(2 * MONTHS, "month", "imprisonment", "most"), (10_000, "rupee", "fine", "most")]


@pytest.mark.parametrize(
    "text",
    ["section 302", "Act 45 of 1860", "FIR No. 311/2024", "a third person", "a life convict", "25 persons", "2019"],
)
def test_numbers_without_a_unit_are_no_amounts(text: str) -> None:
    assert told(text) == []


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("two years", "24 months", True),
        ("one month", "thirty days", True),
        ("two weeks", "one fortnight", True),
        ("two years", "two months", False),
        ("one month", "sixty days", False),
        ("two days", "Rs. 2", False),
    ],
)
def test_amounts_are_equal_whatever_unit_prints_them(one: str, other: str, same: bool) -> None:
    (first,), (second,) = find_amounts(one), find_amounts(other)

    assert isinstance(first, Amount)
    assert first.equals(second) is same
    assert second.equals(first) is same


def test_an_amount_is_found_where_it_stands() -> None:
    text = "He may be fined five hundred rupees a day."
    (amount,) = find_amounts(text)

    assert text[amount.start : amount.end] == "five hundred rupees"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("attested by two or more witnesses", [("two or more witnesses", 2, "witness", "least")]),
        ("insists on four attesting witnesses", [("four attesting witnesses", 4, "witness", "")]),
        ("any period of three financial years", [("three financial years", 3, "financial year", "")]),
        ("fine of twice the cheque amount", [("twice ", 2, "times", "")]),
        ("up to five times the sum", [("five times ", 5, "times", "most")]),
        # no counts: one of a thing, times that something was done, places in a text, other units
        ("one witness, and one of the persons", []),
        ("bail was refused thrice, three times over", []),
        ("section 302 punishes, two clauses of two years", []),
    ],
)
def test_counts_and_multiples_are_amounts_of_what_is_counted(text: str, found: list[tuple[str, int, str, str]]) -> None:
    counts = [(text[one.start : one.end], one.number, one.unit, one.bound) for one in find_counts(text)]

    assert counts == found


def test_thousands_of_crores_and_hours_of_days_are_counted() -> None:
    (money,) = find_amounts("turnover of rupees one thousand crore")
    hours, days = find_amounts("forty-eight hours, or two days")

    assert money.number == 10**10
    assert hours.equals(days)
