"""The gateway translates every failure, keeps transactions whole, and never takes an outage for absence."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from neo4j import exceptions

from nyayagraph.cypher.ingest import JudgmentsByCitation, StartRun
from nyayagraph.cypher.state import NodeCounts, StoredEmbedder
from nyayagraph.errors import (
    ConfigError,
    CypherContractError,
    GraphError,
    GraphUnavailable,
    NotFound,
    NyayaGraphError,
)
from nyayagraph.graph import Graph
from nyayagraph.graph.failures import translate
from nyayagraph.server import RunningServer

DRIVER_ERRORS = [
    member
    for _, member in inspect.getmembers(exceptions, inspect.isclass)
    if issubclass(member, (exceptions.Neo4jError, exceptions.DriverError))
]


@pytest.mark.parametrize("kind", DRIVER_ERRORS, ids=lambda kind: kind.__name__)
def test_every_error_of_the_driver_has_a_translation(kind: type[Exception]) -> None:
    error: Any = kind.__new__(kind)
    Exception.__init__(error, "some words")

    translated = translate(error, statement="state/node_counts")

    assert isinstance(translated, NyayaGraphError)
    assert isinstance(translated, (GraphError, ConfigError))


@pytest.mark.parametrize("kind", [exceptions.ServiceUnavailable, exceptions.SessionExpired, exceptions.TransientError])
def test_an_outage_is_unavailable_and_never_not_found(kind: type[Exception]) -> None:
    error: Any = kind.__new__(kind)
    Exception.__init__(error, "gone")

    translated = translate(error, statement="state/node_counts")

    assert isinstance(translated, GraphUnavailable)
    assert not isinstance(translated, NotFound)


@pytest.mark.parametrize("code", ["TransactionTimedOut", "TransactionTimedOutClientConfiguration"])
def test_a_statement_that_took_too_long_is_unavailable_and_says_which_setting(code: str) -> None:
    error = exceptions.ClientError("slow")
    error._neo4j_code = f"Neo.ClientError.Transaction.{code}"

    translated = translate(error, statement="state/node_counts")

    assert isinstance(translated, GraphUnavailable)
    assert "NYAYA_STATEMENT_TIMEOUT_S" in str(translated)


def test_an_address_where_nothing_listens_is_unavailable_and_says_what_to_do() -> None:
    with pytest.raises(GraphUnavailable, match="nyaya db up"):
        Graph.connect("bolt://127.0.0.1:9", "neo4j", "password")


@pytest.mark.parametrize("uri", ["http://127.0.0.1:7474", "127.0.0.1:7687", ""])
def test_an_address_that_is_none_is_wrong_configuration(uri: str) -> None:
    with pytest.raises(ConfigError, match="bolt://"):
        Graph.connect(uri, "neo4j", "password")


@pytest.mark.graph
def test_a_wrong_password_is_wrong_configuration_and_is_not_repeated(starter_server: RunningServer) -> None:
    with pytest.raises(ConfigError, match="NYAYA_NEO4J_PASSWORD") as caught:
        Graph.connect(starter_server.bolt_uri, "neo4j", "not-the-password")

    assert "not-the-password" not in str(caught.value)


@pytest.mark.graph
def test_a_closed_connection_is_unavailable(starter_server: RunningServer) -> None:
    graph = Graph.connect(starter_server.bolt_uri, starter_server.user, starter_server.password)
    graph.close()

    with pytest.raises(GraphUnavailable):
        graph.fetch(NodeCounts())


@pytest.mark.graph
def test_a_read_is_refused_as_a_write_and_a_write_as_a_read(starter_graph: Graph) -> None:
    with pytest.raises(CypherContractError):
        starter_graph.write(NodeCounts())
    with pytest.raises(CypherContractError):
        starter_graph.fetch(StartRun(run_id="x", kind="x", source="x"))


@pytest.mark.graph
def test_one_row_that_is_not_there_is_not_found(scratch_graph: Graph) -> None:
    assert scratch_graph.fetch_one(StoredEmbedder()).embedding_dim > 0
    with pytest.raises(NotFound):
        scratch_graph.fetch_one(JudgmentsByCitation(citation_keys=("AIR 1950 SC 1",)))


@pytest.mark.graph
def test_writes_together_are_all_in_the_graph_or_none(scratch_graph: Graph) -> None:
    class Broken(StartRun):
        def parameters(self) -> dict[str, Any]:
            return {"run_id": None, "kind": "x", "source": "x"}

    with pytest.raises(GraphError):
        scratch_graph.write_all([StartRun(run_id="a", kind="x", source="x"), Broken(run_id="b", kind="x", source="x")])

    assert "IngestRun" not in {row.label for row in scratch_graph.fetch(NodeCounts())}


@pytest.mark.graph
def test_the_trace_names_statement_parameters_and_rows(starter_graph: Graph) -> None:
    seen: list[Any] = []
    starter_graph.trace = seen.append

    starter_graph.fetch(NodeCounts())
    starter_graph.trace = None

    assert [(trace.name, trace.rows > 0) for trace in seen] == [("state/node_counts", True)]
    assert seen[0].text.startswith("// state/node_counts")
