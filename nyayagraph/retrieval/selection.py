"""From the fused run to the hits: no duplicate, no unreadable passage, at most two of one authority. Pure."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from nyayagraph.cypher.retrieval import PassageRow

MOST_OF_ONE_AUTHORITY = 2
_FEWEST_WORDS = 4
_LETTERS_SHARE = 0.5

_LETTERS = re.compile(r"[^\W\d_]")
_WORDS = re.compile(r"[^\W\d_]{2,}")
_SPACE = re.compile(r"\s+")


def selected(rows: Iterable[PassageRow], *, kinds: Collection[str] = ()) -> Iterator[PassageRow]:
    """The passages of `kinds` (of all where it is empty) worth showing, in their order.

    Two passages are duplicates where their whole texts are the same but for spaces, whatever their ids; a common
    beginning, such as a printed header, makes none. Two sections that say the same are two provisions, not one.
    """
    seen: set[tuple[str, str]] = set()
    shown: Counter[str] = Counter()
    for row in rows:
        text = _SPACE.sub(" ", row.text).strip().casefold()
        if kinds and row.kind not in kinds:
            continue
        key = (row.authority_id if row.kind == "statute" else "", text)
        if key in seen or not is_readable(text) or shown[row.authority_id] == MOST_OF_ONE_AUTHORITY:
            continue
        seen.add(key)
        shown[row.authority_id] += 1
        yield row


def is_readable(text: str) -> bool:
    """True where the text is words: four or more, and letters for at least half of what is printed."""
    printed = len(_SPACE.sub("", text))
    return len(_WORDS.findall(text)) >= _FEWEST_WORDS and len(_LETTERS.findall(text)) >= _LETTERS_SHARE * printed
