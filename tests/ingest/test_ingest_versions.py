"""Texts through time in the graph: chains that hold together, whichever source came first."""

from __future__ import annotations

import gzip
import json
from datetime import date
from pathlib import Path

import pytest

from nyayagraph.cypher.ingest import BoundVersions, MergeActs
from nyayagraph.cypher.ingest import rows as rows_of
from nyayagraph.cypher.statute import VersionCounts, VersionFaults
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.ingest.statutes import ingest_statutes
from nyayagraph.verify.lookup import section_of
from nyayagraph.verify.text_changes import text_change
from tests.ingest.written_acts import AMENDED, FIRST, GONE, YOUNG, rows, write_act

pytestmark = pytest.mark.graph


def versions(graph: Graph, section_id: str) -> list[tuple[str | None, str | None, str | None]]:
    return [
        (start, end, text)
        for start, end, text in rows(
            graph,
            "MATCH (:Section {section_id: $id})-[:HAS_VERSION]->(v) "
            "RETURN toString(v.in_force_from), toString(v.in_force_to), v.text ORDER BY v.in_force_from",
            id=section_id,
        )
    ]


def test_a_loaded_act_has_a_chain_for_each_section_from_its_own_first_day(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path
) -> None:
    report = ingest_statutes(scratch_graph, embedder, [write_act(tmp_path, FIRST, AMENDED, YOUNG, GONE)])

    assert versions(scratch_graph, "actuaries-act-2006/s2") == [
        ("2006-11-10", "2022-05-10", "Pay ten rupees."),
        ("2022-05-10", None, "Pay fifty rupees."),
    ]
    assert versions(scratch_graph, "actuaries-act-2006/s2A") == [("2022-05-10", None, "He may appeal.")]
    assert versions(scratch_graph, "actuaries-act-2006/s3") == [("2006-11-10", "2022-05-10", None)]
    assert report.version_faults == []
    assert report.versions["gaps"] == 1
    assert rows(
        scratch_graph,
        "MATCH (a:Amendment)-[made]->(v:SectionVersion) RETURN a.name, type(made), made.provision, v.version_id "
        "ORDER BY v.version_id",
    ) == [
        ("Act 9 of 2022", "SUBSTITUTED", "s. 4", "actuaries-act-2006/s2@2022-05-10"),
        ("Act 9 of 2022", "INSERTED", "s. 5", "actuaries-act-2006/s2A@2022-05-10"),
        ("Act 9 of 2022", "OMITTED", "s. 6", "actuaries-act-2006/s3@start"),
    ]


def test_a_corrected_source_replaces_the_chain(scratch_graph: Graph, embedder: Embedder, tmp_path: Path) -> None:
    ingest_statutes(scratch_graph, embedder, [write_act(tmp_path, FIRST, AMENDED)])
    corrected = ("2", AMENDED[1], AMENDED[2].replace("10-5-2022", "1-6-2022"))

    ingest_statutes(scratch_graph, embedder, [write_act(tmp_path, FIRST, corrected)])

    assert versions(scratch_graph, "actuaries-act-2006/s2") == [
        ("2006-11-10", "2022-06-01", "Pay ten rupees."),
        ("2022-06-01", None, "Pay fifty rupees."),
    ]
    assert scratch_graph.fetch(VersionFaults()) == []


def test_a_section_is_law_from_the_day_its_notification_names(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path
) -> None:
    """T24: an Act brought into force in parts has no one day; a part that no notification names has none."""
    notes = (
        "1. 1st June, 2007 (s. 2), vide notification No. S.O. 41(E), dated 28th May, 2007.\n\n"
        "1st May, 2008, sub-sec. (1) of s. 3, vide notification No. S.O. 9(E), dated 30th April, 2008."
    )
    sections = [("1", "It shall come into force on such date as may be notified.", notes)]
    sections += [(number, f"(1) What {number} says. (2) More.", "") for number in ("2", "3", "4")]

    ingest_statutes(scratch_graph, embedder, [write_act(tmp_path, *sections)])

    days = {
        number: section_of(scratch_graph, f"actuaries-act-2006/s{number}", date(2020, 1, 1))
        for number in ("2", "3", "4")
    }
    assert {number: answer.in_force_from for number, answer in days.items()} == {
        "2": date(2007, 6, 1),
        "3": None,
        "4": None,
    }
    assert [(c.on, c.notification, c.in_part) for answer in days.values() for c in answer.commenced_by] == [
        (date(2007, 6, 1), "SO 41(E)", False),
        (date(2008, 5, 1), "SO 9(E)", True),
    ]
    assert section_of(scratch_graph, "actuaries-act-2006/s2", date(2007, 5, 31)).standing == "NOT_YET_IN_FORCE"
    assert section_of(scratch_graph, "actuaries-act-2006/s2", date(2007, 6, 1)).standing == "IN_FORCE"


