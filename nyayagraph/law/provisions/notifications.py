"""Notifications and circulars by number: `S.O. 5678(E)`, `Notification No. 12/2003-CE dated 1.3.2003`.

Pure search with offsets. Only what the Gazette numbers has a key; a department's number is kept as printed.
"""

from __future__ import annotations

import re
from itertools import chain
from typing import NamedTuple

# takes `G.S.R. 123(E)`, `SO 5678 (E)`, `S.R.O. No. 1572`, `S.R..O. No. 12/77`, `GSR-1418`; refuses `so 5`,
# `G.S.R. of 1978`, `S.O. 12(1)(f)`, a standing order
_GAZETTE_NUMBER = (
    r"(?:\.?\s{0,2}|-)(?:[Nn]os?\.?\s{0,2})?(?P<number>\d{1,5})(?!\d|\s?\(\d{1,2}\))"
    r"(?:\s?/\s?(?P<of>[5-9]\d)(?![\d/.-])|(?P<extra>\s{0,2}\(\s?E\s?\)))?"
)
_GAZETTE = (
    re.compile(r"G(?P<series>\.?\s?S\.?\s?R)" + _GAZETTE_NUMBER),
    re.compile(r"S(?P<series>\.?\s?(?:R\.{0,2}\s?)?O)" + _GAZETTE_NUMBER),
)
_DATED = (
    r"(?:[\s,]{1,3}(?:dated|dt\.?)[\s,]{1,3}(?:the\s{1,2})?(?:\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{2,4}"
    r"|\d{1,2}(?:st|nd|rd|th)?\s{1,2}[A-Z][a-z]{2,8}[.,]{0,2}\s{1,2}\d{4}|[A-Z][a-z]{2,8}\.?\s{1,2}\d{1,2}(?:st|nd|rd|th)?,?\s{1,2}\d{4}))?"
)
# letters of a department before the figures: takes `ST 907/X`, `LLR-D (6) 8/90`, `S.C. 3656`; refuses `A and 12`
_DEPARTMENT = r"(?:[A-Z][A-Za-z]{0,4}(?:[.-]{1,2}[A-Z]{1,4}){0,3}[.-]{0,2}\s?(?:\([A-Z0-9]{1,3}\)\s?)?(?=[\dA-Z])){0,2}"
# takes `12/2003-CE`, `GSF-1060-F`, `15 of 1990`
_AS_PRINTED = (
    rf"(?P<number>{_DEPARTMENT}[A-Z0-9][\w./()&-]{{0,40}}(?:\s?[-/]\s?[\w./()&-]{{1,20}}){{0,3}}(?:\s{{1,2}}of\s{{1,2}}\d{{4}})?)"
    + _DATED
)
# takes `Notification No. 12/2003-CE dated 1.3.2003`, `Circular No. 15 of 1990`, `Notification 153-CUS`,
# `notification (No. 88/77)`, `Notification dated 1-4-1962 bearing F. No. 12`, `notification of the Government of
# Kerala, Revenue Department No. 5`; refuses `Circular letter`, `notification 12 days`
_NUMBER = (
    r"(?:\s{1,3}(?:of|by)\s{1,3}(?:the\s{1,3})?(?:[A-Z][A-Za-z&]{1,20},?\s{1,3}(?:(?:of|and|in|the)\s{1,3}){0,2}){1,9}(?=No)"
    r"|[\s,]{1,3})[\[(]?(?:(?:(?:dated|dt\.?)\s[^;\n]{4,24}?\s)?bearing\s{1,3})?"
    r"(?:(?:F\.?\s?)?[Nn](?:o|O|umber)s?\.?:?\s{0,3}"
    r"|(?!\d{1,2}\s?[-/]\s?\d{1,2}\s?[-/]\s?(?:19|20)?\d\d(?!\d))(?=\d{1,5}\s?[-/]\s?[A-Z0-9]))" + _AS_PRINTED
)
# one pattern a form: each opens with letters in their order, which are found fast; one of the letters given, if any,
# stands before it
_NUMBERED = (
    *(("nN", re.compile(word + _NUMBER)) for word in (r"otifica\s?-?\s?tions?", "OTIFICATIONS?")),
    *(("cC", re.compile(word + _NUMBER)) for word in ("irculars?", "IRCULARS?")),
    # takes `G.O. Ms. No. 850`, `GOMs No.235`, `G.O.Ms, No. 1968`, `G.O. Ms. No, 412`, `G.O. (NS) No. 22/PD`,
    # `GO Ms. 254`, `G. 0. MS 851`; refuses `G.O.C. No. 5`, `G.O. 254`
    (
        "",
        re.compile(
            r"G\.?\s?[O0]\.?\s{0,2}(?:\(?(?:M[sS]|R[tT]|N[sS]|P|D)\.?\)?[.,]?\s{0,2})?"
            r"(?:Nos?[.,]?\s{0,3}|(?<=Ms\.\s)(?=\d)|(?<=M[Ss]\s)(?=\d{2}))" + _AS_PRINTED
        ),
    ),
    # takes `Office Order No.45 dated March 1, 1991`; refuses `Office Order dated`
    ("", re.compile(r"Office\s{1,3}Order\s{1,3}No\.?\s{0,3}" + _AS_PRINTED)),
    # takes `Government Order No. 159-Ind.`; refuses `Appeal from Original Order No. 5`
    ("", re.compile(r"Gov(?:ernmen)?t\.?\s{1,3}Order\s{1,3}No\.?\s{0,3}" + _AS_PRINTED)),
)
# between two numbers: takes ` and No. `, `, Nos. `, ` and 13/90`; refuses ` and 13 others`
_FURTHER = re.compile(
    r"(?:,\s{1,3}(?:and\s{1,3})?|\s{1,3}(?:and|&)\s{1,3})(?:(?:F\.?\s?)?[Nn]os?\.\s{0,3}|(?=\d{1,5}\s?/\s?\d))"
    + _AS_PRINTED
)
_MOST_LISTED = 20
_HAS_FIGURE = re.compile(r"\d")
_TRAILING = ".,;:-/&("


