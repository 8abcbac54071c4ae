"""The schema's life in a graph: which changes it has had, applying the rest, refusing what does not fit."""

from __future__ import annotations

import hashlib
import time
from typing import Literal

from pydantic import BaseModel, ConfigDict

from nyayagraph.cypher.schema import SchemaStatement, schema_changes
from nyayagraph.cypher.state import IndexStates, MergeEmbedder, MergeSchemaChange, SchemaChanges, StoredEmbedder
from nyayagraph.errors import GraphUnavailable, SchemaMismatch
from nyayagraph.graph.gateway import Graph

SchemaStanding = Literal["empty", "current", "older", "newer", "changed"]


class SchemaStatus(BaseModel):
    """Where a graph's schema stands against this program's."""

    model_config = ConfigDict(frozen=True)

    standing: SchemaStanding
    applied: int
    expected: int
    embedder: str | None
    embedding_dim: int | None
    next_step: str | None


_NEXT: dict[str, str | None] = {
    "empty": "run `nyaya db migrate`, or load something with `nyaya ingest`",
    "current": None,
    "older": "run `nyaya db migrate` to apply the missing changes",
    "newer": "this graph was made by a newer nyayagraph: upgrade the program",
    "changed": "a schema change was edited after release: load the graph's sources into a fresh home",
}


def schema_status(graph: Graph) -> SchemaStatus:
    """The graph's schema and embedder; reads only."""
    applied = {row.number: row.sha256 for row in graph.fetch(SchemaChanges())}
    expected = {change.number(): _digest(change) for change in schema_changes(embedding_dim=1)}
    stored = graph.fetch(StoredEmbedder())
    standing = _standing(applied, expected)
    return SchemaStatus(
        standing=standing,
        applied=len(applied),
        expected=len(expected),
        embedder=stored[0].model_id if stored else None,
        embedding_dim=stored[0].embedding_dim if stored else None,
        next_step=_NEXT[standing],
    )


def migrate(graph: Graph, *, model_id: str, embedding_dim: int) -> int:
    """How many schema changes were applied now; the graph holds vectors of `model_id` from here on.

    Raises `SchemaMismatch` where the graph is newer, was changed, or holds another embedder's vectors.
    """
    status = schema_status(graph)
    if status.standing in ("newer", "changed"):
        raise SchemaMismatch(f"the graph's schema is {status.standing}; {status.next_step}")
    _refuse_other_embedder(status, model_id=model_id, embedding_dim=embedding_dim)
    applied = {row.number for row in graph.fetch(SchemaChanges())}
    missing = [change for change in schema_changes(embedding_dim=embedding_dim) if change.number() not in applied]
    for change in missing:
        graph.change_schema(change)
        graph.write(MergeSchemaChange(number=change.number(), change_name=change.cypher_name(), sha256=_digest(change)))
    if status.embedder is None:
        graph.write(MergeEmbedder(model_id=model_id, embedding_dim=embedding_dim))
    if missing:
        await_indexes(graph)
    return len(missing)


def require_current(graph: Graph, *, model_id: str, embedding_dim: int) -> None:
    """Nothing; raises `SchemaMismatch` unless schema and embedder are this program's."""
    status = schema_status(graph)
    if status.standing != "current":
        raise SchemaMismatch(f"the graph's schema is {status.standing}; {status.next_step}")
    _refuse_other_embedder(status, model_id=model_id, embedding_dim=embedding_dim)


def await_indexes(graph: Graph, *, timeout_s: float = 600.0) -> None:
    """Nothing, once every index is online; raises `GraphUnavailable` after `timeout_s`."""
    deadline = time.monotonic() + timeout_s
    while True:
        waiting = [row for row in graph.fetch(IndexStates()) if row.state != "ONLINE"]
        failed = [row.name for row in waiting if row.state == "FAILED"]
        if failed:
            raise SchemaMismatch(f"indexes {', '.join(failed)} failed; run `nyaya db wipe` and load again")
        if not waiting:
            return
        if time.monotonic() > deadline:
            raise GraphUnavailable(
                f"indexes still populating: {', '.join(row.name for row in waiting)}; try again later"
            )
        time.sleep(0.1)


def _refuse_other_embedder(status: SchemaStatus, *, model_id: str, embedding_dim: int) -> None:
    if status.embedder is None or (status.embedder, status.embedding_dim) == (model_id, embedding_dim):
        return
    raise SchemaMismatch(
        f"this graph holds vectors of {status.embedder} ({status.embedding_dim} numbers), not of {model_id} "
        f"({embedding_dim}); choose that embedder with NYAYA_EMBEDDER, or load into another home (NYAYA_HOME)"
    )


def _standing(applied: dict[int, str], expected: dict[int, str]) -> SchemaStanding:
    if not applied:
        return "empty"
    if set(applied) - set(expected):
        return "newer"
    if any(expected[number] != digest for number, digest in applied.items()):
        return "changed"
    return "current" if len(applied) == len(expected) else "older"


def _digest(change: SchemaStatement) -> str:
    return hashlib.sha256(change.cypher_text().encode()).hexdigest()
