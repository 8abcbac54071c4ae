"""Errors of time, succession and subject: each caught where it stands, and none seen where the law is right."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from bench.temporal import is_alarmed, is_caught
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.verify.check import verify

pytestmark = pytest.mark.graph
ON = date(2026, 1, 15)


def lines() -> list[Any]:
    rows = [json.loads(line) for line in Path(__file__).with_name("temporal.jsonl").read_text("utf-8").splitlines()]
    return [pytest.param(row, id=f"{place:02d} {row['why']}") for place, row in enumerate(rows)]


@pytest.mark.parametrize("row", lines())
def test_an_error_of_time_is_caught_and_right_law_is_left_alone(
    row: dict[str, Any], starter_graph: Graph, embedder: Embedder
) -> None:
    report = verify(starter_graph, embedder, row["text"], on=ON)

    assert is_caught(row, report) if row["where"] else not is_alarmed(report)


def test_a_warning_tells_what_an_auditor_traces_it_by(starter_graph: Graph, embedder: Embedder) -> None:
    report = verify(starter_graph, embedder, "Section 420 IPC punishes cheating.", on=ON)

    (note,) = report.warnings
    assert (note.provision, note.since, note.by) == ("ipc-1860/s420", date(2024, 7, 1), "bns-2023/s358")
    assert (note.savings, note.turns_on, note.repair) == (
        "bns-2023/s358(2)",
        "the day of the offence",
        ("bns-2023/s318(4)",),
    )
    assert note.statement in report.statements
    assert note.text in report.text
