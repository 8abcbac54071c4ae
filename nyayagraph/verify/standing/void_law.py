"""Statements that nothing bears out and that lean on law struck down, put down to that. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from nyayagraph.verify.report import CitationCheck, ClaimCheck, ClaimVerdict, Evidence

_VOID = "struck_down"
_LIMITED = "limited"


def held_to_the_fall(claims: Sequence[ClaimCheck], citations: Sequence[CitationCheck]) -> tuple[ClaimCheck, ...]:
    """The claims, those that fail and cite a provision that their text does not know to be struck at contradicted."""
    return tuple(_of_fall(claim, citations) if claim.fails else claim for claim in claims)


def _of_fall(claim: ClaimCheck, citations: Sequence[CitationCheck]) -> ClaimCheck:
    for one in citations:
        if not claim.start <= one.start < claim.end:
            continue
        note = next((note for note in one.notes if note.rule == _VOID or _is_of_a_fall(note.rule, note.text)), None)
        if note:
            reason = Evidence(
                rule="record_struck_down", evidence=note.text, authority_id=note.authority_id, on=note.since
            )
            return claim.model_copy(
                update={"verdict": ClaimVerdict.CONTRADICTED, "evidence": (reason, *claim.evidence)}
            )
    return claim


def _is_of_a_fall(rule: str, text: str) -> bool:
    return rule == _LIMITED and "was struck down" in text
