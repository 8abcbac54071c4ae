"""The bundled correspondence of the codes: whole, checked rows, both directions, chains; and the plain words."""

from __future__ import annotations

import re

import pytest

from nyayagraph.cypher.codes import Counterparts, Lineage, SectionsNumbered
from nyayagraph.cypher.ingest import StartRun
from nyayagraph.graph import Graph
from nyayagraph.ingest.correspondence import merge_correspondence
from nyayagraph.ingest.plain_words import counterparts
from nyayagraph.ingest.runs import Report
from nyayagraph.law.records import CorrespondenceRecord
from nyayagraph.starter import starter_correspondence, starter_plain_words

LAST = {"ipc-1860": 511, "crpc-1973": 484, "iea-1872": 167, "bns-2023": 358, "bnss-2023": 531, "bsa-2023": 170}

# old section, new section and clause as the law-facts sheet and the texts of both sides have them
KNOWN = {
    ("ipc-1860", "bns-2023"): """
        34 3(5); 120B 61(2); 149 190; 153A 196; 299 100; 300 101; 302 103(1); 304 105; 304A 106(1); 304B 80; 306 108;
        307 109; 323 115(2); 325 117(2); 354 74; 354A 75; 375 63; 376 64; 376D 70; 379 303(2); 392 309(4); 406 316(2);
        409 316(5); 411 317(2); 415 318(1); 420 318(4); 463 336(1); 465 336(2); 468 336(3); 467 338; 471 340(2);
        494 82; 498A 85; 498A 86; 499 356(1); 500 356(2); 503 351(1); 506 351(2); 506 351(3); 509 79; 124A 152;
        309 226; 298 302; 442 329(2); 448 329(4); 341 126(2); 258 179; 240 179; 240 180; 250 179; 251 180
    """,
    ("crpc-1973", "bnss-2023"): """
        41 35; 41A 35; 125 144; 144 163; 154 173; 161 180; 164 183; 167 187; 173 193; 197 218; 200 223; 313 351;
        320 359; 378 419; 397 438; 401 442; 436 478; 437 480; 438 482; 439 483; 482 528; 351 390; 132 151
    """,
    ("iea-1872", "bsa-2023"): "3 2; 25 23; 27 23; 32 26; 45 39; 65B 63; 106 109; 113B 118; 114 119; 126 132; 133 138",
    ("crpc-1898", "crpc-1973"): "107 107; 144 144; 342 313; 417 378; 435 397; 488 125; 497 437; 498 439; 561A 482",
}
LINES = [
    (old_act, new_act, *line.split())
    for (old_act, new_act), lines in KNOWN.items()
    for line in " ".join(lines.split()).split("; ")
]


@pytest.mark.parametrize("act_id", LAST)
def test_every_section_of_the_six_codes_has_a_row(act_id: str) -> None:
    listed = {row.old_section for row in starter_correspondence() if row.old_act_id == act_id}
    listed |= {row.new_section for row in starter_correspondence() if row.new_act_id == act_id}

    assert {str(number) for number in range(1, LAST[act_id] + 1)} <= listed


@pytest.mark.parametrize(("old_act", "new_act", "old", "new"), LINES)
def test_a_known_section_became_what_the_texts_say(old_act: str, new_act: str, old: str, new: str) -> None:
    """Trap T18."""
    rows = [
        row
        for row in starter_correspondence()
        if (row.old_act_id, row.old_section, row.new_act_id) == (old_act, old, new_act)
    ]
    number, clause = re.fullmatch(r"(\d+[A-Z]*)(.*)", new).groups()  # type: ignore[union-attr]

    assert number in {row.new_section for row in rows}
    assert not clause or (number, clause) in {(row.new_section, row.new_clause) for row in rows}


