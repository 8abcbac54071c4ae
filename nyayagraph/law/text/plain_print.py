"""Dates as people type them, put in plain print: `30-jun-24`, `12.VI.2024`, `2016-17`, `on the 27th`. Pure.

What a text leaves out of a date, its month or year, is that of the date before it.
"""

# ruff: noqa: SIM905 - lists of words are split from text
from __future__ import annotations

import re
from datetime import date, timedelta

from nyayagraph.law.text.periods import Period, find_periods

MONTH = "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec"  # noqa: E501 - one alternation
_NUMBERS = {name[:3]: number for number, name in enumerate(MONTH.split("|")[:12], 1)}

# takes `30 jun 24`, `30-Jun-2024`, `30/June/2024`, `1st july'24`; refuses `30 june, 10 pm`
_SHORT_YEAR = re.compile(
    rf"\b(\d{{1,2}})(?:st|nd|rd|th)?[\s/-]{{0,2}}(?:of\s+)?({MONTH})\.?(?:[\s,/-]{{1,2}}['’]?|['’])((?:20|19)?\d\d)\b"  # noqa: RUF001 - as typed
    r"(?!\s*(?:hours?|hrs|a\.?m|p\.?m|days?|lakh|men|people)\b|[:.]\d|(?:st|nd|rd|th)\b"
    rf"|\s+(?:of\s+)?(?:{MONTH})\b)",
    re.IGNORECASE,
)
_MONTH_SHORT_YEAR = re.compile(rf"\b({MONTH})\.?\s?['’](\d\d)\b", re.IGNORECASE)  # noqa: RUF001 - takes `Feb '24`
_YEAR_FIRST = re.compile(rf"\b((?:19|20)\d\d)\s+({MONTH})\b(?!\s+\d)", re.IGNORECASE)  # takes `2024 June`
_MONTH_WORD = re.compile(rf"\b(?:{MONTH})\b")
# takes `28 june`, `in june`, `june 2024`; refuses `you may`, `they march on`
_DATED_LEFT = re.compile(r"(?:\d(?:st|nd|rd|th)?|\b(?:in|of|since|mid|early|late|till|until|by))[\s-]+$", re.IGNORECASE)
_DATED_RIGHT = re.compile(r",?\s+(?:of\s+)?(?:\d{4}|\d{1,2}(?:st|nd|rd|th)?)\b")
_ORDINALS = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
    "sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth "
    "twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first"
).split()
_DAY_IN_WORDS = re.compile(
    rf"\b({'|'.join(sorted(_ORDINALS, key=len, reverse=True))})\s+(?:day\s+)?(?:of\s+)?(?=(?:{MONTH})\b)",
    re.IGNORECASE,
)
_LAST_DAY = re.compile(
    rf"\b(?:the\s+)?last\s+(?:day|date|night|evening)\s+(?:of|in)\s+({MONTH})\b,?\s+(?:of\s+)?(\d{{4}})", re.IGNORECASE
)
_LATE, _EARLY = 10, 3  # months
_ROMAN = "I II III IV V VI VII VIII IX X XI XII".split()
# takes `12.VI.2024`
_ROMAN_MONTH = re.compile(
    rf"\b(\d{{1,2}})[./-]({'|'.join(sorted(_ROMAN, key=len, reverse=True))})[./-]((?:19|20)\d\d)\b"
)
# takes `2016-17`; refuses `A.Y. 2016-17`, `2016-17-01`, `No. 12/2016-17`
_YEARS = re.compile(
    r"(?<![\d/.-])(?<!year\s)(?<!Year\s)(?<!Y\.\s)(?<!AY\s)(?<!FY\s)\b((?:19|20)\d\d)\s?[-–]\s?(\d\d)\b(?!\s?[-/.]?\d)"  # noqa: RUF001
)
# takes `30 June morning 2024`
_HOUR_BETWEEN = re.compile(
    rf"\b(\d{{1,2}}(?:st|nd|rd|th)?\s+(?:{MONTH}))\s+(morning|evening|night|afternoon|noon)\s+((?:19|20)\d\d)\b",
    re.IGNORECASE,
)
_HOURS = re.compile(r"\b(?:at\s+)?(?:[01]\d|2[0-4])[0-5]\d\s*(?:hrs?|hours)\b", re.IGNORECASE)  # takes `1910 hrs`
# takes `3rd of July, year 2024`
_YEAR_SAID = re.compile(rf"\b({MONTH}),?\s+(?:in\s+)?(?:of\s+)?(?:the\s+)?year\s+(?=(?:18|19|20)\d\d\b)", re.IGNORECASE)
# takes `on the 27th`, `to 11th`; refuses `the 27th floor`, `the 5th of May`
_DAY_ALONE = re.compile(
    rf"\b(?P<on>on|till|until|by|of|before|after|since|from|and)\s+(?:the\s+)?(?P<day>\d{{1,2}})(?:st|nd|rd|th)\b(?=\s*(?:[,.;:?)]|$|and\b|when\b|but\b|at\b|night\b|he\b|she\b|they\b|the\b|in\b|instant\b|idem\b|itself\b|with\b|by\b|for\b))(?!\s+(?:of\s+)?(?:{MONTH})\b)(?!,?\s+\d{{1,2}}(?:st|nd|rd|th)\b)",
    re.IGNORECASE,
)
# a day and month alone: takes `1 July`; refuses `1 July 2024`
_NO_YEAR = re.compile(
    r"\b(?P<day>\d{1,2})(?:st|nd|rd|th)?\s+(?:day\s+of\s+|of\s+)?(?P<month>(?-i:[A-Z])\w+)\b(?!\.?,?\s+(?:of\s+)?(?:18|19|20)\d\d\b)",
    re.IGNORECASE,
)
# takes `when April came in`, `when January 2014 arrived`
_MONTH_CAME = re.compile(
    rf"\bwhen\s+(?P<month>(?:{MONTH})\b)(?:\s+(?P<year>\d{{4}}))?\s+(?:came|arrived|began|opened|set|dawned|started)(?:\s+in)?\b",
    re.IGNORECASE,
)
# takes `when the month ended`, `by the end of that month`
_MONTH_ENDED = re.compile(
    r"\b(?:when|as|before|till|until|by\s+the\s+time)\s+(?:the|that)\s+month\s+(?:ended|closed|was\s+(?:out|over)|ran\s+out)|\b(?:by|at|till|until|on)\s+the\s+(?:end|close)\s+of\s+(?:the|that)\s+month\b",
    re.IGNORECASE,
)
_ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_BELOW_20 = "|".join(sorted(_ONES[1:], key=len, reverse=True))
_BELOW_100 = rf"(?:(?:{'|'.join(_TENS)})(?:[\s-](?:{'|'.join(_ONES[1:10])}))?|{_BELOW_20})"
# takes `two thousand and twenty-four`, `nineteen seventy-four`
_YEAR_IN_WORDS = re.compile(
    rf"\b(?:(?P<thousand>two\s+thousand)(?:\s+and)?\s+(?P<rest>{_BELOW_100})|(?P<century>eighteen|nineteen|twenty)\s+(?P<years>{_BELOW_100}))\b",
    re.IGNORECASE,
)
_FEASTS = {
    "new year's day": "1 January", "republic day": "26 January", "valentine's day": "14 February",
    "all fools' day": "1 April", "april fool's day": "1 April", "april fools' day": "1 April", "may day": "1 May",
    "independence day": "15 August", "gandhi jayanti": "2 October", "children's day": "14 November",
    "christmas day": "25 December", "christmas": "25 December", "new year's eve": "31 December",
    "teachers' day": "5 September", "teacher's day": "5 September", "women's day": "8 March", "labour day": "1 May",
    "martyrs' day": "30 January", "constitution day": "26 November", "army day": "15 January", "navy day": "4 December",
    "air force day": "8 October", "ambedkar jayanti": "14 April", "human rights day": "10 December",
    "doctors' day": "1 July", "engineers' day": "15 September", "halloween": "31 October", "yoga day": "21 June",
}  # fmt: skip
# takes `Republic Day, 1991`, `Gandhi Jayanti of 2023`
_FEAST = re.compile(
    rf"\b({'|'.join(sorted(_FEASTS, key=len, reverse=True))})(?:\s+of|,|\s+in)?\s+((?:18|19|20)\d\d)\b", re.IGNORECASE
)
# feasts that move, by the months in which they fall in every year
_MOVING_FEASTS = {
    "diwali": (10, 11), "deepavali": (10, 11), "holi": (3, 3), "dussehra": (10, 10), "durga puja": (10, 10),
    "raksha bandhan": (8, 8), "janmashtami": (8, 9), "onam": (8, 9), "baisakhi": (4, 4), "maha shivaratri": (2, 3),
}  # fmt: skip
_PARTS_OF_A_YEAR = {
    "first half": (1, 6), "second half": (7, 12), "h1": (1, 6), "h2": (7, 12), "first quarter": (1, 3),
    "second quarter": (4, 6), "third quarter": (7, 9), "last quarter": (10, 12), "q1": (1, 3), "q2": (4, 6),
    "q3": (7, 9), "q4": (10, 12), "spring": (2, 4), "summer": (4, 6), "monsoon": (7, 9), "autumn": (9, 11),
    **_MOVING_FEASTS,
}  # fmt: skip
# takes `in the first half of 2024`, `in Q3 2024`, `on Diwali 2024`; refuses `Q3 of FY 2024-25`, `Diwali 2023-24`
_PART_OF_A_YEAR = re.compile(
    rf"\b(?:(?:in|during|on|at)\s+)?(?:the\s+)?\b({'|'.join(sorted(_PARTS_OF_A_YEAR, key=len, reverse=True))})"
    r"(?:\s+(?:of|in)|,)?\s+((?:19|20)\d\d)\b(?!\s?[-/\d])",
    re.IGNORECASE,
)
_IN_YEAR = re.compile(r"\b(in|since|from|of)\s+['’](\d\d)\b(?!\s*\w*['’])")  # noqa: RUF001 - takes `in '23`
_JOINS = re.compile(r"\s*(?:,|and|or|to|till|until|through|-|–|&)\s*(?:the\s+)?", re.IGNORECASE)  # noqa: RUF001


