"""Days that a text gives for a change of the law, held against all days on which the Acts it names were changed. Pure.

A day is contradicted only where nothing known of any of these Acts falls on it: no change, no beginning, no end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import date

from nyayagraph.law.amended import AmendedOn, amended_on, amendments_meant, instruments_named
from nyayagraph.law.event_cues import Happened, cue
from nyayagraph.law.making import amending_named, amending_of
from nyayagraph.law.mentions import find_mentions
from nyayagraph.law.periods import Dated, find_periods
from nyayagraph.verify.days_of_law import Days, acts_mentioned, days_of_act, is_constitution, since
from nyayagraph.verify.labels import day
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.resolve import Resolved
from nyayagraph.verify.said import Facts

_FAR_BEFORE = 400
_DAYS_OF_A_MONTH = 31
_YEARS_TO_FORCE = 3
_SHOWN = 4
_YEARS_OFF = 15
_FIRST_YEAR = 1950  # changes are known from then on
# takes `deemed to have been inserted`; a day of which the law only says so
_BY_FICTION = re.compile(r"\b(?:deemed|retrospective\w*|validat\w+)\b", re.IGNORECASE)
# takes `operates from`, `came into force`, `operative since`; refuses `with effect from`, which says of what is before
_FORCE = (
    r"(?:in(?:to)?\s+(?:force|operation|effect)|operate[sd]?|operating|operative|t(?:ook|akes?|aking)\s+effect|effective"
    r"|commence[sd]?|began|begun|begins?|been\s+law|is\s+law|(?:has|have|had)\s+applied|went\s+live|goes\s+back\s+to)"
)
# takes `was replaced`, `went up`, `dropped`, `made its way into`; what an amendment does
_CHANGES = (
    r"(?:insert(?:ed|s)|substitut(?:ed|es|ion)|insertion|replac(?:ed|es)|recast|re-?written|amended|amends|omitted|deleted|dropped|removed|scrapped|added|introduced|incorporated"
    r"|brought\s+in|put\s+in(?:to)?|written\s+in(?:to)?|taken\s+(?:away|out)|done\s+away\s+with|entered|raised|lifted|enhanced|increased|reduced|lowered|doubled|trebled|went\s+up|widened|extended|abolished)"
)
# takes ` from `, ` with effect from the `, `: `; what leads to a day
_LEAD = (
    r"\s*(?:\b(?:(?<!as\s)on|from|since|w\.?\s?e\.?\s?f\.?|that\s+is|namely)|,|:|[-–—(])"  # noqa: RUF001
    r"\s*(?:and\s+from\s+|only\s+|from\s+|the\s+)*$"
)
# takes `The substitution operates from `, `section 20 was replaced by Act 18 of 2018 with effect from `
_TOLD = re.compile(
    rf"(?P<subject>.*)\b(?:{_FORCE}\b(?P<near>[^;:.,?]{{0,30}}?)|{_CHANGES}\b(?P<between>[^;:?]{{0,110}}?)){_LEAD}",
    re.IGNORECASE | re.DOTALL,
)
_STATE = re.compile(r"\b(?:laws?|provisions?|then|as|still|not|was|were)\s+in\s+(?:force|operation)\b", re.IGNORECASE)
# takes `as substituted`, `the amended section`, `new section`; without such a word a section may begin with its Act
_AMENDS = re.compile(
    r"\b(?:amend\w*|substitut\w*|insert\w*|replace[ds]?|replacement|recast|added|new|omi(?:tted|ssion)|delet\w+|change[ds]?|put\s+into|raised|lifted|enhanced|increased|reduced|Act\s+(?:No\.?\s*)?\d+\s+of\s+\d{4})\b",
    re.IGNORECASE,
)
# what law is: takes `section`, `the change`, `that Act`, `clause`; the subject of what began or changed
_LAW = re.compile(
    r"\b(?:sections?|ss?\.|provisions?|amend\w*|changes?|substitution|insertion|omission|deletion|clauses?|sub-?sections?|chapter|part|proviso|explanation|definition|Act|Code|law|statute|it|which|text|words?|version)(?!\w)",
    re.IGNORECASE,
)
_PART = re.compile(r"\b(?:Chapter|Part)\s+[IVX]+[A-Z]{0,2}\b")
# takes `, which is when the amended section 6 of the Act began`, `, the day on which the amendment took effect`
_BEHIND = re.compile(
    rf"[\s,(–—-]*(?:(?:which\s+(?:is|was)\s+)?(?:the\s+)?(?:day|date|when)\b)[^;.?]{{0,90}}?\b(?:{_FORCE}|{_CHANGES})\b",  # noqa: RUF001
    re.IGNORECASE,
)
# what law is not, or is not its making: takes `the Rules`, `notified`, `an Ordinance`, `lease`; refuses `provision`
_OF_OTHERS = re.compile(
    r"\b(?:[Rr]ules?|[Rr]egulations?|[Ss]chemes?|[Nn]otifi\w+|[Gg]azette|[Oo]rders?|[Bb]ill|[Oo]rdinances?|assent\w*|published|promulgat\w+|passed|enacted|tabled|polic(?:y|ies)|circulars?|by-?laws?"
    r"|agreements?|contracts?|leases?|deeds?|awards?|settlements?|scales?|pay|salary|pension|service|appoint\w*|promot\w+|tariffs?|rates?|judgments?|appeals?|petitions?|suits?|decrees?|notices?|registered|filed|State\s+(?:Act|amendment|Government|Legislature)"
    r"|(?:Uttar\s+Pradesh|Maharashtra|Bombay|Madras|Tamil\s+Nadu|Kerala|Karnataka|Mysore|Gujarat|Punjab|Haryana|Bihar|Bengal|Orissa|Assam|Rajasthan|Andhra|Madhya\s+Pradesh|Kashmir|U\.\s?P\.?|M\.\s?P\.?)\b)",
)
# takes `The change`, `that section`, `it has been`; what goes on from the law named before
_GOES_ON = re.compile(
    r"\b(?:the|that|this|these|those|said)\s+(?:\w+\s+){0,2}?(?:sections?|provisions?|amendments?|change|changes|substitution|insertion|omission|deletion|clause|article|chapter|proviso|latter|law|Act|Code)\b|^\W*It\b|\bit\s+(?:has|was|is|came|took|began)\b",
    re.IGNORECASE,
)
# takes `not`, `except`, `kept back`; what says itself that a provision is not law
_NOT = re.compile(
    r"\b(?:not|n[o'\u2019]t|never|except\w*|kept\s+back|held\s+back|withheld|left\s+out|yet)\b", re.IGNORECASE
)
_UNTIL = re.compile(r"\b(?:until|till)\b[^,]*$", re.IGNORECASE)
_SPOKE_OF_A_DEED = (Happened.OFFENCE, Happened.BEGUN, Happened.RESULT, Happened.LAPSED, Happened.NOT_YET)


def check_days_of_change(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """Each day that a sentence at `start` gives for a change of an Act on which nothing known of it happened."""
    dated = [one for one in find_periods(sentence) if _is_precise(one)]
    told = [one for one in dated if _tells_of_change(sentence, one, dated)]
    if not told:
        return
    held_back = _held_back(sentence, start, told, facts)
    if held_back:
        yield held_back
        return
    before = facts.text[max(0, start - _FAR_BEFORE) : start].rpartition("\n\n")[2]
    here = _within(facts, start, start + len(sentence))
    words = sentence
    if not here and _GOES_ON.search(sentence):
        here, words = _within(facts, start - len(before), start), f"{before}{sentence}"
    acts = _acts_of(words, here) or (_acts_of(before, ()) if _GOES_ON.search(sentence) else set())
    if not acts or any(map(is_constitution, here)):
        return
    if not (_AMENDS.search(words) or _PART.search(sentence) or any(True for _ in instruments_named(words))):
        return
    meant = _meant(words, acts, here)
    if not meant:
        return
    if _BY_FICTION.search(sentence):
        return
    known = _all_days(f"{before}{sentence}", acts, here, facts)
    for one in told:
        if (
            not _has_one(one, known)
            and not _is_of_an_undated_change(one, words, acts)
            and not _is_too_old(one, words, meant)
        ):
            shown = "; ".join(f"{what} {day(on)}" for on, what in sorted(meant.items())[-_SHOWN:])
            found = f"{sentence[one.start : one.end]}: {shown}"
            yield Evidence(rule="record_law_date", evidence=found, on=max(meant))


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


def _is_precise(one: Dated) -> bool:
    return (one.period.last - one.period.first).days < _DAYS_OF_A_MONTH


def _tells_of_change(sentence: str, one: Dated, dated: Sequence[Dated]) -> bool:
    """True where the words before a day, or right behind it, say that the law changed or began on it."""
    low = max((other.end for other in dated if other.end <= one.start), default=0)
    left = re.split(r";|[.?]\s(?=[A-Z])", sentence[low : one.start])[-1]
    if one.edge in ("before", "after") or _UNTIL.search(left) or _OF_OTHERS.search(left):
        return False
    match = _TOLD.match(left)
    if match:
        told = cue(match["between"] or "")
        is_of_law = _LAW.search(f"{match['subject']} {match['between'] or ''}") and not _is_of_another_act(
            match["subject"]
        )
        is_told = is_of_law or any(True for _ in instruments_named(sentence))
        return bool(is_told) and not _STATE.search(left) and (told is None or told[0] not in _SPOKE_OF_A_DEED)
    behind = _BEHIND.match(sentence, one.end)
    return bool(behind and not _OF_OTHERS.search(behind[0]))


def _is_of_another_act(subject: str) -> bool:
    """True where the Act named last before a word of force or change is one that no table knows."""
    named = find_mentions(subject)
    return bool(named) and named[-1].kind in ("unknown", "foreign") and "mend" not in named[-1].name


def _within(facts: Facts, start: int, end: int) -> list[Resolved]:
    return [one for one in facts.resolved if one.key and start <= one.reference.start < end]


def _acts_of(words: str, here: Iterable[Resolved]) -> set[str]:
    """The Acts that words name, with those of the provisions in them and those that an Act named in them amended."""
    acts = {*acts_mentioned(words), *(one.key.act_id for one in here if one.key)}
    titled = {act_id for act in amending_named(words, ()) for act_id in act.amended}
    return acts | titled


def _meant(words: str, acts: set[str], here: Sequence[Resolved]) -> Days:
    """The days of the amending Acts that words name, else those of the sections that they name; none where unknown."""
    by_table = amending_named(words, sorted(acts))
    named = amendments_meant(words, acts)
    days = {one.on: f"{one.by} had effect on" for one in named if one.on}
    days |= {on: f"the {act.name} had effect on" for act in by_table for on in act.on}
    if days or any(True for _ in instruments_named(words)):
        return days
    for one in here:
        if one.key:
            changes = [each for each in amended_on(one.key.act_id) if one.key.number in each.sections]
            days |= {each.on: f"{each.by} changed {one.key} on" for each in changes if each.on}
            young = since(one)
            days |= {young: f"{one.key} is law from"} if young else {}
    if not here and len(acts) == 1 and _PART.search(words):
        days = {each.on: f"{each.by} had effect on" for act_id in acts for each in amended_on(act_id) if each.on}
    return days


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


def _has_one(one: Dated, known: Iterable[date]) -> bool:
    return any(one.period.first <= on <= one.period.last for on in known)


def _is_too_old(one: Dated, words: str, meant: Days) -> bool:
    """True for a day long before the changes of a section, where no amending Act shows that no older Act is meant."""
    is_named = any(True for _ in instruments_named(words))
    return not is_named and (one.period.last.year < _FIRST_YEAR or one.period.last.year < min(meant).year - _YEARS_OFF)


def _is_of_an_undated_change(one: Dated, words: str, acts: set[str]) -> bool:
    """True where no amending Act is named, and a change whose day is not printed can have had effect on a day."""
    if any(True for _ in instruments_named(words)):
        return False
    undated: list[AmendedOn] = [each for act_id in acts for each in amended_on(act_id) if each.on is None]
    return any(each.year <= one.period.first.year <= each.year + _YEARS_TO_FORCE for each in undated)
