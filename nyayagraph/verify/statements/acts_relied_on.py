"""Acts that a sentence relies on by their name alone, no section cited, though they were struck down or repealed. Pure.

Only where it speaks of the present: the past of an Act may be told, and what was done under it may be saved.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from nyayagraph.cypher.statute import KnownProvision
from nyayagraph.law.governing.applicable import Kind, kind_of
from nyayagraph.law.governing.matters import Happened, read_matter
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.text.periods import Period, find_periods
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.labels import day
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.standing.validity import provision_standings

# takes `under the … Act, 1983`, `the penal provisions of the … Act`, `the … Act, 1983, which governs`, `the statute is
# the … Act`, `as the … Act, 1987 provides`; refuses `the … Act, 2014 remains a lesson`
_RELIES = re.compile(
    r"\b(?:[Uu]nder|[Bb]y|[Tt]hrough|per|virtue\s+of|terms\s+of|subject\s+to|contrary\s+to)\s+(?:the\s+)?(?:[a-z]+\s+(?:[a-z]+\s+)?of\s+the\s+)?[A-Z][^,.;:]{3,120}?\b(?:Act|Ordinance)\b"
    r"|\b(?:Act|Ordinance)\b(?:,?\s+(?:of\s+)?\d{4})?,?\s+(?:which\s+)?(?:(?:is|are|remains?|continues?|stands?|still|today|now|currently|to\s+be)\s+)*(?:in\s+force|good\s+law|valid|binding|operative|governs?|applies|allows?|permits?|binds?|entitles?|requires?|operates?|reach(?:es)?|punish(?:es)?)\b"
    r"|\b(?:statute|law|enactment|Act)\b[^.;]{0,140}?\bis\s+(?:still\s+)?the\s+[A-Z][^,.;:]{3,120}?\bAct\b"
    r"|\b[Aa]s\s+the\s+[A-Z][^,.;:]{3,120}?\bAct\b(?:,?\s+(?:of\s+)?\d{4})?\s+(?:now\s+)?(?:provides|requires|commands|prescribes|lays\s+down|directs|demands)\b"
)
# what binds somebody by an Act: takes `liable to be prosecuted under`, `governs`; refuses `registered under`
_BINDS = re.compile(
    r"\b(?:offen[cs]es?|prosecut\w+|liable|punish\w*|booked|governs?|govern|must|contrary\s+to|statute\s+that|parent\s+statute|penalt\w+|charged)\b",
    re.IGNORECASE,
)
# takes `the remedy is a complaint`, `to be sanctioned`, `may move the Commission`; what is stated of now or of a step
_STATES = re.compile(
    r"\b(?:is|are|be|lies?|must|may|can|shall|should|will|(?:has|have|needs?|ought)\s+to|seeks?|moves?|applies|requires?)\b"
)
# takes `We have been instructed to `; words of a mandate, which tell no past
_MANDATE = re.compile(
    r"\b(?:has|have|had|were|was|am|are|is)\s+(?:been\s+)?(?:instructed|advised|asked|told|requested)\b"
)
# takes `incorporated under`, `an award under`; what was made by an Act in its time stays
_MADE_UNDER = re.compile(
    r"\b(?:incorporated|registered|constituted|established|formed|notified|acquired|issued|granted|appointed|made|framed|defined|meaning|award|decree|detained|sanctioned|approved|commenced|begun|instituted)\b",
    re.IGNORECASE,
)
_OF_TODAY = re.compile(
    r"\b(?:today|now|nowadays|currently|presently|at\s+present|still|continues?|remains?|this\s+(?:year|month|week)|as\s+things\s+stand|in\s+force|good\s+law|valid|binding|lawfully|fully\s+operative)\b",
    re.IGNORECASE,
)
# what tells of the past, of the fall, or that it is not so: takes `was`, `struck down`, `no longer`, `cannot`
_AWARE = re.compile(
    r"\b(?:was|were|had|did|been|str(?:uck|ikes?|iking)|void|repeal\w*|unconstitutional|invalid\w*|not|cannot|no|never|nobody|none|nothing|without|ceased|lapsed|expired|replac\w+|formerly|erstwhile|earlier|until|history|historical|dead|gone|fell|fallen|quashed|set\s+aside|withdrawn|scrapped|overruled|wrong\w*|mistak\w+|saved|savings?|pending|judgment|held)\b|[\"”?]",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class GoneAct:
    """An Act that is no law any more, since when, by what it fell, and whether nothing of it was saved."""

    act_id: str
    since: date
    words: str
    is_void: bool
    successor: str | None


def acts_gone(known: Sequence[KnownProvision], on: date) -> dict[str, GoneAct]:
    """The Acts among rows that were wholly struck down or repealed by a day."""
    gone: dict[str, GoneAct] = {}
    for found in known:
        act = found.act
        if act is None:
            continue
        whole = found.model_copy(update={"section": None})
        standing = provision_standings(whole, ProvisionKey(act_id=act.act_id, unit="s", number="1"), on)
        reason = standing.because[0] if standing.because else None
        if standing.standing is Standing.STRUCK_DOWN and reason and reason.on:
            words = f"the {act.title} was struck down on {day(reason.on)} by {reason.by}"
            gone[act.act_id] = GoneAct(act.act_id, reason.on, words, is_void=True, successor=None)
        elif standing.standing is Standing.REPEALED and act.repealed_on:
            by = f" by the {act.repealed_by_title}" if act.repealed_by_title else ""
            words = f"the {act.title} was repealed on {day(act.repealed_on)}{by}"
            gone[act.act_id] = GoneAct(act.act_id, act.repealed_on, words, is_void=False, successor=act.repealed_by)
    return gone


# takes `was struck down`, `is void`; what tells that a void Act fell
_VOID = re.compile(
    r"\b(?:str(?:uck|ikes?|iking)|void|unconstitutional|invalid\w*|repeal\w*|ceased|no\s+longer|scrapped|quashed|history|until|then)\b|\?",
    re.IGNORECASE,
)


def _is_told_of(act: GoneAct, days: Sequence[Period], before: Sequence[Period]) -> bool:
    """True where a day given is that of the repeal, or the matter told before is older than it."""
    is_saved = not act.is_void and any(period.last < act.since for period in before)
    return is_saved or any(period == Period.of(act.since) for period in days)


_ON_CRIME = (Kind.PENAL, Kind.PROCEDURAL, Kind.EVIDENCE)
_DECIDES = {
    Kind.PENAL: {Happened.OFFENCE},
    Kind.PROCEDURAL: {Happened.OFFENCE, Happened.BEGUN},
    Kind.EVIDENCE: {Happened.OFFENCE, Happened.BEGUN},
}


def _is_of_its_day(act: GoneAct, sentence: str, before: str) -> bool:
    """True where all that is told came after a code's repeal, the offence or the first step of the case among it."""
    events = [event for words in (before, sentence) for event in read_matter(words).events]
    is_decided = any(event.happened in _DECIDES[kind_of(act.act_id)] for event in events)
    return is_decided and all(event.period.first >= act.since for event in events)


