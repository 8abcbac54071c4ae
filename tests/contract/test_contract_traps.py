"""The index of known failures: each is named with the tests that hold it, and those tests are there."""

from __future__ import annotations

import ast
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
INDEX = [json.loads(line) for line in (ROOT / "tests/data/traps.jsonl").read_text("utf-8").splitlines()]
NAMES = """
T1 T2 T2b T2c T2d T2e T2f T2g T2h T2i T2j T2k T2l T2m T2n T2o T2p T2q T2r T3 T4 T5 T6 T6b T7 T8 T9 T10 T10b T11 T12 T13
T14 T15 T16 T17 T18 T19 T20 T21 T22 T23 T24 T25 T26 T27 T28
"""


def test_every_known_failure_is_in_the_index() -> None:
    assert {line["trap"] for line in INDEX} == set(NAMES.split())


@pytest.mark.parametrize("line", INDEX, ids=lambda line: f"{line['trap']} {line['what'][:50]}")
def test_what_the_index_names_is_there(line: dict[str, Any]) -> None:
    """A test function by its name, a table by its file; `holds` is printed there."""
    assert line["tests"]

    sources = {test: _source(test) for test in line["tests"]}

    assert [test for test, source in sources.items() if source is None or line.get("holds", "") not in source] == []


@pytest.mark.parametrize(
    "test", ["tests/absent.py::test_x", "tests/absent.jsonl", "tests/contract/test_contract_traps.py::test_absent"]
)
def test_a_test_that_is_gone_is_noticed(test: str) -> None:
    assert _source(test) is None


def _source(test: str) -> str | None:
    """What stands in a test function with its decorators, or in a table as read; nothing where there is none."""
    file, _, name = test.partition("::")
    if not (ROOT / file).is_file():
        return None
    return _functions(file).get(name) if name else _table(file)


@cache
def _table(file: str) -> str:
    """The lines of a table, and their texts with quotes and other marks as a reader sees them."""
    printed = (ROOT / file).read_text("utf-8")
    lines = [json.loads(line) for line in printed.splitlines() if line.strip()]
    return "\n".join([printed, *(str(value) for line in lines for value in line.values())])


@cache
def _functions(file: str) -> dict[str, str]:
    printed = (ROOT / file).read_text("utf-8")
    found = {}
    for node in ast.parse(printed).body:
        if isinstance(node, ast.FunctionDef):
            start = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            found[node.name] = "\n".join(printed.splitlines()[start - 1 : node.end_lineno])
    return found
