"""Days on which a sentence says that the law was changed, or that a change began, and of what it says so. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nyayagraph.law.acts.mentions import find_mentions
from nyayagraph.law.governing.event_cues import Happened, cue
from nyayagraph.law.text.periods import Dated, find_periods
from nyayagraph.law.versions.amended import instruments_named
from nyayagraph.verify.days.law_before import is_wide

# takes `operates from`, `came into force`, `operative since`; refuses `with effect from`, which says of what is before
_FORCE = (
    r"(?:in(?:to)?\s+(?:force|operation|effect)|operate[sd]?|operating|operative|t(?:ook|akes?|aking)\s+effect|effective"
    r"|commence[sd]?|began|begun|begins?|been\s+law|is\s+law|(?:has|have|had)\s+applied|went\s+live|goes\s+back\s+to)"
)
# takes `was replaced`, `went up`, `dropped`, `made its way into`; what an amendment does
_CHANGES = (
    r"(?:insert(?:ed|s)|substitut(?:ed|es|ion)|insertion|replac(?:ed|es)|recast|re-?written|amended|amends|omitted|deleted|dropped|removed|scrapped|added|introduced|incorporated"
    r"|brought\s+in|put\s+in(?:to)?|written\s+in(?:to)?|taken\s+(?:away|out)|done\s+away\s+with|entered|raised|lifted|enhanced|increased|reduced|lowered|doubled|trebled|went\s+up|widened|extended|abolished)"
)
# takes ` from `, ` with effect from the `, `: `; what leads to a day
_LEAD = (
    r"\s*(?:\b(?:(?<!as\s)on|from|since|w\.?\s?e\.?\s?f\.?|that\s+is|namely)|,|:|[-–—(])"  # noqa: RUF001
    r"\s*(?:and\s+from\s+|only\s+|from\s+|the\s+)*$"
)
# takes `The substitution operates from `, `section 20 was replaced by Act 18 of 2018 with effect from `
_TOLD = re.compile(
    rf"(?P<subject>.*)\b(?:{_FORCE}\b(?P<near>[^;:.,?]{{0,30}}?)|{_CHANGES}\b(?P<between>[^;:?]{{0,110}}?)){_LEAD}",
    re.IGNORECASE | re.DOTALL,
)
_STATE = re.compile(r"\b(?:laws?|provisions?|then|as|still|not|was|were)\s+in\s+(?:force|operation)\b", re.IGNORECASE)
# what law is: takes `section`, `the change`, `that Act`, `clause`; the subject of what began or changed
_LAW = re.compile(
    r"\b(?:sections?|ss?\.|provisions?|amend\w*|changes?|substitution|insertion|omission|deletion|clauses?|sub-?sections?|chapter|part|proviso|explanation|definition|Act|Code|law|statute|it|which|text|words?|version)(?!\w)",
    re.IGNORECASE,
)
# takes `, which is when the amended section 6 of the Act began`, `, the day on which the amendment took effect`
_BEHIND = re.compile(
    rf"[\s,(–—-]*(?:(?:which\s+(?:is|was)\s+)?(?:the\s+)?(?:day|date|when)\b)[^;.?]{{0,90}}?\b(?:{_FORCE}|{_CHANGES})\b",  # noqa: RUF001
    re.IGNORECASE,
)
# what law is not, or is not its making: takes `the Rules`, `notified`, `an Ordinance`, `lease`; refuses `provision`
_OF_OTHERS = re.compile(
    r"\b(?:[Rr]ules?|[Rr]egulations?|[Ss]chemes?|[Nn]otifi\w+|[Gg]azette|[Oo]rders?|[Bb]ill|[Oo]rdinances?|assent\w*|published|promulgat\w+|passed|enacted|tabled|polic(?:y|ies)|circulars?|by-?laws?"
    r"|agreements?|contracts?|leases?|deeds?|awards?|settlements?|scales?|pay|salary|pension|service|appoint\w*|promot\w+|tariffs?|rates?|judgments?|appeals?|petitions?|suits?|decrees?|notices?|registered|filed|State\s+(?:Act|amendment|Government|Legislature)"
    r"|(?:Uttar\s+Pradesh|Maharashtra|Bombay|Madras|Tamil\s+Nadu|Kerala|Karnataka|Mysore|Gujarat|Punjab|Haryana|Bihar|Bengal|Orissa|Assam|Rajasthan|Andhra|Madhya\s+Pradesh|Kashmir|U\.\s?P\.?|M\.\s?P\.?)\b)",
)
_UNTIL = re.compile(r"\b(?:until|till)\b[^,]*$", re.IGNORECASE)
_SPOKE_OF_A_DEED = (Happened.OFFENCE, Happened.BEGUN, Happened.RESULT, Happened.LAPSED, Happened.NOT_YET)


class ToldChange(NamedTuple):
    """A day and the words before the change or force that it is told of; '' where these stand behind it."""

    dated: Dated
    subject: str


def told_changes(sentence: str) -> Iterator[ToldChange]:
    """Each day, or month, of a sentence that the words before it, or right behind it, tell a change of the law of."""
    dated = [one for one in find_periods(sentence) if not is_wide(one)]
    for one in dated:
        subject = _subject(sentence, one, dated)
        if subject is not None:
            yield ToldChange(one, subject)


def _subject(sentence: str, one: Dated, dated: Sequence[Dated]) -> str | None:
    """What is said to have changed or begun on a day; None where nothing is."""
    low = max((other.end for other in dated if other.end <= one.start), default=0)
    left = re.split(r";|[.?]\s(?=[A-Z])", sentence[low : one.start])[-1]
    if one.edge in ("before", "after") or _UNTIL.search(left) or _OF_OTHERS.search(left):
        return None
    match = _TOLD.match(left)
    if match is None:
        behind = _BEHIND.match(sentence, one.end)
        return "" if behind and not _OF_OTHERS.search(behind[0]) else None
    told = cue(match["between"] or "")
    subject = match["subject"]
    is_of_law = _LAW.search(f"{subject} {match['between'] or ''}") and not _is_of_another_act(subject)
    is_told = is_of_law or any(True for _ in instruments_named(sentence))
    is_of_a_deed = told is not None and told[0] in _SPOKE_OF_A_DEED
    return subject if is_told and not _STATE.search(left) and not is_of_a_deed else None


def _is_of_another_act(subject: str) -> bool:
    """True where the Act named last before a word of force or change is one that no table knows."""
    named = find_mentions(subject)
    return bool(named) and named[-1].kind in ("unknown", "foreign") and "mend" not in named[-1].name
