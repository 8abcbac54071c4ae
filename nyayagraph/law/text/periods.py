"""Days, months, years and ranges in running text, as periods with their place. Pure; a year of an Act is no date.

A day or month without a year takes that of the date it is joined to: `between 25 June and 5 July 2024`.
"""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Iterator
from datetime import date, timedelta
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.text.kept import kept

_DAY = timedelta(days=1)
_NAMES = (
    "january jan|february feb|march mar|april apr|may|june jun|july jul|august aug|september sept sep|october oct|"
    "november nov|december dec"
)
_MONTHS = {name: number for number, names in enumerate(_NAMES.split("|"), 1) for name in names.split()}
_MONTH = r"(?P<{0}>January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?"  # noqa: E501 - one alternation
_YEAR = r"(?:18|19|20)\d\d"
# what Acts are called for short; refuses `KOLKATA, 2023`, which no end in `A` tells from `FEMA, 1999`
_SHORT = (
    r"(?:LARR|CrPC|Cr\.P\.C\.?|IPC|IBC|BNSS?|BSA|AFSPA|COFEPOSA|COPRA|CPA|DPDPA|FCRA|FEMA|FERA|FSSA|GCA|GWA|HAMA|HMA"
    r"|HMGA|HSA|ICA|IDRA|IEA|ITPA|KCOCA|MCOCA|MISA|MVA|NSA|PCA|PCMA|PFA|PMLA|POTA|PWDVA|RERA|RPA|SAFEMA|SCRA|SICA|SITA"
    r"|SMA|SRA|TADA|TPA|UAPA|ULCRA|WPA)"
)

