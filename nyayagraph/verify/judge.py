"""One claim against its evidence: the verdict and why. Deterministic; anything it cannot settle is not supported."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from nyayagraph.cypher.statute import TopicSection
from nyayagraph.law.standing import StatedTreatment
from nyayagraph.verify.alignment import (
    PARTLY_FROM,
    Alignment,
    Passage,
    as_printed,
    best_alignment,
    parts,
    quotation_is_exact,
    quotations,
    telling_words,
)
from nyayagraph.verify.claims import Claim
from nyayagraph.verify.labels import short_label
from nyayagraph.verify.meaning import Attribution, Meaning, attribution, may_fit_better_elsewhere, meaning
from nyayagraph.verify.relations import check_relation, check_replacement, relation_between
from nyayagraph.verify.report import CitationVerdict, ClaimCheck, ClaimVerdict, Evidence
from nyayagraph.verify.resolve import Resolved
from nyayagraph.verify.words import quantities

# takes `the Delhi High Court held`, `Supreme Court ruled`; refuses `appealed to the High Court`
_COURT_SPEAKS = re.compile(
    r"\b(?:the\s+)?(?:Hon'?ble\s+)?(?P<court>Supreme\s+Court|(?:[A-Z][a-z]+\s+){1,3}High\s+Court|High\s+Court\s+(?:of|at)\s+[A-Z][a-z]+|Privy\s+Council|Federal\s+Court)(?:\s+of\s+India)?"
    r"(?:\s+(?:has|had|also|in\s+\S+))?\s+(?:held|ruled|decided|observed|declared|laid|struck|overruled|recogni[sz]ed|said|stated|affirmed)\b"
)
_BENCH_SAID = re.compile(r"\b(?:bench|judges?)\b", re.IGNORECASE)
_HALF_SAID_FROM = 0.7
_UNSAID_BELOW = 0.45
_ATTRIBUTED_ELSEWHERE_FROM = 0.7
_HARDLY_SAID = 0.2
_NOT_EVEN_NEAR = 0.25
_SUBJECT_WORDS = 8
_SUBJECT_WORDS_OF_A_JUDGMENT = 4


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


def first_look(claim: Claim, sources: Sources) -> Judged | None:
    """A verdict that needs no passage: a citation that failed, a turned relation, a wrong court, a wrong section."""
    stated = _stated_relations(claim, sources.treatments)
    wrong = next((one for one in stated if one[0] is not ClaimVerdict.SUPPORTED), None)
    if wrong:
        return Judged(wrong[0], [wrong[1]])
    has_judgment = any(one.judgment and one.verdict is CitationVerdict.VERIFIED for one in claim.resolved)
    failed = _failed(claim, names_too=not has_judgment)
    if failed:
        return _leans_on(failed[0])
    fact = _wrong_fact(claim)
    if fact:
        return Judged(ClaimVerdict.CONTRADICTED, [fact])
    for said, found in meanings(claim, sources):
        if found.better and _names_subject(claim, said):
            right = found.better
            words = f"{short_label(said.key)} deals with {_heading_of(claim, said)}"
            words += f"; {said.words!r} is {right.section_id} ({right.heading})"
            return Judged(
                ClaimVerdict.CONTRADICTED,
                [Evidence(rule="another_section", evidence=words, authority_id=right.section_id)],
                citations=_reference_of(claim, said, words, right.section_id),
            )
    if stated and len(telling_words(claim.bare)) <= 4:  # noqa: PLR2004 - the relation is the claim
        return Judged(ClaimVerdict.SUPPORTED, [stated[0][1]], relevance=1.0)
    return None


def _names_subject(claim: Claim, said: Attribution) -> bool:
    """True where few words say what the section deals with; many expound it, a judgment's further than a text's."""
    if not any(one.judgment for one in claim.resolved):
        return len(said.topic) <= _SUBJECT_WORDS
    return said.key.act_id != "constitution" and len(said.topic) <= _SUBJECT_WORDS_OF_A_JUDGMENT


def _failed(claim: Claim, *, names_too: bool) -> list[Resolved]:
    """References that are not what they are said to be; bare names only where `names_too`."""
    return [
        one
        for one in claim.resolved
        if one.verdict in (CitationVerdict.NOT_FOUND, CitationVerdict.MISATTRIBUTED)
        and (names_too or one.reference.kind != "case_name")
    ]


def _leans_on(one: Resolved) -> Judged:
    why = one.evidence[0].evidence if one.evidence else ""
    words = f"it leans on {one.reference.text}, which is {one.verdict}: {why}"
    return Judged(ClaimVerdict.UNSUPPORTED, [Evidence(rule="leans_on_unverified", evidence=words)])


def _reference_of(
    claim: Claim, said: Attribution, words: str, right: str
) -> dict[int, tuple[CitationVerdict, Evidence]]:
    reason = Evidence(rule="another_section", evidence=words, authority_id=right)
    return {
        one.reference.start: (CitationVerdict.MISATTRIBUTED, reason) for one in claim.resolved if one.key == said.key
    }


def _heading_of(claim: Claim, said: Attribution) -> str:
    found = next((one.provision for one in claim.resolved if one.key == said.key), None)
    return (found.section.heading if found and found.section else None) or "another matter"


def attributions(claim: Claim) -> list[Attribution]:
    """What the claim says that each of its provisions deals with."""
    spans = [
        (one.reference.start - claim.start, one.reference.end - claim.start, one.key)
        for one in claim.resolved
        if one.key
    ]
    return [attribution(claim.text, spans, place) for place in range(len(spans))]


def attributions_in_doubt(claim: Claim) -> list[tuple[int, Attribution]]:
    """Attributions, by their place in the claim, that other sections of the act could show to be wrong."""
    known = {one.key: one.provision for one in claim.resolved if one.key and one.provision}
    return [
        (place, said)
        for place, said in enumerate(attributions(claim))
        if (cited := known.get(said.key))
        and may_fit_better_elsewhere(said, cited, is_named=_names_subject(claim, said))
    ]


def meanings(claim: Claim, sources: Sources) -> list[tuple[Attribution, Meaning]]:
    """Each attribution of the claim with what the act says of it; those without a topic are left out."""
    known = {one.key: one.provision for one in claim.resolved if one.key and one.provision}
    found = []
    for place, said in enumerate(attributions(claim)):
        cited = known.get(said.key)
        if said.topic and cited:
            found.append((said, meaning(said, cited, sources.topics.get((claim.number, place), ()))))
    return found


def _stated_relations(claim: Claim, treatments: Sequence[StatedTreatment]) -> list[tuple[ClaimVerdict, Evidence]]:
    found = []
    judgments = [one for one in claim.resolved if one.reference.kind in ("reporter", "neutral", "case_name")]
    for place, one in enumerate(judgments):
        second = judgments[place + 1] if place + 1 < len(judgments) else None
        relation = relation_between(claim.text, claim.start, one, second)
        checked = check_relation(relation, treatments) if relation else None
        if checked:
            found.append(checked)
    provisions = [one for one in claim.resolved if one.key]
    for one, two in pairwise(provisions):
        between = claim.text[one.reference.end - claim.start : two.reference.start - claim.start]
        before = claim.text[max(0, one.reference.start - claim.start - 24) : one.reference.start - claim.start]
        checked = check_replacement(f"{before} {between}", one, two)
        if checked:
            found.append(checked)
    return found


def _wrong_fact(claim: Claim) -> Evidence | None:
    """A court, or a number of judges, that is not the judgment's; only where one judgment is named."""
    judgments = {one.judgment.judgment_id: one.judgment for one in claim.resolved if one.judgment}
    if len(judgments) != 1:
        return None
    judgment = next(iter(judgments.values()))
    speaks = _COURT_SPEAKS.search(claim.text)
    if speaks and judgment.court_id and not _same_court(speaks["court"], judgment.court_id):
        named = " ".join(speaks["court"].split())
        words = f"{judgment.title} was decided by the {judgment.court_id.replace('-', ' ')}, not by the {named}"
        return Evidence(rule="court_differs", evidence=words, authority_id=judgment.judgment_id)
    if judgment.bench_strength and _BENCH_SAID.search(claim.text):
        said = [
            int(number) for number, unit in quantities(claim.text) if unit in ("judge", "member") and number.isdigit()
        ]
        if (
            said
            and judgment.bench_strength not in said
            and not re.search(r"\bmajority|dissent|minority\b", claim.text, re.IGNORECASE)
        ):
            words = f"{judgment.title} was decided by {judgment.bench_strength} judges"
            return Evidence(rule="bench_differs", evidence=words, authority_id=judgment.judgment_id)
    return None


