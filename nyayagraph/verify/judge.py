"""One claim against its evidence: the verdict and why. Deterministic; anything it cannot settle is not supported."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from nyayagraph.cypher.verify import HeldJudgment
from nyayagraph.law.governing.applicable import Kind, kind_of
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.provisions.subjects import misplaced, names_own_subject
from nyayagraph.law.standing import StatedTreatment
from nyayagraph.verify.claims.benches import bench_behind, bench_told, is_whole
from nyayagraph.verify.claims.certain import is_in, may_be_of_another_act
from nyayagraph.verify.claims.elsewhere import look_elsewhere
from nyayagraph.verify.claims.fates import check_fates
from nyayagraph.verify.claims.relations import check_relation, relation_between
from nyayagraph.verify.claims.stated import Claim
from nyayagraph.verify.claims.support import (
    Judged,
    Sources,
    aligned,
    answerable,
    misquoted,
    of_law,
    said_by_provision,
    said_by_upload,
)
from nyayagraph.verify.codes.replacements import check_replacement
from nyayagraph.verify.labels import short_label
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict, Evidence
from nyayagraph.verify.wording.alignment import Alignment
from nyayagraph.verify.wording.meaning import (
    Attribution,
    Meaning,
    attribution,
    is_about_nothing,
    may_fit_better_elsewhere,
    meaning,
)
from nyayagraph.verify.wording.words import quantities, telling_words

# takes `the Delhi High Court held`, `Supreme Court ruled`; refuses `appealed to the High Court`
_COURT_SPEAKS = re.compile(
    r"\b(?:the\s+)?(?:Hon'?ble\s+)?(?P<court>Supreme\s+Court|(?:[A-Z][a-z]+\s+){1,3}High\s+Court|High\s+Court\s+(?:of|at)\s+[A-Z][a-z]+|Privy\s+Council|Federal\s+Court)(?:\s+of\s+India)?"
    r"(?:\s+(?:has|had|also|in\s+\S+))?\s+(?:held|ruled|decided|observed|declared|laid|struck|overruled|recogni[sz]ed|said|stated|affirmed)\b"
)
# a noun that says of a whole sentence that it tells what took the place of what
_OF_SUCCESSION = re.compile(r"\b(?:counterpart|equivalent|successor|corresponding)\b", re.IGNORECASE)
_SUBJECT_WORDS = 8
_FIRST_LETTERS = 5
_MAY_EXIST = (CitationVerdict.VERIFIED, CitationVerdict.NOT_COVERED)
_SUBJECT_WORDS_OF_A_JUDGMENT = 4


def first_look(claim: Claim, sources: Sources) -> Judged | None:
    """A verdict that needs no passage: a citation that failed, a turned relation, a wrong court, a wrong section."""
    stated = _stated_relations(claim, sources.treatments)
    wrong = next((one for one in stated if one[0] is not ClaimVerdict.SUPPORTED), None)
    if wrong:
        return Judged(wrong[0], [wrong[1]])
    has_judgment = any(one.judgment and one.verdict is CitationVerdict.VERIFIED for one in claim.resolved)
    failed = _failed(claim, names_too=not has_judgment)
    if failed:
        return _named_by_record(claim, failed) or _leans_on(failed[0])
    other = _facts(claim) or (None if stated else _misplaced(claim) or _fits_another(claim, sources))
    if other:
        return other
    if stated and len(telling_words(claim.bare)) <= 4:  # noqa: PLR2004 - the relation is the claim
        return Judged(ClaimVerdict.SUPPORTED, [stated[0][1]], relevance=1.0)
    return None


def _named_by_record(claim: Claim, failed: Sequence[Resolved]) -> Judged | None:
    """The verdict of a claim whose judgment is held nowhere but in the record of a provision that it struck at."""
    fate = check_fates(claim)
    if fate is None or fate[0] is not ClaimVerdict.SUPPORTED or any(one.key for one in failed):
        return None
    reason = Evidence(rule="named_by_the_record", evidence=f"not held; the record has: {fate[1].evidence}")
    return Judged(
        fate[0],
        [fate[1]],
        relevance=1.0,
        citations={one.reference.start: (CitationVerdict.NOT_COVERED, reason) for one in failed},
    )


def _facts(claim: Claim) -> Judged | None:
    """What rows alone say of a court, a bench, or what a judgment is said to have done to a provision."""
    fact = _wrong_fact(claim)
    if fact:
        return Judged(ClaimVerdict.CONTRADICTED, [fact])
    fate = check_fates(claim)
    return Judged(fate[0], [fate[1]], relevance=1.0) if fate else None


def _misplaced(claim: Claim) -> Judged | None:
    """A section cited for a matter that practice has a name for, and that stands elsewhere in its act."""
    spans = _spans(claim)
    held = [one for one in claim.resolved if one.key]
    for place, one in enumerate(held):
        found = misplaced(claim.text, spans, place) if one.verdict in _MAY_EXIST else None
        heading = one.provision.section.heading if one.provision and one.provision.section else None
        if one.key and found and not (is_in(found.words, heading) or may_be_of_another_act(claim, one)):
            deals = f" ({heading})" if heading else ""
            words = f"{one.key}{deals} is another matter: {found.words!r} is {', '.join(found.right[:3])}"
            reason = Evidence(rule="another_section", evidence=words, authority_id=found.right[0])
            return Judged(
                ClaimVerdict.CONTRADICTED,
                [reason],
                citations={one.reference.start: (CitationVerdict.MISATTRIBUTED, reason)},
            )
    return None


def _fits_another(claim: Claim, sources: Sources) -> Judged | None:
    """A section of a penal code cited for what another of it deals with; words of every procedure name no section."""
    for said, found in meanings(claim, sources):
        is_penal = kind_of(said.key.act_id) is Kind.PENAL
        if is_penal and found.better and _names_subject(claim, said) and not _speaks_of_own_matter(claim, said.key):
            right = found.better
            words = f"{short_label(said.key)} deals with {_heading_of(claim, said)}"
            words += f"; {said.words!r} is {right.section_id} ({right.heading})"
            return Judged(
                ClaimVerdict.CONTRADICTED,
                [Evidence(rule="another_section", evidence=words, authority_id=right.section_id)],
                citations=_reference_of(claim, said, words, right.section_id),
            )
    return None


def _speaks_of_own_matter(claim: Claim, key: ProvisionKey) -> bool:
    """True where the claim has a telling word of the section's own heading, or names its matter as practice does."""
    found = next((one.provision for one in claim.resolved if one.key == key), None)
    heading = (found.section.heading if found and found.section else None) or ""
    own = {word[:_FIRST_LETTERS] for word in telling_words(heading) if not is_about_nothing(word)}
    said = {word[:_FIRST_LETTERS] for word in telling_words(claim.bare)}
    return bool(own & said) or names_own_subject(claim.text, key)


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
    spans = _spans(claim)
    return [attribution(claim.text, spans, place) for place in range(len(spans))]


