"""Amounts that a statement lays at a provision, held to all of their kind that its text and gist have.

`claims/amounts` compares an amount with those of the same words; here a text that has periods, terms, shares, sums or
counts of the same things, and none of that number, denies one that a statement of law lays at it. Where it has several
for several cases, the case counts of which the statement tells (`cases_told`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from nyayagraph.cypher.statute import DatedText
from nyayagraph.law.provisions.sisters import matters_named
from nyayagraph.law.text.amounts import Amount, find_amounts
from nyayagraph.law.text.counts import find_counts
from nyayagraph.law.text.sentences import clause_around
from nyayagraph.verify.claims.amounts_laid import tells_what_was_passed
from nyayagraph.verify.claims.day_words import DayWords
from nyayagraph.verify.labels import capitalised, short_label
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.subjects.cases_told import in_case_told, telling
from nyayagraph.verify.subjects.content import CLAUSE, ContentTold, Form
from nyayagraph.verify.subjects.content_signs import INFERRED, NAMES_A_CASE, TELLS_OF_CHANGE, tells_a_case
from nyayagraph.verify.subjects.facts_told import tells_facts
from nyayagraph.verify.subjects.matters_told import WrongWords
from nyayagraph.verify.subjects.own_words import own_words

_PERIOD = ("hour", "day", "month")
_BEYOND = ("over", "under")
_BY_BUILD = (Form.SUBJECT, Form.APPOSED, Form.OPENED)  # what a sentence says of a provision, whatever else it tells
_OF_CHANGE = TELLS_OF_CHANGE | {INFERRED, NAMES_A_CASE, "shared"}
# takes `a year`, `one day`: an article, or a unit told of no certain number
_NO_NUMBER = re.compile(r"an?\s", re.IGNORECASE)

# how long something lasted or was told to last: takes `forbidden for `, `after a lapse of `
_LASTED = re.compile(r"\b(?:for|after|lapse\s+of|last)\s+$", re.IGNORECASE)
_OF_A_GIST = 2
_PENALTIES = ("imprisonment", "fine")
_CLAUSE = re.compile(rf"{CLAUSE.pattern}|:\s", re.IGNORECASE)
# what one who is convicted is open to: takes `convicted under section 138 faces`, `is liable`
_IS_LIABLE = re.compile(
    r"\b(?:convicted|guilty|offends|offender)\b[^;]{0,80}?\b(?:faces|risks|gets|is\s+liable|may|can|must|shall|will)\b",
    re.IGNORECASE,
)
# takes `which requires`, `under which`; refuses `the option to be exercised`, which may be of a matter
_RELATIVE = re.compile(r"(?:(?:under|by|in)\s+)?(?:which|that)\b")
# what says that an amount of a matter is that of the law: takes `exactly the period which `, `that being the time `
_EQUATES = re.compile(
    r"\b(?:period|time|limit|term|sum|amount|number|figure|share|multiple)\s+(?:(?:that|which)\s+)?(?:the\s+)?(?:proviso\s+to\s+)?$",
    re.IGNORECASE,
)
_SETS = re.compile(
    r"[^.;,]{0,60}?\b(?:fixes|gives|allows|sets|prescribes|lays|provides|requires|wants|grants|permits|contemplates|speaks|mandates)\b"
)
# takes `get a fixed `, `compensation of `; who is paid, and does not pay
_GETS = re.compile(
    r"\b(?:gets?|receives?|entitled\s+to|compensation\s+of|relief\s+of)\s+(?:\w+\s+){0,2}$", re.IGNORECASE
)
# a day of the calendar, which a matter has
_DATED = re.compile(r"\b(?:19|20)\d\d\b")


def amounts_denied(
    doubted: Sequence[tuple[ContentTold, Sequence[Amount]]],
    texts: Mapping[str, Sequence[DatedText]],
    day_words: DayWords,
) -> Iterator[WrongWords]:
    """The references of statements whose amount is none that the provision has; unheld words deny nothing."""
    for one, laid in doubted:
        of_section = texts.get(one.key.section_id, ())
        words = own_words(one, of_section) or _gist(one)
        held = _amounts_in(words)
        for amount in laid if _is_held(one, of_section, words, day_words) else ():
            alike = [other for other in held if _is_alike(other, amount, is_gist=not of_section)]
            if _has(_of_receipt(one, amount, alike) or held, amount):
                alike = in_case_told(one, amount, alike, words)
            elif _is_named(one, amount):
                continue
            if alike:
                yield WrongWords(one.one, _reason(one, amount, alike, words))
                break


def _is_named(one: ContentTold, amount: Amount) -> bool:
    """True where an amount is in a name that practice has for a matter of the provision: `within three months`."""
    named = (match for matter, match in matters_named(one.words, one.key.act_id) if matter.is_at(one.key))
    return any(match.start() < amount.end and amount.start < match.end() for match in named)


def _amounts_in(text: str) -> tuple[Amount, ...]:
    return (*find_amounts(text), *find_counts(text))


def _is_held(one: ContentTold, texts: Sequence[DatedText], words: str, day_words: DayWords) -> bool:
    """True where all texts of a provision are held, or those of the day that the statement is of.

    Of a section without a text, a gist of which a statement has enough words may speak.
    """
    if not texts and (one.key.unit == "or" or _is_scheduled(one)):
        return True
    claim = one.sentence.claim
    is_held = claim is not None and day_words.are_held(claim.number, one.key.section_id)
    if not texts:
        is_of_day = claim is not None and day_words.gist_tells(claim.number, one.key.section_id)
        return is_held and is_of_day and len(telling(one.words) & telling(words)) >= _OF_A_GIST
    return is_held or all(each.text for each in texts)


def _is_alike(held: Amount, told: Amount, *, is_gist: bool) -> bool:
    """True where an amount may deny another; what stays over or under one is held to others of that kind alone.

    A gist leaves things out, so that days which it does not have are denied by its days, and not by its years.
    """
    is_kind = _kind(held) == _kind(told) and (held.unit == told.unit or not is_gist)
    return is_kind and (told.bound not in _BEYOND or held.bound == told.bound)


def _is_scheduled(one: ContentTold) -> bool:
    """True for an article of an Act's schedule, of which the gist is all there is to say."""
    return one.key.unit == "a" and one.key.act_id != "constitution"