# The words that end the title of a law, in small letters and in the capitals of a caption.
_ACT_OR_CODE = r"(?:[Aa]ct|[Cc]ode|ACT|CODE)"
_OF_LAW = (
    r"(?:Acts?|Code(?:\s+on\s+(?:Wages|Social\s+Security))?|Criminal\s+Procedure|Civil\s+Procedure|Sanhita|Adhiniyam|Ordinance|Rules|Regulations?|Bill|Constitution"
    r"|ACTS?|CODE|CRIMINAL\s+PROCEDURE|CIVIL\s+PROCEDURE|SANHITA|ADHINIYAM|ORDINANCE|RULES|REGULATIONS?|BILL|CONSTITUTION|scheme)"
)
# takes `1969 law`, `1947 corruption Act`; refuses `2019 case law`
LAW_OF_A_YEAR = (
    rf"(?P<law_of>{_YEAR})\s+(?!case\b)(?:[a-z]+\s+)?(?:[Ll]aw|[Aa]ct|[Ss]tatute|[Ee]nactment|[Ll]egislation|Ordinance)"
)
# Years that are no dates: takes `Act, 1973`, `SANHITA, 2023`, `Act No. 66 of 1988`, `(2015) 5 SCC 1`, `Code of 1898`.
_NO_DATE = re.compile(
    rf"\b{_ACT_OR_CODE}s?\s*,?\s*(?:of\s+|OF\s+)?{_YEAR}\s*(?:,|or|and|/|to|versus|vs?\.?)\s*(?:or\s+)?(?:of\s+|that\s+of\s+|the\s+)?(?:(?:[Aa]ct|[Cc]ode|one)\s+of\s+)?{_YEAR}\b|\b{_YEAR}\s+(?:[Aa]cts?|[Cc]odes?|[Ss]tatute|Sanhita|ACT|CODE|SANHITA)\b(?:\s*(?:or|and|/|vs?\.?)\s*(?:the\s+)?{_YEAR}(?:\s+one)?\b)?|\b{_SHORT}\s*,?\s*(?:of\s+)?{_YEAR}\b(?:\s*(?:or|and|/)\s*{_YEAR}\b)?|"
    rf"\b{_OF_LAW}\b(?:\s+(?:of\s+India|OF\s+INDIA))?\)?(?:\s+N[oO]\.?)?\s*(?:,|of|OF|\(|(?:\d{{1,3}}|[IVXLC]{{1,8}})\s+(?:of|OF))?\s*{_YEAR}\)?"
    # takes `the 1969 law`, `the 1947 corruption Act`, `old 1867 law`; refuses `the 2019 case law`
    rf"|\b(?:[Tt]he|[Oo]ld|[Nn]ew|[Aa]n?|[Uu]nder)\s+{LAW_OF_A_YEAR}\b"
    # takes `Colliery Control Order, 1945`, `Pension Scheme, 1995`; refuses `an order of 1945`, `by that Order 1945 men`
    rf"|\b[A-Z][\w()-]+\s+(?:Order|Orders|Scheme|Bye-?[Ll]aws|Statutes|Policy|Manual|Directions|Resolution|Proclamation|Convention|Agreement),\s*{_YEAR}\b"
    # takes `the 1956 Companies Act`; refuses `in 2018 Parliament passed the Act`
    rf"|\b(?:[Tt]he|[Oo]ld|[Nn]ew)\s+{_YEAR}\s+(?:[A-Z][\w-]+\s+){{1,4}}(?:Act|Code)\b"
    rf"|\b(?:Act|Code|law)\s+or\s+(?:the\s+(?:old(?:er)?\s+)?one|that)\s+of\s+{_YEAR}\b"
    rf"|[(\[]{_YEAR}[)\]]|\bA\.?I\.?R\.?\s*{_YEAR}|\b{_YEAR}\s+(?:INSC|SCC|SCR|Supp|Cri\.?\s?LJ|SCALE)\b|\b{_YEAR}:[A-Z]+:\d+"
    rf"|\b\d{{1,3}}\s+of\s+{_YEAR}\b(?=\s*\))|\b(?:[Aa]mendment|AMENDMENT)\)?(?:\s+(?:Act|ACT))?,?\s+(?:of\s+|OF\s+)?{_YEAR}"
)
_DATE = re.compile(
    # takes `assessment year 1958-59`; the year that it begins
    rf"(?P<assessment>\b(?:(?:[Aa]ssessment|[Tt]ax|[Ff]inancial|[Pp]revious)\s+year|A\.?Y\.?|F\.?Y\.?)\s+(?P<ay>{_YEAR})(?:\s?[-–]\s?\d{{2,4}})?)"  # noqa: RUF001
    rf"|(?P<iso>\b{_YEAR}-\d{{1,2}}-\d{{1,2}}\b)"
    rf"|(?P<figures>\b\d{{1,2}}[./-]\d{{1,2}}[./-](?:{_YEAR}|\d\d)\b)"
    # takes `5 June 2024`, `5th of June, 2024`, `5 June`, `4 and 9 September 2024` (the 4 by `_LONE_DAY`)
    rf"|(?P<day_first>\b(?P<d1>\d{{1,2}})(?:st|nd|rd|th)?\s+(?:day\s+of\s+|of\s+)?{_MONTH.format('m1')}(?:,?\s+(?P<y1>{_YEAR})\b)?)"
    rf"|(?P<month_first>\b{_MONTH.format('m2')}\s+(?P<d2>\d{{1,2}})(?:st|nd|rd|th)?\b(?:,?\s+(?P<y2>{_YEAR})\b)?)"
    rf"|(?P<month>\b{_MONTH.format('m3')}(?:,?\s+(?:of\s+)?(?P<y3>{_YEAR})\b)?)"
    rf"|(?P<year>(?<![\d/(\[-])\b{_YEAR}\b(?![/)\]\d-]))"
)
_LONE_DAY = re.compile(
    r"\b(\d{1,2})(?:st|nd|rd|th)?\s*(?:,|and|or|to|till|until|-|–)\s*(?=\d{1,2}(?:st|nd|rd|th)?\s+[A-Z])"  # noqa: RUF001
)
# A month alone is a date only where words of time stand before it: `in April`, `since March`; not `you may`.
_TIME_WORD = re.compile(
    r"\b(?:in|since|from|until|till|to|by|of|between|and|during|throughout|early|late|mid|before|after|or)[\s-]+$"
)
# takes `25 january 1974`, `since august 2022`; before a year a month written small is no other word
_SMALL_MONTH = re.compile(
    r"\b(?:january|february|march|april|may|june|july|august|september|october|november|december)(?=,?\s+(?:18|19|20)\d\d\b)"
)
_EDGES = (
    # takes `not before`, `no earlier than`; what is denied of one side is told of the other
    (
        "from",
        re.compile(
            r"\b(?:not|no|never)\s+(?:\w+\s+)?(?:before|earlier\s+than|prior\s+to)\s+(?:the\s+)?$", re.IGNORECASE
        ),
    ),
    (
        "",
        re.compile(
            r"\b(?:not|no|never)\s+(?:\w+\s+)?(?:after|later\s+than|subsequent\s+to)\s+(?:the\s+)?$", re.IGNORECASE
        ),
    ),
    ("from", re.compile(r"\b(?:on\s+or\s+after|on\s+and\s+from|from\s+and\s+after)\s+$", re.IGNORECASE)),
    # takes `until he was freed on`, `to`; refuses `asked to appear on`
    (
        "until",
        re.compile(
            r"\b(?:(?:until|till|up\s?to)\b[^,.;:?]{0,45}|(?<!back\s)(?<!prior\s)(?<!subsequent\s)to\s+)$",
            re.IGNORECASE,
        ),
    ),
    ("before", re.compile(r"\b(?:before|prior\s+to|earlier\s+than)\s+(?:the\s+)?$", re.IGNORECASE)),
    ("after", re.compile(r"\b(?:after|subsequent\s+to)\s+(?:the\s+)?$", re.IGNORECASE)),
    ("since", re.compile(r"\b(?:since|from)\s+(?:the\s+|early\s+|late\s+)?$", re.IGNORECASE)),
)
_ONWARDS = re.compile(r"\s+(?:onwards?|and\s+(?:after|later))\b", re.IGNORECASE)


