"""Treatments read from text: what is said, by whom, in which direction, denied or not."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyayagraph.law.authorities import authorities
from nyayagraph.law.find import find
from nyayagraph.law.treatment import Scope, Treatment
from nyayagraph.law.treatment_text import Depth, statements, treatments

ROWS = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data" / "treatments.jsonl").read_text("utf-8").splitlines()
]
RAM = "Ram Lal v. State of Bihar, AIR 1960 SC 100"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["text"])
def test_a_line_states_what_the_table_says(row: dict[str, Any]) -> None:
    text = row["text"]
    found = authorities(text, find(text))
    span = (0, len(text)) if row["headnote"] else None

    stated = statements(text, found, body=len(text) if span else 0, headnote=span)

    keys = [next(iter(one.keys), one.name) for one in found]
    said = {
        (keys[s.authority], s.treatment.value, s.voice.value, s.negated, None if s.by is None else keys[s.by])
        for s in stated
    }
    assert said == {(e["cited"], e["treatment"], e["voice"], e["negated"], e["by"]) for e in row["expected"]}


def read(text: str) -> Any:
    return treatments(text, authorities(text, find(text)))


def test_a_judgment_that_is_only_named_is_cited() -> None:
    only = read(f"See {RAM}.")[0]

    assert (only.treatment, only.rule) == (Treatment.CITED, "named")


def test_what_changes_reliance_most_is_the_treatment() -> None:
    only = read(f"We follow {RAM} on costs. On notice {RAM} was wrongly decided.")[0]

    assert only.treatment is Treatment.OVERRULED


def test_what_counsel_said_is_no_treatment() -> None:
    only = read(f"Learned counsel submitted that {RAM} must be overruled.")[0]

    assert only.treatment is Treatment.CITED


def test_an_overruling_to_an_extent_is_in_part() -> None:
    only = read(f"We overrule {RAM} to that extent.")[0]

    assert (only.treatment, only.scope) == (Treatment.OVERRULED, Scope.PART)


def test_a_list_is_a_string_cite() -> None:
    read_all = read(f"See {RAM}, AIR 1961 SC 3 and AIR 1962 SC 9.")

    assert {one.depth for one in read_all} == {Depth.STRING_CITE}


def test_the_evidence_is_the_sentence() -> None:
    text = f"It rained. We overrule {RAM}. Costs follow."

    only = read(text)[0]

    assert text[only.start : only.end] == f"We overrule {RAM}."


def test_the_title_block_is_left_out() -> None:
    text = f"CITATOR INFO : O 1970 SC 1. {RAM} "

    assert authorities(text, find(text), start=len(text)) == []


@given(st.text(alphabet="ab @1.,()[]\"'vAIRSC0 \n", max_size=300))
def test_any_text_is_read_without_failing_and_spans_lie_within(text: str) -> None:
    for one in read(text):
        assert 0 <= one.start <= one.end <= len(text)
