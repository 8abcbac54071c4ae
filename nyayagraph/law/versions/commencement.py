"""The day on which an Act came into force, as its own first section prints it.

Pure; a day is read, never worked out.
"""

from __future__ import annotations

import re
from datetime import date

from nyayagraph.errors import ParseError
from nyayagraph.law.text.dates import parse_date
from nyayagraph.law.versions.amendments import split_footnotes

_DAY = r"(?:the\s+)?(?P<day>\d{1,2}\s?(?:st|nd|rd|th)?\s+(?:day\s+of\s+)?[A-Z][a-z]+\s*,?\s+\d{4})"
# takes `come into force on the 1st day of July, 1930`, `have come into force on the 4th day of July, 1988`
_IN_TEXT = re.compile(
    rf"(?:com(?:e|es|ing)|take|have\s+come|have\s+taken)\s+(?:into|effect)\s*(?:force|operation|effect)?\s+(?:on|from)\s+(?:and\s+from\s+)?{_DAY}"
)
# takes `1st April, 1970, vide notification No. …`; refuses a list of days or a part of the Act
_IN_NOTE = re.compile(rf"{_DAY}[\s,.]*(?:vide|see)\b")
_ANY_DAY = re.compile(r"\d{1,2}\s?(?:st|nd|rd|th)?\s+(?:day\s+of\s+)?[A-Z][a-z]+,?\s+\d{4}")
_IN_PART = re.compile(
    r"in\s+respect\s+of|\bfor\s+(?:ss?\.|sections?|chapters?|parts?|the\s+(?:states?|provisions?|whole))|\bexcept\b|\bprovisions\s+of\b|\bss?\.\s?\d",
    re.IGNORECASE,
)
_PART_OF_ACT = re.compile(r"(?:sections?|provisions\s+of\s+(?:sections?|chapter|part))[^.;]{0,120}$", re.IGNORECASE)


def read_commencement(text: str, footnotes: str) -> date | None:
    """The one day on which section 1 or its footnote says that the whole Act came into force; None where it does not.

    Where different provisions or States have different days there is no one day.
    """
    plain = " ".join(text.split())
    named = list(_IN_TEXT.finditer(plain))
    if len(named) == 1 and not _PART_OF_ACT.search(plain[: named[0].start()].rpartition(")")[2]):
        return _day(named[0]["day"])
    if named:
        return None
    told = [words for _, words in split_footnotes(footnotes) if _ANY_DAY.match(words.removeprefix("The "))]
    if len(told) != 1:
        return None
    note = told[0].removeprefix("The ")
    match = _IN_NOTE.match(note)
    if match is None or _IN_PART.search(note.split("Gazette")[0]):
        return None
    return _day(match["day"])


def _day(printed: str) -> date | None:
    try:
        return parse_date(re.sub(r"(?<=\d)\s+(?=(?:st|nd|rd|th)\b)", "", printed).replace(" ,", ","))
    except ParseError:
        return None
