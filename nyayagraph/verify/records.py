"""Statements of record held against rows: repealed on a day, in force on a day, struck down by whom, replaced by what.

Passages print what a provision says, not when it was law; that stands in properties and relationships of the graph.
Pure: reads the sentence, never what wrote it, so a drafted sentence and a stranger's are held to the same rows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from datetime import date

from nyayagraph.cypher.answer import OffenceFlag
from nyayagraph.cypher.statute import HeldAct
from nyayagraph.law.text.periods import Period, find_periods
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.law.versions.making import parts_began
from nyayagraph.verify.codes.acts_replaced import check_acts_replaced
from nyayagraph.verify.codes.carried_numbers import check_carried_numbers
from nyayagraph.verify.codes.every_reading import check_every_reading
from nyayagraph.verify.codes.one_matter import check_one_matter
from nyayagraph.verify.codes.rows import check_rows, rows_in
from nyayagraph.verify.codes.successions import check_successions
from nyayagraph.verify.days.changed_by import check_changed_by, is_year_of_change, plainly_changed
from nyayagraph.verify.days.days_of_change import check_days_of_change
from nyayagraph.verify.days.days_of_law import acts_titled
from nyayagraph.verify.days.held_since import check_held_since
from nyayagraph.verify.days.judgment_dates import check_judgment_dates, days_decided, tells_only_its_day
from nyayagraph.verify.days.law_and_day import check_law_and_day, is_of_a_matter
from nyayagraph.verify.days.law_dates import check_law_dates
from nyayagraph.verify.days.matters_under_law import days_of_matters
from nyayagraph.verify.days.mistaken import likely_mistaken
from nyayagraph.verify.days.near_days import check_near_days
from nyayagraph.verify.days.reach import check_reach
from nyayagraph.verify.days.told_by_the_way import days_of_notes
from nyayagraph.verify.repeal_words import number_of, successors_of
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.standing.validity import provision_standings
from nyayagraph.verify.statements.acts_relied_on import check_reliance
from nyayagraph.verify.statements.fallen_law import check_fallen
from nyayagraph.verify.statements.plain_facts import plain_fact
from nyayagraph.verify.statements.said import TOKEN, Facts, Said, in_tokens, letters, named_in, spelled_out

_YEARS_OFF = 15  # a day longer before an Act is of an older one of its name
_STATUS = {
    "struck down": "STRUCK_DOWN",
    "read down": "READ_DOWN",
    "put in abeyance": "IN_ABEYANCE",
    "omitted": "OMITTED",
}
_TYPES = {"STRIKES_DOWN": "STRUCK_DOWN", "READS_DOWN": "READ_DOWN", "SUSPENDS": "IN_ABEYANCE"}


@dataclass
class Checked:
    """What was found of one sentence: statements that rows bear out, statements that they contradict, and the rest."""

    right: list[Evidence] = field(default_factory=list)
    wrong: list[Evidence] = field(default_factory=list)
    rest: str = ""
    untold: Evidence | None = None  # why no passage bears out a plain fact that no row has


def check_record(sentence: str, start: int, facts: Facts) -> Checked:
    """The statements of record in a sentence that opens at `start` of its text; `rest` is what they leave of it."""
    whole = shown = in_tokens(sentence, start, facts)
    checked = Checked()
    matters = days_of_matters(sentence, start, facts) | days_of_notes(sentence, start, facts)
    for form, check in _CHECKS:
        for match in form.finditer(shown):
            said = Said(match, whole, facts)
            why = None if said.words("day") in matters else check(said)
            if why is None:
                continue
            words = why or spelled_out(match[0], facts)
            found = Evidence(rule=f"record_{check.__name__.strip('_')}", evidence=words)
            (checked.wrong if why else checked.right).append(found)
            shown = shown[: match.start()] + " " * len(match[0]) + shown[match.end() :]
    for is_right, found in check_judgment_dates(sentence, start, facts):
        (checked.right if is_right else checked.wrong).append(found)
    for is_right, found in check_acts_replaced(sentence, start, facts):
        (checked.right if is_right else checked.wrong).append(found)
    checked.wrong += [found for found in check_near_days(sentence, start, facts) if _day_of(found) not in matters]
    rows = rows_in(sentence, facts.text)
    checked.wrong += check_rows(rows, facts)
    checked.wrong += () if rows else check_successions(sentence, start, facts)
    checked.wrong += () if rows else check_every_reading(sentence, start, facts)
    checked.wrong += () if rows or _is_told_wrong(checked) else check_one_matter(sentence, start, facts)
    checked.wrong += check_carried_numbers(sentence, start, facts)
    checked.wrong += check_reliance(sentence, acts_titled(sentence), facts.gone, before=facts.before(start))
    checked.wrong += check_fallen(sentence, start, facts)
    checked.wrong += check_changed_by(sentence, start, facts)
    _check_days(checked, sentence, start, facts, matters)
    is_said = bool(checked.right) and tells_only_its_day(sentence, start, facts)
    plain = None if checked.wrong else plain_fact(sentence, start, facts)
    if plain and plain.is_right is not None:
        (checked.right if plain.is_right else checked.wrong).append(plain.reason)
    elif plain and not checked.right:
        checked.untold = plain.reason
    changed = None if checked.wrong else plainly_changed(sentence, start, facts)
    checked.right += [changed] if changed else []
    is_said = is_said or bool(plain and plain.is_right) or changed is not None
    checked.rest = "" if is_said else " ".join(TOKEN.sub(" ", shown).split())
    return checked


def _is_told_wrong(checked: Checked) -> bool:
    """True where a sentence is contradicted already for a place that it gives a number."""
    return any(one.rule == "correspondence_wrong" for one in checked.wrong)


def _check_days(checked: Checked, sentence: str, start: int, facts: Facts, matters: Collection[str]) -> None:
    """The days that a sentence gives for the law, but for those of things under a law."""
    told = [(is_right, one) for is_right, one in check_law_dates(sentence, start, facts) if _day_of(one) not in matters]
    checked.right += [one for is_right, one in told if is_right]
    wrong = [one for is_right, one in told if not is_right]
    wrong += [one for one in check_days_of_change(sentence, start, facts) if _day_of(one) not in matters]
    if not wrong:
        wrong += [one for one in check_reach(sentence, start, facts) if _day_of(one) not in matters]
    decided = days_decided(sentence, start, facts)
    wrong = [one for one in wrong if not _is_one_of(_day_of(one), decided)]
    wrong = [one for one in wrong if not is_of_a_matter(sentence, start, _day_of(one), facts)]
    wrong = [one for one in wrong if not is_year_of_change(_day_of(one), sentence, start, facts)]
    checked.wrong += likely_mistaken(wrong, sentence, start, facts)
    things = days_of_matters(sentence, start, facts, of_institutions=False)
    checked.wrong += [one for one in check_held_since(sentence, start, facts) if _day_of(one) not in things]
    checked.wrong += [one for one in check_law_and_day(sentence, start, facts) if _day_of(one) not in matters]


def _day_of(found: Evidence) -> str:
    """The day of a sentence, as printed, that a finding is on."""
    return found.evidence.partition(":")[0]


def _is_one_of(printed: str, days: Collection[date]) -> bool:
    """True where a day as printed is one of some days."""
    return any(one.period == Period.of(on) for one in find_periods(f"on {printed}") for on in days)


# Each check gives '' where the rows bear the words out, the reason where they do not, None where they cannot tell.


def _repeal(said: Said) -> str | None:
    act, _ = said.act_before()
    if act is None:
        return None
    if act.repealed_on is None:
        return f"the {act.title} is not repealed"
    if said.day() != act.repealed_on:
        return f"the {act.title} was repealed on {act.repealed_on}"
    by, title = said.provision("by"), said.words("by")
    if by and by.found.section_id != act.repealing_provision:
        return f"it was repealed by {act.repealing_provision}"
    if title and not by and title != act.repealed_by_title:
        return f"it was repealed by the {act.repealed_by_title}"
    return ""


def _commencement(said: Said) -> str | None:
    act, one = said.act_before()
    if one and _OF_ANOTHER_ACT.search(said.shown[: said.match.start()].rpartition("⟧")[2]):
        return None
    began = (one.section.in_force_from if one and one.section else None) or (act.commenced_on if act else None)
    is_of_another = began != said.day() and (_OF_A_PART.search(said.shown) or _ANOTHER_ACT.search(said.between()))
    told = said.day()
    if began is None or told is None or is_of_another or told.year < began.year - _YEARS_OFF:
        return None
    parts = parts_began(act.act_id) if act and not (one and one.section and one.section.in_force_from) else ()
    return "" if told in (began, *parts) else f"it came into force on {began}"


# takes `Part II of the Code, so far as`, `certain sections`, `the rest`; what may have begun on a day of its own
_OF_A_PART = re.compile(
    r"\b(?:[Pp]art\s+[IVX\d]+|[Cc]hapter|so\s+far\s+as|certain|some|most|many|several|remaining|rest|other)\b"
)


# takes `when the Act of 2019`; an Act that stands between the one named and its day
_ANOTHER_ACT = re.compile(r"\b(?:Act|Code|Sanhita|Adhiniyam|Ordinance|Amendment|Rules|laws?)\b")


def _in_force(said: Said) -> str | None:
    one, on = said.provision("one"), said.day()
    if one is None or on is None:
        return None
    standing = provision_standings(one.found, one.key, on).standing
    denied = bool(said.words("not"))
    return "" if (standing is Standing.IN_FORCE) != denied else f"on {on} it is {standing}"


def _struck(said: Said) -> str | None:
    one = said.provision("one")
    if one is None or one.section is None:
        return None
    section, by = one.section, said.words("by")
    known = [(_TYPES[row.type], row.on, row.citation or row.title) for row in one.found.invalidations]
    known.append((section.status or "", section.status_on, section.status_by or ""))
    wanted = (_STATUS[said.words("how")], said.day())
    if any((how, on) == wanted and who and (who in by or by in who) for how, on, who in known):
        return ""
    held = [str(part) for part in (section.status, section.status_on, section.status_by) if part]
    return f"the graph holds: {', '.join(held) or 'no such mark'}"


def _note_of_status(said: Said) -> str | None:
    """What stands after the colon, where it is the graph's own note on a provision that the sentence names before."""
    wanted = letters(said.words("note"))
    for one in named_in(said.shown[: said.match.start()], said.facts):
        notes = [one.section.status_note if one.section else None, *(row.note for row in one.found.invalidations)]
        if any(note and letters(note) == wanted for note in notes):
            return ""
    return None


