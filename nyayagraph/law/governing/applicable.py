"""Which of several Acts governs: by the day of the offence, of the step, and what was pending at the change.

Rules are data, facts of Acts come with the question; no graph, no clock. Where a day that decides is not known, every
Act that it leaves open is a branch, with what it turns on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from enum import StrEnum

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.standing import ActFacts
from nyayagraph.law.text.periods import Period

_DAY = timedelta(days=1)
_PENDING_AT_MOST_YEARS = 5
_UNDATED_AT_MOST_YEARS = 15


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True)


class Kind(StrEnum):
    """What an Act is about, as far as its application in time turns on it."""

    PENAL = "penal"
    PROCEDURAL = "procedural"
    EVIDENCE = "evidence"
    OTHER = "other"


_KINDS = {
    Kind.PENAL: "ipc-1860 bns-2023 pca-1947 pca-1988 ndps-1985 pocso-2012 tada-1985 tada-1987 pota-2002 uapa-1967 "
    "dowry-1961 sc-st-1989 arms-1959 pmla-2002 ranbir-penal-code-1932 ita-1956 commission-of-sati-prevention-act-1987",
    Kind.PROCEDURAL: "crpc-1898 crpc-1973 bnss-2023 cpc-1908 jammu-and-kashmir-code-of-criminal-procedure-1933",
    Kind.EVIDENCE: "iea-1872 bsa-2023 jammu-and-kashmir-evidence-act-1920",
}
KINDS: Mapping[str, Kind] = {act_id: kind for kind, acts in _KINDS.items() for act_id in acts.split()}


def kind_of(act_id: str) -> Kind:
    """The kind of an Act; `other` where the table does not name it."""
    return KINDS.get(act_id, Kind.OTHER)


class Turn(StrEnum):
    """The fact that decides between an old Act and a new one."""

    OFFENCE = "offence"
    PROCEEDING = "proceeding"
    EVENT = "event"


class Rule(_Frozen):
    """One rule of application in time: what it turns on, in words, and the provisions that say so."""

    rule: str
    turn: Turn
    turns_on: str
    why: str
    provisions: tuple[str, ...]


_SAVED_BY = ("general-clauses-1897/s6",)
_OFFENCE = Rule(
    rule="law_of_the_day_of_the_offence",
    turn=Turn.OFFENCE,
    turns_on="the day of the offence",
    why="an offence is punished by the law in force when it was committed",
    provisions=("constitution/a20(1)", *_SAVED_BY),
)
_PROCEEDING = Rule(
    rule="procedure_of_the_step_unless_pending",
    turn=Turn.PROCEEDING,
    turns_on="whether the proceeding was pending on the day of the change",
    why="procedure follows the day of the step, and what was pending at the change goes on under the old law",
    provisions=(),
)
_EVIDENCE = _PROCEEDING.model_copy(
    update={
        "rule": "evidence_of_the_proceeding_unless_pending",
        "why": "evidence follows the law of the proceeding in which it is given, and what was pending at the change "
        "goes on under the old law",
    }
)
_EVENT = Rule(
    rule="law_of_the_day_of_the_event",
    turn=Turn.EVENT,
    turns_on="the day on which the right or liability arose",
    why="a repeal leaves rights and liabilities that arose before it, and the remedies for them",
    provisions=("general-clauses-1897/s6(c)", "general-clauses-1897/s6(e)"),
)
_BY_KIND = {Kind.PENAL: _OFFENCE, Kind.PROCEDURAL: _PROCEEDING, Kind.EVIDENCE: _EVIDENCE, Kind.OTHER: _EVENT}


def _own(turn: Turn, turns_on: str, why: str, *provisions: str) -> Rule:
    return Rule(rule=f"own_transition_by_{turn}", turn=turn, turns_on=turns_on, why=why, provisions=provisions)


# Acts whose own transitional provision says what decides; keyed by the newer Act.
_OWN_RULES = {
    "arbitration-1996": _own(
        Turn.PROCEEDING,
        "whether the arbitral proceedings commenced before the change",
        "arbitral proceedings that had commenced stay under the Act of 1940, unless the parties agree otherwise",
        "arbitration-1996/s85(2)(a)",
    ),
    "cpa-2019": _own(
        Turn.PROCEEDING,
        "whether the complaint was filed before the change",
        "a complaint that had been filed goes on where and as it was filed",
        "cpa-2019/s107(3)",
        "general-clauses-1897/s6(e)",
    ),
    "larr-2013": _own(
        Turn.PROCEEDING,
        "whether the acquisition was begun, and an award made, before the change",
        "an acquisition begun before goes on under the Act of 1894 where the award was made; without an award only the "
        "compensation follows the Act of 2013",
        "larr-2013/s24(1)",
        "larr-2013/s114(2)",
    ),
    "limitation-1963": _own(
        Turn.PROCEEDING,
        "the day on which the suit, appeal or application was filed",
        "a suit filed before the change keeps the limitation of its day, and a barred one is not revived",
        "limitation-1963/s31",
    ),
    "jj-2015": _own(
        Turn.EVENT,
        "the day of the offence",
        "a child is dealt with under the Act in force on the day of the offence, save what was pending",
        "jj-2015/s25",
        "jj-2015/s111(2)",
    ),
    "sra-1963": _own(
        Turn.PROCEEDING,
        "the day on which the suit was filed",
        "the relief is that of the Act in force when the suit was filed",
        "sra-1963/s44",
        "general-clauses-1897/s6(e)",
    ),
    "income-tax-1961": _own(
        Turn.EVENT,
        "the assessment year",
        "the year to which the income belongs decides, and a return filed before the change is dealt with as before",
        "income-tax-1961/s297(2)(a)",
    ),
    "income-tax-2025": _own(
        Turn.EVENT,
        "the tax year",
        "the year to which the income belongs decides",
        "income-tax-2025/s536(2)",
    ),
    "mv-1988": _own(
        Turn.EVENT,
        "the day of the accident",
        "liability for an accident follows the law of its day",
        "mv-1988/s217",
        "general-clauses-1897/s6(c)",
    ),
    "trade-marks-1999": _own(
        Turn.PROCEEDING,
        "whether the proceeding was pending in a court on the day of the change",
        "a proceeding pending in a court at the commencement is continued in that court as if the Act had not passed",
        "trade-marks-1999/s159(5)",
    ),
}


# What carries an older matter over into a newer Act's time: no such provision comes too late for it.
TRANSITIONAL = frozenset(
    one.split("(")[0]
    for rule in (*_BY_KIND.values(), *_OWN_RULES.values())
    for one in (*rule.provisions, "bns-2023/s358", "bnss-2023/s531", "bsa-2023/s170", "crpc-1973/s484")
)


class Matter(_Frozen):
    """What is known of a matter: when the offence or event was, when the step, when the proceeding began, on what day.

    `pending` says whether the proceeding was pending at the change; None where that is not known.
    """

    offence: Period | None = None
    step: Period | None = None
    begun: Period | None = None
    pending: bool | None = None
    on: date | None = None


class Branch(_Frozen):
    """One Act that governs, under which condition ('' where nothing is open), by which rule, and what says so."""

    act_id: str
    title: str
    condition: str
    rule: str
    provisions: tuple[str, ...]
    why: str
    turns_on: str = ""


def line_of(act_id: str, acts: Mapping[str, ActFacts]) -> tuple[ActFacts, ...]:
    """The Acts that succeed one another by repeal and hold `act_id` among them, oldest first.

    Of several Acts that one repealed, one whose beginning is known goes before: the others stood beside it.
    """
    if act_id not in acts:
        return ()
    line = [acts[act_id]]
    while (later := acts.get(line[-1].repealed_by or "")) and later not in line:
        line.append(later)
    while earlier := [one for one in acts.values() if one.repealed_by == line[0].act_id and one not in line]:
        line.insert(0, next((one for one in earlier if one.commenced_on), earlier[0]))
    return tuple(line)


def branches(line: Sequence[ActFacts], matter: Matter) -> tuple[Branch, ...]:
    """The Acts of a line that govern a matter, oldest first: one where the days decide, else each that they leave open.

    A period that straddles a change gives a branch for each side of it. Days are half-open: the day of repeal is the
    new Act's.
    """
    if not line:
        return ()
    found = [one for one in line if one.act_id in _governing(line, matter)]
    return tuple(_branch(one, found, line, matter) for one in found)


def rule_between(new_act_id: str) -> Rule:
    """The rule that decides between an Act and the one that it repealed."""
    return _OWN_RULES.get(new_act_id) or _BY_KIND[kind_of(new_act_id)]


def _governing(line: Sequence[ActFacts], matter: Matter) -> set[str]:
    turn = rule_between(line[-1].act_id).turn
    if turn is Turn.PROCEEDING:
        return set(_by_proceeding(line, matter))
    days = _when_done(line, matter) if turn is Turn.OFFENCE else _when_it_was(line, matter)
    return {act.act_id for act in _in_force_during(line, days)}


def _when_it_was(line: Sequence[ActFacts], matter: Matter) -> Period:
    """The days of an event that is no offence: its own, else those of the proceeding or step that is dated."""
    return matter.offence or matter.begun or matter.step or _when_done(line, matter)


def _when_done(line: Sequence[ActFacts], matter: Matter) -> Period:
    """The days on which the offence can have been: it comes before the steps that were taken for it."""
    if matter.offence:
        return matter.offence
    known = (matter.on, *(period.last for period in (matter.step, matter.begun) if period))
    last = min((day for day in known if day), default=date.max)
    change = _change_by(line, last)
    if change and matter.pending:
        last = min(last, change - _DAY)
    return Period(first=_may_be_pending_from(line, last), last=last)


def _undated_from(line: Sequence[ActFacts], last: date) -> date:
    """Where an undated matter may begin: with the Act before the one in force on its last day, no further back."""
    begun = [act.commenced_on or date.min for act in line if (act.commenced_on or date.min) <= last]
    return begun[-2] if len(begun) > 1 else date.min


def _change_by(line: Sequence[ActFacts], last: date) -> date | None:
    """The day of the last change in a line that is not after `last`."""
    changes = [act.repealed_on for act in line if act.repealed_on and act.repealed_on <= last]
    return changes[-1] if changes else None


def _in_force_during(line: Sequence[ActFacts], days: Period) -> Iterator[ActFacts]:
    for place, act in enumerate(line):
        begins = (act.commenced_on or date.min) if place else date.min
        if days.meets(begins, act.repealed_on or date.max):
            yield act


def _by_proceeding(line: Sequence[ActFacts], matter: Matter) -> Iterator[str]:
    """Acts by the proceeding: that of the day on which it was begun, else that of the step and what may be pending."""
    if matter.begun:
        begun = matter.begun
        days = begun if begun.first > date.min else Period.of(begun.last)
        yield from (act.act_id for act in _in_force_during(line, days))
        return
    steps = _when_stepped(line, matter)
    for place, act in enumerate(line):
        begins = (act.commenced_on or date.min) if place else date.min
        taken = steps.meets(begins, act.repealed_on or date.max)
        if taken is None:
            continue
        was_pending = _was_pending(matter, begins, taken) if place else False
        if was_pending is not False and (matter.step or matter.pending):
            yield line[place - 1].act_id
        if was_pending is not True:
            yield act.act_id


def _may_be_pending_from(line: Sequence[ActFacts], last: date) -> date:
    """Where an undated proceeding may begin: not under an Act that went long before its last day."""
    change = _change_by(line, last)
    is_old = change is not None and last < date.max and last.year - change.year > _UNDATED_AT_MOST_YEARS
    return change if change and is_old else _undated_from(line, last)


def _when_stepped(line: Sequence[ActFacts], matter: Matter) -> Period:
    """The days on which the step can have been: not before the offence."""
    if matter.step:
        return matter.step if matter.step.first > date.min else Period.of(matter.step.last)
    last = matter.on or date.max
    known = matter.offence.first if matter.offence and matter.offence.first > date.min else None
    first = max(known or date.min, _may_be_pending_from(line, last))
    return Period(first=min(first, last), last=last)


def _was_pending(matter: Matter, change: date, taken: Period) -> bool | None:
    """Whether the proceeding was pending on the day of a change; None where nothing tells.

    A step taken long after the change is presumed to be in a proceeding that was begun after it.
    """
    if matter.offence and matter.offence.first >= change:
        return False
    if matter.pending is not None:
        return matter.pending
    return False if matter.step and taken.first > change.replace(year=change.year + _PENDING_AT_MOST_YEARS) else None


def _branch(act: ActFacts, found: Sequence[ActFacts], line: Sequence[ActFacts], matter: Matter) -> Branch:
    place = line.index(act)
    successor = next((one for one in line[place + 1 :] if one in found), None)
    predecessor = next((one for one in reversed(line[:place]) if one in found), None)
    deciding = line[place + 1] if place + 1 < len(line) else act
    rule = rule_between(deciding.act_id if successor or act.repealed_on else act.act_id)
    saved = (act.savings_provision,) if act.savings_provision and act.repealed_on else ()
    stated = (line[place - 1].repealing_provision,) if place and not saved else ()
    provisions = tuple(dict.fromkeys(one for one in (*rule.provisions, *saved, *stated) if one))
    is_open = len(found) > 1
    straddles = is_open and rule.turn is not Turn.PROCEEDING and matter.offence is not None
    return Branch(
        act_id=act.act_id,
        title=act.title,
        condition=_condition(rule, act, predecessor, successor) if is_open else "",
        rule=f"{rule.rule}_straddling_the_change" if straddles else rule.rule,
        provisions=provisions,
        why=rule.why,
        turns_on=rule.turns_on if is_open else "",
    )


def _condition(rule: Rule, act: ActFacts, before: ActFacts | None, after: ActFacts | None) -> str:
    """The condition of one branch: `the offence was committed before 1 July 2024`."""
    what = {
        Turn.OFFENCE: "the offence was committed",
        Turn.EVENT: "the right or liability arose",
        Turn.PROCEEDING: "",
    }[rule.turn]
    if rule.turn is Turn.PROCEEDING:
        if after:
            return (
                f"the proceeding was pending on {_printed(after.commenced_on)}, or the step was taken before that day"
            )
        return f"the proceeding was begun on or after {_printed(act.commenced_on)}"
    bounds = [f"on or after {_printed(act.commenced_on)}"] if before else []
    bounds += [f"before {_printed(act.repealed_on)}"] if after else []
    return f"{what} {' and '.join(bounds)}"


def _printed(on: date | None) -> str:
    return f"{on.day} {on:%B %Y}" if on else "the change"


def acts_by_id(acts: Iterable[ActFacts]) -> dict[str, ActFacts]:
    """Facts of Acts by identifier."""
    return {act.act_id: act for act in acts}
