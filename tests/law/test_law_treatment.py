"""Treatments read from text: what is said, by whom, in which direction, denied or not."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyayagraph.law.find import find
from nyayagraph.law.treatment.authorities import authorities
from nyayagraph.law.treatment.in_text import Depth, statements, treatments
from nyayagraph.law.treatment.kinds import Scope, Treatment
from nyayagraph.law.treatment.voice import Voice

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


def test_words_for_several_judgments_make_them_no_one_authority() -> None:
    text = f"{RAM} and Mehta v. Rao, AIR 1961 SC 7, were cited. These decisions do not help. We overrule Mehta v. Rao."

    found = authorities(text, find(text))

    assert [(tuple(one.keys), len(one.spans)) for one in found] == [(("AIR 1960 SC 100",), 1), (("AIR 1961 SC 7",), 2)]


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


def test_a_headnote_goes_on_behind_a_misplaced_heading() -> None:
    """Print sometimes sets `JUDGMENT:` in the midst of the headnote; the line of the jurisdiction ends it."""
    head = "HEADNOTE: Notice is needed. "
    text = f"{head}JUDGMENT: {RAM}; AIR 1961 SC 3, not approved. CIVIL APPELLATE JURISDICTION : Civil Appeal No. 5."

    stated = statements(text, authorities(text, find(text)), body=len(head) + 10, headnote=(0, len(head)))

    assert {(one.rule, one.treatment) for one in stated} == {("headnote_run", Treatment.NOT_FOLLOWED)}
    assert len(stated) == 2


@pytest.mark.parametrize(
    ("opening", "voice"),
    [
        ("SEN, J.-I agree with the order proposed.", Voice.COURT),
        ("SEN, J.-I regret that I am unable to agree.", Voice.DISSENT),
        ("SEN, J. (dissenting):", Voice.DISSENT),
    ],
)
def test_a_dissenting_opinion_does_not_speak_for_the_court(opening: str, voice: Voice) -> None:
    text = f"RAO, J.-The appeal is allowed.\n{opening} We overrule {RAM}.\n"

    stated = statements(text, authorities(text, find(text)))

    assert [one.voice for one in stated] == [voice]


def test_what_the_court_orders_behind_a_dissent_is_the_courts() -> None:
    text = f"SEN, J.-I regret that I am unable to agree.\nORDER\nBy majority we overrule {RAM}.\n"

    stated = statements(text, authorities(text, find(text)))

    assert [one.voice for one in stated] == [Voice.COURT]


def test_a_footnote_does_not_cut_the_sentence_that_denies() -> None:
    """Print sets footnotes at the foot of a page, in the midst of a sentence."""
    said = "It cannot be said that\n(1) AIR 1960 SC 100.\nRam Lal's case (1) was wrongly decided."
    text = f"In {RAM} notice was required. {said}"

    stated = statements(text, authorities(text, find(text)))

    assert [(one.treatment, one.negated) for one in stated] == [(Treatment.OVERRULED, True)]
