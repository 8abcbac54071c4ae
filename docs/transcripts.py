"""Blocks of a page that are run: commands, Python, Cypher. What stands under them is what they print.

```console   lines that begin with `$ ` are run, the rest is their output
```python    is run; a ```text block right after it is its output
```cypher    is run and returns rows; a ```text block right after it shows the first of them
```sh        is for a person to run: nothing is run, only the names of commands are checked
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

from nyayagraph.cli import main

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ROOT / "docs" / "examples"
PAGES = ("README.md", "docs/graph.md", "docs/analyst.md", "docs/engineer.md", "docs/auditor.md", "docs/evaluation.md")

Query = Callable[[str], list[dict[str, Any]]]

_BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
_OUTPUT = re.compile(r"\A\n+```text\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
_ASSIGNED = re.compile(r"^(\w+)=\$\((.*)\)$")  # takes `id=$(nyaya verify brief.txt --json)`; not `nyaya find -`
_SHELL = re.compile(r"[|<>`]|\$\(")
_ROWS_SHOWN = 5
_CELL_CHARS = 58
# What differs from run to run; a page shows a mark in its place.
_MASKS = (
    (re.compile(r"\b\d+(?:\.\d+)? (ms|s)\b"), r"… \1"),
    (re.compile(r"(\"\w*ms\": )(?:\{[^}]*\}|[\d.]+)"), r"\1…"),
    (re.compile(r"\b(\d+\.\d\d)\d{2,}(?:e-\d+)?\b"), r"\1…"),
    (re.compile(r"127\.0\.0\.1:\d+"), "127.0.0.1:…"),
    (re.compile(r"\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?"), "<time>"),
    (re.compile(r"\b[0-9a-f]{64}\b"), "<sha256>"),
    (re.compile(r"(?<![-\w])[0-9a-f]{12}(?![-\w])"), "<answer>"),
)


class Runner:
    """Runs the blocks of one page against the graph that `settings` name; variables live until the page ends."""

    def __init__(self, settings: dict[str, str], query: Query) -> None:
        self._query = query
        self._environ = {
            **{name: value for name, value in os.environ.items() if not name.startswith("NYAYA_")},
            **settings,
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}",
            "PYTHONWARNINGS": "ignore",
        }

    def page(self, text: str) -> str:
        """The page with every output as it comes out now, landmark scores being in place."""
        self.command("nyaya landmarks --limit 1")
        made, place = [], 0
        for match in _BLOCK.finditer(text):
            if match.start() < place or match["kind"] not in ("console", "python", "cypher"):
                continue
            made.append(text[place : match.start()])
            if match["kind"] == "console":
                made.append(f"```console\n{self._console(match['body'])}```")
                place = match.end()
                continue
            printed = self.python(match["body"]) if match["kind"] == "python" else self.cypher(match["body"])
            output = _OUTPUT.match(text[match.end() :])
            made.append(match[0])
            place = match.end()
            if output:
                made.append(f"\n\n```text\n{printed}```")
                place += output.end()
        return "".join(made) + text[place:]

    def _console(self, body: str) -> str:
        commands = [line.removeprefix("$ ") for line in body.splitlines() if line.startswith("$ ")]
        return "".join(f"$ {command}\n{self.command(command)}" for command in commands)

    def command(self, line: str) -> str:
        """What one command line prints on a terminal, masked; raises `ValueError` where a program broke down."""
        assigned = _ASSIGNED.match(line)
        if assigned:
            self._environ[assigned[1]] = self._output(assigned[2]).strip()
            return ""
        printed = self._output(line)
        if "Traceback (most recent call last)" in printed or "No such command" in printed:
            raise ValueError(f"no page shows a failure of the program:\n$ {line}\n{printed}")
        return masked(printed)

    def _output(self, line: str) -> str:
        """Output of a line; `nyaya` runs in this process, which saves its start, and anything else in a shell."""
        first, _, rest = line.partition(" | ")
        command = first.removesuffix("; echo $?")
        if not command.startswith("nyaya ") or _SHELL.search(command):
            return self._shell(line)
        printed, talked, code = self._program(command)
        if rest:
            return self._shell(rest, read=printed)
        return printed + talked + (f"{code}\n" if command != first else "")

    def _program(self, line: str) -> tuple[str, str, int]:
        printed, talked = io.StringIO(), io.StringIO()
        with (
            mock.patch.dict(os.environ, self._environ, clear=True),
            contextlib.chdir(EXAMPLES),
            contextlib.redirect_stdout(printed),
            contextlib.redirect_stderr(talked),
        ):
            arguments = [os.path.expandvars(part) for part in shlex.split(line)]
            with mock.patch.object(sys, "argv", arguments):
                code = _exit_code(main)
        return printed.getvalue(), talked.getvalue(), code

    def _shell(self, line: str, *, read: str = "") -> str:
        ran = subprocess.run(  # noqa: S603 - lines of our own pages
            ["/bin/bash", "-c", line],
            env=self._environ,
            cwd=EXAMPLES,
            check=False,
            input=read,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        return ran.stdout

    def python(self, source: str) -> str:
        """What a Python block prints, masked."""
        printed = io.StringIO()
        with (
            mock.patch.dict(os.environ, self._environ, clear=True),
            contextlib.chdir(EXAMPLES),
            contextlib.redirect_stdout(printed),
        ):
            exec(compile(source, "<page>", "exec"), {"__name__": "__page__"})  # noqa: S102 - blocks of our own pages
        return masked(printed.getvalue())

    def cypher(self, statement: str) -> str:
        """The first rows of a statement as columns, masked; raises `ValueError` where it returns none."""
        rows = self._query(statement)
        if not rows:
            raise ValueError(f"the page's statement returns no rows:\n{statement}")
        cells = [[_cell(value) for value in row.values()] for row in rows[:_ROWS_SHOWN]]
        names = list(rows[0])
        widths = [max(map(len, column)) for column in zip(names, *cells, strict=True)]
        lines = [
            "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
            for line in (names, *cells)
        ]
        more = [f"… {len(rows)} rows"] if len(rows) > _ROWS_SHOWN else []
        return masked("\n".join([*lines, *more]) + "\n")


def _cell(value: Any) -> str:
    if hasattr(value, "relationships") or hasattr(value, "labels"):
        return "(picture)"
    text = f"{value:.4f}" if isinstance(value, float) else "" if value is None else str(value)
    return text if len(text) <= _CELL_CHARS else f"{text[: _CELL_CHARS - 1]}…"


def _exit_code(program: Callable[[], None]) -> int:
    try:
        program()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    return 0


def masked(printed: str) -> str:
    """Output without what differs from run to run."""
    for pattern, mark in _MASKS:
        printed = pattern.sub(mark, printed)
    return "".join(f"{line.rstrip()}\n" for line in printed.splitlines())


def blocks(text: str, kind: str) -> Iterator[str]:
    """Bodies of the blocks of one kind."""
    return (match["body"] for match in _BLOCK.finditer(text) if match["kind"] == kind)
