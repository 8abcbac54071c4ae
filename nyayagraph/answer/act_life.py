"""Whether and from when an Act as a whole is law: for a question that asks this and nothing else of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import date

from nyayagraph.answer.governing_law import facts_of_acts
from nyayagraph.graph import Graph
from nyayagraph.law.acts.mentions import ActMention, find_mentions
from nyayagraph.law.acts.table import acts_meant
from nyayagraph.law.find import find
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.standing import PENAL_ACTS, PROCEDURAL_ACTS, ActFacts
from nyayagraph.verify.labels import day

_CODES = PENAL_ACTS | PROCEDURAL_ACTS
# takes `come into force`, `commenced`; refuses `in force`
_BEGAN = re.compile(r"\b(?:c[ao]me|comes|brought|entered)\s+into\s+(?:force|effect)\b|\bcommence", re.IGNORECASE)
# takes `repealed`, `still in force`, `good law`, `lapse`
_ENDED = re.compile(r"\brepeal|\bin\s+force\b|\blaps|\bstill\s+(?:good\s+)?law\b", re.IGNORECASE)
# words that ask for the life of an Act; what is left besides asks something else
_ASKING = re.compile(
    r"\b(?:when|did|does|do|has|have|had|is|was|are|were|been|from|since|on|which|what|the|of|day|date|year|by|still|today|now"
    r"|currently|good|law|in|into|force|effect|come|came|comes|brought|entered|repeal\w*|laps\w*|commence\w*|india|yet)\b"
    r"|[?.,!]",
    re.IGNORECASE,
)


def acts_asked_for(graph: Graph, question: str) -> tuple[ActFacts, ...]:
    """The Acts, as the graph holds them, of which the question asks only whether or when they are law."""
    if not (_BEGAN.search(question) or _ENDED.search(question)):
        return ()
    mentions = [one for one in find_mentions(question) if one.type != "constitution"]
    if not mentions or _ASKING.sub(" ", without(question, mentions)).strip():
        return ()
    meant = acts_mentioned(question)
    held = facts_of_acts(graph, meant)
    return tuple(held[act_id] for act_id in meant if act_id in held)


def acts_mentioned(question: str) -> tuple[str, ...]:
    """Every Act that a name in the question may mean, the Constitution aside."""
    mentions = [one for one in find_mentions(question) if one.type != "constitution"]
    return tuple(dict.fromkeys(act_id for one in mentions for act_id in acts_meant(one.name, one.year)))


def without(question: str, mentions: Sequence[ActMention]) -> str:
    """The question with the Acts that it names blanked."""
    letters = list(question)
    for one in mentions:
        letters[one.start : one.end] = " " * (one.end - one.start)
    return "".join(letters)


def lives(acts: tuple[ActFacts, ...], question: str, on: date) -> Iterator[str]:
    """When each Act ended, or began where that is asked; nothing of an Act whose end no record tells."""
    for act in acts:
        if act.repealed_on and act.repealed_on <= on:
            yield _ended(act, act.repealed_on)
        if act.commenced_on and _BEGAN.search(question):
            yield f"The {act.title} came into force on {day(act.commenced_on)}."


def acts_ended(
    graph: Graph, texts: Sequence[str], provisions: Iterable[ProvisionKey], on: date
) -> tuple[ActFacts, ...]:
    """The Acts that were law no more on the day, of those that texts name or speak of a provision of.

    The codes are told of provision by provision, and stand aside.
    """
    named = (act_id for text in texts for act_id in _meant_alone(text))
    spoken_of = tuple(dict.fromkeys(one for one in (*named, *(key.act_id for key in provisions)) if one not in _CODES))
    held = facts_of_acts(graph, spoken_of) if spoken_of else {}
    facts = (held[one] for one in spoken_of if one in held)
    return tuple(one for one in facts if one.repealed_on and one.repealed_on <= on)


def _meant_alone(text: str) -> Iterator[str]:
    """The Acts that a text names by a name which no other Act has."""
    for one in find_mentions(text):
        meant = acts_meant(one.name, one.year)
        if len(meant) == 1 and one.type != "constitution":
            yield meant[0]


def endings(acts: Sequence[ActFacts], statements: Sequence[str]) -> Iterator[str]:
    """For each Act that a statement speaks of and none says was repealed, that it was; by what and since when."""
    for act in acts:
        told = [text for text in statements if act.act_id in _acts_of(text)]
        if told and not any(_ENDED.search(text) for text in told):
            yield _ended(act, act.repealed_on) if act.repealed_on else ""


def _acts_of(text: str) -> frozenset[str]:
    cited = {one.act_id for one in find(text) if one.act_id}
    return frozenset(cited | set(_meant_alone(text)))


def _ended(act: ActFacts, ended_on: date) -> str:
    if act.repealed_by_title is None:
        return f"The {act.title} is law no more since {day(ended_on)}."
    return f"The {act.title} was repealed with effect from {day(ended_on)} by the {act.repealed_by_title}."
