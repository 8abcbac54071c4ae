"""Amendment footnotes, the texts rebuilt from them, the Constitution's days, and changes in words."""

from __future__ import annotations

import json
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyayagraph.law.text.marked_text import MarkedText
from nyayagraph.law.text.word_diff import marked_changes, word_changes
from nyayagraph.law.versions.amendments import Action, FootnoteReader, split_footnotes
from nyayagraph.law.versions.chapters import PrintedSection, chapter_insertions
from nyayagraph.law.versions.code_changes import code_changes, never_commenced
from nyayagraph.law.versions.commencement import read_commencement
from nyayagraph.law.versions.constitution import amendment_name, article_changes, articles_changed, misapplied_from
from nyayagraph.law.versions.rebuilt import (
    NO_BEGINNING,
    NO_DAY,
    NO_WORDS,
    NOT_READ,
    TextHistory,
    known_changes_history,
    printed_once,
    text_history,
)

FOOTNOTES = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data/footnotes.jsonl").read_text(encoding="utf-8").splitlines()
]
PRINTED = date(2026, 1, 1)


@pytest.mark.parametrize("line", FOOTNOTES, ids=lambda line: line["why"])
def test_a_footnote_says_what_was_done_by_what_and_when(line: dict[str, Any]) -> None:
    changes = FootnoteReader().read(line["footnote"])

    if line.get("none"):
        assert changes == []
        return
    (change,) = changes
    assert change.action == line["action"]
    assert (change.by.name if change.by else None) == line["by"]
    assert change.on == (date.fromisoformat(line["on"]) if line["on"] else None)
    assert change.earlier == line.get("earlier")
    assert change.unit == line.get("unit", "")
    assert change.pending == line.get("pending", False)
    assert line.get("provision", change.provision) == change.provision


def test_ibid_means_the_instrument_named_last_and_across_sections_of_the_act() -> None:
    reader = FootnoteReader()
    reader.read("1. Ins. by Act 55 of 2002, s. 7 (w.e.f. 6-2-2003).")

    (later,) = reader.read('1. Subs. by s. 9, ibid., for "ten days" (w.e.f. 6-2-2003).')
    (same,) = reader.read("2. Ins., ibid.")

    assert (later.by and later.by.name, later.provision) == ("Act 55 of 2002", "s. 9")
    assert same.on == date(2003, 2, 6)


def test_a_misprinted_day_is_that_of_the_same_place_of_the_same_act_beside_it() -> None:
    notes = (
        '1. Subs. by Act 68 of 1976, s. 7, for "two" (w.e.f. 27-5-1976).\n\n2. Ins. by s. 7, ibid. (w.e.f. 27-5-2976).'
    )

    assert [change.on for change in FootnoteReader().read(notes)] == [date(1976, 5, 27), date(1976, 5, 27)]


def test_a_day_that_is_not_printed_is_not_taken_from_another_footnote() -> None:
    notes = "1. Ins. by Act 68 of 1976, s. 7 (w.e.f. 27-5-1976).\n\n2. Ins. by Act 68 of 1976, s. 9."

    assert [change.on for change in FootnoteReader().read(notes)] == [date(1976, 5, 27), None]


def test_a_footnote_of_two_changes_tells_the_later_first() -> None:
    notes = '1. Subs. by the A.O. 1950, for "Provincial" which had been subs. by the A.O. 1937, for "Local".'

    read = [(change.by and change.by.name, change.earlier) for change in FootnoteReader().read(notes)]

    assert read == [("A.O. 1950", "Provincial"), ("A.O. 1937", "Local")]


@pytest.mark.parametrize("word", ["Subs.", "Ins.", "Added", "Omitted", "Rep.", "Clause (a) omitted"])
def test_a_second_footnote_of_a_block_opens_with_what_was_done(word: str) -> None:
    assert [mark for mark, _ in split_footnotes(f"1. Ins. by Act 3 of 1990.\n2. {word} by Act 4 of 1991.")] == [
        "1",
        "2",
    ]


def test_footnotes_are_split_at_their_marks_and_not_at_numbers_within() -> None:
    notes = "1. Ins. by Act 3 of\n13 pages (w.e.f. 31-10-\n2019).\n2. Subs. by Act 4 of 1984.\n\n*. Vide notification."

    assert [mark for mark, _ in split_footnotes(notes)] == ["1", "2", "*"]


