"""What a person gives to the commands and no command can use: named, with the next step; needs no graph."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from nyayagraph.cli import app
from nyayagraph.commands.batch import Answer, Batch, Line
from nyayagraph.commands.dates import FIRST_LAW_HELD, days_of
from nyayagraph.commands.texts import one_reference
from nyayagraph.errors import ConfigError, GraphUnavailable, SourceError
from nyayagraph.law.acts.table import ACTS


@pytest.fixture
def nyaya(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The program where no graph can be reached: what is refused is refused before it is asked."""
    monkeypatch.setenv("NYAYA_NEO4J_URI", "bolt://127.0.0.1:1")
    monkeypatch.setenv("NYAYA_NEO4J_PASSWORD", "none")

    def run(*arguments: str, typed: str | bytes | None = None) -> tuple[int, str]:
        result = CliRunner().invoke(app, list(arguments), input=typed)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result.exit_code, result.stdout

    return run


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"%PDF-1.4\n1 0 obj", r"is a PDF.*`nyaya ingest pdf`.*`nyaya ingest upload`"),
        (b"\n\n%PDF-1.7\n", "is a PDF"),
        (b"PK\x03\x04word/document.xml", "is a Word document"),
        (b"abc \xff", r"is not UTF-8 text \(byte 0xff at place 4\); save it as UTF-8"),
    ],
)
def test_a_file_that_is_no_text_is_called_what_it_is(nyaya: Any, tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "brief.txt"
    file.write_bytes(content)

    for command in ("find", "verify", "repealed"):
        with pytest.raises(SourceError, match=rf"{file} {said}"):
            nyaya(command, str(file))
    with pytest.raises(SourceError, match=f"standard input {said}"):
        nyaya("find", "-", typed=content)


def test_a_file_that_is_not_there_and_a_folder_are_told_apart(nyaya: Any, tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="there is no such file"):
        nyaya("find", str(tmp_path / "absent.txt"))
    with pytest.raises(SourceError, match="is a folder"):
        nyaya("find", str(tmp_path))


def test_offsets_count_a_line_end_once_however_it_is_written(nyaya: Any) -> None:
    starts = [
        json.loads(nyaya("find", "-", "--json", typed=f"a{end}AIR 1978 SC 597".encode())[1])["citations"][0]["start"]
        for end in ("\n", "\r\n", "\r")
    ]

    assert starts == [2, 2, 2]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--on", "31.02.2024"), "--on '31.02.2024' is no date; write e.g. 2024-06-30"),
        (("--on", "1700-01-01"), "--on 1700-01-01: no law held is older than 1836-01-01"),
        (("--on", "2999-01-01"), "--on 2999-01-01: nobody knows the law of a day so far ahead; give one up to 20"),
        (("--offence-date", "1700-01-01"), "--offence-date 1700-01-01: no law held"),
        (("--offence-date", "2999-01-01"), "--offence-date 2999-01-01: nobody knows"),
        (
            ("--offence-date", "2025-01-01", "--on", "2024-01-01"),
            "--offence-date 2025-01-01 lies after --on 2024-01-01; give an earlier --offence-date, or a later --on",
        ),
    ],
)
def test_days_that_cannot_be_meant_are_refused(nyaya: Any, options: tuple[str, ...], said: str) -> None:
    for command in (("ask", "What is murder?"), ("verify", "-"), ("repealed", "-")):
        with pytest.raises(ConfigError, match=said):
            nyaya(*command, *options, typed="Section 302 IPC punishes murder.")


def test_a_day_of_the_offence_that_is_still_to_come_is_refused(nyaya: Any) -> None:
    to_come = date.today() + timedelta(days=2)  # noqa: DTZ011 - the program's own today

    with pytest.raises(ConfigError, match=f"--offence-date {to_come} lies after today, "):
        nyaya("ask", "What is murder?", "--offence-date", str(to_come))


