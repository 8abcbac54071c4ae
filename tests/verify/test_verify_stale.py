"""Stale references: which are listed with which repair, which are not, and the exit codes of `nyaya repealed`."""

from __future__ import annotations

import json
import random
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from nyayagraph.cli import app
from nyayagraph.errors import GraphUnavailable
from nyayagraph.graph import Graph
from nyayagraph.server import RunningServer
from nyayagraph.verify.stale import stale_references

ON = date(2026, 1, 15)

pytestmark = pytest.mark.graph


@pytest.mark.parametrize(
    ("text", "provision", "standing", "cite", "turns_on"),
    [
        ("Section 420 IPC punishes cheating.", "ipc-1860/s420", "REPEALED",
         ["bns-2023/s318(4)"], "the day of the offence"),
        ("The High Court refused bail; the appellant should be charged under section 420 IPC.", "ipc-1860/s420",
         "REPEALED", ["bns-2023/s318(4)"], "the day of the offence"),
        ("The client was told of section 420 IPC.", "ipc-1860/s420", "REPEALED", ["bns-2023/s318(4)"],
         "the day of the offence"),
        ("He is charged under section 420 IPC for a cheating of 3 August 2024.", "ipc-1860/s420", "REPEALED",
         ["bns-2023/s318(4)"], None),
        ("Bail was sought under section 439 CrPC on 5 May 2025 in a case registered that week.", "crpc-1973/s439",
         "REPEALED", ["bnss-2023/s483"], None),
        ("A murder of 3 May 2023 is punishable under section 103(1) BNS.", "bns-2023/s103(1)", "NOT_YET_IN_FORCE",
         ["ipc-1860/s302"], None),
        ("The inquiry was pending when the new code came. Section 351 of the BNSS is invoked.",
         "bnss-2023/s351", "NOT_YET_IN_FORCE", ["crpc-1973/s313"], None),
        ("Section 66A of the Information Technology Act punishes it.", "it-2000/s66A", "STRUCK_DOWN", [], None),
        ("Section 497 of the Indian Penal Code applies.", "ipc-1860/s497", "STRUCK_DOWN", [], None),
        ("Section 106(2) BNS punishes the driver who flees.", "bns-2023/s106(2)", "NOT_YET_IN_FORCE", [], None),
        ("For the accident of 8 June 2016 section 110A of the Motor Vehicles Act, 1939 is invoked.", "mv-1939/s110A",
         "REPEALED", [], None),
        ("Section 45 of the Evidence Act governs.", "iea-1872/s45", "REPEALED", ["bsa-2023/s39(1)"],
         "whether the proceeding was pending"),
    ],
)  # fmt: skip
def test_a_stale_reference_is_listed_with_its_repair(
    starter_graph: Graph, text: str, provision: str, standing: str, cite: list[str], turns_on: str | None
) -> None:
    (one,) = stale_references(starter_graph, text, on=ON).stale

    assert (one.provision, one.standing, list(one.cite), one.turns_on) == (provision, standing, cite, turns_on)
    assert text[one.start : one.end] == one.text
    assert one.statement == "statute/provisions_known"


@pytest.mark.parametrize(
    "text",
    [
        "He was convicted in 2004 under section 302 IPC.",
        "The theft of 30 June 2024 is tried under section 379 IPC.",
        "Section 420 IPC, now section 318(4) BNS, punishes cheating.",
        "Section 420 IPC [historical] was the charge of its day.",
        "The appeal of 2021 under section 374 CrPC was heard in August 2024.",
        "Section 497 IPC was struck down in Joseph Shine v. Union of India, (2019) 3 SCC 39.",
        "The accident of 8 June 1979 is compensated under section 110A of the Motor Vehicles Act, 1939.",
        "Section 358(2) BNS saves what was done before 1 July 2024.",
        "For an offence of 2023 section 302 IPC governs; for a later one it is section 103(1) BNS.",
        (
            "The law of compensation is the Right to Fair Compensation and Transparency in Land Acquisition, "
            "Rehabilitation and Resettlement Act, 2013. The Land Acquisition Act, 1894 is gone; the first notice is "
            "now provided for in section 11."
        ),
        "The Tribunal accepted that section 420 IPC is not attracted, and the High Court answered for the assessee.",
        "The statements are those that A-1 and A-2 had given; the prosecution relied on section 45, Evidence Act.",
        "The Tribunal held that the rule, which should be read plainly, will apply, as under section 420 IPC.",
        "Article 21 protects life.",
        "No provision is cited here.",
    ],
)
def test_what_is_law_for_its_matter_or_says_so_itself_is_not_listed(starter_graph: Graph, text: str) -> None:
    assert stale_references(starter_graph, text, on=ON).stale == ()


