"""How the program ends: what a failure prints on which stream, and with which exit code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from nyayagraph import cli
from nyayagraph.errors import ConfigError, GraphUnavailable

Ended = tuple[int | str | None, str, str]
Run = Callable[..., Ended]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The whole program, `raised` in its middle: exit code, standard output, standard error."""

    def ended(*arguments: str, raised: BaseException | None = None) -> Ended:
        def settings() -> Any:
            if raised:
                raise raised

        monkeypatch.setattr(sys, "argv", ["nyaya", *arguments])
        if raised:
            monkeypatch.setattr(cli, "read_settings", settings)
        with pytest.raises(SystemExit) as stopped:
            cli.main()
        out, err = capsys.readouterr()
        return stopped.value.code, out, err

    return ended


@pytest.mark.parametrize(
    ("raised", "code", "kind"),
    [
        (ConfigError("no"), 2, "ConfigError"),
        (GraphUnavailable("no"), 3, "GraphUnavailable"),
        (RuntimeError("no"), 2, "Unexpected"),
    ],
)
def test_a_failure_is_a_line_for_people_and_a_document_for_programs(
    run: Run, raised: Exception, code: int, kind: str
) -> None:
    ended, out, err = run("landmarks", "--json", raised=raised)
    document = json.loads(out)

    assert (ended, document["error"]["kind"]) == (code, kind)
    assert document["error"]["message"] in err
    assert ("overall" in document) == (code == 3)
    assert run("landmarks", raised=raised)[1] == ""


@pytest.mark.parametrize("arguments", [("ask", "x", "--k", "100"), ("find",), ("nosuch",), ("landmarks", "--wrong")])
def test_an_argument_that_is_refused_is_told_to_programs_too(run: Run, arguments: tuple[str, ...]) -> None:
    ended, out, err = run(*arguments, "--json")

    assert ended == 2
    assert json.loads(out)["error"]["message"] in err
    assert "Usage: " in err


def test_who_interrupts_is_told_what_stays(run: Run) -> None:
    ended, out, err = run("landmarks", raised=KeyboardInterrupt())

    assert (ended, out) == (130, "")
    assert "what was written stays" in err


def test_a_question_that_is_not_confirmed_does_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("typer.confirm", lambda *_, **__: (_ for _ in ()).throw(cli.typer.Abort()))

    ended, _, err = run("db", "wipe")

    assert (ended, err) == (1, "not confirmed; nothing was done\n")


@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "utf-8"])
def test_letters_that_standard_output_cannot_print_end_nothing(encoding: str) -> None:
    words = [sys.executable, "-c", "from nyayagraph.cli import main; main()", "find", "-"]
    text = "Soci\u00e9t\u00e9 \u0918\u0930 \U0001f600 v. Union, AIR 1978 SC 597"
    settings = os.environ | {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}

    page, document = (
        subprocess.run([*words, *more], input=text.encode(), env=settings, capture_output=True, check=True)
        for more in ((), ("--json",))
    )

    assert b"AIR 1978 SC 597" in page.stdout
    assert json.loads(document.stdout.decode(encoding))["citations"]