def check_reliance(
    sentence: str, named: Sequence[str], gone: Mapping[str, GoneAct], *, before: str = ""
) -> Iterator[Evidence]:
    """Each Act that a sentence names and relies on today, though it is no law any more.

    One struck down is relied on where the words are of the present, or the sentence `before` gives a later day; one
    repealed only where all days given are later, those of the sentence `before` where the words state or bind. A code
    of crime or procedure is held to the day of the offence, or of the first step.
    """
    if not any(act_id in gone for act_id in named) or not _RELIES.search(sentence):
        return
    days = [one.period for one in find_periods(sentence)]
    days_before = [one.period for one in find_periods(before)]
    is_aware = bool(_AWARE.search(_MANDATE.sub(" ", sentence)))
    for act_id in named:
        act = gone.get(act_id)
        if act is None or act.successor in named or _is_told_of(act, days, days_before):
            continue
        if kind_of(act_id) in _ON_CRIME and not _is_of_its_day(act, sentence, before):
            continue
        is_later = bool(days) and all(period.first >= act.since for period in days)
        is_of_now = act.is_void and not days and bool(_OF_TODAY.search(sentence))
        told_before = not days and bool(days_before) and all(period.first >= act.since for period in days_before)
        binds_later = told_before and bool(_STATES.search(sentence) or _BINDS.search(sentence))
        binds_later = binds_later and not _MADE_UNDER.search(sentence)
        is_relied_on = not is_aware and (is_later or is_of_now or binds_later)
        if is_relied_on or (act.is_void and (is_later or told_before) and not _VOID.search(f"{before} {sentence}")):
            yield Evidence(rule="record_act_gone", evidence=act.words, authority_id=act_id, on=act.since)
