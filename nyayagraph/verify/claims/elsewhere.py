"""What a claim says of an authority that is silent on it, found in another: when that makes a misattribution. Pure.

Silence proves little: of many judgments a few propositions are held, and a sentence that differs in one word is near.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from nyayagraph.law.governing.applicable import TRANSITIONAL
from nyayagraph.verify.claims.certain import is_certain, names_a_case, speaks_of_case
from nyayagraph.verify.claims.stated import Claim
from nyayagraph.verify.claims.support import Judged, Sources, held_parts, passage_evidence
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict, Evidence
from nyayagraph.verify.wording.alignment import Alignment, Passage, best_alignment, nearest_coverage
from nyayagraph.verify.wording.words import normalised, telling_words

_ELSEWHERE_FROM = 0.7
_WORD_FOR_WORD = 0.85
_NOT_EVEN_NEAR = 0.25
_WORDS_OF_A_MATTER = 4  # telling words by which a claim says a matter of its own
_LETTERS = re.compile(r"[^a-z0-9]+")


def look_elsewhere(claim: Claim, sources: Sources, judged: Judged) -> None:
    """Another authority that says it, where the one named says nothing near, makes the citation a misattribution.

    Silence alone makes none, and two telling words are said by many.
    """
    others = [passage for passage in sources.wide if passage.authority_id not in claim.authority_ids]
    each = [(best_alignment(part, others), part) for part in (claim.bare, *held_parts(claim))]
    found, part = max(each, key=lambda one: (one[0].supports, one[0].coverage))
    if not (found.supports and found.coverage >= _ELSEWHERE_FROM and found.passage):
        return
    if any(_reports(found.passage.text, one) for one in claim.resolved):
        return
    nearest = nearest_coverage(part, sources.own)
    cited = _of_one_act(claim, found) if nearest < found.coverage else None
    if cited:
        words = f'{cited.key} is another matter: {found.passage.title} says so: "{found.sentence[:200]}"'
        reason = Evidence(rule="another_section", evidence=words, authority_id=found.passage.authority_id)
        judged.verdict, judged.evidence = ClaimVerdict.CONTRADICTED, [reason]
        judged.citations = {cited.reference.start: (CitationVerdict.MISATTRIBUTED, reason)}
        return
    words = f'the authority named does not say it; {found.passage.title} does: "{found.sentence[:200]}"'
    reason = passage_evidence("said_by_another", words, found)
    judged.evidence.insert(0, reason)
    says_enough = len(telling_words(part)) >= _WORDS_OF_A_MATTER and found.coverage >= _WORD_FOR_WORD
    is_far = nearest < _NOT_EVEN_NEAR and not _is_nearer(sources.own, found.passage)
    judged.citations = dict(_misattributed(claim, reason, sources.own)) if says_enough and is_far else {}


def _reports(text: str, one: Resolved) -> bool:
    """True where a passage tells of the judgment cited: it names a party of it, or prints its name or citation."""
    printed = [letters for words in (one.reference.name, one.reference.text) if (letters := _letters(words or ""))]
    return speaks_of_case(text, one) or any(words in _letters(text) for words in printed if one.judgment)


def _letters(text: str) -> str:
    return _LETTERS.sub(" ", normalised(text).lower()).strip()


def _is_nearer(own: Sequence[Passage], found: Passage) -> bool:
    """True where words of the authority named lie nearer in meaning than those found elsewhere."""
    return any(passage.cosine_score > found.cosine_score for passage in own)


def _of_one_act(claim: Claim, found: Alignment) -> Resolved | None:
    """The one section that a claim leans on, where what carries it is another section of the same Act.

    Articles are expounded more widely than they are printed, and a saving is no matter of its own.
    """
    cited = [one for one in claim.resolved if one.key or one.judgment]
    if len(cited) != 1 or not (key := cited[0].key) or key.unit != "s" or not found.passage:
        return None
    other = found.passage.authority_id
    says_enough = len(telling_words(claim.bare)) >= _WORDS_OF_A_MATTER
    is_of_act = not names_a_case(claim, cited[0]) and other.startswith(f"{key.act_id}/s") and other not in TRANSITIONAL
    return cited[0] if says_enough and is_of_act else None


def _misattributed(
    claim: Claim, reason: Evidence, own: Sequence[Passage]
) -> Iterator[tuple[int, tuple[CitationVerdict, Evidence]]]:
    """The citations of judgments whose own words, which are held, say nothing near."""
    heard = {passage.authority_id for passage in own}
    for one in claim.resolved:
        if is_certain(one, claim) and one.authority_id in heard:
            yield one.reference.start, (CitationVerdict.MISATTRIBUTED, reason)