class FoundNotification(NamedTuple):
    """A notification at `[start, end)`; `key` only for a number of the Gazette, `name` the number as printed."""

    start: int
    end: int
    key: str | None
    name: str | None


def find_notifications(text: str) -> list[FoundNotification]:
    """Every notification and circular that `text` names by number, in order, none overlapping."""
    found = [*_gazette(text), *_numbered(text)]
    kept: list[FoundNotification] = []
    for one in sorted(found, key=lambda n: (n.start, -n.end)):
        if not kept or one.start >= kept[-1].end:
            kept.append(one)
    return kept


def _gazette(text: str) -> list[FoundNotification]:
    found = []
    for match in chain.from_iterable(pattern.finditer(text) for pattern in _GAZETTE):
        before = text[match.start() - 1] if match.start() else " "
        if before.isalnum() or before == ".":
            continue
        key = _gazette_key(match)
        found.append(FoundNotification(match.start(), match.end(), key, None))
    return found


def _gazette_key(match: re.Match[str]) -> str:
    series = re.sub(r"[.\s]", "", match[0][0] + match["series"])
    return f"{series} {int(match['number'])}" + ("(E)" if match["extra"] else f"/{match['of']}" if match["of"] else "")


def _numbered(text: str) -> list[FoundNotification]:
    found: list[FoundNotification] = []
    for letters, match in ((letters, match) for letters, pattern in _NUMBERED for match in pattern.finditer(text)):
        start = match.start() - bool(letters)
        if start < 0 or text[start] not in (letters or "GO") or (start and text[start - 1].isalnum()):
            continue
        one = _as_printed(text, start, match)
        for _ in range(_MOST_LISTED):
            if one is None:
                break
            found.append(one)
            further = _FURTHER.match(text, one.end)
            one = _as_printed(text, further.start("number"), further) if further else None
    return found


def _as_printed(text: str, start: int, match: re.Match[str]) -> FoundNotification | None:
    """The notification whose number a match has; None for a number without a figure."""
    number = match["number"].rstrip(_TRAILING)
    if number.endswith(")") and "(" not in number:
        number = number[:-1]
    gazette = next(filter(None, (pattern.match(text, match.start("number")) for pattern in _GAZETTE)), None)
    if gazette:
        return FoundNotification(start, gazette.end(), _gazette_key(gazette), None)
    if not _HAS_FIGURE.search(number):
        return None
    whole = number == match["number"]
    end = match.end() if whole else match.start("number") + len(number)
    return FoundNotification(start, end, None, " ".join(text[start:end].split()))
