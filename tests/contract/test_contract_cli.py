"""The program and its documentation agree: every command has help, is documented, and is found by name."""

from __future__ import annotations

from typing import Any

import pytest

from docs.reference_pages import commands
from docs.transcripts import ROOT
from nyayagraph.settings import Settings

COMMANDS = list(commands())
REFERENCE = (ROOT / "docs/reference/cli.md").read_text(encoding="utf-8")
GUIDES = "".join((ROOT / page).read_text(encoding="utf-8") for page in ("README.md", "docs/engineer.md"))


@pytest.mark.parametrize(("name", "command"), COMMANDS, ids=[name for name, _ in COMMANDS])
def test_a_command_and_each_of_its_options_have_help(name: str, command: Any) -> None:
    silent = [p.name for p in command.params if p.param_type_name == "option" and not getattr(p, "help", None)]

    assert command.help, f"{name} says nothing of itself"
    assert silent == []


@pytest.mark.parametrize(("name", "command"), COMMANDS, ids=[name for name, _ in COMMANDS])
def test_an_argument_says_what_it_takes(name: str, command: Any) -> None:
    silent = [p.name for p in command.params if p.param_type_name == "argument" and not getattr(p, "help", None)]

    assert silent == [], name


@pytest.mark.parametrize("name", [name for name, _ in COMMANDS])
def test_a_command_is_in_the_reference_and_in_a_guide(name: str) -> None:
    assert f"## `{name}`\n" in REFERENCE
    assert name in GUIDES


PUBLISHED = """
demo; db up; db down; db status; db dump; db load; db wipe; db shell; db browser; ingest judgments; ingest statutes;
ingest correspondence; ingest citator; ingest pdf; ingest starter; find; search; ask; verify; status; section; chain;
landmarks; ingest upload; cypher list; cypher show; cypher run; audit list; audit show; audit replay; audit check;
evaluate retrieval
"""
WITHOUT_JSON = """
config; version; demo; db down; db dump; db load; db wipe; db shell; db browser; db migrate; ingest delete; cypher show;
cypher run
"""


def names(listed: str) -> list[str]:
    return [f"nyaya {' '.join(name.split())}" for name in listed.split(";")]


@pytest.mark.parametrize("wanted", names(PUBLISHED))
def test_a_published_command_stays(wanted: str) -> None:
    assert wanted in dict(COMMANDS)


def test_every_command_that_lists_results_prints_json() -> None:
    without = {
        name
        for name, command in COMMANDS
        if not hasattr(command, "commands") and "--json" not in {option for p in command.params for option in p.opts}
    }

    assert without <= set(names(WITHOUT_JSON))


def test_every_setting_is_in_the_reference() -> None:
    page = (ROOT / "docs/reference/settings.md").read_text(encoding="utf-8")

    assert [name for name in Settings.model_fields if f"`NYAYA_{name.upper()}`" not in page] == []
