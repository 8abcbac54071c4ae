"""The whole tree of errors; every class the package raises stands here and nowhere else.

NyayaGraphError
├─ ConfigError                a setting is missing or contradictory
├─ ParseError (ValueError)    text is not what it was said to be; carries text and span
│  ├─ CitationError
│  └─ StatuteError
├─ CypherContractError        a .cypher file and its class disagree
├─ GraphError                 carries the statement's name, never its values
│  ├─ GraphUnavailable          transient: the one kind retried, and only by the gateway
│  ├─ ConstraintViolated
│  ├─ SchemaMismatch            the graph is older, newer or of another embedder than this program
│  └─ NotFound
├─ ModelError                 embedder or language model failed; carries the model id
│  └─ BudgetExceeded
├─ ServerError                the embedded Neo4j could not be fetched, started, stopped or copied
└─ SourceError                a publisher's file is missing or malformed
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError


class NyayaGraphError(Exception):
    """Base of every error that this package raises on purpose."""


class ConfigError(NyayaGraphError):
    """A setting is missing or contradictory."""


class ParseError(NyayaGraphError, ValueError):
    """Text is not what it was said to be; `[start, end)` is the span in `text` that failed."""

    def __init__(self, message: str, *, text: str = "", start: int = 0, end: int | None = None) -> None:
        super().__init__(message)
        self.text = text
        self.start = start
        self.end = len(text) if end is None else end


class CitationError(ParseError):
    """A reported or neutral citation could not be read."""


class StatuteError(ParseError):
    """An act or a provision could not be read."""


class CypherContractError(NyayaGraphError):
    """A .cypher file and its class disagree."""


class GraphError(NyayaGraphError):
    """The graph refused or failed a statement; `statement` is its name, values are never carried."""

    def __init__(self, message: str, *, statement: str = "") -> None:
        super().__init__(message)
        self.statement = statement


class GraphUnavailable(GraphError):
    """The graph cannot be reached now; says nothing about what it holds."""


class ConstraintViolated(GraphError):
    """A write would break a constraint."""


class SchemaMismatch(GraphError):
    """The graph is older, newer or of another embedder than this program expects."""


class NotFound(GraphError):
    """A statement that promises one row returned none."""


class ModelError(NyayaGraphError):
    """An embedder or a language model failed; `model_id` says which."""

    def __init__(self, message: str, *, model_id: str = "") -> None:
        super().__init__(message)
        self.model_id = model_id


class BudgetExceeded(ModelError):
    """The language model would cost more tokens than the budget allows."""


class ServerError(NyayaGraphError):
    """The embedded Neo4j could not be fetched, started, stopped or copied."""


class SourceError(NyayaGraphError):
    """A publisher's file is missing or malformed."""


_SHOWN = 40
_EXPECTED = {
    "missing": "is missing",
    "extra_forbidden": "is not known",
    "literal_error": "{value}: expected {expected}",
    "greater_than_equal": "{value}: expected {ge} or more",
    "less_than_equal": "{value}: expected {le} or less",
    "greater_than": "{value}: expected more than {gt}",
    "int_type": "{value}: expected a whole number",
    "int_parsing": "{value}: expected a whole number",
    "int_from_float": "{value}: expected a whole number",
    "float_parsing": "{value}: expected a number",
    "string_type": "{value}: expected a text in quotes",
    "tuple_type": "{value}: expected a list",
    "model_type": "{value}: expected an object in braces",
}


def told_plainly(exc: ValidationError, names: Mapping[str, str] | None = None) -> str:
    """What is wrong with each value, for a person, who may know a value by another name: `names`."""
    return "; ".join(dict.fromkeys(_fault(fault, names or {}) for fault in exc.errors()))


def _fault(fault: Mapping[str, Any], names: Mapping[str, str]) -> str:
    place = ".".join(part for part in fault["loc"] if isinstance(part, str))
    name, context = names.get(place, place), fault.get("ctx", {})
    if fault["type"] == "value_error":
        return f"{name}: {context['error']}" if name else str(context["error"])
    words = _EXPECTED.get(fault["type"], "{value} cannot be used")
    return f"{name} {words.format_map({'value': repr(fault['input'])[:_SHOWN], **context})}"
