"""Amounts laid at provisions (`amounts_laid`) held to these provisions' own texts on the days told.

One is wrong where the text has amounts of that role (imprisonment, fine, or a period of which both tell in the same
words) and none of that number; the sub-section alone counts where it is cited and can be told. A text with a gap, or
cut off in print, contradicts nothing. A gist speaks for no day on which the provision read otherwise, and, of an Act of
which nobody had a text, for none but its last years. Pure but for
the one statement that fetches, and only where an amount is laid.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from itertools import groupby

from nyayagraph.cypher.statute import DatedText, TextsOfSections
from nyayagraph.graph import Graph
from nyayagraph.law.governing.applicable import Kind, kind_of
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.text.amounts import Amount, find_amounts
from nyayagraph.law.text.periods import find_periods
from nyayagraph.law.versions.words_of_day import words_of_day
from nyayagraph.verify.claims.amounts_laid import Laid, amounts_laid, role_of, tells_what_was_passed
from nyayagraph.verify.claims.day_words import gist_tells
from nyayagraph.verify.claims.stated import Claim, Sentence
from nyayagraph.verify.labels import capitalised, short_label
from nyayagraph.verify.report import ClaimCheck, ClaimVerdict, Evidence
from nyayagraph.verify.wording.words import content_words, normalised, weight

_REACH = 110  # characters on each side of an amount that tell of what it is
_SHARED = 2
_LABEL = re.compile(r"(?:^|\n)\s*\((\d{1,2}[A-Z]{0,2})\)")
_FIRST_LABEL = re.compile(r"\((\d{1,2}[A-Z]{0,2})\)")
# takes `liable to fine;`, `committed by:`; a text that was cut off in print
_CUT = re.compile(r"(?:[;:,\u2014-]|\b(?:and|or|namely))\s*$")
_END_OF_CLAUSE = re.compile(r";|\.\s|\n\s*\n")
# takes `if such act is done by a child, he shall`; the condition alone
_IN_CASE = re.compile(
    r"\b(?:if|where|when|in\s+(?:the\s+)?case\s+of|for\s+(?:the|a)\s+(?:first|second|subsequent))\b.*?(?=,?\s*(?:\w+\s+)?shall\b|,|$)",
    re.IGNORECASE | re.DOTALL,
)
_DENIED = re.compile(r"\b(?:no|not)\s+(?:an?\s+)?\w+(?:\s+\w+){0,2}", re.IGNORECASE)
_TELL_A_CASE = 3
# takes `an appeal lies within`, `is to be filed`; refuses `was filed within`
_WANTS = re.compile(r"\b(?:lies?|must|may|shall|can|is|are|has|have)\b", re.IGNORECASE)
_PAST = re.compile(r"\b(?:was|were|had|did|been|filed\s+on|preferred\s+on)\b", re.IGNORECASE)
_STEP = re.compile(r"\b(appeal|revision|review|application|complaint|suit|notice|petition|claim)s?\b")
_PENALTY = ("imprisonment", "fine")


@dataclass(frozen=True)
class AmountsHeld:
    """What the texts say of the amounts of one claim: those that they have, and why others are wrong."""

    right: tuple[tuple[Amount, Evidence], ...] = ()
    wrong: tuple[Evidence, ...] = ()


def amounts_held(graph: Graph, text: str, sentences: Sequence[Sentence], on: date) -> dict[int, AmountsHeld]:
    """By the start of each claim that lays amounts at provisions, what their texts say of them; one read."""
    laid = list(amounts_laid(sentences))
    if not laid:
        return {}
    ids = tuple(dict.fromkeys(one.key.section_id for one in laid))
    rows = {row.section_id: row.texts for row in graph.fetch(TextsOfSections(section_ids=ids))}
    return compared(laid, rows, text, on)


def compared(
    laid: Iterable[Laid], texts: Mapping[str, Sequence[DatedText]], text: str, on: date
) -> dict[int, AmountsHeld]:
    """By the start of each claim, what texts of provisions say of the amounts laid at them on the days told."""
    days = [on, *(day for found in find_periods(text) for day in (found.period.first, found.period.last))]
    found: dict[int, AmountsHeld] = {}
    for start, of_claim in groupby(laid, key=lambda one: one.claim.start):
        each = [(one, *_compared(one, texts.get(one.key.section_id, ()), days, text)) for one in of_claim]
        right = [(one.amount, held) for one, held, _ in each if held]
        # of several periods beside one that the text has, the others are examples or facts
        has_period = any(not amount.role for amount, _ in right)
        wrong = [other for one, _, other in each if other and (one.amount.role or one.amount.bound or not has_period)]
        found[start] = AmountsHeld(tuple(right), tuple(wrong))
    return found


# takes `number: 5 year, the source has 10 year`
_NUMBER_DIFFERS = re.compile(r"number: (?P<number>[\d.]+) ?(?P<unit>\w*)")


def without_strange_denial(claim: ClaimCheck, amounts: AmountsHeld, on: date) -> ClaimCheck:
    """The claim, its verdict taken back where a passage denies by a number what the provision has, or what was passed.

    `Section 106(1), up to five years` is not denied by the ten years of another sub-section, nor a sentence of five
    years by the greatest that the section allows, nor what was law long before by a gist of the last words.
    """
    match = _NUMBER_DIFFERS.match(claim.evidence[0].evidence) if claim.evidence else None
    if claim.verdict is not ClaimVerdict.CONTRADICTED or match is None:
        return claim
    told = find_amounts(f"{match['number']} {match['unit']}" if match["unit"] else "")
    plain = Fraction(match["number"])
    right = [
        held
        for amount, held in amounts.right
        if (any(one.equals(amount) for one in told) if told else amount.number in (plain, plain * 12))
    ]
    if right:
        return claim.model_copy(update={"verdict": ClaimVerdict.PARTIALLY_SUPPORTED, "evidence": tuple(right)})
    authority_id = claim.evidence[0].authority_id or ""
    if not gist_tells(authority_id, [on]):
        words = "the words of that day are not held"
        reason = Evidence(rule="no_passage_says_so", evidence=words)
        return claim.model_copy(update={"verdict": ClaimVerdict.UNSUPPORTED, "evidence": (reason,)})
    if "/" in authority_id and tells_what_was_passed(claim.text):
        words = "a sentence that a court passed is no term that a section sets"
        reason = Evidence(rule="no_passage_says_so", evidence=words)
        return claim.model_copy(update={"verdict": ClaimVerdict.UNSUPPORTED, "evidence": (reason,)})
    return claim


def _compared(
    laid: Laid, texts: Sequence[DatedText], days: Sequence[date], text: str
) -> tuple[Evidence | None, Evidence | None]:
    """Evidence that a provision has the amount, or that it has others instead."""
    told = [one for one in texts if any(_is_of(one, day) for day in days)]
    if any(one.text is None or _CUT.search(one.text) for one in told) or (texts and not told):
        return None, None
    is_printed = all(words_of_day(laid.key.section_id, texts, day).is_printed for day in days)
    is_printed = is_printed and (bool(texts) or gist_tells(laid.key.section_id, days))
    own = "\n\n".join(_part(one.text or "", laid.key) for one in told)
    whole = "\n\n".join(one.text or "" for one in told)
    source = "\n\n".join((own, *(_gists(laid, is_part=own != whole) if is_printed else ())))
    held = find_amounts(source)
    same = [one for one in held if one.equals(laid.amount)]
    others = [one for one in held if _is_alike(laid, one, source)]
    others = others or _the_one_period(laid, held, source) or _of_a_sister(laid, own, whole)
    where = _turned_round(laid, same, others) or _in_a_case(laid, find_amounts(own), own, text) if same else ""
    if same and not where:
        words = f"{short_label(laid.key)} has it: {_printed(laid)}"
        return Evidence(rule="record_amount", evidence=words, authority_id=laid.key.section_id), None
    if not others:
        return None, None
    has = ", ".join(dict.fromkeys(" ".join(source[one.start : one.end].split()) for one in others))
    of = f" of {role_of(laid)}" if role_of(laid) else ""
    words = f"{capitalised(short_label(laid.key))} has {has}{of}, {where or f'not {_printed(laid)}'}"
    return None, Evidence(rule="record_amount", evidence=words, authority_id=laid.key.section_id)


def _turned_round(laid: Laid, same: Sequence[Amount], others: Sequence[Amount]) -> str:
    """How a text bounds a penalty that a claim sets as the least; '' where the text has a least too."""
    is_least = role_of(laid) in _PENALTY and laid.amount.bound == "least"
    if is_least and all(one.bound == "most" for one in same) and all(one.bound == "most" for one in others):
        return f"{_printed(laid)} as the most and not as the least"
    return ""


def _in_a_case(laid: Laid, held: Sequence[Amount], source: str, text: str) -> str:
    """The case for which a text has a lesser term than it has for all others, where a text says nothing of it."""
    ours = laid.amount
    terms = [one for one in held if one.role == "imprisonment" and one.bound == "most" and one.unit == "month"]
    same = [one for one in terms if one.equals(ours)]
    if role_of(laid) != "imprisonment" or not same or ours.bound == "least":
        return ""
    rule = [one for one in terms if one.number > ours.number and not _case_of(one, source)]
    cases = [_case_of(one, source) for one in same]
    said = set(content_words(normalised(_DENIED.sub(" ", text))))
    for case in cases:
        words = [word for word in dict.fromkeys(content_words(normalised(case))) if weight(word) >= 1]
        if not rule or len(words) < _TELL_A_CASE or sum(word in said for word in words) > 1:
            return ""
    return f"{_printed(laid)} only {' '.join(cases[0].split())}"


def _case_of(one: Amount, source: str) -> str:
    """The condition before an amount in its clause: `if such act is done by a child`."""
    clause = _END_OF_CLAUSE.split(source[: one.start])[-1]
    match = _IN_CASE.search(clause)
    return match[0] if match else ""


def _printed(laid: Laid) -> str:
    return " ".join(laid.claim.text[laid.amount.start : laid.amount.end].split())


def _is_of(one: DatedText, day: date) -> bool:
    return (one.in_force_from or date.min) <= day < (one.in_force_to or date.max)


def _gists(laid: Laid, *, is_part: bool) -> list[str]:
    """What is told shortly of a provision; of a sub-section whose own words are known, nothing told of all."""
    section = laid.one.provision.section if laid.one.provision else None
    if section is None:
        return []
    label = _FIRST_LABEL.match(laid.key.clause)
    own = [one.gist for one in section.clause_gists if one.gist and label and one.label.startswith(label[0])]
    every = [section.gist, *(one.gist for one in section.clause_gists)]
    return own if own or is_part else [gist for gist in every if gist]


def _part(text: str, key: ProvisionKey) -> str:
    """The sub-section that a key names, where the text has its label; else the whole text."""
    label = _FIRST_LABEL.match(key.clause)
    places = [(match[1], match.start()) for match in _LABEL.finditer(text)]
    for place, (printed, start) in enumerate(places):
        if label and printed == label[1]:
            return text[start : places[place + 1][1] if place + 1 < len(places) else len(text)]
    return text


def _is_alike(laid: Laid, other: Amount, source: str) -> bool:
    """True where a text's amount is of what the claim's is of."""
    ours = laid.amount
    role = role_of(laid)
    if role in _PENALTY:
        is_unit = ours.unit == other.unit or {ours.unit, other.unit} == {"life", "month"}
        return other.role == role and is_unit and kind_of(laid.key.act_id) is not Kind.PROCEDURAL
    if ours.unit != other.unit or other.role:
        return False
    return len(_around(_without_references(laid.claim), ours) & _around(source, other)) >= _SHARED


def _the_one_period(laid: Laid, held: Sequence[Amount], source: str) -> list[Amount]:
    """The one period that a text sets, where a claim says of the same step within what time the law wants it."""
    ours, text = laid.amount, laid.claim.text
    periods = [one for one in held if not one.role and one.unit in ("day", "month")]
    wants = ours.bound == "most" and _WANTS.search(text) and not _PAST.search(text)
    if role_of(laid) or not wants or len({(one.number, one.unit) for one in periods}) != 1:
        return []
    steps = set(_STEP.findall(text.lower())) & set(_STEP.findall(source.lower()))
    return [one for one in periods if one.unit == ours.unit and one.bound == "most" and steps]


def _of_a_sister(laid: Laid, own: str, whole: str) -> list[Amount]:
    """The amounts of a sub-section, where only another one of its section has the number that a claim lays at it."""
    ours = laid.amount
    if own == whole or role_of(laid) or not (ours.bound or ours.unit == "share"):
        return []
    if not any(one.equals(ours) and one.role == ours.role for one in find_amounts(whole)):
        return []
    same = [one for one in find_amounts(own) if one.unit == ours.unit and not one.role]
    said = _around(_without_references(laid.claim), ours)
    return [one for one in same if said & _around(own, one)]


def _without_references(claim: Claim) -> str:
    """The words of a claim, its references blanked, every other letter in its place."""
    letters = list(claim.text)
    for one in claim.resolved:
        low, high = one.reference.start - claim.start, min(one.reference.end - claim.start, len(letters))
        letters[low:high] = " " * (high - low)
    return "".join(letters)


def _around(text: str, amount: Amount) -> frozenset[str]:
    """The telling words around an amount."""
    words = f"{text[max(0, amount.start - _REACH) : amount.start]} {text[amount.end : amount.end + _REACH]}"
    return frozenset(word for word in content_words(normalised(words)) if weight(word) >= 1)
