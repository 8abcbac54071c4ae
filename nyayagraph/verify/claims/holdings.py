"""What a sentence says that a judgment held, against the holdings recorded of judgments.

Of many judgments a few propositions are recorded. Where one of them says the contrary, or where the words are those of
a proposition of another judgment and far from all of this one's, the sentence is wrong; that none of them says it
proves nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nyayagraph.cypher.verify import ClaimPassage, HeldJudgment, LeaningClaim, NearestPropositions, RecordedPropositions
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.verify.claims.beside import of_one_paragraph
from nyayagraph.verify.claims.certain import is_certain, speaks_of_case
from nyayagraph.verify.claims.disowned import is_disowned
from nyayagraph.verify.claims.fates import SURELY_STRUCK, upheld_in
from nyayagraph.verify.claims.stated import Claim, Sentence
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import ClaimCheck, ClaimVerdict, Evidence
from nyayagraph.verify.wording.contradiction import contradiction
from nyayagraph.verify.wording.words import telling_words

# of some 360 true sentences of practitioners and 508 of judgments one comes so near to another's holding; the guards
# below spare it
_OF_ANOTHER_FROM = 0.55
_NEARER_BY = 0.35
_OWN_UNTIL = 0.36
_WORDS_OF_A_HOLDING = 3  # telling words that the sentence shares with the other's holding
_OF_JUDGMENTS = ("reporter", "neutral", "case_name")
_SENTENCES_BACK = 4
_VERB = (
    r"(?:held|holds?|holding|ruled|rules|said|says|settled|settles|laid\s+down|lays\s+down|declared|declares|directed"
    r"|directs|decided|decides|recogni[sz]ed|recogni[sz]es)"
)
# takes `holds that`, `was laid down in`; what says that a judgment is authority for the words around it
_HOLDS = re.compile(rf"\b{_VERB}\b", re.IGNORECASE)
# takes `the Court held`, `it was also held`, `The Bench further says`; refuses `the High Court held`
_COURT_HELD = re.compile(
    rf"\b(?:[Tt]he\s+(?:Supreme\s+|Apex\s+)?Court|[Tt]he\s+(?:Constitution\s+)?Bench|[Tt]he\s+judgment|[Ii]t\s+(?:was|is))"
    rf"\s+(?:(?:also|further|then|has|had|there)\s+){{0,2}}{_VERB}\b"
)

# takes the number in `Section 482 of the Code`, `Article 21`; refuses `forty-five days`
_NUMBER = re.compile(r"\b(?:[Ss]ections?|[Aa]rticles?|Orders?|Rules?)\s+(\w+)")


@dataclass(frozen=True)
class _Told:
    """A claim with the judgment that is said to hold it, and its words without the names of judgments."""

    place: int
    claim: Claim
    one: Resolved
    judgment: HeldJudgment
    words: str
    is_named_here: bool
    is_alone: bool  # no other judgment is named beside it, held or not


def held_to_holdings(
    graph: Graph,
    embedder: Embedder,
    claims: Sequence[Claim],
    checks: Sequence[ClaimCheck],
    sentences: Sequence[Sentence],
) -> tuple[ClaimCheck, ...]:
    """The claims, those contradicted that lay at a judgment what another holds, or the contrary of what it holds.

    A claim that says no more than that a judgment upheld a provision is supported where it holds the provision valid.
    """
    told = [
        one
        for place, (claim, check) in enumerate(zip(claims, checks, strict=True))
        if check.verdict is not ClaimVerdict.CONTRADICTED
        and not any(reason.rule == SURELY_STRUCK for reason in check.evidence)
        and (one := _told(place, claim, sentences))
    ]
    if not told:
        return tuple(checks)
    vectors = embedder.embed([one.words for one in told])
    asked = [
        LeaningClaim(claim=one.place, vector=tuple(vectors[row].tolist()), authority_ids=(one.judgment.judgment_id,))
        for row, one in enumerate(told)
    ]
    own = _by_claim(graph.fetch(RecordedPropositions(claims=tuple(asked))))
    wrong = {one.place: reason for one in told if (reason := _denied(one, own.get(one.place, ())))}
    far = {one.place for one in told if one.place not in wrong and _is_far(one, own.get(one.place, ()))}
    searched = tuple(claim for claim in asked if claim.claim in far)
    near = _by_claim(graph.fetch(NearestPropositions(claims=searched))) if searched else {}
    wrong |= {
        one.place: reason
        for one in told
        if one.place in far and (reason := _of_another(one, own[one.place], near.get(one.place, ())))
    }
    upheld = {one.place: reason for one in told if (reason := _upheld(one, own.get(one.place, ())))}
    out = list(checks)
    for place, check in enumerate(checks):
        if place in wrong and not is_disowned(check.text, check.end, sentences):
            out[place] = _with(check, ClaimVerdict.CONTRADICTED, wrong[place])
        elif place in upheld and place not in wrong:
            out[place] = _with(check, ClaimVerdict.SUPPORTED, upheld[place])
    return tuple(out)


def _with(check: ClaimCheck, verdict: ClaimVerdict, reason: Evidence) -> ClaimCheck:
    return check.model_copy(update={"verdict": verdict, "evidence": (reason, *check.evidence)})


def _upheld(told: _Told, own: Sequence[ClaimPassage]) -> Evidence | None:
    """What the judgment named is recorded to hold by which the provision stands that it is said to have upheld."""
    row = next((row for row in own if upheld_in(told.claim, row.text)), None)
    if row is None:
        return None
    words = f'{told.judgment.title} is recorded to hold: "{row.text[:240]}"'
    return Evidence(rule="holding_says_so", evidence=words, authority_id=row.authority_id, chunk_id=row.chunk_id)


def _by_claim(rows: Sequence[ClaimPassage]) -> dict[int, list[ClaimPassage]]:
    found: dict[int, list[ClaimPassage]] = {}
    for row in rows:
        found.setdefault(row.claim, []).append(row)
    return found


def _denied(told: _Told, own: Sequence[ClaimPassage]) -> Evidence | None:
    """What the judgment named is recorded to hold that says the contrary; None where nothing does."""
    for row in own:
        problem = contradiction(told.words, row.text, told.judgment.title)
        if problem:
            words = f'{problem}; {told.judgment.title} is recorded to hold: "{row.text[:240]}"'
            return Evidence(
                rule="holding_is_otherwise", evidence=words, authority_id=row.authority_id, chunk_id=row.chunk_id
            )
    return None


def _is_far(told: _Told, own: Sequence[ClaimPassage]) -> bool:
    """True where a sentence lays a holding at one judgment alone that is recorded for nothing near it."""
    lays = told.is_named_here and told.is_alone and _HOLDS.search(told.claim.text)
    return bool(own and lays) and max(row.cosine_score for row in own) < _OWN_UNTIL


def _of_another(told: _Told, own: Sequence[ClaimPassage], near: Sequence[ClaimPassage]) -> Evidence | None:
    """The holding of another judgment whose words these are; None where none is surely it."""
    others = [row for row in near if row.authority_id != told.judgment.judgment_id]
    if not others:
        return None
    another = max(others, key=lambda row: row.cosine_score)
    is_nearer = another.cosine_score - max(row.cosine_score for row in own) >= _NEARER_BY
    if not is_nearer or another.cosine_score < _OF_ANOTHER_FROM or _shares_provision(another, own):
        return None
    shared = set(telling_words(told.words)).intersection(telling_words(another.text))
    if len(shared) < _WORDS_OF_A_HOLDING or speaks_of_case(another.text, told.one):
        return None
    words = f'that is held in {another.title}, not in {told.judgment.title}: "{another.text[:240]}"'
    return Evidence(
        rule="holding_of_another", evidence=words, authority_id=another.authority_id, chunk_id=another.chunk_id
    )


def _shares_provision(another: ClaimPassage, own: Sequence[ClaimPassage]) -> bool:
    """True where both are recorded to speak of one provision: what one holds of it the other may have said too."""
    numbers = set(_NUMBER.findall(another.text))
    return any(numbers.intersection(_NUMBER.findall(row.text)) for row in own)


def _told(place: int, claim: Claim, sentences: Sequence[Sentence]) -> _Told | None:
    """The claim with its one judgment: named in it, or the one that the text named last before its `the Court held`."""
    named = {one.judgment.judgment_id: one for one in claim.resolved if one.judgment}
    is_named_here = bool(named)
    if not named and _COURT_HELD.search(claim.text):
        named = {one.judgment.judgment_id: one for one in _before(claim, sentences) if one.judgment}
    if len(named) != 1:
        return None
    one = next(iter(named.values()))
    if one.judgment is None or (is_named_here and not is_certain(one, claim)):
        return None
    others = [
        other for other in claim.resolved if other.reference.kind in _OF_JUDGMENTS and other.judgment != one.judgment
    ]
    return _Told(place, claim, one, one.judgment, _words(claim), is_named_here, is_alone=not others)


def _before(claim: Claim, sentences: Sequence[Sentence]) -> Iterator[Resolved]:
    """The references of the nearest sentence of its paragraph before a claim that names a judgment."""
    ahead = [one for one in sentences if one.start <= claim.start][-1 - _SENTENCES_BACK :]
    for one in reversed(of_one_paragraph(ahead[-1], ahead)[:-1]):
        if one.claim and any(named.judgment for named in one.claim.resolved):
            yield from one.claim.resolved
            return


def _words(claim: Claim) -> str:
    """The words of a claim without its judgments; the provisions that it names are part of what it says."""
    letters = list(claim.text)
    for one in claim.resolved:
        if not one.key:
            low, high = one.reference.start - claim.start, one.reference.end - claim.start
            name = one.reference.name or ""
            at = claim.text.rfind(name, 0, low) if name else -1
            for place in (*range(low, min(high, len(letters))), *(range(at, at + len(name)) if at >= 0 else ())):
                letters[place] = " "
    return "".join(letters)
