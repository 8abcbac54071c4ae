"""The gateway: typed statements in, typed rows out. Nothing else in the package sees the driver."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, Self, TypeVar, cast
from urllib.parse import urlsplit

import neo4j
from neo4j import exceptions
from pydantic import BaseModel, ConfigDict

from nyayagraph.cypher.statement import Row, Statement
from nyayagraph.errors import ConfigError, CypherContractError, GraphUnavailable, NotFound
from nyayagraph.graph.failures import translate

logger = logging.getLogger(__name__)

RowT = TypeVar("RowT", bound=Row)
_DRIVER_ERRORS = (exceptions.Neo4jError, exceptions.DriverError)
_SCHEMES = {"bolt", "bolt+s", "bolt+ssc", "neo4j", "neo4j+s", "neo4j+ssc"}


class TracedStatement(BaseModel):
    """One statement as it ran: enough to paste it into Browser."""

    model_config = ConfigDict(frozen=True)

    name: str
    text: str
    parameters: dict[str, Any]
    rows: int
    ms: float


class WriteCounts(BaseModel):
    """What a write changed; all zero means that the graph was left as it was."""

    model_config = ConfigDict(frozen=True)

    nodes_created: int = 0
    nodes_deleted: int = 0
    relationships_created: int = 0
    relationships_deleted: int = 0
    properties_set: int = 0

    def __add__(self, other: WriteCounts) -> WriteCounts:
        return WriteCounts(**{name: getattr(self, name) + getattr(other, name) for name in WriteCounts.model_fields})

    def is_empty(self) -> bool:
        """True where nothing was written."""
        return self == WriteCounts()


class Graph:
    """An open connection to one Neo4j database; a context manager."""

    def __init__(self, driver: neo4j.Driver, *, database: str, timeout_s: float) -> None:
        self._driver = driver
        self._database = database
        self._timeout_s = timeout_s
        self.trace: Callable[[TracedStatement], None] | None = None

    @classmethod
    def connect(
        cls, uri: str, user: str, password: str, *, database: str = "neo4j", timeout_s: float = 60.0, warn: bool = False
    ) -> Self:
        """An open graph; the connection is tried once, so that a wrong address fails here.

        `timeout_s` bounds each statement. `warn` turns the server's notifications into Python warnings (for tests).
        """
        if urlsplit(uri).scheme not in _SCHEMES:
            raise ConfigError(f"NYAYA_NEO4J_URI is {uri!r}; expected e.g. bolt://127.0.0.1:7687 or neo4j+s://host")
        options: dict[str, Any] = (
            {"warn_notification_severity": neo4j.NotificationMinimumSeverity.INFORMATION}
            if warn
            else {"notifications_min_severity": neo4j.NotificationMinimumSeverity.OFF}
        )
        try:
            driver = neo4j.GraphDatabase.driver(
                uri,
                auth=(user, password),
                telemetry_disabled=True,
                connection_acquisition_timeout=10.0,
                connection_timeout=5.0,
                max_transaction_retry_time=5.0,
                user_agent="nyayagraph",
                **options,
            )
        except (*_DRIVER_ERRORS, ValueError) as exc:
            raise ConfigError(f"cannot use the graph address {uri!r}: {exc}") from exc
        try:
            driver.verify_connectivity()
        except _DRIVER_ERRORS as exc:
            driver.close()
            raise translate(exc, statement="") from exc
        except OSError as exc:
            driver.close()
            raise GraphUnavailable(f"the graph at {uri} cannot be reached: {exc}") from exc
        return cls(driver, database=database, timeout_s=timeout_s)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """The connection's end; safe to call twice."""
        self._driver.close()

    def fetch(self, statement: Statement[RowT]) -> list[RowT]:
        """Rows of a read, typed."""
        if statement.cypher_header().mode != "read":
            raise CypherContractError(f"{statement.cypher_name()} is no read; use write()")
        records, _ = self._run([statement], write=False)
        if statement.row is None:
            raise CypherContractError(f"{statement.cypher_name()} has no row type")
        row = cast("type[RowT]", statement.row)
        return [row.model_validate(record) for record in records[0]]

    def fetch_one(self, statement: Statement[RowT]) -> RowT:
        """The one row of a read; raises `NotFound` where there is none."""
        rows = self.fetch(statement)
        if not rows:
            raise NotFound(f"{statement.cypher_name()} found nothing", statement=statement.cypher_name())
        return rows[0]

    def write(self, statement: Statement[Any]) -> WriteCounts:
        """What one write changed."""
        return self.write_all([statement])

    def write_all(self, statements: Sequence[Statement[Any]]) -> WriteCounts:
        """What several writes changed together; all of them are in the graph or none is."""
        for statement in statements:
            if statement.cypher_header().mode != "write":
                raise CypherContractError(f"{statement.cypher_name()} is no write")
        _, counts = self._run(statements, write=True)
        return counts

    def change_schema(self, statement: Statement[Any]) -> None:
        """A schema statement, alone in its transaction."""
        if statement.cypher_header().mode != "schema":
            raise CypherContractError(f"{statement.cypher_name()} is no schema change")
        self._run([statement], write=True)

    def explain(self, statement: Statement[Any]) -> None:
        """The server's opinion of a statement without running it; raises where it does not compile."""
        try:
            with self._driver.session(database=self._database) as session:
                session.run(f"EXPLAIN {statement.cypher_text()}", statement.parameters()).consume()
        except _DRIVER_ERRORS as exc:
            raise translate(exc, statement=statement.cypher_name()) from exc

    def _run(
        self, statements: Sequence[Statement[Any]], *, write: bool
    ) -> tuple[list[list[dict[str, Any]]], WriteCounts]:
        names = ",".join(statement.cypher_name() for statement in statements)

        @neo4j.unit_of_work(metadata={"statement": names, "app": "nyayagraph"}, timeout=self._timeout_s)
        def work(tx: neo4j.ManagedTransaction) -> tuple[list[list[dict[str, Any]]], WriteCounts]:
            total = WriteCounts()
            found: list[list[dict[str, Any]]] = []
            for statement in statements:
                records, counts = self._one(tx, statement)
                found.append(records)
                total += counts
            return found, total

        try:
            with self._driver.session(database=self._database) as session:
                return session.execute_write(work) if write else session.execute_read(work)
        except _DRIVER_ERRORS as exc:
            raise translate(exc, statement=names) from exc
        except OSError as exc:
            raise GraphUnavailable(f"the connection broke while running {names}: {exc}", statement=names) from exc

    def _one(self, tx: neo4j.ManagedTransaction, statement: Statement[Any]) -> tuple[list[dict[str, Any]], WriteCounts]:
        started = time.perf_counter()
        parameters = statement.parameters()
        result = tx.run(statement.cypher_text(), parameters)
        records = [dict(record) for record in result]
        changed = result.consume().counters
        ms = (time.perf_counter() - started) * 1000
        logger.debug(
            "statement ran", extra={"statement": statement.cypher_name(), "rows": len(records), "ms": round(ms, 1)}
        )
        if self.trace:
            self.trace(
                TracedStatement(
                    name=statement.cypher_name(),
                    text=statement.cypher_text(),
                    parameters=parameters,
                    rows=len(records),
                    ms=ms,
                )
            )
        counts = WriteCounts(**{name: getattr(changed, name) for name in WriteCounts.model_fields})
        return records, counts