def _replacement(said: Said) -> str | None:
    """The provision that governs from, before or on a day: its act was law then, and it takes the other's place."""
    on, governing = said.day(), list(said.provisions("new"))
    if on is None or not governing:
        return None
    outside = next((one.act for one in governing if not _was_law(one.act, said.words("when"), on)), None)
    if outside:
        return _times(outside)
    old = said.provision("old")
    places = {number_of(row) for row in successors_of(old.found.successors, old.key.clause)} if old else set()
    stray = next((one.key for one in governing if old and one.key.number not in places), None)
    return f"{stray} does not take the place of {old.key}" if stray and old else ""


def _was_law(act: HeldAct, when: str, on: date) -> bool:
    began, ended = act.commenced_on or date.min, act.repealed_on or date.max
    return began < on <= ended if when == "before" else began <= on < ended


def _times(act: HeldAct) -> str:
    return f"the {act.title} was law from {act.commenced_on}" + (f" to {act.repealed_on}" if act.repealed_on else "")


def _none_in_place(said: Said) -> str | None:
    old = said.provision("one")
    if old is None or old.section is None or said.words("act").removeprefix("The ") != old.act.repealed_by_title:
        return None
    dropped = old.section.dropped_by == old.act.repealed_by and not old.found.successors
    return "" if dropped else f"a provision takes the place of {old.key}"