MARKED = [
    ("^1[Whoever] steals", {"1"}, "Whoever steals"),
    ("paid ^2***, in full", {"2"}, "paid, in full"),
    ("^1[^2[The Board]] may", {"1", "2"}, "The Board may"),
    ("in ^3\n[(otherwise than\nas theft)] lost", {"3"}, "in (otherwise than\nas theft) lost"),
    ("[see section 5] and ^1[more]", {"1"}, "[see section 5] and more"),
    ("^253J. Members", {"2"}, "53J. Members"),
    ("rule 1[2] of ^1[these]", {"1"}, "rule 2 of these"),
    ("such date ^1 as", {"1"}, "such date as"),
]


@pytest.mark.parametrize(("printed", "notes", "words"), MARKED)
def test_marks_are_no_part_of_the_words(printed: str, notes: set[str], words: str) -> None:
    assert MarkedText(printed, notes).words() == words


def history(number: str, text: str, notes: str, **more: Any) -> TextHistory:
    return text_history(number, text, notes, reader=FootnoteReader(), as_of=PRINTED, **more)


def chain(found: TextHistory) -> list[tuple[date | None, date | None, str | None]]:
    return [(one.since, one.until, one.text) for one in found.versions]


def test_earlier_texts_are_rebuilt_backwards_where_the_words_are_printed() -> None:
    found = history(
        "7",
        "A person shall pay ^1[fifty] rupees ^2***.^3[ He may appeal.]",
        '1. Subs. by Act 2 of 1990, s. 3, for "ten" (w.e.f. 1-4-1990).\n\n'
        '2. The words "in gold" omitted by Act 9 of 1950, s. 2 (w.e.f. 1-1-1951).\n\n'
        "3. Ins. by Act 2 of 1990, s. 3 (w.e.f. 1-4-1990).",
    )

    assert chain(found) == [
        (None, date(1951, 1, 1), "A person shall pay ten rupees in gold."),
        (date(1951, 1, 1), date(1990, 4, 1), "A person shall pay ten rupees."),
        (date(1990, 4, 1), None, "A person shall pay fifty rupees. He may appeal."),
    ]


def test_a_text_before_words_that_are_not_printed_is_a_gap_and_so_is_all_before_it() -> None:
    found = history(
        "7",
        "Pay ^1[all of it] ^2[at once].",
        "1. Subs. by Act 2 of 1990, s. 3, for certain words (w.e.f. 1-4-1990).\n\n"
        '2. Subs. by Act 9 of 1950, s. 2, for "in time" (w.e.f. 1-1-1951).',
    )

    assert chain(found) == [
        (None, date(1951, 1, 1), None),
        (date(1951, 1, 1), date(1990, 4, 1), None),
        (date(1990, 4, 1), None, "Pay all of it at once."),
    ]
    assert {one.why_gap for one in found.versions if one.text is None} == {NO_WORDS}


def test_a_change_without_a_day_leaves_a_gap_for_the_year_of_its_act() -> None:
    found = history("7", "Pay ^1[ten].", '1. Subs. by Act 9 of 1950, s. 2, for "two".')

    assert chain(found) == [
        (None, date(1950, 1, 1), "Pay two."),
        (date(1950, 1, 1), date(1951, 1, 1), None),
        (date(1951, 1, 1), None, "Pay ten."),
    ]
    assert found.versions[1].why_gap == NO_DAY


def test_an_inserted_section_begins_on_its_day() -> None:
    found = history("9A", "^1[9A. Penalty.--He pays.]", "1. Ins. by Act 6 of 2025, s. 8 (w.e.f. 15-4-2025).")

    assert found.began
    assert chain(found) == [(date(2025, 4, 15), None, "He pays.")]


@pytest.mark.parametrize(
    ("text", "notes"),
    [
        ("[Penalty.] Rep. by Act 5 of 1908, s. 3 (w.e.f. 1-1-1909).", ""),
        ("^1* * * * *", "1. Omitted by Act 5 of 1908, s. 3 (w.e.f. 1-1-1909)."),
        ("[Penalty.]--Omitted by the Amending Act, 1908 (5 of 1908), s. 3 (w.e.f. 1-1-1909).", ""),
    ],
)
def test_an_omitted_section_ends_on_its_day_and_its_words_are_a_gap(text: str, notes: str) -> None:
    found = history("9", text, notes)

    assert found.ended
    assert chain(found) == [(None, date(1909, 1, 1), None)]
    assert [change.by and change.by.name for change in found.ended_by] == ["Act 5 of 1908"]


