"""Days that a text gives for a change of the law, held against all days on which the Acts it names were changed. Pure.

A day is contradicted only where nothing known of any of these Acts falls on it: no change, no beginning, no end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from typing import NamedTuple

from nyayagraph.law.acts.mentions import find_mentions
from nyayagraph.law.acts.table import acts_meant
from nyayagraph.law.text.periods import Dated, find_periods
from nyayagraph.law.versions.amended import amended_on, amendments_meant, instruments_named
from nyayagraph.law.versions.making import amending_named, amending_of
from nyayagraph.verify.days.days_of_law import (
    Days,
    acts_mentioned,
    can_be_unknown,
    days_of_act,
    days_of_sections,
    falls_on,
    is_constitution,
    since,
)
from nyayagraph.verify.days.told_of_change import told_changes
from nyayagraph.verify.labels import day
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts

_FAR_BEFORE = 400
_SHOWN = 4
# takes `The Amending Act`, of which a text does not say which it is
_AN_AMENDING_ACT = re.compile(r"\b[Aa]mending\s+(?:Act|Ordinance)\b")
# takes `deemed to have been inserted`; a day of which the law only says so
_BY_FICTION = re.compile(r"\b(?:deemed|retrospective\w*|validat\w+)\b", re.IGNORECASE)
# takes `as substituted`, `the amended section`, `new section`; without such a word a section may begin with its Act
_AMENDS = re.compile(
    r"\b(?:amend\w*|substitut\w*|insert\w*|replace[ds]?|replacement|recast|added|new|omi(?:tted|ssion)|delet\w+|change[ds]?|put\s+into|raised|lifted|enhanced|increased|reduced|Act\s+(?:No\.?\s*)?\d+\s+of\s+\d{4})\b",
    re.IGNORECASE,
)
_PART = re.compile(r"\b(?:Chapter|Part)\s+[IVX]+[A-Z]{0,2}\b")
# takes `The change`, `that section`, `it has been`; what goes on from the law named before
_GOES_ON = re.compile(
    r"\b(?:the|that|this|these|those|said)\s+(?:\w+\s+){0,2}?(?:sections?|provisions?|amendments?|change|changes|substitution|insertion|omission|deletion|clause|article|chapter|proviso|latter|law|Act|Code)\b|^\W*It\b|\bit\s+(?:has|was|is|came|took|began)\b",
    re.IGNORECASE,
)
# takes `not`, `except`, `kept back`; what says itself that a provision is not law
_NOT = re.compile(
    r"\b(?:not|n[o'\u2019]t|never|except\w*|kept\s+back|held\s+back|withheld|left\s+out|yet)\b", re.IGNORECASE
)

# takes ` (Amendment)`, ` (Second Amendment)`, ` Amendment` before `Act`
_AMENDMENT = re.compile(r"\s*\(?\b(?:\w+\s+)?Amendment\)?(?=\s+Act\b)")
# takes `The insertion `, `That Act `, `it `; what can only be the change that was named, not the Act that it changed
_OF_THE_CHANGE = re.compile(
    r"\b(?:amend\w*|insertions?|substitutions?|omissions?|deletions?|replacement|changes?|new|substituted|inserted|replaced"
    r"|(?:that|this|those|these|the\s+said)\s+(?:Act|sections?|provisions?|sub-sections?|clauses?))\b|^\W*it\b|\bit\s+(?:has|was|is)\b",
    re.IGNORECASE,
)


# takes `raised the figure`, `was lifted from Rs. 1 lakh`; then `by a notification of `, ` , by a notification`
_FIGURE_CHANGED = re.compile(
    r"\b(?:rais|lift|increas|enhanc|lower|reduc|revis|chang|fix|specif)\w*\b[^;?]{0,120}\bnotif", re.IGNORECASE
)
_BY_NOTIFICATION = re.compile(
    r"\bnotification,?\s+(?:(?:of|dated|issued|made|effective|on|from|with\s+effect)\s+){0,3}(?:the\s+)?$"
)
_NOTIFIED = re.compile(r",?\s+by\s+(?:an?|the)\s+(?:\w+\s+)?notification\b")


class _Meant(NamedTuple):
    """The days of the changes that words mean; `is_named` where they name what made them, `is_alone` only that."""

    days: Days
    is_named: bool


def check_days_of_change(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """Each day that a sentence at `start` gives for a change of an Act on which nothing known of it happened."""
    yield from _of_notifications(sentence, start, facts)
    told = list(told_changes(sentence))
    if not told:
        return
    held_back = _held_back(sentence, start, [one.dated for one in told], facts)
    if held_back:
        yield held_back
        return
    before = facts.text[max(0, start - _FAR_BEFORE) : start].rpartition("\n\n")[2]
    here, words = _within(facts, start, start + len(sentence)), sentence
    if _GOES_ON.search(sentence) and not (here or any(True for _ in instruments_named(sentence))):
        here, words = _within(facts, start - len(before), start), f"{before}{sentence}"
    acts = _acts_of(words, here) or (_acts_of(before, ()) if _GOES_ON.search(sentence) else set())
    if not acts or any(map(is_constitution, here)):
        return
    meant = _meant(words, acts, here)
    if not meant.days or not (meant.is_named or _AMENDS.search(words) or _PART.search(sentence)):
        return
    if not meant.is_named and (_BY_FICTION.search(sentence) or _AN_AMENDING_ACT.search(words)):
        return
    around = _all_days(f"{before}{sentence}", acts, here, facts)
    for one in told:
        known = _own_days(meant.days, here) if meant.is_named and _OF_THE_CHANGE.search(one.subject) else around
        if falls_on(one.dated, known) or (not meant.is_named and can_be_unknown(one.dated, acts, meant.days)):
            continue
        shown = "; ".join(f"{what} {day(on)}" for on, what in sorted(meant.days.items())[-_SHOWN:])
        found = f"{sentence[one.dated.start : one.dated.end]}: {shown}"
        yield Evidence(rule="record_law_date", evidence=found, on=max(meant.days))


def _of_notifications(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """Each day of a notification that is said to have changed a figure of a section, which orders changed on others."""
    if not _FIGURE_CHANGED.search(sentence):
        return
    dated = [one for one in find_periods(sentence) if one.period.first == one.period.last]
    known: Days = {}
    for one in _within(facts, start, start + len(sentence)):
        changes = amended_on(one.key.act_id) if one.key else ()
        of_it = [each for each in changes if one.key and one.key.number in each.sections and each.by.startswith("S.O.")]
        known |= {each.on: f"{each.by} changed {one.key} on" for each in of_it if each.on}
    for told in dated if known else ():
        is_its_day = _BY_NOTIFICATION.search(sentence[: told.start]) or _NOTIFIED.match(sentence, told.end)
        if is_its_day and not falls_on(told, known):
            shown = "; ".join(f"{what} {day(on)}" for on, what in sorted(known.items()))
            yield Evidence(
                rule="record_law_date", evidence=f"{sentence[told.start : told.end]}: {shown}", on=max(known)
            )


def _held_back(sentence: str, start: int, told: Sequence[Dated], facts: Facts) -> Evidence | None:
    """Why the provision named last before a day is law on none: no notification has brought it into force."""
    for one in told:
        here = _within(facts, start, start + one.start)
        section = here[-1].provision.section if here and here[-1].provision else None
        if section is None or section.status != "NOT_YET_IN_FORCE" or _NOT.search(sentence):
            continue
        key = here[-1].key
        if key and section.status_clause and key.clause.startswith(section.status_clause):
            return Evidence(rule="record_law_date", evidence=f"{key} is not in force: {section.status_by}")
    return None


def _within(facts: Facts, start: int, end: int) -> list[Resolved]:
    return [one for one in facts.resolved if one.key and start <= one.reference.start < end]


def _acts_of(words: str, here: Iterable[Resolved]) -> set[str]:
    """The Acts that words name, with those of the provisions in them and those that an Act named in them amended."""
    acts = {*acts_mentioned(words), *(one.key.act_id for one in here if one.key)}
    titled = {act_id for act in amending_named(words, ()) for act_id in act.amended}
    return acts | titled | set(amended_by_title(words))


def amended_by_title(words: str) -> Iterator[str]:
    """The Acts of which words name an amending Act: its title without `(Amendment)` is theirs."""
    for mention in find_mentions(words):
        if mention.kind == "unknown" and "Amendment" in mention.name:
            meant = acts_meant(_AMENDMENT.sub("", mention.name), None)
            yield from meant if len(meant) == 1 else ()


def _meant(words: str, acts: set[str], here: Sequence[Resolved]) -> _Meant:
    """The days of the amending Acts that words name, else those of the sections that they name; none where unknown."""
    by_table = amending_named(words, sorted(acts))
    days = {one.on: f"{one.by} had effect on" for one in amendments_meant(words, sorted(acts)) if one.on}
    days |= {on: f"the {act.name} had effect on" for act in by_table for on in act.on}
    if days or any(True for _ in instruments_named(words)):
        return _Meant(days, is_named=True)
    days = days_of_sections(here)
    if not here and len(acts) == 1 and _PART.search(words):
        days = {each.on: f"{each.by} had effect on" for act_id in acts for each in amended_on(act_id) if each.on}
    return _Meant(days, is_named=False)


def _own_days(meant: Days, here: Iterable[Resolved]) -> set[date]:
    """The days of what is named alone: its own, and those of the sections beside it."""
    return {*meant, *days_of_sections(here)}


def _all_days(words: str, acts: set[str], here: Sequence[Resolved], facts: Facts) -> set[date]:
    """Every day on which anything known happened to some Acts."""
    acts = acts | _acts_of(words, ())
    days = {on for act_id in acts for on in days_of_act(act_id, facts.by_id)}
    days |= {one.on for act_id in acts for one in amended_on(act_id) if one.on}
    days |= {on for act in amending_of(acts) for on in act.on}
    for one in here:
        section = one.provision.section if one.provision else None
        fell = [row.on for row in one.provision.invalidations] if one.provision else []
        days |= {on for on in (since(one), section.status_on if section else None, *fell) if on}
    return days
