"""The commands over one reference or one text: JSON of design.md, exit codes, pages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from nyayagraph.cli import app
from nyayagraph.errors import ConfigError, GraphUnavailable
from nyayagraph.graph import Graph
from nyayagraph.server import RunningServer

pytestmark = pytest.mark.graph


@pytest.fixture
def nyaya(starter_server: RunningServer, starter_graph: Graph, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The program over the starter graph: `nyaya(*arguments)` gives exit code and output."""
    assert starter_graph is not None
    monkeypatch.setenv("NYAYA_NEO4J_URI", starter_server.bolt_uri)
    monkeypatch.setenv("NYAYA_NEO4J_USER", starter_server.user)
    monkeypatch.setenv("NYAYA_NEO4J_PASSWORD", starter_server.password)

    def run(*arguments: str, typed: str | None = None) -> tuple[int, str]:
        result = CliRunner().invoke(app, list(arguments), input=typed)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result.exit_code, result.stdout

    return run


@pytest.mark.parametrize(
    ("reference", "on", "standing", "code"),
    [
        ("Section 420 IPC", "2024-06-30", "IN_FORCE", 0),
        ("Section 420 IPC", "2024-07-01", "REPEALED", 1),
        ("ipc-1860/s420", "1 July 2024", "REPEALED", 1),
        ("AIR 1967 SC 1643", "2020-01-01", "OVERRULED", 1),
        ("AIR 1967 SC 1643", "1967-02-26", "NOT_YET_IN_FORCE", 1),  # the day before it was decided
        ("AIR 1967 SC 1643", "1967-02-27", "GOOD", 0),
        ("AIR 1951 SC 458", "1970-01-01", "GOOD", 0),  # overruled for the future only
        ("sc-1967-02-27-i-c-golaknath-v-state-of-punjab", "2020-01-01", "OVERRULED", 1),
        ("Maneka Gandhi", "2020-01-01", "GOOD", 0),
        ("Section 66A of the Information Technology Act", "2020-01-01", "STRUCK_DOWN", 1),
        ("bns-2023/s420", "2025-01-01", "NOT_FOUND", 1),
        ("2024:DHC:1234-DB", "2025-01-01", "NOT_COVERED", 1),
        ("Nobody At All v. Nowhere", "2025-01-01", "NOT_FOUND", 1),
    ],
)
def test_status_says_the_standing_and_its_exit_code(
    nyaya: Any, reference: str, on: str, standing: str, code: int
) -> None:
    exit_code, printed = nyaya("status", reference, "--on", on, "--json")

    answer = json.loads(printed)
    assert (answer["standing"], exit_code) == (standing, code)
    assert {"reference", "authority_id", "on", "standing", "because"} <= set(answer)
    assert all({"rule", "by", "on", "evidence"} <= set(reason) for reason in answer["because"])


@pytest.mark.parametrize(
    ("half", "near"),
    [
        ("Golak", "I.C. Golaknath v. State of Punjab"),
        ("Kesavanand", "Kesavananda Bharati v. State of Kerala"),
        ("Nobody At All v. Nowhere", None),
    ],
)
def test_half_a_name_gives_the_names_that_begin_so(nyaya: Any, half: str, near: str | None) -> None:
    _, printed = nyaya("status", half, "--json")

    answer = json.loads(printed)
    named = [reason["evidence"] for reason in answer["because"] if reason["rule"] == "name_near"]
    assert answer["standing"] == "NOT_FOUND"
    assert any(near in words for words in named) if near else named == []


@pytest.mark.parametrize("command", ["status", "section", "chain"])
def test_nothing_typed_is_wrong_use(nyaya: Any, command: str) -> None:
    with pytest.raises(ConfigError, match="give a citation"):
        nyaya(command, "  ")


def test_section_shows_what_took_its_place(nyaya: Any) -> None:
    _, printed = nyaya("section", "Section 420 IPC", "--on", "2025-01-01", "--json")

    answer = json.loads(printed)
    assert [(row["section_id"], row["relation"]) for row in answer["replaced_by"]] == [("bns-2023/s318", "same")]
    assert answer["standing"] == "REPEALED"
    assert answer["in_force_to"] == "2024-07-01"
    assert set(answer) >= {"reference", "section_id", "on", "heading", "text", "replaces", "versions", "warnings"}


