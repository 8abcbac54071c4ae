"""Names: which are one judgment, which only look alike."""

import json
from pathlib import Path

import pytest

from nyayagraph.law.names.parties import name_key, names_match, party_key, same_party

ROWS = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data" / "name_matches.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['a']} | {row['b']}")
def test_names_match_as_the_table_says(row: dict[str, str]) -> None:
    assert names_match(row["a"], row["b"]) is row["same"]
    assert names_match(row["b"], row["a"]) is row["same"]


def test_a_name_key_keeps_the_order_of_the_parties() -> None:
    assert name_key("State of Kerala v. N.M. Thomas") == "state kerala v n m thomas"
    assert name_key("N.M. Thomas vs State of Kerala & Ors.") == "n m thomas v state kerala"


def test_a_party_key_drops_honorifics_and_others_only() -> None:
    assert party_key("Smt. Maneka Gandhi & Anr.") == "maneka gandhi"
    assert party_key("M/s. Dalmia Cement Co. Ltd.") == "dalmia cement company limited"


def test_initials_given_on_both_sides_must_agree() -> None:
    assert same_party("N.M. Thomas", "N. M. Thomas")
    assert same_party("Thomas", "N.M. Thomas")
    assert not same_party("K.M. Thomas", "N.M. Thomas")
