"""What fell, known by its content or name: who lays it down is contradicted, who knows of its fall is not."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.verify.days.near_days import check_near_days
from nyayagraph.verify.statements.fallen_law import check_fallen
from nyayagraph.verify.statements.said import Facts


def _lines() -> list[dict[str, Any]]:
    lines = Path(__file__).with_name("fallen.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize("row", _lines(), ids=lambda row: row["text"][:50])
def test_who_lays_down_what_fell_is_contradicted_and_who_knows_of_it_is_not(row: dict[str, Any]) -> None:
    text = row["text"]
    facts = Facts((), {}, {}, text=text, on=date.fromisoformat(row["on"]))
    told = [one.rule for low, high in split_sentences(text) for one in check_fallen(text[low:high], low, facts)]

    assert bool(told) == row["is_wrong"]


def test_the_day_on_which_a_tax_ended_is_no_day_of_a_judgment() -> None:
    text = "The Bench decided the wealth-tax appeal on 1 April 2014."

    assert list(check_near_days(text, 0, Facts((), {}, {}, text=text, on=date(2023, 6, 8)))) == []
