"""Numbers of provisions in print's lists: `302, 304 and 307 to 309`, `5(1), (2)`, with the clauses beside them. Pure.

Knows no Act and no word before the list: whose numbers they are is `statutes`' work.
"""

# ruff: noqa: RUF001 - dashes stand here as print has them
from __future__ import annotations

import re
from typing import NamedTuple

from nyayagraph.law.acts.mentions import abbreviation_letters
from nyayagraph.law.provisions.clauses_beside import Clauses, clauses_before, clauses_behind
from nyayagraph.law.provisions.keys import PrintedNumber, read_clauses, read_number

_WIDEST_RANGE = 60
_FROM = re.compile(r"\bfrom\s{1,3}(?:under\s{1,3})?$")
_ONE_SECTION = re.compile(
    r"(?:[Ss]ec(?:tion|\.)|[Ss]\.|[Uu]/[Ss]\.?)\s{0,3}\d"
)  # takes `s. 302`; refuses `sections 10`
_DAYS = 31
# `304 Part II and`, `304 (Part I) or`, `302 IPC` is for its own; `147. 148, 323`: a comma misread
_LINKS = (
    r"(?:\s?\(?[Pp]art[\s-]{1,2}I{1,2}\)?(?![A-Za-z]))?"
    r"\s{0,70}(?P<link>,\s{0,3}(?:and|or|&|read\s{1,2}with|r/w|as\s{1,2}well\s{1,2}as|And|Or|AND|OR|R/W|READ\s{1,2}WITH)"
    r"|,|\.(?=\s\d{1,3}[A-Z]?,\s{0,2}\d)|and\s{1,2}also|(?:and|or)\s{1,2}with|and|or|&|to|-|\xad|–|/|read\s{1,3}with|r/w|r\.w\.?|with|(?:made\s)?punishable|as\s{1,2}well\s{1,2}as"
    r"|And|Or|To|Read\s{1,3}With|AND|OR|TO|READ\s{1,3}WITH|R/W|WITH)"
    r"\s{0,70}(?:(?:(?:under|UNDER)\s{1,2})?(?P<word>WORD)\s{0,2})?(?=[\d(])"
)
# takes `8. 34 of`, behind `read with `: a damaged `s.`; refuses `8. 34 persons`
_MISREAD = r"8\.(?=\s\d{1,3}[A-Z]?(?:\(\w{1,3}\))?\s{1,2}(?:of|and|or|to)\s)"
LINK = {
    unit: re.compile(_LINKS.replace("WORD", word))
    for unit, word in {
        "s": rf"(?:[Ss]ections?|SECTIONS?|[Ss]ecs?\.?|[Ss]s?\.|[Uu]/[Ss]|{_MISREAD})",
        "a": r"(?:[Aa]rticles?|ARTICLES?|[Aa]rts?\.?)",
        "or": r"(?:[Rr]ules?\.?|RULES?|[Rr]r?\.)",
    }.items()
}
_NO_NUMBER_AFTER = re.compile(
    r"\s{0,2}(?:(?:st|nd|rd|th)\b|(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b|years?\b|months?\b|days?\b|per\b|%|SCC|SCR|S\.C"
    r"|ITR|I\.T\.R|of\s(?:1[89]|20)\d\d(?![\s-]{1,2}(?:Act|Code|Rules|Regulations|Order|Ordinance)\b)|[Oo]thers?\b|OTHERS?\b|[Pp]ersons?\b|\.\d|lakhs?|crores?|[AaPp]\.?[Mm]\b)"
)
_AMOUNT = re.compile(
    r"(?:\d{1,2}(?=,\d{3}(?!\d))|\d{1,3}(?=,\d\d,\d{3}))"
)  # takes `14,000`, `7,84,151`; refuses `302,304`
_DATE_AFTER = re.compile(r"[-/.](?:0?[1-9]|1[0-2])[-/.](?:19|20)?\d\d(?!\d)")


class Listed(NamedTuple):
    """One member of a printed list: a number and, for a range, the number it runs to."""

    start: int
    end: int
    first: PrintedNumber
    last: PrintedNumber | None
    others: tuple[Clauses, ...] = ()  # clauses of the same number printed beside its first


