"""What the graph knows of itself: schema version, embedder, counts."""

from __future__ import annotations

from datetime import datetime

from nyayagraph.cypher.statement import Row, Statement


class SchemaChangeRow(Row):
    """A schema change that has run."""

    number: int
    name: str
    sha256: str
    applied_at: datetime


class SchemaChanges(Statement[SchemaChangeRow]):
    """Schema changes that this graph has had, in order."""

    file = "state/schema_changes.cypher"
    row = SchemaChangeRow


class MergeSchemaChange(Statement[Row]):
    """Record that a schema change has run."""

    file = "state/merge_schema_change.cypher"

    number: int
    change_name: str
    sha256: str


class EmbedderRow(Row):
    """Identity of the vectors that a graph holds."""

    model_id: str
    embedding_dim: int


class StoredEmbedder(Statement[EmbedderRow]):
    """The embedder whose vectors this graph holds; no row in a graph without one."""

    file = "state/embedder.cypher"
    row = EmbedderRow


class MergeEmbedder(Statement[Row]):
    """Record which embedder's vectors this graph holds; the first word stays."""

    file = "state/merge_embedder.cypher"

    model_id: str
    embedding_dim: int


class NodeCount(Row):
    """Nodes of one label."""

    label: str
    nodes: int


class NodeCounts(Statement[NodeCount]):
    """How many nodes each label has."""

    file = "state/node_counts.cypher"
    row = NodeCount


class RelationshipCount(Row):
    """Relationships of one type."""

    type: str
    relationships: int


class RelationshipCounts(Statement[RelationshipCount]):
    """How many relationships each type has."""

    file = "state/relationship_counts.cypher"
    row = RelationshipCount


class IndexState(Row):
    """One index and how far it is populated."""

    name: str
    type: str
    state: str
    population_percent: float


class IndexStates(Statement[IndexState]):
    """State of every index; population is complete at 100 percent."""

    file = "state/index_states.cypher"
    row = IndexState
