"""Judgments and the texts that were law on their day."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from nyayagraph.answer.older_texts import older_text_notes
from nyayagraph.answer.sources import Source
from nyayagraph.cypher.ingest import LinkCitedVersions
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.ingest.statutes import ingest_statutes
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.lookup import section_of
from nyayagraph.verify.report import CitationCheck, CitationVerdict
from tests.ingest.written_acts import AMENDED, FIRST, GONE, YOUNG, rows, write_act

pytestmark = pytest.mark.graph


def cite(graph: Graph, judgment_id: str, decided_on: str | None, year: int, *sections: str) -> None:
    with graph._driver.session() as session:
        session.run(
            "MERGE (j:Judgment {judgment_id: $id}) SET j.decided_on = date($on), j.year = $year WITH j "
            "UNWIND $sections AS id MERGE (s:Section {section_id: 'actuaries-act-2006/s' + id}) "
            "MERGE (j)-[:CITES_SECTION {count: 2}]->(s)",
            id=judgment_id, on=decided_on, year=year, sections=list(sections),
        ).consume()  # fmt: skip


def cited_versions(graph: Graph) -> list[tuple[Any, ...]]:
    return rows(
        graph,
        "MATCH (j:Judgment)-[c:CITES_VERSION]->(v) RETURN j.judgment_id, v.version_id, c.count "
        "ORDER BY j.judgment_id, v.version_id",
    )


def test_a_judgment_cites_the_text_that_was_law_on_its_day(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path
) -> None:
    """Half-open days; a gap is a text too; a year tells the text only where it did not change in it."""
    cite(scratch_graph, "j1-before-the-act", "2001-01-01", 2001, "2")
    cite(scratch_graph, "j2-last-day", "2022-05-09", 2022, "2", "2A", "3")
    cite(scratch_graph, "j3-first-day", "2022-05-10", 2022, "2", "2A", "3")
    cite(scratch_graph, "j4-year-of-change", None, 2022, "2")
    cite(scratch_graph, "j5-year-after", None, 2023, "2")

    ingest_statutes(scratch_graph, embedder, [write_act(tmp_path, FIRST, AMENDED, YOUNG, GONE)])

    assert cited_versions(scratch_graph) == [
        ("j2-last-day", "actuaries-act-2006/s2@start", 2),
        ("j2-last-day", "actuaries-act-2006/s3@start", 2),
        ("j3-first-day", "actuaries-act-2006/s2@2022-05-10", 2),
        ("j3-first-day", "actuaries-act-2006/s2A@2022-05-10", 2),
        ("j5-year-after", "actuaries-act-2006/s2@2022-05-10", 2),
    ]
    told = section_of(scratch_graph, "actuaries-act-2006/s2", date(2022, 5, 10)).versions
    assert [version.judgments for version in told] == [1, 2]


def test_links_to_texts_follow_a_corrected_day_and_are_made_once(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path
) -> None:
    ingest_statutes(scratch_graph, embedder, [write_act(tmp_path, FIRST, AMENDED)])
    cite(scratch_graph, "j", "2022-05-20", 2022, "2")
    scratch_graph.write(LinkCitedVersions(judgment_ids=("j",)))
    assert cited_versions(scratch_graph) == [("j", "actuaries-act-2006/s2@2022-05-10", 2)]

    cite(scratch_graph, "j", "2022-05-09", 2022)
    scratch_graph.write(LinkCitedVersions(judgment_ids=("another",)))
    assert cited_versions(scratch_graph) == [("j", "actuaries-act-2006/s2@2022-05-10", 2)]
    scratch_graph.write(LinkCitedVersions())

    assert cited_versions(scratch_graph) == [("j", "actuaries-act-2006/s2@start", 2)]
    assert scratch_graph.write(LinkCitedVersions()).is_empty()


def test_a_judgment_on_an_older_text_is_noted_where_the_words_have_changed(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path
) -> None:
    """Only for provisions that are spoken of and law still, and only on a day after the change."""
    ingest_statutes(scratch_graph, embedder, [write_act(tmp_path, FIRST, AMENDED, GONE)])
    cite(scratch_graph, "j-old", "2010-03-01", 2010, "1", "2", "3")
    cite(scratch_graph, "j-new", "2023-03-01", 2023, "2")
    scratch_graph.write(LinkCitedVersions())
    with scratch_graph._driver.session() as session:
        session.run("MATCH (j:Judgment) SET j.title = toUpper(j.judgment_id)").consume()

    def noted(section: str, on: date, standing: Standing = Standing.IN_FORCE) -> tuple[str, ...]:
        sources = [source_of(judgment_id) for judgment_id in ("j-old", "j-new")]
        cited = [
            CitationCheck(start=0, end=1, text="s", kind="section", authority_id=f"actuaries-act-2006/s{section}",
                          verdict=CitationVerdict.VERIFIED, standing=standing)
        ]  # fmt: skip
        return older_text_notes(scratch_graph, sources, cited, on)

    (note,) = noted("2", date(2024, 1, 1))
    assert note == (
        "J-OLD of 1 March 2010 speaks of section 2 of the Actuaries Act, 2006 as it read then; its words have changed "
        "since, first on 10 May 2022 by Act 9 of 2022; "
        "`nyaya section actuaries-act-2006/s2 --diff 2010-03-01 2024-01-01` shows how."
    )
    assert noted("2", date(2022, 5, 9)) == ()
    assert noted("1", date(2024, 1, 1)) == ()
    assert noted("3", date(2024, 1, 1)) == ()
    assert noted("2", date(2024, 1, 1), Standing.REPEALED) == ()


def source_of(judgment_id: str) -> Source:
    return Source(
        tag="S1", chunk_id=f"{judgment_id}#0000", authority_id=judgment_id, kind="judgment", authority=judgment_id,
        citation=None, court=None, court_id=None, decided_on=date(2010, 3, 1), paragraph=None, page=None,
        standing=Standing.GOOD, caution=None, text="",
    )  # fmt: skip
