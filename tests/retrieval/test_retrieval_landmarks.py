"""Landmarks: the same ranks as NetworkX, good law only, remade when the network changed."""

from __future__ import annotations

import random

import networkx as nx
import pytest
from networkx.algorithms.link_analysis.pagerank_alg import _pagerank_python

from nyayagraph.cypher.projections import DropProjection, LandmarkScores, Projections
from nyayagraph.cypher.retrieval import ProvisionJudgments, ProvisionKeyParameter
from nyayagraph.graph import Graph
from nyayagraph.graph.projections import PREFIX, good_law
from nyayagraph.retrieval.filters import Filters, bounds
from nyayagraph.retrieval.landmarks import landmarks, rank_landmarks

pytestmark = pytest.mark.graph


def _load(graph: Graph, citations: list[tuple[str, str]], overruled: list[tuple[str, str, str, bool]] = ()) -> None:
    """Judgments by name, their citations, and overrulings (later, earlier, scope, effective); a new ingest run."""
    with graph._driver.session() as session:
        session.run(
            "UNWIND $rows AS r MERGE (a:Judgment {judgment_id: r[0]}) ON CREATE SET a.title = r[0], a.court_id = 'sc' "
            "MERGE (b:Judgment {judgment_id: r[1]}) ON CREATE SET b.title = r[1], b.court_id = 'sc' "
            "MERGE (a)-[c:CITES]->(b) SET c.count = 1",
            rows=[list(pair) for pair in citations],
        ).consume()
        session.run(
            "UNWIND $rows AS r MATCH (a:Judgment {judgment_id: r[0]}) MATCH (b:Judgment {judgment_id: r[1]}) "
            "MERGE (a)-[t:OVERRULES]->(b) SET t.scope = r[2], t.effective = r[3]",
            rows=[list(row) for row in overruled],
        ).consume()
        session.run("CREATE (:IngestRun {run_id: randomUUID(), finished: datetime()})").consume()


def test_ranks_are_networkx_ranks(scratch_graph: Graph) -> None:
    """A random network with judgments that cite nothing, that nothing cites, and that cite in a circle."""
    draw = random.Random(7)  # noqa: S311 - a fixed network, no secret
    pairs = {(f"j{draw.randrange(150):03d}", f"j{int(150 * draw.random() ** 2):03d}") for _ in range(600)}
    citations = sorted(pair for pair in pairs if pair[0] != pair[1])
    _load(scratch_graph, citations)

    name = good_law(scratch_graph)
    assert name is not None
    ours = {row.judgment_id: row.landmark_score for row in scratch_graph.fetch(LandmarkScores(graph_name=name))}

    network = nx.DiGraph(citations)
    theirs = _pagerank_python(network, alpha=0.85, tol=1e-13, max_iter=1_000)
    assert set(ours) == set(theirs)
    assert max(abs(ours[key] - theirs[key]) for key in theirs) < 1e-9
    assert sum(ours.values()) == pytest.approx(1.0, abs=1e-12)


def test_overruled_judgments_are_no_landmarks_and_their_citations_count_for_nothing(scratch_graph: Graph) -> None:
    """Trap T2n."""
    citations = [
        ("a", "old"),
        ("b", "old"),
        ("c", "old"),
        ("a", "new"),
        ("old", "older"),
        ("d", "part"),
        ("d", "small"),
    ]
    _load(
        scratch_graph,
        citations,
        [("new", "old", "whole", True), ("new", "part", "part", True), ("new", "small", "whole", False)],
    )

    found = landmarks(scratch_graph, limit=20)

    assert "old" not in {row.judgment_id for row in found}
    assert {"new", "older", "part", "small"} <= {row.judgment_id for row in found}
    scores = {row.judgment_id: row.landmark_score for row in found}
    assert scores["older"] == pytest.approx(scores["a"], rel=1e-6)


def test_a_judgment_gains_nothing_by_citing_itself(scratch_graph: Graph) -> None:
    """Trap T2n; a pair of judgments holds one citation, however often it is printed."""
    _load(scratch_graph, [("a", "b"), ("b", "c")])
    before = {row.judgment_id: row.landmark_score for row in landmarks(scratch_graph)}

    _load(scratch_graph, [("a", "a"), ("a", "a"), ("a", "b")])

    assert {row.judgment_id: row.landmark_score for row in landmarks(scratch_graph)} == pytest.approx(before, rel=1e-9)


