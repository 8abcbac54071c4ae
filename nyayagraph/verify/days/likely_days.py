"""Days that are likely of the law itself and on which nothing known of any law or case of the text happened. Pure.

Where no form of words tells what a day is of, the words around it are weighed (`law_day_signs`). It is held to every
day known of all that the text names, and contradicted only where the law that stands nearest is known well enough.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from datetime import date, timedelta
from typing import NamedTuple

from nyayagraph.law.acts.assents import assent_day
from nyayagraph.law.names.landmarks import landmarks_named
from nyayagraph.law.text.periods import Dated, find_periods
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.law.versions.amended import amended_on, amendments_meant, instruments_named
from nyayagraph.law.versions.fallen import fallen_named
from nyayagraph.law.versions.making import amending_named, amending_of, parts_began
from nyayagraph.verify.days.days_of_law import (
    Days,
    acts_mentioned,
    can_be_unknown,
    days_of_act,
    days_of_sections,
    falls_on,
    is_constitution,
    of_amendments,
    since,
)
from nyayagraph.verify.days.law_day_signs import Marked, clause_around, likelihood_of_law
from nyayagraph.verify.days.matters_under_law import PlaceOfLaw, places_of_law
from nyayagraph.verify.labels import day
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts

LIKELY = 0.75
_DAY = timedelta(days=1)
_DAYS_OF_A_MONTH = 31
_FAR_BEFORE = 400
_SHOWN = 4
# takes `the Rules`, `an Ordinance`, `the Supreme Court recorded`; in its clause a day is of what no table of laws holds
_OF_OTHERS = re.compile(
    r"\b(?:[Rr]ules?|[Rr]egulations?|[Ss]chemes?|[Nn]otification|[Gg]azette|[Oo]rders?|[Bb]ill|[Oo]rdinances?|[Cc]ircular\w*"
    r"|[Pp]olic(?:y|ies)|[Cc]onvention|[Pp]rotocol|[Bb]ye?-?laws?|[Tt]ariffs?|State\s+(?:Act|amendment|Government|Legislature)"
    r"|extended\s+to|Union\s+Territor\w+|retrospective\w*|validat\w+|Lok\s+Sabha|Rajya\s+Sabha"
    r"|Courts?|Tribunals?|Bench|[Jj]udg\w+|[Dd]ecided|v\.|vs\.?)(?!\w)"
)
# takes `Ordinance` anywhere, `made applicable to`, whose days are not those of the Act named
_NOT_OF_THE_ACT = re.compile(r"\bOrdinances?\b|\b(?:made\s+applicable|applicable|extended|applied)\s+to\b")
# takes `is not in force on`, `committed on`, `was lodged in`; a state on a day, and what somebody did on it
_STATE_OR_DEED = re.compile(
    r"\b(?:(?:is|was|are|were|be|been|remain(?:s|ed)?|still)\s+(?:not\s+)?(?:\w+ly\s+)?(?:in\s+(?:force|operation)|(?:good\s+)?law|operative)\s+(?:as\s+)?(?:on|at|in)"
    r"|(?:committed|done|occurr\w+|happened|filed|lodged|registered|instituted|presented|arrested|convicted|decided|pronounced|delivered|died|held|executed|explained)\s+(?:\w+\s+){0,2}?(?:on|in))\s+(?:the\s+)?$"
)
# takes `the amended section`, `was inserted`, `raised to`; a change within an Act, not its beginning
_AMENDS = re.compile(
    r"\b(?:amend\w*|substitut\w*|insert\w*|recast|added|omi(?:t\w*|ssion)|delet\w+|change[ds]?|put\s+in(?:to)?"
    r"|brought\s+in(?!to)|raised|lifted|enhanced|increased|reduced|widened)\b",
    re.IGNORECASE,
)
# takes `assent`, `enacted`; `until`, `the last day`; the days on which an Act was made, and on which it was law last
_ASSENTED = re.compile(r"\b(?:assent\w*|enact\w*|signed|passed)\b", re.IGNORECASE)
_ENDED = re.compile(
    r"\b(?:until|till|up\s+to|last|ceased?|ended|expired?|lapsed?|midnight|eve|before|on\s+the\s+statute\s+book)\b",
    re.IGNORECASE,
)
_OPEN = ("before", "until")
_IN_BRACKETS = re.compile(r"\(\s*$")
# takes `declared under `, and ` on ` behind the section; what was done under a law on a day
_UNDER = re.compile(r"\b(?:under|u/s|in\s+terms\s+of|by\s+virtue\s+of|pursuant\s+to)\s+(?:the\s+)?$")
_ON = re.compile(r"[\s,]*(?:(?:on|dated|of|in)\s+)?(?:the\s+)?")
_LATER_NUMBER = re.compile(r"\d+[A-Z]")


class _Law(NamedTuple):
    """Days of the law that a day is likely of, and the Act; `is_changed` where it is of a change within the Act."""

    act_id: str
    days: Days
    is_changed: bool

    @property
    def changed(self) -> tuple[str, ...]:
        """The Act, where it is within it that something changed."""
        return (self.act_id,) if self.is_changed and self.act_id else ()


def check_likely_days(sentence: str, start: int, facts: Facts, borne_out: Collection[str] = ()) -> Iterator[Evidence]:
    """Each day of a sentence at `start` that is likely of the law, and on which nothing known of it happened.

    `borne_out` are days, as printed, that a form of words has told and rows have.
    """
    dated = [] if _NOT_OF_THE_ACT.search(sentence) else find_periods(sentence)
    named = [one for one in facts.resolved if 0 <= one.reference.start - start < len(sentence)]
    marked = [Marked(one.reference.start - start, one.reference.end - start, one.key is not None) for one in named]
    likely = [
        one
        for one in dated
        if (one.period.last - one.period.first).days < _DAYS_OF_A_MONTH
        and one.edge not in _OPEN
        and sentence[one.start : one.end] not in borne_out
        and not _IN_BRACKETS.search(sentence[: one.start])
        and not _STATE_OR_DEED.search(sentence[: one.start])
        and not _OF_OTHERS.search(clause_around(sentence, one))
        and likelihood_of_law(sentence, one, dated, marked) > LIKELY
    ]
    everything = days_of_everything(facts, sentence) if likely else set()
    for one in likely:
        law = None if falls_on(one, everything) else _law_meant(sentence, start, one, facts)
        if law and not (falls_on(one, set(law.days)) or can_be_unknown(one, law.changed, law.days)):
            words = "; ".join(f"{what} {day(on)}" for on, what in sorted(law.days.items())[-_SHOWN:])
            found = f"{sentence[one.start : one.end]}: {words}"
            yield Evidence(rule="record_law_date", evidence=found, on=max(law.days))


def _law_meant(sentence: str, start: int, one: Dated, facts: Facts) -> _Law | None:
    """The law nearest to a day in its sentence, else the one law before; None where its days are not known."""
    places, words = places_of_law(sentence, start, facts.resolved), sentence
    before, behind = [p for p in places if p.end <= one.start], [p for p in places if p.start >= one.end]
    nearest = before[-1] if before else behind[0] if behind else None
    if before and _UNDER.search(sentence[: before[-1].start]) and _ON.fullmatch(sentence[before[-1].end : one.start]):
        return None
    if nearest is None:
        nearest, words = _law_before(sentence, start, facts)
    if nearest is None:
        return None
    is_changed = bool(_AMENDS.search(words)) or any(True for _ in instruments_named(words))
    changes = _changes_meant(words, nearest)
    if is_changed or not nearest.act_id:
        return _Law(nearest.act_id, changes, is_changed=True) if changes else None
    own = days_of_act(nearest.act_id, facts.by_id)
    is_known = own and _has_known_days(nearest.provision, one)
    return _Law(nearest.act_id, changes or own, is_changed=False) if is_known else None


def _law_before(sentence: str, start: int, facts: Facts) -> tuple[PlaceOfLaw | None, str]:
    """The law that stands alone in the sentence before, else in all before; with the words read."""
    ahead = facts.text[max(0, start - _FAR_BEFORE) : start].rpartition("\n\n")[2]
    spans = split_sentences(ahead)
    for low in dict.fromkeys((spans[-1][0], 0)) if spans else ():
        places = places_of_law(ahead[low:], start - len(ahead) + low, facts.resolved)
        if len({place.act_id for place in places}) == 1:
            return places[-1], f"{ahead[low:]}{sentence}"
    return None, sentence


def _changes_meant(words: str, law: PlaceOfLaw) -> Days:
    """The days of the amending Acts or of the one amendment of the Constitution that words name, else of a section."""
    acts = {place for place in (law.act_id, *acts_mentioned(words)) if place}
    days = {one.on: f"{one.by} had effect on" for one in amendments_meant(words, acts) if one.on}
    days |= {on: f"the {act.name} had effect on" for act in amending_named(words, sorted(acts)) for on in act.on}
    amendments = list(of_amendments(words))
    days |= amendments[0] if len(amendments) == 1 else {}
    if days or law.provision is None or law.provision.key is None or is_constitution(law.provision):
        return days
    return days_of_sections([law.provision])


def _has_known_days(provision: Resolved | None, one: Dated) -> bool:
    """True for an Act, and a provision as old as it; of an Act that began in parts only for days before all of them."""
    if provision is None or provision.key is None or since(provision):
        return True
    parts = parts_began(provision.key.act_id)
    return not _LATER_NUMBER.fullmatch(provision.key.number) and (not parts or one.period.last < min(parts))


def days_of_everything(facts: Facts, sentence: str = "") -> set[date]:
    """Every day on which anything known happened to a law or a case that the text names.

    The day of an Act's assent, and the last day of one that was repealed, count where the sentence tells of such.
    """
    acts = {*acts_mentioned(facts.text), *(one.key.act_id for one in facts.resolved if one.key)}
    held = [act for act_id in acts if (act := facts.by_id.get(act_id))]
    days = {on for act_id in acts for on in days_of_act(act_id, facts.by_id)}
    days |= {on for act_id in acts for each in amended_on(act_id) if (on := each.on)}
    days |= {on for act in amending_of(acts) for on in act.on}
    if not sentence or _ASSENTED.search(sentence):
        days |= {on for act_id in acts if (on := assent_day(act_id))}
        days |= {act.assent for act in amending_of(acts) if act.assent}
    if sentence and not _ENDED.search(sentence):
        days -= {act.repealed_on - _DAY for act in held if act.repealed_on}
    days |= {on for each in of_amendments(facts.text) for on in each}
    days |= {on for landmark in landmarks_named(facts.text) for on in landmark.on}
    days |= {thing.since for thing in fallen_named(facts.text)}
    for one in facts.resolved:
        section = one.provision.section if one.provision else None
        fell = [row.on for row in one.provision.invalidations] if one.provision else []
        decided = one.judgment.decided_on if one.judgment else None
        days |= {on for on in (since(one), section.status_on if section else None, decided, *fell) if on}
    return days
