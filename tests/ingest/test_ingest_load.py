"""Loading: once or twice, broken off or not, the graph is the same; deleting leaves nothing behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from nyayagraph.cypher.state import NodeCounts, RelationshipCounts
from nyayagraph.errors import NotFound, SourceError
from nyayagraph.graph import Graph
from nyayagraph.ingest.citator import ingest_citator
from nyayagraph.ingest.delete import delete_judgment
from nyayagraph.ingest.judgments import ingest_judgments
from nyayagraph.server import RunningServer

pytestmark = pytest.mark.graph
SEED = Path(__file__).resolve().parents[1] / "data" / "seed_judgments.jsonl"


def counts(graph: Graph) -> dict[str, int]:
    nodes = {row.label: row.nodes for row in graph.fetch(NodeCounts())}
    return nodes | {row.type: row.relationships for row in graph.fetch(RelationshipCounts())}


def rows(graph: Graph, query: str, **parameters: Any) -> set[tuple[Any, ...]]:
    with graph._driver.session() as session:
        return {tuple(record.values()) for record in session.run(query, parameters)}


def load(graph: Graph, path: Path = SEED) -> Any:
    return ingest_judgments(graph, [path], workers=0)


def test_citations_between_judgments_are_those_that_the_texts_print_and_time_allows(scratch_graph: Graph) -> None:
    """Sajjan Singh of 1964 prints a citation of 1973: refused. AIR 1987 SC 2043 is two orders: no link through it."""
    load(scratch_graph)

    cites = rows(scratch_graph, "MATCH (a:Judgment)-[:CITES]->(b:Judgment) RETURN a.year, b.year")

    assert cites == {(1964, 1951), (1967, 1951), (1967, 1964), (1973, 1967), (1973, 1964), (1987, 1973)}


def test_one_judgment_from_two_prints_is_one_node_and_two_judgments_on_one_page_are_two(scratch_graph: Graph) -> None:
    report = load(scratch_graph)

    ids = rows(scratch_graph, "MATCH (j:Judgment) WHERE j.year IN [1973, 1987] RETURN j.year, size(j.sources)")
    titles = rows(scratch_graph, "MATCH (j:Judgment {year: 1987}) RETURN j.petitioner")

    assert ids == {(1973, 2), (1987, 1)}
    assert titles == {("Ram Kumar",), ("Mohan Lal",)}
    assert len(report.conflicts) == 1


def test_another_text_under_one_name_and_report_is_another_judgment(scratch_graph: Graph, tmp_path: Path) -> None:
    """A publisher printed the citation of an appeal over an interim order; and two appeals of one day bear one name."""
    appeal, order, other, citing = (json.loads(line) for line in SEED.read_text("utf-8").splitlines()[5:6] * 4)
    order |= {"id": "o", "title": "Ram Kumar vs State Of Haryana on 9 May, 1987", "date_of_judgment": "1987-05-09"}
    order["text"] = "Leave granted. Let the record be called for from the court below within four weeks from today."
    other |= {"id": "p", "equivalent_citations": ["1987 SCR (3) 15"]}
    other["text"] = "The pension of a clerk of the municipal office was reduced behind his back, and that cannot stand."
    citing |= {"id": "q", "title": "Govind Das vs Leela Bai on 2 June, 1989", "date_of_judgment": "1989-06-02"}
    citing |= {"equivalent_citations": ["1989 SCR (3) 77"], "petitioner": "GOVIND DAS", "respondent": "LEELA BAI"}
    citing["text"] = "We were taken to Ram Kumar v. State of Haryana, AIR 1987 SC 2043, where bail was considered."
    file = tmp_path / "four.jsonl"
    file.write_text("".join(json.dumps(row) + "\n" for row in (appeal, order, other, citing)), "utf-8")

    report = load(scratch_graph, file)

    held = rows(scratch_graph, "MATCH (j:Judgment {year: 1987}) RETURN j.decided_on.month, j.has_text, size(j.sources)")
    meant = rows(scratch_graph, "MATCH (r:Reference)-[:MAY_MEAN]->(j:Judgment) RETURN r.state, j.decided_on.month")
    assert len(rows(scratch_graph, "MATCH (j:Judgment {year: 1987}) RETURN j.judgment_id")) == 3
    assert held == {(3, True, 1), (5, True, 1)}
    assert meant == {("ambiguous", 3), ("ambiguous", 5)}
    assert len(report.conflicts) == 1
    assert load(scratch_graph, file).counts.is_empty()


def test_provisions_in_the_text_become_relationships(scratch_graph: Graph) -> None:
    load(scratch_graph)

    cited = rows(scratch_graph, "MATCH (j:Judgment {year: 1990})-[:CITES_SECTION]->(s:Section) RETURN s.section_id")

    assert cited == {("ipc-1860/s420",), ("constitution/a21",)}


def test_the_same_file_again_writes_nothing(scratch_graph: Graph) -> None:
    load(scratch_graph)
    before = counts(scratch_graph)

    again = load(scratch_graph)

    assert again.already_loaded
    assert again.counts.is_empty()
    assert counts(scratch_graph) == before


def test_a_longer_file_writes_only_what_is_new(scratch_graph: Graph, tmp_path: Path) -> None:
    lines = SEED.read_text(encoding="utf-8").splitlines(keepends=True)
    part = tmp_path / "seed_judgments.jsonl"
    part.write_text("".join(lines[:5]), encoding="utf-8")
    load(scratch_graph, part)

    whole = load(scratch_graph)

    assert (whole.known, whole.written) == (5, 3)


def test_a_waiting_citation_is_resolved_when_its_judgment_arrives(scratch_graph: Graph, tmp_path: Path) -> None:
    lines = SEED.read_text(encoding="utf-8").splitlines(keepends=True)
    citing, cited = tmp_path / "citing.jsonl", tmp_path / "cited.jsonl"
    citing.write_text(lines[3], encoding="utf-8")
    cited.write_text(lines[2], encoding="utf-8")
    load(scratch_graph, citing)
    assert rows(scratch_graph, "MATCH ()-[c:CITES]->() RETURN c.count") == set()

    load(scratch_graph, cited)

    assert rows(scratch_graph, "MATCH (a)-[:CITES]->(b) RETURN a.year, b.year") == {(1973, 1967)}


def test_an_unreadable_line_is_reported_and_the_rest_is_loaded(scratch_graph: Graph, tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text('{"id": "9", "title": "A vs B"}\nnot json\n' + SEED.read_text(encoding="utf-8"), encoding="utf-8")

    report = load(scratch_graph, broken)

    assert [item.source for item in report.unreadable] == ["broken:9", "broken:line-2"]
    assert report.written == 8


def test_a_damaged_archive_is_an_error_that_names_the_file(scratch_graph: Graph, tmp_path: Path) -> None:
    damaged = tmp_path / "half.jsonl.gz"
    damaged.write_bytes(b"\x1f\x8b\x08\x00nothing")

    with pytest.raises(SourceError, match=r"half\.jsonl\.gz"):
        load(scratch_graph, damaged)


def test_a_printed_treatment_waits_for_both_judgments_and_dates_the_passages(
    scratch_graph: Graph, tmp_path: Path
) -> None:
    citator = tmp_path / "citator.csv"
    citator.write_text(
        "citing_id,citing_citation,citing_title,code,cited_id,cited_citation,cited_title,where\n"
        ",AIR 1973 SC 1461,,O,,AIR 1967 SC 1643,,(5)\n"
        ",AIR 1990 SC 5555,,O,,AIR 1967 SC 1643,,\n"
        ",AIR 1967 SC 1643,,RF,,AIR 1951 SC 458,,\n",
        encoding="utf-8",
    )
    ingest_citator(scratch_graph, [citator])
    assert rows(scratch_graph, "MATCH ()-[o:OVERRULES]->() RETURN o.source") == set()

    load(scratch_graph)

    overrulings = rows(scratch_graph, "MATCH (a)-[o:OVERRULES]->(b) RETURN a.year, b.year, o.effective")
    assert overrulings == {(1973, 1967, True)}
    until = rows(scratch_graph, "MATCH (c:Chunk)-[:PART_OF]->(:Judgment {year: 1967}) RETURN DISTINCT c.good_until")
    assert until == {(19730423,)}


def test_a_smaller_bench_overrules_nothing(scratch_graph: Graph, tmp_path: Path) -> None:
    citator = tmp_path / "citator.csv"
    citator.write_text(
        "citing_citation,code,cited_citation,where\n"
        "AIR 1987 SC 2043,O,AIR 1973 SC 1461,\n"
        "[1990] 2 SCR 900,O,AIR 1973 SC 1461,\n",
        encoding="utf-8",
    )
    load(scratch_graph)

    ingest_citator(scratch_graph, [citator])

    overruled = "MATCH (a)-[o:OVERRULES {source: 'citator'}]->(b) RETURN a.year, b.year, o.effective"
    assert rows(scratch_graph, overruled) == {(1990, 1973, False)}
    assert rows(scratch_graph, "MATCH (c:Chunk)-[:PART_OF]->(:Judgment {year: 1973}) RETURN DISTINCT c.good_until") == {
        (99991231,)
    }


def test_deleting_every_judgment_leaves_only_schema_and_runs(scratch_graph: Graph) -> None:
    load(scratch_graph)

    for (judgment_id,) in rows(scratch_graph, "MATCH (j:Judgment) RETURN j.judgment_id"):
        delete_judgment(scratch_graph, judgment_id)

    assert set(counts(scratch_graph)) == {"GraphState", "SchemaChange", "IngestRun"}
    with pytest.raises(NotFound, match="no judgment has the id"):
        delete_judgment(scratch_graph, "sc-1900-01-01-nobody")


def test_a_deleted_judgment_is_loaded_again_from_the_same_file(scratch_graph: Graph) -> None:
    load(scratch_graph)
    before = counts(scratch_graph)
    ((judgment_id,),) = rows(scratch_graph, "MATCH (j:Judgment {year: 1967}) RETURN j.judgment_id")
    delete_judgment(scratch_graph, judgment_id)

    report = load(scratch_graph)

    assert report.written == 1
    assert counts(scratch_graph) == before


LOAD_IN_SMALL_BATCHES = """
import sys
from pathlib import Path
import nyayagraph.ingest.judgments as judgments
from nyayagraph.graph import Graph
def announce(done, text):
    print(done, flush=True)
