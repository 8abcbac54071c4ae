"""What a day in a sentence on law is told of: nothing that stands there by the way or only names an Act. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.law.text.periods import Dated, find_periods
from nyayagraph.verify.days.law_before import is_wide
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.statements.said import Facts

# takes `FY 2024-25`, `assessment year 2021-22`; a year for which a tax is reckoned
_OF_ACCOUNTS = re.compile(r"[AF]\.?\s?Y\b|(?:assessment|financial|tax|previous|accounting)\s+year\b", re.IGNORECASE)


def is_of_accounts(sentence: str, one: Dated) -> bool:
    """True for a year for which a tax is reckoned."""
    return _OF_ACCOUNTS.match(sentence, one.start) is not None


# takes `that of `, `the infringement of `; refuses `the beginning of `, `the summer of `
_OF_A_THING = re.compile(
    r"\b(?!(?:beginning|start|end|close|middle|course|part|half|quarter|month|year|summer|winter|autumn|spring|monsoon|first|last|dawn|day)\b)\w+\s+of\s+$",
    re.IGNORECASE,
)
# takes `an Act of ` before `December 2002`; the month of its making tells which law is meant
_AN_ACT_OF = re.compile(r"\b(?:[Aa]n|[Tt]he|[Tt]his|[Tt]hat)\s+(?:Act|Code|Sanhita|[Ll]aw|[Ss]tatute)\s+of\s+$")


def is_of_a_thing(sentence: str, one: Dated) -> bool:
    """True for a year or month that is no day of an event but tells which thing is meant: `that of 1986`."""
    is_month = one.period.first != one.period.last
    if is_month and _AN_ACT_OF.search(sentence[: one.start]):
        return True
    return is_wide(one) and _OF_A_THING.search(sentence[: one.start]) is not None


# takes `(Inserted by Taxation Laws (Amendment) Act, 1970 with effect from `, `[Subs. by Act 4 of 1988, w.e.f. `
_NOTE_OF_CHANGE = re.compile(
    r"[(\[]\s*(?:ins(?:erted|\.)|subs(?:tituted|\.)|added|omitted)\s*,?\s+(?:by|vide|with|w\.?\s?e\.?\s?f)\b[^;]{0,160}$",
    re.IGNORECASE,
)


def days_of_notes(sentence: str, start: int, facts: Facts) -> frozenset[str]:
    """The days, as printed, of notes in brackets on printed words; one behind a section itself is of that section."""
    ends = {one.reference.end - start for one in facts.resolved if one.key}
    notes = ((one, _NOTE_OF_CHANGE.search(sentence[: one.start])) for one in find_periods(sentence))
    return frozenset(
        sentence[one.start : one.end]
        for one, note in notes
        if note and len(sentence[: note.start()].rstrip()) not in ends
    )


_A_YEAR = re.compile(r"\d{4}|[./-]\d\d$")  # takes `1 July 2024`, `1.7.24`; refuses `1 July`


def is_of_a_later_year(sentence: str, one: Dated, dated: Sequence[Dated]) -> bool:
    """True for a day without a year whose date before it is a later one: `25 December 2023 … till 1 July`."""
    if _A_YEAR.search(sentence[one.start : one.end]):
        return False
    return any(other.end <= one.start and other.period.first > one.period.last for other in dated)


# takes `, which rewrote section 8 of the Act, `; a clause about what stands before it, closed before a day is told
_BY_THE_WAY = re.compile(r",\s+(?:which|who|whose|where)\b[^,;]*,")


def is_by_the_way(words: str, at: int) -> bool:
    """True where what stands at `at` is only told about something else, in a clause that is closed."""
    return any(match.start() <= at < match.end() for match in _BY_THE_WAY.finditer(words))


def without_provisions(words: str, start: int, one: Dated, within: Sequence[Resolved]) -> str:
    """Words, those blanked that name a provision with its Act, and what is said by the way before a date."""
    spans = [(each.reference.start - start, each.reference.end - start) for each in within]
    spans += [match.span() for match in _BY_THE_WAY.finditer(words, 0, one.start)]
    for low, high in spans:
        words = words[:low] + " " * (min(high, len(words)) - low) + words[high:] if low < len(words) else words
    return words
