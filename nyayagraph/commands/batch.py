"""Batches: JSON lines in, one JSON document a line out; a line that cannot be used costs no other its answer."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import Any, NamedTuple

import typer

from nyayagraph.commands.output import EXIT_WRONG_USE, emit_json
from nyayagraph.commands.texts import read_text, source_name
from nyayagraph.errors import ConfigError, GraphUnavailable, NyayaGraphError, SourceError

Line = dict[str, Any]
_SHOWN = 40


class Answer(NamedTuple):
    """What one line is answered with, and the exit code that it would have alone."""

    row: dict[str, Any]
    exit_code: int


class Batch(NamedTuple):
    """A file of lines; `wanted` is the key that each must have, `words` those of text, `free` those of any value."""

    file: str
    wanted: str
    words: tuple[str, ...] = ()
    free: tuple[str, ...] = ()

    def read(self) -> list[tuple[int, str]]:
        """The lines that are not blank, by number; raises `ConfigError` where there is none."""
        lines = read_text(self.file).removeprefix("\ufeff").split("\n")
        numbered = [(number, line) for number, line in enumerate(lines, start=1) if line.strip()]
        if not numbered:
            raise ConfigError(
                f'{source_name(self.file)} is empty: give lines such as {{"id": 1, "{self.wanted}": "…"}}'
            )
        return numbered

    def run(self, lines: list[tuple[int, str]], answer: Callable[[Line], Answer]) -> int:
        """The worst exit code of the lines; a document a line on stdout, an unusable line on stderr too.

        An outage of the graph ends the batch: it says nothing about the lines that are left.
        """
        worst = 0
        for number, line in lines:
            asked: Line = {}
            try:
                asked |= _object(line)
                self._check(asked)
                row, code = answer(asked)
            except GraphUnavailable:
                raise
            except NyayaGraphError as exc:
                row, code = self._refusal(number, exc), EXIT_WRONG_USE
            emit_json({"id": asked.get("id"), **row})
            worst = max(worst, code)
        return worst

    def _refusal(self, number: int, exc: NyayaGraphError) -> dict[str, Any]:
        message = f"{source_name(self.file)}, line {number}: {exc}"
        typer.echo(message, err=True)
        return {"line": number, "error": {"kind": type(exc).__name__, "message": message}}

    def _check(self, asked: Line) -> None:
        for fault in self._faults(asked):
            raise SourceError(fault)

    def _faults(self, asked: Line) -> Iterator[str]:
        known = ("id", self.wanted, *self.words, *self.free)
        for key in asked:
            if key not in known:
                near = get_close_matches(key, known, n=1)
                meant = f"did you mean {near[0]!r}? " if near else ""
                yield f"key {key[:_SHOWN]!r} is not known; {meant}a line may have {', '.join(known)}"
        if self.wanted not in asked:
            yield f'"{self.wanted}" is missing'
        for key in (self.wanted, *self.words):
            value = asked.get(key)
            if not isinstance(value, str) and (value is not None or key == self.wanted):
                yield f'"{key}" is {json.dumps(value, ensure_ascii=False)[:_SHOWN]}; give a text in quotes'
        if not asked[self.wanted].strip():
            yield f'"{self.wanted}" is empty'


def _object(line: str) -> Line:
    """The object that a line is, with no half of a character in it; raises `SourceError` where it is none."""
    try:
        read = json.loads(line)
        json.dumps(read, ensure_ascii=False).encode("utf-8")
    except json.JSONDecodeError as exc:
        raise SourceError(f"no JSON from column {exc.colno} on ({exc.msg}); give one object a line") from exc
    except UnicodeEncodeError as exc:
        raise SourceError(r"half a character, such as \ud83d alone, stands in it; write the character itself") from exc
    except (ValueError, RecursionError) as exc:
        raise SourceError("its JSON is nested too deep or holds too long a number") from exc
    if not isinstance(read, dict):
        raise SourceError(f"{line.strip()[:_SHOWN]} is no object; write it in braces, {{…}}")
    return read
