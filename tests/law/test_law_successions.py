"""Where sections of other Acts than the criminal codes went: numbers of the table, and what it does not say."""

from __future__ import annotations

import pytest

from nyayagraph.law.versions.successions import act_before, places_after


@pytest.mark.parametrize(
    ("act_id", "number", "places"),
    [
        ("companies-2013", "397", ("241",)),
        ("companies-2013", "391", ("230",)),
        ("cpa-2019", "12", ("35",)),
        ("mv-1988", "110A", ("166",)),
        ("larr-2013", "4", ("11",)),
        ("arbitration-1996", "34", ("8",)),
        ("limitation-1963", "19", ("18",)),
        ("sra-1963", "42", ("34",)),
        ("jj-2015", "32", ("31",)),
        ("trade-marks-1999", "105", ("134",)),
        ("fema-1999", "8", ("3",)),
        ("cpa-2019", "26", ()),
        ("bns-2023", "302", ()),
    ],
)
def test_a_section_went_where_the_table_says(act_id: str, number: str, places: tuple[str, ...]) -> None:
    assert places_after(act_id, number) == places


def test_an_act_knows_the_one_before_it() -> None:
    assert act_before("companies-2013") == "companies-1956"
    assert act_before("bnss-2023") == "crpc-1973"
    assert act_before("ipc-1860") is None