def test_a_section_with_a_letter_and_no_insertion_has_no_beginning_that_is_known() -> None:
    found = history("9A", "He pays.", "")

    assert chain(found) == [(None, PRINTED, None), (PRINTED, None, "He pays.")]
    assert found.versions[0].why_gap == NO_BEGINNING
    assert chain(history("9A", "He pays.", "", began_on=date(1990, 1, 1))) == [(date(1990, 1, 1), None, "He pays.")]


def test_words_that_are_to_be_inserted_on_a_day_to_come_are_not_law() -> None:
    notes = "1. The words in brackets shall stand inserted (date to be notified) by Act 20 of 2002, s. 4."

    assert chain(history("9", "Pay ^1[in gold ]now.", notes)) == [(None, None, "Pay now.")]


@pytest.mark.parametrize(
    "notes",
    [
        "1. Ins. by Act 22 of 2007, s. 128 and omitted by Act 14 of 2010, s. 67.",
        "1. Ins. by Act 2 of 1990.\n\n1. Ins. by Act 3 of 1991.",
        "",
    ],
)
def test_a_footnote_that_cannot_be_read_or_placed_leaves_a_counted_gap(notes: str) -> None:
    found = history("7", "Pay ^1[ten] now.", notes)

    assert found.unread or found.versions[0].why_gap == NOT_READ
    assert found.versions[0].text is None
    assert found.versions[-1].text == "Pay ten now."


def test_a_text_printed_once_is_known_from_the_day_of_its_print() -> None:
    found = printed_once("He pays.", as_of=PRINTED)

    assert chain(found) == [(None, PRINTED, None), (PRINTED, None, "He pays.")]


days = st.dates(date(1900, 1, 1), date(2020, 12, 31))


@given(st.lists(st.tuples(days, st.booleans()), min_size=1, max_size=6))
def test_versions_follow_each_other_without_hole_or_overlap(changes: list[tuple[date, bool]]) -> None:
    text = "Pay" + "".join(f" ^{place}[word{place}]" for place in range(1, len(changes) + 1))
    notes = "\n\n".join(
        f"{place}. Subs. by Act 1 of {day.year}, s. 2, for {'certain words' if lost else 'old'}"
        + (f" (w.e.f. {day.day}-{day.month}-{day.year})." if place % 3 else ".")
        for place, (day, lost) in enumerate(changes, start=1)
    )

    versions = history("7", text, notes).versions

    assert versions[0].since is None
    assert versions[-1].until is None
    for before, after in pairwise(versions):
        assert before.until == after.since
        assert before.since is None or before.since < (before.until or date.max)
    assert all((one.text is None) == bool(one.why_gap) for one in versions)


def test_sections_of_a_chapter_inserted_at_the_end_of_the_act_begin_with_it() -> None:
    sections = [
        PrintedSection("137", "Foreign law is presumed.", ""),
        PrintedSection("138", "^1[Whoever draws a cheque", "1. Ins. by Act 66 of 1988, s. 4 (w.e.f. 1-4-1989)."),
        PrintedSection("139", "It is presumed.", ""),
        PrintedSection("140", "No defence is open.]", ""),
    ]

    assert {place: found[0].on for place, found in chapter_insertions(sections).items()} == {
        2: date(1989, 4, 1),
        3: date(1989, 4, 1),
    }


def test_a_bracket_lost_in_print_does_not_make_original_sections_young() -> None:
    sections = [
        PrintedSection("9A", "^1[Whoever draws", "1. Ins. by Act 66 of 1988, s. 4 (w.e.f. 1-4-1989)."),
        PrintedSection("10", "An original section.", ""),
        PrintedSection("11A", "Another one.]", ""),
        PrintedSection("12", "The last.", ""),
    ]

    assert chapter_insertions(sections) == {}


COMMENCED = [
    ("(3) It shall come into force on the 1st day of July, 1930.", "", date(1930, 7, 1)),
    ("It shall be deemed to have come into force on the 4th day of July, 1988.", "", date(1988, 7, 4)),
    ("on such date ^1 as is appointed", "1. 1st April, 1967, vide notification No. S.O. 1.", date(1967, 4, 1)),
    ("on such date ^1 as is appointed", "1. 1st May, 2003, vide S.O. 1, in respect of sections 1 to 9.", None),
    ("Sections 31 and 32 shall come into force on the 1st day of May, 1994.", "", None),
    ("It shall come into force at once.", "", None),
]


@pytest.mark.parametrize(("text", "notes", "day"), COMMENCED)
def test_the_day_of_an_act_is_read_where_it_is_one(text: str, notes: str, day: date | None) -> None:
    assert read_commencement(text, notes) == day