def test_section_shows_from_the_graph_what_nobody_compared(nyaya: Any) -> None:
    code, printed = nyaya("section", "section 110A of the Motor Vehicles Act, 1939", "--json")

    answer = json.loads(printed)
    assert code == 0
    assert answer["replaced_by"] == [
        {
            "section_id": "mv-1988/s166",
            "relation": "not compared",
            "old_clause": "",
            "new_clause": "",
            "heading": "Application for compensation",
            "note": "by a table from general knowledge; the texts were not compared",
            "on": "1989-07-01",
            "is_held": True,
        }
    ]


def test_section_shows_a_number_that_is_not_held_as_such(nyaya: Any) -> None:
    code, printed = nyaya("section", "companies-2013/s70")
    _, older = nyaya("section", "companies-1956/s77B")

    assert code == 1
    assert printed.startswith("NOT_COVERED")
    assert "companies-1956/s77B → whole  not compared, since 12 September 2013" in printed
    assert "companies-2013/s70  not compared, since 12 September 2013  known by its number only" in older


def test_section_shows_a_chain_with_what_is_said_of_each_step(nyaya: Any) -> None:
    _, printed = nyaya("section", "crpc-1898/s561A")
    _, as_json = nyaya("section", "crpc-1898/s561A", "--json")

    assert "  crpc-1898/s561A → crpc-1973/s482 (modified) → bnss-2023/s528 (same)" in printed.splitlines()
    [chain] = json.loads(as_json)["chains"]
    assert [(step["from"], step["to"]) for step in chain["steps"]] == [
        ("crpc-1898/s561A", "crpc-1973/s482"),
        ("crpc-1973/s482", "bnss-2023/s528"),
    ]


def test_a_repealed_section_without_a_repair_names_what_to_look_at(nyaya: Any) -> None:
    text = "Relief is under section 397 of the Companies Act, 1956. Cheating is section 420 IPC."
    code, printed = nyaya("repealed", "-", "--on", "2026-01-15", "--json", typed=text)
    _, page = nyaya("repealed", "-", "--on", "2026-01-15", typed=text)

    stale = {one["provision"]: one for one in json.loads(printed)["stale"]}
    assert code == 1
    assert stale["companies-1956/s397"]["not_compared"] == ["companies-2013/s241"]
    assert (stale["companies-1956/s397"]["cite"], stale["companies-1956/s397"]["repair"]) == ([], None)
    assert (stale["ipc-1860/s420"]["not_compared"], stale["ipc-1860/s420"]["cite"]) == ([], ["bns-2023/s318(4)"])
    assert "look at   companies-2013/s241 (by a table from general knowledge; the texts were not compared)" in page


@pytest.mark.parametrize(("on", "clauses"), [("2010-05-05", []), ("2019-05-05", ["(1)", "(2)", "(3)"])])
def test_section_gives_no_words_of_a_later_day(nyaya: Any, on: str, clauses: list[str]) -> None:
    _, printed = nyaya("section", "Section 376 IPC", "--on", on, "--json")

    answer = json.loads(printed)
    assert list(answer["clauses"]) == clauses
    assert (answer["text"] is None) is not bool(clauses)
    assert bool(clauses) or "Act 13 of 2013 on 3 February 2013" in answer["why_no_text"]


def test_the_printed_view_draws_the_lineage_of_a_section(nyaya: Any, starter_graph: Graph) -> None:
    """The parameters and the statement run as printed, and their paths hold both codes and what struck at them."""
    code, printed = nyaya("section", "Section 375 IPC", "--view")

    head, _, statement = printed.partition("\n\n")
    assert code == 0
    assert head.splitlines()[1:] == [':param section_id => "ipc-1860/s375";', ":param limit => 200;"]
    with starter_graph._driver.session() as session:
        paths = [record["path"] for record in session.run(statement, section_id="ipc-1860/s375", limit=200)]
    drawn = {(path.start_node.get("section_id"), step.type) for path in paths for step in path.relationships}
    assert {("ipc-1860/s375", "REPLACED_BY"), ("ipc-1860/s375", "READS_DOWN")} <= drawn
    assert {node.get("act_id") for path in paths for node in path.nodes if "Act" in node.labels} >= {
        "ipc-1860",
        "bns-2023",
    }


def test_a_drawing_is_printed_as_plain_values_outside_browser(nyaya: Any) -> None:
    _, printed = nyaya("cypher", "run", "views/section_lineage", "--params", '{"section_id": "ipc-1860/s375"}')

    steps = [step["type"] for row in json.loads(printed) for step in row["path"]["relationships"]]
    assert {"REPLACED_BY", "CONTAINS", "REPEALS"} <= set(steps)


