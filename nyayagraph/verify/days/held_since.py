"""Days since which a text lets a provision or an Act hold, though it came into being later. Pure.

Takes `Section 12A has said so since 23 October 2015`, `the tax levied under the Act since 1 April 2017`, whatever the
verb: what is not there does nothing. Silent on all days from the first on which anything of the law was in force.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date

from nyayagraph.cypher.statute import HeldAct
from nyayagraph.law.text.periods import Dated, find_periods
from nyayagraph.verify.days.days_of_law import days_of_act, since
from nyayagraph.verify.days.law_before import is_wide
from nyayagraph.verify.days.matters_under_law import OF_ITS_ACT, PlaceOfLaw, places_of_law
from nyayagraph.verify.days.pointing_back import with_what_it_means
from nyayagraph.verify.labels import day
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts

_YEARS_OFF = 15  # a day longer before a law is of an older one of its name
# takes `, which forbids selling,`, ` (dishonour of cheques)`, `, the section on fraud,`; what is said by the way
_ASIDE = re.compile(r"\s*(?:\([^()]{1,120}\)|,[^,;:.]{1,120},)(?=\s)")
# takes `, 2016`, ` of 2015`; the year of an Act behind its name
_YEAR = re.compile(r",?\s+(?:of\s+)?(?:18|19|20)\d\d\b")
_SINCE = (
    r"(?:since|from|w\.?\s?e\.?\s?f\.?|with\s+effect\s+(?:only\s+)?from|effective(?:\s+from)?|on\s+and\s+from)"
    r"\s+(?:the\s+)?$"
)
# takes ` has said so since `, ` has bound promoters since `, ` applies from `; the law is what does it
_DOES_SINCE = re.compile(
    r"\s*(?:,\s*)?(?:(?:too|itself|also|alone|now|therefore|thus|in\s+turn|by\s+contrast)\s*,?\s+)?"
    r"(?:(?:has|have|had|is|are|was|were|stands?|stood)\s+(?:(?:not\s+only|only|also|always|already|thus|in\s+fact|been|so)\s+)*(?:\w+\s+){0,5}?"
    r"|(?:appl(?:y|ies)|governs?|binds?|operates?|runs?|holds?|covers?)\s+(?:only\s+)?)" + _SINCE,
    re.IGNORECASE,
)
# takes `it has been in force from `, `the section has stood in the Act since `; what was named before
_IT_HOLDS = re.compile(
    r"\b(?:it|(?:that|this|the)\s+(?:section|provision|sub-section))\s+(?:has|had)\s+(?:only\s+)?(?:been\s+(?:in\s+force|law|part\s+of\s+the\s+Act)"
    r"|applied|operated|stood\s+in\s+the\s+Act)\s+(?:only\s+)?" + _SINCE,
    re.IGNORECASE,
)
# takes ` since ` behind a law, and `has been levied under the ` before it
_ONLY_SINCE = re.compile(r"[\s,]*" + _SINCE, re.IGNORECASE)
_DONE_UNDER = re.compile(
    r"\b(?:has|have|had|is|are)\s+(?:\w+\s+){0,2}?\w+(?:ed|en|id|de|ld|nt)\s+(?:only\s+)?(?:under|by|through)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
# what has a day of its own: takes `made since`, `for offences committed from`; a second participle behind the first
_OF_ANOTHER = re.compile(
    r"\b(?:not|never|nothing|no|but|and|or|to|for|on|in|proposed|meant|pending|drafted|demanded|discussed|debated|enacted|passed|asked|told)\b",
    re.IGNORECASE,
)


def check_held_since(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """Each day of a sentence at `start` since which a law named in it is said to hold, though it began later."""
    spoken = with_what_it_means(sentence, start, facts)
    words = spoken.words
    dated = [one for one in find_periods(words) if one.start >= spoken.ahead and not is_wide(one)]
    places = places_of_law(words, spoken.start, facts.resolved) if dated else []
    for one in dated:
        law = _subject(words, one, places) or _of_it(words[: one.start], spoken.start, facts)
        birth = _birth(law, facts.by_id) if law else None
        if law and birth and one.period.last < birth and one.period.last.year >= birth.year - _YEARS_OFF:
            told = f"{words[one.start : one.end]}: {_name(law, facts)} is law from {day(birth)}"
            yield Evidence(rule="record_law_date", evidence=told, on=birth)


def _name(law: PlaceOfLaw, facts: Facts) -> str:
    if law.provision:
        return str(law.provision.key)
    act = facts.by_id.get(law.act_id)
    return f"the {act.title}" if act else law.act_id


def _subject(words: str, one: Dated, places: Sequence[PlaceOfLaw]) -> PlaceOfLaw | None:
    """The law that is said to hold, or under which something is done, since a day."""
    for law, end in _with_their_acts(words, places):
        if end > one.start:
            continue
        gap = _without_asides(words[end : one.start])
        is_since = _ONLY_SINCE.fullmatch(gap) and _DONE_UNDER.search(words[: law.start])
        is_doing = _DOES_SINCE.fullmatch(gap) and not _OF_ANOTHER.search(gap)
        if is_since or is_doing:
            return law
    return None


def _of_it(words: str, start: int, facts: Facts) -> PlaceOfLaw | None:
    """The one provision of the paragraph before, where words up to a day say of `it` that it holds since."""
    before = facts.ahead(start).rpartition("\n\n")[2]
    places = [place for place in places_of_law(before, start - len(before), facts.resolved) if place.provision]
    is_told = _IT_HOLDS.search(words) and len({place.provision.key for place in places if place.provision}) == 1
    return places[-1] if is_told else None


def _with_their_acts(words: str, places: Sequence[PlaceOfLaw]) -> Iterator[tuple[PlaceOfLaw, int]]:
    """Each law with where its name ends, that of a provision behind the Act that it is of, the last first."""
    laws: list[tuple[PlaceOfLaw, int]] = []
    for place in places:
        year = _YEAR.match(words, place.end)
        end = year.end() if year else place.end
        last = laws[-1] if laws else None
        if last and last[0].provision and not place.provision and OF_ITS_ACT.fullmatch(words[last[1] : place.start]):
            laws[-1] = (last[0], end)
        else:
            laws.append((place, end))
    yield from reversed(laws)


def _without_asides(gap: str) -> str:
    while aside := _ASIDE.match(gap):
        gap = gap[aside.end() :]
    return gap


def _birth(law: PlaceOfLaw, acts: dict[str, HeldAct]) -> date | None:
    """The first day on which anything of a law was in force; None where it is not known."""
    one = law.provision
    young = since(one) if one else None
    if young or not law.act_id:
        return young
    held = one.provision.act if one and one.provision else acts.get(law.act_id)
    return min(days_of_act(law.act_id, {law.act_id: held} if held else acts), default=None)