judgments.BATCH_JUDGMENTS = 1
with Graph.connect(sys.argv[1], "neo4j", sys.stdin.readline().strip()) as graph:
    judgments.ingest_judgments(graph, [Path(sys.argv[2])], workers=0, progress=announce)
"""


def test_a_load_killed_anywhere_and_finished_later_gives_the_same_graph(
    scratch_graph: Graph, scratch_server: RunningServer
) -> None:
    load(scratch_graph)
    undisturbed = counts(scratch_graph)
    for (judgment_id,) in rows(scratch_graph, "MATCH (j:Judgment) RETURN j.judgment_id"):
        delete_judgment(scratch_graph, judgment_id)

    for killed_after in (1, 3, 6):
        _load_and_kill(scratch_server, killed_after)
    load(scratch_graph)

    assert counts(scratch_graph) == undisturbed


def _load_and_kill(server: RunningServer, batches: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", LOAD_IN_SMALL_BATCHES, server.bolt_uri, str(SEED)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as loader:
        assert loader.stdin is not None
        assert loader.stdout is not None
        loader.stdin.write(server.password + "\n")
        loader.stdin.flush()
        for _ in range(batches):
            loader.stdout.readline()
        time.sleep(0.01 * batches)
        os.kill(loader.pid, signal.SIGKILL)
