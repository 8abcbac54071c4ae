"""What was learned from labelled questions: sums of weights, where they overrule the rules, how they are learned."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from bench.dated import facts
from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.likely import FACETS, ROLES, likely_lines
from nyayagraph.law.governing.question import governing_acts, plainly_told
from nyayagraph.law.governing.question_words import days_with_features, features_of_the_question
from nyayagraph.law.text.learned import BIAS, Weights, weights_of
from training.dated_phrases import made_questions, phrases
from training.dated_questions import Labelled, choices
from training.linear import fit

ACTS, SECTIONS = facts()
PLAIN = Path(__file__).parent / "dated_plain.jsonl"
OLD_AND_NEW = ("bns-2023", "bnss-2023", "bsa-2023")


def test_scores_are_sums_of_weights_in_hundredths_and_an_unknown_feature_weighs_nothing() -> None:
    weights = Weights(("a", "b"), {BIAS: (100, -100), "w:knife": (50, 25)})

    assert weights.scores({"w:knife": 2.0, "w:unheard": 1.0}) == {"a": 2.0, "b": -0.5}
    assert sum(weights.shares({"w:knife": 2.0}).values()) == pytest.approx(1.0)


def test_what_marks_a_label_is_learned_and_a_feature_seen_once_is_not() -> None:
    examples = [({"knife": 1.0}, "offence"), ({"court": 1.0}, "step")] * 10 + [({"knife": 1.0, "once": 1.0}, "offence")]

    weights = fit(examples, ("offence", "step"), looseness=10.0)

    scores = weights.scores({"knife": 1.0})
    assert scores["offence"] > scores["step"]
    assert "once" not in weights.by_feature


def test_the_committed_models_know_every_kind_of_law_and_every_role() -> None:
    assert weights_of("facets").labels == FACETS
    assert weights_of("roles").labels == tuple(one.value for one in ROLES)


@pytest.mark.parametrize(
    ("question", "ruled", "expect"),
    [
        ("A pump was stolen in 2021. wanted: crime + procedure.", ["bnss-2023"], ["bns-2023", "bnss-2023"]),
        ("The purse was snatched in May. Penal code?", ["bns-2023"], ["bns-2023"]),
    ],
)
def test_a_kind_of_law_that_the_words_make_likely_is_asked_too(
    question: str, ruled: list[str], expect: list[str]
) -> None:
    assert list(likely_lines(question, ruled)) == expect


@pytest.mark.parametrize(
    ("question", "expect"),
    [
        ("On 1 July 2024 a sessions trial for arson was part-heard. Which code of procedure?", [Happened.PENDING]),
        (
            "Pump stolen, 3 June 2024. Date of report 9 July 2024. Penal and procedural Acts?",
            [Happened.OFFENCE, Happened.BEGUN],
        ),
    ],
)
def test_a_day_whose_words_no_table_knows_has_its_likely_role(question: str, expect: list[Happened]) -> None:
    assert [event.happened for event in plainly_told(question).events] == expect


def test_every_day_of_a_text_has_features_of_both_its_sides() -> None:
    (day,) = days_with_features("The clerk took the fees on 3 May 2023 in the hall.")

    assert {"L0:on", "Lc:clerk", "R0:in", "Rc:hall", "exact:True", "time:only"} <= set(day.features)
    assert day.dated.period.first == date(2023, 5, 3)


def test_the_words_about_a_noun_of_law_are_features_of_the_question() -> None:
    features = features_of_the_question("He was robbed. Which penal code punishes him?")

    assert {"n-:penal", "n+:punish", "b:penal_code", "w:robb"} <= set(features)
    assert "a:robb" not in features


def test_made_questions_tell_where_their_days_are_and_are_the_same_for_a_seed() -> None:
    made = list(made_questions(200, seed=3))

    assert made == list(made_questions(200, seed=3))
    for one in made:
        assert one.days
        assert all(any(letter.isdigit() for letter in one.question[start:end]) for start, end, _ in one.days)
        assert {role for _, _, role in one.days} <= {role.value for role in ROLES}


def test_every_phrase_of_a_role_has_a_place_for_its_day() -> None:
    known = phrases()

    assert all(phrase.count("{d}") == 1 for role in ROLES for phrase in known[role.value])


def test_roles_are_learned_from_the_ways_that_give_the_acts_that_govern() -> None:
    question = "A shop was robbed on 30 June 2024 and the FIR was lodged on 2 July 2024. Penal code and procedure code?"

    choice = choices(Labelled(0, question, ("bnss-2023", "ipc-1860"), ("bns-2023", "bnss-2023")))

    assert choice.ways == (("offence", "begun"),)


def _lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("row", _lines(PLAIN), ids=lambda row: row["question"][:60])
def test_plain_questions_that_nothing_was_learned_from_are_answered(row: dict[str, Any]) -> None:
    assert sorted(governing_acts(row["question"], ACTS, SECTIONS)) == sorted(row["expect"])
