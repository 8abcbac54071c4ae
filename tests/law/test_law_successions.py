"""Where sections of other Acts than the criminal codes went: numbers of the table, and what it does not say."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nyayagraph.errors import SourceError
from nyayagraph.law.acts.successions import Succession, acts_before, places_after, read_successions, successions


@pytest.mark.parametrize(
    ("old", "new", "number", "places"),
    [
        ("companies-1956", "companies-2013", "397", ("241",)),
        ("companies-1956", "companies-2013", "391", ("230",)),
        ("companies-1956", "companies-2013", "77A", ("68",)),
        ("cpa-1986", "cpa-2019", "12", ("35",)),
        ("mv-1939", "mv-1988", "110A", ("166",)),
        ("land-acquisition-1894", "larr-2013", "4", ("11",)),
        ("land-acquisition-1894", "larr-2013", "28", ("72",)),
        ("arbitration-1940", "arbitration-1996", "34", ("8",)),
        ("limitation-1908", "limitation-1963", "19", ("18",)),
        ("sra-1877", "sra-1963", "42", ("34",)),
        ("jj-2000", "jj-2015", "32", ("31",)),
        ("trade-marks-1958", "trade-marks-1999", "105", ("134",)),
        ("fera-1973", "fema-1999", "8", ("3",)),
        ("payment-of-wages-1936", "code-on-wages-2019", "7", ("18",)),
        ("minimum-wages-1948", "code-on-wages-2019", "14", ("14",)),
        ("epf-1952", "code-on-social-security-2020", "14B", ("128",)),
        ("cpa-1986", "cpa-2019", "22B", ("62",)),
        ("id-1947", "industrial-relations-2020", "17B", ("56",)),
        ("income-tax-1961", "income-tax-2025", "194A", ("393",)),
        ("foreigners-1946", "immigration-and-foreigners-act-2025", "9", ("16",)),
        ("indian-post-office-act-1898", "post-office-act-2023", "26", ("9",)),
        ("cpa-1986", "cpa-2019", "26", ()),
        ("minimum-wages-1948", "code-on-wages-2019", "7", ()),
        ("ipc-1860", "bns-2023", "302", ()),
    ],
)
def test_a_section_went_where_the_table_says(old: str, new: str, number: str, places: tuple[str, ...]) -> None:
    assert places_after(old, new, number) == places


def test_an_act_knows_those_before_it() -> None:
    assert acts_before("companies-2013") == ("companies-1956",)
    assert acts_before("bnss-2023") == ("crpc-1973",)
    assert acts_before("ipc-1860") == ()
    assert {"bonus-1965", "minimum-wages-1948", "payment-of-wages-1936"} < set(acts_before("code-on-wages-2019"))


def test_every_place_is_a_row_of_its_own() -> None:
    told = successions()

    assert Succession("companies-1956", "397", "companies-2013", "241") in told
    assert {row.new_number for row in told if row[:2] == ("land-acquisition-1894", "23")} == {
        "26", "27", "28", "29", "30", "69",
    }  # fmt: skip
    assert len(set(told)) == len(told)


def table(*acts: dict[str, Any]) -> str:
    return json.dumps({"checked": "by hand", "besides": {}, "acts": acts})


GOOD: dict[str, Any] = {"from": "mv-1939", "to": "mv-1988", "places": {"110A": ["166"]}}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            table({**GOOD, "places": {"110A": ["166(2)"]}}),
            "row mv-1939 to mv-1988: '166\\(2\\)' is no number of a section",
        ),
        (table({**GOOD, "places": {"s110A": ["166"]}}), "'s110A' is no number of a section"),
        (table({**GOOD, "places": {"110A": []}}), "row mv-1939 to mv-1988: .*at least 1 item"),
        (table({**GOOD, "places": {"110A": ["166", "166"]}}), "section 110A of mv-1939 goes to one section twice"),
        (table({**GOOD, "to": "mv"}), "'mv' is no act's id"),
        (table({**GOOD, "from": "mv-1988", "to": "mv-1939"}), "mv-1939 is no newer than mv-1988"),
        (table({**GOOD, "day": "1989-07-01"}), "row mv-1939 to mv-1988: Extra inputs"),
        (table({"from": "mv-1939", "to": "mv-1988"}), "row mv-1939 to mv-1988: Field required"),
        (table(GOOD, GOOD), "mv-1939 to mv-1988 stands in 2 rows"),
        (table(GOOD).replace('"110A": ["166"]', '"110A": ["166"], "110A": ["165"]'), "'110A' stands twice"),
        ('{"acts": [', "successions.json: "),
        ("[]", "successions.json: "),
    ],
)
def test_a_broken_row_is_refused_with_its_place(text: str, words: str) -> None:
    with pytest.raises(SourceError, match=words):
        read_successions(text)


def test_a_whole_row_is_read() -> None:
    assert read_successions(table(GOOD)).acts[0].places == {"110A": ("166",)}
