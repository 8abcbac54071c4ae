"""Sources that are broken in part: what can be read is loaded, what cannot is named with what is wrong."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from nyayagraph.cypher.state import NodeCounts
from nyayagraph.errors import NotFound, SourceError
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.ingest.corpus import read_corpus_line
from nyayagraph.ingest.correspondence import ingest_correspondence, read_consensus_table
from nyayagraph.ingest.delete import delete_judgment
from nyayagraph.ingest.judgments import ingest_judgments, read_judgments
from nyayagraph.ingest.listed import read_open_data, read_table
from nyayagraph.ingest.sources import SourceJudgment, Unreadable
from nyayagraph.ingest.statute_files import SourceSection, read_statute_file
from nyayagraph.ingest.statutes import ingest_statutes
from nyayagraph.ingest.treatments import read_citator

Write = Callable[..., Path]
WHOLE = {
    "id": "1",
    "title": "Mohan Lal vs State Of Kerala on 3 May, 1978",
    "petitioner": "MOHAN LAL",
    "respondent": "STATE OF KERALA",
    "date_of_judgment": "1978-05-03",
    "text": "The appeal under section 302 of the Indian Penal Code is dismissed.",
}


def read(line: str) -> SourceJudgment | Unreadable:
    return read_corpus_line(line, collection="c", number=7, years={})


def line(**changed: Any) -> str:
    return json.dumps(WHOLE | changed)


@pytest.mark.parametrize(
    ("printed", "source", "reason"),
    [
        ("[1]", "c:line-7", "the line is no object"),
        ("{", "c:line-7", "no JSON from column 2 on"),
        ("[" * 100_000, "c:line-7", "nested too deep"),
        ('{"id": "1", "title": "\udced"}', "c:line-7", "not UTF-8 text (byte 0xed at character 22); save the file"),
        (r'{"id": "1", "title": "\ud83d"}', "c:line-7", "half a character"),
        ('{"id": "1"}', "c:1", "title is missing; text is missing"),
        (line(id=None), "c:line-7", "id None: expected a text in quotes"),
        (line(text=["a"]), "c:1", "text ['a']: expected a text in quotes"),
        (line(text=" "), "c:1", "text is empty"),
        (line(bench=[None]), "c:1", "bench None: expected a text in quotes"),
        (line(date_of_judgment="1978-02-31"), "c:1", "date_of_judgment '1978-02-31' is no date; write e.g."),
        (line(title="", petitioner=""), "c:1", "title is empty, and petitioner and respondent do not both"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_with_what_is_wrong(printed: str, source: str, reason: str) -> None:
    told = read(printed)

    assert isinstance(told, Unreadable)
    assert told.source == source
    assert reason in told.reason


def test_a_text_where_a_list_belongs_is_a_list_of_one() -> None:
    told = read(line(equivalent_citations="1978 AIR 597", bench="BHAGWATI, P.N. & KRISHNAIYER, V.R.", id=1))

    assert isinstance(told, SourceJudgment)
    assert told.record.citations == ("AIR 1978 SC 597",)
    assert (told.record.bench, told.record.bench_strength) == (("P.N. Bhagwati", "V.R. Krishnaiyer"), 2)


@pytest.mark.parametrize("printed", ["03-05-1978", "3 May 1978", "3.5.1978", "", None])
def test_a_day_is_read_as_indian_texts_print_days(printed: str | None) -> None:
    told = read(line(date_of_judgment=printed))

    assert isinstance(told, SourceJudgment)
    assert told.record.decided_on == date(1978, 5, 3)


@pytest.mark.parametrize("name", ["marked.jsonl", "marked.jsonl.gz", "MARKED.JSONL.GZ"])
def test_a_mark_of_byte_order_costs_nothing_and_a_wrong_byte_its_line(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    content = b"\xef\xbb\xbf" + line().encode() + b"\n" + line(id="2").encode().replace(b"MOHAN", b"M\xd6HAN")
    file.write_bytes(gzip.compress(content) if name.lower().endswith(".gz") else content)

    first, second = read_judgments(file)

    assert isinstance(first, SourceJudgment)
    assert isinstance(second, Unreadable)
    assert second.source.endswith("line-2")
    assert "byte 0xd6" in second.reason


def test_a_table_with_a_mark_of_byte_order_has_its_first_column(tmp_path: Path) -> None:
    file = tmp_path / "listed.csv"
    file.write_bytes(
        "title,date,citation\r\nA. RAO versus B. SINGH,02-05-2001,[2001] 3 S.C.R. 415\r\n".encode("utf-8-sig")
    )

    (one,) = read_table(file)

    assert isinstance(one, SourceJudgment)


@pytest.mark.parametrize("content", ['{"name": "x"}', '{"data": null}', "[1]", "[" * 100_000])
def test_a_file_of_another_layout_is_an_error_that_names_it(tmp_path: Path, content: str) -> None:
    file = tmp_path / "other.json"
    file.write_text(content, encoding="utf-8")

    with pytest.raises(SourceError, match=r"other\.json"):
        list(read_open_data(file))


def test_rows_of_the_open_data_layout_are_told_in_plain_words(tmp_path: Path) -> None:
    file = tmp_path / "open.json"
    file.write_text('{"data": [{"pet": "A"}, null, {"pet": 5, "res": "B"}]}', encoding="utf-8")

    reasons = [one.reason for one in read_open_data(file) if isinstance(one, Unreadable)]

    assert reasons == ["res is missing", *["a value is no text; write each in quotes"] * 2]


def test_a_folder_with_a_file_that_cannot_be_read_loses_no_other(
    scratch_graph: Graph, tmp_path: Path, pdf: Write
) -> None:
    (tmp_path / "other.json").write_text('{"name": "x"}', encoding="utf-8")
    (tmp_path / "scan.PDF").write_bytes(pdf("scan.pdf", "", "").read_bytes())
    (tmp_path / "whole.jsonl").write_text(line(), encoding="utf-8")

    report = ingest_judgments(scratch_graph, [tmp_path], workers=0)
    again = ingest_judgments(scratch_graph, [tmp_path], workers=0)

    assert [one.source for one in report.unreadable] == ["other.json", "scan.PDF"]
    assert (report.read, report.written) == (3, 1)
    assert (again.already_loaded, again.unread_before) == (True, 2)


def test_what_stands_twice_is_counted_and_what_cannot_be_is_told(scratch_graph: Graph, tmp_path: Path) -> None:
    to_come = (date.today() + timedelta(days=400)).isoformat()  # noqa: DTZ011 - the program's own today
    file = tmp_path / "twice.jsonl"
    lines = (line(), line(), line(text="Other words."), line(id="2", date_of_judgment=to_come))
    file.write_text("\n".join(lines), encoding="utf-8")

    report = ingest_judgments(scratch_graph, [file], workers=0)

    assert (report.read, report.written, report.known) == (4, 1, 1)
    assert [one.reason.partition(";")[0] for one in report.unreadable] == [
        "stands here twice, with other words",
        f"decided on {to_come}, a day still to come",
    ]


def section(**changed: Any) -> str:
    whole = {
        "act": "foo",
        "act_title": "The Foo Act, 2001.",
        "kind": "Section",
        "number": "1",
        "heading": "Short title",
        "text": "This Act may be called the Foo Act.",
    }
    return json.dumps(whole | changed)


@pytest.mark.parametrize(
    ("printed", "reason"),
    [
        ("junk", "no JSON from column 1 on"),
        ("5", "the line is no object"),
        ('{"act": "foo"}', "act_title is missing"),
        (section(text=None), "text 'None': expected a text in quotes"),
        (section(act_title=5), "act_title '5': expected a text in quotes"),
        (section(heading=7), "heading '7': expected a text in quotes"),
        (section(number="8A(1)"), "'8A(1)' is no section number"),
    ],
)
def test_a_line_that_is_no_section_is_named_and_costs_no_other(tmp_path: Path, printed: str, reason: str) -> None:
    file = tmp_path / "acts.jsonl"
    file.write_text("\n".join((printed, section(heading=None))), encoding="utf-8")

    bad, good = read_statute_file(file)

    assert isinstance(bad, Unreadable)
    assert reason in bad.reason
    assert isinstance(good, SourceSection)


@pytest.mark.parametrize("content", ["junk", '{"a": 1}'])
def test_a_code_that_is_no_list_is_an_error_that_names_the_file(tmp_path: Path, content: str) -> None:
    file = tmp_path / "ipc.json"
    file.write_text(content, encoding="utf-8")

    with pytest.raises(SourceError, match=r"ipc\.json"):
        list(read_statute_file(file))


def test_rows_of_a_code_without_a_number_are_told(tmp_path: Path) -> None:
    file = tmp_path / "ipc.json"
    file.write_text('[5, {"section_desc": "x"}, {"Section": 420, "section_desc": "Whoever cheats"}]', encoding="utf-8")

    read_rows = list(read_statute_file(file))

    assert [type(one) for one in read_rows] == [Unreadable, Unreadable, SourceSection]


def test_a_citator_row_that_is_cut_off_is_told(tmp_path: Path) -> None:
    file = tmp_path / "citator.csv"
    head = "citing_citation,code,cited_citation,where\n"
    file.write_text(f"{head}AIR 1978 SC 597,O\nAIR 1978 SC 597,O,AIR 1950 SC 27,(1)\n", encoding="utf-8-sig")

    bad, good = read_citator(file)

    assert bad == Unreadable("citator:citator.csv:2", "cited_citation is missing")
    assert not isinstance(good, Unreadable)


@pytest.mark.parametrize("reader", [read_citator, read_consensus_table])
@pytest.mark.parametrize("content", [b"a,b\n1,2\n", b"old_section,status,consensus_new\n\xff,x,y\n"])
def test_a_table_that_cannot_be_read_is_an_error_that_names_it(
    tmp_path: Path, reader: Callable[[Path], Any], content: bytes
) -> None:
    file = tmp_path / "consensus_ipc_bns.csv"
    file.write_bytes(content)

    with pytest.raises(SourceError, match=r"consensus_ipc_bns\.csv"):
        list(reader(file))


@pytest.mark.parametrize(
    ("told", "numbers"), [("126 127", ["126", "127"]), ("126, 127", ["126", "127"]), ("", [""]), ("s. one", None)]
)
def test_a_successor_that_is_no_number_is_told_and_not_taken_for_none(
    tmp_path: Path, told: str, numbers: list[str] | None
) -> None:
    file = tmp_path / "consensus_ipc_bns.csv"
    file.write_text(f'old_section,status,consensus_new\n341,agree,"{told}"\n', encoding="utf-8")

    rows = list(read_consensus_table(file))

    if numbers is None:
        assert rows == [Unreadable("consensus_ipc_bns.csv:2", "new section 's. one' is no section number")]
    else:
        assert [one.new_section for one in rows if not isinstance(one, Unreadable)] == numbers


def test_deleting_leaves_what_a_table_says_of_sections_and_a_wrong_id_touches_nothing(
    scratch_graph: Graph, tmp_path: Path
) -> None:
    table = tmp_path / "consensus_ipc_bns.csv"
    table.write_text("old_section,status,consensus_new\n10,agree,\n", encoding="utf-8")
    ingest_correspondence(scratch_graph, [table])
    (tmp_path / "one.jsonl").write_text(line(text="The appeal is dismissed."), encoding="utf-8")
    before = scratch_graph.fetch(NodeCounts())
    ingest_judgments(scratch_graph, [tmp_path / "one.jsonl"], workers=0)
    loaded = scratch_graph.fetch(NodeCounts())

    with pytest.raises(NotFound, match="no judgment has the id 'nosuch'"):
        delete_judgment(scratch_graph, "nosuch")
    untouched = scratch_graph.fetch(NodeCounts())
    delete_judgment(scratch_graph, "sc-1978-05-03-mohan-lal-v-state-of-kerala")
    after = {row.label: row.nodes for row in scratch_graph.fetch(NodeCounts())}

    assert untouched == loaded
    assert after["Section"] == {row.label: row.nodes for row in before}["Section"] == 1


def test_a_section_told_twice_is_counted(scratch_graph: Graph, embedder: Embedder, tmp_path: Path) -> None:
    file = tmp_path / "acts.jsonl"
    lines = (section(), section(number="2"), section(number="2"), section(number="2", text="Other words."))
    file.write_text("\n".join(lines), encoding="utf-8")

    report = ingest_statutes(scratch_graph, embedder, [file])

    assert (report.read, report.written, report.known) == (4, 2, 1)
    assert [one.reason for one in report.unreadable] == ["stands here twice, with other words; the first is taken"]
