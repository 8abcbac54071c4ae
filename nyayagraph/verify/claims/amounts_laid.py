"""Terms, fines and periods that words lay at a provision: `section 138 … prison for three years`. Pure.

An amount belongs to the one provision of its clause, else to the one beside it. Sentences that were passed, prices and
ages of persons are no amounts of the law, nor is what a sentence tells of the law before or of other offences.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nyayagraph.law.governing.applicable import Kind, kind_of
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.text.amounts import Amount, Role, find_amounts
from nyayagraph.law.text.sentences import clause_around
from nyayagraph.verify.claims.stated import Claim, Sentence
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict

_LONGEST_GAP = 220
_OF_A_PERIOD = 120  # from a provision to a period that it sets
_SHORT_GAP = 45  # between an amount and its provision where the clause has another
_NEXT_TO = 30  # from a period to the provision that sets it
_CLAUSE = re.compile(
    r"[;:]\s|,\s+(?:and|but|while|whereas)\b|\b(?:while|whereas|unlike|instead|rather)\b|\.\s", re.IGNORECASE
)
# takes `sentenced to undergo`, `convicted`; what a court gave one man, not what the law sets
_PASSED = re.compile(
    r"\b(?:sentenced|sentencing|under\s?go\w*|underwent|arrested|enhanc\w+|in\s+lieu|award(?:s|ed)|impos(?:ed|ing)|convict(?:ed|ing)|serv(?:ed|ing)|suffer\w*|custody|incarcerat\w+|reduc\w+|modif\w+|commut\w+|remission|affirm\w*|in\s+default|already|run\s+concurrently|concurrent\w*|consecutive\w*|paid|deposited|was\s+fined|acquit\w*|guilty|convictions?\s+(?:and|of|under|is|was)|ends\s+of\s+justice|appeal\s+is)\b",
    re.IGNORECASE,
)
# what makes an amount another than that of the section: takes `read with`, `respectively`, `attempt to`, `half of`
_TURNED = re.compile(
    r"\b(?:not\s+(?:under|by|the|of|in|concerned)|never|nor|neither|unlike|except|notwithstanding|instead|assum\w+|wrong\w*|mistak\w+|confus\w+|read\s+with|r/w|read\s+along|respectively|attempt\w*|one-half|enhanced\s+by|increased\s+by|amend\w*|bill|propos\w+|would\s+have|should\s+(?:be|have)|before\s+(?:the|its)|prior\s+to|formerly|then|old|original\w*|earlier|until|raised|increased|enhanced|lowered|lifted|changed|moved|rose|became|grew|went\s+(?:up|down)|doubled|State\s+of)\b",
    re.IGNORECASE,
)
# takes `offences punishable with`, whose amount is of other provisions; refuses `makes it an offence, and punishes it`
_OF_OTHERS = re.compile(r"\b(?:offences?|crimes?|cases?)\b[^.;]{0,40}\bpunish(?:able|ed|ment)\b", re.IGNORECASE)
# takes `imprisonment for three years for the offence under `; how a sentence that was passed is told
_FOR_OFFENCE = re.compile(
    r"\b(?:for|in\s+respect\s+of|on)\s+(?:the\s+|an\s+|his\s+)?(?:offences?|charges?|counts?)\b", re.IGNORECASE
)
# words by which a sentence says what the law sets: takes `is punishable with`, `carries`, `prescribes a fine of`
_SETS = re.compile(
    r"\b(?:punishable|punish(?:es|ed|ment)?|penal(?:ty|ties|ises|izes)|carr(?:y|ies)|prescrib\w+|provid(?:es|ed|ing)|lays?|attracts?|sets?|fix(?:es|ed)|impos(?:es|able)|exposes?|entails?|allows?|gives?|permits?|requir\w+|mandat\w+|visited|met\s+with|liable|invites?|stipulat\w+|puts?|demands?|(?:calls?|asks?)\s+for|needs?|wants?|speaks?|says?|means|limits?|maximum|minimum|ceiling|must|may|shall|can|within|for\s+which|is|are)\b",
    re.IGNORECASE,
)
# what leads from an amount to its provision: takes ` by `, ` laid down in the `, ` (`
_LEADS = re.compile(
    r"(?:\b(?:under|by|in|of|per|vide|through|from|with|see|at|within)|u/s|[(\u2013-])\s*(?:the\s+)?(?:(?:provisions?|terms|proviso|ambit|meaning)\s+(?:of|to)\s+)?$",
    re.IGNORECASE,
)
# takes `, along with `, `, the second appeal under `; what sets another provision beside that of an amount
_JOINS = re.compile(
    r"\b(?:along|together|read|coupled|taken)\s+with\s+(?:the\s+)?$|,\s+(?:the|an?|its|and|that|this)\s", re.IGNORECASE
)
# takes ` application` behind `s. 7`; a section that only names a step sets nothing
_NAMES_A_STEP = re.compile(
    r"\s+(?:applications?|petitions?|notices?|complaints?|proceedings?|cases?|certificates?|statements?|pleas?|matters?)\b"
)
_RUPEES = re.compile(r"\bRs\.")
# takes `It carries`, `The punishment is`; a sentence that goes on about the provision before
_GOES_ON = re.compile(
    r"^\W*(?:It\b|(?:The|This|That)\s+(?:said\s+)?(?:section|provision|offence|punishment|penalty|maximum|minimum|fine|sentence|term|ceiling|period)\b)"
)
# takes ` carries `, ` provides `; what a penal section does with a term
_TERM_OF = re.compile(
    r"\b(?:carr(?:y|ies)|provides|prescribes|attracts|invites|fixes|sets|lays\s+down|gives|entails|maximum|minimum|caps?|capped|ceiling)\b[^.;]{0,30}$",
    re.IGNORECASE,
)
_WITHIN = re.compile(r"\bwithin\s+(?:a\s+period\s+of\s+)?$", re.IGNORECASE)


# of what size somebody or something is: takes `with a service of `, `with an annual turnover of `
_OF_SIZE = re.compile(r"\b(?:with|having)\s+(?:an?|his|her|its|their)\s+(?:[\w-]+\s+){1,3}of\s+$", re.IGNORECASE)


class Laid(NamedTuple):
    """An amount that a claim lays at a provision."""

    claim: Claim
    amount: Amount
    one: Resolved
    key: ProvisionKey


# takes `106(1), up to `, `103(1) with `; refuses `(1) with`; a section that is printed as one is cited beside it
_NUMBER_ALONE = re.compile(r"(?<![\w(.])\d{1,3}[A-Z]{0,2}\(\w{1,3}\)[^;.]*$")


def amounts_laid(sentences: Sequence[Sentence]) -> Iterator[Laid]:
    """The amounts of claims that belong to one provision each."""
    before: Resolved | None = None
    for sentence in sentences:
        claim = sentence.claim
        cited = _provisions(claim) if claim else []
        if claim:
            goes_on = before if not claim.resolved and _GOES_ON.match(claim.text) else None
            for amount in find_amounts(claim.text) if cited or goes_on else ():
                one = goes_on or _provision_of(claim, amount, cited)
                if one and one.key and _is_of_law(laid := Laid(claim, amount, one, one.key)):
                    yield laid
            if cited or claim.resolved:
                alone = {one.key.section_id for one in cited if one.key}
                before = cited[0] if len(alone) == 1 and len(claim.resolved) == len(cited) else None
        else:
            before = None


def tells_what_was_passed(text: str) -> bool:
    """True where a text tells of the sentence that a court passed: its term need be none that a section sets."""
    return bool(_PASSED.search(text))


def is_a_size(amount: Amount, before: str) -> bool:
    """True for an amount that only tells of what size somebody or something is, by the words before it."""
    return not amount.role and not amount.bound and bool(_OF_SIZE.search(before))


def behind_another(before: str) -> bool:
    """True where an amount stands behind a provision told by its number alone: `Charge 106(1), up to `."""
    return _NUMBER_ALONE.search(before) is not None


def names_a_term(before: str) -> bool:
    """True where the words before an amount tell it as what a penal section sets."""
    return bool(_TERM_OF.search(before)) and not _WITHIN.search(before)


def _provisions(claim: Claim) -> list[Resolved]:
    return [
        one
        for one in claim.resolved
        if one.key and one.key.unit in ("s", "a") and one.verdict is CitationVerdict.VERIFIED
    ]


def _provision_of(claim: Claim, amount: Amount, cited: Sequence[Resolved]) -> Resolved | None:
    """The one provision of the clause of an amount; of several, the one beside it."""
    start, end = clause_around(_without_stops(claim), amount.start, amount.end, _CLAUSE)
    every = [(one, one.reference.start - claim.start, one.reference.end - claim.start) for one in claim.resolved]
    every = [place for place in every if place[0].key]
    if any(low < amount.end and amount.start < high for _, low, high in every):
        return None
    inside = [place for place in every if start <= place[1] < end and not _NAMES_A_STEP.match(claim.text, place[2])]
    if not inside:
        return every[0][0] if len(_sections(every)) == 1 and every[0][2] <= start and every[0][0] in cited else None
    before = max((place for place in inside if place[2] <= amount.start), key=lambda place: place[2], default=None)
    behind = min((place for place in inside if place[1] >= amount.end), key=lambda place: place[1], default=None)
    is_one = len({one.key for one, _, _ in inside}) == 1
    longest = _LONGEST_GAP if is_one else _SHORT_GAP
    is_led = behind is not None and _is_led(claim.text[amount.end : behind[1]], longest)
    if before and behind and is_led and not is_one:
        return None
    found = behind if is_led else before
    if found is None or found[0] not in cited:
        return None
    if found is behind and behind_another(claim.text[start : amount.start]):
        return None
    gap = claim.text[found[2] : amount.start]
    return found[0] if found is behind or (len(gap) <= longest and not _OF_OTHERS.search(gap)) else None


def _sections(places: Sequence[tuple[Resolved, int, int]]) -> set[str]:
    return {one.key.section_id for one, _, _ in places if one.key}


def _is_led(gap: str, longest: int) -> bool:
    """True where words lead from an amount to the provision behind it."""
    return len(gap) <= longest and bool(_LEADS.search(gap)) and not _JOINS.search(gap)


def _without_stops(claim: Claim) -> str:
    """The words of a claim, its references and `Rs.` without their stops, which end no clause."""
    text = _RUPEES.sub("Rs ", claim.text)
    for one in claim.resolved:
        low, high = one.reference.start - claim.start, one.reference.end - claim.start
        text = text[:low] + text[low:high].replace(".", " ") + text[high:]
    return text


def _is_of_law(laid: Laid) -> bool:
    """True where an amount is said to be what the law sets."""
    text, amount = laid.claim.text, laid.amount
    start, end = clause_around(_without_stops(laid.claim), amount.start, amount.end, _CLAUSE)
    is_beyond = amount.bound in ("over", "under")
    if is_beyond or amount.role == "age" or tells_what_was_passed(text) or is_a_size(amount, text[: amount.start]):
        return False
    if _TURNED.search(text, start, end):
        return False
    low, high = laid.one.reference.start - laid.claim.start, laid.one.reference.end - laid.claim.start
    if role_of(laid):
        gap = text[amount.end : low] if low >= amount.end else ""
        return bool(amount.bound or _SETS.search(text, start, end)) and not _FOR_OFFENCE.search(gap)
    if not start <= low < end:
        return False
    if high <= amount.start:
        is_near = amount.start - high <= _OF_A_PERIOD and '"' not in text[high : amount.start]
        return is_near and bool(amount.bound or _SETS.search(text, high, amount.start))
    return 0 <= low - amount.end <= (_SHORT_GAP if amount.bound else _NEXT_TO)


def role_of(laid: Laid) -> Role:
    """The role of a claim's amount; a term that a penal section sets is of imprisonment, though no word says so."""
    text, amount = laid.claim.text, laid.amount
    if amount.role or amount.unit != "month" or kind_of(laid.key.act_id) is not Kind.PENAL:
        return amount.role
    is_bound = amount.bound and not _WITHIN.search(text, 0, amount.start)
    return "imprisonment" if is_bound or _TERM_OF.search(text, 0, amount.start) else ""
