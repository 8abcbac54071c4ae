"""Courts and authorities in running text: which are named, and what a general word may stand for. Pure.

`High Court` is one of its own; `Magistrate` is any Magistrate, and `the Tribunal` of an Act whichever that Act sets up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple


class Authority(NamedTuple):
    """An authority printed at `[start, end)`."""

    start: int
    end: int
    kind: str


# takes `Court of Session`, `Sessions Judge`, `NCLAT`, `State Commission`; what is longer comes first
_KINDS = {
    "supreme court": r"(?:Supreme|Apex)\s+Court",
    "high court": r"High\s+Courts?",
    "court of session": r"Courts?\s+of\s+Sessions?|Sessions?\s+(?:Courts?|Judges?)",
    "magistrate": r"(?:Judicial|Metropolitan|Executive|District)\s+Magistrates?|Magistrates?|JMFC|CJM|JMIC",
    "district court": r"District\s+(?:Courts?|Judges?)|principal\s+civil\s+court",
    "appellate tribunal": r"(?:National\s+Company\s+Law\s+)?Appellate\s+Tribunal|NCLAT|DRAT",
    "tribunal": r"(?:National\s+Company\s+Law\s+|Debts?\s+Recovery\s+)?Tribunal|NCLT|DRT|Adjudicating\s+Authority",
    "information commission": r"(?:Central\s+|State\s+|Chief\s+)?Information\s+Commission(?:er)?s?",
    "first appellate authority": r"(?:First\s+)?Appellate\s+Authority|FAA|officer\s+senior\s+in\s+rank",
    "consumer commission": r"(?:District|State|National)\s+Commission",
    "registrar": r"Registrar(?:\s+of\s+Companies)?|ROC",
    "central government": r"Central\s+Government",
    "state government": r"State\s+Government|appropriate\s+Government",
    "police": r"(?:Superintendent|Commissioner)\s+of\s+Police|police\s+officers?|SHO|police\s+station",
    "civil court": r"civil\s+courts?",
    "family court": r"family\s+courts?",
    "court": r"Courts?",
}
_NAMED = re.compile(
    rf"\b(?:{'|'.join(f'(?P<k{number}>{words})' for number, words in enumerate(_KINDS.values()))})\b", re.IGNORECASE
)
_NAMES = tuple(_KINDS)
# general words of statutes, and what they may stand for
_COURTS = (
    "supreme court", "high court", "court of session", "magistrate", "district court", "civil court", "family court",
)  # fmt: skip
_STANDS_FOR = {
    "court": frozenset((*_COURTS, "consumer commission", "tribunal", "appellate tribunal")),
    "civil court": frozenset(("district court",)),
    "district court": frozenset(("family court",)),
    "magistrate": frozenset(("family court",)),
    "first appellate authority": frozenset(("tribunal", "appellate tribunal")),
    "tribunal": frozenset(("information commission",)),
    "state government": frozenset(("central government",)),
}
# takes `any `, `such `; a court that a text names by the way
_BY_THE_WAY = re.compile(r"\b(?:any|a|other|every)\s+$", re.IGNORECASE)


def find_authorities(text: str) -> Iterator[Authority]:
    """The courts and authorities that a text names, in order."""
    for match in _NAMED.finditer(text):
        assert match.lastgroup is not None  # noqa: S101 - one of the groups matched
        kind = _NAMES[int(match.lastgroup[1:])]
        if kind != "court" or not _BY_THE_WAY.search(text, max(0, match.start() - 8), match.start()):
            yield Authority(match.start(), match.end(), kind)


def may_be(told: str, held: str) -> bool:
    """True where an authority that a text has may be the one told."""
    return told == held or told in _STANDS_FOR.get(held, ()) or held in _STANDS_FOR.get(told, ())
