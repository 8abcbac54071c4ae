"""Days that a clock of another zone or the name of a weekday tells, put as dates of India. Pure.

`2024-06-30T18:45:12Z` is a quarter past midnight on 1 July in India: the law changes by the clock here. A weekday that
stands before a date is the last one of that name before it: `on Sunday night; on Monday, 1 July 2024, he went`.
"""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta

from nyayagraph.law.periods import find_periods
from nyayagraph.law.plain_print import MONTH, in_plain_print, printed_day

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
# takes `on Sunday night`; refuses `Sunday, 30 June`, `30 June (Sunday)`, `next Sunday`
_WEEKDAY = re.compile(
    rf"(?<!next\s)(?<!following\s)(?<!every\s)(?<!\()(?<!,\s)\b(?P<name>{'|'.join(_WEEKDAYS)})\b(?!\s{{0,3}}[,(]?\s{{0,3}}(?:the\s{{1,3}})?(?:\d|{MONTH}|\)|last\b|\w+(?:st|nd|rd|th)\b))",
    re.IGNORECASE,
)


def with_days_of_india(text: str) -> str:
    """The text with stamps, times of UTC and weekdays put as the dates that they are in India."""
    is_utc = bool(_ALL_IN_UTC.search(text))
    text = _STAMP.sub(lambda match: _of_the_stamp(match, is_utc=is_utc), text)
    text = _IN_UTC.sub(_of_utc, text)
    return _WEEKDAY.sub(_of_the_weekday, text)


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


def _of_the_weekday(match: re.Match[str]) -> str:
    day = _next_day_told(match.string, match.end())
    if day is None or find_periods(in_plain_print(match.string[: match.start()])):
        return match[0]
    back = (day.weekday() - _WEEKDAYS.index(match["name"].lower())) % _WEEK
    return printed_day(day - timedelta(days=back))


def _next_day_told(text: str, place: int) -> date | None:
    found = find_periods(in_plain_print(text[place:]))
    return found[0].period.first if found and found[0].period.first == found[0].period.last else None
