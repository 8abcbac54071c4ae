"""Statute files, correspondence and the starter graph: loaded once, dated right, twice without a write."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nyayagraph.cypher.state import NodeCounts, RelationshipCounts
from nyayagraph.errors import SourceError
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.ingest.correspondence import ingest_correspondence
from nyayagraph.ingest.pdf import read_pdf_judgment, read_pdf_text
from nyayagraph.ingest.starter import ingest_starter
from nyayagraph.ingest.statutes import ingest_statutes


def counts(graph: Graph) -> dict[str, int]:
    nodes = {row.label: row.nodes for row in graph.fetch(NodeCounts())}
    return nodes | {row.type: row.relationships for row in graph.fetch(RelationshipCounts())}


def rows(graph: Graph, query: str, **parameters: Any) -> set[tuple[Any, ...]]:
    with graph._driver.session() as session:
        found = session.run(query, parameters)
        return {tuple(tuple(one) if isinstance(one, list) else one for one in record.values()) for record in found}


def write_act(folder: Path) -> Path:
    file = folder / "acts.jsonl"
    common = {"act": "the-actuaries-act-2006", "act_title": "The Actuaries Act, 2006", "footnotes": None, "source": "s"}
    lines = [
        {
            **common,
            "kind": "Section",
            "number": "1",
            "heading": "Short title.",
            "text": "(1) This Act may be called so.\n(2) It extends.",
        },
        {
            **common,
            "kind": "Section",
            "number": "2A",
            "heading": "Definitions.",
            "text": "In this Act, words mean things.",
        },
        {**common, "kind": None, "number": None, "heading": "Page 3", "text": "THE GAZETTE"},
    ]
    file.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
    return file


@pytest.mark.graph
def test_sections_are_loaded_with_clauses_and_a_page_is_reported(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path
) -> None:
    report = ingest_statutes(scratch_graph, embedder, [write_act(tmp_path)])

    found = rows(scratch_graph, "MATCH (:Act)-[:CONTAINS]->(s:Section) RETURN s.section_id, s.clauses, s.is_held")
    assert found == {
        ("actuaries-act-2006/s1", ("(1)", "(2)"), True),
        ("actuaries-act-2006/s2A", (), True),
    }
    assert [item.reason for item in report.unreadable] == ["Actuaries Act, 2006: Page 3 is a page, not a section"]
    assert rows(scratch_graph, "MATCH (a:Act) RETURN a.is_complete") == {(False,)}


@pytest.mark.graph
def test_statutes_again_write_nothing(scratch_graph: Graph, embedder: Embedder, tmp_path: Path) -> None:
    file = write_act(tmp_path)
    ingest_statutes(scratch_graph, embedder, [file])
    before = counts(scratch_graph)

    again = ingest_statutes(scratch_graph, embedder, [file])

    assert again.counts.is_empty()
    assert counts(scratch_graph) == before


@pytest.mark.graph
def test_correspondence_keeps_what_stands_and_marks_what_has_no_successor(scratch_graph: Graph, tmp_path: Path) -> None:
    table = tmp_path / "consensus_ipc_bns.csv"
    table.write_text(
        "old_section,nyayai(Rana),HF(nandhakumarg),Neethi(BPRD),consensus_new,status,new_heading,bprd_type,x\n"
        '498A,"85;86","85;86",85,85;86,majority,Cruelty,modified,\n'
        "497,,,,,agree,,,\n"
        "420,318,318,318,318(4),agree,Cheating,same,\n"
        "bad row,,,,,agree,,,\n",
        encoding="utf-8",
    )

    report = ingest_correspondence(scratch_graph, [table])

    replaced = rows(
        scratch_graph,
        "MATCH (o:Section)-[r:REPLACED_BY]->(n:Section) "
        "RETURN o.number, n.number + r.new_clause, r.relation, r.agreement",
    )
    assert replaced == {
        ("498A", "85", "split", "majority"),
        ("498A", "86", "split", "majority"),
        ("420", "318(4)", "modified", "agree"),
    }
    assert rows(scratch_graph, "MATCH (s:Section) WHERE s.dropped_by IS NOT NULL RETURN s.number") == {("497",)}
    assert len(report.unreadable) == 1


@pytest.mark.graph
def test_the_starter_graph_again_writes_nothing(starter_graph: Graph, embedder: Embedder) -> None:
    before = counts(starter_graph)

    again = ingest_starter(starter_graph, embedder)

    assert again.already_loaded
    assert counts(starter_graph) == before


@pytest.mark.graph
def test_passages_of_a_repealed_code_end_the_day_before_its_repeal(starter_graph: Graph) -> None:
    until = rows(
        starter_graph,
        "MATCH (c:Chunk {kind: 'statute'}) WHERE c.act_id IN ['ipc-1860', 'bns-2023'] "
        "RETURN DISTINCT c.act_id, c.good_until",
    )
    assert until == {("ipc-1860", 20240630), ("bns-2023", 99991231)}


@pytest.mark.graph
def test_texts_of_a_repealed_code_loaded_later_do_not_revive_it(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path
) -> None:
    """Trap T24; the starter graph knows the repeal, a publisher's file of the code does not."""
    ingest_starter(scratch_graph, embedder)
    repeal = (
        "MATCH (a:Act {act_id: 'ipc-1860'}) RETURN toString(a.repealed_on), valueType(a.repealed_on) STARTS WITH 'DATE'"
    )
    assert rows(scratch_graph, repeal) == {("2024-07-01", True)}
    line = {
        "act": "the-indian-penal-code-1860", "act_title": "The Indian Penal Code, 1860", "kind": "Section",
        "number": "489F", "heading": "A section of its own.", "text": "Whoever does so.", "footnotes": None,
        "source": "s",
    }  # fmt: skip
    file = tmp_path / "ipc.jsonl"
    file.write_text(json.dumps(line), encoding="utf-8")

    report = ingest_statutes(scratch_graph, embedder, [file])

    assert report.written == 1
    assert rows(scratch_graph, repeal) == {("2024-07-01", True)}
    until = "MATCH (c:Chunk {act_id: 'ipc-1860'}) RETURN DISTINCT c.good_until"
    assert rows(scratch_graph, until) == {(20240630,)}


