"""Which provisions of an Act a notification brought into force and when, as the footnotes of its section 1 print it.

Pure. A footnote whose every word is not understood brings nothing into force: an entry is read whole or not at all.
"""

# ruff: noqa: RUF001 - dashes stand here as print has them
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date
from typing import Literal

from pydantic import BaseModel, ConfigDict

from nyayagraph.errors import ParseError
from nyayagraph.law.text.dates import parse_date
from nyayagraph.law.versions.amendments import split_footnotes

Scope = Literal["whole", "listed", "remaining", "unread"]

_DAY = r"\d{1,2}\s?(?:st|nd|rd|th)?\s*(?:day\s+of\s+)?[A-Z][a-z]+\s*,?\s+\d{4}"
# takes `28th July, 2006 (ss. 2, 3), vide` where a note or a sentence of it opens; refuses `dated 28th July, 2006`
_ENTRY = re.compile(rf"(?:^|[;.)]\s)\s*(?:The\s+)?(?P<day>{_DAY})")
# takes `vide notification No. S.O. 818(E), dated 13th June, 2005`, `see Notification No. III-D`; refuses `see s. 4`
_NOTIFICATION = re.compile(
    r"\b(?:[Vv]ide|[Ss]ee)\b[\s,]*(?:the\s+)?(?:[Nn]oti[a-z]+\s*\.?\s*(?:[Nn][oO]s?\.?)?|(?=[GS]\.\s?[SR]?\.?\s?[RO]))\s*"
    r"(?P<number>[A-Z0-9](?:[^,;()]|\(\s?\w{1,5}\s?\)){0,38}?)(?=\s*(?:,|;|dated|see\b|for\b|in\s+respect|$))"
)
_DATED = re.compile(
    rf",?\s*dated[\s,]*(?:by\s+)?(?:the\s+)?(?P<dated>{_DAY}|\d{{1,2}}\s?(?:st|nd|rd|th)?\s+[A-Z][a-z]+)"
)
_GAZETTE = re.compile(r"[\s,;.]*(?:[Ss]ee\s+)?(?:the\s+)?Gazett?ed?\s+of\s+India.*", re.DOTALL)
_NUMBER = r"\d{1,3}[A-Z]{0,2}"
_PARTS = r"(?:sub-?\s?sec(?:tion)?s?\.?|cl(?:ause)?s?\.?|provisos?|sub-?\s?clauses?)"
# a part of a section: takes `sub-section (1) and (3) of s. 44`, `sub-sec. (2) of s. 70`; refuses `s. 44`
_PART_OF = re.compile(rf"{_PARTS}[^;.]{{0,80}}?\bof\s+(?:ss?\.|sections?)\s*(?P<number>{_NUMBER})", re.IGNORECASE)
# takes `132 (2), (4) and (5)`, `23 [except clause (b)]`; refuses `132`
_PART_BEHIND = re.compile(
    rf"(?<![\w.])(?P<number>{_NUMBER})\s?(?:(?:\(\w{{1,4}}\)\s*(?:,|and|to)?\s*)+|\[\s*[Ee]xcept[^\]]*\])"
)
_INCLUSIVE = re.compile(r"[(\[]?\s*both\s+(?:days\s+)?inclusive\s*[)\]]?", re.IGNORECASE)
_REMAINING = re.compile(
    r"^(?:in\s+respect\s+of\s+|for\s+)?(?:all\s+)?(?:the\s+)?(?:remaining|other)\s+(?:provisions|sections)(?:\s+of\s+(?:the|this)\s+Act)?$"
    r"|^(?:in\s+respect\s+of\s+)?all\s+the\s+provisions\s+of\s+the\s+Act\s*\(other\s+than\s+those\s+which\s+have\s+already\s+been\s+brought\s+into\s+force\)$",
    re.IGNORECASE,
)
_LIST = re.compile(
    rf"^(?:in\s+respect\s+of|for|of)?\s*(?:the\s+)?(?:ss?\.?|sections?)?\s*{_NUMBER}"
    rf"(?:\s*(?:,|and|to|–|-|&|\s)+\s*(?:(?:ss?\.?|sections?)\s*)?{_NUMBER})*$",
    re.IGNORECASE,
)
_EXCEPT = re.compile(
    r"^(?:except|excluding)(?:\s+(?:for\s+)?(?:the\s+)?(?:provisions?\s+(?:of|in)\s*)?(?P<list>.*))?$",
    re.IGNORECASE | re.DOTALL,
)
_MEMBER = re.compile(rf"(?P<first>{_NUMBER})(?:\s*(?:to|–|-)\s*(?:(?:ss?\.?|sections?)\s*)?(?P<last>{_NUMBER}))?")


