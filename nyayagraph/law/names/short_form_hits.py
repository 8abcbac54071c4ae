"""Places where a short form of a judgment may stand: a noun such as `case`, `supra`, `ibid`, a word before a bare name.

Pure search with offsets; what stands there is read by `short_forms`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from nyayagraph.law.names.pointing_words import (
    AND_BETWEEN,
    BARE_NAME,
    BEFORE_BARE,
    CASE_MISREAD,
    CASE_OF,
    IBID,
    IN_NAME,
    LONGEST_ABBREVIATION,
    MARK_BEFORE_NOUN,
    MENTIONED,
    MOST_LISTED,
    MOST_QUALIFIERS,
    NO_NAMES,
    NOT_OF_PARTIES,
    NOUNS,
    NOUNS_POINTED_AT,
    POINTING,
    POSSESSIVE,
    QUALIFIERS,
    STRAY_QUOTE,
    SUPRA,
)

_BEFORE_NOUN = 36  # characters in which a word of pointing stands before its noun


class Hit(NamedTuple):
    """A noun, `supra` or `ibid` at `[start, end)` after the word `before`."""

    start: int
    end: int
    kind: str
    before: str


def find_hits(text: str, *, bare: bool) -> list[Hit]:
    """Every place where a short form may stand; names that stand `bare` only where asked for."""
    hits = [
        hit
        for place, pattern in enumerate(NOUNS)
        for match in pattern.finditer(text)
        if (hit := _at_noun(text, match, is_case=not place))
    ]
    hits += [
        hit for pattern in NOUNS_POINTED_AT for match in pattern.finditer(text) if (hit := _pointed_at(text, match))
    ]
    if bare:
        hits += [Hit(m.end(), m.end(), "bare", "") for pattern in BEFORE_BARE for m in pattern.finditer(text)]
    hits += [
        Hit(m.start("noun"), m.end(), "misread", text[max(0, m.start() - 26) : m.start("noun")].rsplit(maxsplit=1)[-1])
        for m in CASE_MISREAD.finditer(text)
    ]
    hits += [Hit(m.start() - 1, m.end(), "supra", "") for pattern in SUPRA for m in pattern.finditer(text) if m.start()]
    hits += [
        Hit(m.start(), m.end(), "ibid", "")
        for pattern in IBID
        for m in pattern.finditer(text)
        if not (m.start() and text[m.start() - 1].isalnum())
    ]
    return hits


def _at_noun(text: str, match: re.Match[str], *, is_case: bool) -> Hit | None:
    """What the words before a noun, `case` or `decision`, make of its place; None where no judgment can be meant."""
    start = match.start()
    before = text[max(0, start - _BEFORE_NOUN) : start]
    if STRAY_QUOTE.search(before):
        start, before = start - 1, before[:-1]
    if not before[-1:].isspace():
        return None
    marked = MARK_BEFORE_NOUN.search(before) if before.endswith((") ", ")\n")) else None
    if marked and is_case:
        return Hit(start, match.end(), "marked", marked["name"])
    word = before.split()[-1:]
    if word and word[0].lower() in QUALIFIERS:
        word = _qualified(before) or word
    if is_case and text.startswith(" of", match.end()) and not _is_named(word, text, match.end()):
        return Hit(start, match.end(), "case of", "")
    if not is_case and IN_NAME.match(text, match.end()):
        return Hit(start, match.end(), "decision in", "")
    if word and (
        word[0][0].isupper()
        or word[0].lower() in POINTING
        or POSSESSIVE.search(word[0])
        or (word[0] == "the" and MENTIONED.match(text, match.end()))
        or (is_case and _ends_a_name(before))
    ):
        return Hit(start, match.end(), match[0].lower(), word[0])
    return None


def _qualified(before: str) -> list[str]:
    """The word of pointing before what tells of which court a decision is, `the said Full Bench`; none without."""
    words = before.split()[-MOST_QUALIFIERS - 1 :]
    while words and words[-1].lower() in QUALIFIERS:
        words.pop()
    return words[-1:] if words and words[-1].lower() in POINTING else []


def _is_named(word: list[str], text: str, end: int) -> bool:
    """Whether the word before `case of` names it: `the Ogale Glass Works case of this Court`, no name behind."""
    names = bool(word) and word[0][0].isupper() and word[0].lower().strip(".,()") not in NO_NAMES
    return names and CASE_OF.match(text, end) is None


def is_mentioned(text: str, hit: Hit) -> bool:
    """Whether what stands behind a noun points back: `the decision cited above`."""
    return hit.before.lower() == "the" and MENTIONED.match(text, hit.end) is not None


def _pointed_at(text: str, match: re.Match[str]) -> Hit | None:
    """A noun in capitals or cut by the end of a line: a place only behind a word of pointing or before a name."""
    if IN_NAME.match(text, match.end()):
        return Hit(match.start(), match.end(), "decision in", "")
    word = text[max(0, match.start() - 26) : match.start()].split()[-1:]
    if not word or word[0].lower() not in POINTING or not text[match.start() - 1].isspace():
        return None
    return Hit(match.start(), match.end(), "".join(one for one in match[0].lower() if one.isalpha()), word[0])


def find_marked(text: str, marks: Iterable[str]) -> list[Hit]:
    """Every place right behind a word in small letters where the mark of a note stands: `Balaji(2) was`."""
    hits: list[Hit] = []
    for mark in marks:
        place = text.find(mark)
        while place >= 0:
            end = place - 1 if text[place - 1 : place].isspace() else place
            is_word = end > 0 and (text[end - 1].islower() or text[end - 1] in ".'’")  # noqa: RUF001
            if is_word and text[place + len(mark) : place + len(mark) + 9].split()[:1] not in (["case"], ["Case"]):
                hits.append(Hit(end, end, "noted", ""))
            place = text.find(mark, place + 1)
    return hits


def _ends_a_name(before: str) -> bool:
    """Whether a small word follows one in capitals: `the Bengal immunity case`."""
    words = before.split()
    return (
        len(words) > 1
        and words[-1].isalpha()
        and words[-1] not in NO_NAMES
        and words[-2][0].isupper()
        and words[-2].lower() not in NO_NAMES
    )


def bare_names(text: str, start: int) -> list[str]:
    """What may be a name that stands bare at `start`: the whole run of words in capitals, then less by each `and`."""
    run = BARE_NAME.match(text, start)
    if run is None or run[0].split()[0].lower().strip(".,") in NOT_OF_PARTIES:
        return []
    name = run[0]
    for word in name.split():
        if word.endswith(".") and len(word) > LONGEST_ABBREVIATION:
            name = name[: name.index(word) + len(word)]
            break
    names = [name]
    while (links := list(AND_BETWEEN.finditer(names[-1]))) and len(names) < MOST_LISTED:
        names.append(name[: links[-1].start()])
    return [one.rstrip(".,") for one in names]


def is_capital(words: str, *, marked: bool = False) -> bool:
    """Whether words are a name in capitals: no `the case`, no `Case No.`, but `Air India Corporation (supra)`."""
    every = [word.strip(".,").lower() for word in words.split()]
    if not every or not words.rsplit(maxsplit=1)[-1][0].isupper():
        return False
    if every[-1] not in NO_NAMES:
        return True
    return len([word for word in every if word not in NO_NAMES]) >= (1 if marked else 2)
