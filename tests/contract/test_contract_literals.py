"""Parameters as they are printed for Browser: the server reads back what was meant."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

import neo4j
import pytest

from nyayagraph.cypher.literals import literal
from nyayagraph.server import RunningServer

VALUES: list[Any] = [
    None,
    True,
    10_000,
    -0.5,
    'a "quoted" \\ name\nin two lines, é ₹ \u2028',
    "'; MATCH (n) DETACH DELETE n //",
    [],
    [1, [2.5, "x"], None],
    {"plain": 1, "with space": {"`tick`": ["a"]}},
]


@pytest.mark.graph
@pytest.mark.parametrize("value", VALUES, ids=[json.dumps(value)[:40] for value in VALUES])
def test_the_server_reads_a_printed_value_as_it_was(starter_server: RunningServer, value: Any) -> None:
    with neo4j.GraphDatabase.driver(
        starter_server.bolt_uri, auth=(starter_server.user, starter_server.password), telemetry_disabled=True
    ) as driver:
        records, _, _ = driver.execute_query(f"RETURN {literal(value)} AS value")  # type: ignore[arg-type]

    read = records[0]["value"]
    assert read == value
    assert type(read) is type(value)


def test_a_day_is_printed_as_a_day_and_bytes_as_nothing() -> None:
    assert literal({"on": date(2024, 7, 1), "vectors": b"\x00"}) == '{on: date("2024-07-01"), vectors: null}'
