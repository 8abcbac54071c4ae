"""A command waits only for what it needs, and no command is lost by it."""

from __future__ import annotations

import subprocess
import sys

import pytest
from typer.testing import CliRunner

from nyayagraph.cli import app

_PROBE = "import sys; from nyayagraph.cli import app; app({words!r}, standalone_mode=False); print(*sys.modules)"


@pytest.mark.parametrize("words", [["version"], ["find", "-"], ["config"]])
def test_a_command_without_a_graph_loads_no_driver(words: list[str]) -> None:
    probe = subprocess.run(
        [sys.executable, "-c", _PROBE.format(words=words)],
        input="s. 302 IPC",
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(probe.stdout.split())
    assert "nyayagraph.cli" in loaded
    assert not loaded & {"neo4j", "pandas", "nyayagraph.verify.check", "nyayagraph.ingest.judgments"}


def test_a_mistyped_command_is_told_the_name_it_is_near() -> None:
    for mistyped, meant in (("serch", "search"), ("ingset", "ingest"), ("versoin", "version")):
        assert f"Did you mean '{meant}'" in CliRunner().invoke(app, [mistyped, "x"]).output
