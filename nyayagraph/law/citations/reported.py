"""Names, benches and dates as Indian reports print them, in one form. Pure."""

from __future__ import annotations

import re
from datetime import date

from nyayagraph.errors import ParseError
from nyayagraph.law.text.dates import parse_date

FIRST_SITTING = date(1950, 1, 26)  # the Supreme Court's; a date before it is a publisher's mistake

# Title of a report; takes `A vs B on 26 September, 1974`, leaves `A vs B`.
_TITLE_DATE = re.compile(r"\s+on\s+(\d{1,2}\s+[A-Z][a-z]+,?\s+\d{4})\s*$")
_CUT = re.compile(r"\s*\.\.\.\s*$|\s*\(\s*[^)]*\.\.\.\s*")
_VERSUS = re.compile(r"\s+(?:vs\.?|v\.|versus|v)\s+", re.IGNORECASE)
_KEPT = {"of", "and", "the", "in", "on", "for", "by"}
_TITLES = re.compile(
    r"\(+\s*C?\.?J\.?I?\.?\s*\)+|\bJ\.\s*$|\b(?:HON'?BLE|MR\.?|MRS\.?|MS\.?|DR\.?|JUSTICE|CHIEF)\s", re.IGNORECASE
)


def split_title(printed: str) -> tuple[str, date | None]:
    """Parties `A v. B` and the day, from a report's title line; the day is nothing where it cannot be right."""
    found = _TITLE_DATE.search(printed)
    parties = printed[: found.start()] if found else printed
    return _VERSUS.sub(" v. ", _CUT.sub("", parties).strip(), count=1), sitting_day(found[1]) if found else None


def sitting_day(printed: str) -> date | None:
    """The day, or nothing where it is unreadable or before the Supreme Court first sat."""
    try:
        day = parse_date(printed)
    except ParseError:
        return None
    return day if day >= FIRST_SITTING else None


def party_case(printed: str) -> str:
    """A party in ordinary capitals; initials and abbreviations stay as printed."""
    words = []
    for place, word in enumerate(" ".join(printed.split()).strip(" .,").split(" ")):
        if "." in word or "&" in word or "/" in word or not word.isupper():
            words.append(word)
        else:
            words.append(word.lower() if place and word.lower() in _KEPT else word.capitalize())
    return " ".join(words)


def judge_name(printed: str) -> str:
    """A judge in the order a person says it: `KRISHNAIYER, V.R.` is `V.R. Krishnaiyer`; titles are dropped."""
    plain = " ".join(_TITLES.sub(" ", printed).split()).strip(" ,")
    if "," in plain:
        surname, _, given = plain.partition(",")
        plain = f"{given.strip()} {surname.strip()}"
    else:
        initials_last = re.fullmatch(r"([A-Za-z' ]+?)\s+((?:[A-Z]\.\s?)+)", plain)
        plain = f"{initials_last[2].strip()} {initials_last[1]}" if initials_last else plain
    return " ".join(word.capitalize() if word.isupper() and "." not in word else word for word in plain.split())


def judge_key(name: str) -> str:
    """Identity of a judge: the letters of the name; `V.R. Krishna Iyer` and `V. R. Krishnaiyer` are one."""
    return re.sub(r"[^a-z]", "", name.lower())
