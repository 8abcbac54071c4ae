"""Days up to which a text lets a penal law reach, held against its end: the law and the day are put as marks. Pure.

Takes `offences up to D are registered under the IPC`, `the Act ruled till D`; wrong only where it was no law there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from nyayagraph.law.governing.applicable import Kind, kind_of
from nyayagraph.law.text.periods import Dated, find_periods
from nyayagraph.verify.days.law_before import is_wide
from nyayagraph.verify.days.matters_under_law import places_of_law
from nyayagraph.verify.labels import day
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts

_MISTAKEN_BY = timedelta(days=400)  # by which the reach of a law is at most misdated
_LAW = r"(?:the\s+)?\{L(?P<law>\d+)\}(?:,?\s+(?:of\s+)?(?:18|19|20)\d\d)?"
_ON = r"\{D(?P<day>\d+)\}"
_DEEDS = r"\b(?:offen[cs]es?|acts?|crimes?|deeds?|incidents?|anything)\b"
# takes `offences up to D are under the Act`, `the Act ruled till D`; not behind its last day
_NO_LATER = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"{_DEEDS}(?:\s+\w+){{0,4}}?\s+(?:up\s?to|till|until)\s+{_ON}[^.;{{}}]{{0,60}}\b(?:under|by|within)\s+{_LAW}",
        rf"{_LAW}\s+(?:governs?|governed|covers?|covered|applies\s+to|applied\s+to|ruled)(?:\s+\w+){{0,4}}?\s+(?:up\s?to|till|until)\s+{_ON}",
    )
)
# what denies, supposes or reports; takes `it is wrong to say`, `if the Act`, `counsel submits`
_NOT_TOLD = re.compile(
    r"\b(?:not|never|nor|no|none|wrong\w*|mistak\w*|incorrect\w*|argu\w+|submit\w*|submission\w*|conten\w+|claim\w*|alleg\w*|if|unless|whether|even|had\s+it|would\s+have|proposed)\b",
    re.IGNORECASE,
)


def check_reach(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """Each day of a sentence at `start` up to which a penal law is said to reach, though it ended before."""
    days = [one for one in find_periods(sentence) if not is_wide(one)]
    laws = [one for one in places_of_law(sentence, start, facts.resolved) if one.act_id and not one.provision]
    laws = [one for one in laws if not any(one.start < each.end and each.start < one.end for each in days)]
    if not days or not laws or _NOT_TOLD.search(sentence):
        return
    marked = _marked(sentence, [(one.start, one.end) for one in laws], [(one.start, one.end) for one in days])
    for match in (found for form in _NO_LATER for found in form.finditer(marked)):
        one, act_id = days[int(match["day"])], laws[int(match["law"])].act_id
        if why := _is_behind(one, act_id, facts):
            told = sentence[one.start : one.end]
            yield Evidence(rule="record_law_date", evidence=f"{told}: {why[1]} {day(why[0])}", on=why[0])


def _marked(words: str, laws: Sequence[tuple[int, int]], days: Sequence[tuple[int, int]]) -> str:
    """The words with `{L0}` for the first law and `{D0}` for the first day, and so on."""
    marks = [(*span, f"{{L{n}}}") for n, span in enumerate(laws)] + [
        (*span, f"{{D{n}}}") for n, span in enumerate(days)
    ]
    out, cursor = [], 0
    for low, high, mark in sorted(marks):
        out += [words[cursor:low].replace("{", " ").replace("}", " "), mark]
        cursor = high
    return "".join([*out, words[cursor:]])


_Why = tuple[date, str]


def _is_behind(one: Dated, act_id: str, facts: Facts) -> _Why | None:
    """Why a penal law does not reach so far on: it went before."""
    act = facts.by_id.get(act_id)
    ended = act.repealed_on if act and kind_of(act_id) is Kind.PENAL else None
    if act is None or ended is None or not ended < one.period.first <= ended + _MISTAKEN_BY:
        return None
    return ended, f"the {act.title} was repealed on"
