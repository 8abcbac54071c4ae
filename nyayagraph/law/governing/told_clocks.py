"""Days that a clock of another zone or the name of a weekday tells, put as dates of India. Pure.

`2024-06-30T18:45:12Z` is a quarter past midnight on 1 July in India: the law changes by the clock here. A weekday that
tells when, before a date, is the last one of that name before it: `on Sunday night; on Monday, 1 July 2024, he went`.
"""

from __future__ import annotations

import re
from datetime import datetime, timedelta

from nyayagraph.law.text.periods import Dated, find_periods
from nyayagraph.law.text.plain_print import MONTH, in_plain_print, printed_day
from nyayagraph.law.text.sentences import split_sentences

_INDIA = timedelta(hours=5, minutes=30)
_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_WEEK = 7
_NOON = 12
# takes `2024-06-30T18:45:12Z`, `2024-06-30 18:45`, `2024-06-30T20:00+00:00`; no zone in `2024-06-30 18:45-19:30`
_STAMP = re.compile(
    r"\b(?P<day>(?:19|20)\d\d-\d\d-\d\d)(?:(?P<iso>T)|\s{1,3})(?P<hour>[01]\d|2[0-3]):(?P<minute>[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?"
    r"(?:\s?(?P<zone>(?:Z|UTC|GMT)\b)|(?(iso)(?P<ahead>[+-](?:0\d|1[0-4]):?(?:00|30|45)\b)|(?!)))?"
)
_DATE = rf"(?:\d{{1,2}}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:{MONTH})\.?,?\s+(?:19|20)\d\d|(?:{MONTH})\s+\d{{1,2}}(?:st|nd|rd|th)?,?\s+(?:19|20)\d\d|\d{{1,2}}[./-]\d{{1,2}}[./-](?:19|20)?\d\d)"  # noqa: E501 - one alternation
_CLOCK = r"(?:(?<![\w:])(?P<hour{0}>[01]?\d|2[0-3])[:.]?(?P<minute{0}>[0-5]\d)(?::[0-5]\d)?\s{{0,3}}(?:hrs\.?|hours)?\s{{0,3}}(?P<half{0}>[ap]\.?m\.?)?\s{{0,3}}\(?(?:UTC|GMT|Zulu)\b\)?)"  # noqa: E501 - one alternation
# takes `20:15 UTC on 30 June 2024`, `30 June 2024 at 20.15 hrs GMT`; refuses `entry 12015 UTC on 30 June 2024`
_IN_UTC = re.compile(
    rf"{_CLOCK.format(1)},?\s{{1,3}}(?:on\s{{1,3}}|of\s{{1,3}})?(?:the\s{{1,3}})?(?P<date1>{_DATE})|(?P<date2>{_DATE}),?\s{{1,3}}(?:at\s{{1,3}})?{_CLOCK.format(2)}",
    re.IGNORECASE,
)
# takes `log times in UTC`; refuses `logs are in IST, not UTC`
_ALL_IN_UTC = re.compile(
    r"\b(?:times?|stamps?|clocks?|logs?)\b(?:(?!\b(?:not|IST|India\w*)\b)[^.;]){0,25}\b(?:UTC|GMT|Zulu)\b",
    re.IGNORECASE,
)
_PART = r"(?:night|morning|evening|afternoon)"
_NAME = rf"\b(?P<name>{'|'.join(_WEEKDAYS)})\b"
_IS_ITS_DAY = rf"(?:\s{{1,3}}{_PART})?\s{{0,3}}[,(]?\s{{0,3}}(?:of\s{{1,3}})?(?:the\s{{1,3}})?(?:\d|{MONTH}|\)|first\b|second\b|third\b|last\b|\w+th\b)"  # noqa: E501 - one alternation
_DOES = r"(?:and\s{1,3}(?:left|went|came|fled|ran|took|told|found|died)|(?:and\s{1,3})?(?:he|she|they|we|I|was|were|then|(?-i:[a-z]+)ed))\b"  # noqa: E501 - one alternation
# takes `on Sunday night`, `on Sunday, we`; refuses `Sunday, 30 June`, `closed on Sunday`, `Good Friday`, `by Friday`
_WEEKDAY = re.compile(
    r"(?P<before>(?P<opens>^|[.;:?!][\s'\"`]{1,3})|(?<!closed\s)(?<!shut\s)(?<!open\s)\bon\s{1,3}(?:the\s{1,3})?"
    rf"|\bthe\s{{1,3}}{_PART}\s{{1,3}}of\s{{1,3}})"
    rf"{_NAME}(?!{_IS_ITS_DAY})(?:(?=(?P<part>\s{{1,3}}{_PART}\b)|\s{{1,3}}{_DOES})|(?(opens)(?!)|(?=\s{{0,3}}[,.;])))",
    re.IGNORECASE,
)
# takes `Monday, 1 July 2024`, `already Monday the 1st of July`, up to its date
_OF_THE_DATE = re.compile(rf"{_NAME}\s{{0,3}},?\s{{0,3}}(?:the\s{{1,3}})?$", re.IGNORECASE)


