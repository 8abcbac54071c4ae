"""The year to which an income belongs, which alone decides its tax: the day of the return decides nothing. Pure."""

from __future__ import annotations

import re

from nyayagraph.law.governing.told_events import Event, Told

# takes `return sent in on`, `notice of`; what is done about an income of an earlier year
_OF_A_RETURN = re.compile(
    r"\b(?:returns?(?!\s+of\b)|fil(?:e|ed|ing)|notices?|assess(?:ed|ment\s+order)|reassess\w*|scrutiny|demand|appeal\w*|refund)\b",
    re.IGNORECASE,
)
_CLAUSES = re.compile(r"[;:,]|\.\s|\b(?:and|but|while)\b")
_YEAR_OF_TAX = re.compile(r"(?:assessment|tax|financial|previous)\s+year|[AF]\.?Y\b", re.IGNORECASE)
# takes `the previous year ended`, `financial year ending on`; refuses `in the year`
_YEAR_THAT_ENDS = re.compile(
    r"\b(?:(?:tax|financial|previous)\s+|(?:for|of|in)\s+the\s+)year\s+(?:that\s+)?end(?:ed|ing|s)\s+(?:on\s+)?$",
    re.IGNORECASE,
)


def of_the_tax_year(told: Told, plain: str) -> Told:
    """The events of a tax year alone, where one is told, else those of the income; `plain` is the text they are of."""
    years = tuple(
        event
        for event in told.events
        if _YEAR_OF_TAX.match(plain, event.start) or _YEAR_THAT_ENDS.search(plain, 0, event.start)
    )
    earned = tuple(one for one in told.events if not _OF_A_RETURN.search(_own_words(one)))
    return told.model_copy(update={"events": years or earned or told.events})


def _own_words(event: Event) -> str:
    return f"{_CLAUSES.split(event.clause)[-1]} {event.words}"