def in_plain_print(text: str) -> str:
    """The text with dates as `30 June 2024`; what leaves out its month or year takes that of the date before."""
    text = _HOURS.sub(lambda match: " " * len(match[0]), text)
    text = text.replace(" | ", ".  ")  # columns of a table
    text = _YEAR_SAID.sub(r"\1 ", text)
    text = _HOUR_BETWEEN.sub(r"\1 \3 \2", text)
    text = _YEAR_IN_WORDS.sub(_year_in_words, text)
    text = _FEAST.sub(lambda match: f"{_FEASTS[match[1].lower()]} {match[2]}", text)
    text = _PART_OF_A_YEAR.sub(_part_of_a_year, text)
    text = _IN_YEAR.sub(lambda match: f"{match[1]} {_four(match[2])}", text)
    text = _YEAR_FIRST.sub(lambda match: f"{match[2].title()} {match[1]}", text)
    text = _ROMAN_MONTH.sub(lambda match: f"{match[1]}.{_ROMAN.index(match[2]) + 1}.{match[3]}", text)
    text = _YEARS.sub(_range_of_years, text)
    text = _DAY_IN_WORDS.sub(lambda match: f"{_ORDINALS.index(match[1].lower()) + 1} ", text)
    text = _SHORT_YEAR.sub(lambda match: f"{match[1]} {match[2].title()} {_four(match[3])}", text)
    text = _MONTH_SHORT_YEAR.sub(lambda match: f"{match[1].title()} {_four(match[2])}", text)
    text = _MONTH_WORD.sub(lambda match: match[0].title() if _is_month(text, match) else match[0], text)
    return _completed(_LAST_DAY.sub(_last_day, text))


