"""Whether a text itself says what a warning of a provision would say: then its reader is warned already. Pure.

So too where it relies on nothing: it asks, or it tells what an older judgment said, or how a past trial ended.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from nyayagraph.law.periods import find_periods
from nyayagraph.law.treatment import Standing
from nyayagraph.verify.claims import Sentence
from nyayagraph.verify.relations import (
    knows_limit,
    knows_repeal,
    knows_striking,
    names_predecessor,
    names_successor,
)
from nyayagraph.verify.resolve import Resolved
from nyayagraph.verify.validity import Validity


def within(sentence: Sentence, everything: Sequence[Resolved]) -> list[Resolved]:
    """The references of one sentence."""
    return [one for one in everything if sentence.start <= one.reference.start < sentence.end]


def _beside(sentence: Sentence, sentences: Sequence[Sentence], everything: Sequence[Resolved]) -> list[Resolved]:
    """The references of a sentence and of those before and behind it."""
    place = next((n for n, one in enumerate(sentences) if one.start == sentence.start), 0)
    near = sentences[max(0, place - 1) : place + 2]
    return [reference for one in near for reference in within(one, everything)]


def knows_of(
    one: Resolved,
    validity: Validity,
    sentence: Sentence,
    sentences: Sequence[Sentence],
    everything: Sequence[Resolved],
) -> bool:
    """True where the text says of a provision what its warning says: repealed, struck down, not yet law.

    Where the days of the matter rule the provision out, only its own sentence can set that right.
    """
    if sentence.text.rstrip().endswith("?"):
        return True
    if {note.rule for note in validity.notes} == {"limited"}:
        return knows_limit(sentence.text, one)
    if validity.standing is Standing.REPEALED:
        if names_successor(one, within(sentence, everything)):
            return True
        is_open = all(note.is_open for note in validity.notes if note.rule == "repealed")
        ended = next((note.since for note in validity.notes if note.since), None)
        return is_open and (knows_repeal(sentence.text, one, everything) or _tells_of_past(sentence, everything, ended))
    if validity.standing is Standing.NOT_YET_IN_FORCE and names_predecessor(
        one, _beside(sentence, sentences, everything)
    ):
        return True
    in_doubt = (Standing.STRUCK_DOWN, Standing.OMITTED, Standing.NOT_YET_IN_FORCE)
    return validity.standing in in_doubt and knows_striking(sentence.text, one)


# takes `In Bachan Singh … was upheld`, `Arnesh Kumar dealt with`; what a judgment did, told in the past
_REPORTS = re.compile(
    r"\b(?:held|considered|dealt|upheld|laid\s+down|observed|explained|interpreted|construed|examined|ruled|decided|noted|read|was|were|arose|turned|concerned|overruled|affirmed|declared|settled|spoke|insisted|said)\b"
)
_CASE = re.compile(r"\b(?:v\.|vs\.?|versus)\s+(?:the\s+)?[A-Z]")
# takes `Arnesh Kumar dealt with`, `In Lalita Kumari, the`; refuses `The Court held`
_SHORT_NAME = re.compile(
    r"^\W*(?:In\s+)?(?!The\b|This\b|That\b|Section|Article|In\b|It\b|He\b|She\b|They\b|Under\b|Police\b|Court\b|Parliament\b)[A-Z][a-z]+(?:\s+[A-Z][a-z]+){1,3}\s*,?\s+(?:dealt\s+with|considered|explained|laid\s+down|construed|interpreted|concerned|was\s+decided|arose|the\s+(?:Supreme\s+)?Court|this\s+Court)\b"
)
# how a trial of the past ended: takes `was convicted under`, `upheld the conviction`; refuses `is convicted`
_ENDED = re.compile(
    r"\b(?:(?:was|were|had\s+been|stood)\s+(?:\w+ly\s+)?(?:convicted|sentenced|acquitted|tried)|(?:upheld|confirmed|affirmed|maintained|set\s+aside|altered|convert\w+|modified)\s+(?:the|his|her|their)\s+(?:\w+\s+)?(?:conviction|sentence|acquittal)"
    r"|(?:conviction|acquittal|sentence)s?\b[^.;]{0,60}\b(?:was|were)\s+(?:upheld|confirmed|affirmed|set\s+aside|altered|maintained)|convicted\s+(?:him|her|them|the\s+(?:accused|appellants?)))\b",
    re.IGNORECASE,
)


# takes `learned counsel referred to`, `the author compares`; what others spoke of, relied on by nobody
_COUNSEL = re.compile(
    r"\b(?:counsel|Bench|author|commentary|textbook|lecture|article)\b[^.;]{0,60}\b(?:referred\s+to|distinguish\w+|discuss\w+|compar\w+|contrast\w+)\b",
)


def _tells_of_past(sentence: Sentence, everything: Sequence[Resolved], ended: date | None) -> bool:
    """True where a sentence reports an older judgment, or how a trial ended, and gives no day behind the repeal."""
    if ended and any(dated.period.last >= ended for dated in find_periods(sentence.text)):
        return False
    if _ENDED.search(sentence.text) or _COUNSEL.search(sentence.text):
        return True
    judgments = [one.judgment for one in within(sentence, everything) if one.judgment]
    decided = [judgment.decided_on for judgment in judgments if judgment.decided_on]
    named = bool(decided) if decided else bool(_CASE.search(sentence.text) or _SHORT_NAME.match(sentence.text))
    is_older = not (ended and decided) or max(decided) < ended
    return named and is_older and bool(_REPORTS.search(sentence.text))
