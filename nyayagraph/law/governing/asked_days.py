"""Of several days of deeds, the ones that a question is about: called by their label, not left aside, told alike. Pure.

`Forget the dacoity of 11 May; what of the scalding on 19 July?`: no word of either day tells which of them decides,
but what the question leaves, what it calls by number, and whose words it takes up again.
"""

from __future__ import annotations

from collections.abc import Sequence

from nyayagraph.law.governing.deeds_told import CALLED, SEVERAL, Placed, asking_of, labels_in, placed_deeds
from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.told_events import Event, Told

_DEEDS = (Happened.OFFENCE, Happened.OTHER)
_MAY_BE = (*_DEEDS, Happened.BACKGROUND)


def of_the_days_asked(told: Told, text: str) -> Told:
    """The events with deeds that the question does not ask about as background; as told where it asks about all."""
    placed = placed_deeds(told.events, text)
    if len(placed) < 2:  # noqa: PLR2004 - of one deed nothing is to be chosen
        return told
    asking = asking_of(text, placed)
    for chosen in (_not_left(placed, asking), _called(placed, asking)):
        if chosen:
            return _with(told, placed, chosen)
    return told


def _not_left(placed: Sequence[Placed], asking: str) -> list[Placed]:
    told = [one for one in placed if one.is_one_of(_MAY_BE)]
    kept = [one for one in told if not one.is_left]
    deeds = [one for one in kept if one.is_one_of(_DEEDS)]
    return [] if len(kept) == len(told) or SEVERAL.search(asking) else deeds or kept


def _called(placed: Sequence[Placed], asking: str) -> list[Placed]:
    called = labels_in(CALLED, asking)
    chosen = [one for one in placed if one.labels & called and one.is_one_of(_MAY_BE)]
    others = [one for one in placed if one.labels and one not in chosen and one.is_one_of(_DEEDS)]
    deeds = [one for one in chosen if one.is_one_of(_DEEDS)]
    kept = [one for one in placed if not one.labels and one.is_one_of((Happened.OFFENCE,))]
    return [*(deeds or chosen), *kept] if chosen and (others or not deeds) else []


def _with(told: Told, placed: Sequence[Placed], chosen: Sequence[Placed]) -> Told:
    asked = [event for one in chosen for event in one.events]
    is_told = any(one.happened is Happened.OFFENCE for one in asked)
    others = [event for one in placed for event in one.events if event not in asked]

    def role(event: Event) -> Happened:
        if (
            event in asked
            and event.happened in (*_MAY_BE, Happened.STEP)
            and (not is_told or event.happened is Happened.OTHER)
        ):
            return Happened.OFFENCE
        return Happened.BACKGROUND if event in others and event.happened in _DEEDS else event.happened

    return told.model_copy(update={"events": tuple(one._replace(happened=role(one)) for one in told.events)})
