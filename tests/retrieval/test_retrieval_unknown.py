"""Limits that name nothing held are told from limits that nothing meets."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from nyayagraph.cli import app
from nyayagraph.errors import ConfigError
from nyayagraph.graph import Graph
from nyayagraph.retrieval import Filters
from nyayagraph.retrieval.unknown import unknown_values
from nyayagraph.server import RunningServer

pytestmark = pytest.mark.graph


@pytest.mark.parametrize(
    ("filters", "said"),
    [
        (Filters(court="nowhere"), "no judgment of a court 'nowhere' is held; held: privy-council, supreme-court"),
        (Filters(court="suprem-court"), "near it: supreme-court"),
        (Filters(court="high-court-delhi"), "no judgment of a court 'high-court-delhi' is held"),
        (Filters(judge="nobody"), "no judge 'nobody' is known; nothing held comes near it"),
        (Filters(judge="Bhagwatti"), "near it: N.H. Bhagwati, P.N. Bhagwati"),
        (Filters(acts=("nothing",)), "no act 'nothing' is held"),
        (Filters(acts=("IPC",)), "its id is 'ipc-1860'"),
        (Filters(acts=("ipc-1861",)), "near it: ipc-1860"),
        (Filters(sections=("section 420",)), "'section 420' is no provision"),
        (Filters(sections=("ipc-1860/s510A",)), "no provision 'ipc-1860/s510A' is held"),
    ],
    ids=str,
)
def test_a_value_that_is_not_held_is_named_with_what_is(filters: Filters, said: str, starter_graph: Graph) -> None:
    (unknown,) = unknown_values(starter_graph, filters)

    assert said in unknown


@pytest.mark.parametrize(
    "filters",
    [
        Filters(),
        Filters(court="supreme-court", judge="Justice P.N. Bhagwati", acts=("ipc-1860",), sections=("ipc-1860/s420",)),
        Filters(sections=("bns-2023/s318(4)",)),
    ],
    ids=str,
)
def test_what_is_held_is_not_called_unknown(filters: Filters, starter_graph: Graph) -> None:
    assert unknown_values(starter_graph, filters) == ()


def test_a_search_says_that_a_court_is_unknown(
    starter_server: RunningServer, starter_graph: Graph, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert starter_graph
    monkeypatch.setenv("NYAYA_NEO4J_URI", starter_server.bolt_uri)
    monkeypatch.setenv("NYAYA_NEO4J_USER", starter_server.user)
    monkeypatch.setenv("NYAYA_NEO4J_PASSWORD", starter_server.password)

    def search(*options: str) -> Any:
        return CliRunner().invoke(app, ["search", "anticipatory bail", *options])

    refused = search("--court", "nowhere")
    empty = search("--court", "supreme-court", "--from", "2090-01-01")

    assert isinstance(refused.exception, ConfigError)
    assert "no judgment of a court 'nowhere' is held" in str(refused.exception)
    assert (empty.exit_code, empty.stdout.split()[:2]) == (0, ["0", "passages"])


def test_a_batch_of_searches_names_a_bad_line_and_answers_the_others(
    starter_server: RunningServer, starter_graph: Graph, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert starter_graph
    monkeypatch.setenv("NYAYA_NEO4J_URI", starter_server.bolt_uri)
    monkeypatch.setenv("NYAYA_NEO4J_USER", starter_server.user)
    monkeypatch.setenv("NYAYA_NEO4J_PASSWORD", starter_server.password)
    lines = [
        {"id": 1, "question": 5},
        {"id": 2, "question": "bail", "filters": {"kinds": ["nosuch"]}},
        {"id": 3, "question": "bail", "filters": ["ipc-1860"]},
        {"id": 4, "question": "bail", "filters": {"acts": ["crpc-1973"], "from": None}},
    ]

    result = CliRunner().invoke(app, ["search", "--batch", "-"], input="\n".join(map(json.dumps, lines)))

    rows = [json.loads(row) for row in result.stdout.splitlines()]
    assert result.exit_code == 2
    assert [row["error"]["message"].partition(": ")[2] for row in rows[:3]] == [
        '"question" is 5; give a text in quotes',
        "these limits cannot be used: kinds 'nosuch': expected 'judgment', 'proposition', 'statute' or 'upload'",
        "\"filters\" is ['ipc-1860']; expected an object in braces",
    ]
    assert (rows[3]["id"], bool(rows[3]["hits"])) == (4, True)
