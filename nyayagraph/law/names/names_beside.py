"""Which citations are parallel, and which name of a judgment stands beside which citation.

Pure; joins what `citations` and `cause_titles` found, and mends the ends of names where a citation shows them.
"""

# ruff: noqa: RUF001, SIM905 - quotes and dashes stand here as print has them; lists of words are split from text
from __future__ import annotations

import re
from typing import NamedTuple

from nyayagraph.law.citations.keys import FoundCitation
from nyayagraph.law.names.cause_titles import FoundName

# between parallel citations: takes ` : `, ` = `, ` equivalent to `; refuses `;`
_PARALLEL = re.compile(r"\s{0,4}(?:[:=]|==|\(?\s?(?:also\s)?(?:equivalent\sto|corresponding\sto)|:\s?=)\s{0,4}")
# between a name and its citation: takes `, `, ` (`, ` reported in `, ` case-`; refuses a sentence
_NAME_TO_CITATION = re.compile(
    r"(?:\s{0,2}\[[A-Z][\w .&-]{2,40}\s[Cc]ase\])?"
    r"(?:,\s{1,3}[A-Z][a-z]{3,14})?(?:\s{1,2}case)?[\s,.;:('‘’\"”*\[\]{–-]{0,30}(?:(?:\(?supra\)?|(?:since\s)?(?:as\s)?(?:reported|cited)\s{1,2}(?:in|as|at)|in|see|decided\sin)[\s,:('\"\[]{1,4})?"
    r"(?:\((?P<mark>\d{1,2})\)\s{0,2}(?:\((?P=mark)\)\s{0,2}){0,2})?[\[(]?(?:(?:1[89]|20)\d\d\s?-\s?\d{2,4}[\])]?\s{0,3})?"
)
# the rest of a name that a comma cut: takes `, Railway Board, New Delhi and Ors.`; refuses a sentence
_REST_OF_NAME = re.compile(
    r"(?:[,.]?\s{0,12}(?:\s(?:of|and|the|for|ex\.?\s?p(?:arte|\.)?|etc\.?|others?|another|ors\.?|anr\.?)(?![A-Za-z])|&|\(?[\"'“‘]?(?!AIR\b)[A-Z][\w.&'’()/\"”-]{0,24})){1,12}"
)
_LONGEST_REST = 110
# the same where print damaged a word: takes ` chand and others`, ` 111`, ` one others`; refuses words of a sentence
_DAMAGED_REST = re.compile(r"(?:[\s,]{0,3}\s[-'‘’]?(?:[A-Za-z][A-Za-z.&'’()/-]{0,20}|&|1{1,3})){1,6}")
_LONGEST_DAMAGED = 60
_OF_A_SENTENCE = frozenset(
    "held was were is are has had have decided overruled followed approved applied distinguished referred relied"
    " reported vide see also this that which where wherein while in on at by from to with as it he they we i court"
    " judgment decision case cases ratio supra page para section article appeal petition no nos dated v vs versus but"
    " not or if when since per cited quoted said laid than then there these those such their his her its after before"
    " under observed explained considered dissented affirmed reversed report reports scr scc air ilr id ibid".split()
)
_ENDS_SENTENCE = re.compile(r"[a-z]{4}\.\s|[;:]|\n\n")
_VERSUS_IN = re.compile(r"\s[vV](?:[sS]?\.?|ersus|ERSUS)\s{1,3}\S{2}")
_BEFORE_CITATION = " \n\t,(-[:;"


class CitedBeside(NamedTuple):
    """Parallel citations, and the name that stands beside them."""

    group: list[FoundCitation]
    name: FoundName | None


def parallel_groups(text: str, citations: list[FoundCitation]) -> list[list[FoundCitation]]:
    """Citations joined where print says that they are one report in several places."""
    groups: list[list[FoundCitation]] = []
    for citation in citations:
        end = groups[-1][-1].end if groups else -1
        if end == citation.start or (groups and _PARALLEL.fullmatch(text, end, citation.start)):
            groups[-1].append(citation)
        else:
            groups.append([citation])
    return groups


def cited_beside(
    text: str, groups: list[list[FoundCitation]], names: list[FoundName]
) -> tuple[list[CitedBeside], list[FoundName]]:
    """Each group of citations with the name before it, and the names that stand alone."""
    beside: list[CitedBeside] = []
    waiting = list(reversed(names))
    alone: list[FoundName] = []
    for group in groups:
        start = group[0].start
        name = None
        while waiting and waiting[-1].start < start and (ended := _ended(text, waiting[-1], start)):
            waiting.pop()
            name = _whole(text, ended, start)
            if not _NAME_TO_CITATION.fullmatch(text, name.end, start):
                alone.append(name)
                name = None
        beside.append(CitedBeside(group, name))
    alone.extend(waiting)
    return beside, alone


def _ended(text: str, name: FoundName, citation: int) -> FoundName | None:
    """The name, short of a citation that it ran into: `Kuari LR (1932) 59 IA 130`; None where none is left."""
    if name.end <= citation:
        return name
    printed = text[name.start : citation].rstrip(_BEFORE_CITATION)
    return _to(text, name, name.start + len(printed)) if _VERSUS_IN.search(printed) else None


def _whole(text: str, name: FoundName, citation: int) -> FoundName:
    """The name with all that stands of it between its end so far and the citation behind it."""
    if not 0 < citation - name.end < _LONGEST_REST or _NAME_TO_CITATION.fullmatch(text, name.end, citation):
        return name
    rest = _REST_OF_NAME.match(text, name.end, citation)
    if rest and _NAME_TO_CITATION.fullmatch(text, rest.end(), citation):
        return _to(text, name, rest.end())
    damaged = _DAMAGED_REST.match(text, name.end, min(citation, name.end + _LONGEST_DAMAGED))
    if damaged and _NAME_TO_CITATION.fullmatch(text, damaged.end(), citation) and not _is_sentence(damaged[0]):
        return _to(text, name, damaged.end())
    return name


def _is_sentence(words: str) -> bool:
    """Whether words behind a name speak of it and are no part of it."""
    plain = {word.strip(".,()'’-").lower() for word in words.split()}
    return bool(plain & _OF_A_SENTENCE) or _ENDS_SENTENCE.search(words) is not None


def _to(text: str, name: FoundName, end: int) -> FoundName:
    return FoundName(name.start, end, " ".join(text[name.start : end].split()))
