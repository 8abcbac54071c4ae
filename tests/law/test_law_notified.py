"""Days on which notifications brought an Act or parts of it into force, read from footnotes of its section 1."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from nyayagraph.law.versions.notified import Commencement, first_days, read_commencements

LINES = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data/commencements.jsonl").read_text(encoding="utf-8").splitlines()
]
NUMBERS = (*(str(number) for number in range(1, 13)), "4A")


def days(footnotes: str) -> dict[str, str]:
    """First days by number; a part's day with a star."""
    found: dict[str, str] = {}
    for number, told, in_part in first_days(read_commencements(footnotes), NUMBERS):
        found.setdefault(number, f"{told.on:%d.%m.%Y}{'*' if in_part else ''}")
    return found


@pytest.mark.parametrize("line", LINES, ids=lambda line: line["why"])
def test_footnotes_say_what_came_into_force_and_when(line: dict[str, Any]) -> None:
    """What is not understood wholly brings nothing into force, and leaves open what "the remaining provisions" are."""
    assert days(line["footnotes"]) == line["told"]


@pytest.mark.parametrize(
    ("printed", "number", "dated"),
    [
        ("vide notification No. S.O. 818(E), dated 13th June, 2005", "SO 818(E)", date(2005, 6, 13)),
        ("vide notification No. G.S.R. 463, dated 16th March, 1963", "GSR 463", date(1963, 3, 16)),
        ("vide Notification NO. S. O. 2408 (E), dated by 26th June, 2024", "SO 2408(E)", date(2024, 6, 26)),
        ("vide notification S.R.O. 11(E), dated 31st December, 1957", "SRO 11(E)", date(1957, 12, 31)),
        ("see Notification No. III-D, dated 26th February, 1944", "III-D", date(1944, 2, 26)),
        ("see Gazette of India, Part II", None, None),
    ],
)
def test_a_notification_has_one_printed_form(printed: str, number: str | None, dated: date | None) -> None:
    (told,) = read_commencements(f"1. 1st July, 2005, {printed}, see Gazette of India, Extraordinary.")

    assert told == Commencement(on=date(2005, 7, 1), scope="whole", notification=number, dated=dated)


def test_what_was_inserted_between_two_numbers_came_later() -> None:
    assert "4A" not in days("1. 1st May, 2003 (ss. 1 to 12), vide notification No. S.O. 5(E), dated 1st May, 2003.")
    assert days("1. 1st May, 2003 (ss. 4A and 5), vide notification No. S.O. 5(E), dated 1st May, 2003.").keys() == {
        "4A",
        "5",
    }