def _year_in_words(match: re.Match[str]) -> str:
    if match["thousand"]:
        return str(2000 + _below_100(match["rest"]))
    hundreds = {"eighteen": 1800, "nineteen": 1900, "twenty": 2000}[match["century"].lower()]
    below = _below_100(match["years"])
    return str(hundreds + below) if below > len(_TENS) + 1 else match[0]


def _below_100(words: str) -> int:
    parts = re.split(r"[\s-]", words.lower())
    return sum((_TENS.index(one) + 2) * 10 if one in _TENS else _ONES.index(one) for one in parts)


def _range_of_years(match: re.Match[str]) -> str:
    first, last = int(match[1]), int(match[1][:2] + match[2])
    return f"{first} to {last}" if first < last else match[0]


def _part_of_a_year(match: re.Match[str]) -> str:
    first, last = _PARTS_OF_A_YEAR[match[1].lower()]
    ends = find_periods(f"in {date(2000, last, 1):%B} {match[2]}")[0].period.last
    return f"between 1 {date(2000, first, 1):%B} {match[2]} and {printed_day(ends)}"


def _four(year: str) -> str:
    if len(year) > 2:  # noqa: PLR2004 - printed whole
        return year
    return ("19" if int(year) >= 50 else "20") + year  # noqa: PLR2004 - as in `dates`


