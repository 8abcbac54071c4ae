"""The audit trail: everything kept, nothing changed unseen, replay says what differs."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest

from nyayagraph.errors import NotFound
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.verify import trail
from nyayagraph.verify.check import verify
from nyayagraph.verify.report import VerificationReport

pytestmark = pytest.mark.graph
TEXT = (
    "Murder is punished under section 103 of the Bharatiya Nyaya Sanhita with death or imprisonment for life. "
    "BNS 302 punishes murder. Section 420 IPC deals with cheating."
)


@pytest.fixture
def graph(starter_graph: Graph) -> Iterator[Graph]:
    """The starter graph, its trail empty before and after."""
    _forget(starter_graph)
    yield starter_graph
    _forget(starter_graph)


def _run(graph: Graph, cypher: str) -> list[dict[str, object]]:
    with graph._driver.session() as session:
        return [dict(record) for record in session.run(cypher)]


def _forget(graph: Graph) -> None:
    _run(graph, "MATCH (n) WHERE n:Answer OR n:Claim OR n:Verdict OR n:Warning DETACH DELETE n")
    _run(graph, "MATCH (n:GraphState {name: 'trail'}) DELETE n")


def kept(graph: Graph, embedder: Embedder, on: date = date(2026, 1, 1)) -> VerificationReport:
    report = verify(graph, embedder, TEXT, on=on)
    return trail.record(graph, report, text=TEXT, model_id=embedder.model_id)


def test_an_answer_is_kept_with_what_it_rests_on(graph: Graph, embedder: Embedder) -> None:
    report = kept(graph, embedder)

    answer = trail.answer(graph, report.audit_id or "")

    assert [one.verdict for one in answer.claims] == [one.verdict for one in report.claims]
    assert answer.claims[0].supported_by == ("bns-2023/s103#g001",)
    assert "bns-2023/s302" in answer.claims[1].leans_on
    assert {about for warning in answer.warnings for about in warning.about} == {"ipc-1860/s420"}
    assert "verify/authority_passages" in answer.statements
    assert [line.answer_id for line in trail.answers(graph)] == [report.audit_id]


def test_a_trail_that_nobody_touched_is_intact(graph: Graph, embedder: Embedder) -> None:
    assert trail.check_trail(graph).is_intact
    for _ in range(3):
        kept(graph, embedder)

    assert trail.check_trail(graph) == trail.TrailCheck(answers=3, is_intact=True)


@pytest.mark.parametrize(
    "tampering",
    [
        "MATCH (a:Answer {place: 2}) SET a.overall = 'VERIFIED'",
        "MATCH (:Answer {place: 2})-[:HAS_CLAIM]->(c) WITH c LIMIT 1 SET c.text = 'another claim'",
        "MATCH (:Answer {place: 2})-[:HAS_CLAIM]->()-[:HAS_VERDICT]->(v) WITH v LIMIT 1 SET v.verdict = 'CHANGED'",
        "MATCH (:Answer {place: 2})-[:WARNED]->(w) DETACH DELETE w",
        "MATCH (a:Answer {place: 2}) DETACH DELETE a",
        "MATCH (a:Answer {place: 3}) DETACH DELETE a",
    ],
)
def test_a_changed_or_missing_answer_shows(tampering: str, graph: Graph, embedder: Embedder) -> None:
    for _ in range(3):
        kept(graph, embedder)

    _run(graph, tampering)

    assert not trail.check_trail(graph).is_intact


def test_a_replay_on_the_same_graph_finds_nothing_different(graph: Graph, embedder: Embedder) -> None:
    report = kept(graph, embedder)

    assert trail.replay(graph, embedder, report.audit_id or "").changes == ()


def test_a_replay_shows_what_the_graph_says_otherwise_now(graph: Graph, embedder: Embedder) -> None:
    report = kept(graph, embedder)
    _run(graph, "MATCH (a:Act {act_id: 'ipc-1860'}) SET a.kept = a.repealed_on REMOVE a.repealed_on")

    try:
        changes = trail.replay(graph, embedder, report.audit_id or "").changes
    finally:
        _run(graph, "MATCH (a:Act {act_id: 'ipc-1860'}) SET a.repealed_on = a.kept REMOVE a.kept")

    assert [(one.then, one.now) for one in changes] == [("VERIFIED REPEALED", "VERIFIED IN_FORCE")]


def test_an_unknown_answer_is_not_found(graph: Graph) -> None:
    with pytest.raises(NotFound):
        trail.answer(graph, "no-such-answer")