@pytest.mark.parametrize(
    ("old", "wrong"), [("420", "319"), ("302", "95"), ("442", "330"), ("448", "331"), ("258", "181")]
)
def test_what_a_table_gives_against_the_texts_has_no_row(old: str, wrong: str) -> None:
    """Trap T18: noise of the tables."""
    rows = [row for row in starter_correspondence() if row.old_act_id == "ipc-1860" and row.old_section == old]

    assert rows
    assert wrong not in {row.new_section for row in rows}


@pytest.mark.parametrize("old", ["377", "497"])
def test_an_offence_that_is_gone_is_dropped(old: str) -> None:
    rows = [row for row in starter_correspondence() if row.old_act_id == "ipc-1860" and row.old_section == old]

    assert [(row.relation, row.new_section) for row in rows] == [("dropped", "")]


@pytest.mark.parametrize("old", ["124A", "309"])
def test_an_offence_that_changed_is_no_bare_renumbering(old: str) -> None:
    rows = [row for row in starter_correspondence() if row.old_act_id == "ipc-1860" and row.old_section == old]

    assert rows
    assert all(row.relation in ("modified", "narrowed") and row.note for row in rows)


def test_a_row_that_tables_disagree_on_says_who_says_what() -> None:
    for row in starter_correspondence():
        assert row.sources, row
        if row.agreement == "disagree" and row.new_section:
            assert row.note or row.sources == ("text",), row


def test_no_row_stands_twice() -> None:
    keys = [
        (row.old_act_id, row.old_section, row.old_clause, row.new_act_id, row.new_section, row.new_clause)
        for row in starter_correspondence()
    ]

    assert len(keys) == len(set(keys))


def test_plain_words_are_on_sections_that_exist_and_each_once() -> None:
    listed = {row.old_act_id + "/s" + row.old_section for row in starter_correspondence()}
    listed |= {row.new_act_id + "/s" + row.new_section for row in starter_correspondence()}
    told = [record.section_id for record in starter_plain_words()]

    assert set(told) <= listed
    assert len(told) == len(set(told))
    assert all(record.rule for record in starter_plain_words())


def test_every_section_that_was_law_is_told_in_plain_words() -> None:
    """Left out are sections that only say `Queen`, `section` or the like, or were repealed long before the new code."""
    rows = [row for row in starter_correspondence() if row.old_act_id != "crpc-1898"]
    listed = {f"{row.old_act_id}/s{row.old_section}" for row in rows if row.old_section}
    listed |= {f"{row.new_act_id}/s{row.new_section}" for row in rows if row.new_section}
    shared = counterparts(rows)
    own = {record.section_id for record in starter_plain_words()}
    told = own | {other for section_id in own for other in shared.get(section_id, ())}

    left_out = "13 15 16 56 58 59 61 62 138A"
    assert listed - told == {*(f"ipc-1860/s{number}" for number in left_out.split())}


def test_plain_words_stand_for_the_counterparts_too() -> None:
    shared = counterparts(starter_correspondence())

    assert "bns-2023/s103" in shared["ipc-1860/s302"]
    assert "crpc-1973/s438" in shared["bnss-2023/s482"]
    assert "ipc-1860/s377" not in shared


@pytest.mark.graph
@pytest.mark.parametrize(
    ("section", "counterpart", "direction", "clauses"),
    [
        ("ipc-1860/s302", "bns-2023/s103", "newer", (("", "(1)"),)),
        ("bns-2023/s103", "ipc-1860/s302", "older", (("(1)", ""),)),
        ("ipc-1860/s448", "bns-2023/s329", "newer", (("", "(4)"),)),
        ("crpc-1973/s482", "crpc-1898/s561A", "older", (("", ""),)),
    ],
)
def test_one_statement_tells_what_became_of_a_section_and_what_it_came_of(
    section: str, counterpart: str, direction: str, clauses: tuple[tuple[str, str], ...], starter_graph: Graph
) -> None:
    rows = starter_graph.fetch(Counterparts(section_ids=(section,)))

    found = {row.counterpart_id: (row.direction, row.clauses) for row in rows}
    assert found[counterpart] == (direction, clauses)


