"""Days told by stamps, clocks of UTC and weekdays: each put as the date that it is in India, or left alone."""

from __future__ import annotations

import pytest

from nyayagraph.law.governing.told_clocks import with_days_of_india


@pytest.mark.parametrize(
    ("text", "expect"),
    [
        ("entry 2024-06-30T18:31:00Z shows", "entry 1 July 2024 shows"),
        ("entry 2024-06-30T18:29Z shows", "entry 30 June 2024 shows"),
        ("at 2024-07-01T00:10+05:30", "at 1 July 2024"),
        ("at 2024-06-30 23:10, India", "at 30 June 2024, India"),
        ("logs are in IST, not UTC: 2024-06-30 23:10", "logs are in IST, not UTC: 30 June 2024"),
        ("clocks of India, never on GMT: 2024-06-30 23:10", "clocks of India, never on GMT: 30 June 2024"),
        ("stamps in UTC, not IST: 2024-06-30 23:10", "stamps in UTC, not IST: 1 July 2024"),
        ("entry 12015 UTC on 30 June 2024", "entry 12015 UTC on 30 June 2024"),
        ("sent at 2015 hrs (UTC) on 30 June 2024", "sent at 1 July 2024"),
        ("sent at 18:20:15 UTC on 30 June 2024", "sent at 30 June 2024"),
        ("on 30 June 2024 at 20.15 hrs GMT", "on 1 July 2024"),
        ("at 2024-06-30 23:10 he fell", "at 30 June 2024 he fell"),
        ("at 2024-06-30 23:10 UTC he fell", "at 1 July 2024 he fell"),
        ("on 2024-06-30 18:45-19:30 he fell", "on 30 June 2024-19:30 he fell"),
        ("at 2024-06-30T18:10-23:20", "at 30 June 2024-23:20"),
        ("at 2024-06-30T14:20-04:30", "at 1 July 2024"),
        ("(log times in UTC) 2024-06-30 23:10", "(log times in UTC) 1 July 2024"),
        ("at 2024-13-45T10:10Z", "at 2024-13-45T10:10Z"),
        ("sent at 19:05 UTC on 30 June 2024", "sent at 1 July 2024"),
        ("on 30 June 2024, 18:20 GMT", "on 30 June 2024"),
        ("on 30 June 2024, 9.15 p.m. UTC", "on 1 July 2024"),
        ("at 19:05 on 30 June 2024", "at 19:05 on 30 June 2024"),
        (
            "cut on Saturday night; I reached on Monday, 1 July 2024",
            "cut on 29 June 2024 night; I reached on Monday, 1 July 2024",
        ),
        (
            "lock cut by 11 on Sunday night. I was told when it was Monday the 1st of July 2024.",
            "lock cut by 11 on 30 June 2024 night. I was told when it was Monday the 1 July 2024.",
        ),
        (
            "seen by the evening of Sunday, gone on Monday, 1 July 2024",
            "seen by the evening of 30 June 2024, gone on Monday, 1 July 2024",
        ),
        ("Sunday night he left; heard on 1 July 2024", "30 June 2024 night he left; heard on 1 July 2024"),
        (
            "hit on Saturday and left on Monday, 1 July 2024",
            "hit on 29 June 2024 and left on Monday, 1 July 2024",
        ),
        ("shop closed on Sunday. Hit on 4 July 2024", "shop closed on Sunday. Hit on 4 July 2024"),
        ("shop shut on Sunday, hit on Thursday, 4 July 2024", "shop shut on Sunday, hit on Thursday, 4 July 2024"),
        ("we were to meet on Friday; hit on 4 July 2024", "we were to meet on Friday; hit on 4 July 2024"),
        ("rent was due by Friday, hit on 4 July 2024", "rent was due by Friday, hit on 4 July 2024"),
        ("fell on Good Friday, died on 4 July 2024", "fell on Good Friday, died on 4 July 2024"),
        ("printed in the Sunday Times, hit on 4 July 2024", "printed in the Sunday Times, hit on 4 July 2024"),
        ("at Ruby Tuesday hotel on 4 July 2024", "at Ruby Tuesday hotel on 4 July 2024"),
        ("in the Tuesday bazaar on 4 July 2024", "in the Tuesday bazaar on 4 July 2024"),
        ("Tuesday, a film of 4 July 2024", "Tuesday, a film of 4 July 2024"),
        ("on Sunday night, 1 July 2024", "on Sunday night, 1 July 2024"),
        ("on Monday, 1 July 2024, and on Friday", "on Monday, 1 July 2024, and on Friday"),
        ("next Sunday, the trial of 2024", "next Sunday, the trial of 2024"),
        ("on Sunday in June 2024", "on Sunday in June 2024"),
    ],
)
def test_a_day_told_by_a_clock_or_a_weekday_is_that_of_india(text: str, expect: str) -> None:
    assert with_days_of_india(text) == expect


@pytest.mark.parametrize("before", ["at 2015", "on 30 June 2024", "on Sunday", "at 2024-06-30", "UTC of 12:10 hrs"])
def test_a_run_of_spaces_is_left_as_it_is(before: str) -> None:
    text = f"{before}{' ' * 5000}he came"

    assert with_days_of_india(text) == text
