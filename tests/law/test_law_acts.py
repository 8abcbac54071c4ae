"""Acts: which Act a name means, with a year, on a date, and alone."""

from collections import Counter
from datetime import date

import pytest

from nyayagraph.law.acts.focus import Focus, Spoken
from nyayagraph.law.acts.lettered import act_with
from nyayagraph.law.acts.table import ACTS, act_named, acts_meant, make_act_id, name_letters
from nyayagraph.law.find import find


@pytest.mark.parametrize(
    ("name", "act_id"),
    [
        ("IPC", "ipc-1860"),
        ("I.P.C.", "ipc-1860"),
        ("Indian Penal Code, 1860", "ipc-1860"),
        ("Cr. P.C.", "crpc-1973"),
        ("Code of Criminal Procedure, 1898", "crpc-1898"),
        ("Evidence Act", "iea-1872"),
        ("Arbitration & Conciliation Act, 1996", "arbitration-1996"),
        ("The Actuaries Act, 2006", "actuaries-act-2006"),
        ("SC/ST Act", "sc-st-1989"),
        ("bns-2023", "bns-2023"),
        ("Companies Act", None),
        ("Companies Act, 2013", "companies-2013"),
        ("Companies Act, 2014", None),
        ("IT Act", None),
        ("no Act at all", None),
        ("", None),
    ],
)
def test_an_act_is_named_only_where_the_name_settles_it(name: str, act_id: str | None) -> None:
    assert act_named(name) == act_id


@pytest.mark.parametrize(
    ("name", "on", "act_id"),
    [
        ("CrPC", date(1974, 3, 31), "crpc-1898"),
        ("CrPC", date(1974, 4, 1), "crpc-1973"),
        ("Companies Act", date(1955, 1, 1), "companies-1913"),
        ("Companies Act", date(1990, 1, 1), "companies-1956"),
        ("Income-tax Act", date(1960, 1, 1), "income-tax-1922"),
        ("Arbitration Act", date(1990, 1, 1), "arbitration-1940"),
        ("Motor Vehicles Act", date(1989, 6, 30), "mv-1939"),
        ("Specific Relief Act", date(1964, 3, 1), "sra-1963"),
        ("Consumer Protection Act", date(2020, 7, 20), "cpa-2019"),
        ("Limitation Act", date(1963, 12, 31), "limitation-1908"),
        ("Trade Marks Act", date(1970, 1, 1), "trade-marks-1958"),
        ("Land Acquisition Act", date(2013, 12, 31), "land-acquisition-1894"),
        ("Contempt of Courts Act", date(1950, 5, 1), "contempt-of-courts-act-1926"),
        ("Contempt of Courts Act", date(1965, 5, 1), "contempt-of-courts-act-1952"),
        ("Cantonments Act", date(1988, 2, 25), "cantonments-1924"),
        ("Wakf Act", date(1976, 3, 22), "wakf-1954"),
        (
            "Public Premises (Eviction of Unauthorised Occupants) Act",
            date(1969, 1, 9),
            "public-premises-eviction-of-unauthorised-occupants-act-1958",
        ),
        ("Merchant Shipping Act", date(2003, 6, 1), "merchant-shipping-act-1958"),
        ("M.V. Act", date(1983, 3, 31), "mv-1939"),
    ],
)
def test_a_short_name_means_the_act_in_force_when_it_was_written(name: str, on: date, act_id: str) -> None:
    assert acts_meant(name, None, on) == (act_id,)


@pytest.mark.parametrize("name", ["Competition Act", "Right to Information Act", "GI Act"])
def test_an_act_later_than_the_text_is_not_meant(name: str) -> None:
    assert acts_meant(name, None, date(1961, 1, 1)) == ()


def test_no_two_entries_have_one_title_and_year() -> None:
    titles = Counter(
        (name_letters(act.title.removeprefix("Indian ")).replace("s", ""), act.year) for act in ACTS.values()
    )

    assert [title for title, count in titles.items() if count > 1] == []


def test_one_act_of_two_spellings_has_one_identifier() -> None:
    assert make_act_id("Indian Trust Act", 1882) == make_act_id("Indian Trusts Act", 1882) == "trusts-1882"
    assert make_act_id("Wakf Act", 1995) == make_act_id("Waqf Act", 1995) == "waqf-1995"


def test_an_act_outside_the_table_gets_the_slug_of_its_title_and_year() -> None:
    assert make_act_id("The Surma Rent Act", 1947) == "surma-rent-act-1947"
    assert make_act_id("Indian Penal Code", 1860) == "ipc-1860"


def test_every_act_of_the_table_is_named_by_its_title_and_year() -> None:
    wrong = [act.act_id for act in ACTS.values() if act.year and act_named(f"{act.title}, {act.year}") != act.act_id]

    assert wrong == []


def test_the_table_holds_the_central_acts_and_the_repealed_codes() -> None:
    assert len(ACTS) > 846
    assert {"ipc-1860", "crpc-1898", "crpc-1973", "iea-1872", "companies-1956", "income-tax-1922"} <= set(ACTS)


def test_every_act_is_among_those_that_each_of_its_names_can_mean() -> None:
    wrong = [
        (act.act_id, name)
        for act in ACTS.values()
        for name in (act.title, *act.aliases)
        if not any(map(str.isdigit, name)) and act.act_id not in ACTS.by_name[name_letters(name)]
    ]

    assert wrong == []


def test_no_act_answers_to_the_year_of_another() -> None:
    wrong = [
        act.act_id for act in ACTS.values() if act.year and act_named(f"{act.title}, {act.year + 1}") == act.act_id
    ]

    assert wrong == []


def test_every_act_is_found_in_running_text_by_its_title_and_year() -> None:
    missed = []
    for act in ACTS.values():
        if act.year and act.title.endswith(("Act", "Code", "Sanhita", "Adhiniyam")) and act.title.count("Act") < 2:
            text = f"under section 1 of the {act.title}, {act.year} it was ordered"
            found = [reference.keys for reference in find(text)]
            if found != [(f"{act.act_id}/s1",)]:
                missed.append((act.act_id, found))

    assert missed == []


@pytest.mark.parametrize(
    ("number", "act_id"),
    [
        ("80D", "income-tax-1961"),
        ("115O", "income-tax-1961"),
        ("498A", "ipc-1860"),
        ("25F", "id-1947"),
        ("148A", None),  # of the Civil Procedure Code too
        ("12A", None),
        ("302", None),
    ],
)
def test_a_number_with_a_letter_tells_the_one_act_that_has_it(number: str, act_id: str | None) -> None:
    assert act_with(number) == act_id


@pytest.mark.parametrize(("defined", "is_sure"), [((), False), (("income-tax-1961",), True)])
def test_the_act_defined_is_weighed_with_its_namesakes_of_other_years(defined: tuple[str, ...], is_sure: bool) -> None:
    spoken = Spoken()
    focus = Focus(spoken)
    for place, act_id in enumerate(("income-tax-1922", "income-tax-1961")):
        spoken.add(place, act_id)
        focus.pointed.add(place, act_id)

    weighed = focus.weigh(2000, "s", [("54", 54)], defined)

    assert weighed
    assert weighed.act_id == "income-tax-1961"
    assert (weighed.sure > 0.9) is is_sure
