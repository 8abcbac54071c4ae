"""What passages say of one claim: quotations, words, conjuncts, and who may answer for it. Deterministic."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from nyayagraph.cypher.statute import TopicSection
from nyayagraph.law.standing import StatedTreatment
from nyayagraph.verify.claims.fates import told_fates
from nyayagraph.verify.claims.stated import Claim
from nyayagraph.verify.report import CitationVerdict, ClaimCheck, ClaimVerdict, Evidence
from nyayagraph.verify.wording.alignment import PARTLY_FROM, Alignment, Passage, best_alignment, parts
from nyayagraph.verify.wording.contradiction import speak_of_different_provisions
from nyayagraph.verify.wording.differences import words_changed
from nyayagraph.verify.wording.quotations import is_same_but_for_print, quotation_is_exact, quotations
from nyayagraph.verify.wording.words import as_printed

_HALF_SAID_FROM = 0.7
_HARDLY_SAID = 0.2
_NOT_EXACT = ("quotation_not_exact", ClaimVerdict.PARTIALLY_SUPPORTED)


@dataclass
class Judged:
    """A claim's verdict, the passage that decides it, and what it proves of the citations it leans on."""

    verdict: ClaimVerdict
    evidence: list[Evidence]
    relevance: float = 0.0
    # what the passages prove of references, by the reference's start
    citations: dict[int, tuple[CitationVerdict, Evidence]] = field(default_factory=dict)

    def to_check(self, claim: Claim) -> ClaimCheck:
        """The verdict as it stands in a report."""
        return ClaimCheck(
            start=claim.start,
            end=claim.end,
            text=claim.text,
            verdict=self.verdict,
            evidence=tuple(self.evidence),
            leans_on=claim.authority_ids,
        )


@dataclass(frozen=True)
class Sources:
    """What a claim is held against."""

    own: Sequence[Passage]
    wide: Sequence[Passage]
    treatments: Sequence[StatedTreatment]
    topics: dict[tuple[int, int], Sequence[TopicSection]]


def answerable(claim: Claim, sources: Sources, judgments: set[str]) -> list[Passage]:
    """Passages that must bear the claim out: the judgments' where it names some, else the provisions'.

    A document of one's own answers for a claim that names neither; the whole graph for one that names nothing.
    """
    if not claim.authority_ids:
        return list(sources.wide)
    if judgments:
        return [passage for passage in sources.own if passage.authority_id in judgments]
    return of_law(claim, sources) if any(one.key for one in claim.resolved) else list(sources.own)


def of_law(claim: Claim, sources: Sources) -> list[Passage]:
    """Passages of the authorities that the claim names, those of a person's own documents left out."""
    uploads = {one.upload.upload_id for one in claim.resolved if one.upload}
    return [passage for passage in sources.own if passage.authority_id not in uploads]


def said_by_provision(claim: Claim, sources: Sources) -> Judged | None:
    """Half support where the provision named says it and the judgment named is not known to."""
    judgments = {one.judgment.judgment_id for one in claim.resolved if one.judgment}
    found = best_alignment(claim.bare, [passage for passage in sources.own if passage.authority_id not in judgments])
    if not found.supports:
        return None
    words = f'the provision says it; no passage held of the judgment named does: "{found.sentence[:160]}"'
    return Judged(
        ClaimVerdict.PARTIALLY_SUPPORTED,
        [passage_evidence("provision_says_so", words, found)],
        relevance=found.coverage,
    )


def said_by_upload(claim: Claim, sources: Sources) -> Judged | None:
    """Half support where a document of one's own says it of a provision: what the law is, it cannot tell."""
    law = of_law(claim, sources)
    found = best_alignment(claim.bare, [passage for passage in sources.own if passage not in law])
    if not found.supports or found.passage is None:
        return None
    words = f'{found.passage.title} says it, which is no authority on the law: "{found.sentence[:160]}"'
    return Judged(
        ClaimVerdict.PARTIALLY_SUPPORTED,
        [passage_evidence("own_document_says_so", words, found)],
        relevance=found.coverage,
    )


def misquoted(claim: Claim, sources: Sources) -> Judged | None:
    """The verdict for a quotation that no passage has word for word.

    It contradicts where a word of the source named is changed: `respects` for `violates`. What a sentence quotes that
    names no source may be of a letter or a witness, and print slips.
    """
    passages = [*sources.own, *sources.wide]
    headings = _headings(claim)
    for quoted in quotations(claim.text):
        if is_same_but_for_print(quoted, headings):
            continue
        if quotation_is_exact(quoted, sources.own if claim.authority_ids else passages):
            continue
        near = best_alignment(quoted, sources.own or passages)
        if near.coverage >= _HALF_SAID_FROM and claim.authority_ids:
            changed = words_changed(quoted, near.sentence)
            words = f'the source does not have these words; it has: "{near.sentence[:200]}"'
            rule, verdict = ("misquoted", ClaimVerdict.CONTRADICTED) if changed else _NOT_EXACT
            return Judged(verdict, [passage_evidence(rule, words, near)])
        words = f'no source held has the words "{quoted[:120]}"'
        return Judged(ClaimVerdict.UNSUPPORTED, [Evidence(rule="quotation_not_found", evidence=words)])
    return None


def _headings(claim: Claim) -> list[str]:
    """Headings of the provisions that a claim names, which stand in no passage."""
    sections = [one.provision.section for one in claim.resolved if one.provision]
    return [section.heading for section in sections if section and section.heading]