def _gist(one: ContentTold) -> str:
    """The gist of the whole, for a clause of which nothing is held by itself."""
    section = one.one.provision.section if one.one.provision else None
    return (section.gist if section else None) or ""


def amounts_laid_at(one: ContentTold) -> list[Amount]:
    """The amounts that the law is said to set: bounded, told of the provision as subject, or of no past matter."""
    if _IS_LIABLE.search(one.sentence.text):
        return list(_laid(one)) if not one.signs & (_OF_CHANGE - {NAMES_A_CASE}) else []
    is_built = one.form in _BY_BUILD and not (one.form is Form.APPOSED and not _RELATIVE.match(one.words))
    is_of_a_case = not is_built and tells_a_case(one.signs)
    is_passed = tells_what_was_passed(one.sentence.text)
    if (is_of_a_case and not _EQUATES.search(_before(one))) or one.signs & _OF_CHANGE:
        return []
    return [amount for amount in _laid(one) if not (is_passed and _may_be_passed(amount))]


def _may_be_passed(amount: Amount) -> bool:
    """True for what a court may have given one man: a fine, or a term, though no word says so."""
    return _kind(amount) in _PENALTIES or amount.unit == "month"


def _before(one: ContentTold) -> str:
    return one.sentence.text[: one.one.reference.start - one.sentence.start]


def _laid(one: ContentTold) -> Iterator[Amount]:
    behind = one.sentence.text[one.one.reference.end - one.sentence.start :]
    is_equated = bool(_EQUATES.search(_before(one)) and _SETS.match(behind))
    for amount in _amounts_in(one.words):
        is_subject = one.form is Form.SUBJECT and one.words[amount.start : amount.end] in behind
        is_lasting = _LASTED.search(one.words[: amount.start])
        is_told = is_subject or is_equated or ("story" not in one.signs and not is_lasting)
        is_present = is_subject or ("present" in one.signs and not is_lasting)
        is_set = is_present if amount.bound in _BEYOND else amount.bound or is_told
        if not (is_set and _kind(amount)) or _NO_NUMBER.match(one.words, amount.start):
            continue
        start, _ = clause_around(one.words, amount.start, amount.end, _CLAUSE)
        is_dated = one.form not in _BY_BUILD and not is_equated and _DATED.search(one.words)
        is_of_law = is_subject or is_equated or not tells_facts(one.words[start : amount.start], one.sentence.text)
        if is_of_law and not is_dated:
            yield amount


def _kind(amount: Amount) -> str:
    """What an amount may be held to: periods to periods, terms to terms, a count to those of the same things."""
    if amount.role == "age":
        return ""
    return amount.role or ("period" if amount.unit in _PERIOD else amount.unit)


def _has(held: Sequence[Amount], amount: Amount) -> bool:
    """True where a text has the amount, and not as what others stay under where it is told as the least."""
    same = [other for other in held if other.equals(amount)]
    return bool(same) and not (amount.bound == "least" and all(other.bound == "under" for other in same))


def _of_receipt(one: ContentTold, amount: Amount, alike: Sequence[Amount]) -> Sequence[Amount]:
    """The sums that a text gives, where one is told that somebody gets: no fine bears it out."""
    return alike if amount.unit == "rupee" and _GETS.search(one.words[: amount.start]) else ()


def _reason(one: ContentTold, amount: Amount, alike: Sequence[Amount], words: str) -> Evidence:
    has = ", ".join(dict.fromkeys(" ".join(words[other.start : other.end].split()) for other in alike))
    said = " ".join(one.words[amount.start : amount.end].split())
    return Evidence(
        rule="record_amount",
        evidence=f"{capitalised(short_label(one.key))} has {has}, not {said}",
        authority_id=one.key.section_id,
    )
