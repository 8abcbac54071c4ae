"""Days since which a text lets a provision or an Act hold, though it came into being later. Pure.

Takes `Section 12A has said so since 23 October 2015`, `the tax levied under the Act since 1 April 2017`, whatever the
verb: what is not there does nothing. Silent on all days from the first on which anything of the law was in force.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import date

from nyayagraph.cypher.statute import HeldAct
from nyayagraph.law.text.periods import Dated, find_periods
from nyayagraph.verify.days.days_of_law import days_of_act, is_constitution, since
from nyayagraph.verify.days.law_before import is_wide
from nyayagraph.verify.days.matters_under_law import OF_ITS_ACT, PlaceOfLaw, places_of_law
from nyayagraph.verify.days.pointing_back import Meant, what_is_meant
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
# takes ` has been in force since `, ` has applied from `; what `it` does where it is a law, not a debt or a case
_IS_LAW = re.compile(
    r"\b(?:in\s+(?:force|operation|effect)|law|part\s+of|applied|applies|operat\w+|stood\s+in|binding|available)\b",
    re.IGNORECASE,
)
# takes ` in the `, ` part of the ` before the name of an Act in which a section has stood
_IN_ITS_ACT = re.compile(r"\s+(?:in|of|part\s+of|on|to)\s+(?:the\s+)?$")
# takes ` since ` behind a law, and `has been levied under the ` before it
_ONLY_SINCE = re.compile(r"[\s,]*" + _SINCE, re.IGNORECASE)
# takes `, the ` between a day at the front and the law that holds since, and ` has asked`, ` applies` behind this
_FRONT = re.compile(r"[\s,]*(?:the\s+)?")
_HOLDS = re.compile(
    r"[\s,]*(?:has|have|is|are|applies|governs?|binds?|requires?|punishes|makes?|gives?|lets?|bars?|forbids?)\s+(?!not\b|no\b|never\b|gone\b|been\s+(?:repealed|omitted|amended|substituted|replaced|struck))",
    re.IGNORECASE,
)
_LEADING = ("since", "from")  # edges of days from which something is so
_DONE_UNDER = re.compile(
    r"\b(?:has|have|had|is|are)\s+(?:\w+\s+){0,2}?\w+(?:ed|en|id|de|ld|nt)\s+(?:only\s+)?(?:under|by|through)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
# what has a day of its own: takes `made since`, `for offences committed from`; a second participle behind the first
_OF_ANOTHER = re.compile(
    r"\b(?:not|never|nothing|no|but|and|or|to|for|on|in(?!\s+(?:force|operation|effect|place|being)\b)|proposed|meant|pending|drafted|demanded|discussed|debated|enacted|passed|asked|told)\b",
    re.IGNORECASE,
)


def check_held_since(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """Each day of a sentence at `start` since which a law that it names, or means, is said to hold before it began."""
    dated = [one for one in find_periods(sentence) if not is_wide(one)]
    places = places_of_law(sentence, start, facts.resolved) if dated else []
    laws = list(_with_their_acts(sentence, places)) if dated else []
    meant = what_is_meant(sentence, start, facts) if dated else None
    for one in dated:
        law = _subject(sentence, one, laws) or (_of_what_is_meant(sentence, one, meant, places) if meant else None)
        birth = _birth(law, facts.by_id) if law else None
        if law and birth and one.period.last < birth and one.period.last.year >= birth.year - _YEARS_OFF:
            told = f"{sentence[one.start : one.end]}: {_name(law, facts)} is law from {day(birth)}"
            yield Evidence(rule="record_law_date", evidence=told, on=birth)


def _name(law: PlaceOfLaw, facts: Facts) -> str:
    if law.provision:
        return str(law.provision.key)
    act = facts.by_id.get(law.act_id)
    return f"the {act.title}" if act else law.act_id


def _subject(words: str, one: Dated, laws: Iterable[tuple[PlaceOfLaw, int]]) -> PlaceOfLaw | None:
    """The law that is said to hold, or under which something is done, since a day."""
    for law, end in laws:
        if end > one.start:
            if one.edge in _LEADING and _FRONT.fullmatch(words, one.end, law.start) and _HOLDS.match(words, end):
                return law
            continue
        gap = _without_asides(words[end : one.start])
        if (_ONLY_SINCE.fullmatch(gap) and _DONE_UNDER.search(words[: law.start])) or _does_since(gap):
            return law
    return None


def _does_since(gap: str) -> bool:
    return bool(_DOES_SINCE.fullmatch(gap)) and not _OF_ANOTHER.search(gap)


def _of_what_is_meant(words: str, one: Dated, meant: Meant, places: Sequence[PlaceOfLaw]) -> PlaceOfLaw | None:
    """The provision that `the section` means, where it is said to hold since a day; the name of its Act left out."""
    if meant.end > one.start:
        return None
    gap = words[meant.end : one.start]
    for place in reversed(places):
        if meant.end <= place.start and place.end <= one.start and not place.provision:
            ahead = _IN_ITS_ACT.sub(" ", words[meant.end : place.start])
            gap = ahead + _YEAR.sub("", words[place.end : one.start], count=1)
            break
    if not _does_since(gap) or not (meant.by_noun or _IS_LAW.search(gap)):
        return None
    key = meant.provision.key
    return PlaceOfLaw(
        0, meant.end, "" if key is None or is_constitution(meant.provision) else key.act_id, meant.provision
    )


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