def _spans(claim: Claim) -> list[tuple[int, int, ProvisionKey]]:
    """Where the claim's provisions stand in its text, in order."""
    return [
        (one.reference.start - claim.start, one.reference.end - claim.start, one.key)
        for one in claim.resolved
        if one.key
    ]


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
        before = claim.text[max(0, one.reference.start - claim.start - 40) : one.reference.start - claim.start]
        behind = claim.text[two.reference.end - claim.start :][:40]
        noun = _OF_SUCCESSION.search(claim.text)
        around = f"{before} {between} {behind} {noun[0] if noun else ''}"
        checked = check_replacement(around, one, two, claim.resolved, between=between)
        if checked:
            found.append(checked)
    return found


def _wrong_fact(claim: Claim) -> Evidence | None:
    """A court, or a number of judges, that is not the judgment's; of several judgments the number behind each."""
    for one in claim.resolved:
        behind = bench_behind(claim.text, one.reference.end - claim.start) if one.judgment else None
        if one.judgment and is_whole(one.judgment.bench_strength) and behind not in (None, one.judgment.bench_strength):
            return _bench_differs(one.judgment)
    judgments = {one.judgment.judgment_id: one.judgment for one in claim.resolved if one.judgment}
    if len(judgments) != 1:
        return None
    judgment = next(iter(judgments.values()))
    speaks = _COURT_SPEAKS.search(claim.text)
    if speaks and judgment.court_id and not _same_court(speaks["court"], judgment.court_id):
        named = " ".join(speaks["court"].split())
        words = f"{judgment.title} was decided by the {judgment.court_id.replace('-', ' ')}, not by the {named}"
        return Evidence(rule="court_differs", evidence=words, authority_id=judgment.judgment_id)
    told = bench_told(claim.text)
    if is_whole(judgment.bench_strength) and told and judgment.bench_strength not in told:
        return _bench_differs(judgment)
    return None


