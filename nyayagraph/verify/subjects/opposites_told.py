"""Words of which a provision has the one and a statement lays the other at it: `voidable` where the text says `void`.

Pure. A provision denies only what it decides: its own words have one of the two and never the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from nyayagraph.cypher.statute import DatedText
from nyayagraph.verify.labels import capitalised, short_label
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.subjects.content import ContentTold
from nyayagraph.verify.subjects.content_signs import INFERRED, TELLS_OF_CHANGE
from nyayagraph.verify.subjects.matters_told import WrongWords
from nyayagraph.verify.subjects.own_words import own_words

_OF_OTHERS = frozenset((INFERRED, "shared", *TELLS_OF_CHANGE))
# what leaves a word open, or turns it: takes `not void`, `whether it is void`, `neither void nor`
_OPEN = re.compile(r"\b(?:not|no|never|nor|neither|whether|if|or|than|from|unless|until|instead)\b", re.IGNORECASE)
_OPPOSITES = (
    ("void", r"\bvoid\b", "voidable", r"\bvoidable\b"),
    ("bailable", r"(?<!non-)(?<!non )\bbailable\b", "non-bailable", r"\bnon-?\s?bailable\b"),
    ("cognizable", r"(?<!non-)(?<!non )\bcogni[sz]able\b", "non-cognizable", r"\bnon-?\s?cogni[sz]able\b"),
    ("shall presume", r"\bshall\s+presume\b|\bshall\s+be\s+presumed\b", "may presume", r"\bmay\s+presume\b"),
)  # fmt: skip


class Opposite(NamedTuple):
    """A word that a statement lays at a provision, and the one that would deny it."""

    said: str
    pattern: re.Pattern[str]
    other: str
    contrary: re.Pattern[str]


def _pairs() -> Iterator[Opposite]:
    for first, one, second, two in _OPPOSITES:
        of_one, of_two = re.compile(one, re.IGNORECASE), re.compile(two, re.IGNORECASE)
        yield Opposite(first, of_one, second, of_two)
        yield Opposite(second, of_two, first, of_one)


_PAIRS = tuple(_pairs())


def opposites_laid(one: ContentTold) -> list[Opposite]:
    """The words laid at a provision that have an opposite; none where a statement has both."""
    if one.signs & _OF_OTHERS or one.sentence.text.rstrip().endswith("?"):
        return []
    found = []
    for pair in _PAIRS:
        match = pair.pattern.search(one.words)
        both = pair.contrary.search(one.sentence.text)
        if match and not both and not _OPEN.search(one.words[max(0, match.start() - 30) : match.end() + 12]):
            found.append(pair)
    return found


def opposites_denied(
    doubted: Sequence[tuple[ContentTold, Sequence[Opposite]]], texts: Mapping[str, Sequence[DatedText]]
) -> Iterator[WrongWords]:
    """The references of statements with a word where their provision has the contrary one alone."""
    for one, laid in doubted:
        words = own_words(one, texts.get(one.key.section_id, ()))
        for pair in laid:
            if pair.contrary.search(words) and not pair.pattern.search(words):
                said = f"{capitalised(short_label(one.key))} says {pair.other}, not {pair.said}"
                reason = Evidence(rule="record_opposite", evidence=said, authority_id=one.key.section_id)
                yield WrongWords(one.one, reason)
                break
