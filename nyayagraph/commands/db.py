"""`nyaya db`: the embedded server, and what the graph says of itself."""

from __future__ import annotations

import os
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from nyayagraph.commands.context import invocation
from nyayagraph.commands.ingest import versions_line
from nyayagraph.commands.output import JsonOption, emit
from nyayagraph.cypher.state import NodeCounts, RelationshipCounts
from nyayagraph.cypher.statute import VersionCounts, VersionFaults
from nyayagraph.cypher.successions import SuccessionFaults
from nyayagraph.errors import ConfigError
from nyayagraph.graph.schema import migrate as migrate_schema
from nyayagraph.graph.schema import schema_status
from nyayagraph.server import down as stop_server
from nyayagraph.server import dump as dump_server
from nyayagraph.server import load as load_server
from nyayagraph.server import status as server_status
from nyayagraph.server import wipe as wipe_server

app = typer.Typer(help="The embedded Neo4j: start, stop, copy, look inside.", no_args_is_help=True)


@app.command()
def up(ctx: typer.Context, *, as_json: JsonOption = False) -> None:
    """Start the embedded Neo4j, fetching what is missing; safe to call twice."""
    server = invocation(ctx).start_server()
    facts = {"bolt_uri": server.bolt_uri, "http_uri": server.http_uri, "user": server.user, "pid": server.pid}
    emit(facts, as_json=as_json, page=lambda: f"Neo4j runs: {server.bolt_uri}, Browser at {server.http_uri}/browser/")


@app.command()
def down(ctx: typer.Context) -> None:
    """Stop the embedded Neo4j cleanly."""
    stopped = stop_server(invocation(ctx).server_home())
    typer.echo("Neo4j stopped" if stopped else "Neo4j was not running")


@app.command()
def status(ctx: typer.Context, *, as_json: JsonOption = False) -> None:
    """Print server, schema version, embedder, and counts by label and relationship."""
    call = invocation(ctx)
    facts: dict[str, Any] = {"server": None}
    if call.settings.neo4j_uri is None:
        server = server_status(call.server_home())
        facts["server"] = {"home": str(server.home), "is_running": server.is_running, "bolt_uri": server.bolt_uri}
        if not server.is_running:
            emit(
                facts,
                as_json=as_json,
                page=lambda: f"Neo4j is not running (home {server.home}); start it with `nyaya db up`",
            )
            return
    with call.graph(any_schema=True) as graph:
        schema = schema_status(graph)
        facts["schema"] = schema.model_dump()
        facts["nodes"] = {row.label: row.nodes for row in graph.fetch(NodeCounts())}
        facts["versions"] = graph.fetch_one(VersionCounts()).model_dump()
        facts["version_faults"] = len(graph.fetch(VersionFaults()))
        facts["succession_faults"] = len(graph.fetch(SuccessionFaults()))
        facts["relationships"] = {row.type: row.relationships for row in graph.fetch(RelationshipCounts())}
    emit(facts, as_json=as_json, page=lambda: _status_page(facts))


def _status_page(facts: dict[str, Any]) -> str:
    schema = facts["schema"]
    lines = [f"server         {facts['server']['bolt_uri'] if facts['server'] else 'as NYAYA_NEO4J_URI says'}"]
    lines.append(f"schema         {schema['standing']}: {schema['applied']} of {schema['expected']} changes")
    if schema["next_step"]:
        lines.append(f"next           {schema['next_step']}")
    lines.append(f"embedder       {schema['embedder'] or 'none yet'}")
    lines += [f"{count:>12,}  {label}" for label, count in facts["nodes"].items()]
    lines += [f"{count:>12,}  [:{name}]" for name, count in facts["relationships"].items()]
    if facts["versions"]["versions"]:
        lines.append(f"{versions_line(facts['versions'])}; intervals: {facts['version_faults'] or 'no'} faults")
    if {"REPLACED_BY", "CARRIED_INTO"} & facts["relationships"].keys():
        lines.append(f"replacements: {facts['succession_faults'] or 'no'} faults")
    return "\n".join(lines)


@app.command()
def migrate(ctx: typer.Context) -> None:
    """Apply the schema changes that the graph has not had."""
    call = invocation(ctx)
    with call.graph(any_schema=True) as graph:
        embedder = call.embedder()
        applied = migrate_schema(graph, model_id=embedder.model_id, embedding_dim=embedder.embedding_dim)
    typer.echo(f"{applied} schema changes applied")


@app.command()
def dump(ctx: typer.Context, file: Annotated[Path, typer.Argument(help="File to write.")]) -> None:
    """Write the embedded database to a file; the server is stopped meanwhile and started again."""
    dump_server(invocation(ctx).server_home(), file)
    typer.echo(f"written to {file}")


@app.command()
def load(ctx: typer.Context, file: Annotated[Path, typer.Argument(help="File that `nyaya db dump` wrote.")]) -> None:
    """Replace the embedded database by a dump."""
    load_server(invocation(ctx).server_home(), file)
    typer.echo(f"loaded from {file}")


@app.command()
def wipe(
    ctx: typer.Context,
    *,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask: everything in it is lost.")] = False,
) -> None:
    """Delete the embedded database; jars stay."""
    if not yes:
        typer.confirm("Delete everything in the embedded database?", abort=True)
    wipe_server(invocation(ctx).server_home())
    typer.echo("the embedded database is empty")


@app.command()
def browser(
    ctx: typer.Context,
    *,
    show_password: Annotated[bool, typer.Option("--password", help="Print the password too.")] = False,
    open_it: Annotated[bool, typer.Option("--open", help="Open it in the default web browser.")] = False,
) -> None:
    """Print where Neo4j Browser is and how to connect."""
    call = invocation(ctx)
    if call.settings.neo4j_uri:
        raise ConfigError("NYAYA_NEO4J_URI names another Neo4j; its own Browser is at its own address")
    server = call.start_server()
    address = f"{server.http_uri}/browser/"
    typer.echo(f"{address}\nconnect to {server.bolt_uri} as {server.user}")
    typer.echo(f"password   {server.password}" if show_password else "password   printed with --password")
    if open_it:
        webbrowser.open(address)


@app.command()
def shell(ctx: typer.Context) -> None:
    """Print the variables with which another program reaches this graph, for `eval`."""
    call = invocation(ctx)
    if call.settings.neo4j_uri:
        raise ConfigError("NYAYA_NEO4J_URI names another Neo4j already")
    server = call.start_server()
    quote = "'" if os.name == "posix" else ""
    typer.echo(f"export NYAYA_NEO4J_URI={quote}{server.bolt_uri}{quote}")
    typer.echo(f"export NYAYA_NEO4J_PASSWORD={quote}{server.password}{quote}")
