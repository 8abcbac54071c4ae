"""Successors that a text states wrongly: a number of a new law put in the place of one that has others, or none.

Takes `outraging modesty (354) is BNS 73`, `section 498A of the old Code. Its counterpart is section 84`. What the
numbers can be is `code_numbers`', whether a place is stated `counterparts`'; here it is held against rows. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nyayagraph.law.acts.codes_called import OLDER_LAW
from nyayagraph.law.acts.successions import acts_before, places_after
from nyayagraph.law.governing.applicable import TRANSITIONAL
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.verify.codes.code_numbers import LIST, NEWER_LAW, CodeNumber, code_numbers, names_law_of_2023
from nyayagraph.verify.codes.counterparts import (
    NO_PROVISION,
    ROW_OPENS_ANEW,
    goes_on,
    in_groups,
    is_stated_between,
    is_told_of_two_times,
)
from nyayagraph.verify.codes.replacements import rows_fitting
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.repeal_words import successors_of
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts

_FEW = 3
_PAIR = 2
_CLAUSE_ENDS = re.compile(r"[,;]")
_UNDER = re.compile(r"under\s+")
_CLOSE = 20  # takes ` and then by section 86`; refuses `, with the definition in section 86`

_PARTS = re.compile(r";(?!\s*(?:that|which|it)\s+(?:is|was)\b)")  # refuses `; that is the old section 397`


# takes ` are carried into `, ` now reads as `; the number behind is the newer one
_INTO = re.compile(
    r"\b(?:(?:carried|moved|shifted|gone|turned)\s+(?:over\s+)?(?:in)?to|now\s+reads?\s+as|become|becomes|became)\s+(?:the\s+)?$"
)

# takes `, and 311 is robbery` behind `BNS 309 is robbery`; numbers of one Act, each with what it is
_RUNS_ON = re.compile(
    r"(?:,|\band)\s+(?:the\s+)?\d{2,3}[A-Z]?\s+(?:is|are|was|were|deals?|punish(?:es)?|covers?|defines?)\b"
)


def check_successions(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """Each successor that a sentence at `start` states wrongly."""
    for stated in _stated(sentence, start, facts):
        for new in stated.news:
            why = took_place_wrongly(new, stated.olds, stated.others, facts)
            if why:
                yield why
    yield from _none_told(sentence, start, facts)


def told_successors(sentence: str, start: int, facts: Facts) -> Iterator[int]:
    """Where the references stand whose successor, or whose want of one, a sentence at `start` tells rightly."""
    for stated in _stated(sentence, start, facts):
        for old in stated.olds:
            if any(_follows(old, new, facts) for new in stated.news):
                yield old.start + stated.start
    for old, is_right in _denied(sentence, start, facts):
        if is_right:
            yield old.start + start


class _Stated(NamedTuple):
    """Old and new numbers that a text puts in each other's place; `start` is where the sentence of the old opens."""

    olds: Sequence[CodeNumber]
    news: Sequence[CodeNumber]
    others: Sequence[CodeNumber]
    start: int


def _stated(sentence: str, start: int, facts: Facts) -> Iterator[_Stated]:
    """The successions that a sentence states, part by part as semicolons divide it."""
    opened = start
    before, before_at = sentence_before(start, facts)
    for part in _PARTS.split(sentence):
        numbers = code_numbers(part, opened, facts.resolved)
        groups = in_groups(part, numbers, LIST)
        is_paired = False
        for place, group in enumerate(groups):
            pair = None if is_paired and _opens_a_row(part, groups, place) else _beside(part, groups, place)
            is_paired = pair is not None
            at = opened
            if pair is None and place == 0 and before:
                pair, at = _goes_on(part, group, before, before_at, facts), before_at
            if pair:
                olds, news = pair
                others = [one for one in numbers if one not in olds and one not in news and _is_near(one, news)]
                yield _Stated(olds, news, others, at)
        before, before_at = part, opened
        opened += len(part) + 1


def _opens_a_row(part: str, groups: Sequence[list[CodeNumber]], place: int) -> bool:
    """True where the group behind one that has its pair already opens the next row of a table."""
    behind = part[groups[place][-1].end : groups[place + 1][0].start] if place + 1 < len(groups) else ""
    return ROW_OPENS_ANEW.search(behind) is not None


def sentence_before(start: int, facts: Facts) -> tuple[str, int]:
    """The sentence before one that opens at `start`, and where it opens; '' where another paragraph is."""
    words = facts.before(start)
    return words, facts.text.rfind(words, 0, start) if words else 0


def _is_near(one: CodeNumber, news: Sequence[CodeNumber]) -> bool:
    """True for a number that may be what a sentence puts in the place instead: before the new one, or close behind."""
    return one.start - news[-1].end <= _CLOSE


