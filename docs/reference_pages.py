"""Reference pages made from the code: commands, statements, errors, settings. Pure: files and modules in, text out."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import typer
from typer.core import TyperGroup

from nyayagraph import errors
from nyayagraph.cli import app
from nyayagraph.cypher.catalogue import statements
from nyayagraph.cypher.statement import Header
from nyayagraph.settings import Settings

_WIDTH = 100
_MADE = "<!-- Made by `make docs`; edit the source it is made from. -->\n"


def reference_pages() -> dict[str, str]:
    """Text of every reference page by its path from the root of the repository."""
    return {
        "docs/reference/cli.md": cli_page(),
        "docs/reference/statements.md": statements_page(),
        "docs/reference/errors.md": errors_page(),
        "docs/reference/settings.md": settings_page(),
    }


def commands() -> Iterator[tuple[str, Any]]:
    """Every command and group of the program, as `nyaya db up` and its parser, in the order of the help."""
    yield from _walk("nyaya", typer.main.get_command(app))


def _walk(name: str, command: Any) -> Iterator[tuple[str, Any]]:
    yield name, command
    if isinstance(command, TyperGroup):
        context = command.context_class(command, info_name=name)
        for part in command.list_commands(context):
            yield from _walk(f"{name} {part}", command.get_command(context, part))


def cli_page() -> str:
    """What `--help` prints, command by command."""
    lines = ["# Commands", "", _MADE, "Exit codes: 0 done, 1 a check failed, 2 wrong use or configuration,"]
    lines += ["3 the graph cannot be reached. Results go to standard output, talk to standard error.", ""]
    for name, command in commands():
        context = command.context_class(command, info_name=name, terminal_width=_WIDTH, max_content_width=_WIDTH)
        lines += [f"## `{name}`", "", "```text", command.get_help(context).rstrip(), "```", ""]
    return "\n".join(lines).rstrip() + "\n"


def statements_page() -> str:
    """What the headers of the `.cypher` files say, subject by subject."""
    headers = [statement.cypher_header() for statement in statements()]
    lines = ["# Statements", "", _MADE]
    lines += [
        "Every statement the program sends, each in one file under `nyayagraph/cypher/`. `nyaya cypher show NAME`",
        "prints one as it is sent; `nyaya cypher run NAME --params JSON` runs a reading one. `needs` names the",
        "constraint, index or projection without which it is slow or fails.",
        "",
    ]
    for subject, group in groupby(headers, key=lambda header: header.name.split("/")[0]):
        lines += [f"## {subject}", ""]
        for header in group:
            lines += _statement(header)
    return "\n".join(lines).rstrip() + "\n"


def _statement(header: Header) -> list[str]:
    rows = {"none": "no rows", "one": "one row", "many": "many rows"}[header.rows]
    lines = [f"### {header.name}", "", f"{header.description}", "", f"*{header.mode}, {rows}*", ""]
    fields = [("takes", field) for field in header.params] + [("returns", field) for field in header.returns]
    if fields:
        lines += ["| | name | type | meaning |", "|---|---|---|---|"]
        lines += [
            f"| {way} | `{field.name}` | `{_escaped(field.type)}` | {_escaped(field.meaning)} |"
            for way, field in fields
        ]
        lines.append("")
    if header.needs:
        lines += [f"needs {', '.join(header.needs)}", ""]
    return lines


def errors_page() -> str:
    """The tree of errors and what each means."""
    tree = (errors.__doc__ or "").split("\n\n", 1)[1].rstrip()
    lines = ["# Errors", "", _MADE, "```text", tree, "```", ""]
    lines += [
        "On the command line `GraphUnavailable` ends with exit code 3, every other one with exit code 2. With `--json`",
        'the failure is also printed on standard output: `{"error": {"kind", "message"}}`; an outage adds',
        '`"overall": "UNAVAILABLE"` and `"standing": "UNAVAILABLE"`, so that no reader takes it for a finding.',
        "",
        "| error | is a | means |",
        "|---|---|---|",
    ]
    for name, kind in inspect.getmembers(errors, inspect.isclass):
        if kind.__module__ != errors.__name__:
            continue
        bases = ", ".join(f"`{base.__name__}`" for base in kind.__bases__)
        lines.append(f"| `{name}` | {bases} | {(kind.__doc__ or '').splitlines()[0]} |")
    return "\n".join(lines) + "\n"


def settings_page() -> str:
    """Every environment variable that the program reads."""
    lines = ["# Settings", "", _MADE]
    lines += [
        "Read from the environment once. `nyaya config` prints those in force, secrets masked.",
        "",
        "| variable | default | meaning |",
        "|---|---|---|",
    ]
    for name, field in Settings.model_fields.items():
        default = "none" if field.default is None else f"`{field.default}`"
        lines.append(f"| `NYAYA_{name.upper()}` | {default} | {_escaped(field.description or '')} |")
    return "\n".join(lines) + "\n"


def _escaped(text: str) -> str:
    return text.replace("|", "\\|")
