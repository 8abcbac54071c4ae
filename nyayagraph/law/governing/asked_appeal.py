"""An appeal that is asked about, told from the trial before it: it goes by its own day and that of the judgment. Pure.

Only what was pending at a change goes on under the older code: an appeal from a judgment after it was not.
"""

from __future__ import annotations

import re

from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.question_words import asking_sentence
from nyayagraph.law.governing.told_events import Event, Told

_APPEAL = re.compile(r"\bappeal\w*", re.IGNORECASE)
_JUDGMENT = re.compile(r"\b(?:convict\w*|judgments?|sentence[ds]?|acquitt\w*|found\s+guilty)\b", re.IGNORECASE)
_OF_A_CASE = (Happened.BEGUN, Happened.STEP, Happened.PENDING)


def of_the_appeal_asked(told: Told, question: str) -> Told:
    """The events without the stages before the judgment, where a question asks about an appeal from it."""
    appeals = [one for one in told.events if one.happened is Happened.BEGUN and _APPEAL.search(_words(one))]
    if len(appeals) != 1 or not _APPEAL.search(asking_sentence(question)):
        return told
    filed = appeals[0].period.first
    judged = [
        one
        for one in told.events
        if one not in appeals
        and one.period.last <= filed
        and _JUDGMENT.search(_words(one))
        and one.happened in _OF_A_CASE
    ]
    if not judged:
        return told
    last = max(judged, key=lambda one: one.period.last)
    given = last.period.next_day() if last.happened is Happened.PENDING else last.period
    judgment = last._replace(happened=Happened.STEP, period=given)

    def is_before(one: Event) -> bool:
        return one is not last and one.happened in _OF_A_CASE and one.period.first <= given.last and one not in appeals

    kept = (judgment if one is last else one for one in told.events if not is_before(one))
    return told.model_copy(update={"events": tuple(kept)})


def _words(event: Event) -> str:
    return f"{event.clause} {event.words}"
