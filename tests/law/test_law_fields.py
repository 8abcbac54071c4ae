"""The fields of law that words tell: by their facts, by the name before a noun of law, and the table behind both."""

from __future__ import annotations

import json

import pytest

from nyayagraph.law.acts.table import ACTS
from nyayagraph.law.governing.asked_codes import lines_asked
from nyayagraph.law.governing.asked_subjects import unknown_field
from nyayagraph.law.governing.fields import field_ids, field_named, fields_told
from nyayagraph.law.governing.question import plainly_told
from nyayagraph.starter import starter_acts, starter_plain_words
from training.fields import TABLE, names, told, weights, with_years, written


@pytest.mark.parametrize(
    ("words", "field"),
    [
        ("the directors issued debentures and never registered the charge with the Registrar", "companies-2013"),
        ("the foreigner overstayed and was deported", "foreigners-1946"),
        ("a lad of fifteen is before the Juvenile Justice Board", "jj-2015"),
        ("the inspector took a sample of adulterated ghee from the grocer", "food-safety-2006"),
        ("the Collector of Customs confiscated the smuggled watches", "customs-1962"),
        ("the award of the arbitrator was set aside", "arbitration-1996"),
        ("the workman was retrenched without notice", "id-1947"),
        ("export proceeds in dollars were never brought home", "fema-1999"),
        ("a transistor bomb was planted by terrorists in the bus", "uapa-1967"),
    ],
)
def test_the_facts_of_a_field_speak_for_it_most(words: str, field: str) -> None:
    assert fields_told(words)[0].act_id == field


@pytest.mark.parametrize("words", ["", "which of the two codes applies", "he was there on the day"])
def test_words_of_every_question_speak_for_no_field(words: str) -> None:
    assert fields_told(words) == ()


def test_words_of_the_asking_sentence_count_double() -> None:
    text = "His lorry carried heroin. Which food law applies?"

    by_field = {one.act_id: one.score for one in fields_told(text)}
    asked = {one.act_id: one.score for one in fields_told(text, "Which food law applies?")}

    assert asked["food-safety-2006"] > by_field["food-safety-2006"]
    assert asked["ndps-1985"] == by_field["ndps-1985"]


@pytest.mark.parametrize(
    ("before", "field"),
    [
        ("which customs", "customs-1962"),
        ("the new company", "companies-2013"),
        ("special anti-terror", "uapa-1967"),
        ("what marriage", None),  # several fields are called so
        ("which penal", None),
        ("", None),
    ],
)
def test_the_name_before_a_noun_of_law_means_the_field_that_alone_bears_it(before: str, field: str | None) -> None:
    assert field_named(before) == field


@pytest.mark.parametrize(("asked", "field"), [("Which lotteries law applies?", "lotteries"), ("Which food law?", "")])
def test_a_field_that_no_row_knows_is_said_to_be_unknown(asked: str, field: str) -> None:
    assert unknown_field(asked).strip() == field


@pytest.mark.parametrize(
    ("question", "lines"),
    [
        ("Heroin was seized from a lorry on 20 August 2024. Which Act punishes that?", {"ndps-1985"}),
        (
            "A foreigner overstayed from 10 July 2024 until he was deported. Under which Act is that an offence?",
            {"foreigners-1946"},
        ),
        ("He was stabbed on 10 July 2024. Which penal code?", {"bns-2023"}),
    ],
)
def test_a_question_without_a_name_asks_for_the_field_of_its_facts(question: str, lines: set[str]) -> None:
    assert set(lines_asked(question, plainly_told(question))) == lines


def test_the_committed_table_is_what_is_written_from_the_words_of_the_fields() -> None:
    codes = [f"{one.rule} {one.scenes}" for one in starter_plain_words()]

    assert json.loads(TABLE.read_text("utf-8")) == json.loads(written(with_years(weights(told(), codes)), names()))


def test_every_field_goes_by_an_act_that_is_known() -> None:
    known = {act.act_id for act in starter_acts()} | set(ACTS)

    assert [one for one in field_ids() if one not in known] == []
