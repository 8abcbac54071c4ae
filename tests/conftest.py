"""The test run's Neo4j: a real one, started once on a fresh home and free loopback ports, and what it holds."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
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
def pdf(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    """Writes a PDF of the given name whose pages hold the given lines; `pdf("lease.pdf", "page one", "page two")`."""

    def write(name: str, *pages: str) -> Path:
        file = tmp_path_factory.mktemp("pdf") / name
        file.write_bytes(pdf_bytes(pages))
        return file

    return write


def pdf_bytes(pages: tuple[str, ...]) -> bytes:
    """The smallest PDF with that text on its pages; a page without text is blank, as a scanned one is to a reader."""
    kids = " ".join(f"{4 + 2 * number} 0 R" for number in range(len(pages)))
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    for number, page in enumerate(pages):
        shown = "".join(f"({line.replace('(', '[').replace(')', ']')}) Tj T* " for line in page.splitlines())
        drawn = f"BT /F1 10 Tf 14 TL 40 800 Td {shown}ET"
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 842] /Contents {5 + 2 * number} 0 R "
            "/Resources << /Font << /F1 3 0 R >> >> >>"
        )
        objects.append(f"<< /Length {len(drawn)} >>\nstream\n{drawn}\nendstream")
    out = "%PDF-1.4\n"
    places = []
    for number, content in enumerate(objects, start=1):
        places.append(len(out))
        out += f"{number} 0 obj\n{content}\nendobj\n"
    table = "".join(f"{place:010d} 00000 n \n" for place in places)
    tail = f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{len(out)}\n%%EOF\n"
    return f"{out}xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}{tail}".encode("latin-1")


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