def test_a_notification_of_the_whole_act_is_named_with_each_section(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path
) -> None:
    first = ("1", "It shall come into force on such date as may be notified.",
             "1. 1st June, 2007, vide notification No. S.O. 41(E), dated 28th May, 2007.")  # fmt: skip
    ingest_statutes(scratch_graph, embedder, [write_act(tmp_path, first, ("2", "What 2 says.", ""))])

    answer = section_of(scratch_graph, "actuaries-act-2006/s2", date(2020, 1, 1))

    assert [(c.on, c.notification, c.dated, c.whole_act) for c in answer.commenced_by] == [
        (date(2007, 6, 1), "SO 41(E)", date(2007, 5, 28), True)
    ]
    assert answer.in_force_from == date(2007, 6, 1)


def repealed_act() -> MergeActs:
    row = rows_of.ActParam(
        act_id="actuaries-act-2006",
        title="The Actuaries Act, 2006",
        short_title="Actuaries Act",
        aliases=(),
        number=None,
        year=2006,
        kind="act",
        commenced_on=date(2006, 11, 10),
        repealed_on=date(2024, 7, 1),
        savings=None,
        savings_provision=None,
        repealing_provision=None,
        is_complete=False,
        curated=True,
    )
    return MergeActs(rows=(row,), run_id="test")


def test_two_sources_of_one_article_never_stand_in_one_statement(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path
) -> None:
    """In one statement each would find no words of the other, and a gap could take the place of a text."""
    sent: list[list[str]] = []
    scratch_graph.trace = lambda ran: sent.append(
        [row["section_id"] for row in ran.parameters["rows"]] if ran.name == "ingest/merge_section_versions" else []
    )
    try:
        ingest_statutes(scratch_graph, embedder, list(write_constitution(tmp_path)))
    finally:
        scratch_graph.trace = None

    assert {"constitution/a31"} <= {section for sections in sent for section in sections}
    assert all(len(sections) == len(set(sections)) for sections in sent)


@pytest.mark.parametrize("act_first", [True, False])
def test_loading_again_does_not_revive_a_repealed_act(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path, *, act_first: bool
) -> None:
    """T24: the text that a publisher still prints ends with its Act, whichever was loaded first."""
    if act_first:
        scratch_graph.write(repealed_act())
    ingest_statutes(scratch_graph, embedder, [write_act(tmp_path, FIRST, AMENDED, GONE)])
    if not act_first:
        scratch_graph.write_all([repealed_act(), BoundVersions()])

    ingest_statutes(scratch_graph, embedder, [write_act(tmp_path, FIRST, AMENDED, YOUNG, GONE)])

    assert rows(scratch_graph, "MATCH (a:Act {act_id: 'actuaries-act-2006'}) RETURN toString(a.repealed_on)") == [
        ("2024-07-01",)
    ]
    assert [version[1] for version in versions(scratch_graph, "actuaries-act-2006/s2")] == ["2022-05-10", "2024-07-01"]
    assert versions(scratch_graph, "actuaries-act-2006/s2A") == [("2022-05-10", "2024-07-01", "He may appeal.")]
    assert versions(scratch_graph, "actuaries-act-2006/s3") == [("2006-11-10", "2022-05-10", None)]
    assert scratch_graph.fetch(VersionFaults()) == []