def _bench_differs(judgment: HeldJudgment) -> Evidence:
    words = f"{judgment.title} was decided by {judgment.bench_strength} judges"
    return Evidence(rule="bench_differs", evidence=words, authority_id=judgment.judgment_id)


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
    judgments = {one.judgment.judgment_id for one in claim.resolved if one.judgment}
    if judgments:
        sources = replace(sources, own=of_law(claim, sources))
    unheard = judgments - {passage.authority_id for passage in sources.own}
    quoted = None if unheard else misquoted(claim, sources)
    settled = _unsettled(claim) or (_unheard(claim, sources) if unheard else None) or quoted or _too_little(claim)
    if settled:
        return settled
    fitting = [(said, found) for said, found in meanings(claim, sources) if found.fits]
    passages = answerable(claim, sources, judgments)
    judged = aligned(claim, passages)
    if judged.verdict is ClaimVerdict.UNSUPPORTED and claim.authority_ids:
        half = said_by_provision if judgments else said_by_upload
        judged = half(claim, sources) or judged
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
        is_turned = any(reason.rule == "words_say_otherwise" for reason in judged.evidence)
        if (
            not judgments
            and fitting
            and not is_turned
            and _meaning_is_all(claim, [said for said, _ in fitting], fitting)
        ):
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
            look_elsewhere(claim, sources, judged)
    return judged


def _unsettled(claim: Claim) -> Judged | None:
    """No verdict on a claim that names only what the graph cannot tell to be right or wrong."""
    if claim.authority_ids:
        return None
    failed = _failed(claim, names_too=True)
    for one in claim.resolved:
        if one.verdict is not CitationVerdict.VERIFIED and one not in failed:
            words = f"{one.reference.text} is {one.verdict}, so the claim was not checked"
            return Judged(ClaimVerdict.NOT_CHECKED, [Evidence(rule="not_covered", evidence=words)])
    return None


def _unheard(claim: Claim, sources: Sources) -> Judged | None:
    """No verdict on a claim that leans on nothing but judgments of which no words are held."""
    if sources.own:
        return None
    listed = "; ".join(one.judgment.printed for one in claim.resolved if one.judgment)
    reason = Evidence(rule="words_not_held", evidence=f"{listed}: known to exist, none of its words are held")
    return Judged(ClaimVerdict.NOT_CHECKED, [reason])


def _meaning_is_all(claim: Claim, said: Sequence[Attribution], fitting: Sequence[tuple[Attribution, Meaning]]) -> bool:
    """True where what the sections deal with is the whole claim: nothing else telling and no number is said."""
    topic = {word for one in said for word in one.topic}
    rest = [word for word in telling_words(claim.bare) if word not in topic and len(word) > 3]  # noqa: PLR2004
    return not quantities(claim.bare) and len(rest) <= 2 and all(found.fit >= 0.8 for _, found in fitting)  # noqa: PLR2004


def _too_little(claim: Claim) -> Judged | None:
    """No verdict on a sentence that says nothing telling."""
    if telling_words(claim.bare) or quantities(claim.bare):
        return None
    words = "the sentence says too little to be checked"
    return Judged(ClaimVerdict.NOT_CHECKED, [Evidence(rule="nothing_to_check", evidence=words)])