def aligned(claim: Claim, passages: Sequence[Passage]) -> Judged:
    """What `passages` make of the claim as a whole, else of what it says to be held, else of its conjuncts."""
    whole = best_alignment(claim.bare, passages, is_anchored=bool(claim.authority_ids))
    relevance = max((passage.cosine_score for passage in passages), default=0.0)
    if whole.supports:
        if told_fates(claim) and speak_of_different_provisions(claim.text, whole.sentence):
            words = f'the source says it of another provision: "{whole.sentence[:240]}"'
            return Judged(ClaimVerdict.UNSUPPORTED, [passage_evidence("said_of_another", words, whole)], relevance)
        if whole.dropped:
            words = f'the source limits it: "{whole.dropped}"'
            return Judged(
                ClaimVerdict.PARTIALLY_SUPPORTED, [passage_evidence("limit_left_out", words, whole)], relevance
            )
        return Judged(ClaimVerdict.SUPPORTED, [passage_evidence("passage_says_so", whole.sentence, whole)], relevance)
    if whole.contradicts:
        words = f'{whole.problem}; the source: "{whole.sentence[:240]}"'
        return Judged(ClaimVerdict.CONTRADICTED, [passage_evidence("passage_says_otherwise", words, whole)], relevance)
    contrary = held_otherwise(claim, passages) if claim.authority_ids else None
    return contrary or _aligned_in_parts(claim, passages, relevance) or _half_said(claim, whole, relevance)


def _half_said(claim: Claim, whole: Alignment, relevance: float) -> Judged:
    if whole.coverage >= PARTLY_FROM and not whole.problem:
        words = f"no source says: {', '.join(as_printed(whole.missing, claim.bare)[:6])}"
        return Judged(ClaimVerdict.PARTIALLY_SUPPORTED, [passage_evidence("words_not_said", words, whole)], relevance)
    if whole.is_turned:
        words = f'{whole.problem}; the source: "{whole.sentence[:240]}"'
        return Judged(ClaimVerdict.UNSUPPORTED, [passage_evidence("words_say_otherwise", words, whole)], relevance)
    words = "nothing held says it" + (f'; nearest: "{whole.sentence[:160]}"' if whole.coverage >= _HARDLY_SAID else "")
    return Judged(ClaimVerdict.UNSUPPORTED, [passage_evidence("no_passage_says_so", words, whole)], relevance)


# takes `held that `, `says `, `laid down that `; what stands behind is what a judgment is said to hold
_HELD = re.compile(
    r"\b(?:held|holds?|ruled?s?|says|said|settled|settles|laid\s+down|lays\s+down|decided|declared|declares|observed|clarified|clarifies)(?:\s*,[^,;.]{0,60},)?\s+(?:that\s+)?",
    re.IGNORECASE,
)


def held_parts(claim: Claim) -> tuple[str, ...]:
    """What a claim says that a judgment holds, with the provisions it names and without them; empty where it is all."""
    found = ((_HELD.search(text), text) for text in (claim.text, claim.bare))
    return tuple(text[match.end() :] for match, text in found if match)


def held_otherwise(claim: Claim, passages: Sequence[Passage]) -> Judged | None:
    """A contradiction of what a judgment is said to hold, in a sentence that says other things before."""
    found = [best_alignment(part, passages) for part in held_parts(claim)]
    contrary = next((one for one in found if one.contradicts), None)
    if contrary is None or any(one.supports for one in found):
        return None
    words = f'{contrary.problem}; the source: "{contrary.sentence[:240]}"'
    reason = passage_evidence("holding_is_otherwise", words, contrary)
    return Judged(ClaimVerdict.CONTRADICTED, [reason], relevance=contrary.coverage)


def _aligned_in_parts(claim: Claim, passages: Sequence[Passage], relevance: float) -> Judged | None:
    """The verdict of a claim whose conjuncts are borne out one by one, or some of them; None where none is."""
    is_anchored = bool(claim.authority_ids)
    each = [(part, best_alignment(part, passages, is_anchored=is_anchored)) for part in parts(claim.bare)]
    if len(each) < 2:  # noqa: PLR2004 - conjuncts
        return None
    wrong = next((found for _, found in each if found.contradicts), None)
    if wrong:
        words = f'{wrong.problem}; the source: "{wrong.sentence[:240]}"'
        return Judged(ClaimVerdict.CONTRADICTED, [passage_evidence("part_says_otherwise", words, wrong)], relevance)
    said = [found for _, found in each if found.supports]
    if len(said) == len(each):
        return Judged(
            ClaimVerdict.SUPPORTED,
            [passage_evidence("passages_say_so", found.sentence, found) for found in said],
            relevance,
        )
    unsaid = [part for part, found in each if not found.supports]
    if said and unsaid:
        words = f'no source says "{" ".join(unsaid[0].split())}"'
        return Judged(ClaimVerdict.PARTIALLY_SUPPORTED, [passage_evidence("part_not_said", words, said[0])], relevance)
    return None


def passage_evidence(rule: str, words: str, found: Alignment) -> Evidence:
    """The passage of an alignment as evidence."""
    return Evidence(
        rule=rule,
        evidence=" ".join(words.split()),
        authority_id=found.passage.authority_id if found.passage else None,
        chunk_id=found.passage.chunk_id if found.passage else None,
        score=round(found.coverage, 3),
    )