class Period(BaseModel):
    """Days from `first` to `last`, both included."""

    model_config = ConfigDict(frozen=True)

    first: date
    last: date

    @classmethod
    def of(cls, day: date) -> Period:
        """One day."""
        return cls(first=day, last=day)

    def meets(self, begins: date, ends: date) -> Period | None:
        """The part of it within `[begins, ends)`; None where there is none."""
        first, last = max(self.first, begins), min(self.last, ends if ends == date.max else ends - _DAY)
        return Period(first=first, last=last) if first <= last else None

    def is_before(self, day: date) -> bool:
        """True where all of it lies before `day`."""
        return self.last < day

    def next_day(self) -> Period:
        """The day behind it; itself where it has no end."""
        return Period.of(self.last + _DAY) if self.last < date.max else self

    def joined(self, other: Period | None) -> Period:
        """The days from the first of both to the last of both."""
        if other is None:
            return self
        return Period(first=min(self.first, other.first), last=max(self.last, other.last))


class Dated(NamedTuple):
    """A period printed at `[start, end)`; `edge` is `before`, `after`, `from`, `since`, `until` or ''."""

    start: int
    end: int
    period: Period
    edge: str


class _Printed(NamedTuple):
    start: int
    end: int
    year: int | None
    month: int | None
    day: int | None


@kept
def find_periods(text: str) -> tuple[Dated, ...]:
    """The dates of a text in order, days without a year completed; those that stay without one are left out."""
    printed = list(_printed(_SMALL_MONTH.sub(lambda month: month[0].title(), without_years_of_acts(text))))
    completed = _completed(printed)
    return tuple(
        Dated(start, end, period, _edge(text, start, end))
        for start, end, year, month, day in completed
        if year is not None and (period := _period(year, month, day))
    )


def without_years_of_acts(text: str) -> str:
    """The text with years that belong to Acts and citations blanked, every other character in its place."""
    return _NO_DATE.sub(lambda match: re.sub(_YEAR, "    ", match[0]), text)


def _printed(text: str) -> Iterator[_Printed]:
    lone = {match.start(): match for match in _LONE_DAY.finditer(text)}
    for match in _DATE.finditer(text):
        for place in [place for place in lone if place < match.start()]:
            yield _Printed(place, lone[place].end(1), None, None, int(lone.pop(place)[1]))
        start, end = match.span()
        if match["assessment"]:
            yield _Printed(start, end, int(match["ay"]), 4, 1)
        elif match["iso"]:
            year, month, day = map(int, match["iso"].split("-"))
            yield _Printed(start, end, year, month, day)
        elif match["figures"]:
            day, month, year = map(int, re.split(r"[./-]", match["figures"]))
            yield _Printed(start, end, _full(year), month, day)
        elif match["day_first"] or match["month_first"]:
            which = "1" if match["day_first"] else "2"
            year_printed = match["y" + which]
            yield _Printed(
                start,
                end,
                int(year_printed) if year_printed else None,
                _MONTHS[match["m" + which].lower()],
                int(match["d" + which]),
            )
        elif match["month"]:
            if match["y3"] or _TIME_WORD.search(text[:start]):
                yield _Printed(
                    start, end, int(match["y3"]) if match["y3"] else None, _MONTHS[match["m3"].lower()], None
                )
        else:
            yield _Printed(start, end, int(match["year"]), None, None)


def _full(year: int) -> int:
    if year >= 100:  # noqa: PLR2004 - two figures
        return year
    return year + (1900 if year >= 50 else 2000)  # noqa: PLR2004 - as in `dates`


_JOINED_WITHIN = 60


def _completed(printed: list[_Printed]) -> list[_Printed]:
    """Dates with year and month filled from the next date they are joined to, else the one before."""
    out = list(printed)
    for place in range(len(out) - 1, -1, -1):
        one = out[place]
        later = out[place + 1] if place + 1 < len(out) else None
        if later and later.start - one.end <= _JOINED_WITHIN and later.month is not None and one.year is None:
            month = one.month if one.month is not None else later.month
            out[place] = one._replace(year=later.year, month=month)
    for place in range(1, len(out)):
        if out[place].year is None and out[place].month is not None:
            out[place] = out[place]._replace(year=out[place - 1].year)
    return out


def _period(year: int, month: int | None, day: int | None) -> Period | None:
    try:
        if month is None:
            return Period(first=date(year, 1, 1), last=date(year, 12, 31))
        if day is None:
            return Period(first=date(year, month, 1), last=date(year, month, monthrange(year, month)[1]))
        return Period.of(date(year, month, day))
    except ValueError:
        return None


def _edge(text: str, start: int, end: int) -> str:
    before = text[max(0, start - 60) : start]
    if _ONWARDS.match(text, end):
        return "since"
    return next((edge for edge, pattern in _EDGES if pattern.search(before)), "")
