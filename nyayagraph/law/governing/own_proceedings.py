"""Proceedings that criminal procedure alone knows and that no case comes before: inquests, bonds for peace, bans. Pure.

Nothing was pending in such a matter before the first day told of it; an inquest is begun on the day of its own step.
"""

from __future__ import annotations

import re

from nyayagraph.law.governing.applicable import Matter
from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.told_events import Event, Told

_BANS = r"(?:ban(?:s|ned|ning)?|bar(?:s|red|ring)?|forb[ia]d\w*|prohibit(?:s|ed|ing)?|stop(?:s|ped|ping)?|disallow\w*)"
_MEETINGS = r"(?:assembl(?:y|ies|ing)|gather(?:ings?|ed)|crowds?|processions?|rall(?:y|ies)|meetings?|protests?)"
# takes `bond to keep the peace`, `show cause why a bond`, `order banning assembly`, `wants to bar gatherings`; refuses
# `bail bond`
_FOR_PEACE = re.compile(
    r"\bkeep(?:ing)?\s+the\s+peace\b|\bbonds?\s+(?:for|of)\s+(?:good\s+behaviou?r|peace)\b|\b(?:show\s+cause|magistrate)\b[^.;?]{0,80}\bbond\b(?![^.;?]{0,30}\bbail)"
    rf"|\bprohibitory\s+orders?\b|\b{_BANS}\b[^.,;?]{{0,25}}\b{_MEETINGS}\b|\b{_MEETINGS}\b[^.,;?]{{0,25}}\b(?:banned|barred|forbidden|prohibited)\b",
    re.IGNORECASE,
)
# takes `hold the inquest`, `death in custody ... inquire`; refuses `died in hospital`, `an inquiry into the theft`
_OF_A_DEATH = re.compile(
    r"\binquests?\b|\bcustodial\s+deaths?\b|\bcustody\s+death\b"
    r"|\b(?:death|died|dies|dead|killed)\b[^.;?]{0,40}\b(?:custody|lock-?up|police\s+cell)\b(?=[\s\S]{0,200}\binqui\w+)",
    re.IGNORECASE,
)
# takes `a probationer's bond`: released on a bond after conviction
_AFTER_CONVICTION = re.compile(r"\b(?:probation\w*|convict\w*|found\s+guilty)\b", re.IGNORECASE)
_DECIDE = (Happened.STEP, Happened.OTHER, Happened.OFFENCE, Happened.RESULT, Happened.BACKGROUND)


def is_of_an_own_proceeding(question: str) -> bool:
    """True where a question is about a proceeding that no case comes before: an inquest, a bond for peace, a ban."""
    is_for_peace = _FOR_PEACE.search(question) and not _AFTER_CONVICTION.search(question)
    return bool(is_for_peace or _OF_A_DEATH.search(question))


def begun_by_itself(matter: Matter, told: Told, question: str) -> Matter:
    """The matter with the beginning of such a proceeding, where none is told: its first day, an inquest's own step."""
    days = [one for one in told.events if one.happened in _DECIDE]
    is_told = any(one.happened in (Happened.BEGUN, Happened.PENDING, Happened.NOT_YET) for one in told.events)
    if is_told or told.is_of_several or matter.pending is not None or not days or not is_of_an_own_proceeding(question):
        return matter
    first = min(days, key=_first)
    if _OF_A_DEATH.search(question):
        steps = [one for one in days if one.happened is Happened.STEP]
        first = min(steps, key=_first) if steps else max(days, key=_first)
    return matter.model_copy(update={"begun": first.period})


def _first(event: Event) -> tuple[int, int]:
    return event.period.first.toordinal(), event.start