def _beside(
    sentence: str, groups: Sequence[list[CodeNumber]], place: int
) -> tuple[list[CodeNumber], list[CodeNumber]] | None:
    """The old and the new numbers of a group and the one behind it, where the sentence puts these in their place."""
    if place + 1 >= len(groups):
        return None
    first, second = groups[place], groups[place + 1]
    first, second = _of_one_law_named(sentence, first, second)
    ages = first[0].is_new, second[0].is_new
    if ages in ((True, True), (False, False), (None, None)):
        return None
    if _RUNS_ON.search(sentence, first[-1].end, second[0].start):  # the nearer number is not read as one of its Act
        return None
    is_sure = None not in ages
    is_stated = is_stated_between(sentence, first[-1], second[0], is_sure=is_sure)
    if not (is_stated or _is_of_two_times(sentence, groups, second[0])):
        return None
    is_new_first = ages[0] is True or ages[1] is False
    return (second, first) if is_new_first else (first, second)


def _of_one_law_named(
    sentence: str, first: list[CodeNumber], second: list[CodeNumber]
) -> tuple[list[CodeNumber], list[CodeNumber]]:
    """Two numbers of no law, the second taken for one Act of the text, as of the older Act and of this one."""
    key = second[0].one.key if second[0].one else None
    olds = acts_before(key.act_id) if key and key.act_id not in OLDER_LAW else ()
    is_open = first[0].is_new is not True and second[0].is_new is None and not (first[0].acts or second[0].acts)
    if key is None or not olds or not is_open or not _INTO.search(sentence[first[-1].end : second[0].start]):
        return first, second
    older = [one._replace(acts=olds, is_new=False) for one in first]
    return older, [one._replace(acts=(key.act_id,), is_new=True) for one in second]


def _is_of_two_times(sentence: str, groups: Sequence[list[CodeNumber]], new: CodeNumber) -> bool:
    """True where a sentence of two numbers alone tells where something stood and where it stands now."""
    if len(groups) < _PAIR or not new.is_new or new.start != groups[1][0].start:
        return False
    if any(one.is_new is False for group in groups[1:] for one in group):
        return False
    old = groups[0][-1]
    at = next((m.start() for m in _CLAUSE_ENDS.finditer(sentence, old.end, new.start)), old.end)
    return is_told_of_two_times(sentence[: groups[0][0].start] + sentence[old.end : at], _up_to(sentence, new, at))


def _up_to(sentence: str, new: CodeNumber, at: int = 0) -> str:
    """The words from `at` to a number, the preposition that is read with it included."""
    under = _UNDER.match(sentence, new.start)
    return sentence[at : under.end() if under else new.start]


def _goes_on(
    sentence: str, group: list[CodeNumber], before: str, before_at: int, facts: Facts
) -> tuple[list[CodeNumber], list[CodeNumber]] | None:
    """The old numbers of the words before, where a sentence goes on to say where they are now."""
    if group[0].is_new is False or NO_PROVISION.search(before):
        return None
    numbers = code_numbers(before, before_at, facts.resolved)
    head = _up_to(sentence, group[0])
    is_one_list = len(in_groups(before, numbers, LIST)) == 1 and not any(one.is_new for one in numbers)
    is_of_now = is_one_list and group[0].is_new and is_told_of_two_times(_without(before, numbers), head)
    if not (is_of_now or goes_on(sentence, group[0])):
        return None
    if not numbers or len(numbers) > _FEW or any(one.is_new for one in numbers):
        return None
    return numbers, group


def _without(words: str, numbers: Sequence[CodeNumber]) -> str:
    return words[: numbers[0].start] + words[numbers[-1].end :]


# takes `has no successor`, `finds no echo`, `was left out`, `has none either`; refuses `has no full successor`
_NONE = re.compile(
    r"[^.;\d]{0,60}?\b(?:(?:has|have|had|finds?|found|left|leaves?|with)\s+no\s+(?:successor|counterpart|equivalent|heir|echo|twin|parallel"
    r"|corresponding\s+(?:section|provision))s?\b|(?:has|have)\s+(?:not\s+been\s+)?(?:none\b|(?:carried\s+(?:over|forward)|re-?enacted|retained)\b)"
    r"|(?:was|were|has\s+been|have\s+been|is)\s+(?:dropped|left\s+out|not\s+(?:re-?enacted|retained|carried\s+(?:over|forward)))\b)"
)
_OF_ONE = re.compile(
    r"\b(?:full|exact|direct|single|precise|true|complete|part|partly|as\s+such|but|and|which|with\s+which|as)\b"
)


def _denied(sentence: str, start: int, facts: Facts) -> Iterator[tuple[CodeNumber, bool]]:
    """The old numbers of which a sentence says that nothing took their place, and whether that is so."""
    for one in code_numbers(sentence, start, facts.resolved):
        match = _NONE.match(sentence, one.end) if one.is_new is False or not one.settled else None
        known = [facts.known.get(f"{act_id}/s{one.number}") for act_id in one.acts]
        if match is None or _OF_ONE.search(match[0]) or len(known) != 1 or known[0] is None:
            continue
        rows = successors_of(known[0].successors, one.clause)
        is_dropped = bool(known[0].section and known[0].section.dropped_by)
        if rows or is_dropped:
            yield one, not rows