def test_a_drawing_holds_what_nobody_compared_and_the_acts_of_both_ends(nyaya: Any) -> None:
    _, printed = nyaya("cypher", "run", "views/section_lineage", "--params", '{"section_id": "mv-1988/s166"}')

    paths = [row["path"] for row in json.loads(printed)]
    carried = [step for path in paths for step in path["relationships"] if step["type"] == "CARRIED_INTO"]
    assert [(step["relation"], step["on"]) for step in carried] == [("not compared", "1989-07-01")]
    assert {node.get("act_id") for path in paths for node in path["nodes"] if "Act" in node["labels"]} >= {
        "mv-1939",
        "mv-1988",
    }


def test_chain_says_who_overruled_whom(nyaya: Any) -> None:
    _, printed = nyaya("chain", "Kesavananda Bharati v. State of Kerala", "--json")

    answer = json.loads(printed)
    assert ("overruled", "I.C. Golaknath v. State of Punjab") in {
        (r["relation"], r["title"]) for r in answer["relies_on"]
    }
    assert any(row["title"].startswith("Minerva Mills") for row in answer["relied_on_by"])


def test_verify_prints_the_published_fields_and_fails_on_a_bad_text(nyaya: Any) -> None:
    code, printed = nyaya("verify", "-", "--no-trail", "--json", typed="BNS 302 punishes murder. AIR 1999 SC 9999.")

    report = json.loads(printed)
    assert code == 1
    assert {"overall", "confidence", "citations", "claims", "text", "removed", "warnings", "audit_id"} <= set(report)
    fields = {"start", "end", "text", "authority_id", "verdict", "standing", "warnings", "evidence"}
    assert all(fields <= set(one) for one in report["citations"])


def test_verify_passes_a_good_text(nyaya: Any) -> None:
    code, printed = nyaya("verify", "-", "--no-trail", typed="Section 103(1) BNS prescribes the punishment for murder.")

    assert code == 0
    assert printed.startswith("VERIFIED")


def test_a_batch_gives_a_document_a_line(nyaya: Any, tmp_path: Path) -> None:
    lines = [{"id": n, "text": "Section 101 BNS defines murder."} for n in range(3)]
    file = tmp_path / "texts.jsonl"
    file.write_text("\n".join(json.dumps(line) for line in lines), "utf-8")

    code, printed = nyaya("verify", str(file), "--batch", "--no-trail")

    assert code == 0
    assert [json.loads(line)["id"] for line in printed.splitlines()] == [0, 1, 2]


def test_a_line_of_a_batch_that_has_no_text_leaves_the_others_their_verdict(nyaya: Any) -> None:
    typed = '{"id": 1, "text": ""}\n{"id": 2, "text": "Section 101 BNS defines murder."}'

    code, printed = nyaya("verify", "-", "--batch", "--no-trail", typed=typed)

    empty, checked = map(json.loads, printed.splitlines())
    assert code == 2
    assert (empty["id"], empty["error"]["message"]) == (1, 'standard input, line 1: "text" is empty')
    assert (checked["id"], checked["overall"]) == (2, "VERIFIED")


def test_a_dead_graph_is_unavailable_with_code_3(nyaya: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NYAYA_NEO4J_URI", "bolt://127.0.0.1:1")

    code, printed = nyaya("verify", "-", "--json", typed="AIR 1978 SC 597")

    assert (code, json.loads(printed)["overall"]) == (3, "UNAVAILABLE")
    with pytest.raises(GraphUnavailable):
        nyaya("status", "AIR 1978 SC 597")


def test_find_needs_no_graph(nyaya: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NYAYA_NEO4J_URI", "bolt://127.0.0.1:1")

    code, printed = nyaya("find", "-", "--json", typed="See AIR 1978 SC 597.")

    found = json.loads(printed)["citations"]
    assert (code, [one["key"] for one in found]) == (0, ["AIR 1978 SC 597"])
    assert {"start", "end", "text", "kind", "key"} <= set(found[0])


@pytest.mark.usefixtures("nyaya")
def test_parameters_are_printed_as_browser_sets_them() -> None:
    result = CliRunner().invoke(app, ["status", "AIR 1967 SC 1643", "--cypher"])

    assert ':param citation_keys => ["AIR 1967 SC 1643"];' in result.stderr
    assert ":param limit => 10000;" in result.stderr
