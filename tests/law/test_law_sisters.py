"""What tells provisions of one Act from each other, as a table."""

from __future__ import annotations

import json
from importlib import resources

import pytest

from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.provisions.sisters import is_known, matters_named


def _rows() -> list[tuple[str, str, str]]:
    table = json.loads(resources.files("nyayagraph.law.tables").joinpath("sisters.json").read_text("utf-8"))
    return [(act_id, places, terms) for act_id, rows in table.items() for places, terms in rows]


def test_every_place_of_the_table_is_a_provision() -> None:
    printed = [f"{act_id}/{place}" for act_id, places, _ in _rows() for place in places.split()]

    assert [str(ProvisionKey.parse(one)) for one in printed] == printed


def test_no_name_of_a_matter_is_empty_or_given_twice_in_a_row() -> None:
    for _, _, terms in _rows():
        names = terms.split("; ")
        assert all(name.strip("~ *…") for name in names)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("words", "cited", "is_own"),
    [
        ("cabinet papers are exempt", "rti-2005/s8(1)(i)", True),
        ("cabinet papers are exempt", "rti-2005/s8(1)(j)", False),
        ("cabinet papers are exempt", "rti-2005/s8(1)", True),
        ("cabinet papers are exempt", "rti-2005/s8", True),
        ("Cabinet paper", "rti-2005/s80", False),
        ("the plaint is rejected", "cpc-1908/o7r11", True),
        ("the plaint is rejected", "cpc-1908/o7r10", False),
        ("the plaint is rejected", "cpc-1908/o7r11(a)", True),
        ("a summary suit", "cpc-1908/o37", True),
        ("a summary suit", "cpc-1908/o3", False),
        ("a suit for possession on title", "limitation-1963/a65", True),
        ("a suit for possession on title", "limitation-1963/s65", False),
        ("call upon him to discharge Rs. 31 lakh within sixty days", "sarfaesi-2002/s13(2)", True),
        ("call upon him to discharge the sixty days", "sarfaesi-2002/s13(2)", False),
    ],
)
def test_words_name_a_matter_where_it_stands(words: str, cited: str, is_own: bool) -> None:
    key = ProvisionKey.parse(cited)

    assert any(matter.is_at(key) for matter, _ in matters_named(words, key.act_id)) == is_own


def test_a_provision_without_a_row_is_not_known() -> None:
    assert is_known(ProvisionKey.parse("cpc-1908/o7r10"))
    assert not is_known(ProvisionKey.parse("cpc-1908/o48r1"))
    assert not is_known(ProvisionKey.parse("no-such-act/s1"))
