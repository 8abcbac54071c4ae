"""Which paragraphs of real judgments are drawn, of which day, and what counts as said against one. No graph."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from bench.real_text import decided_on, drawn, paragraphs, part_of

TOLD = "The appellant was convicted under section 302 of the Penal Code on 12 March 1995. "
PLAIN = "The witnesses were believed by both courts, and nothing was said to shake them. "


def judgment(name: str, **fields: Any) -> dict[str, Any]:
    return {"id": name, "text": f"1. {TOLD}{PLAIN * 4}", "date_from_title": "2001-05-07", **fields}


@pytest.mark.parametrize(
    ("text", "count"),
    [
        (f"1. {TOLD}{PLAIN * 4}", 1),
        (f"1. {TOLD}", 0),  # too short
        (f"1. {PLAIN * 6}", 0),  # neither law nor day
        (f"1. {TOLD.replace('12 March 1995', '1995')}{PLAIN * 4}", 0),  # a year is no day
        (f"1. {TOLD}{PLAIN * 4}\n2. {TOLD}{PLAIN * 4}", 2),
        (f"1. {TOLD}{PLAIN * 13}{TOLD}{PLAIN * 4}", 2),  # a long one in two parts
        (f"1. {TOLD}{PLAIN.replace('. ', ', ') * 20}", 0),  # a sentence longer than a paragraph may be
    ],
)
def test_a_paragraph_names_law_tells_a_day_and_is_of_middle_length(text: str, count: int) -> None:
    found = list(paragraphs(text))

    assert len(found) == count
    assert all(300 <= len(one) <= 1200 for one in found)


@pytest.mark.parametrize(
    ("row", "on"),
    [
        ({"date_of_judgment": "1994-02-03", "date_from_title": "1994-02-04"}, date(1994, 2, 3)),
        ({"date_of_judgment": None, "date_from_title": "1994-02-04"}, date(1994, 2, 4)),
        ({"date_from_title": "1947-05-08", "text": "Heard on 1 May 2013. NEW DELHI; MAY 8, 2014."}, date(2014, 5, 8)),
        ({"date_from_title": "1947-05-08", "text": "Heard on 1 May 2013."}, None),
        ({"date_from_title": None}, None),
    ],
)
def test_a_judgment_dated_1947_by_mistake_has_the_day_at_its_end(row: dict[str, Any], on: date | None) -> None:
    assert decided_on(row) == on


def test_judgments_are_drawn_by_hash_from_those_given_since_a_year() -> None:
    rows = [judgment(str(number)) for number in range(20)] + [judgment("old", date_from_title="1960-01-01")]

    first, again, other = drawn(rows, 5, 0, 2000), drawn(rows[::-1], 5, 0, 2000), drawn(rows, 5, 1, 2000)

    assert first == again != other
    assert len(first) == 5
    assert "old/0" not in {one.name for one in drawn(rows, 50, 0, 2000)}


def test_each_judgment_is_of_one_part_whatever_the_seed() -> None:
    rows = [judgment(str(number)) for number in range(20)]

    read, kept = drawn(rows, 50, 0, 2000, "read"), drawn(rows, 50, 1, 2000, "kept")

    assert {one.name for one in (*read, *kept)} == {one.name for one in drawn(rows, 50, 0, 2000)}
    assert {part_of(one.name.partition("/")[0]) for one in read} == {"read"}
    assert {part_of(one.name.partition("/")[0]) for one in kept} == {"kept"}