@pytest.mark.parametrize("command", ["status", "section", "chain"])
def test_a_day_of_a_lookup_is_looked_at_before_the_graph(nyaya: Any, command: str) -> None:
    with pytest.raises(ConfigError, match="--on 1700-01-01: no law held"):
        nyaya(command, "Section 420 IPC", "--on", "1700-01-01")


def test_no_law_of_the_table_of_acts_is_older_than_the_first_day() -> None:
    years = [int(act_id[-4:]) for act_id in ACTS if act_id[-4:].isdigit()]

    assert min(years) == FIRST_LAW_HELD.year


@pytest.mark.parametrize(
    ("on", "offence"),
    [("1836-01-01", None), ("2024-06-30", "30 June 2024"), (None, "1.1.2020"), ("2030-01-01", "2029-01-01")],
)
def test_days_that_go_together_pass(on: str | None, offence: str | None) -> None:
    days = days_of(on, offence)

    assert (days.offence is None) == (offence is None)


def batched(capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str) -> tuple[int, list[Any], str]:
    """A batch of questions answered with their own words: exit code, rows, standard error."""
    file = tmp_path / "questions.jsonl"
    file.write_text(content, encoding="utf-8")
    batch = Batch(str(file), wanted="question", words=("on",), free=("filters",))
    code = batch.run(batch.read(), lambda line: Answer({"said": line["question"]}, 1))
    out, err = capsys.readouterr()
    return code, [json.loads(row) for row in out.split("\n") if row], err


@pytest.mark.parametrize(
    ("line", "row_id", "said"),
    [
        ("not json", None, r"no JSON from column 1 on .*; give one object a line"),
        ("[]", None, r"\[\] is no object"),
        ("[" * 100_000, None, "its JSON is nested too deep"),
        ('{"id": ' + "9" * 5000 + "}", None, "its JSON .* too long a number"),
        (r'{"id": 2, "question": "\ud83d"}', None, r"half a character, such as \\ud83d alone"),
        ('{"id": 2}', 2, '"question" is missing'),
        ('{"id": 2, "question": null}', 2, '"question" is null; give a text in quotes'),
        ('{"id": 2, "question": 5}', 2, '"question" is 5; give a text in quotes'),
        ('{"id": 2, "question": " "}', 2, '"question" is empty'),
        ('{"id": 2, "question": "x", "on": 2024}', 2, '"on" is 2024; give a text in quotes'),
        ('{"id": 2, "question": "x", "onn": "y"}', 2, "key 'onn' is not known; did you mean 'on'"),
        ('{"id": 2, "question": "x", "zz": 1}', 2, "key 'zz' is not known; a line may have id, question, on, filters"),
    ],
)
def test_a_bad_line_is_named_in_its_place_and_costs_no_other(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str, row_id: Any, said: str
) -> None:
    code, rows, err = batched(capsys, tmp_path, f'{{"id": 1, "question": "a"}}\n\n{line}\n{{"question": "b"}}')

    assert code == 2
    assert [row.get("said") for row in rows] == ["a", None, "b"]
    assert (rows[1]["id"], rows[1]["line"], rows[1]["error"]["kind"]) == (row_id, 3, "SourceError")
    assert re.search(rf"questions\.jsonl, line 3: {said}", rows[1]["error"]["message"])
    assert err.strip() == rows[1]["error"]["message"]


@pytest.mark.parametrize(
    "content",
    ['{"id": [1], "question": "a", "on": null}', '\ufeff{"question": "a"}\r\n', '{"question": "a\u2028b"}'],
    ids=["a key without a value", "a mark of byte order", "a line separator in a text"],
)
def test_a_line_that_can_be_used_is_answered(capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str) -> None:
    code, rows, err = batched(capsys, tmp_path, content)

    assert (code, err, [row["said"][0] for row in rows]) == (1, "", ["a"])


def test_an_outage_ends_a_batch(tmp_path: Path) -> None:
    file = tmp_path / "questions.jsonl"
    file.write_text('{"question": "a"}', encoding="utf-8")
    batch = Batch(str(file), wanted="question")

    def answer_of(_: Line) -> Answer:
        raise GraphUnavailable("gone")

    with pytest.raises(GraphUnavailable):
        batch.run(batch.read(), answer_of)


