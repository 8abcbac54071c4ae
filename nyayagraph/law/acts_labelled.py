"""The name that a text gives an Act for its own use: `(hereinafter "the Act")`, `for short, the Rent Act`. Pure."""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import re

# takes `(hereinafter referred to as "the Act")`, `(for short, the 'Act')`, `(the Act)`
_DEFINES = re.compile(
    r"(?:\s{0,2}\(?(?:[A-Z][a-z]+\s)?(?:Act\s)?(?:No\.?\s)?(?:[IVXLC]{1,8}|\d{1,3})\s{1,2}of\s{1,2}\d{4}\)?)?"
    r"[\s,]{0,3}\(?\s?(?:(?:herein\s?after|hereafter|for\s{1,2}short|in\s{1,2}short|for\s{1,2}brevity|briefly)[^()\n]{0,45}?)?"
    r"[\"'“‘]?\s?(?:the\s{1,2})?[\"'“‘]?(?P<label>(?:[A-Z0-9][\w.&-]{0,20}\s{1,2}){0,4}(?:Act|Code|Ordinance))[\"'”’]?\s?\)",
)
# the same without brackets, which only a word like `hereinafter` makes sure
_DEFINES_PLAINLY = re.compile(
    r"(?:\s{0,2}\(?(?:[A-Z][a-z]+\s)?(?:Act\s)?(?:No\.?\s)?(?:[IVXLC]{1,8}|\d{1,3})\s{1,2}of\s{1,2}\d{4}\)?)?"
    r"[\s,;–-]{0,4}(?:herein\s?-?\s?after|hereafter)[^()\n.]{0,30}?\n?[^()\n.]{0,30}?(?:as|called)\s{1,2}[\"'“‘]?\s?(?:the\s{1,2})?[\"'“‘]?"
    r"(?P<label>(?:[A-Z0-9][\w.&-]{0,20}\s{1,2}){0,4}(?:Act|Code|Ordinance))\b"
)


def label_behind(text: str, end: int) -> str | None:
    """What an Act whose name ends at `end` is from there on called; None if nothing of the kind stands there."""
    defines = _DEFINES.match(text, end) or _DEFINES_PLAINLY.match(text, end)
    return defines["label"] if defines else None
