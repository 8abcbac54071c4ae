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
from nyayagraph.law.text.amounts import Amount
from nyayagraph.verify.claims.amounts_laid import names_a_term
from nyayagraph.verify.claims.day_words import DayWords
from nyayagraph.verify.labels import capitalised, short_label
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.subjects.amounts_set import BEYOND, amounts_in, kind_of
from nyayagraph.verify.subjects.cases_told import in_case_told, telling
from nyayagraph.verify.subjects.content import ContentTold
from nyayagraph.verify.subjects.matters_told import WrongWords
from nyayagraph.verify.subjects.own_words import letter_told, own_words

_OF_A_GIST = 2
# takes `get a fixed `, `compensation of `; who is paid, and does not pay
_GETS = re.compile(
    r"\b(?:gets?|receives?|entitled\s+to|compensation\s+of|relief\s+of)\s+(?:\w+\s+){0,2}$", re.IGNORECASE
)
# who pays, and is not paid: takes `the officer pays `, `must pay `
_PAYS = re.compile(r"\b(?:pays|liable\s+to\s+pay|(?:must|shall|has\s+to)\s+pay)\s+(?:\w+\s+){0,2}$", re.IGNORECASE)


def amounts_denied(
    doubted: Sequence[tuple[ContentTold, Sequence[Amount]]],
    texts: Mapping[str, Sequence[DatedText]],
    day_words: DayWords,
) -> Iterator[WrongWords]:
    """The references of statements whose amount is none that the provision has; unheld words deny nothing."""
    for one, laid in doubted:
        of_section = texts.get(one.key.section_id, ())
        words = own_words(one, of_section) or _gist(one)
        held = amounts_in(words)
        for amount in laid if _is_held(one, of_section, words, day_words) else ():
            amount = _as_penalty(one, amount, held)  # noqa: PLW2901 - the same amount, read as what the law has
            alike = [other for other in held if _is_alike(other, amount, is_gist=not of_section)]
            if _has(_of_receipt(one, amount, alike) or held, amount):
                alike = in_case_told(one, amount, alike, words)
            elif _is_named(one, amount):
                continue
            if alike:
                yield WrongWords(one.one, _reason(one, amount, alike, words), one.sentence.claim)
                break


def _is_named(one: ContentTold, amount: Amount) -> bool:
    """True where an amount is in a name that practice has for a matter of the provision: `within three months`.

    Where words name a clause of it by its letter, the matter has to be that clause's.
    """
    letter = letter_told(one)
    named = (
        match
        for matter, match in matters_named(one.words, one.key.act_id)
        if matter.is_at(one.key) and (not letter or any(place.endswith(f"({letter})") for place in matter.places))
    )
    return any(match.start() < amount.end and amount.start < match.end() for match in named)


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
        return is_held and is_of_day and len(telling(f"{one.words} {one.around}") & telling(words)) >= _OF_A_GIST
    return is_held or all(each.text for each in texts)


def _is_alike(held: Amount, told: Amount, *, is_gist: bool) -> bool:
    """True where an amount may deny another; what stays over or under one is held to others of that kind alone.

    A gist leaves things out, so that days which it does not have are denied by its days, and not by its years.
    """
    is_kind = kind_of(held) == kind_of(told) and (held.unit == told.unit or not is_gist)
    return is_kind and (told.bound not in BEYOND or told.role == "age" or held.bound == told.bound)


def _as_penalty(one: ContentTold, amount: Amount, held: Sequence[Amount]) -> Amount:
    """An amount as a term or a fine, where its provision has no other of its unit, and it is told as what one gets."""
    kinds, before = {kind_of(other) for other in held}, one.words[: amount.start]
    if amount.role or kind_of(amount) in kinds:
        return amount
    if amount.unit == "month" and "imprisonment" in kinds and names_a_term(before):
        return amount._replace(role="imprisonment")
    return amount._replace(role="fine") if amount.unit == "rupee" and _PAYS.search(before) else amount


def _is_scheduled(one: ContentTold) -> bool:
    """True for an article of an Act's schedule, of which the gist is all there is to say."""
    return one.key.unit == "a" and one.key.act_id != "constitution"


def _gist(one: ContentTold) -> str:
    """The gist of the whole, for a clause of which nothing is held by itself."""
    section = one.one.provision.section if one.one.provision else None
    return (section.gist if section else None) or ""


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
