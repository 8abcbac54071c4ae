"""Words of a question without their endings, for what is learned from questions. Pure."""

from __future__ import annotations

import re

_WORD = re.compile(r"[A-Za-z]+|\d+|[?:;|]")
_LETTERS = re.compile(r"[A-Za-z]+")
_ENDINGS = ("ations", "ation", "ings", "ing", "edly", "ed", "ies", "es", "s", "ly")
_SHORTEST = 4


def stem(word: str) -> str:
    """A word in small letters without its ending: `stabbed` is `stabb`."""
    lower = word.lower()
    return next(
        (lower[: -len(one)] for one in _ENDINGS if lower.endswith(one) and len(lower) - len(one) >= _SHORTEST), lower
    )


def words_in(text: str) -> list[str]:
    """The words of a text, without figures and marks."""
    return _LETTERS.findall(text)


def stems(text: str) -> list[str]:
    """The words, figures and dividing marks of a text, stemmed."""
    return [stem(one) for one in _WORD.findall(text)]
