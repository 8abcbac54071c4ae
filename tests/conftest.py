"""The test run's Neo4j: a real one, started once on a fresh home and free loopback ports, and what it holds."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from nyayagraph.graph import Graph
from nyayagraph.graph.schema import migrate
from nyayagraph.inference.embedder import Embedder, load_embedder
from nyayagraph.ingest.starter import ingest_starter
from nyayagraph.server import RunningServer, ServerHome, down, up

SHARED = Path(os.environ.get("NYAYA_DATA", Path(__file__).resolve().parents[2] / "shared" / "data"))


@pytest.fixture(scope="session")
def data() -> Path:
    """The shared corpora; a test that needs them says so where they are absent."""
    if not SHARED.is_dir():
        pytest.skip(f"the corpora are not at {SHARED}; set NYAYA_DATA")
    return SHARED


@pytest.fixture(scope="session")
def embedder() -> Embedder:
    """The packaged embedder."""
    return load_embedder()


@pytest.fixture(scope="session")
def starter_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that holds the starter graph; tests leave it as found."""
    home = ServerHome.at(tmp_path_factory.mktemp("starter-home"))
    yield up(home, heap_mb=768, pagecache_mb=128)
    down(home)


@pytest.fixture(scope="session")
def starter_graph(starter_server: RunningServer, embedder: Embedder) -> Iterator[Graph]:
    """The starter graph, loaded once; for reading, and for writes that a test undoes."""
    with _connect(starter_server) as graph:
        migrate(graph, model_id=embedder.model_id, embedding_dim=embedder.embedding_dim)
        ingest_starter(graph, embedder)
        yield graph


@pytest.fixture(scope="session")
def scratch_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A second server, for tests that load and delete as they like."""
    home = ServerHome.at(tmp_path_factory.mktemp("scratch-home"))
    yield up(home, heap_mb=768, pagecache_mb=128)
    down(home)


@pytest.fixture
def scratch_graph(scratch_server: RunningServer, embedder: Embedder) -> Iterator[Graph]:
    """An empty graph with the schema in place."""
    with _connect(scratch_server) as graph:
        migrate(graph, model_id=embedder.model_id, embedding_dim=embedder.embedding_dim)
        empty(graph)
        yield graph


def _connect(server: RunningServer) -> Graph:
    return Graph.connect(server.bolt_uri, server.user, server.password)


def empty(graph: Graph) -> None:
    """Nothing; every node but the schema's own is gone. Test code may speak to the driver directly."""
    with graph._driver.session() as session:
        session.run(
            "MATCH (n) WHERE NOT n:SchemaChange AND NOT (n:GraphState AND n.name = 'embedder') "
            "CALL (n) { DETACH DELETE n } IN TRANSACTIONS OF 2000 ROWS"
        ).consume()
