"""`nyaya cypher`: the statements of the package, to read, to paste into Browser, to run."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from pydantic import ValidationError

from nyayagraph.commands.context import invocation
from nyayagraph.commands.output import JsonOption, emit, emit_json
from nyayagraph.cypher.catalogue import AnyStatement, statement_named, statements
from nyayagraph.errors import ConfigError

app = typer.Typer(help="The catalogue of statements.", no_args_is_help=True)

_BITS = 64  # of a whole number in the graph, the sign among them

Name = Annotated[str, typer.Argument(help="Name of a statement, as `nyaya cypher list` prints it.")]


@app.command("list")
def list_statements(*, as_json: JsonOption = False) -> None:
    """List every statement with its mode and what it is for."""
    rows = [
        {"name": s.cypher_name(), **s.cypher_header().model_dump(include={"mode", "rows", "description"})}
        for s in statements()
    ]
    emit(
        rows,
        as_json=as_json,
        page=lambda: "\n".join(f"{row['name']:44} {row['mode']:7} {row['description']}" for row in rows),
    )


@app.command()
def show(name: Name) -> None:
    """Print one statement as it is sent, comments included."""
    typer.echo(_named(name).cypher_text())


@app.command()
def run(
    ctx: typer.Context,
    name: Name,
    parameters: Annotated[str, typer.Option("--params", help="Parameters as a JSON object.")] = "{}",
) -> None:
    """Run one reading statement and print its rows as JSON."""
    statement = _named(name)
    if statement.cypher_header().mode != "read":
        raise ConfigError(f"{name} writes; only reading statements are run from here")
    try:
        values: dict[str, Any] = json.loads(parameters, parse_int=_whole)
        json.dumps(values, ensure_ascii=False).encode("utf-8")
        bound = statement.model_validate(values)
    except (ValueError, ValidationError) as exc:
        wanted = ", ".join(f"{field.name} ({field.type})" for field in statement.cypher_header().params) or "none"
        raise ConfigError(f"--params do not fit {name}; it takes: {wanted}") from exc
    with invocation(ctx).graph(any_schema=True) as graph:
        emit_json([row.model_dump(mode="json") for row in graph.fetch(bound)])


def _whole(digits: str) -> int:
    """A whole number, where the graph can hold it; raises `ValueError` where it is longer."""
    number = int(digits)
    if number.bit_length() >= _BITS:
        raise ValueError(f"{digits[:20]}… is too long a number")
    return number


def _named(name: str) -> AnyStatement:
    found = statement_named(name.removesuffix(".cypher"))
    if found is None:
        raise ConfigError(f"no statement is called {name!r}; see `nyaya cypher list`")
    return found
