"""Periods and shares that a statement lays at a provision, held to all that its text and gist have of that kind.

`claims/amounts` compares an amount with those of the same words; here a text that has periods, or shares, and none of
that number denies one that a statement of law bounds. Penalties and sums of money are not judged here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from nyayagraph.cypher.statute import DatedText
from nyayagraph.law.text.amounts import Amount, find_amounts
from nyayagraph.verify.claims.support import Judged
from nyayagraph.verify.labels import capitalised, short_label
from nyayagraph.verify.report import ClaimVerdict, Evidence
from nyayagraph.verify.subjects.content import INFERRED, NAMES_A_CASE, TELLS_A_CASE, TELLS_OF_CHANGE, ContentTold, Form
from nyayagraph.verify.subjects.matters_told import Misplaced
from nyayagraph.verify.subjects.own_words import own_words

_PERIOD = ("day", "month")
_BY_BUILD = (Form.SUBJECT, Form.APPOSED, Form.OPENED)  # what a sentence says of a provision, whatever else it tells
_OF_CHANGE = TELLS_OF_CHANGE | {INFERRED, NAMES_A_CASE, "shared"}
_OF_A_CASE = TELLS_A_CASE | _OF_CHANGE
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
    doubted: Sequence[tuple[ContentTold, Sequence[Amount]]], texts: Mapping[str, Sequence[DatedText]]
) -> Iterator[WrongAmount]:
    """The references of statements whose period or share is none that the provision has; a gap denies nothing."""
    for one, laid in doubted:
        of_section = texts.get(one.key.section_id, ())
        words = own_words(one, of_section) or _gist(one)
        held = find_amounts(words)
        is_whole = all(each.text for each in of_section) and bool(
            of_section or one.key.unit == "or" or _is_scheduled(one)
        )
        for amount in laid if is_whole else ():
            alike = [other for other in held if _kind(other) == _kind(amount)]
            if alike and not _has(held, amount):
                yield WrongAmount(one.one, _reason(one, amount, alike, words))
                break


def _is_scheduled(one: ContentTold) -> bool:
    """True for an article of an Act's schedule, of which the gist is all there is to say."""
    return one.key.unit == "a" and one.key.act_id != "constitution"


def _gist(one: ContentTold) -> str:
    """The gist of the whole, for a clause of which nothing is held by itself."""
    section = one.one.provision.section if one.one.provision else None
    return (section.gist if section else None) or ""


def amounts_laid_at(one: ContentTold) -> list[Amount]:
    """The periods and shares that the law is said to set: bounded, or told of the provision as subject."""
    signs = _OF_CHANGE if one.form in _BY_BUILD else _OF_A_CASE
    return [] if one.signs & signs else list(_laid(one))


def _laid(one: ContentTold) -> Iterator[Amount]:
    for amount in find_amounts(one.words):
        is_told = one.form is Form.SUBJECT or ("present" in one.signs and not _LASTED.search(one.words[: amount.start]))
        is_set = (amount.bound or is_told) and amount.bound not in ("over", "under")
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
