"""Successors stated of numbers that a text leaves open: wrong where they are so under every reading. Pure.

Takes `the number 420 has been changed to 319(4) in the new law`, `what used to be section 304A and is now section 105
of the Sanhita`: whichever codes are meant, the one number does not stand in the place of the other.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise, permutations
from typing import NamedTuple

from nyayagraph.errors import ParseError
from nyayagraph.law.acts.codes_called import OLDER_LAW
from nyayagraph.law.acts.successions import acts_before, places_after, succeeding_acts, year_of
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.verify.codes.code_numbers import names_law_of_2023
from nyayagraph.verify.codes.laws_named import names_another_of
from nyayagraph.verify.codes.replacements import is_of_another_matter
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts

_NEWER = {old: new for new, old in OLDER_LAW.items()}
_FAR = 90
# what says that one number took another's place: takes ` is now `, `, has been changed to `; refuses `even now`, `now:`
_BECAME = re.compile(
    r"\b(?:(?<!even\s)(?<!until\s)(?<!till\s)(?<!by\s)now(?!\s*[:,;])|became|becomes?|correspond\w*|equivalent|counterpart|successor|used\s+to\s+be|(?:chang|mov|shift|convert|translat)ed\s+(?:in)?to|renumbered|replac\w+|gone\s+to|went\s+to|formerly|old|in\s+(?:place|lieu)\s+of|instead\s+of|lives?\s+on|re-?appears?|find\s+it)\b|[=→]|->"
)
# takes ` is now added`, `now charged under`; what is now is another matter
_ADDED = re.compile(
    r"\bnow\s+(?:\w+ly\s+)?(?:added|charged|invoked|alleged|pressed|sought|fac\w+|before|pending|booked|accused|wanted|convicted|read|also)\b",
    re.IGNORECASE,
)
# takes `is now`, `has been changed to`; what a bare number turned into
_TURNED = re.compile(
    r"\b(?:is\s+now|now\s+(?:in|under|at)|became|has\s+become|becomes|(?:chang|mov|shift|convert|translat)ed\s+(?:in)?to|renumbered|replaced\s+by|find\s+it)\b|[=→]|->"
)
# takes `survives word for word`, `its counterpart`; what says so however much stands between
_SURVIVES = re.compile(
    r"\b(?:survives?|lives?\s+on|counterpart|successor|corresponding|re-?enacted|re-?appears?|renumbered)\b"
)
# takes `the new law`, `the Sanhita`; whose number a bare one is
_OF_THE_NEW = re.compile(r"\b(?:new\s+(?:law|code|Act|Sanhita|number\w*)s?|Sanhita|Adhiniyam|BNSS?|BSA)\b")
_BARE = re.compile(
    r"(?<![\w.,/(₹-])(?P<number>\d{2,3}[A-Z]{0,2})(?P<clause>(?:\(\w{1,3}\))*)(?!\w|[/.,-]\d|\s*(?:years?|days?|months?|hours?|persons?|rupees|per|%|lakhs?|crores?|grams?|kg|km|pages?|paras?|sections|chapters|offences|provisions|clauses|articles|cases|words|of\s+(?:19|20)\d\d)\b)"
)
# takes `In place of `, `instead of the old `; the number behind it is the older one
_IN_PLACE = re.compile(r"\b(?:in\s+(?:place|lieu)\s+of|instead\s+of)\s+(?:the\s+)?(?:old\s+)?$", re.IGNORECASE)
_IS = re.compile(r"\b(?:is|are)\b")
_ACT_OF = re.compile(r"\b(?:Act|Code)\s+of\s+(?P<year>(?:18|19|20)\d\d)\b|\b(?P<before>(?:18|19|20)\d\d)\s+Act\b")


class Number(NamedTuple):
    """A number of a sentence with the provisions that it can be; a bare one has no word `section` before it."""

    start: int
    end: int
    readings: tuple[ProvisionKey, ...]
    is_open: bool
    is_bare: bool = False


def readings_wanted(text: str, resolved: Sequence[Resolved]) -> Iterator[ProvisionKey]:
    """The older provisions whose successors have to be known before open numbers can be judged."""
    if not _OF_THE_NEW.search(text):
        return
    for number in numbers_in(text, 0, resolved):
        yield from (key for key in number.readings if key.act_id in _NEWER)


def check_every_reading(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """Each pair of numbers of a sentence at `start` that it puts in each other's place, wrongly however it is read."""
    if not (_BECAME.search(sentence) or _ACT_OF.search(sentence)):
        return
    numbers = list(numbers_in(sentence, start, facts.resolved))
    if not names_law_of_2023(facts.text):
        numbers = [one for one in numbers if len(one.readings) == 1]
    for first, second in pairwise(numbers):
        if not (first.is_open or second.is_open) or not _is_stated(sentence, first, second):
            continue
        told = {_fits(first, second, facts), _fits(second, first, facts)}
        beside = {_fits(*pair, facts) for pair in permutations(numbers, 2) if first in pair or second in pair}
        if False in told and True not in beside:
            words = f"{sentence[first.start : first.end]} and {sentence[second.start : second.end]}"
            yield Evidence(rule="correspondence_wrong", evidence=f"{words} are not each other's old and new number")


