"""What a sentence says that a judgment did to a provision: struck it down, read it down, upheld it. Pure over rows.

Only where the words tie the two together: `X was struck down in J`, `J struck down X`, `the Court upheld X in J`. A
provision that fell whole fell once: who lays that at another judgment is wrong, and so is who has the judgment that
struck it down uphold it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from nyayagraph.cypher.statute import StruckBy
from nyayagraph.law.names.parties import names_match
from nyayagraph.law.versions.fallen import Fallen, fallen_named
from nyayagraph.verify.claims.relations import NO_PARTY, opens_at
from nyayagraph.verify.claims.stated import Claim
from nyayagraph.verify.labels import short_label
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict, Evidence
from nyayagraph.verify.wording.words import quantities, telling_words

_OF_JUDGMENTS = ("reporter", "neutral", "case_name")
_IS_SOME_JUDGMENT = (CitationVerdict.VERIFIED, CitationVerdict.AMBIGUOUS)
_WHOLE = "whole"
SURELY_STRUCK = "struck_by"  # the rule by which rows say that a judgment did it
_LITTLE_ELSE = 4  # telling words of a sentence that says little but the fate
_FAR_BEFORE = 90
_NAMES_PARTIES = re.compile(r" v\. |^In re ")
_PARTY = re.compile(r"[A-Z][a-z]{3,}")
_OF_ANYONE = frozenset(("Court", "Supreme", "Singh", "Kumar", "Limited", "Another", "Others"))
# takes `State of Uttar Pradesh`, `Union of India`; a party of so many judgments that it tells none
_GOVERNMENT = re.compile(r"\b(?:State|Union|Government|Govt\.?)\s+of\s+[A-Z]\w+(?:\s+(?:&\s+)?[A-Z]\w+)?")
_UNLAWFUL = r"(?:unconstitutional|void|invalid|ultra\s+vires|inoperative|violative)"
# takes `is valid`, `was not unconstitutional`, `does not violate`; what says of a provision that it stands
_STANDS = re.compile(
    rf"\b(?:upheld|valid|intra\s+vires|constitutional(?:ly\s+valid)?|saved\s+by|(?:not|neither)\s+(?:\w+ly\s+)?(?:{_UNLAWFUL}|violat\w+|offend\w*|infring\w+))\b",
    re.IGNORECASE,
)
_STRUCK = (
    r"(?P<struck>str(?:uck|ikes?|iking)\s+down|invalidated|invalidates|quashed"
    rf"|(?:declared|held|found)\s+(?:to\s+be\s+|as\s+)?(?:\w+ly\s+)?{_UNLAWFUL})"
)
_FELL = re.compile(_STRUCK, re.IGNORECASE)
_READ = r"(?P<read>read(?:s|ing)?\s+down)"
_UPHELD = (
    r"(?P<upheld>upheld|upholds|sustained"
    r"|(?:declared|held|found)\s+(?:to\s+be\s+)?(?:constitutionally\s+)?(?:valid|constitutional|intra\s+vires))"
)
_DONE = rf"(?:{_STRUCK}|{_READ}|{_UPHELD})"
_ITS_VALIDITY = r"(?:\s+(?:the\s+)?(?:constitutional(?:ity)?\s+)?(?:validity\s+)?of)?"
# takes ` in `, ` by the Supreme Court in `, ` by the judgment of the Court in `; what leads up to a judgment's name
_TO_JUDGMENT = (
    r"\b(?:in|by|vide|through)\s+"
    r"(?:(?:the|a|its|landmark|famous|celebrated|Supreme|Constitution|Court|Bench|Hon'?ble|case|judgment|decision|ruling|of|in|by)[\s,]+){0,9}$"
)
# between a provision and the judgment behind it: takes ` IPC was struck down as arbitrary in `
_PASSIVE = re.compile(
    rf"^[^.;]{{0,90}}?(?:\b(?:was|were|is|are|been|being|stands?|stood)|,)\s+(?:(?:\w+ly|later|also|thus|first|since)\s+)?{_DONE}\b[^.;]{{0,120}}?{_TO_JUDGMENT}",
    re.IGNORECASE,
)
# between a judgment and the provision behind it: takes `, the Court struck down `, ` upheld the validity of `
_ACTIVE = re.compile(
    rf"^[\s,:()\[\]\d]*(?:(?:the|a|which|that|it|has|had|Supreme|Constitution|Court|Bench|majority|unanimously|rightly|finally|also|famously)\s+)*{_DONE}{_ITS_VALIDITY}(?:\s+(?:the|whole|of|old|all))*\s+$",
    re.IGNORECASE,
)
# before a provision, the judgment behind it: takes `The Court struck down `; and what stands between the two
_VERB_BEFORE = re.compile(rf"\b{_DONE}{_ITS_VALIDITY}(?:\s+(?:the|whole|of|old|all))*\s+$", re.IGNORECASE)
_THEN_JUDGMENT = re.compile(rf"^[^.;]{{0,90}}?{_TO_JUDGMENT}", re.IGNORECASE)
# takes `declared `, before a provision; ` unconstitutional`, behind it
_DECLARED_BEFORE = re.compile(
    r"\b(?:declared|declares|held|holds|found)\s+(?:that\s+)?(?:the\s+|old\s+)*$", re.IGNORECASE
)
_UNLAWFUL_BEHIND = re.compile(rf"^[^.;,]{{0,60}}?\b(?:to\s+be\s+|is\s+|was\s+|as\s+)?{_UNLAWFUL}\b", re.IGNORECASE)
# what makes of it a question, a plea, a denial or another court's act
_UNSURE = re.compile(
    r"\b(?:not|never|n't|refus\w+|declin\w+|without|nor|neither|no|if|whether|unless|until|before|sought|seek\w*|ask\w*|plea\w*|argu\w+|contend\w*|challeng\w*|petition\w*|could|would|might|may|should|myth|wrong\w*|mistak\w+|High\s+Courts?|Tribunal|dissent\w*|minority|overrul\w+|revers\w+|restor\w+)\b",
    re.IGNORECASE,
)


class Did(StrEnum):
    """What a judgment is said to have done to a provision."""

    STRUCK = "struck down"
    READ = "read down"
    UPHELD = "upheld"


_BY_TYPE = {"STRIKES_DOWN": Did.STRUCK, "READS_DOWN": Did.READ}
_BY_STATUS = {"STRUCK_DOWN": Did.STRUCK, "READ_DOWN": Did.READ}


@dataclass(frozen=True)
class Fate:
    """A statement that a judgment did something to a provision, or to a thing that is known to have fallen."""

    did: Did
    of: Resolved | Fallen
    judgment: Resolved


@dataclass(frozen=True)
class _Held:
    """What the graph holds that a judgment did to a provision, or to the clause of it that is asked for."""

    did: Did
    by: str
    by_id: str | None
    on: date | None
    is_whole: bool


def told_fates(claim: Claim) -> list[Fate]:
    """What a sentence that names one judgment says that it did to each provision and thing of the sentence."""
    judgments = [one for one in claim.resolved if one.reference.kind in _OF_JUDGMENTS]
    names = {one.authority_id or one.reference.name or one.reference.text for one in judgments}
    if len(names) != 1 or _UNSURE.search(claim.bare):
        return []
    told = ((one, _did(claim, low, high, judgments)) for one, low, high in _spans(claim))
    return [Fate(did, one, judgments[0]) for one, did in told if did]


def _spans(claim: Claim) -> Iterator[tuple[Resolved | Fallen, int, int]]:
    """Where the provisions, and the things that fell, stand in a sentence."""
    taken = []
    for one in claim.resolved:
        low, high = one.reference.start - claim.start, one.reference.end - claim.start
        taken.append((low, high))
        if one.key and one.provision:
            yield one, low, high
    for thing in fallen_named(claim.text):
        match = thing.words.search(claim.text)
        if match and not thing.is_never and not any(low < match.end() and match.start() < high for low, high in taken):
            yield thing, match.start(), match.end()


def check_fates(claim: Claim) -> tuple[ClaimVerdict, Evidence] | None:
    """Verdict on what a judgment is said to have done to provisions; None where the graph cannot tell."""
    fates = told_fates(claim)
    checked = [(fate, found) for fate in fates if (found := _checked(fate))]
    wrong = next((found for _, found in checked if found[0] is ClaimVerdict.CONTRADICTED), None)
    if wrong:
        return wrong
    return checked[0][1] if checked and len(checked) == len(fates) and says_little(claim) else None


def says_little(claim: Claim) -> bool:
    """True where a sentence says little but what became of a provision in a judgment."""
    return len(telling_words(claim.bare)) <= _LITTLE_ELSE and not quantities(claim.bare)


def upheld_in(claim: Claim, holding: str) -> bool:
    """True where a holding says that the provision stands which the claim, and little else, says to be upheld."""
    fates = told_fates(claim)
    if len(fates) != 1 or fates[0].did is not Did.UPHELD or isinstance(fates[0].of, Fallen) or not says_little(claim):
        return False
    key = fates[0].of.key
    numbered = re.compile(rf"\b(?:[Ss]ections?|[Aa]rticles?)\s+{key.number if key else ''}\b")
    stands = numbered.search(holding) and _STANDS.search(holding)
    return bool(stands) and not _FELL.search(holding)


def _did(claim: Claim, low: int, high: int, judgments: Sequence[Resolved]) -> Did | None:
    """What the words between and around the two say of what stands at `[low, high)`; None where they tie nothing."""
    opening = opens_at(judgments[0], claim.text, claim.start)
    closing = judgments[-1].reference.end - claim.start  # behind its parallel citations
    ahead, behind = claim.text[max(0, low - _FAR_BEFORE) : low], claim.text[high:]
    is_declared = _DECLARED_BEFORE.search(ahead) and _UNLAWFUL_BEHIND.match(behind)
    if closing <= low:
        between = claim.text[closing:low]
        return Did.STRUCK if is_declared else _named(_ACTIVE.match(between))
    if high > opening:
        return None
    between = claim.text[high:opening]
    if passive := _PASSIVE.match(between):
        return _named(passive)
    if not _THEN_JUDGMENT.match(between):
        return None
    return Did.STRUCK if is_declared else _named(_VERB_BEFORE.search(ahead))


def _named(match: re.Match[str] | None) -> Did | None:
    if match is None:
        return None
    return Did.STRUCK if match["struck"] else Did.READ if match["read"] else Did.UPHELD


def _checked(fate: Fate) -> tuple[ClaimVerdict, Evidence] | None:
    held = list(_held(fate.of) if isinstance(fate.of, Resolved) else _fell(fate.of))
    own = [row for row in held if _is_by(row, fate.judgment)]
    if any(row.did is fate.did for row in own):
        row = next(row for row in own if row.did is fate.did)
        return ClaimVerdict.SUPPORTED, _evidence(SURELY_STRUCK, fate, row)
    fell = [row for row in held if row.is_whole and row.did is Did.STRUCK]
    if fate.did is Did.UPHELD:
        fell = [row for row in fell if row in own]
        return (ClaimVerdict.CONTRADICTED, _evidence(SURELY_STRUCK, fate, fell[0])) if fell else None
    if (
        not fell
        or own
        or fate.judgment.verdict not in _IS_SOME_JUDGMENT
        or any(_may_be_by(row, fate.judgment) for row in held)
    ):
        return None
    return ClaimVerdict.CONTRADICTED, _evidence("struck_by_another", fate, fell[0])


def _held(one: Resolved) -> Iterator[_Held]:
    """What struck at a provision: whole where all of what is asked for fell."""
    clause = one.key.clause if one.key else ""
    for row in one.provision.invalidations if one.provision else ():
        if row.type in _BY_TYPE and _covers(row.clause, clause):
            cited = row.citation or ""
            by = cited if row.title in cited else f"{row.title}, {cited}".rstrip(", ")
            yield _Held(_BY_TYPE[row.type], by, row.by_id, row.on, _is_whole(row))
    section = one.provision.section if one.provision else None
    did = _BY_STATUS.get(section.status or "") if section else None
    if section and did and section.status_by and _covers(section.status_clause, clause):
        yield _Held(did, section.status_by, None, section.status_on, is_whole=did is Did.STRUCK)


def _fell(thing: Fallen) -> Iterator[_Held]:
    if _NAMES_PARTIES.search(thing.by):
        yield _Held(Did.STRUCK, thing.by, None, thing.since, is_whole=thing.only is None)


def _is_whole(row: StruckBy) -> bool:
    return row.extent == _WHOLE and row.until is None and not row.touches


def _covers(fallen: str | None, asked: str) -> bool:
    """True where what fell is all that is asked for, or holds it."""
    return not fallen or asked.startswith(fallen)


def _is_by(row: _Held, judgment: Resolved) -> bool:
    """True where a judgment is surely the one that did it: by its id, its day, else by its name."""
    known = judgment.judgment
    if known is None and judgment.verdict not in _IS_SOME_JUDGMENT:
        return _letters(judgment.reference.text) in _letters(row.by)  # its citation, which is held nowhere else
    if row.by_id and known:
        return row.by_id == known.judgment_id
    shared = _shared(row, judgment)
    if known and known.decided_on and row.on:
        return known.decided_on == row.on and bool(shared)
    return bool(shared - NO_PARTY) or names_match(_name(judgment), row.by.split(",")[0])


def _letters(text: str) -> str:
    return "".join(text.split())


def _may_be_by(row: _Held, judgment: Resolved) -> bool:
    """True where the two names share a word that could name a party."""
    if row.by_id and judgment.judgment:
        return row.by_id == judgment.judgment.judgment_id
    return bool(_shared(row, judgment))


def _name(judgment: Resolved) -> str:
    return judgment.judgment.title if judgment.judgment else judgment.reference.name or judgment.reference.text


def _shared(row: _Held, judgment: Resolved) -> set[str]:
    names = (row.by.split(",")[0], _name(judgment))
    ours, theirs = (set(_PARTY.findall(_GOVERNMENT.sub(" ", name))) - _OF_ANYONE for name in names)
    return ours & theirs


def _evidence(rule: str, fate: Fate, row: _Held) -> Evidence:
    of = fate.of.name if isinstance(fate.of, Fallen) else short_label(fate.of.key) if fate.of.key else ""
    return Evidence(rule=rule, evidence=f"{of} was {row.did} by {row.by}", authority_id=row.by_id)
