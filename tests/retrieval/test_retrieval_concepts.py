"""What words mean, beside what they are: kindred words, runs of words, numbers of people, ages."""

from __future__ import annotations

import pytest

from nyayagraph.retrieval.concepts import kin, meanings, weight_of
from nyayagraph.retrieval.tokens import plain_words


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("he drew a revolver", "~firearm"),
        ("hacked with a gandasa", "~blade"),
        ("his mother-in-law taunts her", "~inlaws"),
        ("surgeons pulled him through; he survived", "~survived"),
        ("seven masked men came", "~five-or-more"),
        ("a dozen villagers gathered", "~five-or-more"),
        ("two armed robbers", "~a-few"),
        ("a nine-year-old boy", "~seven-to-twelve"),
        ("a girl of sixteen", "~under-age"),
        ("a child under seven", "~under-seven"),
    ],
)
def test_a_meaning_is_read_from_other_words(text: str, meaning: str) -> None:
    assert meaning in meanings(text)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("seven days in custody", "~five-or-more"),
        ("three men", "~five-or-more"),
        ("sentenced to seven years", "~under-age"),
        ("a man aged about 40", "~under-age"),
        ("a child under twelve", "~under-seven"),
    ],
)
def test_a_meaning_is_not_read_into_words_that_lack_it(text: str, meaning: str) -> None:
    assert meaning not in meanings(text)


def test_words_keep_their_own_tokens_and_count_more_than_their_meanings() -> None:
    text = "stole a scooter at night"

    assert meanings(text)[: len(plain_words(text))] == plain_words(text)
    assert weight_of("scooter") > weight_of("~vehicle") > 0


def test_kindred_words_are_asked_for_and_bounded() -> None:
    found = kin("emptied a revolver")

    assert {"pistol", "gun"} <= set(found)
    assert kin("") == ()
    assert len(kin("police arrest steal house money child woman doctor threat land " * 3)) <= 240
