"""Deeds of which a question says that each is charged: two told on two days are then both the offence. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date

from nyayagraph.law.governing.event_cues import Happened, speaks_of_offence
from nyayagraph.law.governing.told_events import Event, Told
from nyayagraph.law.text.sentences import split_sentences

# takes `charged on two counts`, `both blows are charged`, `charges both acts, each as an offence`
_CHARGES = re.compile(
    r"\b(?:charg\w+|counts?|punish\w*|indict\w*|prosecut\w+|alleged|guilty|offen[cs]es?)\b", re.IGNORECASE
)
_EACH = re.compile(
    r"\b(?:both(?!\s+(?:the\s+)?(?:codes|laws|accused|sides|parties|men|women|brothers|penal|substantive|procedur\w+))|two\s+counts|(?:one|count)\s+for\s+each|each|respectively"
    r"|(?:entire|whole)\s+(?:period|time|course|span))\b",
    re.IGNORECASE,
)
# takes `do both extortions come under one code`; refuses `do both codes apply`
_BOTH = re.compile(r"\bboth\s+(?:the\s+|these\s+|those\s+)?(\w+)", re.IGNORECASE)
_MAY_BE = ((Happened.OTHER,), (Happened.STEP, Happened.BACKGROUND))


def with_each_count(told: Told, before: Told, text: str) -> Told:
    """The events with both deeds as offences, where each is charged and one alone is taken for one.

    `before` are the events as read, before one deed was chosen.
    """
    start = next((s for s, e in split_sentences(text) if _charges_each(text[s:e])), None)
    if start is None:
        return told
    as_read = [one for one in before.events if one.happened is Happened.OFFENCE]
    chosen = [one for one in told.events if one.happened is Happened.OFFENCE]
    deeds = _by_day([*as_read, *chosen])
    for kinds in _MAY_BE:
        beside = _by_day(one for one in told.events if one.happened in kinds and one.start not in deeds.values())
        if len(deeds) == 1 and len(beside) == 1:
            deeds |= beside
    if len(deeds) != 2:  # noqa: PLR2004 - the deeds of `both`
        return told
    places = {one.start for one in (*as_read, *chosen)} | set(deeds.values())
    return told.model_copy(
        update={
            "events": tuple(
                one._replace(happened=Happened.OFFENCE) if one.start in places else one for one in told.events
            )
        }
    )


def _charges_each(sentence: str) -> bool:
    """True where a sentence charges each of several deeds, or speaks of both by their name."""
    both = _BOTH.search(sentence)
    return bool(both and speaks_of_offence(both[1])) or bool(_CHARGES.search(sentence) and _EACH.search(sentence))


def _by_day(events: Iterable[Event]) -> dict[tuple[date, date], int]:
    return {(one.period.first, one.period.last): one.start for one in events}