def read_list(text: str, pos: int, start: int, unit: str) -> tuple[list[Listed], int]:
    """The members of the list that opens at `pos`; the first spans from `start`, its anchor."""
    listed: list[Listed] = []
    number = read_listed_number(text, pos)
    while number is not None and len(listed) < 200:  # noqa: PLR2004 - no sentence lists more
        number, others = _with_clauses_behind(text, number)
        listed.append(Listed(start, number.end, number, None, others))
        link = LINK[unit].match(text, number.end)
        if link is None:
            break
        following = _linked(text, link, number)
        if (
            following is not None
            and link["link"] in ("to", "To", "TO", "-", "\xad", "–")
            and not _is_change(text, start, link)
        ):
            listed[-1] = Listed(listed[-1].start, following.end, number, following)
            link = LINK[unit].match(text, following.end)
            following = _linked(text, link, following) if link else None
        start = opens(link) if link else start
        number = following
    return listed, listed[-1].end if listed else pos


def _is_change(text: str, start: int, link: re.Match[str]) -> bool:
    """Whether `to` leads from one number to another: `altered from section 302 to section 304`."""
    from_one = link["link"] == "to" and _FROM.search(text, max(0, start - 16), start)
    return bool(from_one) and _ONE_SECTION.match(text, start) is not None


def read_listed_number(text: str, pos: int) -> PrintedNumber | None:
    """The provision number that opens at `pos`; None for a day, a date, a measure or a report."""
    number = read_number(text, pos, not_letters=abbreviation_letters())
    if number is None or number.figure == 0:
        return None
    refused = _NO_NUMBER_AFTER.match(text, number.end)
    if refused and not (number.clauses and refused[0].startswith(".")):  # `s. 12(5).6` bears the mark of a footnote
        return None
    if text[number.end : number.end + 1] == "," and _AMOUNT.match(text, pos):
        return None
    if number.figure <= _DAYS and _DATE_AFTER.match(text, number.end):
        return None
    return number


def _linked(text: str, link: re.Match[str], before: PrintedNumber) -> PrintedNumber | None:
    """The number after a link; `(2)` after `5(1)` is another clause of the same number."""
    if text[link.end()] != "(":
        return read_listed_number(text, link.end())
    clauses, end = read_clauses(text, link.end())
    if not clauses or not before.clauses or link["link"] in ("-", "\xad", "/"):
        return None
    kept = before.clauses[: max(0, len(before.clauses) - len(clauses))]
    if clauses[0].isdigit() == before.clauses[0].isdigit():
        kept = () if len(clauses) >= len(before.clauses) else kept
    return PrintedNumber(link.end(), end, before.number, (*kept, *clauses))


def with_prefix_clauses(text: str, listed: list[Listed], start: int) -> list[Listed]:
    """`clause (a) of section 5`, `sub-section (2) of section 11`: the clause belongs to the one number after it."""
    first = listed[0]
    if first.last or first.others:
        return listed
    opening, clauses = clauses_before(text, start, within_clauses=_has_clauses(first.first))
    if not clauses:
        return listed
    own = first.first.clauses
    number = first.first._replace(clauses=(*own, *clauses[0]))
    others = tuple((*own, *other) for other in clauses[1:])
    return [Listed(opening, first.end, number, None, others), *listed[1:]]


def _with_clauses_behind(text: str, number: PrintedNumber) -> tuple[PrintedNumber, tuple[Clauses, ...]]:
    """`section 12, sub-section (1)`, `rule 15, clauses (2) and (3)`: the number with the clauses behind it."""
    end, clauses = clauses_behind(text, number.end)
    if not clauses:
        return number, ()
    every = [(*number.clauses, *one) for one in clauses]
    return number._replace(end=end, clauses=every[0]), tuple(every[1:])


def _has_clauses(number: PrintedNumber) -> bool:
    """Whether a number has clauses of its own; `25 (O)` has none, its letter stands in brackets."""
    return bool(number.clauses) and not (len(number.clauses) == 1 and number.clauses[0].isupper())


def opens(link: re.Match[str]) -> int:
    """Where the member after a link opens: at its own word `Section`, if it has one, else at its number."""
    return link.start("word") if link["word"] else link.end()


def members(member: Listed) -> list[str]:
    """The numbers of a member: all between the ends of a range of plain numbers, the two ends of any other."""
    first, last = member.first, member.last
    if last is None:
        return [first.number]
    if first.number.isdigit() and last.number.isdigit() and 0 < last.figure - first.figure <= _WIDEST_RANGE:
        return [str(figure) for figure in range(first.figure, last.figure + 1)]
    return [first.number, last.number]


def clauses_of(member: Listed, number: str, prefix: str) -> tuple[str, ...]:
    """The clauses printed with this number of a member."""
    if number == prefix + member.first.number:
        return member.first.clauses
    return member.last.clauses if member.last and number == prefix + member.last.number else ()