@pytest.mark.graph
def test_a_chain_over_two_replacements_is_told_with_each_step(starter_graph: Graph) -> None:
    rows = starter_graph.fetch(Lineage(section_id="crpc-1898/s561A"))

    assert [(row.direction, row.steps, row.section_id) for row in rows] == [
        ("newer", 1, "crpc-1973/s482"),
        ("newer", 2, "bnss-2023/s528"),
    ]
    assert [step.to for step in rows[1].path] == ["crpc-1973/s482", "bnss-2023/s528"]
    assert all(step.sources for step in rows[1].path)

    back = starter_graph.fetch(Lineage(section_id="bnss-2023/s528"))
    assert [(row.direction, row.steps, row.section_id) for row in back] == [
        ("older", 1, "crpc-1973/s482"),
        ("older", 2, "crpc-1898/s561A"),
    ]


@pytest.mark.graph
def test_a_chain_follows_the_clause_and_not_its_neighbours(starter_graph: Graph) -> None:
    newer = [row.section_id for row in starter_graph.fetch(Lineage(section_id="ipc-1860/s34"))]

    assert newer == ["bns-2023/s3"]


@pytest.mark.graph
def test_a_corrected_row_of_the_bundled_records_takes_the_place_of_the_old_one(scratch_graph: Graph) -> None:
    wrong = CorrespondenceRecord(
        old_act_id="ipc-1860", new_act_id="bns-2023", old_section="442", new_section="330", relation="same",
        agreement="agree", sources=("rana",),
    )  # fmt: skip
    right = wrong.model_copy(update={"new_section": "329", "new_clause": "(2)", "sources": ("text",)})

    for run_id, record in (("first", wrong), ("second", right)):
        scratch_graph.write(StartRun(run_id=run_id, kind="starter", source="bundled"))
        merge_correspondence(scratch_graph, [record], Report("starter", run_id))

    rows = scratch_graph.fetch(Counterparts(section_ids=("ipc-1860/s442",)))
    assert [(row.counterpart_id, row.clauses) for row in rows] == [("bns-2023/s329", (("", "(2)"),))]


@pytest.mark.graph
def test_a_table_gives_no_successor_to_a_section_that_the_bundled_records_know_as_dropped(scratch_graph: Graph) -> None:
    dropped = CorrespondenceRecord(
        old_act_id="ipc-1860", new_act_id="bns-2023", old_section="165A", new_section="", relation="dropped",
        agreement="disagree", sources=("text",),
    )  # fmt: skip
    new = dropped.model_copy(update={"old_section": "", "new_section": "111", "relation": "new"})
    told = dropped.model_copy(update={"new_section": "195", "relation": "modified", "sources": ("bprd",)})
    newer = told.model_copy(update={"old_section": "390", "new_section": "111"})

    def successors(kind: str, run_id: str, *records: CorrespondenceRecord) -> list[str | None]:
        scratch_graph.write(StartRun(run_id=run_id, kind=kind, source="here"))
        merge_correspondence(scratch_graph, records, Report(kind, run_id))
        found = scratch_graph.fetch(Counterparts(section_ids=("ipc-1860/s165A", "ipc-1860/s390")))
        return [row.counterpart_id for row in found]

    assert successors("starter", "first", dropped, new) == []
    assert successors("correspondence", "table", told, newer) == []
    assert successors("starter", "second", told, new) == ["bns-2023/s195"]


@pytest.mark.graph
def test_a_number_has_as_many_meanings_as_codes_that_bear_it(starter_graph: Graph) -> None:
    rows = starter_graph.fetch(SectionsNumbered(numbers=("302",), act_ids=("ipc-1860", "bns-2023")))

    assert [row.section_id for row in rows] == ["bns-2023/s302", "ipc-1860/s302"]
