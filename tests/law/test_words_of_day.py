"""Which words a provision had on a day, by its texts through time, else by the table of amendments."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.cypher.statute import DatedText
from nyayagraph.law.versions.words_of_day import WordsOfDay, words_of_day

ACT = "Act 55 of 2002"


def text(words: str | None, first: int | None, last: int | None, *by: str) -> DatedText:
    """Words in force from the first day of a year to the first day of another."""
    return DatedText(
        text=words,
        in_force_from=date(first, 1, 1) if first else None,
        in_force_to=date(last, 1, 1) if last else None,
        changed_by=by,
    )


CHANGED_TWICE = (text(None, 1989, 2003), text("two years", 2003, 2015, ACT), text("three  years", 2015, 2024, "Act 1"))
SINCE = (f"{ACT} on 1 January 2003", "Act 1 on 1 January 2015")


@pytest.mark.parametrize(
    ("texts", "on", "found"),
    [
        (CHANGED_TWICE, 1990, WordsOfDay(is_printed=False, changes=SINCE)),
        (CHANGED_TWICE, 2003, WordsOfDay(is_printed=False, text="two years", changes=SINCE[1:])),
        (CHANGED_TWICE, 2015, WordsOfDay()),
        # before it was law and after it no longer is, what is printed is what was said of it
        (CHANGED_TWICE, 1980, WordsOfDay()),
        (CHANGED_TWICE, 2024, WordsOfDay()),
        # a change and its undoing; a gap that no change ended
        ((*CHANGED_TWICE, text("two years", 2024, None, "Act 2")), 2010, WordsOfDay()),
        ((text(None, None, 2020), text("x", 2020, None)), 2010, WordsOfDay()),
    ],
)
def test_the_texts_of_a_provision_tell_what_is_held_of_a_day(
    texts: tuple[DatedText, ...], on: int, found: WordsOfDay
) -> None:
    assert words_of_day("x-1889/s1", texts, date(on, 1, 1)) == found


@pytest.mark.parametrize(
    ("section", "on", "changes"),
    [
        ("ipc-1860/s376", date(2013, 2, 2), ("Act 13 of 2013 on 3 February 2013", "Act 22 of 2018 on 21 April 2018")),
        ("ipc-1860/s376", date(2018, 4, 20), ("Act 22 of 2018 on 21 April 2018",)),
        ("ipc-1860/s376", date(2018, 4, 21), ()),
        ("ipc-1860/s420", date(1960, 1, 1), ()),
        ("constitution/a21", date(1960, 1, 1), ()),
        # the footnotes print no day for these: they count by their years
        ("ni-1881/s134", date(1951, 6, 1), ("Act 3 of 1951",)),
        ("ni-1881/s134", date(1952, 1, 1), ()),
    ],
)
def test_without_texts_the_table_of_amendments_tells(section: str, on: date, changes: tuple[str, ...]) -> None:
    assert words_of_day(section, (), on) == WordsOfDay(is_printed=not changes, changes=changes)


def test_what_changed_a_text_is_told_in_one_line() -> None:
    assert words_of_day("x-1889/s1", CHANGED_TWICE, date(1990, 1, 1)).changed() == (
        f"changed since by {SINCE[0]} and {SINCE[1]}"
    )
