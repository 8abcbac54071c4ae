"""Every statement of the package, and whether files and classes keep their contract."""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache
from importlib import resources
from typing import Any

import nyayagraph.cypher as room
from nyayagraph.cypher.statement import Statement, read_cypher, read_header

AnyStatement = type[Statement[Any]]

_PARAMETER = re.compile(r"\$([a-z_][a-z0-9_]*)")  # takes `$limit`; a `$` inside a string literal must not occur
_COMMENT = re.compile(r"//[^\n]*")
_STRING = re.compile(r"'(?:[^'\\]|\\.)*'")


@cache
def statements() -> tuple[AnyStatement, ...]:
    """All statement classes, by name."""
    for module in pkgutil.iter_modules(room.__path__, prefix="nyayagraph.cypher."):
        importlib.import_module(module.name)
    found: dict[str, AnyStatement] = {}
    pending: list[AnyStatement] = [Statement]
    while pending:
        for child in pending.pop().__subclasses__():
            pending.append(child)
            if "file" in child.__dict__:
                found[child.cypher_name()] = child
    return tuple(found[name] for name in sorted(found))


def statement_named(name: str) -> AnyStatement | None:
    """The statement class of that name, e.g. `citator/citing_judgments`; nothing where there is none."""
    return next((statement for statement in statements() if statement.cypher_name() == name), None)


@cache
def files() -> tuple[str, ...]:
    """All packaged .cypher files, as `subject/name.cypher`, sorted."""
    subjects = [entry for entry in resources.files("nyayagraph.cypher").iterdir() if entry.is_dir()]
    return tuple(
        sorted(
            f"{subject.name}/{entry.name}"
            for subject in subjects
            for entry in subject.iterdir()
            if entry.name.endswith(".cypher")
        )
    )


def contract_faults(statement: AnyStatement) -> list[str]:
    """What the file and the class of one statement disagree about; empty where they agree."""
    header = read_header(statement.file)
    body = _STRING.sub("''", _COMMENT.sub("", read_cypher(statement.file)))
    declared = {field.name for field in header.params}
    faults = _differences("header params", declared, "parameters used", set(_PARAMETER.findall(body)))
    faults += _differences("header params", declared, "class fields", set(statement.model_fields))
    returned = {field.name for field in header.returns}
    columns = set(statement.row.model_fields) if statement.row else set()
    faults += _differences("header returns", returned, "row fields", columns)
    if (header.rows == "none") != (statement.row is None):
        faults.append(f"rows is {header.rows!r} but the row type is {statement.row}")
    if header.mode == "read" and header.rows == "many" and not ("ORDER BY" in body and "LIMIT" in body):
        faults.append("a read of many rows ends with ORDER BY and LIMIT")
    if not header.description:
        faults.append("the header does not say what the statement is for")
    return [f"{statement.file}: {fault}" for fault in faults]


def _differences(left_name: str, left: set[str], right_name: str, right: set[str]) -> list[str]:
    return [f"{name!r} in {left_name}, not in {right_name}" for name in sorted(left - right)] + [
        f"{name!r} in {right_name}, not in {left_name}" for name in sorted(right - left)
    ]
