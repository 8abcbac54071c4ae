"""The days known of every law that words name: on which it began, those of its other events, all that are known. Pure.

A law is an Act, a provision with a day of its own, an amending Act, a change of the Constitution, or a matter that
practitioners date without its law.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from typing import NamedTuple

from nyayagraph.law.acts.assents import assent_day
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.versions.amended import amended_on
from nyayagraph.law.versions.making import AmendingAct, amending_like, amending_named, amending_of, inserted_by
from nyayagraph.law.versions.own_days import DatedMatter, notified_on, section_began
from nyayagraph.verify.days.days_of_change import amended_by_title
from nyayagraph.verify.days.days_of_law import Days, acts_mentioned, days_of_act, of_amendments, of_its_end, since
from nyayagraph.verify.days.law_before import AMENDS
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.statements.said import Facts

_IS_ASSENT = "is the day of assent"
# takes `(Amendment) Act, 2018`, `Amendment Act`; what is left is the name of the Act that was amended
_AMENDMENT = re.compile(
    r"\(?(?:\b(?:First|Second|Third)\s+)?\bAmendment\b\)?\s+Act\b(?:,?\s+(?:of\s+)?(?:19|20)\d\d\b)?"
)


class KnownDays(NamedTuple):
    """The days of one law: on which it began, those of its other events, and all on which something is known of it.

    `is_exact` where no day near the one on which it began is that of a part of it: a section dated apart, a matter.
    """

    began: Days
    others: Days
    all: frozenset[date]
    is_exact: bool = False


def days_of_matter(matter: DatedMatter) -> KnownDays:
    """The days of a matter that has a day without its law."""
    began = dict.fromkeys(matter.on, f"{matter.name} is law from")
    others = dict.fromkeys(matter.instead, "is the day of another event")
    return KnownDays(began, others, frozenset((*matter.on, *matter.besides)), is_exact=True)


def days_of_laws(words: str, start: int, facts: Facts) -> Iterator[KnownDays]:
    """The days of each law that words at `start` of the text name; of a provision that has its own not its Act's."""
    here = [one for one in facts.resolved if one.key and 0 <= one.reference.start - start < len(words)]
    own = [one for one in here if _own_day(one)]
    acts = dict.fromkeys((*acts_mentioned(words), *(one.key.act_id for one in here if one.key)))
    apart = (
        *acts_mentioned(_without(here, words, start)),
        *(one.key.act_id for one in here if one.key and one not in own),
    )
    yield from map(_of_section, own)
    for act_id in dict.fromkeys(apart):
        yield _of_act(act_id, facts)
    for act in _amending(words, set(acts), here):
        yield _of_amending(act, [one.key for one in here if one.key])
    for days in of_amendments(words):
        yield KnownDays(days, {}, frozenset(days))


def _without(here: Iterable[Resolved], words: str, start: int) -> str:
    """Words, their references to provisions and the Acts in them blanked."""
    for one in here:
        low, high = one.reference.start - start, one.reference.end - start
        words = f"{words[:low]}{' ' * (high - low)}{words[high:]}"
    return words


def days_of_ordinances(words: str, start: int, facts: Facts) -> Iterator[KnownDays]:
    """The days of the Ordinances behind the amending Acts of what words name, which have effect before their assent."""
    here = [one.key.act_id for one in facts.resolved if one.key and 0 <= one.reference.start - start < len(words)]
    for act in amending_of({*acts_mentioned(words), *here}):
        days = {on: f"the Ordinance before the {act.name} is of" for on in act.on if act.assent and on < act.assent}
        yield KnownDays(days, {}, frozenset((*act.on, *days)))


def _amending(words: str, acts: set[str], here: Sequence[Resolved]) -> list[AmendingAct]:
    """What amended the Acts: by title, number or year, else by a word of its title and its year, else what may have."""
    acts = acts | set(amended_by_title(words)) | set(acts_mentioned(_AMENDMENT.sub("Act", words)))
    named = amending_named(words, sorted(acts)) or amending_like(words)
    if named:
        return named
    if AMENDS.search(words):
        return amending_of(acts)
    keys = [one.key for one in here if one.key]
    by = {each.by for key in keys for each in amended_on(key.act_id) if key.number in each.sections}
    return [act for act in amending_of({key.act_id for key in keys}) if f"Act {act.number}" in by]


def _own_day(one: Resolved) -> date | None:
    """The day on which a provision began apart from its Act; None where it has none."""
    return since(one) or (section_began(one.key.section_id) if one.key else None)


def _of_section(one: Resolved) -> KnownDays:
    on = _own_day(one)
    if on is None or one.key is None:
        return KnownDays({}, {}, frozenset())
    others = _of_its_making(one.key)
    changed = {each.on for each in amended_on(one.key.act_id) if each.on and one.key.number in each.sections}
    section = one.provision.section if one.provision else None
    changed |= {section.status_on} if section and section.status_on else set()
    changed |= set(of_its_end(one))
    return KnownDays({on: f"{one.key} is law from"}, others, frozenset({on, *changed}), is_exact=True)


def _of_its_making(key: ProvisionKey) -> Days:
    """The assent to what put a section into its Act; of one that began apart from its Act the assent to that."""
    by = inserted_by(key.section_id)
    assent = by.assent if by else assent_day(key.act_id) if section_began(key.section_id) else None
    return {assent: _IS_ASSENT} if assent else {}


def _of_act(act_id: str, facts: Facts) -> KnownDays:
    days = days_of_act(act_id, facts.by_id)
    began = {on: what for on, what in days.items() if "came into force" in what}
    assent = assent_day(act_id)
    others = {assent: _IS_ASSENT} if assent else {}
    others |= dict.fromkeys(notified_on(act_id), "is the day of the notification")
    changed = {one.on for one in amended_on(act_id) if one.on}
    changed |= {on for act in amending_of({act_id}) for on in act.on}
    return KnownDays(began, others, frozenset({*days, *changed}))


def _of_amending(act: AmendingAct, keys: Sequence[ProvisionKey]) -> KnownDays:
    """The days of an amending Act; where it changed the provisions named, those on which it did."""
    changes = [each for key in keys for each in amended_on(key.act_id) if key.number in each.sections]
    own = {each.on for each in changes if each.on and each.by == f"Act {act.number}"}
    began = dict.fromkeys(own or act.on, f"the {act.name} had effect on")
    return KnownDays(began, {act.assent: _IS_ASSENT} if act.assent else {}, frozenset(began))