def _same_court(printed: str, court_id: str) -> bool:
    words = printed.lower().split()
    if "supreme" in words:
        return court_id == "supreme-court"
    if "high" in words:
        place = [word for word in words if word not in ("high", "court", "of", "at", "the")]
        return court_id.startswith("high-court") and (not place or place[-1] in court_id)
    return "-".join(words) == court_id


def needs_wide_search(claim: Claim, own: Alignment) -> bool:
    """True where the claim names no authority, or those it names do not bear it out."""
    return not claim.authority_ids or not own.supports


def weigh(claim: Claim, sources: Sources) -> Judged:
    """Verdict of a claim on its passages. A claim that names authorities must be borne out by these."""
    open_references = [
        one
        for one in claim.resolved
        if one.verdict is not CitationVerdict.VERIFIED and one not in _failed(claim, names_too=True)
    ]
    if open_references and not claim.authority_ids:
        one = open_references[0]
        words = f"{one.reference.text} is {one.verdict}, so the claim was not checked"
        return Judged(ClaimVerdict.NOT_CHECKED, [Evidence(rule="not_covered", evidence=words)])
    misquoted = _misquoted(claim, sources)
    if misquoted:
        return misquoted
    if not telling_words(claim.bare) and not quantities(claim.bare):
        return Judged(
            ClaimVerdict.NOT_CHECKED,
            [Evidence(rule="nothing_to_check", evidence="the sentence says too little to be checked")],
        )
    fitting = [(said, found) for said, found in meanings(claim, sources) if found.fits]
    judgments = {one.judgment.judgment_id for one in claim.resolved if one.judgment}
    passages = (
        [p for p in sources.own if not judgments or p.authority_id in judgments]
        if claim.authority_ids
        else sources.wide
    )
    judged = _aligned(claim, passages)
    if judgments and judged.verdict is ClaimVerdict.UNSUPPORTED:
        judged = _said_by_provision(claim, sources, judgments) or judged
    for one in _failed(claim, names_too=True):
        source = next(
            (p for p in passages if (one.reference.name or one.reference.text).lower() in p.text.lower()), None
        )
        if source is None:
            return _leans_on(one)
        reason = Evidence(
            rule="named_by_the_authority", evidence=f"not held; {source.title} speaks of it", chunk_id=source.chunk_id
        )
        judged.citations[one.reference.start] = (CitationVerdict.NOT_COVERED, reason)
    if judged.verdict in (ClaimVerdict.UNSUPPORTED, ClaimVerdict.PARTIALLY_SUPPORTED) and claim.authority_ids:
        if not judgments and fitting and _meaning_is_all(claim, [said for said, _ in fitting], fitting):
            said, found = fitting[0]
            words = f"{said.key} deals with {_heading_of(claim, said)}"
            return Judged(
                ClaimVerdict.SUPPORTED,
                [
                    Evidence(
                        rule="section_fits", evidence=words, authority_id=said.key.section_id, score=round(found.fit, 3)
                    )
                ],
                relevance=max(judged.relevance, 0.8),
            )
        if judged.verdict is ClaimVerdict.UNSUPPORTED:
            _look_elsewhere(claim, sources, judged)
    return judged


