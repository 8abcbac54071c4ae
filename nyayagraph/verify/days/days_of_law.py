"""The days that rows and tables give for what a sentence names: Acts, their parts and amendments, articles. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from enum import StrEnum
from functools import cache

from nyayagraph.cypher.statute import HeldAct, HeldSection, KnownProvision
from nyayagraph.law.acts.assents import assent_day
from nyayagraph.law.acts.mentions import ActMention, find_mentions
from nyayagraph.law.acts.places import places_of_acts
from nyayagraph.law.acts.table import make_act_id
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.text.periods import Dated, find_periods
from nyayagraph.law.versions.amended import amended_on
from nyayagraph.law.versions.amendments import Action
from nyayagraph.law.versions.code_changes import code_changes
from nyayagraph.law.versions.constitution import amendment_name, article_changes, articles_changed, first_day
from nyayagraph.law.versions.ended import ended_before_its_act
from nyayagraph.law.versions.making import (
    AmendingAct,
    amending_named,
    called_otherwise,
    days_besides,
    inserted_on,
    parts_began,
)
from nyayagraph.verify.references.resolve import Resolved

Days = dict[date, str]


class Told(StrEnum):
    """What a sentence tells of the law on a day."""

    INSERTED = "inserted"
    BEGAN = "began"
    ENDED = "ended"
    STRUCK = "struck"
    ASSENT = "assent"


# takes `the three new criminal laws`, `the new penal codes`; what stands for the Sanhitas and the Adhiniyam
_NEW_LAWS = re.compile(
    r"\b(?:new|three)\s+(?:criminal|penal)\s+(?:laws?|codes?|statutes|Acts|enactments|regime)\b", re.IGNORECASE
)
_STANDS_FOR_THEM = "bns-2023"
# takes `the Forty-second Amendment`, `the 101st Amendment`; refuses `the Second Amendment Regulations`
_AMENDMENT = re.compile(
    r"\b(?P<name>[A-Z][a-z]+(?:[\s-][a-z]+|[\s-][A-Z][a-z]+){0,4}?|\d{1,3}(?:st|nd|rd|th))\s+(?:Constitutional\s+)?Amendment\b(?!\)?\s+(?:Bill|Rules|Regulations?|Scheme|Order|Ordinance)\b)"
)
_CONSTITUTION_BEGAN = re.compile(
    r"\bConstitution(?:\s+of\s+India)?\s*(?:,[^,;]{1,60})?,?\s+(?:itself\s+)?(?:commenced|came\s+into|came\s+alive|took\s+effect|entered\s+into|was\s+brought|(?:was|has\s+been|is)\s+in\s+force|became\s+(?:fully\s+|wholly\s+)?(?:operative|effective|law)|(?:has\s+|have\s+)?govern(?:s|ed))\b"
)
_DAY = timedelta(days=1)
_FIRST_YEAR = 1950  # changes are known from then on
_YEARS_OFF = 15
_YEARS_TO_FORCE = 3


def days_of(
    told: Told,
    words: tuple[str, str],
    within: Sequence[Resolved],
    mentions: Sequence[ActMention],
    acts: Mapping[str, HeldAct],
) -> Days:
    """The days that are known for what a sentence names; empty where one of those things has none.

    `words` are the sentence, and the part of it that leads up to a date.
    """
    sentence = words[0]
    found: Days = {}
    subjects = [_of_provision(told, one) for one in within]
    if told is not Told.ASSENT and subjects and all(subjects) and all(map(is_constitution, within)):
        return {day: words for subject in subjects for day, words in subject.items()}
    named = list(dict.fromkeys(acts_meant_by(words, mentions)))
    amending = amending_named(sentence, [*named, *(one.key.act_id for one in within if one.key)])
    if told is Told.ASSENT:
        known = {_title(act_id, acts): assent_day(act_id) for act_id in named}
        known |= {act.name: act.assent for act in amending}
        return {day: f"the {title} received assent on" for title, day in known.items() if day}
    if told in (Told.BEGAN, Told.INSERTED) and amending:
        return {on: f"the {act.name} had effect on" for act in amending for on in act.on}
    if told is not Told.STRUCK:
        subjects += [days_told_of_act(told, act_id, acts) for act_id in named]
        if told is Told.ENDED:
            subjects += [_of_law_before(acts.get(act_id)) for act_id in named]
        subjects += list(of_amendments(sentence))
        if not subjects and told is Told.BEGAN and _CONSTITUTION_BEGAN.search(sentence):
            subjects.append({first_day("14"): "the Constitution of India came into force on"})
    if not all(subjects):
        return {}
    for subject in subjects:
        found |= subject
    return found


def is_constitution(one: Resolved) -> bool:
    """True for an article of the Constitution."""
    return one.key is not None and one.key.act_id == "constitution"


def since(one: Resolved) -> date | None:
    """The day on which a provision younger than its Act was put into it, where rows or tables have it."""
    section = one.provision.section if one.provision else None
    printed = section.in_force_from if section else None
    if one.key is None or one.key.act_id == "constitution":
        return printed
    known = inserted_on(one.key.section_id) or printed
    if known:
        return known
    changes = code_changes(one.key.act_id, one.key.number) or ()
    made = [c.change.on for c in changes if c.is_whole and c.change.action is Action.INSERTED and c.change.on]
    return made[0] if len(made) == 1 else None


def acts_titled(text: str) -> tuple[str, ...]:
    """Identifiers of the Acts that a text names by their titles, and of the first of the new criminal laws."""
    mentions = find_mentions(text)
    outside = (make_act_id(one.name, one.year) for one in mentions if one.kind == "unknown" and one.year)
    new_laws = (_STANDS_FOR_THEM,) if _NEW_LAWS.search(text) else ()
    return tuple(dict.fromkeys((*(act_id for _, act_id in places_of_acts(mentions)), *new_laws, *outside)))


def acts_mentioned(text: str) -> tuple[str, ...]:
    """Identifiers of the Acts that a text names, with or without a section of theirs."""
    return tuple(dict.fromkeys((*acts_titled(text), *(one.act_id for one in called_otherwise(text)))))


def acts_meant_by(words: tuple[str, str], mentions: Iterable[ActMention]) -> Iterator[str]:
    """The Acts of titles and years, and those that the second of `words` means by what they are called otherwise."""
    for _, act_id in places_of_acts(mentions):
        yield act_id
    yield from (one.act_id for one in called_otherwise(words[1]))
    if _NEW_LAWS.search(words[1]):
        yield _STANDS_FOR_THEM


def _title(act_id: str, acts: Mapping[str, HeldAct]) -> str:
    return acts[act_id].title if act_id in acts else act_id


def days_of_act(act_id: str, acts: Mapping[str, HeldAct]) -> Days:
    """The days on which an Act came into force, in parts too, and on which it was repealed."""
    act, title = acts.get(act_id), _title(act_id, acts)
    parts, assent = parts_began(act_id), assent_day(act_id)
    days = dict.fromkeys(parts, f"the {title} came into force in part on")
    is_misprint = parts and assent and act and act.commenced_on and act.commenced_on < min(assent, *parts)
    if act and act.commenced_on and not is_misprint:
        days[act.commenced_on] = f"the {act.title} came into force on"
    if act and act.repealed_on:
        days[act.repealed_on] = f"the {act.title} was repealed on"
        days[act.repealed_on - _DAY] = f"the {act.title} was last law on"
    return days | {on: f"the {title}: {words}" for on, words in days_besides(act_id).items()}


def days_told_of_act(told: Told, act_id: str, acts: Mapping[str, HeldAct]) -> Days:
    """The days known of an Act; none where it is said to have begun and its beginning is not known."""
    act = acts.get(act_id)
    is_known = told is not Told.BEGAN or parts_began(act_id) or (act and act.commenced_on)
    return days_of_act(act_id, acts) if is_known else {}


def _of_law_before(act: HeldAct | None) -> Days:
    """The last day of the law before an Act, which a sentence may give without its name."""
    return {act.commenced_on - _DAY: f"the law before the {act.title} ended on"} if act and act.commenced_on else {}


def _of_provision(told: Told, one: Resolved) -> Days:
    key, found = one.key, one.provision
    if key is None or found is None or found.act is None:
        return {}
    section = found.section
    if told is Told.STRUCK:
        return _of_striking(found, key)
    if key.act_id == "constitution" and key.unit == "a":
        if section and section.in_force_from and told is not Told.ENDED and not article_changes(key.number):
            return {section.in_force_from: f"Article {key.number} was inserted on"}
        return _of_article(told, key) | (_of_status(section, key) if told is Told.ENDED else {})
    young = since(one)
    is_of_a_schedule = key.act_id == "constitution" and not young  # as old as the Constitution, or put into it since
    has_no_end = told is Told.ENDED and not found.act.repealed_on and not (section and section.status == "OMITTED")
    if is_of_a_schedule or has_no_end:
        return {}
    days = days_told_of_act(told, key.act_id, {key.act_id: found.act})
    if young:
        days = {young: f"{key} is law from"} | (days if told is Told.ENDED else {})
    return days | _of_status(section, key) | (_of_fall(one, key) if told is Told.ENDED else {})


def _of_striking(found: KnownProvision, key: ProvisionKey) -> Days:
    """The days of the judgments that struck at a provision, and that of its mark."""
    days = {row.on: f"{row.title} is of" for row in found.invalidations if row.on}
    section = found.section
    if section and section.status_on:
        days[section.status_on] = f"{key} {(section.status or '').lower().replace('_', ' ')} on"
    return days


def _of_fall(one: Resolved, key: ProvisionKey) -> Days:
    """The days on which a provision was struck at, and the last ones before them."""
    section = one.provision.section if one.provision else None
    fell = {row.on for row in one.provision.invalidations if row.on} if one.provision else set()
    fell |= {section.status_on} if section and section.status and section.status_on else set()
    return dict.fromkeys(fell, f"{key} fell on") | {fallen - _DAY: f"{key} was last law on" for fallen in fell}


def of_its_end(one: Resolved) -> Days:
    """The day on which a section ended before its Act did, and the last one of its force."""
    key = one.key
    ended = ended_before_its_act(key.section_id) if key else None
    if ended is None:
        return {}
    return {ended.on: f"{key} ended by the {ended.by} on", ended.on - _DAY: f"{key} was last law on"}


def _of_status(section: HeldSection | None, key: ProvisionKey) -> Days:
    """The day on which a provision was omitted, and the days that its record names beside it."""
    if section is None or section.status != "OMITTED" or section.status_on is None:
        return {}
    beside = find_periods(f"{section.status_by or ''}; {section.status_note or ''}")
    named = {
        one.period.first: f"{key}: {section.status_by} of" for one in beside if one.period.first == one.period.last
    }
    return named | {section.status_on: f"{key} was omitted on"}


def _of_article(told: Told, key: ProvisionKey) -> Days:
    """The days on which an article was inserted or changed; that of the Constitution where it is original."""
    changes = article_changes(key.number)
    inserted = {c.on: f"Article {key.number} was inserted by the {c.name} on" for c in changes if c.what == "inserted"}
    days = {change.on: f"Article {key.number} was {change.what} by the {change.name} on" for change in changes}
    if inserted and told is not Told.ENDED:
        return inserted if told is Told.INSERTED else days
    if not (changes and told is Told.INSERTED):
        days[first_day(key.number)] = f"Article {key.number} came into force on"
    return days


@cache
def _amendments() -> dict[str, Days]:
    """Days of each amendment of the Constitution by its ordinal in words and in figures."""
    days: dict[str, Days] = {}
    for article in sorted(articles_changed()):
        for change in article_changes(article):
            if not change.number:
                continue
            ordinal = amendment_name(change.number, change.year).split("(")[1].split(" Amendment")[0].lower()
            for name in (ordinal.replace("-", " "), str(change.number)):
                days.setdefault(name, {})[change.on] = f"the {change.name} had effect on"
    return days


def of_amendments(sentence: str) -> Iterator[Days]:
    """The days of each amendment of the Constitution that a sentence names by its ordinal."""
    for match in _AMENDMENT.finditer(sentence):
        name = re.sub(r"(?:st|nd|rd|th)$", "", match["name"]) if match["name"][0].isdigit() else match["name"]
        words = name.lower().replace("-", " ").split()
        for first in range(len(words)):
            days = _amendments().get(" ".join(words[first:]))
            if days:
                yield days
                break


def amending_acts(
    words: tuple[str, str], within: Sequence[Resolved], mentions: Iterable[ActMention]
) -> list[AmendingAct]:
    """The amending Acts that a sentence means."""
    sentence = words[0]
    acts = [*acts_meant_by(words, mentions), *(one.key.act_id for one in within if one.key)]
    return amending_named(sentence, acts)


def falls_on(one: Dated, known: Iterable[date]) -> bool:
    """True where a printed day, month or year has one of the days known."""
    return any(one.period.first <= on <= one.period.last for on in known)


def days_of_sections(here: Iterable[Resolved]) -> Days:
    """The days on which provisions were changed, and from which those younger than their Acts are law."""
    days: Days = {}
    for one in here:
        if one.key:
            changes = [each for each in amended_on(one.key.act_id) if one.key.number in each.sections]
            days |= {each.on: f"{each.by} changed {one.key} on" for each in changes if each.on}
            young = since(one)
            days |= {young: f"{one.key} is law from"} if young else {}
    return days


def can_be_unknown(one: Dated, changed: Iterable[str], meant: Days) -> bool:
    """True where an older Act of the name, or a change of those `changed` whose day is not printed, can be of a day."""
    year = one.period.last.year
    if year < _FIRST_YEAR or year < min(meant).year - _YEARS_OFF:
        return True
    undated = [each for act_id in changed for each in amended_on(act_id) if each.on is None]
    return any(each.year <= year <= each.year + _YEARS_TO_FORCE for each in undated)
