"""Statements that an offence is bailable, cognizable or triable by a court, held to the rows of the First Schedule.

A flag belongs to the one offence of its statement where it is said of it: `section 303(2), theft, is bailable`; in
`bail in a bailable offence` it only names a kind of offence. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from nyayagraph.cypher.answer import OffenceFlag
from nyayagraph.verify.labels import capitalised, short_label
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.subjects.content import ContentTold
from nyayagraph.verify.subjects.content_signs import INFERRED, TELLS_OF_CHANGE
from nyayagraph.verify.subjects.matters_told import WrongWords

_FLAG = r"(?:non[\s-]?)?(?:bailable|cogni[sz]able)"
_BESIDE_FLAG = (
    r"(?:,\s*|\s+(?:and|but|yet|though|as\s+well\s+as)\s+|\s*/\s*|,\s*(?:and|but)\s+)(?:an?\s+|also\s+|is\s+)?"
)
# what is said of an offence: takes `is a bailable`, `, being non-bailable`, `: cognizable`, `: bailable and
# cognizable`; refuses `in a bailable offence`, `along with a non-bailable one`
_SAID = re.compile(
    r"(?:\b(?:is|are|being|remains?|stays|stands|as)\s+(?:(?:also|both|only|now|still|plainly|clearly|an?|the|made|itself)\s+){0,3}|[,:;(\u2013\u2014-]\s*)"
    rf"(?P<flags>{_FLAG}(?:{_BESIDE_FLAG}{_FLAG})*)\b(?!\s+(?:warrants?|cases|offences|ones)\b)",
    re.IGNORECASE,
)
_ONE_FLAG = re.compile(r"(?P<non>non[\s-]?)?(?P<flag>bailable|cogni[sz]able)", re.IGNORECASE)
_TRIED = re.compile(
    r"\b(?:triable|tried)\s+(?:only\s+|exclusively\s+)?by\s+(?:an?\s+|the\s+)?(?:learned\s+)?(?P<court>court\s+of\s+sessions?|sessions?\s+(?:court|judge)|(?:any|a|judicial|chief\s+judicial|metropolitan)?\s*magistrate|jmfc)",
    re.IGNORECASE,
)
# what leaves a flag open, or turns it: takes `not bailable`, `whether`, `if`, `had it been`
_OPEN = re.compile(r"\b(?:not|no|never|nor|neither|whether|if|unless|would|had|were|only\s+where|or)\b", re.IGNORECASE)
_OF_OTHERS = frozenset((INFERRED, "shared", *TELLS_OF_CHANGE))


def tells_flags(one: ContentTold) -> bool:
    """True where words lay a flag of the First Schedule at a section."""
    if one.key.unit != "s" or one.signs & _OF_OTHERS:
        return False
    return any(True for _ in _flags(one)) or _TRIED.search(one.words) is not None


def _flags(one: ContentTold) -> Iterator[tuple[str, bool]]:
    """The flags that a statement lays at a section, and whether it is said to have them."""
    for said in _SAID.finditer(one.words):
        if not _OPEN.search(one.words[max(0, said.start() - 40) : said.start("flags")]):
            for match in _ONE_FLAG.finditer(said["flags"]):
                yield match["flag"].lower().replace("s", "z"), not match["non"]


def flags_denied(told: Sequence[ContentTold], rows: Sequence[OffenceFlag]) -> Iterator[WrongWords]:
    """The references of statements whose flags are none that the First Schedule has for the section or its clauses."""
    by_section: dict[str, list[OffenceFlag]] = {}
    for row in rows:
        by_section.setdefault(row.section_id, []).append(row)
    for one in told:
        held = _held(one, by_section)
        why = _why(one, held) if held else ""
        if why:
            words = f"{capitalised(short_label(one.key))} is {why} by the First Schedule"
            yield WrongWords(one.one, Evidence(rule="record_flag", evidence=words, authority_id=one.key.section_id))


def _held(one: ContentTold, rows: Mapping[str, Sequence[OffenceFlag]]) -> list[OffenceFlag]:
    """The rows of the clause cited, else of the whole; of a section cited as a whole, all that it has."""
    every = list(rows.get(one.key.section_id, ()))
    clause = one.key.clause
    own = [row for row in every if row.clause and clause.startswith(row.clause)] if clause else []
    return own or [row for row in every if not row.clause or not clause]


def _why(one: ContentTold, held: Sequence[OffenceFlag]) -> str:
    for flag, is_so in _flags(one):
        values = {row.bailable if flag == "bailable" else row.cognizable for row in held}
        if values == {not is_so}:
            return f"non-{flag}" if is_so else flag
    tried = _TRIED.search(one.words)
    courts = {row.triable_by or "" for row in held}
    is_of_session = bool(tried and "session" in tried["court"].lower())
    if tried and all(courts) and all(("Session" in court) != is_of_session for court in courts):
        return f"triable by {' or '.join(sorted(courts))}"
    return ""
