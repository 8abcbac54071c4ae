"""Names of judgments that nothing held bears: whether that says anything. Pure.

A name alone says not of which court it is. Where neither side is the State, and the text does not say that the Supreme
Court gave it, it may be a High Court's or an English one: `Gee v. Metropolitan Railway Company`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.cypher.verify import HeldJudgment
from nyayagraph.law.find import FoundReference
from nyayagraph.law.names.likeness import parties
from nyayagraph.verify.report import CitationVerdict, Evidence

# takes `the Supreme Court held in `, `the Apex Court's decision in `; refuses `the High Court held in `
_BY_THE_COURT = re.compile(r"\b(?:Supreme|Apex|Federal)\s+Court\b[^.;]{0,60}$", re.IGNORECASE)
_NEAR = 90


def unnamed(
    text: str, reference: FoundReference, near: Sequence[HeldJudgment], held: int
) -> tuple[CitationVerdict, Evidence]:
    """The verdict on a name that none of the `held` judgments bears; `near` are those whose name is like it."""
    name = reference.name or reference.text
    if near and not _is_asked_for(text, reference):
        words = f"{near[0].printed} has a name like it, and may be meant"
        return CitationVerdict.NOT_COVERED, Evidence(rule="name_like_another", evidence=words)
    is_of_any = not any(side.is_public for side in parties(name)) and not _is_of_the_court(text, reference.start)
    if is_of_any and not _is_asked_for(text, reference):
        words = f'no judgment held is called "{name}", and it may be of a court whose judgments are not held'
        return CitationVerdict.NOT_COVERED, Evidence(rule="name_of_any_court", evidence=words)
    words = f'none of the {held:,} judgments held is called "{name}"; that is no proof that it does not exist, '
    return CitationVerdict.NOT_FOUND, Evidence(rule="name_not_held", evidence=f"{words}but it is not verified")


def _is_asked_for(text: str, reference: FoundReference) -> bool:
    """True where a name is the whole text: it is looked up, and what is held has nothing of it."""
    return not (text[: reference.start].strip() or text[reference.end :].strip())


def _is_of_the_court(text: str, start: int) -> bool:
    return _BY_THE_COURT.search(text, max(0, start - _NEAR), start) is not None
