"""What commands that read or write the graph share: settings, the open graph, the embedder, progress."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Annotated, Any

import typer

from nyayagraph.cypher.literals import literal
from nyayagraph.errors import GraphUnavailable, ServerError
from nyayagraph.graph import Graph, TracedStatement
from nyayagraph.graph.schema import migrate, require_current
from nyayagraph.inference.embedder import Embedder, load_embedder
from nyayagraph.server import Progress, RunningServer, ServerHome, up
from nyayagraph.settings import Settings

_QUIET_S = 1.0

CypherOption = Annotated[
    bool, typer.Option("--cypher", help="Print the statements that ran, ready for Browser, on stderr.")
]


@dataclass
class Invocation:
    """One call of the program: its settings, and what it opened on the way."""

    settings: Settings
    traced: list[TracedStatement] = field(default_factory=list)
    _embedder: Embedder | None = None

    def embedder(self) -> Embedder:
        """The embedder of the settings, loaded once."""
        if self._embedder is None:
            self._embedder = load_embedder(self.settings.embedder)
        return self._embedder

    def server_home(self) -> ServerHome:
        """Home of the embedded server."""
        return ServerHome.at(self.settings.home)

    def start_server(self) -> RunningServer:
        """The embedded server, started where it was not running; progress goes to stderr."""
        report = ProgressLine()
        try:
            return up(
                self.server_home(),
                heap_mb=self.settings.heap_mb,
                pagecache_mb=self.settings.pagecache_mb,
                on_progress=report.server,
            )
        finally:
            report.end()

    @contextmanager
    def graph(self, *, to_load: bool = False, show_cypher: bool = False, any_schema: bool = False) -> Iterator[Graph]:
        """The graph that the settings name, else the embedded one, started where necessary.

        To load, the schema is brought up to date; to read, it must be. `any_schema` checks nothing.
        """
        with self._connect() as graph:
            if show_cypher:
                graph.trace = self.traced.append
            if not any_schema:
                embedder = self.embedder()
                prepare = migrate if to_load else require_current
                prepare(graph, model_id=embedder.model_id, embedding_dim=embedder.embedding_dim)
                self.traced.clear()
            try:
                yield graph
            finally:
                if show_cypher:
                    print_statements(self.traced)

    def _connect(self) -> Graph:
        timeout_s = self.settings.statement_timeout_s
        if self.settings.neo4j_uri:
            secret = self.settings.neo4j_password
            return Graph.connect(
                self.settings.neo4j_uri,
                self.settings.neo4j_user,
                secret.get_secret_value() if secret else "",
                database=self.settings.neo4j_database,
                timeout_s=timeout_s,
            )
        try:
            server = self.start_server()
        except ServerError as exc:
            raise GraphUnavailable(str(exc)) from exc
        return Graph.connect(
            server.bolt_uri, server.user, server.password, database=server.database, timeout_s=timeout_s
        )


def invocation(ctx: typer.Context) -> Invocation:
    """The call that `ctx` belongs to, made of the settings that `cli` read."""
    found = ctx.find_object(Invocation)
    if found is None:
        settings = ctx.find_object(Settings)
        assert settings is not None, "cli reads the settings before any command runs"  # noqa: S101
        found = ctx.obj = Invocation(settings)
    return found


class ProgressLine:
    """Progress on stderr: one line that rewrites itself on a terminal, a line now and then elsewhere."""

    def __init__(self) -> None:
        self._started = time.monotonic()
        self._last = 0.0
        self._shown = False

    def server(self, progress: Progress) -> None:
        """Progress of the embedded server's preparation."""
        done = f" {progress.done}/{progress.total}" if progress.total > 1 else ""
        self.count(progress.done, f"{progress.step}{done}")

    def count(self, _done: int, text: str) -> None:
        """`text`, where the work has taken longer than a second and the last line is old enough."""
        now = time.monotonic()
        terminal = sys.stderr.isatty()
        if now - self._started < _QUIET_S or now - self._last < (0.1 if terminal else 5.0):
            return
        self._last = now
        self._shown = True
        typer.echo(f"\r\033[K{text}" if terminal else text, err=True, nl=not terminal)

    def end(self) -> None:
        """The line's end."""
        if self._shown and sys.stderr.isatty():
            typer.echo("\r\033[K", err=True, nl=False)


def print_statements(traced: list[TracedStatement]) -> None:
    """Statements and parameters on stderr, in a form that Browser and cypher-shell take as it is."""
    for statement in traced:
        typer.echo(f"\n// {statement.name}: {statement.rows} rows in {statement.ms:.1f} ms", err=True)
        typer.echo(f"{parameter_lines(statement.parameters)}{statement.text.strip()};", err=True)


def parameter_lines(parameters: Mapping[str, Any]) -> str:
    """A line for each parameter, as Browser and cypher-shell set it."""
    return "".join(f":param {name} => {literal(value)};\n" for name, value in parameters.items())
