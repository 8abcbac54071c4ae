"""Amounts in running text: terms, fines, periods, ages and shares, as number, unit, role and bound. Pure.

`imprisonment for a term which may extend to seven years` is 84 months of imprisonment at most, `a penalty of Rs. 500`
500 rupees of fine. Reads statutes and those who speak of them alike, so that the two can be compared.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Literal, NamedTuple

Role = Literal["imprisonment", "fine", "age", ""]
Bound = Literal["most", "least", "over", "under", ""]

_SMALL = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
_SCALES = {"hundred": 100, "thousand": 1_000, "lakh": 100_000, "lac": 100_000, "crore": 10_000_000}
_WORTH = {word: value for value, word in enumerate(_SMALL.split())} | {
    word: 10 * value for value, word in enumerate(_TENS.split(), 2)
}
# a hyphen at the end of a line is lost in print: `fortyfive`
_WORTH |= {
    f"{ten}{one}": _WORTH[ten] + value for ten in _TENS.split() for value, one in enumerate(_SMALL.split()[1:10], 1)
}
_PARTS = {
    "half": 2, "halves": 2, "third": 3, "thirds": 3, "fourth": 4, "fourths": 4, "quarter": 4, "quarters": 4,
    "fifth": 5, "fifths": 5, "sixth": 6, "tenth": 10, "tenths": 10,
}  # fmt: skip
# what a unit counts in, and how many of it: years and months in months, weeks and days in days
_UNITS: dict[str, tuple[str, Fraction]] = {
    printed: (unit, Fraction(times))
    for printed, unit, times in (
        ("year", "month", 12), ("yr", "month", 12), ("month", "month", 1), ("fortnight", "day", 14), ("week", "day", 7),
        ("day", "day", 1), ("hour", "hour", 1), ("rupee", "rupee", 1), ("%", "share", "0.01"),
        ("percent", "share", "0.01"),
    )
}  # fmt: skip
_DAYS = {"month": Fraction(30), "day": Fraction(1), "hour": Fraction(1, 24)}

_WORD = r"(?:" + "|".join(sorted((*_WORTH, "hundred"), key=len, reverse=True)) + r")"
_SCALE = r"(?:hundred|thousand|lakhs?|lacs?|crores?)"
_FIGURES = r"(?:\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?)"
# takes `seven`, `two hundred and fifty`, `1,00,000`, `2.5 lakh`, `two and a half lakh`, `7 (seven)`; refuses `tenure`
NUMBER = (
    rf"(?:{_FIGURES}(?:\s+{_SCALE})*|(?:{_WORD}|half\s+a)\b(?:[\s-]+(?:and[\s-]+)?(?:{_WORD}|{_SCALE})\b)*"
    rf"|an?(?=\s+(?:{_SCALE}|years?|months?|weeks?|fortnight|days?)\b))"
    rf"(?:\s+and\s+a\s+half(?:\s+{_SCALE})?)?(?:\s*\(\s*[\w\s-]{{1,20}}\s*\))?"
)
_UNIT = r"(?:years?|yrs?\.?|months?|fortnights?|weeks?|days?|hours?|rupees?|per\s?cent|%)"
_AMOUNT = re.compile(
    # takes `three to five years`, `between 6 and 12 months`, `six months to two years` (its first half by `_ALONE`)
    rf"(?<![\w.,/(])(?:(?P<from>{NUMBER})(?:\s+to\s+|(?<=\d)\s?[-–]\s?(?=\d))|(?<=between\s)(?P<lower>{NUMBER})\s+and\s+|(?P<or>{NUMBER})\s+or\s+)?"  # noqa: RUF001 - as print has it
    rf"(?P<number>{NUMBER})[\s-]{{0,3}}(?P<unit>{_UNIT})(?!\w)"
    # takes `Rs. 5,000/-`, `₹500`, `rupees two lakh`
    rf"|(?:\bRs\.?|\bINR|₹|\brupees)\s*(?P<money>{NUMBER})(?!\w)"
    # takes `one-third`, `two thirds`, `a third of`; refuses `a third person`
    r"|\b(?P<share>one|two|three|four|nine|an?(?=\s(?:third|fourth|quarter|fifth|sixth|tenth)\s+of\b))[\s-](?P<part>half|third|thirds|fourths?|quarters?|fifths?|sixth|tenths?)\b"
    # takes `imprisonment for life`, `a life sentence`
    r"|\b(?P<life>(?:imprison(?:ment|ed)|transportation|term|jail|prison)\s+(?:for|of)\s+(?:the\s+)?life|life\s+(?:imprisonment|sentence|term))\b",
    re.IGNORECASE,
)
# takes `above seventy,`, `under sixteen.`, `over sixty or`; refuses `above seventy rupees`, `under sixteen heads`
_BARE_AGE = re.compile(
    rf"\b(?P<bound>above|over|past|below|under)\s+(?P<number>{_WORD}(?:[\s-]{_WORD})?)(?=\s*(?:[,.;:)]|$)|\s+(?:or|and|who|whose)\b)",
    re.IGNORECASE,
)
_AGES = range(5, 101)
_CLAUSE = re.compile(r"[;:.](?=\s)|\n\s*\n|—|\(\w{1,4}\)\s")

_IMPRISONMENT = (
    r"imprison\w*|prisons?|jail\w*|gaol|incarcerat\w+|sentence[sd]?|punish\w*|R\.\s?I\.?|S\.\s?I\.?|\bRI|\bSI"
)
_FINE = r"fine[sd]?|penalt\w+"
_CUE = re.compile(
    rf"\b(?:(?P<imprisonment>{_IMPRISONMENT})|(?P<fine>{_FINE})"
    r"|(?P<age>aged?|minor(?:ity)?)"
    r"|(?P<none>notice|period|within|limitation|expir\w+|before|after|compensation|deposit\w*|costs?|separate\w*|apart|dated?|convicted\s+(?:within|for)|offence\s+punishable))\b",
    re.IGNORECASE,
)
# takes `seven years' rigorous imprisonment`, `two years in jail`, `Rs. 500 as fine`
_BEHIND = re.compile(
    rf"['’s]*\s+(?:(?:of|in|as|by\s+way\s+of|a)\s+)?(?:(?:rigorous|simple)\s+)?(?:(?P<imprisonment>imprison\w*|prison|jail|behind\s+bars|R\.?\s?I\b|S\.?\s?I\b)|(?P<fine>{_FINE})|(?P<age>of\s+age|old|in\s+age|age)|(?P<none>notice))\b",  # noqa: RUF001 - as print has it
    re.IGNORECASE,
)
# takes `seven years, plus fine`, `two years or a fine`; what a fine stands beside is a term
_WITH_FINE = re.compile(r"\s*,?\s*(?:plus|and|with|or)\s+(?:also\s+)?(?:an?\s+)?fine\b", re.IGNORECASE)
_MOST = re.compile(
    r"\b(?:up\s?to|until|extend(?:ed|s|ing)?\s+(?:up\s*)?to|(?:not|no|nor)\s+(?:be\s+)?(?:exceed(?:ing)?|more\s+than|longer\s+than|beyond|above)|cannot\s+exceed|maximum(?:\s+\w+){0,3}|at\s+(?:the\s+)?most|as\s+(?:long|much|high)\s+as|ceiling\s+of|limit\s+of|capped\s+at|not\s+later\s+than|within)(?:\s+(?:of|is|a|to|an?\s+period\s+of))?\s+$",
    re.IGNORECASE,
)
_LEAST = re.compile(
    r"\b(?:(?:not|no|nor|never)\s+(?:be\s+)?(?:less|lower|shorter|fewer)\s+than|(?:not|never)\s+(?:be\s+)?(?:below|under|earlier\s+than)|at\s+least|minimum(?:\s+\w+){0,3}|(?:not|cannot)\s+(?:go|fall)\s+below)(?:\s+(?:of|is|a))?\s+$",
    re.IGNORECASE,
)
_OVER = re.compile(r"\b(?:(?:more|greater|longer|later)\s+than|exceed\w*|above|over|beyond|after)\s+$", re.IGNORECASE)
_UNDER = re.compile(r"\b(?:(?:less|lower|shorter|fewer|earlier)\s+than|below|under|short\s+of)\s+$", re.IGNORECASE)
_OR_MORE = re.compile(
    r"\s*,?\s*(?:(?P<least>or\s+(?:more|above|upwards?)|and\s+(?:above|upwards)|at\s+(?:the\s+)?least|minimum)|(?P<most>at\s+(?:the\s+)?most|maximum|or\s+less))\b",
    re.IGNORECASE,
)
# takes `up to `, `for `, before `a year`; refuses `five rupees a day`, `twice a year`
_BEFORE_A = re.compile(r"\b(?:to|of|for|than|exceed\w*|within|least|most|in|after|before|or)\s+$", re.IGNORECASE)
_FAR_BEFORE = 130
_FAR_BEHIND = 40
_TEXTS_KEPT = 4_096  # the texts of provisions are the same from claim to claim


class Amount(NamedTuple):
    """An amount printed at `[start, end)`; a term for life has the unit `life` and the number 1."""

    start: int
    end: int
    number: Fraction
    unit: str
    role: Role
    bound: Bound

    def equals(self, other: Amount) -> bool:
        """True for the same amount, whatever it is of; thirty days pass for a month, and 24 hours for a day."""
        if self.unit == other.unit:
            return self.number == other.number
        return self.unit in _DAYS and other.unit in _DAYS and self._days() == other._days()

    def _days(self) -> Fraction:
        return self.number * _DAYS[self.unit]


@lru_cache(maxsize=_TEXTS_KEPT)
def find_amounts(text: str) -> tuple[Amount, ...]:
    """The amounts of a text in order."""
    return tuple(_amounts(text))


def find_bare_ages(text: str) -> Iterator[Amount]:
    """The ages that a text tells without a unit, as those above or below a number in words."""
    for match in _BARE_AGE.finditer(text):
        number = number_of(match["number"])
        if number in _AGES:
            is_over = match["bound"].lower() in ("above", "over", "past")
            yield Amount(
                match.start("number"), match.end(), number * 12, "month", "age", "over" if is_over else "under"
            )


def _amounts(text: str) -> Iterator[Amount]:
    for match in _AMOUNT.finditer(text):
        start, end = match.span()
        if match["share"]:
            yield Amount(
                start, end, Fraction(number_of(match["share"]), _PARTS[match["part"].lower()]), "share", "", ""
            )
            continue
        before = text[max(0, start - _FAR_BEFORE) : start]
        behind = text[end : end + _FAR_BEHIND]
        if match["number"] in ("a", "an") and not _BEFORE_A.search(before):
            continue
        if match["life"]:
            yield Amount(start, end, Fraction(1), "life", "imprisonment", "")
            continue
        unit, times = _UNITS["rupee"] if match["money"] else _unit(match["unit"])
        role = _role(before, behind, unit)
        bound = bound_of(before, behind)
        first = match["from"] or match["lower"]
        if first:
            yield Amount(start, end, number_of(first) * times, unit, role, "least")
            bound = "most"
        elif match["or"]:
            yield Amount(start, end, number_of(match["or"]) * times, unit, role, bound)
        yield Amount(start, end, number_of(match["money"] or match["number"]) * times, unit, role, bound)


def _unit(printed: str) -> tuple[str, Fraction]:
    plain = re.sub(r"[\s.]", "", printed.lower())
    return _UNITS[plain if plain in _UNITS else plain.removesuffix("s")]


def number_of(printed: str) -> Fraction:
    """The number of words or figures: `two and a half lakh` is 250,000, `one thousand crore` ten thousand million."""
    total = current = Fraction(0)
    for word in re.findall(r"\d[\d,.]*|[a-z]+", re.sub(r"\([^)]*\)", " ", printed.lower())):
        if word[0].isdigit():
            current += Fraction(word.replace(",", "").rstrip("."))
        elif word in _WORTH:
            current += _WORTH[word]
        elif word == "half":
            current += Fraction(1, 2)
        elif (scale := _SCALES.get(word.removesuffix("s"))) and scale == _SCALES["hundred"]:
            current = (current or Fraction(1)) * scale
        elif scale:
            many = total + current if 0 < total < scale else current or Fraction(1)
            total, current = (total if total >= scale else 0) + many * scale, Fraction(0)
    return total + current or Fraction(1)


def _role(before: str, behind: str, unit: str) -> Role:
    """What an amount is of, by the noun right behind it, else by the last one before it in its clause."""
    if unit in ("month", "day") and _WITH_FINE.match(behind):
        return "imprisonment"
    match = _BEHIND.match(behind)
    if match is None or not match.lastgroup:
        clause = _CLAUSE.split(before)[-1]
        match = next(reversed(list(_CUE.finditer(clause))), None)
    role = match.lastgroup if match else "none"
    if role == "imprisonment" and unit in ("month", "day"):
        return "imprisonment"
    if role == "age" and unit == "month":
        return "age"
    if unit == "rupee" and role in ("fine", "imprisonment"):
        return "fine"
    if unit in ("month", "day") and role == "fine" and match and _IS_BOTH.search(before):
        return "imprisonment"
    return ""


# takes `with fine and imprisonment which may extend to`; a term named behind its fine
_IS_BOTH = re.compile(r"\bimprison\w*\b[^.;]{0,60}\bfine\b[^.;]{0,30}$", re.IGNORECASE)


def bound_of(before: str, behind: str) -> Bound:
    """How words beside a number bound it: `up to`, `not less than`, `or more`."""
    if more := _OR_MORE.match(behind):
        return "least" if more["least"] else "most"
    if _MOST.search(before):
        return "most"
    if _LEAST.search(before):
        return "least"
    if _OVER.search(before):
        return "over"
    return "under" if _UNDER.search(before) else ""
