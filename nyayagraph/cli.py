"""The `nyaya` program: settings once, logging once, command groups, exit codes."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

import typer

from nyayagraph import __version__
from nyayagraph.commands import (
    ask,
    audit,
    catalogue,
    chain,
    db,
    demo,
    evaluate,
    find,
    ingest,
    landmarks,
    repealed,
    search,
    section,
    starter,
    status,
    verify,
)
from nyayagraph.commands.context import EXIT_UNAVAILABLE, EXIT_WRONG_USE, Invocation, emit_json, invocation
from nyayagraph.errors import GraphUnavailable, NyayaGraphError
from nyayagraph.settings import masked, read_settings

app = typer.Typer(
    name="nyaya",
    help="Indian law in one Neo4j graph: answers with every citation and claim checked.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.add_typer(db.app, name="db")
app.add_typer(ingest.app, name="ingest")
app.add_typer(catalogue.app, name="cypher")
app.add_typer(evaluate.app, name="evaluate")
app.add_typer(starter.app, name="starter")
app.add_typer(audit.app, name="audit")
for command in (
    demo.demo,
    ask.ask,
    verify.verify,
    repealed.repealed,
    search.search,
    status.status,
    section.section,
    chain.chain,
    landmarks.landmarks,
    find.find,
):
    app.command()(command)


@app.callback()
def _start(ctx: typer.Context) -> None:
    settings = read_settings()
    logging.basicConfig(
        level=settings.log_level.upper(), stream=sys.stderr, format="%(levelname)s %(name)s %(message)s"
    )
    ctx.obj = Invocation(settings)


@app.command()
def config(ctx: typer.Context) -> None:
    """Print the settings in force, secrets masked."""
    emit_json(masked(invocation(ctx).settings))


@app.command()
def version() -> None:
    """Print the program's version."""
    typer.echo(__version__)


def main() -> None:
    """The program; every failure is one clear line on stderr and an exit code of design.md §5."""
    try:
        app()
    except GraphUnavailable as exc:
        _fail(exc, EXIT_UNAVAILABLE)
    except NyayaGraphError as exc:
        _fail(exc, EXIT_WRONG_USE)
    except KeyboardInterrupt:
        typer.echo("interrupted; what was written stays, and the same command takes up the rest", err=True)
        sys.exit(130)
    except Exception as exc:
        logging.getLogger(__name__).debug("unexpected failure", exc_info=True)
        typer.echo(f"unexpected failure ({type(exc).__name__}: {exc}); NYAYA_LOG_LEVEL=DEBUG shows where", err=True)
        sys.exit(EXIT_WRONG_USE)


def _fail(exc: NyayaGraphError, code: int) -> None:
    if "--json" in sys.argv:
        failure: dict[str, Any] = {"error": {"kind": type(exc).__name__, "message": str(exc)}}
        if code == EXIT_UNAVAILABLE:
            failure |= {"overall": "UNAVAILABLE", "standing": "UNAVAILABLE"}
        typer.echo(json.dumps(failure, ensure_ascii=False))
    typer.echo(str(exc), err=True)
    sys.exit(code)
