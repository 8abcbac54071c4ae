"""What a text must have for a pattern to match in it: told of every form that the tables use, and never of too much."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nyayagraph.law.text.needles import Needled, needles
from nyayagraph.law.versions.fallen import fallen_named, fallen_things

CLAIMS = [
    json.loads(line)["text"]
    for name in ("claims_good", "claims_bad", "fallen", "temporal")
    for line in (Path(__file__).parents[1] / "verify" / f"{name}.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (r"Places\s+of\s+Worship\s+(?:Act|law)", {"worship"}),
        (r"COTPA|Tobacco\s+Products\s+Act", {"cotpa", "products"}),
        (r"(?:[Ii]nstant\s+)?[Tt]riple[\s-]+[Tt]ala[qk]\b", {"triple"}),
        (r"(?:cheques?|[Dd]ishonou?r)\b[^.;\d]{0,120}?\bAct", {"cheque", "dishono"}),
        (r"(?i:posh)\s+(?:[Aa]ct|law)", {"posh"}),
        (r"(?P<year>2019)\s+Code", {"2019"}),
        (r"colou?rs", {"colo"}),
        (r"abcd{0,1}", {"abc"}),
        (r"abc+d{2,3}", {"abc"}),
        (r"[^\]]abc", {"abc"}),
        (r"[]]abc[^]]d", {"abc"}),
        (r"(?<!\w)TADA(?!\s*,?\s*1985)", {"tada"}),
        (r"\bSectionwise\.\(", {"sectionwise"}),
    ],
)
def test_a_needle_is_what_every_match_has(source: str, expected: set[str]) -> None:
    assert needles(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        r"(?:worship)?",  # need not stand there
        r"(?:worship){0,2}",
        r"(?:worship)*\s",
        r"worship|\d+",  # one alternative has no letters
        r"worship|",
        r"ab",  # too short to tell anything
        r"(?=worship)",  # only looked for
        r"(?<!worship)\d",
        r"wor\u2019ship",  # a sign by its number
        r"(?x)wor ship",  # a form not read
        r"(worship",  # no pattern
    ],
)
def test_of_what_may_be_absent_no_needle_is_told(source: str) -> None:
    assert needles(source) == frozenset()


def test_values_come_in_order_and_those_without_needle_always() -> None:
    held = Needled([("beta", 1), (r"\d\d", 2), ("alpha", 3), ("Beta|gamma", 4)])
    assert held.likely("ALPHA and Beta") == [1, 2, 3, 4]
    assert held.likely("Gamma") == [2, 4]


def test_no_pattern_of_the_table_matches_where_its_needle_is_absent() -> None:
    for text in CLAIMS:
        assert fallen_named(text) == tuple(thing for thing in fallen_things() if thing.words.search(text)), text


def test_every_pattern_of_the_table_is_read_to_its_end() -> None:
    told = [thing for thing in fallen_things() if needles(thing.words.pattern.removeprefix(r"(?<!\w)"))]
    assert len(told) > 0.8 * len(fallen_things())
