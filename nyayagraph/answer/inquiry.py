"""A question as it is asked: its words, the day of the law that it asks for, the day of the offence. Pure."""

from __future__ import annotations

import re
from datetime import date

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.governing.applicable import Kind
from nyayagraph.law.governing.asked_codes import lines_told
from nyayagraph.law.governing.asked_facets import PENAL
from nyayagraph.law.governing.matters import Told
from nyayagraph.law.governing.question import plainly_told
from nyayagraph.law.text.dates import COMMENCEMENT
from nyayagraph.law.text.periods import Period, find_periods

DEFAULT_K = 10

# What asks for facts of the First Schedule, which stand beside a provision and not in its words.
# Takes `Is theft bailable?`, `arrest without a warrant`, `which court tries`; refuses `grant of bail`.
FLAGS_ASKED = re.compile(
    r"\b(?:non[\s-]?)?(?:cogni[sz]able|bailable)\b|\barrest(?:ed)?\s+(?:\w+\s+){0,3}without\s+(?:a\s+)?warrant\b"
    r"|\b(?:which|what)\s+court\s+(?:tries|can\s+try|will\s+try)\b|\btriable\b",
    re.IGNORECASE,
)
# What asks for the law of a past time; takes `Was adultery an offence`, `What was the law on`, `Which law governed`;
# refuses `My land was acquired in 2010`, `When was it repealed`.
_ASKS_OF_THE_PAST = re.compile(
    r"(?:^|[.?!]\s+)(?:(?:was|were)\s|(?:what|how\s+(?:much|many|long))\s+(?:\w+\s+){0,4}?(?:was|were)\s)",
    re.IGNORECASE,
)
# What says of which offences a rule speaks, and asks no fact of one; takes `in a bailable offence`, `of non-cognizable
# cases`; refuses `is theft a bailable offence`, `whether bailable or not`.
_OF_SUCH_OFFENCES = re.compile(
    r"\b(?:in|of|for|to|into|with|on|about)\s+(?:an?\s+|any\s+|the\s+|all\s+)?(?:non[\s-]?)?(?:cogni[sz]able|bailable)"
    r"\s+(?:offences?|cases?|crimes?|matters?)\b",
    re.IGNORECASE,
)


def asks_flags(question: str) -> bool:
    """True where a question asks facts of the First Schedule: of an offence, not of offences that have them."""
    return bool(FLAGS_ASKED.search(_plain(question)))


def without_flags(wording: str) -> str:
    """The wording without what asks for facts of the First Schedule."""
    letters = list(wording)
    for one in FLAGS_ASKED.finditer(_plain(wording)):
        letters[one.start() : one.end()] = " " * (one.end() - one.start())
    return "".join(letters)


def _plain(wording: str) -> str:
    return _OF_SUCH_OFFENCES.sub(lambda match: "-" * len(match[0]), wording)


class Inquiry(BaseModel):
    """A question with the day of the law that it asks for and, where known, the day of the offence.

    `offence_is_read` says that the question's own words gave that day; `past` is the time whose law it asks for,
    read from its words too.
    """

    model_config = ConfigDict(frozen=True)

    question: str
    on: date
    offence_date: date | None = None
    k: int = DEFAULT_K
    wants_flags: bool = False
    offence_is_read: bool = False
    past: Period | None = None

    def with_its_offence(self) -> Inquiry:
        """The inquiry with the day of the offence that its question states, where no other was given."""
        told = plainly_told(self.question, self.on) if self.offence_date is None else Told()
        read = told.offence()
        if read is None and PENAL in lines_told(self.question, told):
            read = told.matter(Kind.PENAL).offence
        change = COMMENCEMENT["bns-2023"]
        if read is None or read.first < change <= read.last:
            return self
        of_day = read.last if read.last < date.max else read.first
        return self.model_copy(update={"offence_date": of_day, "offence_is_read": True})

    def with_its_past(self) -> Inquiry:
        """The inquiry on the last day of the time whose law is asked for: `Was adultery an offence in 2015?`."""
        if not _ASKS_OF_THE_PAST.search(self.question):
            return self
        told = [one.period for one in find_periods(self.question)]
        if len(told) != 1 or told[0].last >= self.on:
            return self
        return self.model_copy(update={"on": told[0].last, "past": told[0]})
