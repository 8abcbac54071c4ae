"""Periods and shares that a statement lays at a provision, held to all that its text and gist have of that kind.

`claims/amounts` compares an amount with those of the same words; here a text that has periods, or shares, and none of
that number denies one that a statement of law bounds. Penalties and sums of money are not judged here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from nyayagraph.cypher.statute import DatedText
from nyayagraph.law.text.amounts import Amount, find_amounts
from nyayagraph.verify.claims.day_words import DayWords
from nyayagraph.verify.claims.support import Judged
from nyayagraph.verify.labels import capitalised, short_label
from nyayagraph.verify.report import ClaimVerdict, Evidence
from nyayagraph.verify.subjects.content import ContentTold, Form
from nyayagraph.verify.subjects.content_signs import INFERRED, NAMES_A_CASE, TELLS_OF_CHANGE, tells_a_case
from nyayagraph.verify.subjects.matters_told import Misplaced
from nyayagraph.verify.subjects.own_words import own_words

_PERIOD = ("day", "month")
_BEYOND = ("over", "under")
_BY_BUILD = (Form.SUBJECT, Form.APPOSED, Form.OPENED)  # what a sentence says of a provision, whatever else it tells
_OF_CHANGE = TELLS_OF_CHANGE | {INFERRED, NAMES_A_CASE, "shared"}
# takes `a year`, `one day`: an article, or a unit told of no certain number
_NO_NUMBER = re.compile(r"an?\s", re.IGNORECASE)

# how long something lasted or was told to last: takes `forbidden for `, `after a lapse of `
_LASTED = re.compile(r"\b(?:for|after|lapse\s+of|last)\s+$", re.IGNORECASE)


class WrongAmount(Misplaced):
    """A reference that is the right one, for an amount which it does not set."""

    def judged(self) -> Judged:
        """The verdict on the claim; the reference stands."""
        return Judged(ClaimVerdict.CONTRADICTED, [self.reason])


def amounts_denied(
    doubted: Sequence[tuple[ContentTold, Sequence[Amount]]],
    texts: Mapping[str, Sequence[DatedText]],
    day_words: DayWords,
) -> Iterator[WrongAmount]:
    """The references of statements whose period or share is none that the provision has; unheld words deny nothing."""
    for one, laid in doubted:
        of_section = texts.get(one.key.section_id, ())
        words = own_words(one, of_section) or _gist(one)
        held = find_amounts(words)
        for amount in laid if _is_held(one, of_section, day_words) else ():
            alike = [other for other in held if _kind(other) == _kind(amount) and _is_as_bound(other, amount)]
            if alike and not _has(held, amount):
                yield WrongAmount(one.one, _reason(one, amount, alike, words))
                break


def _is_held(one: ContentTold, texts: Sequence[DatedText], day_words: DayWords) -> bool:
    """True where all texts of a provision are held, or those of the day that the statement is of."""
    if not texts:
        return one.key.unit == "or" or _is_scheduled(one)
    claim = one.sentence.claim
    return all(each.text for each in texts) or (
        claim is not None and day_words.are_held(claim.number, one.key.section_id)
    )


def _is_as_bound(held: Amount, told: Amount) -> bool:
    """True where an amount may deny another: what stays over or under one is held to others of that kind alone."""
    return told.bound not in _BEYOND or held.bound == told.bound


def _is_scheduled(one: ContentTold) -> bool:
    """True for an article of an Act's schedule, of which the gist is all there is to say."""
    return one.key.unit == "a" and one.key.act_id != "constitution"


def _gist(one: ContentTold) -> str:
    """The gist of the whole, for a clause of which nothing is held by itself."""
    section = one.one.provision.section if one.one.provision else None
    return (section.gist if section else None) or ""


def amounts_laid_at(one: ContentTold) -> list[Amount]:
    """The periods and shares that the law is said to set: bounded, or told of the provision as subject."""
    is_of_a_case = one.form not in _BY_BUILD and tells_a_case(one.signs)
    return [] if is_of_a_case or one.signs & _OF_CHANGE else list(_laid(one))


def _laid(one: ContentTold) -> Iterator[Amount]:
    behind = one.sentence.text[one.one.reference.end - one.sentence.start :]
    for amount in find_amounts(one.words):
        is_subject = one.form is Form.SUBJECT and one.words[amount.start : amount.end] in behind
        is_told = is_subject or ("present" in one.signs and not _LASTED.search(one.words[: amount.start]))
        is_set = is_told if amount.bound in _BEYOND else amount.bound or is_told
        if is_set and _kind(amount) and not _NO_NUMBER.match(one.words, amount.start):
            yield amount


def _kind(amount: Amount) -> str:
    if amount.role:
        return ""
    return "period" if amount.unit in _PERIOD else "share" if amount.unit == "share" else ""


def _has(held: Sequence[Amount], amount: Amount) -> bool:
    """True where a text has the amount, and not as what others stay under where it is told as the least."""
    same = [other for other in held if other.equals(amount)]
    return bool(same) and not (amount.bound == "least" and all(other.bound == "under" for other in same))


def _reason(one: ContentTold, amount: Amount, alike: Sequence[Amount], words: str) -> Evidence:
    has = ", ".join(dict.fromkeys(" ".join(words[other.start : other.end].split()) for other in alike))
    said = " ".join(one.words[amount.start : amount.end].split())
    return Evidence(
        rule="record_amount",
        evidence=f"{capitalised(short_label(one.key))} has {has}, not {said}",
        authority_id=one.key.section_id,
    )
