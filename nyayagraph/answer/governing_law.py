"""Which Act governs the matter of a question, with the chain of reasons: rule, provisions, dates, what saves old law.

The rules are `law.governing`'s, the facts of Acts the graph's. A line of Acts is spoken of only where the question
asks for it: it names its Acts with a day or asks which of them, or the provision in play is one of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta

from pydantic import BaseModel, ConfigDict

from nyayagraph.answer.statutes import ProvisionInPlay, provisions_in_play
from nyayagraph.answer.wording import listed
from nyayagraph.cypher.statute import LinesOfActs
from nyayagraph.graph import Graph
from nyayagraph.law.governing.applicable import Branch, Kind, Matter, Turn, kind_of, line_of, rule_between
from nyayagraph.law.governing.asked_codes import LINES, asks_which, asks_which_act, lines_told
from nyayagraph.law.governing.asked_facets import PENAL, TERROR, lines_named
from nyayagraph.law.governing.matters import Happened, speaks_of_offence
from nyayagraph.law.governing.question import TERROR_ACTS, governed_lines, plainly_told
from nyayagraph.law.governing.special_lines import SPECIAL_ACTS
from nyayagraph.law.governing.told_days import with_plain_days
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.standing import ActFacts
from nyayagraph.law.text.dates import COMMENCEMENT
from nyayagraph.law.text.periods import Period, find_periods
from nyayagraph.verify.labels import capitalised, day, label
from nyayagraph.verify.report import WarningNote
from nyayagraph.verify.standing.application import act_facts

STATEMENT = "statute/lines_of_acts"
_ACTS = (*LINES, *TERROR_ACTS, *SPECIAL_ACTS, *COMMENCEMENT, "general-clauses-1897")
_MOST_SAVING = 2
_TELLS_LITTLE = (Happened.OTHER, Happened.BACKGROUND, Happened.ASIDE, Happened.NOT_YET)
# words that ask which law, and words of time: they tell nothing of the subject
_FRAME = re.compile(
    r"\b(?:which|what|whether|how|sections?|codes?|laws?|acts?|procedur(?:e|es|al)|penal|substantive|statutes?|provisions?|appl(?:y|ies|ied|icable)|govern\w*|IPC|BNSS?|Cr\.?P\.?C|BSA|Evidence\s+Act|Adhiniyam|Sanhita|new|old|first|dated|committed|happened|took\s+place|on|in|of|from|until|till|before|after|between|since|during|went|going|carried|begins?|began|begun|started|starts|continu\w+|ended|pending|tested|u/s|under|right|wrong|correct|time|day|date|night|morning|evening|midnight|a\.?m|p\.?m|hrs|lagegi|lagega|chalega|ya|ko|me|mein|se|ki|ka|hui|hua|tha|thi)\b",
    re.IGNORECASE,
)
_CODE = re.compile(r"\b(?:codes?|dhara)\b", re.IGNORECASE)
_STEPS = re.compile(
    r"\b(?:FIR|F\.I\.R|report(?:ed)?|registered|lodged|filed|complain\w*|police|tried|trial|case|charge[\s-]?sheet\w*|charged?|arrest\w*|discovered|detected|caught|investigat\w*|accused|sentenc\w*|convict\w*)\b",
    re.IGNORECASE,
)
_SPECIAL = "It is a special law and governs its own offences, whichever general penal code was in force"
_DISPUTED = (
    "Courts have differed on this: some let an appeal or application made after the change go on under the old code as "
    "part of the older matter, others hold it to be a new proceeding under the new one; see what the High Court of the "
    "place has held"
)


class Governed(BaseModel):
    """One line of Acts with the Acts of it that govern, and why.

    `may_be_asked` says that the question dates a matter of its kind without naming the line.
    """

    model_config = ConfigDict(frozen=True)

    line: tuple[ActFacts, ...]
    matter: Matter
    branches: tuple[Branch, ...]
    is_dated: bool
    is_disputed: bool
    is_asked: bool
    may_be_asked: bool = False

    def holds(self, act_id: str) -> bool:
        """True where the Act is one of the line."""
        return any(act.act_id == act_id for act in self.line)

    def decides(self, act_id: str) -> bool | None:
        """Whether an Act of the line governs; None where the days leave that open."""
        governing = [branch.act_id for branch in self.branches]
        return act_id in governing if len(governing) == 1 or act_id not in governing else None

    def rests_on(self) -> tuple[str, ...]:
        """The provisions that say so, each once; of a section and its clause the clause."""
        ids = tuple(dict.fromkeys(one for branch in self.branches for one in branch.provisions))
        return tuple(one for one in ids if not any(other.startswith(f"{one}(") for other in ids))

    def changed_on(self) -> date | None:
        """The day of the change between the Acts that govern, or of the one nearest to the Act that does."""
        return _change(next(act for act in self.line if act.act_id == self.branches[0].act_id), self)[0]


def governed_by(
    acts: Mapping[str, ActFacts], question: str, *, on: date, offence_date: date | None, in_play: Sequence[str] = ()
) -> tuple[Governed, ...]:
    """The lines of Acts that the question asks about, then those of the Acts in play.

    An Act that had no other before or after it is spoken of only where the question asks for one of its subject.
    """
    told = plainly_told(question, on)
    asked = [line[-1].act_id if (line := line_of(one, acts)) else one for one in lines_told(question, told)]
    heads = [line[-1].act_id for one in in_play if len(line := line_of(one, acts)) > 1]
    alone = [one for one in asked if asks_which_act(question) and len(line_of(one, acts)) == 1]
    lines = [
        one for one in dict.fromkeys((*asked, *heads)) if one == TERROR or one in alone or len(line_of(one, acts)) > 1
    ]
    is_told = offence_date is not None or any(event.happened not in _TELLS_LITTLE for event in told.events)
    named, which = lines_named(question), asks_which(question)
    of_the_codes = speaks_of_offence(question) or bool(_CODE.search(question))

    def is_asked(head: str, *, is_dated: bool) -> bool:
        if head in alone:
            return True
        if head in heads or head in named:
            return (is_dated and (is_told or which)) or (which and head in named)
        return which and head in asked and (head != PENAL or of_the_codes)

    return tuple(
        Governed(
            line=one.line,
            matter=one.matter,
            branches=one.branches,
            is_dated=one.is_dated,
            is_disputed=one.is_disputed,
            is_asked=is_asked(one.line[-1].act_id, is_dated=one.is_dated),
            may_be_asked=one.is_dated and is_told,
        )
        for one in governed_lines(question, acts, lines, on, offence_date)
        if one.branches and (len(one.line) > 1 or one.line[0].act_id in alone)
    )


def held_acts(graph: Graph) -> Mapping[str, ActFacts]:
    """The Acts of every line, as the graph holds them."""
    return facts_of_acts(graph, tuple(dict.fromkeys(_ACTS)))


def facts_of_acts(graph: Graph, act_ids: tuple[str, ...]) -> Mapping[str, ActFacts]:
    """The Acts, those that took their place and those before them, as the graph holds them."""
    return {row.act_id: act_facts(row.act) for row in graph.fetch(LinesOfActs(act_ids=act_ids))}


def acts_asked_among(lines: Sequence[Governed]) -> frozenset[str]:
    """The Acts among which the question asks; empty where it asks for none."""
    return frozenset(act.act_id for one in lines if one.is_asked for act in one.line)


def rules_of(
    graph: Graph, lines: Sequence[Governed], in_play: Sequence[ProvisionInPlay], on: date
) -> tuple[ProvisionInPlay, ...]:
    """The provisions that say which Act governs, of the lines asked about."""
    known = {str(play.provision.key) for play in in_play}
    ids = dict.fromkeys(one for line in lines if line.is_asked for one in line.rests_on() if one not in known)
    return provisions_in_play(graph, [ProvisionKey.parse(one) for one in ids], on=on, named=False)


def wording_of(question: str, governed: Sequence[Governed], on: date) -> str:
    """What the question is about besides days and which law: `theft` of `A theft of 30 June 2024: which section?`."""
    if not governed:
        return question
    plain = list(with_plain_days(question, lines_named(question), on))
    for one in find_periods("".join(plain)):
        plain[one.start : one.end] = " " * (one.end - one.start)
    words = _FRAME.sub(" ", "".join(plain))
    if any(kind_of(one.line[-1].act_id) is Kind.PENAL for one in governed):
        words = _STEPS.sub(" ", words)
    return " ".join(words.split())


def reasons(governed: Governed, titles: Mapping[str, str]) -> Iterator[str]:
    """The chain in sentences: which Act and on what day, the rule with its provisions, what saves the older Act."""
    for branch in governed.branches:
        yield _which(branch, governed)
    if governed.is_dated and len(governed.branches) > 1:
        yield f"{capitalised(_days_of_it(governed))}, which leaves both open."
    head = governed.line[-1].act_id
    if kind_of(head) is Kind.PENAL and head != PENAL:
        yield f"{_SPECIAL}."
    if len(governed.line) == 1:
        return
    first = governed.branches[0]
    provisions = [one for one in governed.rests_on() if one not in _saving(governed)]
    says = f" ({listed([_label(one, titles) for one in provisions])})" if provisions else ""
    yield f"The rule: {first.why}{says}."
    saving = _saving(governed)
    if saving:
        yield f"What carries older matters over the change: {listed([_label(one, titles) for one in saving])}."
    if governed.is_disputed:
        yield f"{_DISPUTED}."


def _which(branch: Branch, governed: Governed) -> str:
    act = next(one for one in governed.line if one.act_id == branch.act_id)
    change, other = _change(act, governed)
    when = f"{_days_of_it(governed)}; " if governed.is_dated and len(governed.branches) == 1 else ""
    if branch.condition:
        return f"The {act.title} governs where {branch.condition}."
    if len(governed.line) == 1:
        return f"The {act.title} governs: {when}no other Act has taken its place."
    of_two = "Of the penal codes the" if governed.line[-1].act_id == PENAL else "The"
    if change is None:
        return f"{of_two} {act.title} governs: {when}no other Act of its line was in force."
    if act.repealed_on == change:
        return f"{of_two} {act.title} governs: {when}the {other} took its place only on {day(change)}."
    return f"{of_two} {act.title} governs: {when}it took the place of the {other} on {day(change)}."


def _change(act: ActFacts, governed: Governed) -> tuple[date | None, str]:
    """The change of law nearest to the Act, and the Act on its other side."""
    place = governed.line.index(act)
    if act.repealed_on and place + 1 < len(governed.line):
        return act.repealed_on, governed.line[place + 1].title
    if place and act.commenced_on:
        return act.commenced_on, governed.line[place - 1].title
    return None, ""


def _days_of_it(governed: Governed) -> str:
    """What of the matter is dated: `the offence was committed on 30 June 2024`, `the proceeding was begun in 2023`."""
    matter, turn = governed.matter, rule_between(governed.line[-1].act_id).turn
    begun, step, offence = matter.begun, matter.step, matter.offence
    told = {
        Turn.OFFENCE: (
            ("the offence was committed", offence),
            ("the offence is no later than what was done", begun or step),
        ),
        Turn.EVENT: (("the event was", offence or begun or step),),
        Turn.PROCEEDING: (
            ("the proceeding was begun", begun),
            ("the step was taken", step),
            ("the offence was committed", offence),
        ),
    }[turn]
    of_day = next((f"{words} {when(period)}" for words, period in told if period), None)
    return of_day or "the matter was pending at the change"


def when(period: Period) -> str:
    """A period as it is said: `on 30 June 2024`, `in June 2024`, `in 2019`, `by 30 June 2024`."""
    first, last = period.first, period.last
    if first == last:
        return f"on {day(first)}"
    if first == date.min:
        return f"by {day(last)}"
    if last == date.max:
        return f"on or after {day(first)}"
    if first.day == 1 and first.year == last.year and (last + timedelta(days=1)).day == 1:
        if first.month == last.month:
            return f"in {first:%B %Y}"
        if (first.month, last.month) == (1, 12):
            return f"in {first.year}"
    return f"between {day(first)} and {day(last)}"


def _saving(governed: Governed) -> tuple[str, ...]:
    """The savings provisions among those that the branches rest on."""
    saved = {act.savings_provision for act in governed.line if act.savings_provision}
    return tuple(one for one in governed.rests_on() if one in saved)[:_MOST_SAVING]


def _label(provision_id: str, titles: Mapping[str, str]) -> str:
    key = ProvisionKey.parse(provision_id)
    return label(key, titles.get(key.act_id, key.act_id))


def notes_of(governed: Governed, titles: Mapping[str, str]) -> Iterator[WarningNote]:
    """What the audit trail keeps of each branch: the rule, the whole chain, what it rests on and what found it."""
    chain = " ".join(reasons(governed, titles))
    for branch in governed.branches:
        act = next(one for one in governed.line if one.act_id == branch.act_id)
        saving = [_label(one, titles) for one in _saving(governed)]
        yield WarningNote(
            rule=branch.rule,
            text=f"{_which(branch, governed)} {chain}" if len(governed.branches) > 1 else chain,
            authority_id=branch.provisions[-1].split("(")[0] if branch.provisions else None,
            provision=branch.act_id,
            since=act.repealed_on or act.commenced_on,
            by=act.repealed_by_title,
            savings=listed(saving) or None,
            turns_on=branch.turns_on or None,
            is_open=bool(branch.condition),
            statement=STATEMENT,
        )


def heading_of(governed: Governed) -> str:
    """`Which criminal code governs`: by the kind of the line."""
    kind = kind_of(governed.line[-1].act_id)
    return {
        Kind.PENAL: "Which law of offences governs",
        Kind.PROCEDURAL: "Which procedure governs",
        Kind.EVIDENCE: "Which law of evidence governs",
    }.get(kind, "Which Act governs")


def turning_on(governed: Governed) -> str:
    """What decides between the Acts that govern, with the day of the change; '' where the days decide."""
    change, turns_on = governed.changed_on(), governed.branches[0].turns_on
    if not change:
        return turns_on
    if turns_on == "the day of the offence":
        return f"{turns_on}, before {day(change)} or on or after it"
    return turns_on.replace("the day of the change", day(change)).replace("the change", day(change))


def chain_of(governed: Governed, titles: Mapping[str, str]) -> str:
    """The chain of reasons of one line as the answer prints it."""
    return capitalised(f"{heading_of(governed)}: {' '.join(reasons(governed, titles))}")
