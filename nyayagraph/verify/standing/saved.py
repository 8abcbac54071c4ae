"""Whether a text tells that a repealed provision goes on for its matter: a savings clause, what was pending. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from nyayagraph.law.governing.applicable import TRANSITIONAL
from nyayagraph.law.text.periods import find_periods
from nyayagraph.verify.claims.stated import Sentence
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.standing.application import REPEALING

# takes `keeps the Code alive`, `is still assessed under the 1961 Act`, `as if it had not been repealed`, `was pending
# when`; refuses `the bail is pending`
_SAVES = re.compile(
    r"\b(?:still\s+(?:to\s+be\s+)?\w+ed\s+(?:under|by)\s+the\b|(?:keeps?|kept|remains?|remained|still)\s+(?:the\s+|it\s+|that\s+|every\s+)?(?:\w+\s+){0,3}?alive|as\s+if\s+(?:\w+\s+){1,6}?(?:had\s+not|were\s+not)|sav(?:es|ed|ing|ings)\b(?!\s+account)|preserv(?:es|ed)|(?:shall|does|did|should|will|would)\s+not\s+(?:affect|wipe|undo|disturb|extinguish|touch)|notwithstanding\s+the\s+repeal|despite\s+(?:the|its)\s+repeal|repeal\s+(?:leaves|left|does|did|notwithstanding)|liabilit(?:y|ies)\s+(?:already\s+)?incurred|General\s+Clauses\s+Act|transition\w*|20\(1\)"
    r"|law\s+(?:of|in\s+force\s+on)\s+(?:the|its|that)\s+(?:\w+\s+)?(?:day|date)|(?:goes|go|going|went|continu\w+|governed|concluded|completed|disposed)\s+(?:\w+\s+){0,2}?(?:under|by)\s+(?:the\s+|that\s+)?(?:old|older|earlier|former|repealed|existing)|(?:old|older|repealed)\s+(?:Code|Act|law|procedure)\s+(?:applies|governs|continues|goes\s+on|holds)|(?:afoot|pending|on\s+foot|in\s+progress|under\s+way|part[\s-]heard|begun)\s+(?:\w+\s+){0,4}?(?:on|when|at)\b|before\s+(?:the\s+)?(?:change|repeal|new|commencement|\d))",
    re.IGNORECASE,
)
# takes `no savings clause`, `is not saved`, `was not pending`
_NOT_SAVED = re.compile(
    r"\b(?:no|not|nothing|never|cannot)\b[^.;]{0,30}\b(?:sav(?:es?|ed|ings?)|pending|alive)\b|\bfresh\b|\bnew\s+case\b",
    re.IGNORECASE,
)

# takes `assessment year 2026-27`, `AY 2019-20`, `return for the year 1956-57`
_ASSESSMENT_YEAR = re.compile(
    r"\b(?:[Aa]ssessment\s+years?|A\.?Y\.?|(?:years?|assessment\s+(?:of|for))(?=\s+\d{4}\s?[-–]\s?\d\d))\s+(?P<year>(?:18|19|20)\d\d)\b"  # noqa: RUF001
)
_LAST_ASSESSMENT_YEAR = 2026  # Income-tax Act, 2025, section 536(2); later income is of tax years


def is_saved(one: Resolved, ended: date | None, near: Sequence[Sentence], everything: Sequence[Resolved]) -> bool:
    """True where the sentences around a provision repealed on `ended` tell of what keeps it alive.

    What is all later than the repeal is saved by nothing.
    """
    days = [dated.period for sentence in near for dated in find_periods(sentence.text)]
    is_later = ended is not None and bool(days) and all(day.first > ended for day in days)
    if is_later or any(_NOT_SAVED.search(sentence.text) for sentence in near):
        return False
    last = _last_assessment(one, ended)
    if any(int(year["year"]) <= last for sentence in near for year in _ASSESSMENT_YEAR.finditer(sentence.text)):
        return True
    low, high = near[0].start, near[-1].end
    return any(_SAVES.search(sentence.text) for sentence in near) or any(
        other.key is not None and other.key.section_id in TRANSITIONAL | REPEALING
        for other in everything
        if low <= other.reference.start < high and other is not one
    )


def _last_assessment(one: Resolved, ended: date | None) -> int:
    """The last assessment year that a repealed Act governs, the one before its repeal where nothing else is said."""
    is_of_1961 = one.key is not None and one.key.act_id == "income-tax-1961"
    return _LAST_ASSESSMENT_YEAR if is_of_1961 else ended.year - 1 if ended else 0