def _said_by_provision(claim: Claim, sources: Sources, judgments: set[str]) -> Judged | None:
    """Half support where the provision named says it and the judgment named is not known to."""
    found = best_alignment(claim.bare, [passage for passage in sources.own if passage.authority_id not in judgments])
    if not found.supports:
        return None
    words = f'the provision says it; no passage held of the judgment named does: "{found.sentence[:160]}"'
    return Judged(
        ClaimVerdict.PARTIALLY_SUPPORTED,
        [_passage_evidence("provision_says_so", words, found)],
        relevance=found.coverage,
    )


def _meaning_is_all(claim: Claim, said: Sequence[Attribution], fitting: Sequence[tuple[Attribution, Meaning]]) -> bool:
    """True where what the sections deal with is the whole claim: nothing else telling and no number is said."""
    topic = {word for one in said for word in one.topic}
    rest = [word for word in telling_words(claim.bare) if word not in topic and len(word) > 3]  # noqa: PLR2004
    return not quantities(claim.bare) and len(rest) <= 2 and all(found.fit >= 0.8 for _, found in fitting)  # noqa: PLR2004


def _misquoted(claim: Claim, sources: Sources) -> Judged | None:
    """The verdict for a quotation that no passage has word for word."""
    passages = [*sources.own, *sources.wide]
    for quoted in quotations(claim.text):
        if quotation_is_exact(quoted, sources.own if claim.authority_ids else passages):
            continue
        near = best_alignment(quoted, sources.own or passages)
        if near.coverage >= _HALF_SAID_FROM:
            words = f'the source does not have these words; it has: "{near.sentence[:200]}"'
            return Judged(ClaimVerdict.CONTRADICTED, [_passage_evidence("misquoted", words, near)])
        words = f'no source held has the words "{quoted[:120]}"'
        return Judged(ClaimVerdict.UNSUPPORTED, [Evidence(rule="quotation_not_found", evidence=words)])
    return None


