"""Short names of great judgments and days of the making of Acts: tables against each other and against words."""

from __future__ import annotations

import json
from datetime import date
from importlib import resources

import pytest

from nyayagraph.law.acts.table import acts_meant
from nyayagraph.law.names.landmarks import landmarks_named
from nyayagraph.law.versions.making import amending_named, called_otherwise, inserted_by, parts_began


@pytest.mark.parametrize(
    ("text", "names", "on"),
    [
        ("as the Court said in K.S. Puttaswamy on privacy", ["K.S. Puttaswamy"], date(2017, 8, 24)),
        ("KS Puttaswamy was followed", ["K.S. Puttaswamy"], date(2017, 8, 24)),
        ("Vishaka v. State of Rajasthan", ["Vishaka"], date(1997, 8, 13)),
        ("the port of Vishakapatnam", [], None),
        ("the petitioner Maneka Gandhi", ["Maneka Gandhi"], date(1978, 1, 25)),
    ],
)
def test_a_great_judgment_is_known_by_its_short_name(text: str, names: list[str], on: date | None) -> None:
    found = list(landmarks_named(text))

    assert [one.name for one in found] == names
    assert all(on in one.on for one in found)


def test_days_of_landmarks_agree_with_the_starter_judgments() -> None:
    files = (file for file in resources.files("nyayagraph.starter").joinpath("judgments").iterdir())
    rows = [row for file in files if file.name.endswith(".json") for row in json.loads(file.read_text("utf-8"))]

    wrong = [
        (row["title"], one.on)
        for row in rows
        if (one := next(landmarks_named(row["title"]), None))
        and one.start == 0
        and row["title"].split(" v. ")[0].endswith(one.name.split()[-1])
        and date.fromisoformat(row["decided_on"]) not in one.on
    ]

    assert wrong == []


@pytest.mark.parametrize(
    ("text", "acts", "title"),
    [
        ("the Criminal Law (Amendment) Act, 2013", [], "Criminal Law (Amendment) Act, 2013"),
        ("the 2018 amendment to the Specific Relief Act", ["sra-1963"], "Specific Relief (Amendment) Act, 2018"),
        ("the amending Act of 2018", ["contract-1872"], None),
    ],
)
def test_an_amending_act_is_known_by_title_or_by_year_beside_its_act(
    text: str, acts: list[str], title: str | None
) -> None:
    assert [act.name for act in amending_named(text, acts)] == ([title] if title else [])


def test_an_act_is_known_by_what_the_press_calls_it() -> None:
    assert [one.act_id for one in called_otherwise("GST was rolled out")] == ["cgst-2017"]
    assert list(called_otherwise("the Central Goods and Services Tax Act, 2017")) == []
    assert date(2017, 7, 1) in parts_began("cgst-2017")
    assert acts_meant("Central Goods and Services Tax Act", 2017) == ("cgst-2017",)


def test_a_section_is_as_old_as_the_act_that_inserted_it() -> None:
    by = inserted_by("ni-1881/s138")

    assert by is not None
    assert by.on == (date(1989, 4, 1),)
    assert inserted_by("ipc-1860/s302") is None
