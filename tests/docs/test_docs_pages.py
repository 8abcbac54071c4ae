"""Pages say what the program says: every block that can be run is run, on the starter graph, and compared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from neo4j import Driver

from docs.generate import forget_trail, open_driver, rows_of, settings_of
from docs.transcripts import PAGES, ROOT, Runner, blocks
from nyayagraph.cypher.catalogue import statements
from nyayagraph.graph import Graph
from nyayagraph.ingest.judgments import ingest_judgments
from nyayagraph.server import RunningServer

pytestmark = pytest.mark.graph
SEED = Path(__file__).resolve().parents[1] / "data" / "seed_judgments.jsonl"
GRAPH_PAGE = (ROOT / "docs" / "graph.md").read_text(encoding="utf-8")


@pytest.fixture
def driver(starter_server: RunningServer, starter_graph: Graph) -> Iterator[Driver]:  # noqa: ARG001 - loads it
    """A plain connection to the starter graph, with an empty trail before and after."""
    with open_driver(starter_server) as opened:
        forget_trail(opened)
        yield opened
        forget_trail(opened)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_shows_what_its_commands_print(page: str, starter_server: RunningServer, driver: Driver) -> None:
    """`make docs` writes the page again."""
    text = (ROOT / page).read_text(encoding="utf-8")

    made = Runner(settings_of(starter_server), lambda statement: rows_of(driver, statement)).page(text)

    assert text.splitlines() == made.splitlines()


@pytest.mark.parametrize("page", PAGES)
def test_every_statement_on_a_page_returns_rows(page: str, driver: Driver) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")

    empty = [statement for statement in blocks(text, "cypher") if not rows_of(driver, statement)]

    assert empty == []


def test_the_graph_page_names_all_that_the_starter_graph_holds(driver: Driver) -> None:
    assert _unnamed(driver) == set()


def test_the_graph_page_names_all_that_loaded_judgments_add(scratch_graph: Graph) -> None:
    ingest_judgments(scratch_graph, [SEED], workers=0)

    assert _unnamed(scratch_graph._driver) == set()


def _unnamed(driver: Driver) -> set[str]:
    """Labels, patterns and properties of a graph that docs/graph.md does not name."""
    labels, patterns = named_labels(), named_patterns()
    nodes = driver.execute_query("MATCH (n) UNWIND labels(n) AS label UNWIND keys(n) AS key RETURN DISTINCT label, key")
    links = driver.execute_query(
        "MATCH (a)-[r]->(b) WITH DISTINCT labels(a)[0] AS a, type(r) AS type, labels(b)[0] AS b, keys(r) AS keys "
        "UNWIND CASE WHEN size(keys) = 0 THEN [''] ELSE keys END AS key RETURN DISTINCT a, type, b, key"
    )
    missing = {
        f"{label}.{key}"
        for label, key in (record.values() for record in nodes.records)
        if key not in labels.get(label, set())
    }
    for start, kind, end, key in (record.values() for record in links.records):
        known = patterns.get(f"(:{start})-[:{kind}]->(:{end})")
        if known is None or (key and key not in known):
            missing.add(f"(:{start})-[:{kind}]->(:{end}) {key}".strip())
    return missing


def named_labels() -> dict[str, set[str]]:
    """Properties that the page names for each label; a table with a column `on` says for which of its labels."""
    found: dict[str, set[str]] = {}
    for heading, body in re.findall(r"^### (.+?)\n(.*?)(?=^##|\Z)", GRAPH_PAGE, re.MULTILINE | re.DOTALL):
        labels = heading.split(", ")
        for line in body.splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            on = cells[1].split(", ") if len(labels) > 1 and len(cells) > 1 else labels
            for label in on:
                found.setdefault(label, set()).update(re.findall(r"`(\w+)`", cells[0]))
    return found


def named_patterns() -> dict[str, set[str]]:
    """Properties that the page names for each relationship pattern; `the same` repeats the line before."""
    found: dict[str, set[str]] = {}
    before: set[str] = set()
    for pattern, properties in re.findall(
        r"^\| `(\(:\w+\)-\[:\w+\]->\(:\w+\))` \| ([^|]*)\|", GRAPH_PAGE, re.MULTILINE
    ):
        before = before if "the same" in properties else set(re.findall(r"`(\w+)`", properties))
        found[pattern] = before
    return found


def test_the_graph_page_names_nothing_that_no_statement_writes() -> None:
    texts = "\n".join(statement.cypher_text() for statement in statements())

    labels = {label for label in named_labels() if label[:1].isupper() and f":{label}" not in texts}

    assert labels == set()
