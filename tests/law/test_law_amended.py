"""Days on which amending Acts changed the sections of an Act, and the forms in which a text means such an Act."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.law.amended import amended_on, amendments_meant, instruments_named


@pytest.mark.parametrize(
    ("text", "act_id", "on"),
    [
        ("replaced by Act 25 of 2019", "pocso-2012", "2019-08-16"),
        ("recast by Act No. 18 of 2018", "sra-1963", "2018-10-01"),
        ("the amending Act (39 of 2005)", "hsa-1956", "2005-09-09"),
        ("by the Act 27 of 2018", "sc-st-1989", "2018-08-20"),
        ("the 2021 amendment", "mtp-1971", "2021-09-24"),
        ("the Amendment Act, 2008", "it-2000", "2009-10-27"),
        ("under S.O. 1205(E)", "ibc-2016", "2020-03-24"),
        ("by S. O. 2941(E)", "ndps-1985", "2009-11-18"),
        ("by Act 28 of 2019", "uapa-1967", "2019-08-14"),
    ],
)
def test_an_amendment_is_meant_by_number_or_year(text: str, act_id: str, on: str) -> None:
    assert date.fromisoformat(on) in {one.on for one in amendments_meant(text, [act_id])}


@pytest.mark.parametrize(
    "text", ["the Act of 1881", "Act 7 of an earlier year", "section 25 of 2019", "the Rules of 2016"]
)
def test_what_amends_nothing_names_no_instrument(text: str) -> None:
    assert list(instruments_named(text)) == []


def test_the_number_of_another_act_means_none_of_this_one() -> None:
    assert amendments_meant("Act 39 of 2005", ["ndps-1985"]) == []


def test_a_section_has_the_days_of_what_changed_it() -> None:
    days = {one.on for one in amended_on("pocso-2012") if "6" in one.sections}

    assert days == {date(2019, 8, 16)}
