"""Sentences that speak of what the one before named: `The section was inserted on`, `It came into force on`. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass

from nyayagraph.law.acts.mentions import find_mentions
from nyayagraph.law.acts.places import places_of_acts
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.verify.days.days_of_law import of_amendments
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.statements.said import Facts

_FAR_BEFORE = 500
# takes `The amended section`, `It was`, `That provision`, `Part IX came`; refuses `It is settled`
_POINTS_BACK = re.compile(
    r"\W*(?:(?:and|but|also|now)\s+)?(?:it\s+(?:was|has|had|came|took|entered|began|commenced|applies|went|became|stood|got|found)\b"
    r"|(?:the|that|this|said)\s+(?:(?:amended|new|said|same|entire|whole|present|parallel)\s+)*(?:section|provision|article|clause|sub-section|chapter|part|amendment|offence|proviso|explanation)\b"
    r"|(?:Part|Chapter)\s+[IVX]+[A-Z]?\b)",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Spoken:
    """The words that a sentence is read with, where they open, and how many of them stand before it."""

    words: str
    start: int
    ahead: int


# takes `It has been`, `The section was`, `, for that provision had`; what stands for a provision named before
_STANDS_FOR_ONE = re.compile(
    r"(?:^\W*(?:(?:and|but|also|now)\s+)?|[,;:]\s+(?:for|and|but|as|since|because)\s+)"
    r"(?P<it>it|(?:the|that|this|said)\s+(?:(?:new|said|same)\s+)?(?P<unit>section|provision|article|sub-section|clause|proviso))"
    r"(?=\s+(?:has|had|was|is|stood|stands|came|took|began|applies|governs?|entered)\b)",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Meant:
    """A provision named before that words of a sentence up to `end` stand for: `it`, or its own noun."""

    provision: Resolved
    end: int
    by_noun: bool


def what_is_meant(sentence: str, start: int, facts: Facts) -> Meant | None:
    """The provision for which `it` or `the section` stands: the one that the nearest sentence with any names.

    Where the sentence names an Act, the nearest one of that Act; `it` reaches back no farther than the sentence before.
    """
    match = _STANDS_FOR_ONE.search(sentence)
    if match is None or any(one.key and _stands_in(one.reference.start, start, sentence) for one in facts.resolved):
        return None
    ahead = facts.text[max(0, start - _FAR_BEFORE) : start]
    opens = start - len(ahead)
    low = ahead.rfind("\n\n") + 1
    acts = {act_id for _, act_id in places_of_acts(find_mentions(sentence))}
    for first, last in reversed([span for span in split_sentences(ahead) if span[0] >= low]):
        named = [one for one in facts.resolved if one.key and opens + first <= one.reference.start < opens + last]
        named = [one for one in named if _is_of(one, match["unit"], acts)]
        if named or not match["unit"]:
            is_one = len({one.key.section_id for one in named if one.key}) == 1
            return Meant(named[-1], match.end(), by_noun=bool(match["unit"])) if is_one else None
    return None


def _is_of(one: Resolved, unit: str | None, acts: set[str]) -> bool:
    """True for a provision that a word like `article` can stand for, of one of some Acts where any are named."""
    is_article = one.key is not None and one.key.unit == "a"
    is_of_unit = is_article if unit and unit.lower() == "article" else not (unit and is_article)
    return is_of_unit and (not acts or (one.key is not None and one.key.act_id in acts))


def with_what_it_means(sentence: str, start: int, facts: Facts) -> Spoken:
    """A sentence with the one before, where it points back to the one provision or amendment that this names."""
    alone = Spoken(sentence, start, 0)
    if not _POINTS_BACK.match(sentence) or any(
        _stands_in(one.reference.start, start, sentence) for one in facts.resolved
    ):
        return alone
    words = facts.text[max(0, start - _FAR_BEFORE) : start]
    spans = split_sentences(words)
    if not spans or "\n\n" in words[spans[-1][0] :]:
        return alone
    opens = start - len(words) + spans[-1][0]
    before = facts.text[opens:start]
    named = {one.key.section_id for one in facts.resolved if one.key and _stands_in(one.reference.start, opens, before)}
    here = {act_id for _, act_id in places_of_acts(find_mentions(sentence))}
    if len(named) > 1 or not (named or any(True for _ in of_amendments(before))):
        return alone
    if not here <= {each.partition("/")[0] for each in named}:
        return alone
    return Spoken(before + sentence, opens, start - opens)


def _stands_in(at: int, start: int, words: str) -> bool:
    return start <= at < start + len(words)
