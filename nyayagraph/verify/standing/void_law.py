"""Statements that lean on law struck down, put down to that where nothing bears them out or they call it living. Pure.

That the fall is told elsewhere in the text clears who reports it, not who relies on the provision as law that lives.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.claims.day_words import WORDS_NOT_HELD
from nyayagraph.verify.labels import day
from nyayagraph.verify.report import CitationCheck, ClaimCheck, ClaimVerdict, Evidence

_VOID = "struck_down"
_LIMITED = "limited"
_OVERRULED = "overruled"
# takes `continues to hold the field`, `binds this Court as good law`, `which governs all courts`, `it is settled by`
_CALLS_LAW = re.compile(
    r"\b(?:holds?\s+the\s+field|good\s+law|bind(?:s|ing)?|governs?|(?:is|are|was)\s+(?:well\s+)?settled|settles"
    r"|(?:still|continues?\s+to)\s+(?:be\s+)?(?:the\s+law|appl(?:y|ies)|hold)|remains?\s+(?:the\s+)?law)\b"
    r"(?!\s+(?:no\s+longer|no\s+more|nobody|none)\b)",
    re.IGNORECASE,
)
# what stands before a provision that is relied on: takes `remains punishable under `, `are also an offence under `;
# refuses `was punishable under `, `is not punishable under `
_LIVES_BEFORE = re.compile(
    r"\b(?:remains?|stays?|is|are|continues?\s+to\s+be)\s+(?:(?:still|also|now|therefore|thus|further|additionally)\s+)*"
    r"(?:punishable|liable\s+to\s+(?:be\s+)?(?:punish\w+|prosecut\w+)|an?\s+(?:\w+\s+)?(?:offence|crime))\s[^.;:,]{0,60}$",
    re.IGNORECASE,
)
# and behind it: takes ` still punishes`, ` remains in force`; refuses ` was struck down`, ` no longer applies`
_LIVES_BEHIND = re.compile(
    r"^[^.;:]{0,60}?\b(?:still\s+(?:punishes|applies|governs|binds)|(?:remains?|continues?(?:\s+to\s+be)?|is\s+still)\s+(?:in\s+force|good\s+law|the\s+law))\b",
    re.IGNORECASE,
)
# takes what reports, denies, supposes or tells of the past; refuses `remains punishable`
_NOT_RELIED_ON = re.compile(
    r"\b(?:not|no|never|nor|cannot|nobody|none|if|whether|unless|until|till|before|then|was|were|had|would|could|once|struck|void"
    r"|unconstitutional|invalid|alleg\w+|submit\w*|submission|argu\w+|conten\w+|claim\w*|asserts?|asserted|says?|said|states?|stated"
    r"|according|FIR|complaint|charge-?sheet|notice|view|held|wrong\w*|mistak\w+|erroneous\w*)\b|[\"“”?]",
    re.IGNORECASE,
)


def held_to_the_fall(claims: Sequence[ClaimCheck], citations: Sequence[CitationCheck]) -> tuple[ClaimCheck, ...]:
    """The claims, those contradicted that rely on law struck down: as living law, or without knowing of its fall.

    So too those that call a judgment law which was overruled.
    """
    return tuple(
        _of_overruled(
            _of_living_law(_of_fall(claim, citations) if claim.fails or _is_unheld(claim) else claim, citations),
            citations,
        )
        for claim in claims
    )


def _of_overruled(claim: ClaimCheck, citations: Sequence[CitationCheck]) -> ClaimCheck:
    """The claim, contradicted where it calls a judgment law that was overruled, and the text does not say so."""
    if claim.verdict is ClaimVerdict.CONTRADICTED or not _CALLS_LAW.search(claim.text):
        return claim
    for one in citations:
        if one.standing is Standing.OVERRULED and claim.start <= one.start < claim.end:
            for note in one.notes:
                if note.rule == _OVERRULED:
                    reason = Evidence(
                        rule="record_overruled", evidence=note.text, authority_id=note.authority_id, on=note.since
                    )
                    return _contradicted(claim, reason)
    return claim


def _is_unheld(claim: ClaimCheck) -> bool:
    """True where nothing was compared, since the words of the day are not held: the fall is known all the same."""
    return bool(claim.evidence) and claim.evidence[0].rule == WORDS_NOT_HELD


def _of_living_law(claim: ClaimCheck, citations: Sequence[CitationCheck]) -> ClaimCheck:
    """The claim, contradicted where it calls a provision that was struck down the law of its day."""
    if claim.verdict in (ClaimVerdict.CONTRADICTED, ClaimVerdict.NOT_CHECKED) or _NOT_RELIED_ON.search(claim.text):
        return claim
    for one in citations:
        if one.standing is not Standing.STRUCK_DOWN or not claim.start <= one.start < claim.end:
            continue
        before, behind = claim.text[: one.start - claim.start], claim.text[one.end - claim.start :]
        if _LIVES_BEFORE.search(before) or _LIVES_BEHIND.search(behind):
            fall = next((reason for reason in one.evidence if reason.by and reason.on), None)
            words = f"{one.text} was struck down" + (f" on {day(fall.on)} by {fall.by}" if fall and fall.on else "")
            reason = Evidence(
                rule="record_struck_down",
                evidence=words,
                authority_id=one.authority_id,
                on=fall.on if fall else None,
            )
            return _contradicted(claim, reason)
    return claim


def _of_fall(claim: ClaimCheck, citations: Sequence[CitationCheck]) -> ClaimCheck:
    for one in citations:
        if not claim.start <= one.start < claim.end:
            continue
        note = next((note for note in one.notes if note.rule == _VOID or _is_of_a_fall(note.rule, note.text)), None)
        if note:
            reason = Evidence(
                rule="record_struck_down", evidence=note.text, authority_id=note.authority_id, on=note.since
            )
            return _contradicted(claim, reason)
    return claim


def _is_of_a_fall(rule: str, text: str) -> bool:
    return rule == _LIMITED and "was struck down" in text


def _contradicted(claim: ClaimCheck, reason: Evidence) -> ClaimCheck:
    return claim.model_copy(update={"verdict": ClaimVerdict.CONTRADICTED, "evidence": (reason, *claim.evidence)})
