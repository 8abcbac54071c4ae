"""The table of successions in the graph: every row, its day, what is known by number only, chains, faults."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from nyayagraph.cypher.codes import Counterparts, Lineage, MattersOfSections
from nyayagraph.cypher.ingest import DeleteUnreferenced
from nyayagraph.cypher.statute import AskedProvision, HeadingsOfActs, NumbersListed, ProvisionsKnown
from nyayagraph.cypher.successions import CarriedCounterparts, SuccessionFaults
from nyayagraph.errors import SourceError
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.ingest.runs import Report
from nyayagraph.ingest.statutes import ingest_statutes
from nyayagraph.ingest.successions import check_successions, succession_writes, table_writes
from nyayagraph.law.acts.successions import Succession, successions
from tests.ingest.written_acts import FIRST, rows, write_act

INCOME_TAX = (
    Succession("income-tax-1922", "34", "income-tax-1961", "147"),
    Succession("income-tax-1961", "147", "income-tax-2025", "279"),
)
ALL = (
    "MATCH (old:Section)-[carried:CARRIED_INTO]->(new:Section) "
    "RETURN old.section_id, new.section_id, toString(carried.on), carried.edition, carried.run_id "
    "ORDER BY old.section_id, new.section_id"
)


def write(graph: Graph, told: Sequence[Succession], *, edition: str = "first", run_id: str = "run") -> None:
    graph.write_all(succession_writes(told, edition=edition, run_id=run_id))


@pytest.mark.graph
def test_the_starter_graph_holds_every_row_of_the_table_and_no_other(starter_graph: Graph) -> None:
    held = rows(
        starter_graph,
        "MATCH (old:Section)-[carried:CARRIED_INTO]->(new:Section) "
        "RETURN old.act_id, old.number, new.act_id, new.number, carried.relation, carried.sources, "
        "carried.note CONTAINS 'not compared'",
    )

    told = {(*row, "not compared", ("general knowledge",), True) for row in successions()}
    assert {(*row[:5], tuple(row[5]), row[6]) for row in held} == told
    assert len(held) == len(successions())


@pytest.mark.graph
@pytest.mark.parametrize(
    ("old", "new", "on"),
    [
        ("mv-1939/s110A", "mv-1988/s166", date(1989, 7, 1)),  # the newer Act's one day
        ("companies-1956/s397", "companies-2013/s241", date(2016, 6, 1)),  # the section's own
        ("companies-1956/s77A", "companies-2013/s68", date(2014, 4, 1)),
        ("companies-1956/s3", "companies-2013/s2", None),  # an Act of many days, and none is known of the section
        ("mental-health-act-1987/s19", "mental-healthcare-act-2017/s89", None),
    ],
)
def test_a_section_took_over_on_its_own_day_or_its_acts_one_day(
    old: str, new: str, on: date | None, starter_graph: Graph
) -> None:
    [row] = [row for row in starter_graph.fetch(Lineage(section_id=old)) if row.section_id == new]

    assert row.path[0].on == on


@pytest.mark.graph
def test_a_section_that_no_source_holds_is_known_by_its_number_and_taken_for_no_text(starter_graph: Graph) -> None:
    [(number, is_held, heading)] = rows(
        starter_graph, "MATCH (s:Section {section_id: 'companies-2013/s70'}) RETURN s.number, s.is_held, s.heading"
    )
    asked = AskedProvision(section_id="companies-2013/s70", act_id="companies-2013")
    [listed] = starter_graph.fetch(NumbersListed(act_ids=("companies-2013",))) or [None]
    [headed] = starter_graph.fetch(HeadingsOfActs(act_ids=("companies-2013",)))

    assert (number, is_held, heading) == ("70", False, None)
    assert starter_graph.fetch(ProvisionsKnown(provisions=(asked,)))[0].section is None
    assert listed is None or "70" not in listed.numbers
    assert "companies-2013/s70" not in headed.section_ids


@pytest.mark.graph
def test_what_is_said_of_the_codes_does_not_know_what_was_not_compared(starter_graph: Graph) -> None:
    ids = ("companies-1956/s397", "mv-1988/s166")

    assert starter_graph.fetch(Counterparts(section_ids=ids)) == []
    assert [row.counterparts for row in starter_graph.fetch(MattersOfSections(section_ids=ids))] == [[], []]
    assert starter_graph.fetch(CarriedCounterparts(section_ids=("ipc-1860/s302", "bnss-2023/s528"))) == []


@pytest.mark.graph
def test_both_ends_are_told_one_step_away(starter_graph: Graph) -> None:
    found = starter_graph.fetch(CarriedCounterparts(section_ids=("companies-2013/s241", "companies-1956/s397")))

    assert [(row.section_id, row.counterpart_id, row.direction, row.relation) for row in found] == [
        ("companies-1956/s397", "companies-2013/s241", "newer", "not compared"),
        ("companies-2013/s241", "companies-1956/s397", "older", "not compared"),
        ("companies-2013/s241", "companies-1956/s398", "older", "not compared"),
    ]


@pytest.mark.graph
def test_a_chain_over_two_acts_is_one_statement(scratch_graph: Graph) -> None:
    write(scratch_graph, INCOME_TAX)

    newer = scratch_graph.fetch(Lineage(section_id="income-tax-1922/s34"))
    older = scratch_graph.fetch(Lineage(section_id="income-tax-2025/s279"))
    assert [(row.direction, row.steps, row.section_id, row.is_held) for row in newer] == [
        ("newer", 1, "income-tax-1961/s147", False),
        ("newer", 2, "income-tax-2025/s279", False),
    ]
    assert [(step.from_section, step.to, step.relation) for step in newer[1].path] == [
        ("income-tax-1922/s34", "income-tax-1961/s147", "not compared"),
        ("income-tax-1961/s147", "income-tax-2025/s279", "not compared"),
    ]
    assert [(row.direction, row.steps, row.section_id) for row in older] == [
        ("older", 1, "income-tax-1961/s147"),
        ("older", 2, "income-tax-1922/s34"),
    ]


@pytest.mark.graph
def test_a_load_broken_off_and_done_again_gives_what_one_gives(scratch_graph: Graph) -> None:
    scratch_graph.write(succession_writes(INCOME_TAX[:1], edition="first", run_id="run")[0])
    write(scratch_graph, INCOME_TAX)
    once = rows(scratch_graph, ALL)

    write(scratch_graph, INCOME_TAX, run_id="later")

    assert rows(scratch_graph, ALL) == once
    assert [row[:2] for row in once] == [
        ("income-tax-1922/s34", "income-tax-1961/s147"),
        ("income-tax-1961/s147", "income-tax-2025/s279"),
    ]


@pytest.mark.graph
def test_a_corrected_table_takes_the_place_of_the_older_edition(scratch_graph: Graph) -> None:
    """A number that only the older edition knew is gone with its row; one that a judgment cites stays."""
    wrong = Succession("income-tax-1922", "34", "income-tax-1961", "148")
    cited = Succession("income-tax-1922", "66", "income-tax-1961", "256")
    write(scratch_graph, [INCOME_TAX[0], wrong, cited], run_id="old")
    rows(
        scratch_graph, "MATCH (s:Section {section_id: 'income-tax-1961/s256'}) CREATE (:Judgment)-[:CITES_SECTION]->(s)"
    )

    write(scratch_graph, INCOME_TAX, edition="second", run_id="new")

    assert [row[:2] + row[3:] for row in rows(scratch_graph, ALL)] == [
        ("income-tax-1922/s34", "income-tax-1961/s147", "second", "new"),
        ("income-tax-1961/s147", "income-tax-2025/s279", "second", "new"),
    ]
    left = rows(scratch_graph, "MATCH (s:Section) RETURN s.section_id")
    assert {one for (one,) in left} == {
        "income-tax-1922/s34", "income-tax-1961/s147", "income-tax-2025/s279", "income-tax-1961/s256",
    }  # fmt: skip


@pytest.mark.graph
def test_a_number_of_the_table_outlives_a_cleaning(scratch_graph: Graph) -> None:
    write(scratch_graph, INCOME_TAX)

    scratch_graph.write(DeleteUnreferenced())

    assert len(rows(scratch_graph, ALL)) == len(INCOME_TAX)


@pytest.mark.graph
def test_statutes_bring_the_table_too_and_their_texts_hold_its_sections(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path
) -> None:
    report = ingest_statutes(scratch_graph, embedder, [write_act(tmp_path, FIRST)])

    assert len(rows(scratch_graph, ALL)) == len(successions())
    assert report.succession_faults == []
    again = scratch_graph.write_all(table_writes("again"))
    assert (again.nodes_created, again.relationships_created, again.relationships_deleted) == (0, 0, 0)


def days(**acts: tuple[str, str | None]) -> list[dict[str, Any]]:
    return [{"act_id": name.replace("_", "-"), "from": start, "to": end} for name, (start, end) in acts.items()]


OLD, NEW = ("mv-1939", "mv-1988")
REPEALED = ("1939-07-01", "1989-07-01")


@pytest.mark.graph
@pytest.mark.parametrize(
    ("acts", "on", "faults"),
    [
        ({"mv_1939": REPEALED, "mv_1988": ("1989-07-01", None)}, None, []),
        ({"mv_1939": REPEALED, "mv_1988": ("1939-07-01", None)}, "1989-07-01", ["no newer"]),
        ({"mv_1939": REPEALED, "mv_1988": ("1989-07-01", None)}, "1989-06-30", ["before its Act"]),
        ({"mv_1939": REPEALED, "mv_1988": ("1989-07-01", None)}, "1989-07-02", ["after a gap"]),
        ({"mv_1939": REPEALED, "mv_1988": ("1980-07-01", "1985-07-01")}, "1985-07-01", ["after its Act"]),
        ({}, None, []),
    ],
)
def test_days_that_gainsay_a_succession_are_a_fault(
    acts: dict[str, tuple[str, str | None]], on: str | None, faults: list[str], scratch_graph: Graph
) -> None:
    rows(
        scratch_graph,
        "UNWIND $acts AS row CREATE (a:Act {act_id: row.act_id, commenced_on: date(row.from)}) "
        "SET a.repealed_on = date(row.to)",
        acts=days(**acts),
    )
    write(scratch_graph, [Succession("mv-1939", "110A", "mv-1988", "166")])
    rows(scratch_graph, "MATCH ()-[c:CARRIED_INTO]->() SET c.on = coalesce(date($on), c.on)", on=on)
    report = Report("starter", "run")

    check_successions(scratch_graph, report)

    assert [row.fault for row in scratch_graph.fetch(SuccessionFaults())] == faults
    assert len(report.succession_faults or ()) == len(faults)


@pytest.mark.graph
def test_what_comes_back_to_where_it_began_is_a_fault(scratch_graph: Graph) -> None:
    write(scratch_graph, INCOME_TAX)
    rows(
        scratch_graph,
        "MATCH (n:Section {section_id: 'income-tax-2025/s279'}), (o:Section {section_id: 'income-tax-1922/s34'}) "
        "CREATE (n)-[:REPLACED_BY {old_clause: '', new_clause: ''}]->(o)",
    )

    assert {row.fault for row in scratch_graph.fetch(SuccessionFaults())} == {"cycle"}


@pytest.mark.graph
def test_a_section_that_became_another_of_its_own_act_is_a_fault(scratch_graph: Graph) -> None:
    write(scratch_graph, [Succession("mv-1988", "165", "mv-1988", "166")])

    assert [row.fault for row in scratch_graph.fetch(SuccessionFaults())] == ["one Act"]


@pytest.mark.graph
def test_the_starter_graph_has_no_fault(starter_graph: Graph) -> None:
    assert starter_graph.fetch(SuccessionFaults()) == []


def test_a_row_of_an_act_that_is_no_act_fails_before_anything_is_written() -> None:
    with pytest.raises(SourceError, match=r"successions\.json: 'no-such-act-1999' is no Act"):
        succession_writes([Succession("no-such-act-1999", "1", "mv-1988", "1")], edition="first", run_id="run")
