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

DEFAULT_K = 10

# What asks for facts of the First Schedule, which stand beside a provision and not in its words.
# Takes `Is theft bailable?`, `arrest without a warrant`, `which court tries`; refuses `grant of bail`.
FLAGS_ASKED = re.compile(
    r"\b(?:non[\s-]?)?(?:cogni[sz]able|bailable)\b|\barrest(?:ed)?\s+(?:\w+\s+){0,3}without\s+(?:a\s+)?warrant\b"
    r"|\b(?:which|what)\s+court\s+(?:tries|can\s+try|will\s+try)\b|\btriable\b",
    re.IGNORECASE,
)


class Inquiry(BaseModel):
    """A question with the day of the law that it asks for and, where known, the day of the offence.

    `offence_is_read` says that the question's own words gave that day.
    """

    model_config = ConfigDict(frozen=True)

    question: str
    on: date
    offence_date: date | None = None
    k: int = DEFAULT_K
    wants_flags: bool = False
    offence_is_read: bool = False

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
