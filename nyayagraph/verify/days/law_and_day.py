"""A law, a word of beginning, a day: the day is held against all that is known of the law, whatever the sentence form.

It is wrong where nothing of any law named began on it and either it is the day of another event of one of them (assent,
notification), or it is that of a beginning with a slip in its figures. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date

from nyayagraph.law.text.periods import Dated, find_periods
from nyayagraph.law.versions.own_days import DatedMatter, matters_named
from nyayagraph.verify.days.judgment_dates import days_decided
from nyayagraph.verify.days.known_days import KnownDays, days_of_laws, days_of_matter, days_of_ordinances
from nyayagraph.verify.days.law_before import is_wide
from nyayagraph.verify.days.told_begun import Begun, asks_when, ends_behind, is_of_a_person, that_day, told_begun
from nyayagraph.verify.days.told_by_the_way import is_of_a_later_year, is_of_accounts
from nyayagraph.verify.labels import day
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts

# takes `Section 10 in its new form? `, `Arbitration. ` at the end of what stands before
_HEAD = re.compile(r"[^?!\n]{1,160}\?\s+$|(?:^|\n|[.?!]\s)[A-Z][^.?!\n]{0,40}[.:]\s+$")
# takes `As of `, `Since the `, `On `; a day at the head of its sentence, whose law stands behind it
_AT_THE_HEAD = re.compile(
    r"\W*(?:(?:and|but|so|for|it\s+was)\s+)?(?:(?:dating|operative|effective|commencing|in\s+force|as|with|on|and|only|since|from|of|effect|the|w\.e\.f\.|midnight)\s+)*",
    re.IGNORECASE,
)
# takes `, the day on which the `, ` by the `, ` - `; refuses ` and the `, ` under `
_OF_THE_LAW = re.compile(
    r"\s*(?:by\b|of\b|as\s+the\s+(?:day|date)\b|[–—-]|[:;)]|,?\s*(?:(?:being|which\s+(?:is|was))\s+)?(?:the\s+)?(?:day|date|when|commencement)\b)",  # noqa: RUF001
    re.IGNORECASE,
)
# takes `It came into force`, `Both provisions`, `In force from`, `, it has applied`; what goes on from a law before
_GOES_ON = re.compile(
    r"^\W*(?:It|They|Both|These|Those|That|This|In\s+force|Brought|Effective|(?:The|Its)\s+(?:(?:whole|rest|amending|amended|new|said|same|latter)\s+)*(?:Act|Code|Sanhita|statute|law|sections?|provisions?|sub-sections?|amendments?|changes?|latter|insertion|substitution|rest))\b"
    r"|\b(?:it|they|both|(?:the|that|this)\s+(?:(?:amending|amended|new|said)\s+)?(?:Act|Code|Sanhita|statute|law|section|provision|sub-section|amendment))\s+(?:has|have|had|came|come|was|were|is|are|took|appl\w+|began|commenced|started|operates?)\b"
)
# takes `By an ordinance promulgated on `, `the Ordinance of `; what leads to the day of one
_ORDINANCE_OF = re.compile(
    r"\b[Oo]rdinance\b[^.;:]{0,60}?\b(?:promulgated|issued|made|dated|of|on)\s+(?:on\s+)?(?:the\s+)?$"
)
_CLAUSE = re.compile(r"[:;]\s")
_FAR_BEFORE = 400
_NEAR = 100  # days by which a day that is plainly told of a law is mistaken
_NEAR_IF_EXACT = 400  # the same of a law of which every day is known
_FARTHEST = 10  # years by which a year is mistaken
_LEADING = ("since", "from")  # edges of days from which something is so

_Why = tuple[date, str]


def check_law_and_day(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """Each day of a sentence at `start` on which a law that it names is said to begin, and none did."""
    dated = [one for one in find_periods(sentence) if not is_wide(one) and not is_of_accounts(sentence, one)]
    dated = [one for one in dated if not is_of_a_later_year(sentence, one, dated)]
    if not dated:
        return
    matters, laws = _named(sentence, start, facts)
    is_alone = any(matter.alone for matter in matters)
    of_matters = [days_of_matter(matter) for matter in matters]
    decided = days_decided(sentence, start, facts)
    everything = [*of_matters, *(() if is_alone else laws)]
    yield from _of_ordinances(sentence, start, dated, facts)
    for one in dated:
        kind = told_begun(sentence, one, dated) or (Begun.SINCE if is_alone else None)
        kind = Begun.PLAIN if kind is None and len(dated) == 1 and asks_when(_head(start, facts)) else kind
        is_of_an_ordinance = "Ordinance" in sentence[: one.start]
        is_of_a_court = one.period.first == one.period.last and one.period.first in decided
        if kind is None or is_of_an_ordinance or is_of_a_court or any(_falls_on(one, law.all) for law in everything):
            continue
        known = list(of_matters)
        if kind in (Begun.PLAIN, Begun.SINCE) and not (
            is_alone or is_of_a_person(_CLAUSE.split(sentence[: one.start])[-1])
        ):
            upto = len(sentence) if _reaches_behind(sentence, one) else one.end
            known += list(days_of_laws(sentence[:upto], start, facts)) or laws
        why = (kind is not Begun.NOTIFIED and _of_another_event(one, known)) or _slipped(one, known, kind)
        why = why or (kind is Begun.PLAIN and _before_its_time(one, of_matters)) or None
        if why and not (_is_a_state(sentence, one, kind) and why[0] < one.period.first):
            words = that_day(sentence, one) or sentence[one.start : one.end]
            yield Evidence(rule="record_law_date", evidence=f"{words}: {why[1]} {day(why[0])}", on=why[0])


def _of_ordinances(sentence: str, start: int, dated: Iterable[Dated], facts: Facts) -> Iterator[Evidence]:
    """Each day of an Ordinance on an Act that is the day of one in another year."""
    for one in dated:
        known = list(days_of_ordinances(sentence, start, facts)) if _ORDINANCE_OF.search(sentence[: one.start]) else []
        if any(_falls_on(one, law.all) for law in known):
            continue
        began = [each for law in known for each in law.began.items() if _is_of_another_year(one, each[0])]
        for on, what in began[:1]:
            yield Evidence(rule="record_law_date", evidence=f"{sentence[one.start : one.end]}: {what} {day(on)}", on=on)


def _is_of_another_year(one: Dated, on: date) -> bool:
    told = one.period.first
    is_one_day = told == one.period.last
    return is_one_day and (told.day, told.month) == (on.day, on.month) and 0 < abs(told.year - on.year) <= _FARTHEST


def is_of_a_matter(sentence: str, start: int, told: str, facts: Facts) -> bool:
    """True where a day, as printed, is that of a matter which a sentence, or its head, names without the law."""
    matters = matters_named(f"{_head(start, facts)}{sentence}")
    return any(_falls_on(one, matter.on) for one in find_periods(f"on {told}") for matter in matters)


def _falls_on(one: Dated, days: Iterable[date]) -> bool:
    return any(one.period.first <= on <= one.period.last for on in days)


def _named(sentence: str, start: int, facts: Facts) -> tuple[list[DatedMatter], list[KnownDays]]:
    """The matters and laws of a sentence; where it has none, with its head or what it goes on from."""
    matters, laws = matters_named(sentence), list(days_of_laws(sentence, start, facts))
    for ahead in () if matters or laws else (_head(start, facts), _before(sentence, start, facts)):
        words = ahead + sentence
        matters, laws = matters_named(words), list(days_of_laws(words, start - len(ahead), facts))
        if matters or laws:
            break
    return matters, laws


def _head(start: int, facts: Facts) -> str:
    """The sentence before, where it asks, or only names what the next one tells of."""
    match = _HEAD.search(facts.ahead(start))
    return match[0] if match else ""


def _before(sentence: str, start: int, facts: Facts) -> str:
    """What stands before in the paragraph, where a sentence without a law goes on from it."""
    if not _GOES_ON.search(sentence):
        return ""
    return facts.text[max(0, start - _FAR_BEFORE) : start].rpartition("\n\n")[2]


def _reaches_behind(sentence: str, one: Dated) -> bool:
    """True where the law that a day is told of can stand behind it."""
    is_first = _AT_THE_HEAD.fullmatch(sentence, 0, one.start)
    return bool(is_first or _OF_THE_LAW.match(sentence, one.end) or that_day(sentence, one))


def _is_a_state(sentence: str, one: Dated, kind: Begun) -> bool:
    """True for `Since D the Act governs`, which holds on any day from the first."""
    is_first = _AT_THE_HEAD.fullmatch(sentence, 0, one.start) is not None
    return kind is Begun.SINCE and one.edge == "since" and is_first and not ends_behind(sentence, one)


def _of_another_event(one: Dated, known: Iterable[KnownDays]) -> _Why | None:
    """Why a day is that of assent or notification alone."""
    for law in known:
        what = law.others.get(one.period.first) if one.period.first == one.period.last else None
        if what and law.began:
            first = min(law.began)
            return first, f"{what}; {law.began[first]}"
    return None


def _slipped(one: Dated, known: Iterable[KnownDays], kind: Begun) -> _Why | None:
    """The beginning of which a day can be a slip."""
    return next(
        (
            began
            for law in known
            for began in law.began.items()
            if _is_slip(one, began[0], kind, near=_NEAR_IF_EXACT if law.is_exact else _NEAR)
        ),
        None,
    )


def _before_its_time(one: Dated, known: Iterable[KnownDays]) -> _Why | None:
    """The beginning of a matter since a day before which something is said to hold; some years at most."""
    for law in known if one.edge in _LEADING else ():
        first = min(law.began)
        if one.period.last < first and first.year - one.period.last.year <= _FARTHEST:
            return first, law.began[first]
    return None


def _is_slip(one: Dated, on: date, kind: Begun, *, near: int) -> bool:
    """True for the same day of another year or month, for day and month exchanged, and near it where plainly told."""
    told = one.period.first
    is_plain = kind in (Begun.PLAIN, Begun.ENDED)
    if told != one.period.last:
        return kind is Begun.PLAIN and told.month == on.month and 0 < abs(told.year - on.year) <= _FARTHEST
    is_year = (told.day, told.month) == (on.day, on.month) and abs(told.year - on.year) <= _FARTHEST
    is_month = (told.day, told.year) == (on.day, on.year)
    is_exchanged = (told.day, told.month, told.year) == (on.month, on.day, on.year)
    return is_year or is_month or is_exchanged or (is_plain and abs((told - on).days) <= near)
