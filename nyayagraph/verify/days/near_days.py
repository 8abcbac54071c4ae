"""Days that miss a known one by the year alone: `on 24 August 2018` of what was decided on 24 August 2017. Pure.

A day and month that are those of what a sentence names, in another year, are that day misdated, whatever the verb.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date

from nyayagraph.law.acts.mentions import find_mentions
from nyayagraph.law.acts.places import places_of_acts
from nyayagraph.law.names.landmarks import landmarks_named
from nyayagraph.law.text.periods import Dated, find_periods
from nyayagraph.law.treatment.kinds import Treatment
from nyayagraph.law.versions.fallen import Fallen, fallen_named
from nyayagraph.verify.days.days_of_law import Days, days_of_act, of_amendments, since
from nyayagraph.verify.days.pointing_back import with_what_it_means
from nyayagraph.verify.labels import day
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts

_FARTHEST = 10  # years by which a year is mistaken
_FELLED = (Treatment.OVERRULED, Treatment.REVERSED)
# takes `overruled`, `overruling`; the day is that of the judgment that did it
_OVERRULES = re.compile(r"\b(?:overrul|revers)\w+\b", re.IGNORECASE)
# takes ` have bound him since `, ` has been law since `; what stands between a provision and the day it is law from
_HOLDS_SINCE = re.compile(r"[\s,)]*(?:has|have)\s+(?:\w+\s+){1,4}?(?:since|from)\s+(?:the\s+)?$", re.IGNORECASE)
# takes `Payment of Bonus (Amendment) Act, 1976`; what has days of its own
_AMENDING_ACT = re.compile(r"\bAmendment\)?\s+Act\b")
# takes `Sub-section (5) was inserted in the Act by Act 43 of 1993`; what begins then is no Act
_INSERTED = re.compile(r"\b(?:inserted|added|substituted)\b[^.;]{0,60}?\bby\s+(?:the\s+)?(?:[Aa]mending\s+)?Act\b")
# takes `filed on`, `his arrest of`; what is done in a matter, on whatever day
_OF_A_MATTER = re.compile(
    r"\b(?:he|she|they|his|her|their|my|our|your|we|I|accused|appellants?|petitioners?|respondents?|plaintiffs?|complainants?|applicants?|F\.?I\.?R\.?|arrest\w*|filed|lodged|registered|notice|notification|agreement|cheque|committed|offence)\b"
)

_NEAR = 70
# takes `a bench of five struck the scheme down`; what a court did on that day
_BY_A_COURT = re.compile(
    r"\b(?:Supreme\s+Court|Bench|bench|judges)\b[^.;]{0,40}\b(?:struck|declared|held|overruled|decided|said|read)\b|\boverruling\b"
)


def check_near_days(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """Each day of a sentence at `start` that is a known one but for its year."""
    spoken = with_what_it_means(sentence, start, facts)
    sentence, start = spoken.words, spoken.start
    dated = [one for one in find_periods(sentence) if one.period.first == one.period.last and one.start >= spoken.ahead]
    if not dated:
        return
    here = [one for one in facts.resolved if 0 <= one.reference.start - start < len(sentence)]
    decided = _decided(sentence, here, facts)
    law = _of_law(sentence, here, facts)
    for one in dated:
        on = one.period.first
        if on in decided or on in law:
            continue
        known = law if _is_since(sentence, one, start, here) else {}
        if not _OF_A_MATTER.search(sentence, spoken.ahead) or _BY_A_COURT.search(
            sentence[max(0, one.start - _NEAR) : one.end + _NEAR]
        ):
            known = known | decided | (law if on.day > 1 else {})
        near = next((other for other in sorted(known) if _is_near(on, other)), None)
        if near:
            words = f"{sentence[one.start : one.end]}: {known[near]} {day(near)}"
            yield Evidence(rule="record_law_date", evidence=words, on=near)


def _is_near(one: date, other: date) -> bool:
    return (one.month, one.day) == (other.month, other.day) and 0 < abs(one.year - other.year) <= _FARTHEST


def _is_since(sentence: str, one: Dated, start: int, here: Sequence[Resolved]) -> bool:
    """True where a provision is the subject of what has been since that day."""
    ends = [each.reference.end - start for each in here if each.key]
    ends += [mention.end for mention, _ in places_of_acts(find_mentions(sentence))]
    return any(end <= one.start and _HOLDS_SINCE.fullmatch(sentence[end : one.start]) for end in ends)


def _decided(sentence: str, here: Sequence[Resolved], facts: Facts) -> Days:
    """The days of the judgments that a sentence names, and of those that felled what it names."""
    days = {on: f"{landmark.name} is of" for landmark in landmarks_named(sentence) for on in landmark.on}
    days |= {thing.since: f"{thing.name} fell on" for thing in fallen_named(sentence) if _is_meant(thing, sentence)}
    for one in here:
        if one.judgment and one.judgment.decided_on:
            days[one.judgment.decided_on] = f"{one.judgment.title} is of"
        days |= {
            row.on: f"{row.title} is of" for row in (one.provision.invalidations if one.provision else ()) if row.on
        }
    days |= {facts.gone[act].since: facts.gone[act].words for act in _acts(sentence) if _is_void(facts, act)}
    if _OVERRULES.search(sentence):
        ids = {one.judgment.judgment_id for one in here if one.judgment}
        for row in facts.treatments:
            if row.cited_id in ids and row.treatment in _FELLED and row.decided_on:
                days[row.decided_on] = f"{row.authority()} is of"
    return days


def _is_meant(thing: Fallen, sentence: str) -> bool:
    """True where a sentence means what fell by its words; what is known by common ones only beside what a court did.

    What gave way on a day like any other, a tax or rules, has no judgment of which that day could be told.
    """
    if thing.of_told_days:
        return False
    beside = (*thing.says, *((thing.only,) if thing.only else ()))
    return not beside or bool(all(one.search(sentence) for one in beside) and _BY_A_COURT.search(sentence))


def _of_law(sentence: str, here: Sequence[Resolved], facts: Facts) -> Days:
    """The days on which the Acts and sections that a sentence names came into force or ended."""
    if _AMENDING_ACT.search(sentence):
        return {}
    acts = _acts(sentence)
    acts |= {one.key.act_id for one in here if one.key and one.key.act_id != "constitution"}
    inserts = _INSERTED.search(sentence)
    days = {on: words for act_id in acts for on, words in days_of_act(act_id, facts.by_id).items() if not inserts}
    for one in here:
        on = since(one)
        if on and one.key:
            days[on] = f"{one.key} is law from"
    for amendment in of_amendments(sentence):
        days |= amendment
    return days


def _acts(sentence: str) -> set[str]:
    return {act_id for _, act_id in places_of_acts(find_mentions(sentence))}


def _is_void(facts: Facts, act_id: str) -> bool:
    return act_id in facts.gone and facts.gone[act_id].is_void