def _savings(said: Said) -> str | None:
    one, on = said.provision("one"), said.day()
    if one is None or on is None:
        return None
    if one.act.repealed_on is None or not one.act.savings:
        return f"nothing held saves the {one.act.title}"
    fits = on == one.act.repealed_on if said.words("when") == "before" else on < one.act.repealed_on
    if not fits:
        return _times(one.act)
    by = said.provision("by") or said.provision("saved")
    return f"the saving is {one.act.savings_provision}" if by and str(by.key) != one.act.savings_provision else ""


def _reach(said: Said) -> str | None:
    act, _ = said.act_before()
    on = said.day()
    if act is None or on is None:
        return None
    denied = said.words("reach").startswith("does not")
    return "" if _was_law(act, "on", on) != denied else _times(act)


def _schedule(said: Said) -> str | None:
    one = said.provision("one")
    flags = said.facts.flags
    if one is None:
        return None
    flag = flags.get((one.key.section_id, one.key.clause)) or flags.get((one.key.section_id, ""))
    why = _against_schedule(said.words("words"), flag) if flag else None
    is_an_answer = said.match[0].lower().startswith("the offence under")
    return None if why and not is_an_answer else why  # `by_facts` denies other wordings, on the day that they are of


_COURT = r"Court of Session|(?:[Aa]ny )?Magistrate(?: of the first class)?"


def _against_schedule(words: str, flag: OffenceFlag) -> str:
    for word, value in (("cognizable", flag.cognizable), ("bailable", flag.bailable)):
        stated = re.search(rf"\b(non-)?{word}\b", words)
        if stated and (value is None or bool(stated[1]) == value):
            return f"the First Schedule says otherwise: cognizable {flag.cognizable}, bailable {flag.bailable}"
    tried = re.search(rf"triable (?:only |exclusively )?by (?:an? |the )?({_COURT})", words)
    if tried and tried[1].lower() != (flag.triable_by or "").lower():
        return f"it is triable by {flag.triable_by}"
    return ""


def _difference(said: Said) -> str | None:
    old = said.provision("old")
    if old is None:
        return None
    wanted = letters(said.words("note"))
    notes = [letters(row.note) for row in old.found.successors if row.note and row.relation != "same"]
    return "" if any(wanted and wanted in note for note in notes) else None


