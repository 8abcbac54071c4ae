"""Sentences that speak of what the one before named: `The section was inserted on`, `It came into force on`. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass

from nyayagraph.law.acts.mentions import find_mentions
from nyayagraph.law.acts.places import places_of_acts
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.verify.days.days_of_law import of_amendments
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
