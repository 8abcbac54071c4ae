"""Statements and their files keep their promises to each other; the server compiles every one of them."""

from __future__ import annotations

from typing import Any, get_args, get_origin

import pytest
from pydantic import BaseModel

from nyayagraph.cypher.catalogue import AnyStatement, contract_faults, files, statements
from nyayagraph.graph import Graph


@pytest.mark.parametrize("statement", statements(), ids=lambda statement: statement.cypher_name())
def test_a_file_and_its_class_agree(statement: AnyStatement) -> None:
    assert contract_faults(statement) == []


def test_no_file_is_without_a_class_and_no_class_without_a_file() -> None:
    assert set(files()) == {statement.file for statement in statements()}


@pytest.mark.graph
@pytest.mark.parametrize("statement", statements(), ids=lambda statement: statement.cypher_name())
def test_the_server_compiles_the_statement_without_complaint(statement: AnyStatement, starter_graph: Graph) -> None:
    """A cartesian product, an unknown label, type or property, or a deprecation is a notification, so a failure."""
    parameters = {name: _sample(field.annotation, name) for name, field in statement.model_fields.items()}

    with starter_graph._driver.session() as session:
        summary = session.run(f"EXPLAIN {statement.cypher_text()}", parameters).consume()

    complaints = [(note["code"], note["description"]) for note in summary.notifications or []]
    assert complaints == []


def _sample(annotation: Any, name: str) -> Any:
    """A value of the annotated type, good enough to compile with."""
    if name == "embedding_dim":
        return 8
    if get_origin(annotation) is tuple or annotation is tuple:
        return []
    options = [option for option in get_args(annotation) if option is not type(None)]
    plain = options[0] if options else annotation
    if isinstance(plain, type) and issubclass(plain, BaseModel):
        return {}
    return {str: "", int: 1, float: 1.0, bool: True}.get(plain)
