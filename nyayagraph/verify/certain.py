"""Whether what a claim cites is surely what it is taken for, before it is accused: judgment, Act, matter. Pure."""

from __future__ import annotations

import re

from nyayagraph.law.acts import acts_meant
from nyayagraph.law.landmarks import landmarks_named
from nyayagraph.law.mentions import find_mentions
from nyayagraph.verify.claims import Claim
from nyayagraph.verify.relations import NO_PARTY
from nyayagraph.verify.resolve import Resolved
from nyayagraph.verify.words import content_words, normalised

# takes `of the Bombay High Court`, `the Tribunal's order in`; whose judgments are not held
_OTHER_COURT = re.compile(r"\b(?:High\s+Courts?|Tribunals?|NCLAT|NCLT|CESTAT|ITAT|Commission|Privy\s+Council)\b")
_NEAR_A_NAME = 80


def is_certain(one: Resolved, claim: Claim) -> bool:
    """True where a reference means the judgment held: by citation, or by a great name or one with its year.

    A name alone may be that of a judgment not held, and of another court.
    """
    if one.judgment is None:
        return False
    if one.reference.kind != "case_name" or any(each.rule == "name_cited_before" for each in one.evidence):
        return True
    low, high = one.reference.start - claim.start, one.reference.end - claim.start
    if _OTHER_COURT.search(claim.text[max(0, low - _NEAR_A_NAME) : high + _NEAR_A_NAME]):
        return False
    on = one.judgment.decided_on
    is_great = any(on in landmark.on for landmark in landmarks_named(claim.text[low:high]))
    return is_great or (on is not None and str(on.year) in claim.text)


def is_in(words: str, heading: str | None) -> bool:
    """True where a heading has all the words."""
    held = set(content_words(normalised(heading or "")))
    return bool(held) and set(content_words(normalised(words))) <= held


def may_be_of_another_act(claim: Claim, one: Resolved) -> bool:
    """True where the Act of a bare number is inferred, and the sentence names another one before it."""
    if one.key is None or not getattr(one.reference, "note", None):
        return False
    named = find_mentions(claim.text[: one.reference.start - claim.start])
    others = [mention for mention in named if one.key.act_id not in acts_meant(mention.name, mention.year)]
    return bool(named) and named[-1] in others


_PARTY = re.compile(r"[A-Z][a-z]{5,}")


def speaks_of_case(text: str, one: Resolved) -> bool:
    """True where a passage names a party of the judgment cited: it tells of that one, and says nothing instead."""
    parties = set(_PARTY.findall(one.judgment.title)) - NO_PARTY if one.judgment else set()
    return any(re.search(rf"\b{party}\b", text) for party in parties)
