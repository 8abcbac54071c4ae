"""Amounts that a statement says the law sets at a provision, parted from those of a matter. Pure.

A bounded amount, one told of the provision as subject, or one of no past matter is the law's; what somebody has, what a
court passed, and what is only measured by a provision is not. An age is the law's where it is a limit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from nyayagraph.law.text.amounts import Amount, find_amounts, find_bare_ages
from nyayagraph.law.text.counts import find_counts
from nyayagraph.law.text.sentences import clause_around
from nyayagraph.verify.claims.amounts_laid import behind_another, is_a_size, tells_what_was_passed
from nyayagraph.verify.subjects.content import CLAUSE, ContentTold, Form
from nyayagraph.verify.subjects.content_signs import INFERRED, NAMES_A_CASE, TELLS_OF_CHANGE, tells_a_case
from nyayagraph.verify.subjects.facts_told import tells_facts

_PERIOD = ("hour", "day", "month")
BEYOND = ("over", "under")
_BY_BUILD = (Form.SUBJECT, Form.APPOSED, Form.OPENED)  # what a sentence says of a provision, whatever else it tells
_OF_CHANGE = TELLS_OF_CHANGE | {INFERRED, NAMES_A_CASE, "shared"}
# takes `a year`, `one day`: an article, or a unit told of no certain number
_NO_NUMBER = re.compile(r"an?\s", re.IGNORECASE)

# how long something lasted or was told to last: takes `forbidden for `, `after a lapse of `
_LASTED = re.compile(r"\b(?:for|after|lapse\s+of|last)\s+$", re.IGNORECASE)
PENALTIES = ("imprisonment", "fine")
_CLAUSE = re.compile(rf"{CLAUSE.pattern}|:\s", re.IGNORECASE)
# what one who is convicted is open to: takes `convicted under section 138 faces`, `is liable`
_IS_LIABLE = re.compile(
    r"\b(?:convicted|guilty|offends|offender)\b[^;]{0,80}?\b(?:faces|risks|gets|is\s+liable|may|can|must|shall|will)\b",
    re.IGNORECASE,
)
# takes `which requires`, `under which`; refuses `the option to be exercised`, which may be of a matter
_RELATIVE = re.compile(r"(?:(?:under|by|in)\s+)?(?:which|that)\b")
# what is over after a time, and so lasts as long: takes `stand barred after `, `expires after a period of `
_ENDS = re.compile(
    r"\b(?:barred|late|lapses?|expires?|ends?|closes?|over|out\s+of\s+time)\s+(?:after|on\s+the\s+expiry\s+of)\s+(?:a\s+period\s+of\s+)?$",
    re.IGNORECASE,
)
# an age that one has to have, and words behind which an age is a limit: takes `must be `, `only where she is under `
_MUST_BE = re.compile(r"\b(?:must|shall|has\s+to|have\s+to|should|needs?\s+to)\b[^.;]{0,40}$", re.IGNORECASE)
_LIMITS = re.compile(
    r"\b(?:only|covers|reaches|means|protects|shields|includes|applies|extends|limited|attain\w*|complet\w*|age\s+(?:of|is|for|at)\b[^.;]{0,40})\b[^.;]{0,60}$",
    re.IGNORECASE,
)
_REACHES = re.compile(r"\b(?:attain\w*|complet\w*|age\s+of)\b[^.;]{0,40}$", re.IGNORECASE)
# what is true of whoever it befalls: takes `is convicted and sentenced`, `a person convicted`, `on conviction`
_WHOEVER = re.compile(
    r"\b(?:(?:is|are|be|gets?|stands?)\s+(?:\w+ly\s+)?(?:convicted|found\s+guilty|fined)(?:\s+and\s+(?:sentenced|fined))?"
    r"|(?:a|any|every|one|person|someone|whoever|if|once|who\s+is|those)\s+(?:so\s+)?convicted|(?:on|upon)\s+(?:a\s+)?(?:first\s+|second\s+)?conviction)\b",
    re.IGNORECASE,
)
# a provision to which a matter is measured: takes `two more than `, `against the thirty that `
_MEASURE = re.compile(
    r"\b(?:more\s+than|fewer\s+than|less\s+than|longer\s+than|later\s+than|than|against|beyond|short\s+of|despite|outside|past)\s+(?:(?:what|the)\s+(?:[\w-]+\s+){0,3})?(?:that\s+|which\s+)?$",
    re.IGNORECASE,
)
# what a provision takes the force from: takes ` renders void`, ` voids`, ` bars`, ` hits`
_DENIES = re.compile(
    r"\s+(?:\w+ly\s+)?(?:(?:renders?|makes?|declares?|treats?)\s+(?:\w+\s+){0,3}?(?:void|illegal|unlawful|invalid|nugatory)|voids|bars|forbids|prohibits|outlaws|strikes|hits|invalidates)\b"
)
# what says that an amount of a matter is that of the law: takes `exactly the period which `, `that being the time `
_EQUATES = re.compile(
    r"\b(?:period|time|limit|term|sum|amount|number|figure|share|multiple)\s+(?:(?:that|which)\s+)?(?:the\s+)?(?:(?:clause|cl\.)\s*\([a-z]\)\s+(?:of|to)\s+(?:the\s+)?)?(?:proviso\s+(?:to|of)\s+)?$",
    re.IGNORECASE,
)
_SETS = re.compile(
    r"[^.;,]{0,60}?\b(?:fixes|gives|allows|sets|prescribes|lays|provides|requires|wants|grants|permits|contemplates|speaks|mandates)\b"
)
# a day of the calendar, which a matter has
_DATED = re.compile(r"\b(?:19|20)\d\d\b")


def amounts_laid_at(one: ContentTold) -> list[Amount]:
    """The amounts that the law is said to set: bounded, told of the provision as subject, or of no past matter."""
    if _IS_LIABLE.search(one.sentence.text):
        return list(_laid(one)) if not one.signs & (_OF_CHANGE - {NAMES_A_CASE}) else []
    is_built = one.form in _BY_BUILD and not (one.form is Form.APPOSED and not _RELATIVE.match(one.words))
    is_of_a_case = not is_built and tells_a_case(one.signs)
    is_passed = tells_what_was_passed(_WHOEVER.sub(" ", one.sentence.text))
    if (is_of_a_case and not _EQUATES.search(_before(one))) or one.signs & _OF_CHANGE or _is_measure(one):
        return []
    return [amount for amount in _laid(one) if not (is_passed and _may_be_passed(amount))]


def _may_be_passed(amount: Amount) -> bool:
    """True for what a court may have given one man: a fine, or a term, though no word says so."""
    return kind_of(amount) in PENALTIES or amount.unit == "month"


def _before(one: ContentTold) -> str:
    return one.sentence.text[: max(0, one.one.reference.start - one.sentence.start)]


def _behind(one: ContentTold) -> str:
    return one.sentence.text[max(0, one.one.reference.end - one.sentence.start) :]


def _is_measure(one: ContentTold) -> bool:
    """True where a sentence only measures a matter by a provision, or says what the provision denies."""
    before = _before(one)
    is_denied = one.form is Form.SUBJECT and before.strip() and _DENIES.match(_behind(one))
    return bool(is_denied or _MEASURE.search(before))


def _laid(one: ContentTold) -> Iterator[Amount]:
    equated = _equated(one)
    for amount in amounts_in(one.words):
        printed = one.words[amount.start : amount.end]
        before = one.words[: amount.start]
        if _ENDS.search(before):
            amount = amount._replace(bound="")  # noqa: PLW2901 - a right that ends after some time lasts as long
        is_equated = printed == equated
        is_subject = one.form is Form.SUBJECT and printed in _behind(one)
        if (_NO_NUMBER.match(printed) and amount.unit != "share") or not _is_set(
            one, amount, is_subject=is_subject, is_equated=is_equated
        ):
            continue
        start, _ = clause_around(one.words, amount.start, amount.end, _CLAUSE)
        is_dated = one.form not in _BY_BUILD and not is_equated and _DATED.search(one.words)
        is_of_size = is_a_size(amount, before) or behind_another(before)
        is_of_law = is_subject or is_equated or not tells_facts(one.words[start : amount.start], one.sentence.text)
        if is_of_law and not is_dated and not is_of_size:
            yield amount


def _is_set(one: ContentTold, amount: Amount, *, is_subject: bool, is_equated: bool) -> bool:
    """True where an amount is bounded or told of the present, and an age is a limit."""
    before = one.words[: amount.start]
    if kind_of(amount) == "age":
        is_limit = _LIMITS.search(before) or (is_subject and amount.bound)
        return bool(_MUST_BE.search(before) or (is_limit and (amount.bound or _REACHES.search(before))))
    is_lasting = _LASTED.search(before) and not _ENDS.search(before)
    if amount.bound in BEYOND:
        return is_subject or ("present" in one.signs and not is_lasting)
    return bool(amount.bound) or is_subject or is_equated or ("story" not in one.signs and not is_lasting)


def _equated(one: ContentTold) -> str:
    """The amount right before words that say it to be that of the provision behind them; empty without such words."""
    before = _before(one)
    if not (_EQUATES.search(before) and _SETS.match(_behind(one))):
        return ""
    last = max(amounts_in(before), key=lambda amount: amount.start, default=None)
    return before[last.start : last.end] if last else ""


def amounts_in(text: str) -> tuple[Amount, ...]:
    """The amounts, counts and multiples of a text, and the ages that it tells without a unit."""
    return (*find_amounts(text), *find_bare_ages(text), *find_counts(text))


def kind_of(amount: Amount) -> str:
    """What an amount may be held to: periods to periods, terms to terms, a count to those of the same things."""
    return amount.role or ("period" if amount.unit in _PERIOD else amount.unit)
