"""What a provision may be of that is no Act: charters, foreign constitutions, rules, schedules, a company's articles.

Pure; reads the words behind a number, or right before it.
"""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import re

OF_A_COMPANY = "articles of a company"
NO_ACT = "not an Act: "

# takes `the Charter`, `the Constitution of Japan`, `its Articles of Association`, `the company's Memorandum`
_FOREIGN = re.compile(
    r"(?:(?:the|its|their)\s{1,3})?(?:[Cc]ompany['’]s\s{1,3})?(?:(?:[A-Z][\w.'’-]*|of|on|for|and|the)\s{1,3}){0,9}?"
    r"(?:UDHR|ICCPR|ICESCR|CEDAW|CRC|ECHR|GATT|TRIPS|Covenant|Convention|Declaration|Treaty|Charter|Protocol|Statute\s+of|U\.\s?S\."
    r"|Constitution\s+of\s+(?:the\s+)?(?!India)[A-Z]|[Aa]rticles\s+of\s+[Aa]ssociation|Memorandum)"
)
# takes `of CERD`, `of the TFEU`; refuses `OF THE CONSTITUTION`
_ACRONYM = re.compile(r"(?:the\s{1,3})?(?!COI\b|THE\b|INDIA\b|CONST)[A-Z]{3,8}\b(?!\s[A-Z]{2})")
_CHARTER_BEFORE = re.compile(r"(?:UDHR|ICCPR|ICESCR|CEDAW|CERD|CRC|UNCRC|ECHR|GATT|TRIPS|CRPD|UNCAT)[,:]?\s{1,3}$")
_OTHER_INSTRUMENT = re.compile(
    r"(?:the\s{1,3})?(?:said\s{1,3})?(?:(?:\(?[A-Z][\w.,'’&()-]*|of|on|for|and|the)\s{1,3}){0,12}?(?:Rules|Regulations?|Order|Bye-?laws|Schedule|Scheme|Manual|Agreement|Letters\s{1,3}Patent|Restatement)\b"
    r"|(?:the|these|those)\s{1,3}(?:said\s{1,3})?(?:rules|regulations|bye-?laws)\b"
)
# takes `Prevention of Food Adulteration Rules, 1955`, `said Rules`; refuses `Rules of Court`
_NAMED_RULES = re.compile(
    r"(?:the\s{1,3})?(?:said\s{1,3}|these\s{1,3}|those\s{1,3})?(?:(?:\(?[A-Z][\w.,'’&()/-]*|of|on|for|and|the|to|in)\s{1,3}){0,14}?"
    r"(?:Rules|RULES|Regulations)\b(?:,?\s{0,2}\(?(?:1[89]|20)\d\d\)?)?"
)
# takes `of the First Schedule to `, `of Schedule I-A of `, before an Act whose articles stand in a schedule
_OF_A_SCHEDULE = re.compile(
    r"\s{0,3},?\s{0,3}(?:of|in|to)\s{1,3}(?:the\s{1,3})?(?:(?:[A-Z][a-z]{3,8}|[IVX]{1,4})\s{1,3})?Schedule"
    r"(?:\s{1,2}(?:[IVX]{1,4}|\d)(?:-?[A-Z])?)?\s{1,3}"
    r"(?:annexed\s|appended\s)?(?:to|of|in)\s{1,3}(?:the\s{1,3})?"
)
# behind an order: takes `, of the Madras High Court`, ` of this Court's Rules`, ` of the Rules`; refuses ` of the Code`
OF_A_COURT = re.compile(
    r"\s{0,2},?\s{1,3}(?:of|in|under)\s{1,3}(?:(?:the|this|our|that|said)\s{1,3}){0,2}(?:[A-Z][\w.]*\s{1,3}){0,3}(?:Court|Rules)\b"
)
_COMPANY = re.compile(r"[Aa]ssociation|Memorandum")


def other_instrument(text: str, start: int, unit: str) -> tuple[str, int | None] | None:
    """The note for an instrument that opens at `start` and is no Act, and its end where the reference takes it in."""
    foreign = _FOREIGN.match(text, start) or (_ACRONYM.match(text, start) if unit == "a" else None)
    if foreign:
        return (OF_A_COMPANY if _COMPANY.search(foreign[0]) else "foreign"), foreign.end()
    other = _OTHER_INSTRUMENT.match(text, start)
    return (NO_ACT + " ".join(other[0].split())[:60], None) if other else None


def is_charter_before(text: str, start: int) -> bool:
    """Whether an instrument of many nations is named right before: `UDHR, Article 21`."""
    return _CHARTER_BEFORE.search(text, max(0, start - 12), start) is not None


def past_schedule(text: str, end: int) -> int | None:
    """Where ` of the First Schedule to ` ends, behind which an Act may stand; None if it does not stand there."""
    schedule = _OF_A_SCHEDULE.match(text, end)
    return schedule.end() if schedule else None


def named_rules(text: str, start: int) -> tuple[str, int] | None:
    """The note for Rules that are named at `start`, and where their name ends."""
    named = _NAMED_RULES.match(text, start)
    return ("rules: " + " ".join(named[0].split())[:80], named.end()) if named else None
