"""Sections that the text leaves without an Act, given the Act of which it has just spoken. Pure.

Takes `registered under section 173 of the BNSS, statements are recorded under section 180`. An Act that only amends
others is no home of a bare number: it is of the Act amended.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.law.acts.mentions import ActMention, find_mentions
from nyayagraph.law.acts.table import acts_meant
from nyayagraph.law.found_reference import FoundReference
from nyayagraph.law.text.sentences import split_sentences

# takes `finance-act-2021`; refuses `bengal-finance-sales-tax-act-1941`
_AMENDS = re.compile(r"^finance-(?:act\b|no\b|\d)")
_MOST_CANDIDATES = 2
_SENTENCES_BACK = 2
_PARAGRAPH = re.compile(r"\n\s*\n")


def settle_last_named(text: str, references: Sequence[FoundReference]) -> list[FoundReference]:
    """References in which a section of one likely Act is of it where the nearest words naming an Act name it alone."""
    if not any(_is_open(one) or _is_of_amending(one) for one in references):
        return list(references)
    mentions = find_mentions(text)
    sentences = split_sentences(text)
    settled = []
    for one in references:
        before = _named_before(mentions, one.start)
        settled.append(_settled(text, _of_amended(one, before), before, mentions, sentences))
    return settled


def _is_open(one: FoundReference) -> bool:
    return one.kind == "section" and not one.keys and bool(one.candidates)


def _is_of_amending(one: FoundReference) -> bool:
    return one.kind == "section" and bool(one.keys and one.note) and _amends(one.keys[0])


def _amends(key: str) -> bool:
    return _AMENDS.search(_act(key)) is not None


def _act(key: str) -> str:
    return key.partition("/")[0]


def _of_amended(one: FoundReference, before: set[str]) -> FoundReference:
    """A number taken for one of an amending Act, as one of the only other Act named before it."""
    keys = one.keys or one.candidates
    is_bare = _is_of_amending(one) or (_is_open(one) and len(keys) <= _MOST_CANDIDATES)
    if not (is_bare and any(map(_amends, keys)) and len(before) == 1):
        return one
    act = next(iter(before))
    return _of(one, act, [f"{act}/{key.partition('/')[2]}" for key in keys if _amends(key)])


def _of(one: FoundReference, act: str, keys: Sequence[str]) -> FoundReference:
    keys = tuple(dict.fromkeys(keys))
    return one.model_copy(update={"keys": keys, "key": keys[0], "act_id": act, "candidates": ()})


def _settled(
    text: str,
    one: FoundReference,
    before: set[str],
    mentions: Sequence[ActMention],
    sentences: Sequence[tuple[int, int]],
) -> FoundReference:
    if not _is_open(one) or len({_act(key) for key in one.candidates}) != 1:
        return one
    act = _act(one.candidates[0])
    is_last = before == {act} or _last_named(text, one.start, mentions, sentences) == {act}
    return _of(one, act, one.candidates) if is_last else one


def _last_named(text: str, at: int, mentions: Sequence[ActMention], sentences: Sequence[tuple[int, int]]) -> set[str]:
    """The Acts that the words of a sentence before a place name, or the nearest sentence of its paragraph that does."""
    near = [span for span in sentences if span[0] <= at][-1 - _SENTENCES_BACK :]
    for start, end in reversed(near):
        if _PARAGRAPH.search(text, start, at):
            return set()
        named = [mention for mention in mentions if start <= mention.start and mention.end <= min(end, at)]
        if named:
            return {act for mention in named for act in _meant(mention)}
    return set()


def _named_before(mentions: Sequence[ActMention], at: int) -> set[str]:
    """The Acts named before a place, without those that amend others; one that is not known counts too.

    The Constitution has articles: no section is of it.
    """
    named = {act for mention in mentions if mention.end <= at for act in _meant(mention)}
    return {act for act in named if act != "constitution" and not _AMENDS.search(act)}


def _meant(mention: ActMention) -> tuple[str, ...]:
    """The Acts that a mention can mean; an unknown title is one of its own, and `the said Act` names none anew."""
    if mention.kind in ("title", "abbreviation"):
        return tuple(acts_meant(mention.name, mention.year)) or (mention.name,)
    return ("-".join(mention.name.lower().split()),) if mention.kind == "unknown" else ()
