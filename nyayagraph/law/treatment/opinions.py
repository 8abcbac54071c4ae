"""Opinions in the body of a judgment that dissent: what they say of other judgments is not the court's.

Pure. Told by the judge's name at the head of an opinion and by its first words, or by the headnote's `(dissenting)`.
"""

# ruff: noqa: RUF001 - dashes stand here as print has them
from __future__ import annotations

import re

# the head of an opinion: takes `SUBBA RAO, J.-`, `AYYANGAR J. (dissenting):`; refuses `Subba Rao, J. held`
_HEAD = re.compile(
    r"^[ \t]{0,8}(?P<judge>[A-Z][A-Z.' ]{2,40}?),?\s(?:C\.?\s?)?J\.?(?P<note>\s?\([a-zA-Z ]{5,20}\))?\s?[-:.—–]",
    re.MULTILINE,
)
# what the court says as one behind the opinions: takes a line `ORDER`, `BY THE COURT`
_TOGETHER = re.compile(r"^[ \t]{0,20}(?:ORDER\b|(?:ORDER )?(?:BY|OF) (?:THE )?COURT\b)", re.MULTILINE)
_DISSENTS = re.compile(
    r"\bregret\b[^.]{0,80}\b(?:unable|inability|cannot|not able|differ)\b"
    r"|\b(?:unable|inability) to (?:agree|concur)\b[^.]{0,60}\b(?:judgments?|brother|brethren|colleagues?|majority)\b"
    r"|\brespectfully dissent\b|\bmy dissent\b",
    re.IGNORECASE,
)
# takes `Per Shah, J. (dissenting)`, `Per Sarkar and Rao, JJ., contra`
_DISSENTERS = re.compile(r"\b[Pp]er\s([^:.]{3,80}?)\bJJ?\b\.?,?\s{0,2}\(?(?:dissent|contra\b|minority)")
_NAME = re.compile(r"[A-Z][a-z]{2,}")
_OPENING = 1500  # characters in which an opinion says that it dissents


def dissents(text: str, body: int, headnote: tuple[int, int] | None) -> list[tuple[int, int]]:
    """The spans of dissenting opinions in `text[body:]`, in order."""
    named = {
        name.upper()
        for match in (_DISSENTERS.finditer(text, *headnote) if headnote else ())
        for name in _NAME.findall(match[1])
    }
    heads = list(_HEAD.finditer(text, body))
    ends = [*(head.start() for head in heads[1:]), len(text)]
    return [
        (head.start(), _end(text, head.end(), end))
        for head, end in zip(heads, ends, strict=False)
        if "dissent" in (head["note"] or "").lower()
        or not named.isdisjoint(head["judge"].replace(".", " ").split())
        or _DISSENTS.search(text, head.end(), min(end, head.end() + _OPENING))
    ]


def _end(text: str, start: int, end: int) -> int:
    together = _TOGETHER.search(text, start, end)
    return together.start() if together else end