def with_days_of_india(text: str) -> str:
    """The text with stamps, times of UTC and weekdays put as the dates that they are in India."""
    is_utc = bool(_ALL_IN_UTC.search(text))
    text = _STAMP.sub(lambda match: _of_the_stamp(match, is_utc=is_utc), text)
    return _with_weekdays(_IN_UTC.sub(_of_utc, text))


def _of_the_stamp(match: re.Match[str], *, is_utc: bool) -> str:
    try:
        told = datetime.fromisoformat(f"{match['day']}T{match['hour']}:{match['minute']}")
    except ValueError:
        return match[0]
    if zone := match["ahead"]:
        ahead = timedelta(hours=int(zone[1:3]), minutes=int(zone[-2:]))
        told += _INDIA - (ahead if zone[0] == "+" else -ahead)
    elif match["zone"] or is_utc:
        told += _INDIA
    return printed_day(told.date())


def _of_utc(match: re.Match[str]) -> str:
    which = "1" if match["date1"] else "2"
    found = find_periods(in_plain_print(match[f"date{which}"]))
    if not found:
        return match[0]
    hour = int(match[f"hour{which}"])
    half = (match[f"half{which}"] or "")[:1].lower()
    hour = hour % _NOON + (_NOON if half == "p" else 0) if half else hour
    day = found[0].period.first
    told = datetime(day.year, day.month, day.day, hour, int(match[f"minute{which}"])) + _INDIA  # noqa: DTZ001 - no zone is meant
    return printed_day(told.date())


def _with_weekdays(text: str) -> str:
    """The text with weekdays before its first date put as dates, where that is one day."""
    if not _WEEKDAY.search(text):
        return text
    plain = in_plain_print(text)
    found = find_periods(plain)
    if not found or found[0].period.first != found[0].period.last:
        return text
    told = _WEEKDAY.sub(lambda match: _of_the_weekday(match, found[0]), plain)
    return text if told == plain else told


def _of_the_weekday(match: re.Match[str], dated: Dated) -> str:
    """The day of a weekday, where two of three speak for it.

    The three: its sentence is that of the date; a part of its day is told; the date has a weekday of its own.
    """
    if match.end() > dated.start:
        return match[0]
    is_near = any(start <= match.start("name") and dated.start < end for start, end in split_sentences(match.string))
    has_its_own = _OF_THE_DATE.search(match.string, 0, dated.start)
    if (is_near, match["part"] is not None, has_its_own is not None).count(True) < 2:  # noqa: PLR2004 - of the three
        return match[0]
    day = dated.period.first
    back = (day.weekday() - _WEEKDAYS.index(match["name"].lower())) % _WEEK
    return f"{match['before']}{printed_day(day - timedelta(days=back))}"