def _aligned(claim: Claim, passages: Sequence[Passage]) -> Judged:
    whole = best_alignment(claim.bare, passages)
    relevance = max((passage.cosine_score for passage in passages), default=0.0)
    if whole.supports:
        if whole.dropped:
            words = f'the source limits it: "{whole.dropped}"'
            return Judged(
                ClaimVerdict.PARTIALLY_SUPPORTED, [_passage_evidence("limit_left_out", words, whole)], relevance
            )
        return Judged(ClaimVerdict.SUPPORTED, [_passage_evidence("passage_says_so", whole.sentence, whole)], relevance)
    if whole.contradicts:
        words = f'{whole.problem}; the source: "{whole.sentence[:240]}"'
        return Judged(ClaimVerdict.CONTRADICTED, [_passage_evidence("passage_says_otherwise", words, whole)], relevance)
    in_parts = _aligned_in_parts(claim, passages, relevance)
    if in_parts:
        return in_parts
    if whole.coverage >= PARTLY_FROM and not whole.problem:
        words = f"no source says: {', '.join(as_printed(whole.missing, claim.bare)[:6])}"
        return Judged(ClaimVerdict.PARTIALLY_SUPPORTED, [_passage_evidence("words_not_said", words, whole)], relevance)
    words = "nothing held says it" + (f'; nearest: "{whole.sentence[:160]}"' if whole.coverage >= _HARDLY_SAID else "")
    return Judged(ClaimVerdict.UNSUPPORTED, [_passage_evidence("no_passage_says_so", words, whole)], relevance)


def _aligned_in_parts(claim: Claim, passages: Sequence[Passage], relevance: float) -> Judged | None:
    """The verdict of a claim whose conjuncts are borne out one by one, or some of them; None where none is."""
    each = [(part, best_alignment(part, passages)) for part in parts(claim.bare)]
    if len(each) < 2:  # noqa: PLR2004 - conjuncts
        return None
    wrong = next((found for _, found in each if found.contradicts), None)
    if wrong:
        words = f'{wrong.problem}; the source: "{wrong.sentence[:240]}"'
        return Judged(ClaimVerdict.CONTRADICTED, [_passage_evidence("part_says_otherwise", words, wrong)], relevance)
    said = [found for _, found in each if found.supports]
    if len(said) == len(each):
        return Judged(
            ClaimVerdict.SUPPORTED,
            [_passage_evidence("passages_say_so", found.sentence, found) for found in said],
            relevance,
        )
    unsaid = [part for part, found in each if not found.supports]
    if said and unsaid:
        words = f'no source says "{" ".join(unsaid[0].split())}"'
        return Judged(ClaimVerdict.PARTIALLY_SUPPORTED, [_passage_evidence("part_not_said", words, said[0])], relevance)
    return None


def _passage_evidence(rule: str, words: str, found: Alignment) -> Evidence:
    return Evidence(
        rule=rule,
        evidence=" ".join(words.split()),
        authority_id=found.passage.authority_id if found.passage else None,
        chunk_id=found.passage.chunk_id if found.passage else None,
        score=round(found.coverage, 3),
    )


def _look_elsewhere(claim: Claim, sources: Sources, judged: Judged) -> None:
    """Another authority that says it makes the citation a misattribution; so does one that says nothing near it."""
    others = [passage for passage in sources.wide if passage.authority_id not in claim.authority_ids]
    found = best_alignment(claim.bare, others)
    nearest = judged.evidence[0].score or 0.0
    if nearest < _NOT_EVEN_NEAR and len(telling_words(claim.bare)) > 1 and not (found.supports and found.passage):
        words = "nothing held of the authority named says anything near it"
        reason = Evidence(rule="authority_silent", evidence=words)
        judged.citations = _judgments_misattributed(claim, reason)
    if found.supports and found.coverage >= _ATTRIBUTED_ELSEWHERE_FROM and found.passage:
        words = f'the authority named does not say it; {found.passage.title} does: "{found.sentence[:200]}"'
        reason = _passage_evidence("said_by_another", words, found)
        judged.evidence.insert(0, reason)
        judged.citations = _judgments_misattributed(claim, reason)


def _judgments_misattributed(claim: Claim, reason: Evidence) -> dict[int, tuple[CitationVerdict, Evidence]]:
    return {one.reference.start: (CitationVerdict.MISATTRIBUTED, reason) for one in claim.resolved if one.judgment}