class Commencement(BaseModel):
    """What came into force on a day: the `listed` sections, the remaining ones, or the whole Act but for those.

    `in_part` are sections of which a part did or, beside the whole Act, did not; `unread` words were not understood.
    """

    model_config = ConfigDict(frozen=True)

    on: date
    scope: Scope
    listed: tuple[tuple[str, str], ...] = ()  # first and last number of each range
    in_part: tuple[str, ...] = ()
    notification: str | None = None
    dated: date | None = None


def read_commencements(footnotes: str) -> tuple[Commencement, ...]:
    """Every day that the footnotes of section 1 name as one on which the Act or a part of it came into force."""
    found: list[Commencement] = []
    for _, words in split_footnotes(footnotes):
        entries = list(_ENTRY.finditer(words))
        if not entries or entries[0].start() > 1:
            continue
        for entry, until in zip(entries, [*(e.start() for e in entries[1:]), len(words)], strict=True):
            day = _day(entry["day"])
            if day:
                found.append(_read(day, " ".join(words[entry.end() : until].split())))
    return tuple(found)


def _read(on: date, words: str) -> Commencement:
    notified = _NOTIFICATION.search(words)
    number, dated = None, None
    if notified:
        number = _plain_number(notified["number"])
        later = _DATED.search(words, notified.end())
        dated = _day(later["dated"]) if later else None
        words = words[: notified.start()] + " " + _DATED.sub(" ", words[notified.end() :], count=1)
    words = _INCLUSIVE.sub(" ", _GAZETTE.sub("", words))
    parts = tuple(match["number"] for pattern in (_PART_OF, _PART_BEHIND) for match in pattern.finditer(words))
    plain = _PART_BEHIND.sub(" ", _PART_OF.sub(" ", words))
    plain = " ".join(re.sub(r"[()\[\]:;.—-]+(?=\s|$)|(?:^|\s)[()\[\]:;.—–-]+|[()\[\]]", " ", plain).split()).strip(
        " ,.;"
    )
    plain = re.sub(r"(?:,\s*|\band\s+)+(?=,|and\b|$)", "", plain).strip(" ,").removesuffix(" and").strip(" ,")
    scope, listed = _scope(plain, has_parts=bool(parts))
    return Commencement(
        on=on, scope=scope, listed=listed, in_part=() if scope == "unread" else parts, notification=number, dated=dated
    )


def _scope(plain: str, *, has_parts: bool) -> tuple[Scope, tuple[tuple[str, str], ...]]:
    if not plain:
        return ("listed" if has_parts else "whole"), ()
    if _REMAINING.match(plain):
        return "remaining", ()
    excepted = _EXCEPT.match(plain)
    wanted = (excepted["list"] or "") if excepted else plain
    if excepted and has_parts and not wanted.strip():
        return "whole", ()
    if not _LIST.match(wanted):
        return "unread", ()
    members = tuple((m["first"], m["last"] or m["first"]) for m in _MEMBER.finditer(wanted))
    return ("whole" if excepted else "listed"), members


def first_days(told: Sequence[Commencement], numbers: Sequence[str]) -> Iterator[tuple[str, Commencement, bool]]:
    """For each provision that came into force by what is `told`: its number, by what, and whether only a part did.

    A range means the numbers without letters in it, and its ends; what was inserted between them came later.
    """
    named: set[str] = set()
    for one in told:
        if one.scope == "listed":
            listed = [number for number in numbers if _is_within(number, one.listed)]
            named.update(listed, one.in_part)
            yield from ((number, one, False) for number in listed)
            yield from ((number, one, True) for number in one.in_part if number in numbers and number not in listed)
    whole = [one for one in told if one.scope in ("whole", "remaining")]
    if len(whole) == 1 and not any(one.scope == "unread" for one in told):
        excepted = whole[0].listed
        for number in numbers:
            if number.isdigit() and number not in named and not _is_within(number, excepted):
                yield number, whole[0], number in whole[0].in_part


def _is_within(number: str, ranges: Sequence[tuple[str, str]]) -> bool:
    if any(number in ends for ends in ranges):
        return True
    return number.isdigit() and any(_value(first) < int(number) < _value(last) for first, last in ranges)


def _value(number: str) -> int:
    return int(re.sub(r"\D", "", number))


def _plain_number(printed: str) -> str:
    """A notification's number in one form: `SO 818(E)`, `GSR 637(E)`; a department's as printed."""
    match = re.fullmatch(
        r"(?P<series>[GSROF.\s]+?)[\s.]*(?:No\.?\s*)?(?P<number>\d[\w/.-]*?)[\s.,]*(?P<extra>\(E\))?[\s.,]*", printed
    )
    if match is None:
        return " ".join(printed.split()).strip(" .,")
    series = re.sub(r"[.\s]", "", match["series"])
    return f"{series} {match['number']}{match['extra'] or ''}"


def _day(printed: str) -> date | None:
    try:
        return (
            parse_date(re.sub(r"(?<=\d)\s+(?=(?:st|nd|rd|th)\b)", "", printed).replace(" ,", ",")) if printed else None
        )
    except ParseError:
        return None
