"""Days that a text only supposes, blanked: `had it come on 1 July the new code would apply; it came on 30 June`. Pure.

What is supposed tells nothing of the matter where another day is told as real; alone, or where the law of the supposed
case is itself asked for, it is all that is told and stays.
"""

from __future__ import annotations

import re

from nyayagraph.law.text.periods import find_periods

_STRETCH = re.compile(r"[^.;?!\u2014]+[.;?!\u2014]?")
# takes `If he had hit her`, `had the shove come`, `were it done`; refuses `if he was charged`, `he had hit her`
_SUPPOSES = re.compile(
    r"\bif\b[^.;?]{1,60}\b(?:had|were)\b|^[\s,]*(?:but\s+|and\s+)?(?:had|were)\s+(?:an?|the|he|she|it|they|this|that|his|her|their|my|our|only)\b"
    r"|\b(?:suppos(?:e|ing)|imagin(?:e|ing)|assum(?:e|ing)|pretend)\b",
    re.IGNORECASE,
)
_WOULD = re.compile(r"\b(?:would|could|might|should)\b", re.IGNORECASE)
_ASKS = re.compile(r"\?|\b(?:which|what|whose)\b", re.IGNORECASE)
# takes `instead of 30 June`, `rather than on 3 May`, `and not on 2 July`: the other of two days
_INSTEAD = re.compile(
    r"\b(?:instead\s+of|rather\s+than|(?:and|but)\s+not)\s+(?:(?:on|in|at)\s+)?(?:the\s+)?$", re.IGNORECASE
)


def without_supposed(text: str) -> str:
    """The text with its supposed days blanked, every other character in its place."""
    places: list[tuple[int, int]] = []
    count = 0
    for match in _STRETCH.finditer(text):
        dated = [(match.start() + one.start, match.start() + one.end) for one in find_periods(match[0])]
        count += len(dated)
        instead = [one for one in dated if len(dated) > 1 and _INSTEAD.search(text, match.start(), one[0])]
        is_supposed = _SUPPOSES.search(match[0]) and (_WOULD.search(match[0]) or instead) and not _ASKS.search(match[0])
        places += [one for one in dated if (one in instead) is not bool(is_supposed)]
    if len(places) == count:
        return text
    for start, end in places:
        text = f"{text[:start]}{' ' * (end - start)}{text[end:]}"
    return text