def _none_told(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    for old, is_right in _denied(sentence, start, facts):
        known = facts.known[f"{old.acts[0]}/s{old.number}"]
        rows = successors_of(known.successors, old.clause)
        if (
            not is_right
            and names_law_of_2023(sentence)
            and all(row.relation in ("same", "modified", "widened") for row in rows)
        ):
            right = ", ".join(dict.fromkeys(f"{row.section_id}{row.new_clause}" for row in rows))
            if not any((row.note or "").startswith("not equivalent") for row in rows):
                told = f"{old.key(old.acts[0])} has a successor: {right}"
                yield Evidence(rule="correspondence_wrong", evidence=told, authority_id=rows[0].section_id)


# sections by which what was pending went over, besides those that the rows of Acts name
_HANDS_ON = frozenset(("companies-2013/s434", "larr-2013/s24"))


def carries_over(section_id: str, facts: Facts) -> bool:
    """True for a provision that repeals or saves an older Act, or hands on what was pending: it takes no place."""
    rows = facts.by_id.values()
    saving = {
        place.partition("(")[0] for act in rows for place in (act.repealing_provision, act.savings_provision) if place
    }
    return section_id in saving | TRANSITIONAL | _HANDS_ON


def took_place_wrongly(
    new: CodeNumber, olds: Sequence[CodeNumber], others: Sequence[CodeNumber], facts: Facts
) -> Evidence | None:
    """Why a number took the place of none of the old ones, however they are read; `others` may be a right one."""
    told = {_follows(old, new, facts) for old in olds}
    if True in told or False not in told:
        return None
    if any(_follows(other, new, facts) for other in others if other.is_new is not True):
        return None
    if any(_follows(old, other, facts) for old in olds for other in others if other.is_new is not False):
        return None
    pairs = [(old, *pair) for old in olds for pair in _readings(old, new, facts)]
    if any(carries_over(second.section_id, facts) for _, _, second in pairs):
        return None
    words = f"{pairs[0][2]} does not take the place of {', '.join(dict.fromkeys(str(pair[1]) for pair in pairs))}"
    right = dict.fromkeys(place for old, first, second in pairs for place in _right(old, first, second, facts))
    told_of = f"{words}: the provision is {', '.join(right)}" if right else words
    return Evidence(rule="correspondence_wrong", evidence=told_of, authority_id=pairs[0][2].section_id)


def _readings(old: CodeNumber, new: CodeNumber, facts: Facts) -> list[tuple[ProvisionKey, ProvisionKey]]:
    """What an old and a new number can be together; none where one of them settles on an Act of no succession."""
    if not new.acts and not names_law_of_2023(facts.text):
        return []
    if new.acts:
        pairs = [(before, act_id) for act_id in new.acts for before in acts_before(act_id)]
    else:
        pairs = [(act_id, NEWER_LAW[act_id]) for act_id in (old.acts or NEWER_LAW) if act_id in NEWER_LAW]
    fitting = [(first, second) for first, second in pairs if not old.acts or first in old.acts]
    if len(fitting) > 1 and not old.acts:
        held = {one.key.act_id for one in facts.resolved if one.key}
        fitting = [pair for pair in fitting if held & set(pair)] or fitting
    return [(old.key(first), new.key(second)) for first, second in fitting]


def _follows(old: CodeNumber, new: CodeNumber, facts: Facts) -> bool | None:
    """Whether the new number took the old one's place under a reading; None where no reading is known."""
    told: bool | None = None
    for first, second in _readings(old, new, facts):
        one = _took_place(first, second, facts, new.one)
        if one:
            return True
        told = False if one is False else told
    return told


def _took_place(old: ProvisionKey, new: ProvisionKey, facts: Facts, cited: Resolved | None) -> bool | None:
    places = places_after(old.act_id, new.act_id, old.number)
    if places:
        return new.number in places
    known = facts.known.get(old.section_id)
    if known and known.successors:
        return bool(rows_fitting(successors_of(known.successors, old.clause), new))
    if known and known.section and known.section.dropped_by == new.act_id:
        return False
    if cited and cited.provision and cited.provision.predecessors:
        held = {ProvisionKey.parse(row.section_id).number for row in cited.provision.predecessors}
        return old.number in held
    return None


def _right(old: CodeNumber, first: ProvisionKey, second: ProvisionKey, facts: Facts) -> list[str]:
    known = facts.known.get(first.section_id)
    if known and known.successors:
        return [f"{row.section_id}{row.new_clause}" for row in successors_of(known.successors, old.clause)]
    return [f"{second.act_id}/s{number}" for number in places_after(first.act_id, second.act_id, first.number)]


def successions_wanted(text: str, resolved: Sequence[Resolved]) -> Iterator[ProvisionKey]:
    """The older provisions whose successors have to be known before a text's numbers can be judged."""
    numbers = code_numbers(text, 0, resolved)
    if not any(one.is_new for one in numbers):
        return
    for one in numbers:
        if one.is_new is not True:
            acts = one.acts or tuple(OLDER_LAW.values())
            yield from (one.key(act_id) for act_id in acts if act_id in NEWER_LAW)
