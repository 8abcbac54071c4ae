"""Where words that no table knows decide: the kinds of law asked and the roles of days that are likely. Pure.

The rules speak first. What was learned from labelled questions (`learned`) overrules them where it is surer than they
are used to be right: a day whose words no table knows soon, one whose words are in a table only where nearly certain.
"""

from __future__ import annotations

from collections.abc import Sequence

from nyayagraph.law.asked_facets import EVIDENCE, PENAL, PROCEDURE
from nyayagraph.law.event_cues import Happened
from nyayagraph.law.learned import weights_of
from nyayagraph.law.matters import bounded
from nyayagraph.law.question_words import days_with_features, features_of_the_question
from nyayagraph.law.told_events import Event, Told

OTHER = "other"
FACETS = (PENAL, PROCEDURE, EVIDENCE, OTHER)
ROLES = (Happened.OFFENCE, Happened.BEGUN, Happened.STEP, Happened.PENDING, Happened.BACKGROUND)
_FOR, _AGAINST = 1.25, 2.0  # what it weighs that the rules tell a kind of law, and that they do not
_SOON, _LATE = 0.5, 0.9
# how likely another role must be before it takes the place of the one that the rules tell
_OVERRULES = {
    **{(Happened.OTHER, role): _SOON for role in ROLES},
    **{(Happened.BACKGROUND, role): _SOON for role in (Happened.BEGUN, Happened.STEP, Happened.PENDING)},
    **{(Happened.OFFENCE, role): _LATE for role in ROLES},
    **{(Happened.BEGUN, role): _LATE for role in (Happened.OFFENCE, Happened.PENDING)},
    **{(Happened.STEP, role): _LATE for role in (Happened.BEGUN, Happened.OFFENCE)},
    (Happened.STEP, Happened.PENDING): 0.8,
}
# which decide for an offence already where no other day is one
_WEAK = (Happened.OTHER, Happened.BACKGROUND, Happened.RESULT)


def likely_lines(question: str, lines: Sequence[str]) -> tuple[str, ...]:
    """The lines that a question asks about, where the rules tell `lines`: those that its words make likely with them.

    Which Act of another field is meant only the rules tell.
    """
    scores = weights_of("facets").scores(features_of_the_question(question))
    kinds = {*lines} | ({OTHER} if any(one not in FACETS for one in lines) else set())
    likely = {one for one in FACETS if scores[one] + (_FOR if one in kinds else -_AGAINST) > 0}
    beside = [one for one in lines if one not in FACETS and OTHER in likely]
    return tuple([one for one in FACETS[:-1] if one in likely] + beside) or tuple(lines)


def with_likely_roles(told: Told, text: str) -> Told:
    """The events of a text, each in the role that the words around it make likely where the rules know it less."""
    days = {(one.start, one.end): one for one in days_with_features(text)}
    weights = weights_of("roles")
    events: list[Event] = []
    for event in told.events:
        day = days.get((event.start, event.end))
        role = _likely(event.happened, weights.shares(day.features)) if day else event.happened
        is_same = day is None or role is event.happened
        events.append(event if is_same or not day else event._replace(happened=role, period=bounded(day.dated, role)))
    return told.model_copy(update={"events": tuple(events)})


def _likely(happened: Happened, shares: dict[str, float]) -> Happened:
    best = Happened(max(shares, key=lambda one: shares[one]))
    if best is Happened.OFFENCE and happened in _WEAK:
        return happened
    least = _OVERRULES.get((happened, best))
    return best if least is not None and shares[best] >= least else happened
