"""Statements that draw: each row is a path, for Neo4j Browser."""

from __future__ import annotations

from typing import Any

from pydantic import PositiveInt

from nyayagraph.cypher.statement import Row, Statement


class PathRow(Row):
    """A path as its nodes and relationships."""

    path: Any


class SectionLineage(Statement[PathRow]):
    """The life of a provision as a drawing: its texts, what it came of and became, what struck at it."""

    file = "views/section_lineage.cypher"
    row = PathRow

    section_id: str
    limit: PositiveInt = 200
