"""Which spellings of an Act outside the table the figures of `find` count as one Act."""

import pytest

from bench.find import key_among, same_act


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("kerala-boats-on-inland-water-ways-act-1961", "kerala-boats-on-inland-waterways-1961"),
        ("cpc-amendment-1976", "code-of-civil-procedure-amendment-act-1976"),
        ("assam-hill-markets-and-fairs-taxation-1958", "assam-hill-markets-or-fairs-taxation-act-1958"),
        ("bihar-premises-of-government-occupancy-act-1984", "bihar-promises-of-government-occupancies-1984"),
        ("orissa-cooperative-land-banks-1938", "orissa-co-operative-land-banks-act-1938"),
        ("ida-1947", "id-1947"),
        ("ita-1961", "income-tax-1961"),
        ("mva-1939", "mv-1939"),
        ("motor-vehicles-1939", "mv-1939"),
        ("contempt-of-courts-1971", "contempt-1971"),
        ("securities-contracts-regulation-1956", "scra-1956"),
    ],
)
def test_spellings_of_one_year_count_as_one_act(one: str, other: str) -> None:
    assert same_act(one, other)
    assert same_act(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("kerala-boats-on-inland-water-ways-act-1961", "kerala-boats-on-inland-waterways-1962"),
        ("cpc-amendment-1976", "code-of-criminal-procedure-amendment-act-1976"),
        ("kerala-boats-and-inland-harbours-dues-act-1961", "kerala-boats-and-inland-harbours-dues-amendment-act-1961"),
        ("madhya-pradesh-general-sales-tax-act-1958", "andhra-pradesh-general-sales-tax-act-1958"),
        ("east-punjab-holdings-consolidation-act-1948", "west-punjab-holdings-consolidation-act-1948"),
        ("ipc-1860", "iea-1872"),
        ("ida-1947", "income-tax-1922"),
        ("motor-vehicles-1939", "mv-1988"),
        ("mva-1988", "mv-1939"),
    ],
)
def test_another_year_state_or_amendment_is_another_act(one: str, other: str) -> None:
    assert not same_act(one, other)


@pytest.mark.parametrize(
    ("key", "other", "is_one"),
    [
        ("epf-1952/s2(1-C)", "epf-1952/s2(1C)", True),
        ("epf-1952/s2(1-C)", "epf-1952/s2(1)(C)", False),
        ("cpc-amendment-1976/s97(1)", "code-of-civil-procedure-amendment-act-1976/s97(1)", True),
    ],
)
def test_a_hyphen_makes_no_other_clause(key: str, other: str, is_one: bool) -> None:
    assert key_among(key.lower(), {other.lower()}) is is_one