def test_articles_change_on_the_day_of_effect_and_not_of_assent() -> None:
    assert [(change.number, change.on) for change in article_changes("31")] == [
        (4, date(1955, 4, 27)),
        (25, date(1972, 4, 20)),
        (44, date(1979, 6, 20)),
    ]
    assert [change.on for change in article_changes("21A")] == [date(2010, 4, 1)]


def test_an_amendment_that_was_void_or_never_commenced_changed_nothing() -> None:
    assert 99 not in {change.number for change in article_changes("124")}
    assert 44 not in {change.number for change in article_changes("22")}
    assert misapplied_from("22") == 44
    assert misapplied_from("21") is None


def test_every_article_inserted_after_the_first_text_bears_a_letter_or_came_back() -> None:
    inserted = {
        article
        for article in articles_changed()
        for change in article_changes(article)
        if change.what == "inserted" and article.isdigit()
    }

    assert inserted == {"243"}


@pytest.mark.parametrize(
    ("number", "ordinal"), [(1, "First"), (42, "Forty-second"), (60, "Sixtieth"), (106, "One Hundred and Sixth")]
)
def test_amendments_are_named_as_print_names_them(number: int, ordinal: str) -> None:
    assert amendment_name(number, 1976) == f"Constitution ({ordinal} Amendment) Act, 1976"


def test_a_code_section_is_known_from_its_last_change() -> None:
    changes = code_changes("ipc-1860", "304B")

    assert changes is not None
    found = known_changes_history(
        "304B", "It is a dowry death.", [], [one.change for one in changes], as_of=PRINTED, began_on=None
    )
    assert chain(found) == [(date(1986, 11, 19), None, "It is a dowry death.")]
    assert code_changes("ipc-1860", "420") == ()
    assert code_changes("iea-1872", "3") is None
    assert never_commenced("crpc-1973", "144A")


def test_changes_in_words_leave_out_spaces() -> None:
    assert word_changes("pay  ten rupees", "pay\nten rupees") == ()
    (change,) = word_changes("he shall pay ten rupees at once", "he shall pay fifty rupees at once")
    assert (change.after, change.removed, change.inserted) == ("he shall pay", "ten", "fifty")
    assert marked_changes("pay ten now", "pay fifty now or never") == "pay [-ten-] {+fifty+} now {+or never+}"


@given(st.text("abc ", max_size=40), st.text("abc ", max_size=40))
def test_a_marked_change_holds_both_texts(old: str, new: str) -> None:
    removed = [change.removed for change in word_changes(old, new) if change.removed]
    inserted = [change.inserted for change in word_changes(old, new) if change.inserted]

    assert len(" ".join(removed).split()) - len(" ".join(inserted).split()) == len(old.split()) - len(new.split())


def test_an_action_is_never_read_from_words_that_were_quoted() -> None:
    (change,) = FootnoteReader().read('1. The words "as inserted by Act 5 of 1950" omitted by Act 9 of 1960, s. 2.')

    assert (change.action, change.by and change.by.name) == (Action.OMITTED, "Act 9 of 1960")


def test_words_of_a_heading_above_are_not_taken_for_the_section() -> None:
    found = history(
        "149",
        "^1[149. Settlement.--The insurer shall settle every claim within the time that is laid down.]",
        '1. Subs. by Act 32 of 2019, s. 51, for "CHAPTER XI" (w.e.f. 1-9-2019).',
    )

    assert found.versions[0].text is None


@pytest.mark.parametrize("unit", ["s. 25", "ss. 10 and 11", "cl. (a)", "the original section"])
def test_a_unit_is_never_taken_for_the_words_before(unit: str) -> None:
    (change,) = FootnoteReader().read(f"1. Subs. by Act 1 of 1976, s. 11, for {unit} (w.e.f. 1-2-1977).")

    assert (change.unit, change.earlier) == (unit, None)


def test_footnotes_numbered_otherwise_than_their_marks_are_taken_in_order() -> None:
    found = history(
        "8",
        "^1[Pay ^2[ten] rupees, each time and to the whole amount.]",
        "2. Subs. by Act 6 of 1984, s. 7, for section 8 (w.e.f. 2-10-1985).\n\n"
        '2. Subs. by Act 4 of 1986, s. 7, for "two".',
    )

    assert [(one.since, one.text) for one in found.versions][1] == (
        date(1985, 10, 2),
        "Pay two rupees, each time and to the whole amount.",
    )
