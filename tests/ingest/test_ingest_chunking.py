"""Passages slice back to their source, follow its structure and stay within bounds."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from nyayagraph.ingest.chunking import OVERLAP_WORDS, TARGET_WORDS, passages
from nyayagraph.law.judgment_text import Part, judgment_parts

REPORT = (
    "Supreme Court of India\nA vs B on 1 May, 1970\nPETITIONER:\nA\nACT:\nCatchwords here.\nHEADNOTE:\n"
    + "The headnote says this. " * 30
    + "\nJUDGMENT:\n"
    + "\n\n".join(f"{number}. " + "Words of the judgment follow. " * 20 for number in range(1, 12))
)


def test_a_passage_is_the_text_between_its_offsets_and_no_word_is_lost() -> None:
    parts = judgment_parts(REPORT)

    found = passages(REPORT, parts)

    covered = set()
    for passage in found:
        assert REPORT[passage.char_start : passage.char_end].strip() == REPORT[passage.char_start : passage.char_end]
        covered.update(range(passage.char_start, passage.char_end))
    for part in parts:
        assert all(place in covered for place in range(part.start, part.end) if not REPORT[place].isspace())


def test_a_passage_never_crosses_from_headnote_to_judgment() -> None:
    parts = {part.heading: part for part in judgment_parts(REPORT)}

    for passage in passages(REPORT, tuple(parts.values())):
        part = parts[passage.heading]
        assert part.start <= passage.char_start < passage.char_end <= part.end


def test_the_title_block_is_in_no_part() -> None:
    assert judgment_parts(REPORT)[0].start >= REPORT.index("ACT:")
    assert [part.heading for part in judgment_parts(REPORT)] == ["Catchwords", "Headnote", "Judgment"]


def test_a_text_without_headings_is_one_judgment() -> None:
    assert judgment_parts("Only words.") == (Part("Judgment", 0, 11),)


def test_paragraph_numbers_count_up_and_a_year_is_none() -> None:
    text = "JUDGMENT:\n1. First.\n\n2. Second.\n\n1973. No paragraph.\n\n3. Third."

    numbers = [passage.paragraph for passage in passages(text, judgment_parts(text))]

    assert numbers == [1]


def test_pages_come_from_page_starts() -> None:
    text = "word " * 500

    found = passages(text, judgment_parts(text), page_starts=(0, 1000, 2000))

    assert found[0].page_from == 1
    assert found[-1].page_to == 3


def test_an_empty_text_has_no_passage() -> None:
    assert passages("", judgment_parts("")) == ()
    assert passages("  \n ", (Part("Judgment", 0, 4),)) == ()


@given(st.text(alphabet="ab .\n\t;1()", max_size=6000))
def test_any_text_is_covered_in_order_by_bounded_passages(text: str) -> None:
    found = passages(text, (Part("Judgment", 0, len(text)),))

    words = text.split()
    assert bool(found) == bool(words)
    for earlier, later in pairwise(found):
        assert earlier.char_start < later.char_start
        assert later.char_start <= earlier.char_end + 10_000
        overlap = text[later.char_start : earlier.char_end].split()
        assert len(overlap) <= OVERLAP_WORDS
    assert all(len(text[item.char_start : item.char_end].split()) <= TARGET_WORDS + 60 for item in found)
