"""The words of a provision itself: of the clause that a reference cites, where its text can be parted. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from nyayagraph.cypher.statute import DatedText
from nyayagraph.verify.subjects.content import ContentTold

# takes `(1)`, `(a)`, `(ia)` where a clause opens
_LABEL = re.compile(r"(?:^|(?<=[\s;:\u2014\[)]))\((?P<label>\d{1,2}[A-Z]{0,2}|[a-z]{1,4})\)")

# what stands before a label that is only referred to: takes `sub-section `, `clauses (a) and `
_REFERS = re.compile(
    r"\b(?:section|clause|proviso|paragraph|rule|article)s?\s*(?:\(\w+\)[\s,]*(?:(?:and|or|to)\s+)?)*$", re.IGNORECASE
)
_NEAR = 60


# takes `proviso (d) to `, `clause (d) of the proviso to `, `cl. (d) of `; refuses `clause (d) of the deed under `
_LETTERED = re.compile(
    r"\b(?:proviso|clause|cl\.)\s*\((?P<letter>[a-z])\)\s*(?:to|of)\s+(?:the\s+proviso\s+(?:to|of)\s+)?(?:the\s+)?$",
    re.IGNORECASE,
)


def letter_told(one: ContentTold) -> str:
    """The letter by which words before a provision name a clause of it; empty where none do."""
    before = one.sentence.text[: max(0, one.one.reference.start - one.sentence.start)]
    match = _LETTERED.search(before) if not one.key.clauses else None
    return match["letter"].lower() if match else ""


def own_words(one: ContentTold, texts: Sequence[DatedText]) -> str:
    """The words of a provision itself, those of the clause alone where one is cited and can be told."""
    letter = letter_told(one)
    labels = (letter,) if letter else one.key.clauses
    held = "\n".join(_clause(text.text, labels) for text in texts if text.text)
    section = one.one.provision.section if one.one.provision else None
    if section is None:
        return held
    gists = [
        each.gist for each in section.clause_gists if each.gist and not letter and _overlap(each.label, one.key.clause)
    ]
    whole = () if labels else (section.heading, section.gist)
    return "\n".join((held, *gists, *(words for words in whole if words)))


def lacks_label(text: str, label: str, of: Sequence[str] = ()) -> bool:
    """True where a text has clauses from (a) on, and none of a letter, or has no letters and the part `of` it."""
    letters = {printed for printed, _ in _labels(text) if len(printed) == 1 and printed.isalpha()}
    if {"a", "b"} <= letters:
        return label not in letters
    own = _clause(text, of)
    return bool(of) and own != text and not letters


def _overlap(label: str, clause: str) -> bool:
    return label.startswith(clause) or clause.startswith(label)


def _clause(text: str, labels: Sequence[str]) -> str:
    """The part of a text that labels of clauses name; the whole of what holds them where print does not part it."""
    for label in labels:
        places = list(_labels(text))
        start = next((start for printed, start in places if printed == label), None)
        if start is None:
            return text
        alike = (at for printed, at in places if at > start and printed[0].isdigit() == label[0].isdigit())
        text = text[start : next(alike, len(text))]
    return text


def _labels(text: str) -> Iterator[tuple[str, int]]:
    """The labels of clauses that a text prints, and where, without those that it only refers to."""
    for match in _LABEL.finditer(text):
        if not _REFERS.search(text, max(0, match.start() - _NEAR), match.start()):
            yield match["label"], match.start()
