"""Days of Acts and of what amended them, from the tables, and the forms in which a text means an amending Act."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.law.acts.assents import assent_day
from nyayagraph.law.versions.making import amending_named, days_besides, inserted_by, inserted_on, parts_began


@pytest.mark.parametrize(
    ("text", "act_id", "on"),
    [
        ("the 2014 amendment", "ndps-1985", "2014-05-01"),
        ("as recast by Act 39 of 2005", "hsa-1956", "2005-09-09"),
        ("by Act No. 16 of 2018", "pca-1988", "2018-07-26"),
        ("the Marriage Laws (Amendment) Act, 2001", "hma-1955", "2001-09-24"),
        ("the Transfer of Property (Amendment) Act, 2002", "tpa-1882", "2002-12-31"),
        ("the Land Acquisition (Amendment) Act, 1984", "land-acquisition-1894", "1984-09-24"),
        ("the Registration and Other Related Laws (Amendment) Act, 2001", "tpa-1882", "2001-09-24"),
        ("the Criminal Law (Amendment) Act, 1993", "ipc-1860", "1993-05-22"),
        ("the Code of Criminal Procedure (Amendment) Act, 2010", "crpc-1973", "2010-11-02"),
        ("the Securities Laws (Amendment) Act, 2004", "scra-1956", "2004-10-12"),
        ("the Payment of Gratuity (Amendment) Act, 1994", "gratuity-1972", "1994-05-24"),
        ("the Central Goods and Services Tax (Amendment) Act, 2023", "cgst-2017", "2023-10-01"),
        ("Act 35 of 1965", "id-1947", "1965-12-01"),
    ],
)
def test_an_amending_act_is_known_by_title_year_or_number(text: str, act_id: str, on: str) -> None:
    (found,) = amending_named(text, [act_id])

    assert date.fromisoformat(on) in found.on


@pytest.mark.parametrize(
    ("text", "of"),
    [("after Act 18 of 2018: the amendment", "sra-1963"), ("by the amending Act (39 of 2005)", "hsa-1956")],
)
def test_an_amending_act_is_known_by_its_number_alone(text: str, of: str) -> None:
    assert [act.amended for act in amending_named(text, [])] == [(of,)]


@pytest.mark.parametrize("text", ["Kerala Act 18 of 2018", "Act 11 of 2031", "W.P. No. 18 of 2018"])
def test_the_number_of_another_act_tells_nothing(text: str) -> None:
    assert amending_named(f"It was changed by {text}.", []) == []


def test_the_number_of_an_act_that_amended_another_means_none_here() -> None:
    assert amending_named("Act 39 of 2005", ["ndps-1985"]) == []


@pytest.mark.parametrize(
    ("section_id", "on"),
    [
        ("ibc-2016/s29A", "2017-11-23"),
        ("ibc-2016/s12A", "2018-06-06"),
        ("jj-2000/s7A", "2006-08-22"),
        ("mv-1988/s163A", "1994-11-14"),
        ("cpc-1908/s148A", "1977-02-01"),
        ("ibc-2016/s10A", "2020-06-05"),
        ("tpa-1882/s53A", "1930-04-01"),
        ("lsa-1987/s22B", "2002-06-11"),
        ("id-1947/s2A", "1965-12-01"),
        ("id-1947/s25F", "1953-10-24"),
    ],
)
def test_a_section_is_law_from_the_day_of_what_inserted_it(section_id: str, on: str) -> None:
    by = inserted_by(section_id)

    assert by is not None
    assert by.on == (date.fromisoformat(on),)


@pytest.mark.parametrize(
    ("section_id", "on"),
    [
        ("sc-st-1989/s14A", "2016-01-26"),
        ("epf-1952/s7Q", "1997-07-01"),
        ("iea-1872/s85B", "2000-10-17"),
        ("ibc-2016/s54C", "2021-04-04"),
        ("maternity-benefit-act-1961/s11A", "2017-07-01"),
    ],
)
def test_a_section_put_in_apart_has_its_day(section_id: str, on: str) -> None:
    assert inserted_on(section_id) == date.fromisoformat(on)


def test_a_section_that_an_act_of_many_days_put_in_has_its_own_day() -> None:
    assert inserted_on("income-tax-1961/s148A") == date(2021, 4, 1)
    assert inserted_on("ibc-2016/s10A") == date(2020, 6, 5)
    assert inserted_on("income-tax-1961/s148") is None


def test_an_act_has_other_days_than_those_of_its_force() -> None:
    assert list(days_besides("fera-1973")) == [date(2002, 5, 31)]
    assert days_besides("ipc-1860") == {}


@pytest.mark.parametrize(
    ("act_id", "assent", "began"),
    [
        ("cpa-1986", "1986-12-24", "1987-04-15"),
        ("disaster-management-act-2005", "2005-12-23", "2006-08-01"),
        ("special-economic-zones-act-2005", "2005-06-23", "2006-02-10"),
        ("jammu-and-kashmir-reorganisation-act-2019", "2019-08-09", "2019-10-31"),
        ("code-on-wages-2019", "2019-08-08", "2025-11-21"),
        ("gram-nyayalayas-act-2008", "2009-01-07", "2009-10-02"),
        ("tribunals-reforms-act-2021", "2021-08-13", "2021-04-04"),
    ],
)
def test_assent_and_force_are_two_days(act_id: str, assent: str, began: str) -> None:
    assert assent_day(act_id) == date.fromisoformat(assent)
    assert date.fromisoformat(began) in parts_began(act_id)


@pytest.mark.parametrize(
    ("act_id", "assent"),
    [("trusts-1882", "1882-01-13"), ("army-1950", "1950-05-20"), ("states-reorganisation-1956", "1956-08-31")],
)
def test_the_assent_of_an_act_without_a_day_of_force_besides_is_known(act_id: str, assent: str) -> None:
    assert assent_day(act_id) == date.fromisoformat(assent)


@pytest.mark.parametrize("section_id", ["cgst-2017/s43A", "crpc-1973/s105A"])
def test_what_an_amending_act_never_brought_into_force_or_did_not_make_is_not_its_own(section_id: str) -> None:
    assert inserted_by(section_id) is None
