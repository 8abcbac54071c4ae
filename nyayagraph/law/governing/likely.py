"""Where words that no table knows decide: the kinds of law asked and the roles of days that are likely. Pure.

The rules speak first. What was learned from labelled questions (`learned`) overrules them where it is surer than they
are used to be right: a day whose words no table knows soon, one whose words are in a table only where nearly certain.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.law.governing.asked_facets import EVIDENCE, PENAL, PROCEDURE
from nyayagraph.law.governing.asked_parts import without_declined
from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.fields import NO_FIELD, fields_told
from nyayagraph.law.governing.matters import bounded
from nyayagraph.law.governing.question_words import (
    Day,
    Features,
    asking_sentence,
    days_with_features,
    features_of_the_question,
)
from nyayagraph.law.governing.told_events import Event, Told
from nyayagraph.law.text.learned import weights_of

OTHER = "other"
FACETS = (PENAL, PROCEDURE, EVIDENCE, OTHER)
ROLES = (Happened.OFFENCE, Happened.BEGUN, Happened.STEP, Happened.PENDING, Happened.BACKGROUND)
# what it weighs that the rules tell a kind of law, that words name it outright, and that they do not tell it
_FOR, _OUTRIGHT, _AGAINST = 1.25, 4.0, 2.0
_FIELD, _STEPS = 10, (5, 8, 11, 14, 18)  # by what the strength of a field is divided, and steps of it
_SOON, _LATE = 0.5, 0.9
_DEED = Happened.OFFENCE.value
_APART, _HARDLY = 0.7, 0.5  # of the likeliest deed, and at most, a day is taken for none
# how likely another role must be before it takes the place of the one that the rules tell
_OVERRULES = {
    **{(Happened.OTHER, role): _SOON for role in ROLES},
    **{(Happened.BACKGROUND, role): _SOON for role in (Happened.BEGUN, Happened.STEP, Happened.PENDING)},
    **{(Happened.OFFENCE, role): _LATE for role in ROLES},
    **{(Happened.BEGUN, role): _LATE for role in (Happened.OFFENCE, Happened.PENDING)},
    **{(Happened.STEP, role): _LATE for role in (Happened.BEGUN, Happened.OFFENCE)},
    (Happened.STEP, Happened.PENDING): 0.8,
}
_NUMBER = re.compile(r"\d")  # takes `Crime 88 of`: a case that has a number was begun
# takes `code or codes`, `each`: more than one day may be the deed's; refuses `which code`
_CODES_ASKED = re.compile(r"\b(?:codes|statutes|enactments|laws|each|both|respectively)\b", re.IGNORECASE)
# takes `which special Act for the pistol`; refuses `can the special Act be used`
_SPECIAL = re.compile(
    r"\b(?:which|what)\s+(?:central\s+)?special\s+(?:\w+\s+)?(?:laws?|Acts?|statutes?|enactments?)\b", re.IGNORECASE
)
_TOLD = 8.0  # how strongly words speak for a field of which a special Act is asked for
_TELLS = 5.0  # how strongly where no code is likely, and another field is likelier than each of them
# which decide for an offence already where no other day is one
_BOUNDS = ("before", "after", "from")
_WEAK = (Happened.OTHER, Happened.BACKGROUND, Happened.RESULT)
_DEEDS = (Happened.OFFENCE, *_WEAK)
# takes `a house-breaking of`, `the theft dated`: what stands so before a day is of that day
_OF_THE_DAY = re.compile(r"\b(?!FIR|case|complaint)[a-z-]+\s+(?:of|dated)\s*$", re.IGNORECASE)


def features_asked(question: str) -> Features:
    """What tells the kinds of law asked: the words, and how strongly they speak for a field outside the codes."""
    plain = without_declined(question)
    asked = asking_sentence(plain)
    best, second = (*fields_told(plain, asked)[:2], NO_FIELD, NO_FIELD)[:2]
    alone = max((one.score for one in fields_told(asked)), default=0.0)
    return features_of_the_question(question) | {
        "field": best.score / _FIELD,
        "field:asked": alone / _FIELD,
        "field:apart": (best.score - second.score) / _FIELD,
        **{f"field:{least}": float(best.score >= least) for least in _STEPS},
        **{f"field:asked:{least}": float(alone >= least / 2) for least in _STEPS},
    }


def likely_lines(question: str, lines: Sequence[str], outright: Sequence[str] = ()) -> tuple[str, ...]:
    """The lines that a question asks about, where the rules tell `lines`: those that its words make likely with them.

    `outright` are those of them that its words name. Whether another field is asked for only the weights tell; which
    one the rules, else the words of the fields.
    """
    scores = weights_of("facets").scores(features_asked(question))
    weighed = {one: scores[one] + _spoken(one, lines, outright) for one in FACETS[:-1]}
    likely = [one for one, score in weighed.items() if score > 0]
    plain = without_declined(question)
    told = fields_told(plain, asking_sentence(plain))[:1]
    is_special = bool(told and told[0].score >= _TOLD and _SPECIAL.search(plain))
    is_likeliest = scores[OTHER] > max(weighed.values()) and bool(told) and told[0].score >= _TELLS
    is_other = scores[OTHER] > 0 or is_special or (not likely and is_likeliest)
    beside = [one for one in lines if one not in FACETS] if is_other else []
    if is_other and not beside:
        beside = [one.act_id for one in told]
    return tuple(likely + beside) or tuple(lines)


def _spoken(line: str, lines: Sequence[str], outright: Sequence[str]) -> float:
    if line not in lines:
        return -_AGAINST
    return _OUTRIGHT if line in outright else _FOR


def with_likely_roles(told: Told, text: str, *, is_penal: bool = False) -> Told:
    """The events of a text, each in the role that the words around it make likely where the rules know it less.

    With `is_penal` a deed is asked about: where no day is told as one, the likeliest step is it.
    """
    days = {(one.start, one.end): one for one in days_with_features(text)}
    weights = weights_of("roles")
    shares = {place: weights.shares(day.features) for place, day in days.items()}
    roles = _roles(told.events, [shares.get((one.start, one.end)) for one in told.events], text, is_penal=is_penal)
    events: list[Event] = []
    for event, role in zip(told.events, roles, strict=True):
        day = days.get((event.start, event.end))
        events.append(in_role(event, day, role) if day else event)
    return told.model_copy(update={"events": tuple(events)})


def in_role(event: Event, day: Day, role: Happened) -> Event:
    """The event in another role: its days are bounded as that role is; a range that ends on the day stays one."""
    if role is event.happened:
        return event
    period = bounded(day.dated, role)
    return event._replace(happened=role, period=period.joined(event.period) if event.edge == "until" else period)


def _roles(
    events: Sequence[Event], shares: Sequence[dict[str, float] | None], text: str, *, is_penal: bool
) -> list[Happened]:
    """The role of each event: the likely one, a day told beside the deed as background, the likeliest step as deed."""
    begins = any(one.happened is Happened.BEGUN for one in events)
    roles = [_likely_role(one, share, is_begun=begins) for one, share in zip(events, shares, strict=True)]
    if not _CODES_ASKED.search(text):
        hardly = _is_hardly_the_deed(list(zip(roles, shares, strict=True)))
        roles = [Happened.BACKGROUND if beside else role for role, beside in zip(roles, hardly, strict=True)]
    if is_penal and not any(role in _DEEDS for role in roles):
        of_deed = [
            share[_DEED] if share and role is Happened.STEP else 0.0 for role, share in zip(roles, shares, strict=True)
        ]
        most = max(of_deed, default=0.0)
        roles = [Happened.OFFENCE if one == most >= _SOON else role for role, one in zip(roles, of_deed, strict=True)]
    return roles


def _likely_role(event: Event, shares: dict[str, float] | None, *, is_begun: bool) -> Happened:
    is_numbered = event.happened is Happened.BEGUN and _NUMBER.search(event.words)
    is_sure = event.happened is Happened.OFFENCE and _OF_THE_DAY.search(event.clause.removesuffix(" "))
    if shares is None or is_numbered or is_sure:
        return event.happened
    likely = _likely(event.happened, shares)
    if likely is Happened.PENDING and event.edge in _BOUNDS:  # what a bound opens is no day of what was going on
        return event.happened
    is_another = likely is Happened.BEGUN and event.happened in _WEAK and is_begun
    return event.happened if is_another and shares[likely.value] < _LATE else likely


def _is_hardly_the_deed(days: Sequence[tuple[Happened, dict[str, float] | None]]) -> list[bool]:
    """For each day whose words no table knows whether another such day is far likelier the deed's."""
    of_deed = [shares[_DEED] if shares and role is Happened.OTHER else 1.0 for role, shares in days]
    most = max((one for one in of_deed if one < 1), default=0.0)
    is_known = any(role is Happened.OFFENCE for role, _ in days)
    return [not is_known and one < min(_APART * most, _HARDLY) for one in of_deed]


def _likely(happened: Happened, shares: dict[str, float]) -> Happened:
    best = Happened(max(shares, key=lambda one: shares[one]))
    if best is Happened.OFFENCE and happened in _WEAK:
        return happened
    least = _OVERRULES.get((happened, best))
    return best if least is not None and shares[best] >= least else happened