@pytest.mark.parametrize("command", [("ask", "--batch", "-"), ("search", "--batch", "-"), ("verify", "--batch", "-")])
def test_a_batch_without_a_line_is_wrong_use(nyaya: Any, command: tuple[str, ...]) -> None:
    with pytest.raises(ConfigError, match="standard input is empty: give lines such as"):
        nyaya(*command, typed="\n \n")


@pytest.mark.parametrize("command", ["ask", "search"])
def test_a_question_of_spaces_is_wrong_use(nyaya: Any, command: str) -> None:
    with pytest.raises(ConfigError, match="question"):
        nyaya(command, " ")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--kind", "nosuch"), "--kind 'nosuch': expected 'judgment', 'proposition', 'statute' or 'upload'"),
        (("--bench-min", "-5"), "--bench-min -5: expected 1 or more"),
        (("--from", "2020-01-01", "--to", "2010-01-01"), "from 2020-01-01 lies after to 2010-01-01; exchange them"),
        (("--valid-on", "1700-01-01"), "--valid-on 1700-01-01: no law held"),
    ],
)
def test_limits_that_cannot_be_used_are_refused_by_their_options(
    nyaya: Any, options: tuple[str, ...], said: str
) -> None:
    with pytest.raises(ConfigError, match=said):
        nyaya("search", "murder", *options)


def test_a_setting_that_cannot_be_used_is_named_in_plain_words(nyaya: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NYAYA_HEAP_MB", "much")
    monkeypatch.setenv("NYAYA_STATEMENT_TIMEOUT_S", "0")

    with pytest.raises(
        ConfigError, match="NYAYA_HEAP_MB 'much': expected a whole number; NYAYA_STATEMENT_TIMEOUT_S '0': expected more"
    ):
        nyaya("config")


@pytest.mark.parametrize("command", ["status", "section", "chain"])
def test_a_whole_text_is_no_reference_and_is_not_echoed(nyaya: Any, command: str) -> None:
    with pytest.raises(ConfigError, match=r"a reference of 100,000 characters is none: give one citation") as refused:
        nyaya(command, "a" * 100_000)

    assert len(str(refused.value)) < 300
    with pytest.raises(ConfigError, match="the reference is not UTF-8 text"):
        nyaya(command, "AIR 1978 SC 597 \udcff")


@pytest.mark.parametrize("command", ["ask", "search", "status"])
def test_what_is_typed_in_another_encoding_is_refused(nyaya: Any, command: str) -> None:
    with pytest.raises(ConfigError, match="is not UTF-8 text"):
        nyaya(command, "murder \udcff")


def test_options_that_ask_for_two_forms_are_refused(nyaya: Any) -> None:
    with pytest.raises(ConfigError, match="give one of them"):
        nyaya("section", "Section 420 IPC", "--view", "--json")


@pytest.mark.parametrize(
    "parameters",
    ['{"judgment_ids": ["x"], "limit": 99999999999999999999}', '{"judgment_ids": ["\\ud800"], "limit": 1}', "[1]", "x"],
)
def test_parameters_that_the_graph_cannot_hold_are_refused(nyaya: Any, parameters: str) -> None:
    with pytest.raises(ConfigError, match="--params do not fit"):
        nyaya("cypher", "run", "verify/judgment_citations", "--params", parameters)


@pytest.mark.parametrize(("name", "value"), [("NYAYA_LOG_LEVEL", "loud"), ("NYAYA_STATEMENT_TIMEOUT_S", "inf")])
def test_a_setting_out_of_its_range_is_named(
    nyaya: Any, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)

    with pytest.raises(ConfigError, match=f"settings are not usable: {name}"):
        nyaya("config")


@pytest.mark.parametrize("typed", ["AIR 1978 SC 597", "Société v. Étoile", "x" * 1000])
def test_what_may_be_one_reference_passes(typed: str) -> None:
    assert one_reference(typed) == typed
