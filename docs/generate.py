"""`python -m docs.generate`: writes the generated parts of the documentation again, from the code and a starter graph.

Starts a Neo4j of its own in a home of its own; `--home` keeps that home, so that the next time is quick.
`--reference` writes only what needs no graph.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from neo4j import Driver, GraphDatabase, NotificationMinimumSeverity

from docs.reference_pages import reference_pages
from docs.schema import mermaid, svg, written_schema
from docs.transcripts import PAGES, ROOT, Runner
from nyayagraph.graph import Graph
from nyayagraph.graph.schema import migrate
from nyayagraph.inference.embedder import load_embedder
from nyayagraph.ingest.starter import ingest_starter
from nyayagraph.server import RunningServer, ServerHome, down, up

_HEAP_MB, _PAGECACHE_MB = 768, 128
_MERMAID = re.compile(r"^```mermaid\n.*?^```$", re.MULTILINE | re.DOTALL)


def made_files() -> dict[str, str]:
    """Files that are made from the code alone, by their path: reference pages and the picture of the schema."""
    return {**reference_pages(), "docs/schema.svg": svg(written_schema())}


def with_mermaid(page: str) -> str:
    """A page with its Mermaid block as the statements state the schema now."""
    return _MERMAID.sub(lambda _: mermaid(written_schema()), page)


def forget_trail(driver: Driver) -> None:
    """An empty audit trail, so that the examples always are the first answers in it."""
    driver.execute_query("MATCH (kept:Answer|Claim|Verdict|Warning) DETACH DELETE kept")
    driver.execute_query("MATCH (trail:GraphState {name: 'trail'}) DELETE trail")


def settings_of(server: RunningServer) -> dict[str, str]:
    """Environment in which `nyaya` uses that server."""
    return {
        "NYAYA_NEO4J_URI": server.bolt_uri,
        "NYAYA_NEO4J_USER": server.user,
        "NYAYA_NEO4J_PASSWORD": server.password,
    }


def open_driver(server: RunningServer) -> Driver:
    """A plain connection, for statements of pages; a type that a small graph does not hold is not remarked on."""
    return GraphDatabase.driver(
        server.bolt_uri,
        auth=(server.user, server.password),
        notifications_min_severity=NotificationMinimumSeverity.OFF,
    )


def rows_of(driver: Driver, statement: str) -> list[dict[str, Any]]:
    """Rows of a statement that a page shows, in the order of its columns."""
    records, _, keys = driver.execute_query(statement)
    return [{key: record[key] for key in keys} for record in records]


@contextmanager
def _starter_server(home: Path) -> Iterator[RunningServer]:
    server_home = ServerHome.at(home)
    server = up(server_home, heap_mb=_HEAP_MB, pagecache_mb=_PAGECACHE_MB)
    try:
        embedder = load_embedder()
        with Graph.connect(server.bolt_uri, server.user, server.password) as graph:
            migrate(graph, model_id=embedder.model_id, embedding_dim=embedder.embedding_dim)
            ingest_starter(graph, embedder)
        yield server
    finally:
        down(server_home)


def _write(path: str, text: str) -> None:
    file = ROOT / path
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")
        sys.stderr.write(f"{path} written\n")


def _write_pages(home: Path, pages: list[str]) -> None:
    with _starter_server(home) as server, open_driver(server) as driver:
        for page in pages:
            forget_trail(driver)
            runner = Runner(settings_of(server), lambda statement: rows_of(driver, statement))
            _write(page, runner.page((ROOT / page).read_text(encoding="utf-8")))
        forget_trail(driver)


def main() -> None:
    """The generated parts, written where they differ."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--reference", action="store_true", help="only what needs no graph")
    options.add_argument("--home", type=Path, help="home of the server, kept")
    options.add_argument("pages", nargs="*", help="pages to run; all of them where none is named")
    asked = options.parse_args()
    for path, text in made_files().items():
        _write(path, text)
    _write("docs/graph.md", with_mermaid((ROOT / "docs/graph.md").read_text(encoding="utf-8")))
    if asked.reference:
        return
    with tempfile.TemporaryDirectory(prefix="nyaya-docs-") as folder:
        _write_pages(asked.home or Path(folder), asked.pages or list(PAGES))


if __name__ == "__main__":
    main()
