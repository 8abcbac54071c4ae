"""Days of a law told in set forms, held against rows: the law and the day are put as marks, then the form is read.

Takes `the BNS having come into force on D`, `the appointed day for the Act was D`, `Since D the BNS governs`, `offences
up to D are registered under the IPC`. How far a law reaches is wrong only where it was no law there. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from nyayagraph.law.governing.applicable import Kind, kind_of
from nyayagraph.law.text.periods import Dated, find_periods
from nyayagraph.verify.days.days_of_law import days_of_act
from nyayagraph.verify.days.law_before import is_wide
from nyayagraph.verify.days.matters_under_law import places_of_law
from nyayagraph.verify.labels import day
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts

_DAY = timedelta(days=1)
_MISTAKEN_BY = timedelta(days=400)  # by which the reach of a law is at most misdated
_LAW = r"(?:the\s+)?\{L(?P<law>\d+)\}(?:,?\s+(?:of\s+)?(?:18|19|20)\d\d)?"
_ON = r"\{D(?P<day>\d+)\}"
_FROM = r"(?:on\s+and\s+from|on|from|since|with\s+effect\s+from|w\.?\s?e\.?\s?f\.?)"
_FORCE = r"in(?:to)?\s+(?:force|effect|operation)"
# takes `the Act having come into force on`, `Act (w.e.f.`, `moved from the old Act to the new on`; the day is its own
_BEGAN = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"{_LAW},?\s+(?:having|has|had)\s+(?:been\s+)?(?:come|brought|entered|put)\s+{_FORCE}[^.;{{}}]{{0,30}}?\s{_FROM}\s+{_ON}",
        rf"{_LAW}\s+ha(?:s|ving)\s+been\s+(?:in\s+force|(?:the\s+)?law)\b[^.;{{}}]{{0,30}}\s(?:since|from)\s+{_ON}",
        rf"\b(?:appointed|commencement)\s+(?:day|date)\s+(?:for|of|under)\s+{_LAW}\s*(?:is|was|:)\s*{_ON}",
        rf"\b(?:notified|fixed|appointed)\s+{_ON}\s+as\s+the\s+(?:day|date)\s+(?:on|from)\s+which\s+{_LAW}",
        rf"{_LAW}\s*\(\s*(?:in\s+force|effective|with\s+effect|w\.?\s?e\.?\s?f\.?)\s*(?:from|since|on)?\s*{_ON}",
        rf"\b(?:moved|shifted|switched|changed\s+over)\s+from\s+(?:the\s+)?\{{L\d+\}}\s+to\s+{_LAW}\s+{_FROM}\s+{_ON}",
    )
)
_DEEDS = r"\b(?:offen[cs]es?|acts?|crimes?|deeds?|incidents?|anything)\b"
# takes `Since D the Act governs`, `an offence committed on or after D is punishable under the Act`; not before it came
_NO_EARLIER = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"\b{_FROM}\s+{_ON}(?:\s+on(?:wards?)?)?,?\s+{_LAW}\s+(?:governs?|applies|rules|holds|prevails|is\s+(?:the\s+)?law)\b",
        rf"{_DEEDS}(?:\s+\w+){{0,4}}?\s+(?:(?:on\s+or\s+)?after|from)\s+{_ON}[^.;{{}}]{{0,60}}\b(?:under|by)\s+{_LAW}",
        rf"{_DEEDS}(?:\s+\w+){{0,3}}?\s+(?:of|on)\s+{_ON}\s+(?:or\s+(?:later|after)|and\s+after)[^.;{{}}]{{0,60}}\b(?:under|by)\s+{_LAW}",
    )
)
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


def check_told_in_form(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """Each day that a sentence at `start` gives for a law in a set form, where rows have another."""
    days = [one for one in find_periods(sentence) if not is_wide(one)]
    laws = [one for one in places_of_law(sentence, start, facts.resolved) if one.act_id and not one.provision]
    laws = [one for one in laws if not any(one.start < each.end and each.start < one.end for each in days)]
    if not days or not laws or _NOT_TOLD.search(sentence):
        return
    marked = _marked(sentence, [(one.start, one.end) for one in laws], [(one.start, one.end) for one in days])
    for forms, is_wrong in ((_BEGAN, _is_another_day), (_NO_EARLIER, _is_before), (_NO_LATER, _is_behind)):
        for match in (found for form in forms for found in form.finditer(marked)):
            one, act_id = days[int(match["day"])], laws[int(match["law"])].act_id
            if why := is_wrong(one, act_id, facts):
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


def _is_another_day(one: Dated, act_id: str, facts: Facts) -> _Why | None:
    known = days_of_act(act_id, facts.by_id)
    if not known or any(one.period.first <= on <= one.period.last for on in known):
        return None
    first = min(known)
    return first, known[first]


def _is_before(one: Dated, act_id: str, facts: Facts) -> _Why | None:
    """Why a law does not reach so far back: it came later."""
    known = days_of_act(act_id, facts.by_id)
    first = min(known, default=None)
    if first is None or not first - _MISTAKEN_BY <= one.period.last < first - _DAY:
        return None
    return first, known[first]


def _is_behind(one: Dated, act_id: str, facts: Facts) -> _Why | None:
    """Why a penal law does not reach so far on: it went before."""
    act = facts.by_id.get(act_id)
    ended = act.repealed_on if act and kind_of(act_id) is Kind.PENAL else None
    if act is None or ended is None or not ended < one.period.first <= ended + _MISTAKEN_BY:
        return None
    return ended, f"the {act.title} was repealed on"