def _is_month(text: str, match: re.Match[str]) -> bool:
    return bool(_DATED_LEFT.search(text, 0, match.start()) or _DATED_RIGHT.match(text, match.end()))


def _last_day(match: re.Match[str]) -> str:
    found = find_periods(f"in {match[1].title()} {match[2]}")
    return printed_day(found[0].period.last) if found else match[0]


def printed_day(day: date) -> str:
    """`30 June 2024`."""
    return f"{day.day} {day:%B %Y}"


def _completed(text: str) -> str:
    """The text with days that leave out month or year completed from the date before them, in order."""
    cursor = 0
    while match := _next(text, cursor):
        told = _complete(text, match) or match[0]
        cursor = match.start() + max(len(told), 1)
        text = f"{text[: match.start()]}{told}{text[match.end() :]}"
    return text


def _next(text: str, cursor: int) -> re.Match[str] | None:
    found = [one for pattern in _INCOMPLETE if (one := pattern.search(text, cursor))]
    return min(found, key=lambda one: one.start(), default=None)


_INCOMPLETE = (_DAY_ALONE, _NO_YEAR, _MONTH_CAME, _MONTH_ENDED)


def _complete(text: str, match: re.Match[str]) -> str | None:
    before = [one.period for one in find_periods(text[: match.start()])]
    if match.re is _MONTH_CAME:
        year = match["year"] or (before[-1].last.year if before else None)
        return f"on 1 {match['month'].title()} {year}" if year else None
    if not before or _is_joined_on(text, match):
        return None
    if match.re is _MONTH_ENDED:
        return f"on {printed_day(_next_month(before[-1].last) - timedelta(days=1))}"
    try:
        told = _day_alone(match, before[-1]) if match.re is _DAY_ALONE else _day_of_month(match, before[-1])
    except ValueError:
        return None
    return told


def _day_alone(match: re.Match[str], base: Period) -> str:
    day = int(match["day"])
    is_later = day >= base.first.day or base.first.month != base.last.month
    month = base.last if is_later else _next_month(base.last)
    return f"{match['on']} {printed_day(month.replace(day=day))}"


def _day_of_month(match: re.Match[str], base: Period) -> str | None:
    if not re.fullmatch(MONTH, match["month"], re.IGNORECASE):
        return None
    number = _NUMBERS[match["month"][:3].lower()]
    is_next = base.first.month >= _LATE and number <= _EARLY  # `30 December 2023 and 2 January`
    year = base.last.year + 1 if is_next else base.last.year
    return printed_day(date(year, number, int(match["day"])))


def _next_month(day: date) -> date:
    return (day.replace(day=28) + timedelta(days=4)).replace(day=1)


def _is_joined_on(text: str, match: re.Match[str]) -> bool:
    """True where the date that follows gives month and year: `between 5 June and 9 July 2024`."""
    joined = _JOINS.match(text, match.end())
    following = find_periods(text[joined.end() :])[:1] if joined else []
    return any(one.start == 0 for one in following)
