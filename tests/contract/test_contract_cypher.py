"""Statements and their files keep their promises to each other; the server compiles every one of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args, get_origin

import neo4j
import pytest
from pydantic import BaseModel

from nyayagraph.cypher.catalogue import AnyStatement, contract_faults, files, statements
from nyayagraph.graph import Graph
from nyayagraph.server import RunningServer


@pytest.mark.parametrize("statement", statements(), ids=lambda statement: statement.cypher_name())
def test_a_file_and_its_class_agree(statement: AnyStatement) -> None:
    assert contract_faults(statement) == []


def test_no_file_is_without_a_class_and_no_class_without_a_file() -> None:
    assert set(files()) == {statement.file for statement in statements()}


# Words of the graph that only loaded texts or an audit trail bring: the server cannot know them yet, and says so.
NOT_IN_THE_STARTER_GRAPH = frozenset(
    """
    AFFIRMS CITES CITES_SECTION CITES_VERSION HAS_VERSION REFERS_TO REVERSES SectionVersion count in_force_to
    ordinals page_from pages
    MAY_MEAN NAMED_WITH PARALLEL_TO PRINTS RESOLVES_TO TAKEN_FOR Reference cites_until court_id decided_from decided_to
    beside ends how keys names printed_in reference_id starts state witnesses
    ABOUT CONTRADICTED_BY HAS_CLAIM HAS_VERDICT LEANS_ON SUPPORTED_BY WARNED Answer Claim Verdict Warning
    asked_on confidence digest offence_date overall place previous projection question statements text_sha256
    evidence rule standing verdict
    Amendment INSERTED OMITTED SUBSTITUTED amendment_id changed_by ended_by is_gap printed provision starts
    BROUGHT_INTO_FORCE Notification dated in_part notification_id
    unread_footnotes version_id versions_rank why_gap words_rank
    """.split()  # noqa: SIM905 - read as words
)
_UNKNOWN = re.compile(r"`(\w+)` does not exist")


@pytest.fixture(scope="module")
def talkative(starter_server: RunningServer, starter_graph: Graph) -> Iterator[neo4j.Driver]:
    """A driver that hears every notification of the server that holds the starter graph."""
    assert starter_graph
    with neo4j.GraphDatabase.driver(
        starter_server.bolt_uri, auth=(starter_server.user, starter_server.password), telemetry_disabled=True
    ) as driver:
        yield driver


@pytest.mark.graph
@pytest.mark.parametrize("statement", statements(), ids=lambda statement: statement.cypher_name())
def test_the_server_compiles_the_statement_without_complaint(statement: AnyStatement, talkative: neo4j.Driver) -> None:
    """A cartesian product, an unknown label, type or property, or a deprecation is a notification, so a failure."""
    parameters = {name: _sample(field.annotation, name) for name, field in statement.model_fields.items()}

    with talkative.session() as session:
        summary = session.run(f"EXPLAIN {statement.cypher_text()}", parameters).consume()

    complaints = [status for status in summary.gql_status_objects if not status.gql_status.startswith(("00", "02"))]
    unknown = {name[1] for status in complaints if (name := _UNKNOWN.search(status.status_description))}
    others = [status.status_description for status in complaints if not _UNKNOWN.search(status.status_description)]
    assert (unknown - NOT_IN_THE_STARTER_GRAPH, others) == (set(), [])


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
