"""The contract between a .cypher file and its class: header, parameters, rows.

A file is read once, sent whole, never formatted or joined; a value is always a parameter.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Any, ClassVar, Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, model_validator

from nyayagraph.errors import CypherContractError

Mode = Literal["read", "write", "schema"]
Rows = Literal["one", "many", "none"]
_PLAIN = frozenset({str, int, float, bool})


class Row(BaseModel):
    """One row that a statement returns; temporal values arrive as the standard library's."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _native_temporals(cls, values: Any) -> Any:
        if not isinstance(values, dict):
            return values
        return {name: _native(value) for name, value in values.items()}


def _native(value: Any) -> Any:
    """`value` with the driver's temporal types replaced by the standard library's, in lists and maps too."""
    if value is None or type(value) in _PLAIN:
        return value
    if hasattr(value, "to_native"):
        return value.to_native()
    if hasattr(value, "relationships") and hasattr(value, "nodes"):
        return _drawn(value)
    if isinstance(value, list):
        return [_native(part) for part in value]
    if isinstance(value, dict):
        return {name: _native(part) for name, part in value.items()}
    return value


def _drawn(path: Any) -> dict[str, Any]:
    """A path as plain values: nodes by label, relationships by type, with what they carry."""
    return {
        "nodes": [{"labels": sorted(node.labels), **_native(dict(node))} for node in path.nodes],
        "relationships": [{"type": step.type, **_native(dict(step))} for step in path.relationships],
    }


class Field(BaseModel):
    """A parameter or a returned column as the header declares it."""

    model_config = ConfigDict(frozen=True)

    name: str
    type: str
    meaning: str


class Header(BaseModel):
    """What the comment at the top of a .cypher file promises."""

    model_config = ConfigDict(frozen=True)

    name: str
    description: str
    mode: Mode
    rows: Rows
    params: tuple[Field, ...]
    returns: tuple[Field, ...]
    needs: tuple[str, ...]


RowT = TypeVar("RowT", bound=Row)


class Statement(BaseModel, Generic[RowT]):
    """Parameters of one statement, frozen, bound to its file and to the type of its rows."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    file: ClassVar[str]
    row: ClassVar[type[Row] | None] = None

    @classmethod
    def cypher_name(cls) -> str:
        """The statement's name: its path without the suffix."""
        return cls.file.removesuffix(".cypher")

    @classmethod
    def cypher_text(cls) -> str:
        """The whole file, comments included, so that a line number from the server is one in the editor."""
        return read_cypher(cls.file)

    @classmethod
    def cypher_header(cls) -> Header:
        """The file's header, parsed."""
        return read_header(cls.file)

    def parameters(self) -> dict[str, Any]:
        """Values by parameter name, nested models as maps, absent optional values as null."""
        return self.model_dump(mode="python")


@cache
def read_cypher(file: str) -> str:
    """Text of a packaged .cypher file, e.g. `citator/citing_judgments.cypher`."""
    try:
        return (resources.files("nyayagraph.cypher") / file).read_text(encoding="utf-8")
    except FileNotFoundError as exc:
        raise CypherContractError(f"no statement file {file!r} in nyayagraph/cypher") from exc


_ENTRY = re.compile(r"^// (mode|rows|param|returns|needs)\s+(.*)$")  # takes `// param  k  int  rows`; not `// prose`


@cache
def read_header(file: str) -> Header:
    """Header of a packaged .cypher file; raises `CypherContractError` where a promise is missing."""
    lines = [line for line in read_cypher(file).splitlines() if line.startswith("//")]
    name = lines[0].removeprefix("//").strip() if lines else ""
    if name != file.removesuffix(".cypher"):
        raise CypherContractError(f"{file}: the first line must be `// {file.removesuffix('.cypher')}`, found {name!r}")
    entries: dict[str, list[str]] = {"mode": [], "rows": [], "param": [], "returns": [], "needs": []}
    prose: list[str] = []
    for line in lines[1:]:
        entry = _ENTRY.match(line)
        if entry:
            entries[entry[1]].append(entry[2].strip())
        elif line.strip() != "//":
            prose.append(line.removeprefix("//").strip())
    try:
        return Header.model_validate(
            {
                "name": name,
                "description": " ".join(prose),
                "mode": _single(entries["mode"]),
                "rows": _single(entries["rows"]),
                "params": [_field(part) for part in entries["param"]],
                "returns": [_field(part) for part in entries["returns"]],
                "needs": entries["needs"],
            }
        )
    except ValueError as exc:
        raise CypherContractError(f"{file}: {exc}") from exc


def _single(values: list[str]) -> str:
    if len(values) != 1:
        raise ValueError(f"expected one value, found {values}")
    return values[0]


def _field(declared: str) -> Field:
    parts = declared.split(maxsplit=2)
    return Field(name=parts[0], type=parts[1] if len(parts) > 1 else "", meaning=parts[2] if len(parts) > 2 else "")  # noqa: PLR2004 - name, type, meaning
