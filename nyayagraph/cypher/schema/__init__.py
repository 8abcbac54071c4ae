"""The numbered changes that make the graph's schema; applied once, in order, never edited after release."""

from __future__ import annotations

from importlib import resources
from typing import Any

from nyayagraph.cypher.statement import Row, Statement


class SchemaStatement(Statement[Row]):
    """A schema change; every change is offered the length of the vectors, one uses it."""

    def number(self) -> int:
        """Place of the change in the order, from 1."""
        return int(self.cypher_name().rpartition("/")[2].split("_")[0])


class ChunkEmbeddingVector(SchemaStatement):
    """Vector index of passages with the properties that a search may filter on."""

    file = "schema/0025_chunk_embedding_vector.cypher"

    embedding_dim: int


def _plain(file: str) -> type[SchemaStatement]:
    """The class of a change that takes no parameter."""
    name = "".join(part.title() for part in file.removesuffix(".cypher").split("_")[1:])
    body: dict[str, Any] = {"file": f"schema/{file}", "__doc__": f"Schema change {file}.", "__module__": __name__}
    return type(name, (SchemaStatement,), body)


_PLAIN = tuple(
    _plain(entry.name)
    for entry in sorted(resources.files(__name__).iterdir(), key=lambda entry: entry.name)
    if entry.name.endswith(".cypher") and f"schema/{entry.name}" != ChunkEmbeddingVector.file
)


def schema_changes(*, embedding_dim: int) -> tuple[SchemaStatement, ...]:
    """All changes in their order, ready to run, for vectors of `embedding_dim` numbers."""
    changes = [change() for change in _PLAIN] + [ChunkEmbeddingVector(embedding_dim=embedding_dim)]
    return tuple(sorted(changes, key=lambda change: change.number()))
