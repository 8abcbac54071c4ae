"""Titles, parties, benches and identities as reports print them."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.ingest.filter_terms import judgment_terms, section_terms
from nyayagraph.ingest.identity import Known, make_judgment_id, same_judgment, same_text, slug
from nyayagraph.law.citations.reported import judge_key, judge_name, party_case, split_title


@pytest.mark.parametrize(
    ("printed", "parties", "day"),
    [
        ("Maneka Gandhi vs Union Of India on 25 January, 1978", "Maneka Gandhi v. Union Of India", date(1978, 1, 25)),
        (
            "Mirza Khan & Anr vs The Collector (Land ... on 26 September, 1974",
            "Mirza Khan & Anr v. The Collector",
            date(1974, 9, 26),
        ),
        ("A vs B on 15 August, 1947", "A v. B", None),
        ("A vs B", "A v. B", None),
    ],
)
def test_a_title_line_gives_parties_and_a_possible_day(printed: str, parties: str, day: date | None) -> None:
    """The Supreme Court first sat on 26 January 1950: a day before it is a publisher's mistake, not a date."""
    assert split_title(printed) == (parties, day)


@pytest.mark.parametrize(
    ("printed", "name"),
    [
        ("KRISHNAIYER, V.R.", "V.R. Krishnaiyer"),
        ("JEEVAN REDDY, B.P. (J)", "B.P. Jeevan Reddy"),
        ("MAJMUDAR S.B. (J)", "S.B. Majmudar"),
        ("BEG, M. HAMEEDULLAH", "M. Hameedullah Beg"),
        ("RAY, A.N. (CJ)", "A.N. Ray"),
    ],
)
def test_a_judge_is_named_as_people_name_him(printed: str, name: str) -> None:
    assert judge_name(printed) == name


def test_spellings_of_one_judge_have_one_key() -> None:
    assert judge_key("V. R. Krishna Iyer") == judge_key("V.R. Krishnaiyer".replace("aiyer", "a Iyer"))


def test_parties_in_capitals_are_read_as_words() -> None:
    assert party_case("STATE OF U.P. AND ORS.") == "State of U.P. and Ors"
    assert party_case("  Maneka   Gandhi ") == "Maneka Gandhi"


def test_an_id_is_made_from_court_date_and_parties() -> None:
    made = make_judgment_id("supreme-court", date(1973, 4, 24), "Kesavananda Bharati v. State of Kerala", source="x:1")

    assert made == "sc-1973-04-24-kesavananda-bharati-v-state-of-kerala"
    assert make_judgment_id("high-court-bombay", None, "A v. B", source="x:1") == "hc-bombay-undated-a-v-b-x-1"


def test_a_slug_is_plain_and_bounded() -> None:
    assert slug("Ångström & Söhne / v. — State") == "angstrom-sohne-v-state"
    assert len(slug("word " * 50)) <= 60


KNOWN = Known("id", date(1987, 3, 3), ("Ram Kumar v. State of Haryana",), has_text=False)


@pytest.mark.parametrize(
    ("name", "day", "shared", "same"),
    [
        ("Ram Kumar v. State of Haryana", date(1987, 3, 3), True, True),
        ("Ram Kumar & Anr. vs State of Haryana", None, True, True),
        ("Mohan Lal v. State of Haryana", date(1987, 3, 3), True, False),
        ("Mohan Lal v. State of Punjab", date(1987, 3, 4), True, False),
        ("Ram Kumar v. State of Haryana", date(1987, 3, 3), False, True),
        ("Ram Kumar v. State of Haryana", date(1991, 7, 1), False, False),
    ],
)
def test_two_records_are_one_judgment_only_on_evidence(name: str, day: date | None, shared: bool, same: bool) -> None:
    """Two judgments share a page of a report; two judgments share a name: neither alone makes them one."""
    assert same_judgment((name,), day, KNOWN, shared_citation=shared) is same


@pytest.mark.parametrize(
    ("name", "day", "shared", "same"),
    [
        pytest.param("Ram Kumar v. State of Haryana", date(1987, 3, 3), True, True, id="two opinions of one day"),
        pytest.param("Ram Kumar v. State of Haryana", date(1987, 5, 9), True, False, id="a later order"),
        pytest.param("Ram Kumar v. State of Haryana", None, True, False, id="no day to hold to"),
        pytest.param("Ram Kumari v. State of Haryana", date(1987, 3, 3), True, False, id="a matter heard with it"),
        pytest.param("Ram Kumar v. State of Haryana", date(1987, 3, 3), False, False, id="no report in common"),
    ],
)
def test_two_texts_are_one_judgment_only_where_name_day_and_report_agree(
    name: str, day: date | None, shared: bool, same: bool
) -> None:
    assert same_judgment((name,), day, KNOWN, shared_citation=shared, other_text=True) is same


PRINT = "The appellant purchased the wagon loads of coal from the colliery and claimed a refund of the duty paid"


@pytest.mark.parametrize(
    ("other", "same"),
    [
        pytest.param(
            f"HEADNOTE: refund of duty. {PRINT.upper()}. The appeal is allowed with costs.", True, id="longer"
        ),
        pytest.param(PRINT.replace("colliery", "co11iery"), True, id="misread"),
        pytest.param(
            "Leave granted. The writ petition is dismissed as withdrawn, with no order on costs", False, id="no"
        ),
        pytest.param("", True, id="nothing to compare"),
    ],
)
def test_prints_of_one_text_share_their_runs_of_words(other: str, same: bool) -> None:
    assert same_text(PRINT, other) is same


def test_filter_terms_end_in_a_digit_so_that_no_stemmer_touches_them() -> None:
    terms = judgment_terms(
        court_id="supreme-court", decided=19730424, bench_strength=13, judges=["smsikri"], sections=["ipc-1860/s420"]
    ) + section_terms(section_id="bns-2023/s318", act_id="bns-2023")

    assert all(term[-1].isdigit() and term == term.lower() for term in terms)
    assert {"act_ipc1860_0", "sec_ipc1860s420_0", "bench_13", "date_19730424", "sec_bns2023s318_0"} <= set(terms)