# takes `, when the Act of 2019`; another subject than the provision named before
_OF_ANOTHER_ACT = re.compile(r"\b(?:Act|Code|Sanhita|Adhiniyam|laws?|statute)\b")
_DAY = r"(?P<day>\d{1,2} [A-Z][a-z]+ \d{4})"
_ONE = r"(?P<one>⟦\d+⟧)"
# takes `non-bailable`, `a cognizable offence`, `triable by the Court of Session`; refuses `punishable with death`
_FLAG = (
    r"(?:(?:an? )?(?:non-)?(?:cognizable|bailable)(?: offence)?"
    r"|triable (?:only |exclusively )?by (?:an? |the )?"
    rf"(?:{_COURT}))"
)
_CHECKS: tuple[tuple[re.Pattern[str], Callable[[Said], str | None]], ...] = (
    # takes `For an offence committed on or after 1 July 2024, the provision corresponding to ⟦0⟧ is ⟦1⟧`
    (
        re.compile(
            r"\b(?:For|On|From)\b[^⟦⟪:]{0,60}?\b(?:(?P<when>on or after|before|on|from)\s+)?"
            + _DAY
            + r"[^⟦⟪:]{0,80},\s*"
            r"the provisions?(?: corresponding to (?P<old>⟦\d+⟧))? (?:is|are) (?P<new>⟦\d+⟧(?:(?:, | and )⟦\d+⟧)*)"
        ),
        _replacement,
    ),
    # takes `An offence committed before 1 July 2024 is still dealt with under ⟦0⟧ (⟦1⟧)`
    (
        re.compile(
            r"\b[Aa]n? (?:offence committed|proceeding that was pending) (?P<when>before|on) " + _DAY + r" "
            r"(?:is (?:still )?dealt with|goes on) under " + _ONE + r"(?:, though repealed)?"
            r"(?: \((?P<by>⟦\d+⟧)\)|, saved by (?P<saved>⟦\d+⟧)(?:, which was not yet in force on that day)?)?"
        ),
        _savings,
    ),
    # takes `The ⟪Indian Penal Code⟫ … does not reach an offence committed on 2 July 2024`
    (re.compile(rf"(?P<reach>does not reach|reaches) an offence committed (?:on or after|on) {_DAY}"), _reach),
    # takes `was repealed with effect from 1 July 2024 by ⟦1⟧`; refuses `repealed it`
    (
        re.compile(
            r"(?:\b(?:was|were|is|stands) )?(?:since )?\brepealed (?:only )?(?:with effect )?(?:from|on) "
            + _DAY
            + r"(?: by (?:the )?(?P<by>⟦\d+⟧|⟪[^⟫]+⟫))?"
        ),
        _repeal,
    ),
    (re.compile(rf"{_ONE} is (?P<not>not )?in force on {_DAY}"), _in_force),
    # takes `came into force on 1 July 2024`, `⟦0⟧, since 1 April 1989`; refuses `for which, since`
    (
        re.compile(
            rf"(?:\b(?:came into force|is in force only|has been in force)|(?<=[⟧⟫]),) (?:on|from|since) {_DAY}"
        ),
        _commencement,
    ),
    (re.compile(r"(?<=: )(?P<note>[^:]+?)\.?$"), _note_of_status),
    # takes `⟦0⟧ was struck down on 24 March 2015 by Shreya Singhal v. Union of India, (2015) 5 SCC 1`
    (
        re.compile(
            _ONE + r"(?: \([^)]*\))?(?:, since repealed,)? ?(?:was (?:later )?|, )"
            r"(?P<how>struck down|read down|put in abeyance|omitted)"
            r"(?: in part)? on " + _DAY + r" by (?P<by>[^:]+?)(?=:|\.?$)"
        ),
        _struck,
    ),
    (
        re.compile(
            r"(?P<act>⟪[^⟫]+⟫|\b[A-Z]\w+(?: \w+)*) has no provision in place of "
            + _ONE
            + r"(?:, which (?:is repealed|was struck down))?"
        ),
        _none_in_place,
    ),
    # takes `The offence under ⟦0⟧ is cognizable and triable by any Magistrate`, `⟦0⟧ is a non-bailable offence`
    (
        re.compile(
            rf"(?:\b(?:[Tt]he|[Aa]n) offence (?:punishable )?under )?{_ONE} is "
            rf"(?P<words>{_FLAG}(?:(?:,| and|, and| but|, but) (?:is )?{_FLAG})*)"
            r"(?=\s*[.;]|$)"
        ),
        _schedule,
    ),
    (
        re.compile(r"(?P<old>⟦\d+⟧) is not simply renumbered as ⟦\d+⟧(?: of the ⟪[^⟫]+⟫)?: (?P<note>.+?)\.?$"),
        _difference,
    ),
)
