"""The words right before a citation, and whether a judgment's parties stand in them. Pure.

`cause_titles` reads whole names; print cuts, glues and shortens more than it can read. Where it read none, or part of
one, what stands there still tells which of few judgments is meant: one whose place is near, or one alone of its time.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rapidfuzz.distance import Indel

from nyayagraph.law.names.likeness import TELLS_NOTHING, Party, parties

_REACH = 170  # characters
# behind which another reference or sentence begins: takes `; `, `[82H] `, `stated. In`; refuses `Corpn. v. A`
_BREAK = re.compile(
    r";\s|\n\s{0,4}\n|\[[\d\sA-H,;-]{2,24}\]|[a-z]{5}[.\])]{1,2}\s{1,3}(?=[A-Z][a-z]|[A-Z]\.|\d{1,3}\.\s)"
)
_BROKEN = re.compile(r"(?<=[a-z])-\s{1,3}(?=[a-z])")
_GLUED = re.compile(r"(?<=[.)])(?=[vV]s?\.\s)|(?<=[a-z])(?=&)")  # takes `Ors.v. `, `Narayana& Ors.`
_NOTE = re.compile(r"[\s,.]{0,4}[\[(]\d{0,2}[\])]?[\s.]{0,3}$")
# how a short form ends: takes ` case, in `, `'s case (supra) `, ` reported in `
_ENDS = re.compile(
    r"[\s,.:(\[{*\"”-]{0,6}(?:(?:['’]s|case|cases|decision|judgment|supra|reported|reads?|in|as|at|also|see|"  # noqa: RUF001
    r"both|AIR|I?n\sre)\b[\s,.:()\[\]{*\"”-]{0,6}){0,5}$"
)
# left of a name that is cut: takes `Estate Duty, Punjab, `, `of Judicature at `, `A v. B and `; refuses `held in `
_GOES_ON_LEFT = re.compile(
    r"(?:\b(?!(?:In|See|Vide|The|And|Thus|Also|But|Court|While|When|As|J|Justice|However|From|Similarly)\b)[A-Z][\w.&'’/-]{0,24}"  # noqa: RUF001
    r"[,.)]{0,2}\s(?:(?:at|of|and|with|by|through|his|her|their|its|to\sthe|[a-z]{5,12}\sof)\s|\(\s?)?)$"
)
_CAPITAL = re.compile(r"[A-Z][a-z]{2}")
_NAME_OPENS = 12  # characters of a name that find it in the words
_VERSUS = re.compile(r"\s(?:v|vs|versus)[.,\s]", re.IGNORECASE)
_REPORT = re.compile(r"\b(?:S\.?\s?C\.?\s?[CR]|A\.?\s?I\.?\s?R|SCALE|I\.?T\.?R)\b|\d{3}[:,]")
_SPELLING = 0.82
_LEAST_SHARE = 0.8
_LONG_NAME = 4  # words of which print may lose one
_SHORTEST = 4  # letters of a word that tells
_PREFIX = 5
_SIDES = 2


def words_beside(text: str, low: int, start: int, *, name: str | None = None) -> str:
    """The words of one sentence before the citation at `start`, none before `low`.

    Empty where none has a capital, or where a `name` was read there that is whole, as far as print tells.
    """
    opening = max(low, start - _REACH, 0)
    before = text[opening:start]
    breaks = list(_BREAK.finditer(before))
    before = before[breaks[-1].end() :] if breaks else before
    words = _ENDS.sub("", _NOTE.sub("", before))
    words = " ".join(_GLUED.sub(" ", _BROKEN.sub("", words)).split())
    if name is not None:
        left, opens, _ = words.partition(name[:_NAME_OPENS])
        if not opens or not _GOES_ON_LEFT.search(left):
            return ""
    return words if _CAPITAL.search(words) else ""


def both_stand(words: str, names: Iterable[str], *, alone: bool = False) -> bool:
    """Whether both parties of one of the `names` stand in the words, each on its side of the `v.` there.

    Where they must stand `alone`, the words hold no second name, no report, and no more of the second party.
    """
    heard = parties(words)
    if len(heard) != _SIDES or (alone and (len(_VERSUS.findall(words)) > 1 or _REPORT.search(words))):
        return False
    return any(
        len(sides) == _SIDES
        and _stands(sides[0], heard[0])
        and _begins(sides[1], heard[1])
        and not (alone and not sides[1].is_public and len(heard[1].words) > len(sides[1].words))
        and any(_tells(side) for side in sides)
        for sides in map(parties, names)
    )


def one_stands(words: str, names: Iterable[str]) -> bool:
    """Whether the words end with the name of a private party, or have one beside their `v.`: `Bennett Coleman & Co.`"""
    heard = parties(words)
    sides = [(place, side) for name in names for place, side in enumerate(parties(name)) if not side.is_public]
    if len(heard) == 1:
        return any(_ends(side, heard[0]) for _, side in sides if _tells(side))
    return len(heard) == _SIDES and any(
        _begins(side, heard[1]) if place else _ends(side, heard[0]) for place, side in sides if _tells(side)
    )


def _tells(side: Party) -> bool:
    return not side.is_public and any(len(word) >= _SHORTEST and word not in TELLS_NOTHING for word in side.words)


def _stands(side: Party, heard: Party) -> bool:
    """Whether the words of a party stand in what was heard, in order; of a long one print may lose some."""
    if not side.words or not _may_be(side, heard):
        return False
    found = _in_order(side.words, heard.words)
    return found == len(side.words) or (len(side.words) >= _LONG_NAME and found >= _LEAST_SHARE * len(side.words))


def _begins(side: Party, heard: Party) -> bool:
    """Whether what was heard begins with a party, or with the beginning of it."""
    if not side.words or not heard.words or not _may_be(side, heard):
        return False
    short, long = sorted((side.words, heard.words), key=len)
    return all(map(_is_one, short, long)) and (len(short) == len(side.words) or _tells(heard))


def _ends(side: Party, heard: Party) -> bool:
    """Whether what was heard ends with a party, or with the beginning of it."""
    if not _may_be(side, heard):
        return False
    return any(
        all(map(_is_one, heard.words[-count:], side.words))
        and any(len(word) >= _SHORTEST and word not in TELLS_NOTHING for word in side.words[:count])
        for count in range(1, min(len(side.words), len(heard.words)) + 1)
    )


def _may_be(side: Party, heard: Party) -> bool:
    """Whether the initials of a party do not gainsay those that were heard, among which may be others."""
    return not side.initials or not heard.initials or side.initials in heard.initials


def _in_order(words: Sequence[str], heard: Sequence[str]) -> int:
    """How many of the words stand in what was heard, each behind the one before it."""
    count = place = 0
    for word in words:
        at = next((spot for spot in range(place, len(heard)) if _is_one(word, heard[spot])), None)
        if at is not None:
            count, place = count + 1, at + 1
    return count


def _is_one(one: str, other: str) -> bool:
    return (
        one == other
        or (min(len(one), len(other)) >= _PREFIX and (one.startswith(other) or other.startswith(one)))
        or Indel.normalized_similarity(one, other, score_cutoff=_SPELLING) > 0
    )
