"""A graph of another schema or another embedder is refused with the next step, never mixed."""

from __future__ import annotations

import pytest

from nyayagraph.errors import SchemaMismatch
from nyayagraph.graph import Graph
from nyayagraph.graph.schema import migrate, require_current, schema_status
from nyayagraph.inference.embedder import Embedder

pytestmark = pytest.mark.graph


def run(graph: Graph, query: str) -> None:
    with graph._driver.session() as session:
        session.run(query).consume()


def test_migrating_again_changes_nothing(scratch_graph: Graph, embedder: Embedder) -> None:
    assert migrate(scratch_graph, model_id=embedder.model_id, embedding_dim=embedder.embedding_dim) == 0
    assert schema_status(scratch_graph).standing == "current"


def test_vectors_of_two_embedders_never_mix(scratch_graph: Graph) -> None:
    with pytest.raises(SchemaMismatch, match="NYAYA_EMBEDDER"):
        migrate(scratch_graph, model_id="another-model", embedding_dim=384)
    with pytest.raises(SchemaMismatch, match="another-model"):
        require_current(scratch_graph, model_id="another-model", embedding_dim=384)


def test_a_newer_graph_is_refused(scratch_graph: Graph, embedder: Embedder) -> None:
    run(scratch_graph, "CREATE (:SchemaChange {number: 9999, name: 'later', sha256: 'x', applied_at: datetime()})")
    try:
        assert schema_status(scratch_graph).standing == "newer"
        with pytest.raises(SchemaMismatch, match="upgrade"):
            require_current(scratch_graph, model_id=embedder.model_id, embedding_dim=embedder.embedding_dim)
    finally:
        run(scratch_graph, "MATCH (c:SchemaChange {number: 9999}) DELETE c")


def test_an_older_graph_is_refused_until_it_is_migrated(scratch_graph: Graph, embedder: Embedder) -> None:
    run(scratch_graph, "MATCH (c:SchemaChange {number: 27}) DELETE c")

    with pytest.raises(SchemaMismatch, match="nyaya db migrate"):
        require_current(scratch_graph, model_id=embedder.model_id, embedding_dim=embedder.embedding_dim)
    assert migrate(scratch_graph, model_id=embedder.model_id, embedding_dim=embedder.embedding_dim) == 1
    require_current(scratch_graph, model_id=embedder.model_id, embedding_dim=embedder.embedding_dim)


def test_an_edited_change_is_found_out(scratch_graph: Graph) -> None:
    run(scratch_graph, "MATCH (c:SchemaChange {number: 1}) SET c.kept = c.sha256, c.sha256 = 'edited'")
    try:
        assert schema_status(scratch_graph).standing == "changed"
    finally:
        run(scratch_graph, "MATCH (c:SchemaChange {number: 1}) SET c.sha256 = c.kept REMOVE c.kept")
