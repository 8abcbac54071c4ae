"""Dates, sentences and the citations of a judgment's header."""

from datetime import date

import pytest

from nyayagraph.errors import ParseError
from nyayagraph.law.citations.courts import court_code, court_id_of_code
from nyayagraph.law.citations.keys import CitationKey, parse_header_citations
from nyayagraph.law.text.dates import COMMENCEMENT, parse_date
from nyayagraph.law.text.sentences import split_sentences


@pytest.mark.parametrize(
    "text",
    [
        "24.4.1973",
        "24/04/1973",
        "24-04-73",
        "1973-04-24",
        "24 April 1973",
        "24th April, 1973",
        "April 24, 1973",
        "24 Apr. 1973",
        "24TH DAY OF APRIL, 1973",
    ],
)
def test_a_date_is_read_day_before_month(text: str) -> None:
    assert parse_date(text) == date(1973, 4, 24)


@pytest.mark.parametrize("text", ["", "1973", "31.2.1973", "24 Foo 1973", "April 1973", "99.99.1999"])
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(ParseError):
        parse_date(text)


def test_the_new_codes_came_into_force_together() -> None:
    assert {COMMENCEMENT[act] for act in ("bns-2023", "bnss-2023", "bsa-2023")} == {date(2024, 7, 1)}


def test_a_header_gives_every_citation_once_and_in_order() -> None:
    block = " 1996 AIR 1599            1996 SCC  (3) 624\n JT 1996 (4)   146        1996 SCALE  (3)317\n 1996 AIR 1599"

    assert [str(key) for key in parse_header_citations(block)] == [
        "AIR 1996 SC 1599",
        "(1996) 3 SCC 624",
        "JT 1996 (4) SC 146",
        "(1996) 3 SCALE 317",
    ]


def test_a_supplement_in_a_header_keeps_its_volume() -> None:
    block = " 1990 AIR  442            1989 SCR  Supl. (1) 751\n 1989 SCC  Supl.  (2) 625 JT 1989 (4)   221"

    assert [str(key) for key in parse_header_citations(block)] == [
        "AIR 1990 SC 442",
        "[1989] Supp 1 SCR 751",
        "1989 Supp (2) SCC 625",
        "JT 1989 (4) SC 221",
    ]


@pytest.mark.parametrize(
    ("printed", "court_id"),
    [
        ("AIR 1978 SC 597", "supreme-court"),
        ("(1978) 1 SCC 248", "supreme-court"),
        ("AIR 1960 Punj 12", "high-court-punjab-and-haryana"),
        ("2023:DHC:1234", "high-court-delhi"),
        ("58 IA 152", "privy-council"),
        ("1978 Cri LJ 12", None),
    ],
)
def test_a_citation_tells_its_court_where_it_can(printed: str, court_id: str | None) -> None:
    assert CitationKey.parse(printed).court_id == court_id


def test_a_court_is_known_by_any_of_its_spellings() -> None:
    assert court_code("SUPREME COURT") == "SC"
    assert court_code("Punjab & Haryana") == "P&H"
    assert court_code("Nowhere") is None
    assert court_id_of_code("XYZ") is None


def test_abbreviations_of_the_law_do_not_end_a_sentence() -> None:
    text = "In State v. Ram, A.I.R. 1973 S.C. 1461, it was so. Per Bhagwati J. the law is settled. See Art. 21."

    assert [text[start:end] for start, end in split_sentences(text)] == [
        "In State v. Ram, A.I.R. 1973 S.C. 1461, it was so.",
        "Per Bhagwati J. the law is settled.",
        "See Art. 21.",
    ]


def test_a_paragraph_number_stays_with_its_paragraph() -> None:
    text = "It follows.\n\n12. The appeal is dismissed."

    assert [text[start:end] for start, end in split_sentences(text)] == ["It follows.", "12. The appeal is dismissed."]


def test_an_empty_text_has_no_sentences() -> None:
    assert split_sentences(" \n ") == ()