def test_a_judgment_without_a_rank_stands_behind_every_ranked_one(scratch_graph: Graph) -> None:
    """Trap T2n: a default for what is missing exceeded the mean."""
    _load(scratch_graph, [("a", "b"), ("c", "b")])
    landmarks(scratch_graph)
    with scratch_graph._driver.session() as session:
        session.run(
            "MATCH (j:Judgment) MERGE (s:Section {section_id: 'x-2000/s1'}) "
            "MERGE (j)-[c:CITES_SECTION]->(s) SET c.count = 1, c.ordinals = [0], c.clauses = [] "
            "MERGE (n:Judgment {judgment_id: 'aa'}) MERGE (n)-[d:CITES_SECTION]->(s) SET d.count = 1, d.ordinals = [0] "
            "WITH DISTINCT s MATCH (x:Judgment) MERGE (k:Chunk {chunk_id: x.judgment_id + '#0'}) "
            "SET k += {authority_id: x.judgment_id, kind: 'judgment', ordinal: 0, text: 'words', court_id: '', "
            "act_id: '', decided: 0, good_until: 99991231, bench_strength: 0, filter_terms: []}"
        ).consume()

    provision = ProvisionKeyParameter(section_id="x-2000/s1", clause="")
    rows = scratch_graph.fetch(
        ProvisionJudgments(provisions=(provision,), vector=(), bounds=bounds(Filters()), authorities=3, limit=3)
    )

    assert "aa" not in {row.authority_id for row in rows}
    assert {row.authority_id for row in rows} == {"a", "b", "c"}


def test_a_landmark_that_is_overruled_later_loses_its_score(scratch_graph: Graph) -> None:
    _load(scratch_graph, [("a", "old"), ("b", "old"), ("a", "b")])
    assert landmarks(scratch_graph)[0].judgment_id == "old"

    _load(scratch_graph, [("new", "b")], [("new", "old", "whole", True)])

    assert "old" not in {row.judgment_id for row in landmarks(scratch_graph)}


def test_scores_are_written_once_a_state_of_the_network(scratch_graph: Graph) -> None:
    _load(scratch_graph, [("a", "b")])

    assert rank_landmarks(scratch_graph)
    assert not rank_landmarks(scratch_graph)


def test_no_judgment_gives_no_landmark(scratch_graph: Graph) -> None:
    assert landmarks(scratch_graph) == ()
    assert good_law(scratch_graph) is None


def test_judgments_that_cite_nothing_make_no_network(scratch_graph: Graph) -> None:
    with scratch_graph._driver.session() as session:
        session.run("CREATE (:Judgment {judgment_id: 'alone', title: 'Alone', court_id: 'sc'})").consume()

    assert good_law(scratch_graph) is None
    assert landmarks(scratch_graph) == ()


def test_the_projection_is_kept_remade_after_a_load_and_after_it_is_gone(scratch_graph: Graph) -> None:
    _load(scratch_graph, [("a", "b"), ("b", "c")])
    first = good_law(scratch_graph)
    assert first is not None
    assert good_law(scratch_graph) == first

    _load(scratch_graph, [("c", "d")])
    second = good_law(scratch_graph)

    assert second not in (None, first)
    assert [kept.graph_name for kept in scratch_graph.fetch(Projections(prefix=PREFIX))] == [second]

    scratch_graph.fetch(DropProjection(graph_name=str(second)))
    assert good_law(scratch_graph) == second
    (kept,) = scratch_graph.fetch(Projections(prefix=PREFIX))
    assert (kept.nodes, kept.relationships) == (4, 9)


def test_landmarks_of_the_starter_graph_are_good_law(starter_graph: Graph) -> None:
    titles = [row.title for row in landmarks(starter_graph, limit=100)]

    assert "Kesavananda Bharati v. State of Kerala" in titles[:10]
    assert "I.C. Golaknath v. State of Punjab" not in titles
