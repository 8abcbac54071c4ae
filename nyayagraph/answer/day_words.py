"""Provisions and their passages in the words of the day that a question is of; where those are not held, it is said.

A gist, a clause or a flag of the First Schedule is of the text of today. It stands in no answer on the law of a day on
which the provision read otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date

from nyayagraph.answer.inquiry import Inquiry
from nyayagraph.answer.statutes import Counterpart, Provision, ProvisionInPlay
from nyayagraph.cypher.answer import LeadingPassage
from nyayagraph.graph import Graph
from nyayagraph.law.governing.applicable import Kind, kind_of
from nyayagraph.law.versions.words_of_day import WordsOfDay
from nyayagraph.verify.claims.day_words import fetch_words


def day_of_words(inquiry: Inquiry, section_id: str) -> date:
    """The day whose words of a provision are asked for: that of the offence, but for procedure and evidence."""
    follows_offence = kind_of(section_id.partition("/")[0]) not in (Kind.PROCEDURAL, Kind.EVIDENCE)
    return inquiry.offence_date if inquiry.offence_date and follows_offence else inquiry.on


def in_words_of_day(graph: Graph, plays: Sequence[ProvisionInPlay], inquiry: Inquiry) -> tuple[ProvisionInPlay, ...]:
    """The provisions and their counterparts, each with what is held of its words on the day asked for."""
    ids = {one.key.section_id for play in plays for one in play.all_provisions()}
    held = fetch_words(graph, {one: day_of_words(inquiry, one) for one in ids})

    def dated(one: Provision) -> Provision:
        section_id = one.key.section_id
        return one.model_copy(update={"held": held[section_id], "of_day": day_of_words(inquiry, section_id)})

    def each(others: Iterable[Counterpart]) -> tuple[Counterpart, ...]:
        return tuple(one.model_copy(update={"provision": dated(one.provision)}) for one in others)

    return tuple(
        play.model_copy(
            update={
                "provision": dated(play.provision),
                "successors": each(play.successors),
                "predecessors": each(play.predecessors),
            }
        )
        for play in plays
    )


def passages_of_day(graph: Graph, passages: Sequence[LeadingPassage], inquiry: Inquiry) -> list[LeadingPassage]:
    """The passages, those of provisions that read otherwise on the day left out, or in the text of that day."""
    ids = {one.authority_id for one in passages if one.kind == "statute"}
    held = fetch_words(graph, {one: day_of_words(inquiry, one) for one in ids})
    return list(_kept(passages, held))


def _kept(passages: Sequence[LeadingPassage], held: dict[str, WordsOfDay]) -> Iterator[LeadingPassage]:
    told: set[str] = set()
    for one in passages:
        words = held.get(one.authority_id)
        if words is None or words.is_printed:
            yield one
        elif words.text and one.authority_id not in told:
            told.add(one.authority_id)
            yield one.model_copy(update={"text": words.text})