def _is_stated(sentence: str, first: Number, second: Number) -> bool:
    """True where the words between two numbers, or before the first, put the one in the other's place."""
    between = sentence[first.end : second.start]
    if not (first.is_bare or second.is_bare) and "." not in between and _SURVIVES.search(between):
        return True
    if len(between) > _FAR or "." in between or is_of_another_matter(between) or _ADDED.search(between):
        return False
    if first.is_bare or second.is_bare:
        return not re.search(r"[;\d]", between) and bool(_TURNED.search(between))
    if _IN_PLACE.search(sentence[: first.start]) and "," in between:
        return True
    return bool(_BECAME.search(between)) or bool(_ACT_OF.search(between) and _IS.search(between))


def numbers_in(sentence: str, start: int, resolved: Sequence[Resolved]) -> Iterator[Number]:
    """The numbers of sections in a sentence at `start`: those cited, and bare ones where it speaks of the new law."""
    found = [number for one in resolved if (number := _cited(one, start, len(sentence)))]
    if _OF_THE_NEW.search(sentence):
        taken = [(one.reference.start - start, one.reference.end - start) for one in resolved]
        for match in _BARE.finditer(sentence):
            if not any(low < match.end() and match.start() < high for low, high in taken):
                readings = tuple(_key(act_id, match["number"]) for act_id in (*_NEWER, *OLDER_LAW))
                found.append(Number(match.start(), match.end(), readings, is_open=True, is_bare=True))
    yield from _by_years(sentence, sorted(found))


def _key(act_id: str, number: str) -> ProvisionKey:
    return ProvisionKey(act_id=act_id, unit="s", number=number)


def _cited(one: Resolved, start: int, length: int) -> Number | None:
    low, high = one.reference.start - start, one.reference.end - start
    if one.reference.kind != "section" or not 0 <= low < length:
        return None
    if one.key:
        return Number(low, high, (one.key,), is_open=False)
    readings = []
    for printed in getattr(one.reference, "candidates", ()):
        try:
            readings.append(ProvisionKey.parse(printed))
        except ParseError:
            continue
    number = re.search(r"\d+[A-Z]{0,2}", one.reference.text)
    every = tuple(_key(act_id, number[0]) for act_id in (*_NEWER, *OLDER_LAW)) if number else ()
    return Number(low, high, tuple(readings) or every, is_open=True)


def _by_years(sentence: str, numbers: Sequence[Number]) -> Iterator[Number]:
    """The numbers, open ones read as of the one Act that took another's place where a sentence names both by years."""
    years = {int(match["year"] or match["before"]) for match in _ACT_OF.finditer(sentence)}
    pairs = [
        pair
        for pair in succeeding_acts()
        if years >= {year_of(act_id) for act_id in pair} and not names_another_of(sentence, years, pair)
    ]
    for one in numbers:
        if len(pairs) != 1 or not one.is_open:
            yield one
            continue
        old, new = pairs[0]
        named = [match for match in _ACT_OF.finditer(sentence) if match.start() < one.end] or [
            *_ACT_OF.finditer(sentence)
        ]
        act_id = new if int(named[-1]["year"] or named[-1]["before"]) == year_of(new) else old
        number = re.search(r"\d+[A-Z]{0,2}", sentence[one.start : one.end])
        yield one._replace(readings=(_key(act_id, number[0]),)) if number else one


def _fits(old: Number, new: Number, facts: Facts) -> bool | None:
    """Whether the one's place is taken by the other under a reading; None where no reading is known."""
    told: bool | None = None
    for first in old.readings:
        for second in new.readings:
            places = _places(first, second, facts)
            if second.number in places:
                return True
            told = False if places else told
    return told


def _places(old: ProvisionKey, new: ProvisionKey, facts: Facts) -> Collection[str]:
    """The numbers that an older provision has in the Act of a newer one; empty where it is not known."""
    if old.act_id not in acts_before(new.act_id):
        return ()
    known = facts.known.get(old.section_id)
    rows = known.successors if known else ()
    return {ProvisionKey.parse(row.section_id).number for row in rows} or places_after(
        old.act_id, new.act_id, old.number
    )
