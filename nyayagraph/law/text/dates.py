"""Dates as Indian legal texts print them, and the days on which Acts came into force.

Pure: there is no today here; whoever asks brings the date.
"""

# ruff: noqa: SIM905 - lists of words are split from text
from __future__ import annotations

import re
from datetime import date

from nyayagraph.errors import ParseError

# Days of commencement on which the reading of a short name turns; the starter graph holds the others.
COMMENCEMENT: dict[str, date] = {
    "constitution": date(1950, 1, 26),
    "ipc-1860": date(1862, 1, 1),
    "crpc-1898": date(1898, 7, 1),
    "crpc-1973": date(1974, 4, 1),
    "iea-1872": date(1872, 9, 1),
    "bns-2023": date(2024, 7, 1),
    "bnss-2023": date(2024, 7, 1),
    "bsa-2023": date(2024, 7, 1),
    "companies-1913": date(1914, 4, 1),
    "companies-1956": date(1956, 4, 1),
    "companies-2013": date(2013, 9, 12),
    "income-tax-1922": date(1922, 4, 1),
    "income-tax-1961": date(1962, 4, 1),
    "income-tax-2025": date(2026, 4, 1),
    "it-2000": date(2000, 10, 17),
    "arbitration-1940": date(1940, 7, 1),
    "arbitration-1996": date(1996, 8, 22),
    "mv-1939": date(1939, 7, 1),
    "mv-1988": date(1989, 7, 1),
    "sra-1877": date(1877, 5, 1),
    "sra-1963": date(1964, 3, 1),
    "trade-marks-1958": date(1959, 11, 25),
    "trade-marks-1999": date(2003, 9, 15),
    "cpa-1986": date(1987, 4, 15),
    "cpa-2019": date(2020, 7, 20),
    "limitation-1908": date(1909, 1, 1),
    "limitation-1963": date(1964, 1, 1),
    "copyright-1957": date(1958, 1, 21),
    "pca-1947": date(1947, 3, 11),
    "pca-1988": date(1988, 9, 9),
    "jj-1986": date(1987, 10, 2),
    "jj-2000": date(2001, 4, 1),
    "jj-2015": date(2016, 1, 15),
    "fera-1947": date(1947, 3, 25),
    "fera-1973": date(1974, 1, 1),
    "railways-1989": date(1990, 7, 1),
    "electricity-2003": date(2003, 6, 10),
    "tada-1987": date(1987, 5, 24),
    "fcra-2010": date(2011, 5, 1),
    "larr-2013": date(2014, 1, 1),
}

_FIRST_SITTING = date(1950, 1, 26)
# the day in a report's heading: takes `A vs B on 3 May, 1974` under the court's name; refuses it in running text
_TITLE_DAY = re.compile(
    r"\A\s{0,9}[^\n]{3,80}\n[^\n]{2,200}?\s(?:[Vv]s?\.?|[Vv]ersus)\s[^\n]{2,200}?"
    r"\son\s(?P<day>\d{1,2}\s[A-Z][a-z]{2,8},?\s\d{4})\b"
)
_STATED_DAY = re.compile(r"DATE OF JUDGMENT:?\s{0,9}(?P<day>\d{1,2}/\d{1,2}/\d{4})")
_HEADING = 3000

_MONTHS = {
    name: number
    for number, names in enumerate(
        "january jan,february feb,march mar,april apr,may,june jun,july jul,august aug,september sept sep,"
        "october oct,november nov,december dec".split(","),
        1,
    )
    for name in names.split()
}
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_NUMBERS = re.compile(r"(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4}|\d{2})")
_DAY_FIRST = re.compile(
    r"(\d{1,2})\s?(?:st|nd|rd|th)?\.?\s{0,2}(?:day\s+of\s+)?([A-Za-z]{3,9})\.?,?\s{0,2}(\d{4})", re.IGNORECASE
)
_MONTH_FIRST = re.compile(r"([A-Za-z]{3,9})\.?\s{0,2}(\d{1,2})\s?(?:st|nd|rd|th)?,?\s{0,2}(\d{4})", re.IGNORECASE)
_CENTURY = 100
_FIRST_OF_THE_1900S = 50


def parse_date(text: str) -> date:
    """The one date that `text` is, day before month in figures: `24.4.1973`, `24th April, 1973`, `April 24, 1973`.

    A year of two figures is of the 1900s from 50 on. Raises ParseError.
    """
    printed = " ".join(text.split())
    try:
        if match := _ISO.fullmatch(printed):
            return date(int(match[1]), int(match[2]), int(match[3]))
        if match := _NUMBERS.fullmatch(printed):
            return date(_year(match[3]), int(match[2]), int(match[1]))
        if match := _DAY_FIRST.fullmatch(printed):
            return date(int(match[3]), _MONTHS[match[2].lower()], int(match[1]))
        if match := _MONTH_FIRST.fullmatch(printed):
            return date(int(match[3]), _MONTHS[match[1].lower()], int(match[2]))
    except (ValueError, KeyError) as error:
        raise ParseError(f'"{text[:40]}" is no day of the calendar', text=text) from error
    raise ParseError(f'no date in "{text[:40]}"; expected e.g. "24.4.1973" or "24 April 1973"', text=text)


def _year(printed: str) -> int:
    year = int(printed)
    if year >= _CENTURY:
        return year
    return year + (1900 if year >= _FIRST_OF_THE_1900S else 2000)


def day_in_heading(text: str) -> date | None:
    """The day that the heading of a report gives; None where it gives none, or one before there was such a court."""
    found = _TITLE_DAY.match(text) or _STATED_DAY.search(text, 0, _HEADING)
    if found is None:
        return None
    try:
        day = parse_date(found["day"])
    except ParseError:
        return None
    return day if day >= _FIRST_SITTING else None
