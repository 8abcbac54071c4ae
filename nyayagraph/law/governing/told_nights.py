"""A night between two days put as the one of them that a clock tells. Pure.

Takes `the night intervening 30 June and 1 July 2024, at 2 a.m.`; two clocks that differ tell nothing.
"""

from __future__ import annotations

import re
from datetime import date, timedelta

from nyayagraph.law.text.periods import find_periods
from nyayagraph.law.text.plain_print import MONTH, printed_day
from nyayagraph.law.text.sentences import clause_around, split_sentences

_D = rf"(?:\d{{1,2}}[./]\d{{1,2}}[./]\d{{2,4}}|(?:the\s+)?\d{{1,2}}(?:st|nd|rd|th)?(?:\s+(?:of\s+)?(?:{MONTH}))?(?:,?\s+\d{{4}})?)"  # noqa: E501 - one alternation
# takes `the night intervening 30 June and 1 July 2024`, `the intervening night of 30 June/1 July 2024`
_NIGHT = re.compile(
    rf"\b(?:on\s+|in\s+|during\s+)?(?:the\s+)?(?:intervening\s+night|night\s+intervening|night)\s+(?:of\s+|between\s+)?(?P<days>{_D}\s*(?:and|to|-|–|/)\s*{_D})",  # noqa: RUF001 - as printed
    re.IGNORECASE,
)
_HOUR_WORD = r"(?:one|two|three|four|five)"
_AFTER = re.compile(
    rf"(?<![\d:.])(?:0?[0-5][:.]?[0-5]\d\s*(?:hrs\.?|hours|h\b)|0[0-5][:.][0-5]\d(?!\s*p)|(?:12|0?[1-5])(?:[:.][0-5]\d)?\s*a\.?\s?m\b|24[:.]?00)"
    rf"|\b(?:after|past|beyond)\s+midnight|\b(?:{_HOUR_WORD}|\d)(?:\s+o'clock)?\s+in\s+the\s+morning|\bsmall\s+hours|\bbefore\s+(?:dawn|sunrise)|\bat\s+dawn",
    re.IGNORECASE,
)
_BEFORE = re.compile(
    r"(?<![\d:.])(?:(?:1[89]|2[0-3])[:.]?[0-5]\d\b(?:\s*(?:hrs\.?|hours|h\b))?|(?:[6-9]|1[01])(?:[:.][0-5]\d)?\s*p\.?\s?m\b)"
    r"|\b(?:before|short\s+of|to)\s+midnight|\b(?:six|seven|eight|nine|ten|eleven|\d{1,2})(?:\s+o'clock)?\s+(?:in\s+the\s+evening|at\s+night)",
    re.IGNORECASE,
)
_CLAUSE = re.compile(r"[;?]|\.\s+(?=[A-Z])|,\s+(?:though|although|but|while|when|and)\b", re.IGNORECASE)


# a clock of the small hours that no date stands with: takes `at 12.40 a.m.`, `at 00.40`, `past midnight`
_SMALL_HOURS = re.compile(
    r"(?<![\d:.])(?:(?:00|0[1-5])[:.][0-5]\d|(?:12|0?[1-5])(?:[:.][0-5]\d)?\s*a\.?\s?m\b\.?)(?:\s*(?:hrs\.?|hours))?"
    r"|\b(?:(?:a\s+)?quarter\s+past|half\s+past|(?:well\s+|just\s+)?past|after)\s+midnight",
    re.IGNORECASE,
)
# takes `at half past twelve that same night`, `at 1 am that night`; refuses `at ten that night`
_THAT_NIGHT = re.compile(
    r"(?P<clock>(?<![\d:.])(?:(?:00|0[1-4])[:.][0-5]\d(?:\s*(?:hrs\.?|hours))?|(?:12|0?[1-4])(?:[:.][0-5]\d)?\s*a\.?\s?m\b\.?)"
    r"|\b(?:(?:a\s+)?quarter|half|ten|twenty)\s+past\s+(?:twelve|midnight|one|two)|\b(?:one|two|three)\s+in\s+the\s+morning)"
    r",?\s+(?:of\s+)?(?:that|the)\s+(?:very\s+)?(?:same\s+)?night\b",
    re.IGNORECASE,
)
_ENDS_HERE, _NEXT = re.compile(r"\.$"), re.compile(r"\s+[A-Z]")  # takes `at 12.40 a.m. For that fire`
_OF_A_NIGHT = re.compile(r"\bnight\b", re.IGNORECASE)


def _with_that_night_told(text: str) -> str:
    """The text with small hours of `that night` put as the next day: `at 10 pm on 30 June; at 1 am that night`."""
    for match in reversed(list(_THAT_NIGHT.finditer(text))):
        days = [one for one in find_periods(text[: match.start()]) if one.period.first == one.period.last]
        if days:
            told = printed_day(days[-1].period.first + timedelta(days=1))
            text = f"{text[: match.start()]}{match['clock']} on {told}{text[match.end() :]}"
    return text


def with_small_hours_told(text: str) -> str:
    """The text with clocks of the small hours dated by the evening before: `the night of 30 June. At 2.30 a.m.`."""
    text = _with_that_night_told(text)
    evening: date | None = None
    told: list[tuple[int, date]] = []
    for start, end in split_sentences(text):
        sentence = text[start:end]
        days = [one.period.first for one in find_periods(sentence) if one.period.first == one.period.last]
        if days:
            is_over = len(days) > 1 and days[-1] - days[-2] == timedelta(days=1)
            is_of_an_evening = _BEFORE.search(sentence) or _OF_A_NIGHT.search(sentence)
            evening = days[-2] if is_over else days[-1] if is_of_an_evening else None
        elif evening:
            told += [(start + one.end(), evening + timedelta(days=1)) for one in _SMALL_HOURS.finditer(sentence)]
    for place, day in reversed(told):
        ended = "." if _ENDS_HERE.search(text[:place]) and _NEXT.match(text, place) else ""
        text = f"{text[:place]} on {printed_day(day)}{ended}{text[place:]}"
    return text


def with_nights_told(text: str) -> str:
    """The text with each night between two days put as one of them, where the clock of its clause tells which."""
    for match in reversed(list(_NIGHT.finditer(text))):
        if day := _told_by_the_clock(text, match):
            text = f"{text[: match.start()]}on {day}{text[match.end() :]}"
    return text


def _told_by_the_clock(text: str, match: re.Match[str]) -> str | None:
    days = [one.period.first for one in find_periods(match["days"])]
    if len(days) != 2 or days[1] - days[0] != timedelta(days=1):  # noqa: PLR2004 - a night has two days
        return None
    start, end = clause_around(text, match.start(), match.end(), _CLAUSE)
    clause = f"{text[start : match.start()]} {text[match.end() : end]}"
    is_after, is_before = bool(_AFTER.search(clause)), bool(_BEFORE.search(clause))
    return None if is_after is is_before else printed_day(days[1] if is_after else days[0])
