"""What a search costs the database, in statements and database hits: it may not grow with what is held."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from nyayagraph.graph import Graph, TracedStatement
from nyayagraph.graph.vectors import bolt_vectors
from nyayagraph.inference.embedder import Embedder
from nyayagraph.retrieval import Filters, search

pytestmark = pytest.mark.graph

ASKED = (
    "anticipatory bail under section 438 CrPC",
    "Kumarasamy v. State of Madras",
    "Justice Krishna Iyer on bail in 1981",
    "compensation for land that was acquired",
)
SUBJECTS = (
    "anticipatory bail",
    "land acquired",
    "rent of a shop",
    "tax on sales",
    "service of a clerk",
    "a will",
    "theft",
)
FEW, MANY = 2_100, 6_300  # the fewer fill every pool already: 300 of each subject
MADE_ONCE = {"retrieval/passage_sample", "projections/project_good_law", "projections/landmark_scores"}


def title(number: int) -> str:
    return "Kumarasamy v. State of Madras" if number == 7 else f"Party{number} v. State of Madras"


def section(number: int) -> int:
    """The judgments on one provision are compared with each other, all of them: their number is held."""
    return 438 if number < 60 else 1_000 + number


def load(graph: Graph, embedder: Embedder, first: int, last: int) -> None:
    """Judgments of one passage each, numbered from `first` to before `last`, each citing the one before; one run."""
    numbers = range(first, last)
    texts = [
        f"The bench considered {SUBJECTS[n % 7]} in the matter numbered {n}, on the facts of village {n * 7919 % 9973}."
        for n in numbers
    ]
    rows = [
        {
            "id": f"j{n:05d}", "title": title(n), "text": text, "embedding": vector,
            "year": 1960 + n % 60, "section": f"crpc-1973/s{section(n)}", "before": f"j{max(0, n - 1):05d}",
            "terms": [
                "kind_judgment_0", "court_supremecourt_0", f"date_{1960 + n % 60}0101", "until_99991231", "bench_02",
                "judge_vrkrishnaiyer_0" if n % 50 == 0 else f"judge_other{n % 50}_0", "act_crpc1973_0",
                f"sec_crpc1973s{section(n)}_0",
            ],
        }
        for n, text, vector in zip(numbers, texts, bolt_vectors(embedder.embed(texts)), strict=True)
    ]  # fmt: skip
    with graph._driver.session() as session:
        session.run(
            "UNWIND $rows AS r MERGE (j:Judgment {judgment_id: r.id}) "
            "SET j.title = r.title, j.names = [], j.court_id = 'supreme-court', j.decided_on = date({year: r.year}) "
            "MERGE (s:Section {section_id: r.section}) MERGE (j)-[c:CITES_SECTION]->(s) "
            "SET c.count = 1, c.ordinals = [0], c.clauses = [] "
            "MERGE (k:Chunk {chunk_id: r.id + '#0000'}) "
            "SET k += {authority_id: r.id, title: r.title, kind: 'judgment', "
            "  text: r.text, ordinal: 0, char_start: 0, char_end: size(r.text), embedding: toFloatList(r.embedding), "
            "  decided: r.year * 10000 + 101, good_until: 99991231, court_id: 'supreme-court', bench_strength: 2, "
            "  act_id: '', filter_terms: r.terms} MERGE (k)-[:PART_OF]->(j)",
            rows=rows,
        ).consume()
        session.run(
            "UNWIND $rows AS r MATCH (j:Judgment {judgment_id: r.id}) MATCH (b:Judgment {judgment_id: r.before}) "
            "WHERE j <> b MERGE (j)-[c:CITES]->(b) SET c.count = 1",
            rows=rows,
        ).consume()
        session.run(
            "MERGE (g:Judge {judge_id: 'vrkrishnaiyer'}) SET g.name = 'V.R. Krishna Iyer' "
            "CREATE (:IngestRun {run_id: randomUUID(), finished: datetime()})"
        ).consume()
        session.run("CALL db.awaitIndexes(60)").consume()


def cost(graph: Graph, embedder: Embedder, question: str) -> dict[str, int]:
    """Database hits by statement of a warm search: what is kept between searches is there already."""
    search(graph, embedder, question, k=10)
    ran: list[TracedStatement] = []
    graph.trace = ran.append
    try:
        search(graph, embedder, question, Filters(), k=10)
    finally:
        graph.trace = None
    hits: dict[str, int] = {}
    with graph._driver.session() as session:
        for statement in ran:
            profile = session.run(f"PROFILE {statement.text}", statement.parameters).consume().profile
            hits[statement.name] = hits.get(statement.name, 0) + sum(_db_hits(profile))
    return hits


def _db_hits(plan: Any) -> Iterator[int]:
    yield plan.get("dbHits", 0)
    for child in plan.get("children", ()):
        yield from _db_hits(child)


def test_the_cost_of_a_search_does_not_grow_with_what_is_held(scratch_graph: Graph, embedder: Embedder) -> None:
    """Trap T2m: no scan of all passages, no ranks and no word counts made anew for a question.

    Three times as many judgments cost a statement no more than half as much again.
    """
    load(scratch_graph, embedder, 0, FEW)
    few = {question: cost(scratch_graph, embedder, question) for question in ASKED}
    load(scratch_graph, embedder, FEW, MANY)

    many = {question: cost(scratch_graph, embedder, question) for question in ASKED}

    assert {question: set(names) for question, names in many.items()} == {
        question: set(names) for question, names in few.items()
    }
    grown = {
        (question, name): (few[question][name], hits)
        for question, names in many.items()
        for name, hits in names.items()
        if hits > 1.5 * few[question][name] + 100
    }
    assert grown == {}
    ran = {name for names in many.values() for name in names}
    assert ran & MADE_ONCE == set()
    assert {"retrieval/lexical_passages", "retrieval/walked_passages", "retrieval/provision_judgments"} <= ran
