"""A draft through `verify`, then its statements of record against the rows. Removal is `verify`'s own, by code."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import date

from nyayagraph.answer.authorities import NOT_TO_BE_QUOTED
from nyayagraph.answer.records import check_record
from nyayagraph.answer.said import Facts, facts_of, letters
from nyayagraph.answer.sources import Source
from nyayagraph.answer.treatments import treatment_stated
from nyayagraph.cypher.answer import OffenceFlags
from nyayagraph.cypher.statute import HeldAct
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.law.find import find
from nyayagraph.law.standing import StatedTreatment
from nyayagraph.law.treatment import Standing
from nyayagraph.verify.alignment import Passage, best_alignment, telling_words
from nyayagraph.verify.check import verify
from nyayagraph.verify.claims import read_claims
from nyayagraph.verify.confidence import confidence
from nyayagraph.verify.repair import repair
from nyayagraph.verify.report import (
    CitationCheck,
    CitationVerdict,
    ClaimCheck,
    ClaimVerdict,
    Confidence,
    Evidence,
    Overall,
    VerificationReport,
)
from nyayagraph.verify.resolve import Resolved, resolve
from nyayagraph.verify.validity import fetch_treatments

# takes `section 101 of the Bharatiya Nyaya Sanhita`; the act is what was added to a bare number
_OF_ITS_ACT = re.compile(r"(\b[Ss]ections? \d+[A-Z]*(?:\(\w+\))*) of the (?:[A-Z]\w+ ?)+")
_SHORTEST_QUOTATION = 12
_BLAMES = ("another_section", "said_by_another", "authority_silent")
_TELLS_STANDING = ("record_treatment", "record_replacement", "record_struck", "record_none_in_place")
_FALLEN = (
    Standing.OVERRULED,
    Standing.PARTLY_OVERRULED,
    Standing.REVERSED,
    Standing.DOUBTED,
    Standing.STRUCK_DOWN,
    Standing.REPEALED,
)


def check_draft(
    graph: Graph,
    embedder: Embedder,
    text: str,
    sources: Sequence[Source],
    *,
    acts: Iterable[HeldAct],
    on: date,
    offence_date: date | None,
) -> VerificationReport:
    """The report on a draft. A claim that `verify` could not bear out is looked at again for statements of record.

    A statement of record that the rows contradict fails the claim, whatever a passage seems to say.
    """
    report = verify(graph, embedder, text, on=on, offence_date=offence_date)
    if report.overall is Overall.UNAVAILABLE:
        return report
    resolved = resolve(graph, text, find(text, written_on=on))
    ids = tuple(sorted({one.provision.section_id for one in resolved if one.provision}))
    facts = facts_of(resolved, graph.fetch(OffenceFlags(section_ids=ids)) if ids else (), acts)
    treatments = fetch_treatments(graph, {one.judgment.judgment_id for one in resolved if one.judgment})
    looked = (_treatment(claim, resolved, treatments) for claim in report.claims)
    claims = tuple(_second_look(claim, facts, sources) for claim in looked)
    citations = _told(_cleared(report.citations, report.claims, claims), claims)
    if (claims, citations) == (report.claims, report.citations):
        return report
    sentences = read_claims(text, resolved)
    repaired, removed = repair(text, sentences, dict(enumerate(claims)), citations)
    return report.model_copy(
        update={
            "citations": citations,
            "claims": claims,
            "text": repaired,
            "removed": removed,
            "overall": _overall(citations, claims),
            "warnings": tuple(dict.fromkeys(note for one in citations for note in one.notes)),
            "confidence": _confidence(report.confidence, citations, claims),
            "summary": _summary(citations, claims, len(removed), len(report.warnings)),
        }
    )


def _treatment(claim: ClaimCheck, resolved: Sequence[Resolved], treatments: Sequence[StatedTreatment]) -> ClaimCheck:
    """The claim, supported where it states a treatment that the graph holds word for word."""
    stated = treatment_stated(claim, resolved, treatments)
    if stated is None:
        return claim
    return claim.model_copy(update={"verdict": ClaimVerdict.SUPPORTED, "evidence": (stated,)})


def _told(citations: Sequence[CitationCheck], claims: Sequence[ClaimCheck]) -> tuple[CitationCheck, ...]:
    """Citations without the warning that a checked sentence of the same text gives: its reader is warned already."""
    told = _authorities_of(claims, _TELLS_STANDING)
    limits = _authorities_of(claims, ("record_struck",))

    def heard(one: CitationCheck) -> CitationCheck:
        if not one.is_answered and one.standing in _FALLEN and one.authority_id in told:
            return one.model_copy(update={"is_answered": True, "warnings": (), "notes": ()})
        notes = tuple(note for note in one.notes if note.rule != "limited" or one.authority_id not in limits)
        return one.model_copy(update={"notes": notes, "warnings": tuple(note.text for note in notes)})

    return tuple(heard(one) for one in citations)


def _authorities_of(claims: Sequence[ClaimCheck], rules: Sequence[str]) -> set[str]:
    """Authorities that borne-out statements of these rules speak of."""
    return {
        authority
        for claim in claims
        if claim.verdict is ClaimVerdict.SUPPORTED and any(one.rule in rules for one in claim.evidence)
        for authority in claim.leans_on
    }


def _second_look(claim: ClaimCheck, facts: Facts, sources: Sequence[Source]) -> ClaimCheck:
    checked = check_record(claim.text, claim.start, facts)
    if checked.wrong:
        return claim.model_copy(update={"verdict": ClaimVerdict.CONTRADICTED, "evidence": tuple(checked.wrong)})
    if claim.verdict is ClaimVerdict.SUPPORTED:
        return claim
    quoted = _verbatim(claim.text, sources)
    if quoted:
        return claim.model_copy(update={"verdict": ClaimVerdict.SUPPORTED, "evidence": (quoted,)})
    verdict = _of_the_rest(checked.rest, claim, sources) if checked.right else None
    if verdict is None:
        return claim
    return claim.model_copy(update={"verdict": verdict, "evidence": (*checked.right, *claim.evidence)})


def _of_the_rest(rest: str, claim: ClaimCheck, sources: Sequence[Source]) -> ClaimVerdict | None:
    """Verdict on what a sentence says besides its statements of record; None where its sources do not say it."""
    if not telling_words(rest):
        return ClaimVerdict.SUPPORTED
    own = [
        Passage(source.chunk_id, source.authority_id, source.authority, source.text)
        for source in sources
        if source.authority_id in claim.leans_on
    ]
    found = best_alignment(rest, own)
    if not found.supports:
        return None
    return ClaimVerdict.PARTIALLY_SUPPORTED if found.dropped else ClaimVerdict.SUPPORTED


def _verbatim(sentence: str, sources: Sequence[Source]) -> Evidence | None:
    """The source that has the sentence word for word and may be quoted; an overruled judgment may not."""
    wanted = _letters(sentence)
    for source in sources:
        quotable = source.standing not in NOT_TO_BE_QUOTED and len(wanted) >= _SHORTEST_QUOTATION
        if quotable and wanted in _letters(source.text):
            return Evidence(
                rule="verbatim",
                evidence=sentence,
                authority_id=source.authority_id,
                chunk_id=source.chunk_id,
                score=1.0,
            )
    return None


def _letters(text: str) -> str:
    """Letters and figures alone; `section 101 of the Sanhita` in a section of it is its own `section 101`."""
    return letters(_OF_ITS_ACT.sub(r"\1", text))


def _cleared(
    citations: Sequence[CitationCheck], before: Sequence[ClaimCheck], after: Sequence[ClaimCheck]
) -> tuple[CitationCheck, ...]:
    """Citations blamed on another authority for a claim that the rows have since borne out are verified again."""
    upheld = [
        now for then, now in zip(before, after, strict=True) if then.fails and now.verdict is ClaimVerdict.SUPPORTED
    ]

    def cleared(one: CitationCheck) -> CitationCheck:
        blamed = one.verdict is CitationVerdict.MISATTRIBUTED and one.evidence and one.evidence[0].rule in _BLAMES
        if blamed and any(claim.start <= one.start < claim.end for claim in upheld):
            return one.model_copy(update={"verdict": CitationVerdict.VERIFIED, "evidence": one.evidence[1:]})
        return one

    return tuple(cleared(one) for one in citations)


def _summary(citations: Sequence[CitationCheck], claims: Sequence[ClaimCheck], removed: int, warnings: int) -> str:
    verified = sum(one.verdict is CitationVerdict.VERIFIED for one in citations)
    supported = sum(one.verdict is ClaimVerdict.SUPPORTED for one in claims)
    return (
        f"{verified} of {len(citations)} citations verified, {supported} of {len(claims)} claims supported, "
        f"{removed} sentences removed, {warnings} warnings"
    )


def _overall(citations: Sequence[CitationCheck], claims: Sequence[ClaimCheck]) -> Overall:
    good = sum(one.is_good for one in citations) + sum(one.verdict is ClaimVerdict.SUPPORTED for one in claims)
    total = len(citations) + len(claims)
    if total and good == total:
        return Overall.VERIFIED
    return Overall.PARTIALLY_VERIFIED if good else Overall.UNVERIFIED


def _confidence(before: Confidence, citations: Sequence[CitationCheck], claims: Sequence[ClaimCheck]) -> Confidence:
    """Confidence with the claims as they stand now; what does not hang on claims is kept."""
    kept = before.factors
    return confidence(
        citations, claims, relevance=kept["relevance"], authority=kept["authority"], recent=kept["recency"]
    )