def hold(graph: Graph, *intervals: tuple[str, str | None, str | None]) -> list[tuple[str, tuple[str, ...]]]:
    """The faults of one section that holds these versions: id, first day, day after the last."""
    rows(
        graph,
        "CREATE (a:Act {act_id: 'a-1900'})-[:CONTAINS]->(s:Section {section_id: 'a-1900/s1', act_id: 'a-1900'}) "
        "WITH s UNWIND $intervals AS i CREATE (s)-[:HAS_VERSION]->(:SectionVersion {version_id: i[0], text: 'words', "
        "is_gap: false, in_force_from: date(i[1]), in_force_to: date(i[2])})",
        intervals=[list(interval) for interval in intervals],
    )
    return [(row.fault, row.versions) for row in graph.fetch(VersionFaults())]


EARLY, LATE = ("1950-01-01", "1970-01-02"), ("1970-01-01", None)


@pytest.mark.parametrize("swapped", [True, False])
@pytest.mark.parametrize("names", [("a", "b"), ("b", "a")])
def test_an_overlap_is_seen_in_either_order(scratch_graph: Graph, names: tuple[str, str], *, swapped: bool) -> None:
    """T24: neither the names of the versions nor the order of their making decides."""
    pair = [(names[0], *EARLY), (names[1], *LATE)]

    assert ("overlap", ("a", "b")) in hold(scratch_graph, *(reversed(pair) if swapped else pair))


FAULTS = [
    ([("a", None, "1970-01-01"), ("b", "1970-01-01", None)], []),
    ([("a", None, None), ("b", "1970-01-01", None)], [("overlap", ("a", "b"))]),
    ([("a", None, "1970-01-01"), ("b", "1970-01-02", None)], [("hole", ("a",))]),
    ([("a", "1970-01-01", "1970-01-01"), ("b", "1970-01-01", None)], [("backward", ("a",))]),
    ([("a", None, "1970-01-01")], [("ends without a reason", ("a",))]),
]


@pytest.mark.parametrize(("intervals", "faults"), FAULTS)
def test_intervals_that_do_not_follow_each_other_are_faults(
    scratch_graph: Graph, intervals: list[tuple[str, str | None, str | None]], faults: list[tuple[str, tuple[str, ...]]]
) -> None:
    assert hold(scratch_graph, *intervals) == faults


def write_constitution(folder: Path) -> tuple[Path, Path]:
    """The two layouts that hold articles: a text for each amendment, and one text of today."""
    body = '---\narticle: 31\ntitle: "Property"\nstatus: {}\n---\n\n# Article 31. Property\n\n{}\n'
    told = [
        (None, "31", "active", "(1) Property is safe."),
        (4, "31", "active", "(1) Property is safe, by law."),
        (44, "31", "repealed", "*[Article 31 omitted by an Act.]*"),
        (None, "21", "active", "Life is safe."),
        (None, "370", "active", "A provision for a time."),
    ]
    lines = [
        {
            "commit": "c",
            "amendment": number,
            "change": "M",
            "path": f"articles/article-{int(article):03d}.md",
            "text": body.format(status, text),
        }
        for number, article, status, text in told
    ]
    history = folder / "history.jsonl.gz"
    with gzip.open(history, "wt", encoding="utf-8") as file:
        file.write("\n".join(json.dumps(line) for line in lines))
    current = folder / "constitution_of_india.json"
    current.write_text(
        json.dumps(
            [
                {"article": 21, "title": "Life", "description": "Life is sale."},
                {"article": "21A", "title": "School", "description": "School is free."},
            ]
        ),
        encoding="utf-8",
    )
    return history, current


@pytest.mark.parametrize("current_first", [True, False])
def test_the_constitution_is_one_chain_from_two_sources_in_either_order(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path, *, current_first: bool
) -> None:
    history, current = write_constitution(tmp_path)
    for file in (current, history) if current_first else (history, current):
        report = ingest_statutes(scratch_graph, embedder, [file])
        assert report.version_faults == []

    assert versions(scratch_graph, "constitution/a31") == [
        ("1950-01-26", "1955-04-27", "(1) Property is safe."),
        ("1955-04-27", "1972-04-20", "(1) Property is safe, by law."),
        ("1972-04-20", "1979-06-20", None),
    ]
    assert versions(scratch_graph, "constitution/a21") == [("1950-01-26", None, "Life is safe.")]
    assert versions(scratch_graph, "constitution/a21A") == [("2010-04-01", None, "School is free.")]
    assert [text for _, _, text in versions(scratch_graph, "constitution/a370")][-1] is None