@pytest.mark.parametrize(
    ("offence_date", "stale"), [(date(2024, 6, 30), ["bns-2023/s103"]), (date(2024, 7, 1), ["ipc-1860/s302"])]
)
def test_a_day_of_the_offence_from_outside_decides(starter_graph: Graph, offence_date: date, stale: list[str]) -> None:
    text = (
        "The charge is section 302 IPC.\n\nIn the alternative nothing else is said.\n\nThe charge is section 103 BNS."
    )

    found = stale_references(starter_graph, text, on=ON, offence_date=offence_date).stale

    assert [one.provision for one in found] == stale


TOLD_BESIDE = (
    "The inquiry was pending when the new code came.",
    "The suit was pending when the Act came.",
    "The appeal was pending.",
    "The offence was of 30 June 2024.",
    "The FIR is of 2 July 2024.",
    "This was in 1971.",
)


def test_sentences_put_together_at_random_are_read_on_any_day(starter_graph: Graph) -> None:
    """No error but one of the graph may end the reading of a person's text, whatever its sentences tell together."""
    rows = (json.loads(line) for line in (Path(__file__).parent / "temporal.jsonl").read_text("utf-8").splitlines())
    sentences = [part for row in rows for part in row["text"].split(". ")]
    draw = random.Random(7)  # noqa: S311 - the same texts in every run
    stale = 0
    for _ in range(200):
        parts = [draw.choice(TOLD_BESIDE if draw.random() < 0.3 else sentences) for _ in range(draw.randint(2, 8))]
        on = date(1950, 1, 1) + timedelta(days=draw.randrange(28_000))
        report = stale_references(starter_graph, ". ".join(parts), on=on)
        stale += len(report.stale)
        assert len(report.stale) <= report.provisions

    assert stale > 0


def test_lines_and_columns_count_from_one(starter_graph: Graph) -> None:
    found = stale_references(starter_graph, "A heading\n\n  Section 66A of the IT Act applies.", on=ON).stale

    assert [(one.line, one.column) for one in found] == [(3, 3)]


@pytest.mark.parametrize(
    ("text", "code"), [("Section 66A of the IT Act applies.", 1), ("Article 21 protects life.", 0)]
)
def test_the_command_exits_1_where_a_reference_is_stale(
    starter_server: RunningServer, starter_graph: Graph, monkeypatch: pytest.MonkeyPatch, text: str, code: int
) -> None:
    assert starter_graph is not None
    monkeypatch.setenv("NYAYA_NEO4J_URI", starter_server.bolt_uri)
    monkeypatch.setenv("NYAYA_NEO4J_USER", starter_server.user)
    monkeypatch.setenv("NYAYA_NEO4J_PASSWORD", starter_server.password)

    ran = CliRunner().invoke(app, ["repealed", "-", "--on", "2026-01-15", "--json"], input=text)
    page = CliRunner().invoke(app, ["repealed", "-", "--on", "2026-01-15"], input=text)

    assert ran.exit_code == page.exit_code == code
    assert {"on", "offence_date", "provisions", "stale"} == set(json.loads(ran.stdout))
    assert page.stdout.startswith(f"{code} stale of 1 provisions")


def test_an_outage_is_no_empty_list(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    brief: Any = tmp_path / "brief.txt"
    brief.write_text("Section 420 IPC.", encoding="utf-8")
    monkeypatch.setenv("NYAYA_NEO4J_URI", "bolt://127.0.0.1:9")
    monkeypatch.setenv("NYAYA_NEO4J_PASSWORD", "none")

    ran = CliRunner().invoke(app, ["repealed", str(brief)])

    assert isinstance(ran.exception, GraphUnavailable)
