"""What reports tell of a judgment's court and years."""

from __future__ import annotations

from nyayagraph.law.citations.report_years import cites_until, court_of, years_of_decision, years_to_search


def test_several_later_citations_show_that_the_date_is_wrong_and_one_that_it_is_a_misprint() -> None:
    earlier = [("AIR 1951 SC 1",), ("AIR 1955 SC 1",)]

    assert cites_until([*earlier, ("AIR 1988 SC 1",), ("(1992) 1 SCC 1",)], 1966) == 1988
    assert cites_until([*earlier, ("AIR 1988 SC 1",)], 1966) is None
    assert cites_until([*earlier, ("AIR 1988 SC 1",), ("(1992) 1 SCC 1",)], None) is None


def test_the_court_and_the_years_of_decision_are_those_that_the_reporter_tells() -> None:
    assert court_of(("[1965] 57 ITR 149", "AIR 1965 SC 10")) == "supreme-court"
    assert court_of(("AIR 1960 Bom 100",)) == "high-court-bombay"
    assert court_of(("[1965] 57 ITR 149",)) is None
    assert years_of_decision(("(1978) 1 SCC 248",)) == (1977, 1978)
    assert years_of_decision(("1994 SCC (Cri) 39", "[1994] 1 SCR 5")) == (1992, 1994)
    assert years_of_decision(("[1965] 57 ITR 149",)) == (1963, 1965)
    assert years_of_decision(("57 ITR 149",)) == (1963, 1965)
    low, high = years_of_decision(("57 IC 149",))
    assert low > high


def test_years_are_searched_beyond_those_of_decision_only_where_the_print_calls_for_it() -> None:
    assert years_to_search(("(1978) 1 SCC 248",), cited_in=1990, says_court=True) == (1900, 1990)
    assert years_to_search(("1978 (3) ELT 5",), cited_in=1990, says_court=False) == (1976, 1980)
    assert years_to_search(("(1996) 1 SCC 248",), cited_in=1980, says_court=True) == (1900, 1980)
    assert years_to_search(("53 ITR 140",), cited_in=1980, says_court=True) == (1900, 1980)
    low, high = years_to_search(("53 IC 140",), cited_in=1980, says_court=False)
    assert low > high
