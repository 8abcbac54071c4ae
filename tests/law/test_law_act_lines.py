"""The lines along which one Act took another's place: the last day of the older, the first of the newer, the facts."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from bench.dated import facts
from nyayagraph.law.governing.applicable import Matter, Turn, branches, line_of, rule_between
from nyayagraph.law.governing.question import governing_acts
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.records import ActRecord
from nyayagraph.law.text.periods import Period
from nyayagraph.starter import starter_acts

ACTS, SECTIONS = facts()
RECORDS = {act.act_id: act for act in starter_acts()}
ON = date(2026, 1, 1)

# older Act, the Act that took its place, first day on which the older is no longer law
LINES = [
    ("central-excise-1944", "cgst-2017", "2017-07-01"),
    ("contempt-of-courts-act-1926", "contempt-of-courts-act-1952", "1952-03-14"),
    ("contempt-of-courts-act-1952", "contempt-1971", "1971-12-24"),
    ("patents-designs-1911", "patents-1970", "1972-04-20"),
    ("trade-marks-1940", "trade-marks-1958", "1959-11-25"),
    ("arbitration-protocol-and-convention-act-1937", "arbitration-1996", "1996-08-22"),
    ("foreign-awards-recognition-and-enforcement-act-1961", "arbitration-1996", "1996-08-22"),
    ("indian-arbitration-act-1899", "arbitration-1940", "1940-07-01"),
    ("wakf-1954", "waqf-1995", "1996-01-01"),
    ("identification-prisoners-1920", "criminal-procedure-identification-act-2022", "2022-08-04"),
    ("major-port-trusts-act-1963", "major-port-authorities-act-2021", "2021-11-03"),
    ("indian-merchant-shipping-act-1923", "merchant-shipping-act-1958", "1961-01-01"),
    ("indian-bills-of-lading-act-1856", "bills-of-lading-act-2025", "2025-09-10"),
    ("indian-carriage-of-goods-by-sea-act-1925", "carriage-of-goods-by-sea-act-2025", "2025-09-10"),
    ("boilers-1923", "boilers-act-2025", "2025-05-01"),
    ("inland-vessels-act-1917", "inland-vessels-act-2021", "2022-06-07"),
    ("lighthouse-act-1927", "marine-aids-to-navigation-act-2021", "2022-03-31"),
    (
        "colonial-courts-of-admiralty-india-act-1891",
        "admiralty-jurisdiction-and-settlement-of-maritime-claims-act-2017",
        "2018-04-01",
    ),
    ("indian-carriage-by-air-act-1934", "carriage-by-air-act-1972", "1973-05-15"),
    ("anti-hijacking-act-1982", "anti-hijacking-act-2016", "2017-07-05"),
    ("international-airports-authority-act-1971", "airports-authority-of-india-act-1994", "1995-04-01"),
    ("national-airports-authority-act-1985", "airports-authority-of-india-act-1994", "1995-04-01"),
    ("railway-stores-unlawful-possession-act-1955", "railway-property-unlawful-possession-act-1966", "1968-04-01"),
    ("indian-motor-vehicles-act-1914", "mv-1939", "1939-07-01"),
    ("tariff-1934", "customs-tariff-act-1975", "1976-08-02"),
    ("central-board-of-revenue-act-1924", "central-boards-of-revenue-act-1963", "1964-01-01"),
    ("imports-and-exports-control-act-1947", "foreign-trade-development-and-regulation-act-1992", "1992-06-19"),
    ("bureau-of-indian-standards-act-1986", "bureau-of-indian-standards-act-2016", "2017-10-12"),
    ("coinage-act-1906", "coinage-act-2011", "2012-03-28"),
    ("small-coins-offences-act-1971", "coinage-act-2011", "2012-03-28"),
    ("collection-of-statistics-act-1953", "collection-of-statistics-act-2008", "2010-06-11"),
    ("interest-1839", "interest-act-1978", "1981-08-19"),
    (
        "interest-on-delayed-payments-to-small-scale-and-ancillary-industrial-undertakings-act-1993",
        "msmed-2006",
        "2006-10-02",
    ),
    ("multi-state-co-operative-societies-act-1984", "multi-state-co-operative-societies-act-2002", "2002-08-19"),
    ("indian-tea-control-act-1938", "tea-act-1953", "1954-04-01"),
    ("central-tea-board-act-1949", "tea-act-1953", "1954-04-01"),
    ("indian-life-assurance-companies-act-1912", "insurance-1938", "1939-07-01"),
    ("indian-insurance-companies-act-1928", "insurance-1938", "1939-07-01"),
    ("indian-petroleum-act-1899", "petroleum-act-1934", "1937-03-30"),
    ("electricity-regulatory-commissions-act-1998", "electricity-2003", "2003-06-10"),
    ("indian-companies-act-1882", "companies-1913", "1914-04-01"),
    ("indian-income-tax-act-1918", "income-tax-1922", "1922-04-01"),
    ("indian-limitation-act-1877", "limitation-1908", "1909-01-01"),
    ("land-acquisition-act-1870", "land-acquisition-1894", "1894-03-01"),
    ("indian-army-act-1911", "army-1950", "1950-07-22"),
    ("indian-air-force-act-1932", "air-force-1950", "1950-07-22"),
    ("indian-navy-discipline-act-1934", "navy-1957", "1958-01-01"),
    ("assam-rifles-act-1941", "assam-rifles-act-2006", "2009-02-20"),
    ("indian-official-secrets-act-1889", "official-secrets-act-1923", "1923-04-02"),
    ("atomic-energy-act-1948", "atomic-energy-act-1962", "1962-09-21"),
    ("cinematograph-act-1918", "cinematograph-act-1952", "1952-07-28"),
    ("emigration-1922", "emigration-act-1983", "1983-12-30"),
    ("extradition-1903", "extradition-1962", "1963-01-05"),
    ("indian-foreign-marriage-act-1903", "foreign-marriage-act-1969", "1969-08-31"),
    ("special-marriage-act-1872", "sma-1954", "1955-01-01"),
    ("parsi-marriage-and-divorce-act-1865", "parsi-marriage-and-divorce-act-1936", "1936-06-22"),
    ("indian-succession-act-1865", "succession-1925", "1925-09-30"),
    ("probate-and-administration-act-1881", "succession-1925", "1925-09-30"),
    ("oaths-1873", "oaths-1969", "1969-12-26"),
    ("delhi-rent-1952", "delhi-rent-1958", "1959-02-09"),
    ("public-premises-eviction-of-unauthorised-occupants-act-1958", "public-premises-1971", "1971-08-23"),
    ("indian-forest-act-1878", "forest-1927", "1927-09-21"),
    ("indian-registration-act-1877", "registration-1908", "1909-01-01"),
    ("indian-stamp-act-1879", "stamp-1899", "1899-07-01"),
    ("provident-funds-act-1897", "provident-funds-act-1925", "1926-04-01"),
    ("code-of-civil-procedure-1882", "cpc-1908", "1909-01-01"),
    ("cantonments-1924", "cantonments-act-2006", "2006-12-18"),
    (
        "ancient-and-historical-monuments-and-archaeological-sites-and-remains-declaration-of-national-importance-act-1951",
        "ancient-monuments-and-archaeological-sites-and-remains-act-1958",
        "1959-10-15",
    ),
    ("antiquities-export-control-act-1947", "antiquities-and-art-treasures-act-1972", "1976-04-05"),
    ("esi-1948", "code-on-social-security-2020", "2025-11-21"),
    (
        "employment-exchanges-compulsory-notification-of-vacancies-act-1959",
        "code-on-social-security-2020",
        "2025-11-21",
    ),
    ("cine-workers-welfare-fund-act-1981", "code-on-social-security-2020", "2025-11-21"),
    ("building-and-other-construction-workers-welfare-cess-act-1996", "code-on-social-security-2020", "2025-11-21"),
    ("unorganised-workers-social-security-act-2008", "code-on-social-security-2020", "2025-11-21"),
    ("plantations-labour-act-1951", "occupational-safety-health-and-working-conditions-code-2020", "2025-11-21"),
    ("mines-1952", "occupational-safety-health-and-working-conditions-code-2020", "2025-11-21"),
    (
        "working-journalists-conditions-of-service-and-miscellaneous-provisions-act-1955",
        "occupational-safety-health-and-working-conditions-code-2020",
        "2025-11-21",
    ),
    (
        "working-journalists-fixation-of-rates-of-wages-act-1958",
        "occupational-safety-health-and-working-conditions-code-2020",
        "2025-11-21",
    ),
    ("motor-transport-workers-act-1961", "occupational-safety-health-and-working-conditions-code-2020", "2025-11-21"),
    (
        "sales-promotion-employees-conditions-of-service-act-1976",
        "occupational-safety-health-and-working-conditions-code-2020",
        "2025-11-21",
    ),
    (
        "inter-state-migrant-workmen-regulation-of-employment-and-conditions-of-service-act-1979",
        "occupational-safety-health-and-working-conditions-code-2020",
        "2025-11-21",
    ),
    (
        "dock-workers-safety-health-and-welfare-act-1986",
        "occupational-safety-health-and-working-conditions-code-2020",
        "2025-11-21",
    ),
    ("mines-1923", "mines-1952", "1952-07-01"),
    ("factories-1934", "factories-1948", "1949-04-01"),
    ("indian-factories-act-1911", "factories-1934", "1935-01-01"),
    ("trade-disputes-act-1929", "id-1947", "1947-04-01"),
    ("indian-medical-council-act-1933", "indian-medical-council-act-1956", "1958-11-01"),
    ("homoeopathy-central-council-act-1973", "national-commission-for-homoeopathy-act-2020", "2021-07-05"),
    (
        "indian-medicine-central-council-act-1970",
        "national-commission-for-indian-system-of-medicine-act-2020",
        "2021-06-11",
    ),
    (
        "eyes-authority-for-use-for-therapeutic-purposes-act-1982",
        "transplantation-of-human-organs-and-tissues-act-1994",
        "1995-02-04",
    ),
    (
        "employment-of-children-act-1938",
        "child-and-adolescent-labour-prohibition-and-regulation-act-1986",
        "1986-12-23",
    ),
    (
        "cigarettes-regulation-of-production-supply-and-distribution-act-1975",
        "cigarettes-and-other-tobacco-products-prohibition-of-advertisement-and-regulation-of-trade-and-commerce-production-supply-and-distribution-act-2003",
        "2004-05-01",
    ),
    ("apprentices-act-1850", "apprentices-act-1961", "1962-03-01"),
    ("hindu-married-womens-right-to-separate-residence-and-maintenance-act-1946", "hama-1956", "1956-12-21"),
    (
        "bombay-rents-hotel-and-lodging-house-rates-control-act-1947",
        "maharashtra-rent-control-act-1999",
        "2000-03-31",
    ),
    (
        "tamil-nadu-buildings-lease-and-rent-control-act-1960",
        "tamil-nadu-regulation-of-rights-and-responsibilities-of-landlords-and-tenants-act-2017",
        "2019-02-22",
    ),
    (
        "up-urban-buildings-regulation-of-letting-rent-and-eviction-act-1972",
        "uttar-pradesh-regulation-of-urban-premises-tenancy-act-2021",
        "2021-01-11",
    ),
    ("rajasthan-premises-control-of-rent-and-eviction-act-1950", "rajasthan-rent-control-act-2001", "2003-04-01"),
    ("karnataka-rent-control-act-1961", "karnataka-rent-act-1999", "2001-12-31"),
    ("west-bengal-premises-tenancy-act-1956", "west-bengal-premises-tenancy-act-1997", "2001-07-10"),
    ("opium-act-1878", "ndps-1985", "1985-11-14"),
    ("opium-act-1857", "ndps-1985", "1985-11-14"),
    ("national-environment-appellate-authority-act-1997", "national-green-tribunal-act-2010", "2010-10-18"),
    ("registration-of-foreigners-act-1939", "immigration-and-foreigners-act-2025", "2025-09-01"),
    ("immigration-carriers-liability-act-2000", "immigration-and-foreigners-act-2025", "2025-09-01"),
    ("haj-committee-act-1959", "haj-committee-act-2002", "2002-12-05"),
    (
        "election-commission-conditions-of-service-of-election-commissioners-and-transaction-of-business-act-1991",
        "chief-election-commissioner-and-other-election-commissioners-appointment-conditions-of-service-and-term-of-office-act-2023",
        "2024-01-02",
    ),
    ("delimitation-1972", "delimitation-act-2002", "2002-06-03"),
    (
        "science-and-engineering-research-board-act-2008",
        "anusandhan-national-research-foundation-act-2023",
        "2024-02-05",
    ),
]


@pytest.mark.parametrize(("older", "newer", "day"), LINES)
def test_the_older_act_governs_to_its_last_day_and_the_newer_from_the_next(older: str, newer: str, day: str) -> None:
    change = date.fromisoformat(day)
    line = line_of(older, ACTS)
    before, after = ([one.act_id for one in branches(line, _matter(line[-1].act_id, on))] for on in _around(change))

    assert [RECORDS[older].repealed_on, RECORDS[older].repealed_by] == [change, newer]
    assert (older in before, older in after) == (True, False)
    assert newer in after
    assert not before or newer not in before or _began(newer) < change


def _around(change: date) -> tuple[date, date]:
    return change - timedelta(days=1), change


def _matter(newest: str, on: date) -> Matter:
    day = Period.of(on)
    return Matter(begun=day) if rule_between(newest).turn is Turn.PROCEEDING else Matter(offence=day)


def _began(act_id: str) -> date:
    """The first day of an Act; one that is not known counts as the oldest."""
    return RECORDS[act_id].commenced_on or date.min


@pytest.mark.parametrize(
    ("act_id", "expect"),
    [
        ("contempt-1971", ["contempt-of-courts-act-1926", "contempt-of-courts-act-1952", "contempt-1971"]),
        ("trade-marks-1999", ["trade-marks-1940", "trade-marks-1958", "trade-marks-1999"]),
        ("arbitration-1996", ["indian-arbitration-act-1899", "arbitration-1940", "arbitration-1996"]),
        ("cgst-2017", ["central-excise-1944", "cgst-2017"]),
        ("pca-1988", ["pca-1947", "pca-1988"]),
        ("customs-1962", ["sea-customs-1878", "customs-1962"]),
        ("ndps-1985", ["dangerous-drugs-act-1930", "ndps-1985"]),
    ],
)
def test_a_line_runs_through_the_main_act_in_the_order_of_the_graph(act_id: str, expect: list[str]) -> None:
    by_id = dict(sorted(ACTS.items()))

    assert [act.act_id for act in line_of(act_id, by_id)] == expect


@pytest.mark.parametrize(
    ("question", "expect"),
    [
        ("Which anti-terror Act covers a bomb planted on 10 August 1985?", ["tada-1985"]),
        ("Which anti-terror Act covers a bomb planted on 23 May 1987?", ["tada-1985"]),
        ("Which anti-terror Act covers a bomb planted on 24 May 1987?", ["tada-1987"]),
        ("Which anti-terror Act covers a bomb planted on 10 August 1984?", []),
    ],
)
def test_the_terror_act_of_1985_had_two_years(question: str, expect: list[str]) -> None:
    assert list(governing_acts(question, ACTS, SECTIONS, ON)) == expect


def test_what_was_repealed_in_part_or_lapsed_has_no_successor() -> None:
    lapsed = [act.act_id for act in RECORDS.values() if act.repealed_on and not act.repealed_by]

    assert {"tada-1985", "tada-1987"} <= set(lapsed)
    assert RECORDS["telegraph-1885"].repealed_on is None


@pytest.mark.parametrize("act", RECORDS.values(), ids=RECORDS)
def test_an_act_has_days_in_order_a_known_successor_and_a_source_for_each_fact(act: ActRecord) -> None:
    stated = {one.fact for one in act.checked if one.where}
    given = {"number": act.number, "commenced_on": act.commenced_on, "repealed_on": act.repealed_on}

    assert {fact for fact, value in given.items() if value} <= stated
    assert (act.commenced_on or date.min) < (act.repealed_on or date.max)
    assert act.repealed_by is None or (act.repealed_by in RECORDS and act.repealed_on is not None)
    for provision in filter(None, (act.repealing_provision, act.savings_provision)):
        assert ProvisionKey.parse(provision).act_id != act.act_id


def test_no_act_is_held_twice() -> None:
    records = starter_acts()
    numbered = [(act.number, act.year) for act in records if act.number]

    assert len(RECORDS) == len(records)
    assert [one for one in numbered if numbered.count(one) > 1] == []
