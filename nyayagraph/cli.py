"""The `nyaya` program: settings once, logging once, command groups, exit codes."""

from __future__ import annotations

import io
import logging
import sys
from typing import Any

import typer

from nyayagraph import __version__
from nyayagraph.commands.loading import LoadedByName
from nyayagraph.commands.output import EXIT_CHECK_FAILED, EXIT_UNAVAILABLE, EXIT_WRONG_USE, emit_json
from nyayagraph.errors import GraphUnavailable, NyayaGraphError
from nyayagraph.settings import masked, read_settings

_INTERRUPTED = 130  # what typer makes of Ctrl-C

app = typer.Typer(
    name="nyaya",
    cls=LoadedByName,
    help="Indian law in one Neo4j graph: answers with every citation and claim checked.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback()
def _start(ctx: typer.Context) -> None:
    settings = read_settings()
    logging.basicConfig(level=settings.log_level, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
    ctx.obj = settings


@app.command()
def config() -> None:
    """Print the settings in force, secrets masked."""
    emit_json(masked(read_settings()))


@app.command()
def version() -> None:
    """Print the program's version."""
    typer.echo(__version__)


def main() -> None:
    """The program; every failure is one clear line on stderr and an exit code of design.md §5."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    sys.exit(_exit_code())


def _exit_code() -> int:
    try:
        done = app(standalone_mode=False)
    except typer.TyperException as exc:
        usage = getattr(exc, "ctx", None)
        if usage is not None:
            typer.echo(f"{usage.get_usage()}\nTry `{usage.command_path} --help`.", err=True)
        return _failed("WrongUse", exc.format_message() or "name a command", EXIT_WRONG_USE)
    except typer.Abort:
        typer.echo("not confirmed; nothing was done", err=True)
        return EXIT_CHECK_FAILED
    except GraphUnavailable as exc:
        return _failed(type(exc).__name__, str(exc), EXIT_UNAVAILABLE)
    except NyayaGraphError as exc:
        return _failed(type(exc).__name__, str(exc), EXIT_WRONG_USE)
    except Exception as exc:
        logging.getLogger(__name__).debug("unexpected failure", exc_info=True)
        message = f"unexpected failure ({type(exc).__name__}: {exc}); NYAYA_LOG_LEVEL=DEBUG shows where"
        return _failed("Unexpected", message, EXIT_WRONG_USE)
    if done == _INTERRUPTED:
        typer.echo("interrupted; what was written stays, and the same command takes up the rest", err=True)
    return done if isinstance(done, int) else 0


def _failed(kind: str, message: str, code: int) -> int:
    """The exit code of a failure, once standard error and, with `--json`, standard output were told of it."""
    if "--json" in sys.argv:
        failure: dict[str, Any] = {"error": {"kind": kind, "message": message}}
        if code == EXIT_UNAVAILABLE:
            failure |= {"overall": "UNAVAILABLE", "standing": "UNAVAILABLE"}
        emit_json(failure)
    typer.echo(message, err=True)
    return code


if __name__ == "__main__":
    main()
