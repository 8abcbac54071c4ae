"""From the words of a question to the Acts that govern it, each with its reason. Pure: facts of Acts come with it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple

from nyayagraph.law.find import find
from nyayagraph.law.governing.applicable import (
    Branch,
    Kind,
    Matter,
    Turn,
    branches,
    kind_of,
    line_of,
    rule_between,
)
from nyayagraph.law.governing.asked_appeal import of_the_appeal_asked
from nyayagraph.law.governing.asked_codes import lines_asked, lines_meant
from nyayagraph.law.governing.asked_counts import with_each_count
from nyayagraph.law.governing.asked_days import of_the_days_asked
from nyayagraph.law.governing.asked_deed import asked_behind, is_of_one_by_number, of_the_deed_asked
from nyayagraph.law.governing.asked_deeds import asks_by_dates, asks_of_each, with_each_deed_asked
from nyayagraph.law.governing.asked_facets import EVIDENCE, PENAL, PROCEDURE, TERROR
from nyayagraph.law.governing.asked_offences import with_the_offence_asked, with_undescribed_acts
from nyayagraph.law.governing.asked_parts import parts_asked
from nyayagraph.law.governing.asked_window import of_the_window_asked
from nyayagraph.law.governing.deed_order import of_the_last_in_order
from nyayagraph.law.governing.each_matter import asks_of_several, each_of_several
from nyayagraph.law.governing.field_events import of_the_field
from nyayagraph.law.governing.likely import with_likely_roles
from nyayagraph.law.governing.matters import Happened, Told, read_matter
from nyayagraph.law.governing.own_proceedings import begun_by_itself
from nyayagraph.law.governing.special_lines import (
    of_persons,
    special_line,
    with_days_of_parts,
    with_the_codes_of_the_state,
)
from nyayagraph.law.governing.tax_years import of_the_tax_year
from nyayagraph.law.governing.told_bounds import of_the_days_told
from nyayagraph.law.governing.told_days import with_plain_days
from nyayagraph.law.governing.transitions import of_the_transition
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.standing import ActFacts, SectionFacts, provision_standing
from nyayagraph.law.text.periods import Period
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.law.treatment.kinds import Standing

# Subjects whose one provision decides, though the question does not number it.
_BY_SUBJECT = (
    (re.compile(r"\badulter(?:y|ous)\b", re.IGNORECASE), "ipc-1860/s497"),
    (re.compile(r"\b(?:[Ss]ection|[Ss]ec\.?|s\.|under)\s+66-?A\b"), "it-2000/s66A"),
)
# When an Act came to be the one for terrorist acts, where that is not its commencement: its chapter IV is of 2004.
_TERROR_FROM = {
    "tada-1985": date(1985, 5, 24),
    "tada-1987": date(1987, 5, 24),
    "pota-2002": date(2002, 3, 28),
    "uapa-1967": date(2004, 9, 21),
}
TERROR_ACTS = tuple(_TERROR_FROM)
# Acts whose offences were those of the general code before them (Article 20(1)).
_ELSE_THE_CODE = (
    "pocso-2012",
    "public-examinations-prevention-of-unfair-means-act-2024",
    "mtp-1971",
    "commission-of-sati-prevention-act-1987",
)
_CODES = (PENAL, PROCEDURE, EVIDENCE)
_GENERAL = ("ipc-1860", "bns-2023")
_PUNISHES_WHAT = re.compile(
    r"\b(?:punish\w*|cover(?:s|ed)?|governs?|appl(?:y|ies)\s+to|code\s+for|BNS\s+for|IPC\s+for|Code\s+for)\s+(?:the|these|this|that|his|her|their)\s+(?!offen|crime|act|case|same|two|three|four|part|rest)(\w{2,}?)(?:e?s|ing|ings)?\b"
)
_SERVICES, _SUPPLIES = "finance-act-1994", "cgst-2017"
_SUCCESSIONS = ("hsa-1956", "succession-1925")
# takes `the two widows`, `each estate`; refuses `his widow`
_OF_MORE = re.compile(r"\b(?:each|both|two|three|another|respectively|enactments|statutes|Acts)\b")
_TAX = "income-tax-2025"
# takes `Case 1:`, `Matter B -`, `(ii)`; refuses `section 3(1)`, `Case 1 of 2020`
_CASE = re.compile(
    r"\b(?:case|matter|accused|FIR|incident|offence|file)\s+(?:no\.?\s*)?(?:[1-4]|one|two|three|four|[A-D]|I{1,3})\s*[:.)-]|(?<=\s)\((?:[a-d]|i{1,3}|[1-4])\)",
    re.IGNORECASE,
)
_IN_FORCE = re.compile(r"\bin\s+(?:force|operation)\b|\bappl(?:y|ied|icable)\b", re.IGNORECASE)
_OF_EACH = re.compile(r"\brespectively\b|\bin\s+turn\b", re.IGNORECASE)  # the deeds asked about are all that are told
_SAYS_VOID = re.compile(r"\bhaving\s+been\s+struck\s+down\b|\bstruck\s+down,")


class GovernedLine(NamedTuple):
    """A line of Acts that a question asks about, oldest first, what is known of the matter, and the Acts that govern.

    `is_disputed` says that courts differ: an appeal or application after a change in a matter begun before it.
    """

    line: tuple[ActFacts, ...]
    matter: Matter
    branches: tuple[Branch, ...]
    is_dated: bool
    is_disputed: bool


def governing_branches(
    question: str, acts: Mapping[str, ActFacts], on: date | None = None, offence_date: date | None = None
) -> tuple[Branch, ...]:
    """The Acts that govern what a question asks about, line by line, with condition and reason."""
    told = plainly_told(question, on)
    lines = lines_asked(question, told)
    return tuple(one for line in governed_lines(question, acts, lines, on, offence_date) for one in line.branches)


def plainly_told(question: str, on: date | None = None) -> Told:
    """The events of a question, days that it tells by others counted."""
    text = with_plain_days(question, lines_meant(question), on)
    is_penal = any(PENAL in part.lines for part in parts_asked(text))
    told = events_asked(text, with_likely_roles(read_matter(text), text, is_penal=is_penal))
    return of_the_appeal_asked(told, question)


def governed_lines(
    question: str,
    acts: Mapping[str, ActFacts],
    lines: Sequence[str],
    on: date | None = None,
    offence_date: date | None = None,
) -> tuple[GovernedLine, ...]:
    """Each of these lines with the Acts of it that govern; a day of the offence given from outside decides."""
    cases = _cases(question, on)
    if cases:
        return tuple(
            _of_cases({case: _governed(one, told, acts, case, on) for case, told in cases.items()}) for one in lines
        )
    return lines_by_events(question, plainly_told(question, on), acts, lines, on, offence_date)


def lines_by_events(
    question: str,
    told: Told,
    acts: Mapping[str, ActFacts],
    lines: Sequence[str],
    on: date | None = None,
    offence_date: date | None = None,
) -> tuple[GovernedLine, ...]:
    """Each of these lines with the Acts of it that govern by these events of a question of one case."""
    has_other = any(map(_is_other, lines))
    if len(lines) > 1:  # `each` may then be each law
        told = told.model_copy(update={"is_of_several": told.is_of_several and not has_other})
    elif has_other and (asks_of_each(question) or asks_of_several(question) or asks_by_dates(told, question)):
        told = told.model_copy(update={"is_of_several": True})
    lines = of_persons(lines, question)
    return tuple(_governed_each(one, told, acts, question, on, offence_date) for one in lines)


def _governed_each(
    act_id: str,
    told: Told,
    acts: Mapping[str, ActFacts],
    question: str,
    on: date | None,
    offence_date: date | None,
) -> GovernedLine:
    """A line with the Acts of it that govern; of several matters outside the codes each by its own day."""
    each: list[Told] = []
    if _is_outside_the_codes(act_id) and offence_date is None:
        turn = rule_between(act_id).turn
        each = each_of_several(of_the_field(told, act_id, question), is_by_proceeding=turn is Turn.PROCEEDING)
    if not each:
        return _governed(act_id, told, acts, question, on, offence_date)
    found = {(one.events[0].start, _in_its_words(act_id, one, question)): one for one in each}
    return _of_days({day: _governed(act_id, one, acts, day[1], on) for day, one in found.items()})


def _in_its_words(act_id: str, told: Told, question: str) -> str:
    """The question for one matter of several: of taxes on supplies its own clause, to tell a service from goods."""
    event = told.events[0]
    return f"{event.clause} {event.words}" if act_id in (_SUPPLIES, _SERVICES) else question


def _of_days(found: Mapping[tuple[int, str], GovernedLine]) -> GovernedLine:
    """One line for several matters: every Act that governs one of them, in order of print."""
    lines = list(found.values())
    by_act = {branch.act_id: branch for line in lines for branch in line.branches}
    whole = {act.act_id: act for line in lines for act in line.line}
    return lines[-1]._replace(
        line=tuple(whole.values()),
        branches=tuple(by_act[one] for one in whole if one in by_act),
        is_dated=any(one.is_dated for one in lines),
    )


def _governed(
    act_id: str,
    told: Told,
    acts: Mapping[str, ActFacts],
    question: str,
    on: date | None,
    offence_date: date | None = None,
) -> GovernedLine:
    told = (
        of_the_tax_year(told, with_plain_days(question, lines_meant(question), on))
        if act_id == _TAX
        else of_the_field(told, act_id, question)
    )
    told = _of_the_last_death(told) if act_id in _SUCCESSIONS and not _OF_MORE.search(question) else told
    matter = _in_force_then(told, on) or told.matter(kind_of(act_id), on)
    matter = _given(matter, kind_of(act_id), offence_date)
    matter = of_the_transition(act_id, matter, told, question)
    matter = begun_by_itself(matter, told, question) if act_id == PROCEDURE else matter
    line = _as_of(_line(act_id, question, acts), matter, on)
    if act_id in _ELSE_THE_CODE and line and _was_done_before(line[0], matter):
        return _governed(PENAL, told, acts, question, on, offence_date)
    governing = () if _is_before_all(line, matter) else branches(line, matter)
    if offence_date is None:
        governing = of_the_days_told(governing, line, told, question, on)
    is_dated = bool(matter.offence or matter.begun or matter.step or matter.pending)
    disputed = is_dated and told.is_begun_within_a_matter(kind_of(act_id)) and len(governing) > 1
    return GovernedLine(line, matter, governing, is_dated, disputed)


def _was_done_before(act: ActFacts, matter: Matter) -> bool:
    """True for an offence before the Act that punishes it now."""
    return bool(act.commenced_on and matter.offence and matter.offence.last < act.commenced_on)


def _in_force_then(told: Told, on: date | None) -> Matter | None:
    """The matter where all that is told is the day on which a law is said to have been in force: that day decides."""
    days = [one.period for one in told.events if one.happened is Happened.ASIDE and _IN_FORCE.search(one.words)]
    return Matter(offence=days[0], begun=days[0], on=on) if len(days) == len(told.events) == 1 else None


def _is_outside_the_codes(act_id: str) -> bool:
    return kind_of(act_id) is Kind.OTHER or (kind_of(act_id) is Kind.PENAL and act_id not in _GENERAL)


def _is_other(act_id: str) -> bool:
    return kind_of(act_id) is Kind.OTHER


def _is_before_all(line: Sequence[ActFacts], matter: Matter) -> bool:
    """True where all days told of a matter outside the general codes lie before the first Act of its line."""
    told = [one.last for one in (matter.offence, matter.begun, matter.step) if one]
    begins = line[0].commenced_on if line else None
    return bool(begins and told and _is_outside_the_codes(line[0].act_id) and max(told) < begins)


def _cases(question: str, on: date | None) -> dict[str, Told]:
    """The cases that a question numbers, each with its own events: `Case 1: ... Case 2: ...`; none unless all have."""
    starts = [match.start() for match in _CASE.finditer(question)]
    if not starts or is_of_one_by_number(question):
        return {}
    parts = [question[start:end] for start, end in zip(starts, [*starts[1:], len(question)], strict=True)]
    told = {part: plainly_told(part, on) for part in parts}
    return told if len(told) > 1 and all(one.events for one in told.values()) else {}


def _of_cases(found: Mapping[str, GovernedLine]) -> GovernedLine:
    """One line for several cases: every Act that governs one of them, with the case where they differ."""
    last = list(found.values())[-1]
    by_act: dict[str, Branch] = {}
    labels: dict[str, list[str]] = {}
    for case, one in found.items():
        label = _CASE.match(case)
        for branch in one.branches:
            by_act[branch.act_id] = branch
            labels.setdefault(branch.act_id, []).append(label[0].strip(" :.-") if label else "")
    governing = tuple(by_act[act.act_id] for act in last.line if act.act_id in by_act)
    if len(governing) > 1:
        governing = tuple(
            one.model_copy(
                update={"condition": f"{', '.join(labels[one.act_id])}{': ' if one.condition else ''}{one.condition}"}
            )
            for one in governing
        )
    return last._replace(branches=governing, is_dated=any(one.is_dated for one in found.values()))


def _of_the_last_death(told: Told) -> Told:
    """The events without deaths before the last: a succession opens at the death of whom it is to."""
    deaths = [one for one in told.events if one.happened is Happened.RESULT]
    last = max(deaths, key=lambda one: one.period.last, default=None)
    return told.model_copy(update={"events": tuple(one for one in told.events if one not in deaths or one is last)})


def _as_of(line: tuple[ActFacts, ...], matter: Matter, on: date | None) -> tuple[ActFacts, ...]:
    """The line as the law stood on a day, or on a later one that the matter tells: nothing of changes still to come."""
    told = [one.last for one in (matter.offence, matter.begun, matter.step) if one and one.last < date.max]
    if on is None:
        return line
    last = max([on, *told])
    known = [act for act in line if not act.commenced_on or act.commenced_on <= last]
    still = {"repealed_on": None, "repealed_by": None, "savings_provision": None, "repealing_provision": None}
    return tuple(act.model_copy(update=still) if act.repealed_on and act.repealed_on > last else act for act in known)


def _given(matter: Matter, kind: Kind, offence_date: date | None) -> Matter:
    if offence_date is None:
        return matter
    given = Period.of(offence_date)
    is_told = kind is not Kind.PENAL and bool(matter.begun or matter.step or matter.pending)
    return matter if is_told and matter.offence else matter.model_copy(update={"offence": given})


def _line(act_id: str, question: str, acts: Mapping[str, ActFacts]) -> tuple[ActFacts, ...]:
    if line := special_line(act_id, question, acts):
        return line
    if act_id != TERROR:
        line = with_days_of_parts(line_of(act_id, acts), question)
        return with_the_codes_of_the_state(line, act_id, question, acts)
    return tuple(
        acts[one].model_copy(update={"commenced_on": since}) for one, since in _TERROR_FROM.items() if one in acts
    )


def events_asked(question: str, told: Told) -> Told:
    """The events of a question; of several offences only that which it asks about, where it names it: `the making`."""
    parts = parts_asked(question)
    penal = [part for part in parts if PENAL in part.lines]
    wanted = _PUNISHES_WHAT.findall(question)
    stem = wanted[0].lower()[:5].rstrip("e") if len(wanted) == 1 and len(penal) <= 1 else ""
    is_of_codes = all(one in _CODES for one in lines_meant(question))
    if penal or (is_of_codes and not any(part.lines for part in parts)):
        asked = " ".join(_sentence_of(question, part.start) for part in penal)
        plain = told
        if not _OF_EACH.search(question):
            told = with_the_offence_asked(told, question, f"{asked} {asked_behind(told, question)}")
        is_apart = told is not plain
        told = with_undescribed_acts(told, asked, question) if penal else told
        is_penal = {line for part in parts for line in part.lines} == {PENAL}
        told = of_the_days_asked(of_the_deed_asked(told, question), question, is_apart=is_apart, is_penal=is_penal)
        told = with_each_count(of_the_last_in_order(told, question) if is_penal else told, plain, question)
        window = of_the_window_asked(plain, question) if penal else plain
        if window is not plain:
            return window
        each = with_each_deed_asked(told, plain, question)
        if each is not told:
            return each
    offences = [event for event in told.events if event.happened in (Happened.OFFENCE, Happened.OTHER)]
    beside = [event for event in offences if stem and not _has_stem(f"{event.clause} {event.words}", stem)]
    if not beside or len(beside) == len(offences):
        return told
    return told.model_copy(update={"events": tuple(event for event in told.events if event not in beside)})


def _sentence_of(text: str, place: int) -> str:
    return next((text[start:end] for start, end in split_sentences(text) if start <= place < end), "")


def _has_stem(clause: str, stem: str) -> bool:
    irregular = {"makin": "made", "mak": "made", "takin": "taken"}
    words = clause.lower().split()
    return any(word.startswith((stem, irregular.get(stem, stem))) for word in words)


def governing_acts(
    question: str, acts: Mapping[str, ActFacts], sections: Mapping[str, SectionFacts], on: date | None = None
) -> tuple[str, ...]:
    """Identifiers of the Acts that govern; none where the one provision asked about is void on the day that decides."""
    told = read_matter(with_plain_days(question, lines_meant(question), on))
    for key in _named(question):
        act, section = acts.get(key.act_id), sections.get(key.section_id)
        if act and section and _is_void(section, key, told, on):
            return ()
    return tuple(dict.fromkeys(branch.act_id for branch in governing_branches(question, acts, on)))


def _named(question: str) -> list[ProvisionKey]:
    """Provisions that the question asks about by number or subject; those it calls struck down itself left out."""
    if _SAYS_VOID.search(question):
        return []
    named = [one.keys[0] for one in find(question, short_forms=False) if one.keys]
    named += [section_id for pattern, section_id in _BY_SUBJECT if pattern.search(question)]
    return [ProvisionKey.parse(one) for one in dict.fromkeys(named) if "/" in one and " " not in one]


def _is_void(section: SectionFacts, key: ProvisionKey, told: Told, on: date | None) -> bool:
    """True where the provision was struck down, or not yet inserted, on the last day that the matter touches."""
    matter = told.matter(kind_of(key.act_id), on)
    known = [one.last for one in (matter.step, matter.begun, matter.offence) if one]
    day = max(known) if known else on
    if day is None:
        return False
    alone = ActFacts(act_id=key.act_id, title=key.act_id)
    return provision_standing(alone, section, key.clause, day).standing in (
        Standing.STRUCK_DOWN,
        Standing.NOT_YET_IN_FORCE,
    )