def test_a_text_without_amendments_does_not_replace_a_chain(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path
) -> None:
    chained = tmp_path / "acts.jsonl"
    act = {"act": "cpc", "act_title": "The Code of Civil Procedure, 1908", "kind": "Section", "heading": "Suits"}
    chained.write_text(json.dumps({**act, "number": "9", "text": "^1[Courts] try.", "footnotes": AMENDED[2]}))
    single = tmp_path / "cpc.json"
    single.write_text(json.dumps([{"section": 9, "title": "Suits", "description": "Courts try suits."}]))

    for file in (single, chained, single):
        ingest_statutes(scratch_graph, embedder, [file])

    assert {text for _, _, text in versions(scratch_graph, "cpc-1908/s9")} == {"ten try.", "Courts try."}


def test_a_section_on_a_day_shows_the_text_of_that_day_or_why_there_is_none(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path
) -> None:
    ingest_statutes(scratch_graph, embedder, [write_act(tmp_path, FIRST, AMENDED, YOUNG, GONE)])

    before = section_of(scratch_graph, "actuaries-act-2006/s2", date(2022, 5, 9))
    since = section_of(scratch_graph, "actuaries-act-2006/s2", date(2022, 5, 10))
    unborn = section_of(scratch_graph, "actuaries-act-2006/s2A", date(2022, 5, 9))
    lost = section_of(scratch_graph, "actuaries-act-2006/s3", date(2022, 5, 9))
    ended = section_of(scratch_graph, "actuaries-act-2006/s3", date(2022, 5, 10))

    assert (before.text, since.text) == ("Pay ten rupees.", "Pay fifty rupees.")
    assert (unborn.text, unborn.standing) == (None, "NOT_YET_IN_FORCE")
    assert lost.text is None
    assert (lost.why_no_text or "").startswith("the source does not print the words before the change")
    assert (ended.text, ended.standing) == (None, "OMITTED")
    assert ended.why_no_text == "it was no longer law on that day: Omitted by Act 9 of 2022, s. 6 (w.e.f. 10-5-2022)."
    assert since.to_json()["versions"][1]["amendments"][0]["name"] == "Act 9 of 2022"


def test_a_change_between_two_days_is_shown_in_words_with_what_made_it(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path
) -> None:
    ingest_statutes(scratch_graph, embedder, [write_act(tmp_path, FIRST, AMENDED, GONE)])
    answer = section_of(scratch_graph, "actuaries-act-2006/s2", date(2025, 1, 1))

    change = text_change(answer, date(2025, 1, 1), date(2010, 1, 1))

    assert change.marked == "Pay [-ten-] {+fifty+} rupees."
    assert change.amended_by == (AMENDED[2][3:],)
    assert text_change(answer, date(2010, 1, 1), date(2011, 1, 1)).changes == ()
    gone = section_of(scratch_graph, "actuaries-act-2006/s3", date(2025, 1, 1))
    unknown = text_change(gone, date(2010, 1, 1), date(2025, 1, 1))
    assert unknown.changes is None
    assert len(unknown.why) == 2


def test_the_graph_counts_its_texts_through_time(scratch_graph: Graph, embedder: Embedder, tmp_path: Path) -> None:
    ingest_statutes(scratch_graph, embedder, [write_act(tmp_path, FIRST, AMENDED, YOUNG, GONE)])

    counted = scratch_graph.fetch_one(VersionCounts())

    assert (counted.sections, counted.changed, counted.versions, counted.gaps) == (4, 1, 5, 1)
    assert (counted.unknown_starts, counted.unread_footnotes, counted.amendments) == (0, 0, 1)
