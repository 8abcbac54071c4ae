"""Places in reports: near enough for a misprint, volumes that tell the year, other forms of one place."""

from __future__ import annotations

import pytest

from nyayagraph.law.citations.keys import CitationKey
from nyayagraph.law.citations.report_places import is_near, is_slip, one_misread, other_forms, year_of_volume


@pytest.mark.parametrize(
    ("printed", "year"),
    [
        ("1 ITR 5", 1933), ("18 ITR 5", 1950), ("19 ITR 5", 1951), ("20 ITR 5", 1951), ("48 ITR 1", 1963),
        ("125 ITR 624", 1980), ("240 ITR 9", 1999), ("241 ITR 9", None), ("42 STC 409", 1978), ("16 STC 3", 1965),
        ("[1963] 48 ITR 1", None), ("48 IC 1", None),
    ],
)  # fmt: skip
def test_the_volume_of_a_series_that_prints_no_year_tells_it(printed: str, year: int | None) -> None:
    assert year_of_volume(CitationKey.parse(printed)) == year


@pytest.mark.parametrize(
    ("printed", "forms"),
    [
        ("[1957] 1 SCR 279", ("[1957] SCR 279",)),
        ("[1957] SCR 279", ("[1957] 1 SCR 279",)),
        ("[1955] 1 SCR 279", ()),
        ("[1959] Supp 1 SCR 92", ()),
        ("[1957] 2 SCR 279", ()),
        ("AIR 1957 SC 279", ()),
        ("42 STC 409", ("(1978) 42 STC 409",)),
        ("(1978) 42 STC 409", ("42 STC 409",)),
        ("[1963] 48 ITR 1", ("48 ITR 1",)),
        ("48 ITR 1", ("[1963] 48 ITR 1",)),
        ("241 ITR 9", ()),
    ],
)
def test_the_only_volume_of_a_year_is_printed_with_its_number_or_without(printed: str, forms: tuple[str, ...]) -> None:
    assert other_forms(printed) == forms


@pytest.mark.parametrize(
    ("printed", "own", "expected"),
    [
        ("[1965] Supp 3 SCR 36", "[1962] Supp 3 SCR 36", True), ("(1986) 1 SCC 19", "(1989) 1 SCC 19", True),
        ("(1970) 3 SCC 397", "(1974) 2 SCC 397", True), ("[1963] 2 SCR 775", "[1963] 3 SCR 774", True),
        ("[1958] SCR 1037", "[1958] 1 SCR 1040", True), ("AIR 1960 SC 4251", "AIR 1960 SC 424", True),
        ("[1955] SCR 12", "[1959] 1 SCR 12", True), ("(1991) 2 SCC 683", "(1995) 4 SCC 683", True),
        ("[1952] SCR 91", "[1952] SCR 1091", True), ("[1952] SCR 1", "[1952] SCR 1091", True),
        ("(1978) 4 SCC 111", "(1976) 4 SCC 369", False), ("(1986) 1 SCC 9", "(1989) 1 SCC 9", False),
        ("(1986) 1 SCC 19", "(1989) 2 SCC 19", False), ("(1970) 3 SCC 397", "(1985) 2 SCC 397", False),
        ("[1963] 2 SCR 785", "[1963] 3 SCR 774", False), ("[1958] SCR 1025", "[1958] 1 SCR 1040", False),
        ("AIR 1960 SC 4351", "AIR 1960 SC 424", False), ("(1973) 2 SCC 13", "(1973) 3 SCC 12", False),
    ],
)  # fmt: skip
def test_places_are_near_where_one_may_be_a_misprint_of_the_other(printed: str, own: str, expected: bool) -> None:
    assert is_near(CitationKey.parse(printed), CitationKey.parse(own)) is expected


@pytest.mark.parametrize(
    ("printed", "own", "alone", "shared"),
    [
        ("[1961] 1 SCR 640", "[1961] 3 SCR 640", True, True), ("[1961] SCR 640", "[1961] 2 SCR 640", True, True),
        ("[1961] 3 SCR 640", "[1961] Supp 3 SCR 640", True, True), ("[1961] 2 SCR 8", "[1961] 3 SCR 8", False, False),
        ("[1964] 3 SCR 640", "[1965] 3 SCR 640", True, False), ("[1982] 3 SCR 640", "[1962] 3 SCR 640", True, False),
        ("[1999] SCR 640", "[1959] 1 SCR 640", True, False), ("[1964] 3 SCR 64", "[1965] 3 SCR 64", False, False),
        ("[1964] 1 SCR 640", "[1965] 3 SCR 640", False, False), ("[1970] 2 SCR 325", "[1967] 2 SCR 325", False, False),
        ("[1961] 3 SCR 13", "[1961] 3 SCR 713", True, False), ("[1961] 3 SCR 71", "[1961] 3 SCR 7135", True, False),
        ("[1961] 3 SCR 7131", "[1961] 3 SCR 713", True, False), ("[1961] 3 SCR 643", "[1961] 3 SCR 640", True, False),
        ("[1961] 3 SCR 7", "[1961] 3 SCR 713", False, False), ("[1961] 3 SCR 655", "[1961] 3 SCR 642", False, False),
        ("[1961] 2 SCR 13", "[1961] 3 SCR 713", False, False), ("[1961] SCR 13", "[1961] 3 SCR 713", True, False),
        ("1992 Supp (1) SCC 272", "(1992) 2 SCC 772", False, False),
    ],
)  # fmt: skip
def test_a_slip_leaves_all_but_one_thing_of_a_place_right(printed: str, own: str, alone: bool, shared: bool) -> None:
    places = CitationKey.parse(printed), CitationKey.parse(own)

    assert (is_slip(*places), is_slip(*places, is_shared=True)) == (alone, shared)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("344", "314", True), ("227", "277", True), ("1121", "1211", True), ("3148", "314", True), ("5", "5", True),
        ("344", "413", False), ("12", "1234", False), ("391", "913", False),
    ],
)  # fmt: skip
def test_one_figure_is_misread(one: str, other: str, expected: bool) -> None:
    assert one_misread(one, other) is expected
    assert one_misread(other, one) is expected
