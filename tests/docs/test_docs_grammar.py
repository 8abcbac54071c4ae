"""The page of the grammar: every line of its tables is read as the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nyayagraph.law.find import find

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "grammar.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(?P<print>[^`]+)` \| (?P<kind>\w+) \| (?P<keys>.*?)\|$", re.MULTILINE)
ROWS = [(row["print"], row["kind"], tuple(re.findall(r"`([^`]+)`", row["keys"]))) for row in ROW.finditer(PAGE)]


@pytest.mark.parametrize(("printed", "kind", "keys"), ROWS, ids=[printed for printed, _, _ in ROWS])
def test_a_line_of_the_page_is_read_as_it_says(printed: str, kind: str, keys: tuple[str, ...]) -> None:
    found = find(printed)

    assert {one.kind for one in found} == {kind}
    assert tuple(key for one in found for key in one.keys) == keys


def test_the_page_has_lines_of_every_kind() -> None:
    kinds = {kind for _, kind, _ in ROWS}

    assert kinds == {"reporter", "neutral", "case_name", "section", "article", "rule", "schedule", "notification"}
