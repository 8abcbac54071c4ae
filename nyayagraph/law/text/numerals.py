"""Numbers of orders and schedules as print writes them: arabic, roman, or as a word of order."""

# ruff: noqa: SIM905 - lists of words are split from text
from __future__ import annotations

import re

_ROMAN = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100}
_ORDINALS = {
    word: place
    for place, words in enumerate(
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth".split(), 1
    )
    for word in (words, f"{place}{'stndrd'[2 * place - 2 : 2 * place] if place < 4 else 'th'}")  # noqa: PLR2004
}
# takes `Seventh `, `7th `, `VII `, `VIIth `, `Vllth `; refuses `7 `
_ORDINAL_BEFORE = re.compile(
    r"(?<!\w)(?P<ordinal>[A-Za-z]{5,10}|\d{1,2}(?:st|nd|rd|th)|[IVX][IVXl]{0,4}(?:th)?)[\s-]{0,3}$"
)


def arabic(printed: str) -> str:
    """The arabic form of an arabic or roman number: `VIII` gives `8`."""
    if printed.isdigit():
        return str(int(printed))
    values = [_ROMAN[letter] for letter in printed]
    return str(sum(-value if value < max(values[place:]) else value for place, value in enumerate(values)))


def ordinal_before(text: str, end: int) -> tuple[int, str] | None:
    """Where the word of order that ends at `end` opens, and its number; None if none stands there."""
    match = _ORDINAL_BEFORE.search(text, max(0, end - 14), end)
    if match is None:
        return None
    printed = match["ordinal"]
    if printed.endswith("th") and printed[0] in _ROMAN:
        printed = printed.removesuffix("th").replace("l", "I")
    if printed.isupper() and set(printed) <= set("IVX"):
        return match.start(), arabic(printed)
    place = _ORDINALS.get(printed.lower())
    return (match.start(), str(place)) if place else None
