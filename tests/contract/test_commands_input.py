"""What a person gives to the commands and no command can use: named, with the next step; needs no graph."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from nyayagraph.cli import app
from nyayagraph.errors import SourceError


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
