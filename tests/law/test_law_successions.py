"""Where sections of other Acts than the criminal codes went: numbers of the table, and what it does not say."""

from __future__ import annotations

import pytest

from nyayagraph.law.acts.successions import acts_before, places_after


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
