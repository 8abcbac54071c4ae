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
_DAY = timedelta(days=1)
_HOUR_WORD = r"(?:one|two|three|four|five)"
_AFTER = re.compile(
    rf"(?<![\d:.])(?:0?[0-5][:.]?[0-5]\d\s*(?:hrs\.?|hours|h\b)|0[0-5][:.][0-5]\d(?!\s*p)|(?:12|0?[1-5])(?:[:.][0-5]\d)?\s*a\.?\s?m\b|24[:.]?00)"
    rf"|\b(?:after|past|beyond)\s+midnight|\b(?:{_HOUR_WORD}|\d)(?:\s+o'clock)?\s+in\s+the\s+morning|\bsmall\s+hours|\bbefore\s+(?:dawn|sunrise)|\bat\s+dawn",
    re.IGNORECASE,
)
_BEFORE = re.compile(
    r"(?<![\d:.])(?:(?:1[89]|2[0-3])(?:[:.][0-5]\d\b|[0-5]\d\s*(?:hrs|hours|h)\b)|(?:[6-9]|1[01])(?:[:.][0-5]\d)?\s*p\.?\s?m\b)"
    r"|\b(?:before|short\s+of|to)\s+midnight|\b(?:six|seven|eight|nine|ten|eleven|\d{1,2})(?:\s+o'clock)?\s+(?:in\s+the\s+evening|at\s+night)",
    re.IGNORECASE,
)
_CLAUSE = re.compile(r"[;?]|\.\s+(?=[A-Z])|,\s+(?:though|although|but|while|when|and)\b", re.IGNORECASE)


_TOLD_PAST = r"(?:(?:an?\s+)?(?:quarter|half(?:\s+an\s+hour)?|hour|(?:five|ten|fifteen|twenty|thirty|forty|\d{1,2})(?:\s+minutes?)?)|well|just|shortly|soon)"  # noqa: E501 - one alternation
_IN_THE_DARK = (
    r"(?:,?\s+(?:at\s+night|after\s+midnight|in\s+the\s+(?:small\s+hours|(?:early\s+)?morning|dead\s+of\s+night)))"
)
# a clock of the small hours that no date stands with: takes `at 12.40 a.m.`, `at 00.40`, `12.40 at night`, `ten minutes
# past midnight`, `half past two in the small hours`; refuses `half past two`, `12.40 p.m.`, `ten at night`
_SMALL_HOURS = re.compile(
    rf"(?<![\d:.])(?:(?:00|0[1-5])[:.][0-5]\d|(?:12|0?[1-5])(?:[:.][0-5]\d)?\s*a\.?\s?m\b\.?)(?:\s*(?:hrs\.?|hours))?"
    rf"|(?<![\d:.])(?:12[:.][0-5]\d|0?[1-4](?:[:.][0-5]\d)?){_IN_THE_DARK}"
    rf"|\b(?:{_TOLD_PAST}\s+)?(?:past|after)\s+midnight"
    rf"|\b(?:{_TOLD_PAST}\s+(?:past|after)\s+)?(?:twelve|one|two|three|four)(?:\s+o'clock)?{_IN_THE_DARK}",
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
_OF_A_NIGHT = re.compile(r"\b(?:night|evening|till\s+late)\b", re.IGNORECASE)
# what parts a clock from the day before it: takes `30 June; shot at two a.m.`; refuses `30 June, at two a.m.`
_APART = re.compile(r"(?:[,;:]|\b(?:and|but|though|while|until|till|when))[^,;:]*?\w{3}", re.IGNORECASE)
# takes `noted as 30 June, but the log shows ten past midnight`
_IN_TRUTH = re.compile(r"\b(?:but|though|yet|however|in\s+fact)\b", re.IGNORECASE)


def _with_that_night_told(text: str) -> str:
    """The text with small hours of `that night` put as the next day: `at 10 pm on 30 June; at 1 am that night`."""
    for match in reversed(list(_THAT_NIGHT.finditer(text))):
        days = [one for one in find_periods(text[: match.start()]) if one.period.first == one.period.last]
        if days:
            told = printed_day(days[-1].period.first + _DAY)
            text = f"{text[: match.start()]}{match['clock']} on {told}{text[match.end() :]}"
    return text


def with_small_hours_told(text: str) -> str:
    """The text with clocks of the small hours dated by the evening before: `the night of 30 June. At 2.30 a.m.`."""
    text = _with_that_night_told(text)
    evening: date | None = None
    dated: list[tuple[int, int, date]] = []
    for start, end in split_sentences(text):
        sentence = text[start:end]
        told = [one for one in find_periods(sentence) if one.period.first == one.period.last]
        days = [one.period.first for one in told]
        clocks = list(_SMALL_HOURS.finditer(sentence))
        if days:
            is_over = len(days) > 1 and days[-1] - days[-2] == _DAY
            is_of_an_evening = _BEFORE.search(sentence) or _OF_A_NIGHT.search(sentence)
            evening = days[-2] if is_over else days[-1] if is_of_an_evening else None
            clocks = [one for one in clocks if len(days) == 1 and _is_of_the_next_day(sentence, told[0].end, one)]
        next_day = (days[0] if days else evening or date.min) + _DAY
        if clocks and days and _only_names_a_night(sentence, told[0].end, clocks[0]):
            dated.append((start + told[0].start, start + told[0].end, next_day))
        elif days or evening:
            dated += [(start + one.end(), start + one.end(), next_day) for one in clocks]
    for start, end, day in reversed(dated):
        ended = "." if start == end and _ENDS_HERE.search(text[:start]) and _NEXT.match(text, start) else ""
        text = f"{text[:start]}{' on ' if start == end else ''}{printed_day(day)}{ended}{text[end:]}"
    return text


def _is_of_the_next_day(sentence: str, day_end: int, clock: re.Match[str]) -> bool:
    """True for small hours told after the evening of a day, or against a day: `30 June, but at ten past midnight`."""
    between = sentence[day_end : clock.start()]
    if clock.start() < day_end or not _APART.search(between):
        return False
    before = f"{sentence[:day_end]} {between}"
    return bool(_BEFORE.search(before) or _OF_A_NIGHT.search(before) or _IN_TRUTH.search(between))


def _only_names_a_night(sentence: str, day_end: int, clock: re.Match[str]) -> bool:
    """True where a day only names a night, and a clock tells the next: `noted as 30 June, but at ten past midnight`."""
    return not _BEFORE.search(sentence, 0, day_end) and bool(_IN_TRUTH.search(sentence, day_end, clock.start()))


def with_nights_told(text: str) -> str:
    """The text with each night between two days put as one of them, where the clock of its clause tells which."""
    for match in reversed(list(_NIGHT.finditer(text))):
        if day := _told_by_the_clock(text, match):
            text = f"{text[: match.start()]}on {day}{text[match.end() :]}"
    return text


def _told_by_the_clock(text: str, match: re.Match[str]) -> str | None:
    days = [one.period.first for one in find_periods(match["days"])]
    if len(days) != 2 or days[1] - days[0] != _DAY:  # noqa: PLR2004 - a night has two days
        return None
    start, end = clause_around(text, match.start(), match.end(), _CLAUSE)
    clause = f"{text[start : match.start()]} {text[match.end() : end]}"
    is_after, is_before = bool(_AFTER.search(clause)), bool(_BEFORE.search(clause))
    return None if is_after is is_before else printed_day(days[1] if is_after else days[0])
