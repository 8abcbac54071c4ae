"""`nyaya ask` and `nyaya demo` over the starter graph: exit codes, JSON, batches, the trail, the whole way once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from nyayagraph.answer.report import CANNOT_REACH, CANNOT_VERIFY
from nyayagraph.cli import app
from nyayagraph.commands.demo import QUESTIONS, brief_text
from nyayagraph.errors import ConfigError
from nyayagraph.graph import Graph
from nyayagraph.server import RunningServer

pytestmark = pytest.mark.graph

IPC_420 = "What is the punishment for cheating under section 420 IPC?"
DRONE = "What is the fee for registering a drone with the municipal corporation of Pune?"
TRAIL = "MATCH (kept) WHERE kept:Answer OR kept:Claim OR kept:Verdict OR kept:Warning"


@pytest.fixture
def nyaya(starter_server: RunningServer, starter_graph: Graph, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The program over the starter graph; what it kept of its answers is gone afterwards."""
    monkeypatch.setenv("NYAYA_NEO4J_URI", starter_server.bolt_uri)
    monkeypatch.setenv("NYAYA_NEO4J_USER", starter_server.user)
    monkeypatch.setenv("NYAYA_NEO4J_PASSWORD", starter_server.password)
    monkeypatch.delenv("NYAYA_ANTHROPIC_API_KEY", raising=False)
    with starter_graph._driver.session() as session:
        before = [record["id"] for record in session.run(f"{TRAIL} RETURN elementId(kept) AS id")]

    def run(*arguments: str, typed: str | None = None) -> tuple[int, str]:
        result = CliRunner().invoke(app, list(arguments), input=typed)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result.exit_code, result.stdout

    yield run
    with starter_graph._driver.session() as session:
        session.run(f"{TRAIL} AND NOT elementId(kept) IN $before DETACH DELETE kept", before=before).consume()


def test_an_answer_exits_0_and_prints_confidence_and_sources(nyaya: Any) -> None:
    code, printed = nyaya("ask", IPC_420, "--no-trail")

    assert code == 0
    assert "section 318(4) of the Bharatiya Nyaya Sanhita" in printed
    assert "\nConfidence: High" in printed
    assert "\nSources\n" in printed


def test_a_refusal_exits_1_and_prints_the_message_alone(nyaya: Any) -> None:
    code, printed = nyaya("ask", DRONE, "--no-trail")

    assert (code, printed) == (1, f"{CANNOT_VERIFY}\n")


def test_the_trail_keeps_which_law_governs_with_the_whole_chain(nyaya: Any) -> None:
    code, printed = nyaya("ask", "A theft on 30 June 2024: IPC or BNS?", "--json")
    audit_id = json.loads(printed)["audit_id"]

    shown = json.loads(nyaya("audit", "show", audit_id, "--json")[1])

    (note,) = [one for one in shown["warnings"] if one["rule"] == "law_of_the_day_of_the_offence"]
    assert code == 0
    assert "the offence was committed on 30 June 2024" in note["text"]
    assert "Article 20(1) of the Constitution" in note["text"]
    assert "section 358(2) of the Bharatiya Nyaya Sanhita" in note["text"]


def test_an_outage_exits_3_and_is_unavailable(nyaya: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NYAYA_NEO4J_URI", "bolt://127.0.0.1:1")

    code, printed = nyaya("ask", IPC_420, "--json")

    out = json.loads(printed)
    assert (code, out["overall"], out["answer"]) == (3, "UNAVAILABLE", CANNOT_REACH)


@pytest.mark.parametrize(
    ("offence_date", "there", "not_there"),
    [
        ("30 June 2024", "dealt with under section 420", "318(4)"),
        ("2024-07-01", "318(4)", "dealt with under section 420"),
    ],
)
def test_the_offence_date_chooses_the_branch(nyaya: Any, offence_date: str, there: str, not_there: str) -> None:
    code, printed = nyaya("ask", IPC_420, "--offence-date", offence_date, "--no-trail", "--json")

    answer = json.loads(printed)["answer"]
    assert code == 0
    assert there in answer
    assert not_there not in answer


def test_an_answer_is_kept_with_its_question_and_can_be_shown(nyaya: Any) -> None:
    _, printed = nyaya("ask", IPC_420, "--json")
    audit_id = json.loads(printed)["audit_id"]

    code, shown = nyaya("audit", "show", audit_id, "--json")

    assert code == 0
    assert json.loads(shown)["question"] == IPC_420


def test_a_batch_gives_a_document_a_line_and_the_worst_code(nyaya: Any, tmp_path: Path) -> None:
    file = tmp_path / "questions.jsonl"
    lines = [{"id": 1, "question": IPC_420, "role": "police"}, {"id": 2, "question": DRONE}]
    file.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")

    code, printed = nyaya("ask", "--batch", str(file), "--no-trail")

    out = [json.loads(line) for line in printed.splitlines()]
    assert code == 1
    assert [(one["id"], one["role"], one["refusal"] is None) for one in out] == [
        (1, "police", True),
        (2, "citizen", False),
    ]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{", "no JSON"),
        ('{"id": 2, "question": "x", "role": "king"}', "'king' is no role; expected citizen"),
        ('{"id": 2, "question": "x", "on": "bad"}', "--on 'bad' is no date"),
        (
            '{"id": 2, "question": "x", "offence_date": "2025-01-01", "on": "2024-01-01"}',
            "--offence-date 2025-01-01 lies after",
        ),
    ],
)
def test_a_broken_line_of_a_batch_is_named_and_the_others_are_answered(nyaya: Any, line: str, said: str) -> None:
    code, printed = nyaya("ask", "--batch", "-", "--no-trail", typed=f"{line}\n{json.dumps({'question': DRONE})}")

    broken, answered = map(json.loads, printed.splitlines())
    assert code == 2
    assert f"standard input, line 1: {said}" in broken["error"]["message"]
    assert (answered["question"], answered["refusal"] is None) == (DRONE, False)


@pytest.mark.parametrize("arguments", [("ask",), ("ask", "a question", "--batch", "-")])
def test_one_question_or_a_batch_and_not_both(nyaya: Any, arguments: tuple[str, ...]) -> None:
    with pytest.raises(ConfigError):
        nyaya(*arguments)


@pytest.mark.usefixtures("nyaya")
def test_the_statements_of_an_answer_can_be_printed() -> None:
    result = CliRunner().invoke(app, ["ask", IPC_420, "--no-trail", "--cypher"])

    assert "// statute/provisions_known" in result.stderr


def test_the_demo_goes_the_whole_way(nyaya: Any) -> None:
    code, printed = nyaya("demo", "--json")

    out = json.loads(printed)
    assert code == 0
    assert out["graph"]["nodes"]["Judgment"] >= 120
    assert [one["question"] for one in out["answers"]] == [question for _, question in QUESTIONS]
    assert [one["refusal"] is None for one in out["answers"]] == [True, True, False]
    verdicts = {(one["verdict"], one["standing"]) for one in out["brief"]["citations"]}
    assert {
        ("NOT_FOUND", None),
        ("MISATTRIBUTED", None),
        ("VERIFIED", "OVERRULED"),
        ("VERIFIED", "REPEALED"),
    } <= verdicts
    assert ("VERIFIED", "GOOD") in verdicts


def test_the_demo_prints_for_a_person(nyaya: Any) -> None:
    code, printed = nyaya("demo")

    assert code == 0
    for _, question in QUESTIONS:
        assert f"> {question}" in printed
    assert brief_text().strip() in printed
    assert "What to try next" in printed
