"""Whether a day that a text gives for the law can be a known day of it mistaken, rather than one that nobody knows.

Those who misdate a law take another of its own days, slip by a figure, a month, a year, or give one on which it was not
there yet. A day long behind all of them is more likely of another thing: of a stage, or the reach to a territory. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date

from nyayagraph.law.acts.assents import assent_day
from nyayagraph.law.text.periods import Period, find_periods
from nyayagraph.law.versions.amended import amended_on
from nyayagraph.law.versions.constitution import article_changes, articles_changed
from nyayagraph.law.versions.making import amending_of
from nyayagraph.verify.days.days_of_law import acts_mentioned, days_of_act, days_of_sections
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts

_NEAR = 400  # days by which a day is mistaken: a year and a month
_FARTHEST = 10  # years by which a year alone is mistaken
_YEAR = 365
_FARTHEST_OF_A_SECTION = 15
_IS_OF_A_SECTION = re.compile(r"\s*[a-z][\w-]*-\d{4}/\w+ ")  # takes `ipc-1860/s304B is law from`
_CONSTITUTION = "constitution"


def likely_mistaken(found: Iterable[Evidence], sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """Those findings, each `day told: what is known of days`, whose day can be one of the known ones mistaken."""
    for one in found:
        told, _, known = one.evidence.partition(":")
        periods = find_periods(f"on {told.strip()}")
        if not periods or _is_mistakable(periods[0].period, known, sentence, start, facts):
            yield one


def _is_mistakable(told: Period, known: str, sentence: str, start: int, facts: Facts) -> bool:
    here = _within(facts, start, start + len(sentence))
    changed = days_of_sections(here)
    if any(told.first <= on <= told.last for on in changed):
        return False
    own = {one.period.first for one in find_periods(known) if one.period.first == one.period.last}
    if own and (told.last < min(own) or (_IS_OF_A_SECTION.match(known) and _is_year_near(told, own))):
        return True
    acts = _acts(sentence, here)
    if not acts:
        before = facts.before(start)
        acts = _acts(before, _within(facts, start - len(before) - 1, start))
    is_of_a_change = any(told.first <= on <= told.last for on in _changes(acts))
    if is_of_a_change and any(one.key and one.key.clause for one in here):
        return False  # the change that put the clause into its section, which is older
    own |= {on for act_id in acts for on in (*days_of_act(act_id, facts.by_id), assent_day(act_id)) if on}
    own |= set(changed)
    return is_of_a_change or any(is_near(told, on) for on in own)


def _is_year_near(told: Period, own: Iterable[date]) -> bool:
    """True for a whole year that is no more than some years off: of a section one day is known and no other."""
    is_year = (told.last - told.first).days >= _YEAR - 1
    return is_year and any(abs(told.first.year - on.year) <= _FARTHEST_OF_A_SECTION for on in own)


def _within(facts: Facts, start: int, end: int) -> list[Resolved]:
    return [one for one in facts.resolved if one.key and start <= one.reference.start < end]


def _acts(sentence: str, here: Iterable[Resolved]) -> set[str]:
    return {*acts_mentioned(sentence), *(one.key.act_id for one in here if one.key)}


def is_near(told: Period, on: date, days: int = _NEAR) -> bool:
    """True within some days, a year or so, and for the same day or month of another year."""
    if (told.first - on).days <= days and (on - told.last).days <= days:
        return True
    is_same = told.first.month == on.month == told.last.month and (told.first != told.last or told.first.day == on.day)
    return is_same and abs(told.first.year - on.year) <= _FARTHEST


def _changes(acts: Iterable[str]) -> Iterator[date]:
    """The days on which anything in some Acts was changed, and those of the assent to what changed it."""
    for act_id in acts:
        yield from (one.on for one in amended_on(act_id) if one.on)
        if act_id == _CONSTITUTION:
            yield from (change.on for article in articles_changed() for change in article_changes(article))
    for act in amending_of(set(acts)):
        yield from (*act.on, *((act.assent,) if act.assent else ()))
