"""What fell: by which words it is known and relied on, since when; one day with the records of judgments."""

from __future__ import annotations

import json
from datetime import date
from importlib import resources
from typing import Any

import pytest

from nyayagraph.law.versions.fallen import Fallen, fallen_named, fallen_things

THINGS = fallen_things()


@pytest.mark.parametrize(
    ("words", "since"),
    [
        ("the National Tax Tribunal", "2014-09-25"),
        ("three pronouncements of talaq", "2017-08-22"),
        ("the wife being over fifteen", "2017-10-11"),
        ("her husband, she having completed fifteen", "2017-10-11"),
        ("a stay older than six months", "2024-02-29"),
        ("the NJAC", "2015-10-16"),
        ("the circular of the RBI on crypto assets", "2020-03-04"),
        ("any of the directive principles", "1980-07-31"),
        ("an adult male person", "2016-10-06"),
        ("sixty-five per cent of the posts in Bihar", "2024-06-20"),
        ("section 13(1)(d)", "2018-07-26"),
        ("the Haryana State Employment of Local Candidates Act, 2020", "2023-11-17"),
        ("residence in the State for post-graduate medical seats", "2025-01-29"),
        ("compensation for dropped calls", "2016-05-11"),
        ("the Newspaper (Price and Page) Act, 1956", "1961-09-25"),
        ("the Bombay Prevention of Begging Act, 1959", "2018-08-08"),
        ("the Roshni Act", "2020-10-09"),
        ("rule 49-O", "2013-09-27"),
        ("the Company Law Board", "2016-06-01"),
        ("the IPAB", "2021-04-04"),
        ("the MRTP Commission", "2009-09-01"),
        ("section 302 of the Ranbir Penal Code", "2019-10-31"),
        ("section 309 of the Indian Penal Code", "1994-04-26"),
    ],
)
def test_what_fell_is_known_by_words(words: str, since: str) -> None:
    assert date.fromisoformat(since) in [thing.since for thing in fallen_named(words)]


@pytest.mark.parametrize(
    "words",
    [
        "a society registered under the Multi-State Co-operative Societies Act, 2002",
        "sixty-five per cent of the crop",
        "the Tamil Nadu Gaming Act, 1930",
        "the Kerala Police Act, 2011",
        "the Service Tax Appellate Tribunal",
        "section 309 of the Companies Act, 1956",
        "section 25-F of the Industrial Disputes Act",
    ],
)
def test_what_stands_is_not_known_as_fallen(words: str) -> None:
    assert [thing.name for thing in fallen_named(words)] == []


def _told_by_records() -> dict[str, date]:
    """The day on which each provision or Act was struck at, by the records of sections and judgments."""
    root = resources.files("nyayagraph.starter")
    told: dict[str, date] = {}
    for file in sorted(root.joinpath("sections").iterdir(), key=lambda one: one.name):
        rows: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))
        told |= {
            row["section_id"] + row["status"].get("clause", ""): date.fromisoformat(row["status"]["on"])
            for row in rows
            if row.get("status") and row["status"].get("on")
        }
    for file in sorted(root.joinpath("judgments").iterdir(), key=lambda one: one.name):
        judgments: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))
        told |= {
            struck["provision"]: date.fromisoformat(judgment["decided_on"])
            for judgment in judgments
            for struck in judgment["strikes_down"]
        }
    return told


def test_the_table_and_the_records_tell_one_day() -> None:
    told = _told_by_records()
    both = {thing.of: thing.since for thing in THINGS if thing.of}

    assert len(both) > 10
    assert both == {of: told[of] for of in both}


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: thing.name)
def test_each_row_ends_behind_its_beginning_and_names_who_felled_it(thing: Fallen) -> None:
    assert thing.until is None or thing.since < thing.until
    assert thing.by
    assert not thing.words.search("")
