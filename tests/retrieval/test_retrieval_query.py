"""Questions as they are read: tables of what each names, and of what it must not be taken to name."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.retrieval.filters import Filters
from nyayagraph.retrieval.query import read_question
from nyayagraph.retrieval.wording import bench_in, court_in, judges_in, years_in


@pytest.mark.parametrize(
    ("text", "provisions"),
    [
        ("What is the punishment for cheating under section 420 IPC?", ("ipc-1860/s420",)),
        ("Section 34 IPC", ("ipc-1860/s34",)),
        ("Section 34 Arbitration Act", ("arbitration-1996/s34",)),
        ("Articles 14, 19 and 21", ("constitution/a14", "constitution/a19", "constitution/a21")),
        ("Sections 302 and 34 IPC", ("ipc-1860/s302", "ipc-1860/s34")),
        ("u/s 302 IPC", ("ipc-1860/s302",)),
        ("302/34 IPC", ("ipc-1860/s302", "ipc-1860/s34")),
        ("Sec. 138 NI Act", ("ni-1881/s138",)),
        ("particle physics because evidence", ()),
        ("What is the punishment under Section 302?", ()),
    ],
)
def test_provisions_come_with_their_act(text: str, provisions: tuple[str, ...]) -> None:
    """Traps T2d, T2e, T2f, T2k, T2l; a number without an act is no provision."""
    assert read_question(text).provisions == provisions


@pytest.mark.parametrize(
    ("text", "years"),
    [
        ("Liability of directors under the Companies Act, 2013", ()),
        ("offences under the Bharatiya Nyaya Sanhita 2023", ()),
        ("What did the court decide in 1978 on passports?", (1978,)),
        ("Maneka Gandhi AIR 1978 SC 597", ()),
        ("an offence of cheating committed in 2019", ()),
        ("a fine of Rs. 2000", ()),
        ("compensation of 1,950 rupees", ()),
    ],
)
def test_the_year_of_an_act_a_citation_or_a_deed_dates_no_judgment(text: str, years: tuple[int, ...]) -> None:
    """Trap T2h."""
    question = read_question(text)

    assert question.years == years
    assert (question.drawn.date_from, question.drawn.date_to) == (None, None)


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("bail since 2010", date(2010, 1, 1), None),
        ("bail after 2010", date(2011, 1, 1), None),
        ("bail before 1990", None, date(1989, 12, 31)),
        ("bail until 1990", None, date(1990, 12, 31)),
        ("bail between 1970 and 1980", date(1970, 1, 1), date(1980, 12, 31)),
        ("rulings on arrest since 2010", date(2010, 1, 1), None),
    ],
)
def test_spans_of_years_limit_the_date_of_decision(text: str, first: date | None, last: date | None) -> None:
    drawn = read_question(text).drawn

    assert (drawn.date_from, drawn.date_to) == (first, last)


@pytest.mark.parametrize(
    ("text", "judges"),
    [
        ("Indira Gandhi v. Raj Narain", ()),
        (
            "judgments of HON'BLE MR. JUSTICE HEMANT GUPTA, HON'BLE MR. JUSTICE V. RAMASUBRAMANIAN?",
            ("HEMANT GUPTA", "V. RAMASUBRAMANIAN"),
        ),
        ("judgments by Justice P.N. Bhagwati on bail", ("P.N. Bhagwati",)),
        ("justice must be done", ()),
        ("what Krishna Iyer J. said of bail", ("Krishna Iyer",)),
    ],
)
def test_only_who_is_called_a_justice_is_a_judge(text: str, judges: tuple[str, ...]) -> None:
    """Trap T2i."""
    assert judges_in(text) == judges
    assert read_question(text).judges == judges


@pytest.mark.parametrize(
    ("text", "court"),
    [
        ("High Court of Delhi on bail matters from 2022", "high-court-delhi"),
        ("Kerala High Court", "high-court-kerala"),
        ("High Court of Judicature at Bombay", "high-court-bombay"),
        ("Punjab & Haryana High Court on bail", "high-court-punjab-and-haryana"),
        ("the Supreme Court on privacy", "supreme-court"),
        ("a High Court", None),
        ("bailee's duty", None),
        ("Civil Procedure Code", None),
        ("Kerala High Court or Bombay High Court", None),
    ],
)
def test_a_court_is_named_whole_or_not_at_all(text: str, court: str | None) -> None:
    """Trap T2p."""
    assert court_in(text) == court


def test_a_court_that_is_asked_about_is_no_filter() -> None:
    assert read_question("Can the High Court of Delhi quash a first information report?").drawn == Filters()
    assert read_question("High Court of Delhi on bail matters from 2022").drawn == Filters(
        court="high-court-delhi", date_from=date(2022, 1, 1)
    )


@pytest.mark.parametrize(
    ("text", "bench"),
    [
        ("Constitution Bench on reservation", 5),
        ("nine-judge bench on privacy", 9),
        ("a bench of 7 judges", 7),
        ("two witnesses", None),
        ("seven judges", 7),
    ],
)
def test_benches_are_counted(text: str, bench: int | None) -> None:
    assert bench_in(text) == bench


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("What was the judgment in IDBI Bank v. Official Liquidator", ("IDBI Bank v. Official Liquidator",)),
        ("SAROJ & ORS v. IFFCO-TOKIO GENERAL INSURANCE", ("SAROJ & ORS v. IFFCO-TOKIO GENERAL INSURANCE",)),
        ("Can Parliament amend fundamental rights? Golaknath v. State of Punjab", ("Golaknath v. State of Punjab",)),
    ],
)
def test_a_case_name_is_its_parties_and_not_the_question(text: str, names: tuple[str, ...]) -> None:
    """Trap T2j."""
    assert read_question(text).names == names


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Golaknath v. State of Punjab", "authority"),
        ("(1978) 1 SCC 248", "authority"),
        ("section 438 CrPC", "provision"),
        ("nine-judge bench on privacy", "bench"),
        ("what was said of passports in 1978", "date"),
        ("which section punishes forgery of a will", "statute"),
        ("compensation for land", "general"),
    ],
)
def test_a_question_has_the_kind_of_what_it_names(text: str, kind: str) -> None:
    assert read_question(text).kind == kind


def test_judgments_in_the_plural_are_asked_for() -> None:
    assert read_question("landmark rulings on arrest").drawn.kinds == ("judgment",)
    assert read_question("is the judgment still good law").drawn.kinds == ()
    assert read_question("landmark rulings on arrest", kinds=("statute",)).drawn.kinds == ()


@pytest.mark.parametrize(
    "text",
    [
        "the Supreme Court sends his trial out of the State",
        "High Court of Delhi calls for the record of a lower court",
        "an order of Justice P.N. Bhagwati is disobeyed",
        "no maintenance since 2015",
    ],
)
def test_a_court_judge_or_year_of_a_tale_limits_no_search_of_statutes(text: str) -> None:
    assert read_question(text).drawn != Filters()
    assert read_question(text, kinds=("statute",)).drawn == Filters()


@pytest.mark.parametrize("text", ["", "   ", "?", "\x00", "word " * 1_000])
def test_any_text_can_be_read(text: str) -> None:
    assert read_question(text).provisions == ()
    assert years_in(text) == ()
