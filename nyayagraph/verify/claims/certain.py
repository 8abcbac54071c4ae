"""Whether what a claim cites is surely what it is taken for, before it is accused: judgment, Act, matter. Pure."""

# ruff: noqa: SIM905 - lists of words are split from text
from __future__ import annotations

import re
from datetime import date

from nyayagraph.law.acts.mentions import find_mentions
from nyayagraph.law.acts.table import ACTS, acts_meant
from nyayagraph.law.acts.whose_acts import PLACES
from nyayagraph.law.names.landmarks import landmarks_named
from nyayagraph.law.names.likeness import TELLS_NOTHING, parties
from nyayagraph.law.names.parties import fold, sides_of
from nyayagraph.law.text.periods import Dated, find_periods
from nyayagraph.verify.claims.relations import NO_PARTY
from nyayagraph.verify.claims.stated import Claim
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.wording.words import content_words, normalised

# takes `of the Bombay High Court`, `the Tribunal's order in`; whose judgments are not held
_OTHER_COURT = re.compile(r"\b(?:High\s+Courts?|Tribunals?|NCLAT|NCLT|CESTAT|ITAT|Commission|Privy\s+Council)\b")
_NEAR_A_NAME = 80
_YEAR = re.compile(r"(?<![\w,])(?:19|20)\d\d(?!\w)")  # takes `of 1992,`, `6.8.1993`; refuses `1,950`, `2016A`
_MONEY = re.compile(r"(?:\bRs\.?|\bINR|₹)\s*$", re.IGNORECASE)
# takes ` (1978)`, `, [1978] 2 SCR`, `, AIR 1978`; the year of the reference's own citation
_YEAR_BEHIND = re.compile(r"\s*,?\s*(?:A\.?I\.?R\.?\s*)?[(\[]?((?:18|19|20)\d\d)\b")


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
    return is_great or (on is not None and _is_dated(claim.text, high, on))


def _is_dated(text: str, end: int, on: date) -> bool:
    """True where the year stands behind the name that ends at `end`, or a date of the sentence can be the judgment's.

    Refuses `Rs 1978`, `the Act of 1978` and another day of that year.
    """
    behind = _YEAR_BEHIND.match(text, end)
    return bool(behind and int(behind[1]) == on.year) or any(
        _can_be_of(dated, on) and not _MONEY.search(text, 0, dated.start) for dated in find_periods(text)
    )


def _can_be_of(dated: Dated, on: date) -> bool:
    return not dated.edge and dated.period.first <= on <= dated.period.last


def is_in(words: str, heading: str | None) -> bool:
    """True where a heading has all the words."""
    held = set(content_words(normalised(heading or "")))
    return bool(held) and set(content_words(normalised(words))) <= held


def may_be_of_another_act(claim: Claim, one: Resolved) -> bool:
    """True where the Act of a bare number is inferred, and the sentence names another one before it.

    So too where the Act is named as an older one is, without its year, and the sentence tells of a year before it.
    """
    if one.key is None:
        return False
    if not getattr(one.reference, "note", None):
        return _may_be_of_elder(claim.text, one, one.key.act_id)
    named = find_mentions(claim.text[: one.reference.start - claim.start])
    others = [mention for mention in named if one.key.act_id not in acts_meant(mention.name, mention.year)]
    return bool(named) and named[-1] in others


def _may_be_of_elder(text: str, one: Resolved, act_id: str) -> bool:
    """True where a name is that of several Acts, and a year of the sentence is before this one was passed.

    Takes `Case No. 11 of 1992 … section 8 of the Arbitration Act`, of which there is one of 1940 and one of 1996.
    """
    named = [mention for mention in find_mentions(one.reference.text) if mention.year is None]
    passed = ACTS[act_id].year if act_id in ACTS else None
    is_of_several = any(len(ACTS.by_name.get(mention.name, ())) > 1 for mention in named)
    return bool(is_of_several and passed) and any(int(year) < (passed or 0) for year in _YEAR.findall(text))


# a case under a section, not what it says: takes `the petition under `, `sued under `, `for the offence punishable
# under `; refuses `is an offence under `
_NAMES_A_CASE = re.compile(
    r"\b(?:accused|charged|tried|convict\w+|acquitt\w+|sentenced|sued|summoned|booked|prosecuted|arrested|taxed|notices?|complaint\w*"
    r"|petition\w*|claim\w*|application\w*|applicants?|suit|appeal\w*|case|proceedings?|(?<!\ban\s)(?<!\bthe\s)offences?|orders?|custody|FIR|prosecution|plea|writ|award|charges?|reference|acquisition|notification|assessment|inquiry|enquiry|investigation)"
    r"\s+(?:\w+\s+)?(?:under|by|in|of|u/s)\s+(?:the\s+)?$"
    r"|\b(?:for|of|in\s+respect\s+of|with|committed)\s+(?:an?|the|any|such)\s+offen[cs]es?\s+(?:(?:which\s+is\s+)?punishable\s+)?(?:under|by|u/s)\s+(?:the\s+)?$",
    re.IGNORECASE,
)


def names_a_case(claim: Claim, one: Resolved) -> bool:
    """True where a section only says under what law a case, a step or a charge is: the words need not be its own."""
    return _NAMES_A_CASE.search(claim.text[: one.reference.start - claim.start]) is not None


_PARTY = re.compile(r"[A-Z][a-z]{5,}")
# States that name no party by themselves, beside those that their older Acts name
_PLACES = PLACES | frozenset(
    "Arunachal Chandigarh Chennai Chhattisgarh Himachal Jammu Jharkhand Kolkata Madhya Meghalaya Mizoram Mumbai"
    " Nagaland Odisha Sikkim Telangana Uttarakhand Uttaranchal".split()
)


def speaks_of_case(text: str, one: Resolved) -> bool:
    """True where a passage names a party of the judgment cited: it tells of that one, and says nothing instead.

    An office or a State is a side of thousands: `Commissioner of Income Tax, Bombay` tells of none. A word of many
    names counts in its whole party alone: `S.P. Gupta`.
    """
    title = one.judgment.title if one.judgment else ""
    words = set(_PARTY.findall(title)) - NO_PARTY - _PLACES
    told = [word for word in words if TELLS_NOTHING.isdisjoint((word.lower(), fold(word.lower())))]
    told += [side.strip() for side in sides_of(title) if _is_private(side)]
    return any(re.search(rf"\b{re.escape(party)}\b", text) for party in told)


def _is_private(side: str) -> bool:
    """True for a person or firm: it has more to it than words of office and place."""
    words = [word for word in re.findall(r"[A-Z]\w*", side) if word not in _PLACES and word not in NO_PARTY]
    return len(words) > 1 and not any(party.is_public for party in parties(side))
