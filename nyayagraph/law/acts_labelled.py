"""What stands behind the name of an Act: its number, and the name that the text gives it (`"the Act"`). Pure."""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import re
from functools import lru_cache

from nyayagraph.law.numerals import arabic

# takes `Rent `, `principal `: a word of the name that a text gives an Act
_OF_LABEL = r"(?:[A-Z0-9][\w.&-]{0,20}|principal|parent|amending|amended|repealed|old|new|earlier|later)\s{1,2}"
# takes `(hereinafter referred to as "the Act")`, `(for short, the 'Act')`, `(the Act)`, `(the principal Act)`
_DEFINES = re.compile(
    r"(?:\s{0,2}\(?(?:[A-Z][a-z]+\s)?(?:Act\s)?(?:No\.?\s)?(?:[IVXLC]{1,8}|\d{1,3})\s{1,2}of\s{1,2}\d{4}\)?)?"
    r"[\s,]{0,3}\(?\s?(?:(?:herein\s?after|hereafter|for\s{1,2}short|in\s{1,2}short|for\s{1,2}brevity|briefly|to\s{1,2}be\s{1,2}(?:called|referred))[^()\n]{0,45}?(?:\n[^()\n]{0,30}?)?)?"
    r"[\"'“‘]?\s?(?:the\s{1,2})?[\"'“‘]?(?P<label>(?:" + _OF_LABEL + r"){0,4}(?:Act|Code|Ordinance))[\"'”’]?\s?\)",
)
# the same without brackets, which only a word like `hereinafter` makes sure
_DEFINES_PLAINLY = re.compile(
    r"(?:\s{0,2}\(?(?:[A-Z][a-z]+\s)?(?:Act\s)?(?:No\.?\s)?(?:[IVXLC]{1,8}|\d{1,3})\s{1,2}of\s{1,2}\d{4}\)?)?"
    r"[\s,;–-]{0,4}(?:herein\s?-?\s?after|hereafter)[^()\n.]{0,30}?\n?[^()\n.]{0,30}?(?:as|called)\s{1,2}[\"'“‘]?\s?(?:the\s{1,2})?[\"'“‘]?"
    r"(?P<label>(?:" + _OF_LABEL + r"){0,4}(?:Act|Code|Ordinance))\b"
)


def label_behind(text: str, end: int) -> str | None:
    """What an Act whose name ends at `end` is from there on called; None if nothing of the kind stands there."""
    defines = _DEFINES.match(text, end) or _DEFINES_PLAINLY.match(text, end)
    return defines["label"] if defines else None


# takes `(hereinafter referred to as "the said Act")`
_SAID = re.compile(
    r"(?:\bas|called|short,?)\s{1,3}[\"“‘'`]{0,2}(?:the\s{1,3})?[\"“‘'`]{0,2}said\s{1,3}(?:Act|Code|Ordinance)"
)


@lru_cache(maxsize=4)
def calls_it_said(text: str) -> bool:
    """Whether a text gives an Act the name `the said Act`."""
    return _SAID.search(text) is not None


# takes ` (Act XVII of 1947)`, ` (No. 14 of 1947)`, ` (Bom. LXI of 1949)`
_NUMBER_BEHIND = re.compile(
    r"\s{0,3}[\[(]?(?:[A-Z][A-Za-z.,]{0,10}\s{1,2}){0,2}(?:No\.?\s{0,2})?(?P<number>[IVXLC]{1,8}|\d{1,3})"
    r"\.?\s{1,2}[Oo]f\s{1,2}(?P<year>(?:1[789]|20)\d\d)"
)


def number_behind(text: str, end: int) -> str | None:
    """The number of an Act that print gives behind its title, `22/1939`."""
    match = _NUMBER_BEHIND.match(text, end)
    return f"{arabic(match['number'])}/{match['year']}" if match else None