@pytest.mark.graph
def test_the_starter_graph_is_as_large_as_promised(starter_graph: Graph) -> None:
    found = counts(starter_graph)

    assert found["Judgment"] >= 120
    held = rows(starter_graph, "MATCH (s:Section {is_held: true}) RETURN count(s)")
    assert next(iter(held))[0] >= 150
    propositions = rows(starter_graph, "MATCH (j:Judgment) RETURN COUNT { (j)<-[:PART_OF]-(:Chunk) }")
    assert all(2 <= number <= 6 for (number,) in propositions)


@pytest.mark.corpus
def test_a_pdf_is_read_with_pages_and_identity(data: Path) -> None:
    file = next((data / "pdf-samples" / "judgments").glob("Maneka*"))

    judgment = read_pdf_judgment(file)

    assert judgment.record.decided_on is not None
    assert judgment.record.decided_on.isoformat() == "1978-01-25"
    assert {"AIR 1978 SC 597", "[1978] 2 SCR 621"} <= set(judgment.record.citations)
    assert len(judgment.page_starts) > 50
    assert judgment.page_starts[0] == 0


@pytest.mark.corpus
def test_every_sample_judgment_has_parties_a_day_and_the_citations_that_it_prints(data: Path) -> None:
    """Two of the fourteen print no citation of their own."""
    without = set()
    for file in sorted((data / "pdf-samples" / "judgments").glob("*.pdf")):
        record = read_pdf_judgment(file).record
        assert record.decided_on, file.name
        assert " v. " in record.title, file.name
        assert "..." not in record.title, file.name
        if not record.citations:
            without.add(file.name.split("_")[0])
    assert without == {"Shri", "Vishaka"}


@pytest.mark.corpus
def test_a_scan_is_an_error_that_says_what_to_do(data: Path) -> None:
    with pytest.raises(SourceError, match="OCR"):
        read_pdf_text(data / "pdf-samples" / "scanned-pleading.pdf")


def test_a_file_that_is_no_pdf_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken.pdf"
    broken.write_bytes(b"%PDF-1.4 nothing")

    with pytest.raises(SourceError, match=r"broken\.pdf"):
        read_pdf_text(broken)
