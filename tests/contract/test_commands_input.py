"""What a person gives to the commands and no command can use: named, with the next step; needs no graph."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from nyayagraph.cli import app
from nyayagraph.commands.dates import FIRST_LAW_HELD, days_of
from nyayagraph.errors import ConfigError, SourceError
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
