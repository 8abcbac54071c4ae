"""Whether a text shows that it knows what became of a judgment: it names the one that overruled it, or tells its past.

Pure over rows; what a sentence says in so many words is `relations`' work.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.law.text.periods import find_periods
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.claims.relations import NO_PARTY
from nyayagraph.verify.claims.stated import Sentence
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.standing.validity import Validity
from nyayagraph.verify.wording.alignment import telling_words

_FIRST_LETTERS = 5
# takes `disapproving the contrary reading in`, `buried`, `departed from`; refuses `following`
_DISAPPROVES = re.compile(
    r"\b(?:disapprov\w+|depart\w+\s+from|disagree\w*|bur(?:y|ied)|abandon\w*|overrul\w+|overturn\w+|revers\w+|contrary|no\s+longer|set\s+aside|dissent\w*|held\s+(?:to\s+be\s+)?(?:wrong|incorrect)|not\s+correctly|wrongly\s+decided|doubt\w+|undone|undid|gave\s+way)\b",
    re.IGNORECASE,
)
_PARTY = re.compile(r"[A-Z][a-z]{4,}")
_PRESENT = re.compile(
    r"\b(?:is|are|lays|holds|governs|binds|applies|settles|requires|squarely|relies|rely)\b", re.IGNORECASE
)


def tells_of_treatment(one: Resolved, validity: Validity, sentence: Sentence, everything: Sequence[Resolved]) -> bool:
    """True where the sentence names the judgment that struck at this one, or tells what it did before that, no more."""
    struck_by = {reason.authority_id for reason in validity.evidence if reason.authority_id}
    beside = [
        other
        for other in everything
        if other.judgment and sentence.start <= other.reference.start < sentence.end and other is not one
    ]
    if _DISAPPROVES.search(sentence.text) and any(o.judgment and o.judgment.judgment_id in struck_by for o in beside):
        return True
    if _DISAPPROVES.search(sentence.text) and _names_overruler(sentence.text, validity):
        return True
    if validity.standing not in (Standing.PARTLY_OVERRULED, Standing.DOUBTED) or _PRESENT.search(sentence.text):
        return False
    days = [dated.period for dated in find_periods(sentence.text)]
    since = min((reason.on for reason in validity.evidence if reason.on), default=None)
    is_past = bool(days) and since is not None and all(day.last < since for day in days)
    return is_past and not _speaks_of(sentence.text, validity)


def _names_overruler(text: str, validity: Validity) -> bool:
    """True where a sentence names a party of the judgment that struck at this one: `Vineeta Sharma overruled it`."""
    titles = [reason.by.split(",")[0] for reason in validity.evidence if reason.by]
    parties = {word for title in titles for word in _PARTY.findall(title)} - NO_PARTY
    return any(re.search(rf"\b{party}\b", text) for party in parties)


def _speaks_of(text: str, validity: Validity) -> bool:
    """True where a sentence has a telling word of the point on which the judgment was overruled."""
    said = {word[:_FIRST_LETTERS] for word in telling_words(text)}
    point = {word[:_FIRST_LETTERS] for reason in validity.evidence for word in telling_words(reason.evidence)}
    return bool(said & point)
