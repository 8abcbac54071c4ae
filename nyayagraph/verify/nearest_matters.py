"""Sections held to what the words around them speak of, by nearness in meaning: another section of the Act lies nearer.

`the right to be searched before a Magistrate comes from section 37 of the NDPS Act`: no heading says so, but vectors of
what sections are about do (`inference.section_matters`). Suspected where a claim cites one section and tells what it
says; accused where the words are also nearer to the other section's own text than to the one cited. Vectors know what a
text is about and nothing of `not`, of amendments or of facts, so such claims are left alone.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from nyayagraph.cypher.statute import HeadingsOfActs
from nyayagraph.graph import Graph
from nyayagraph.inference.section_matters import Nearness, section_matters
from nyayagraph.inference.sections import Matrix, section_encoder
from nyayagraph.law.codes_called import SISTER_LAW
from nyayagraph.law.provisions import ProvisionKey
from nyayagraph.verify.alignment import telling_words
from nyayagraph.verify.certain import may_be_of_another_act
from nyayagraph.verify.claims import Claim, Sentence
from nyayagraph.verify.headings import STATE, TELLS, clause_around
from nyayagraph.verify.matters_told import Misplaced
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict, Evidence
from nyayagraph.verify.resolve import Resolved
from nyayagraph.verify.support import Judged
from nyayagraph.verify.words import normalised

# cosines; chosen on the opened passages of bench/labels/temporal_passages.jsonl and 2,988 sentences of judgments that
# cite one section, of which none was to be accused. Sections of the codes are told in many more words: they lie farther
# apart
_NEAR = 0.42
_NEARER, _NEARER_IN_A_CODE = 0.06, 0.3
_NEARER_IN_TEXT = 0.24
_BY_A_PASSAGE = "passage_says_otherwise"
_FEWEST_WORDS = 2
_LONGEST_CLAIM, _BEHIND = 400, 30  # characters
_WORDS_OF_A_WINDOW, _WINDOWS = 45, 40
_SHORTEST_WINDOW = 25

# what happened to the law, or to a case under it, instead of what it says
_OF_CHANGE = re.compile(
    r"\b(?:amend\w*|insert\w*|struck|strik\w+|substitut\w*|repeal\w*|omitted|void|invalid|upheld|held|still|confus\w*|came\s+in(?:to)?|in\s+force|commence\w*)\b",
    re.IGNORECASE,
)
# what turns words away from the section: takes `does not punish`, `unlike`; refuses `driving without a licence`
_TURNED = re.compile(
    r"\b(?:do|does|did|is|are|was|were|has|have|can|could|shall|will|would|may|must|need)(?:\s+not\b|n['’]t\b)"  # noqa: RUF001
    r"|\b(?:cannot|never|nor|neither|nothing|unlike|instead\s+of|rather\s+than|other\s+than|except|subject\s+to|notwithstanding"
    r"|besides|apart\s+from|read\s+with|r/w|error|wrong\w*|mistak\w+|no\s+(?:longer|part|place|bearing|application|more))\b",
    re.IGNORECASE,
)
# what leads from a matter to the article that grants it; articles are also cited for all that is tested by them
_GRANTED = re.compile(
    r"\b(?:found|guaranteed|enacted|contained|conferred|secured|enshrined|laid\s+down|provided|comes)\s+(?:in|by|under|from)\s+(?:the\s+)?$|\bis\s+$",
    re.IGNORECASE,
)
# a sentence that says where what was told before it stands: takes `That is section 23(3)`, `It is found in section 68`
_POINTS_BACK = re.compile(r"^\W*(?:(?:that|this|it|they|these)\b|under\s+the\s+new\b)", re.IGNORECASE)
# takes ` promises free education` behind an article that opens its sentence; refuses ` was`
_DOES = re.compile(r"\s+(?!is\b|was\b|has\b|does\b)[a-z]+s\b")
_FIRST_LETTERS = 7  # `arbitrator` is `arbitral`
_STOP = re.compile(r"(?<=[.;:—])\s+|\n+")


@dataclass(frozen=True)
class _Told:
    """A section cited, the words about it, and those of them that share its clause."""

    one: Resolved
    key: ProvisionKey
    words: str
    beside: str


@dataclass(frozen=True)
class _Suspect:
    """A section cited, the vector of the words about it, and what lies nearer to them."""

    told: _Told
    vector: Matrix
    near: Nearness


def nearer_elsewhere(
    graph: Graph, sentences: Sequence[Sentence], judged: Mapping[int, Judged], named: Collection[str]
) -> list[Misplaced]:
    """References for words that another section of their Act says, and the one cited does not.

    `named` are the Acts that the text names; a section whose Act is inferred is judged where there is but one.
    """
    asked = list(_asked(sentences, judged, named))
    if not asked:
        return []
    vectors = section_encoder().encode([words for told in asked for words in (told.words, told.beside)])
    suspects = [
        _Suspect(told, whole, section_matters().nearness(whole, told.key.section_id))
        for told, whole, beside in zip(asked, vectors[::2], vectors[1::2], strict=True)
        if _is_suspect(told, whole) and _apart(told, beside) > _NEARER
    ]
    return _confirmed(graph, suspects) if suspects else []


def _is_suspect(told: _Told, vector: Matrix) -> bool:
    is_near = section_matters().nearness(vector, told.key.section_id).best > _NEAR
    return is_near and _apart(told, vector) > (_NEARER_IN_A_CODE if told.key.act_id in SISTER_LAW else _NEARER)


def _apart(told: _Told, vector: Matrix) -> float:
    """By how much another section of the Act lies nearer to a vector."""
    near = section_matters().nearness(vector, told.key.section_id)
    return near.best - near.own


def _asked(sentences: Sequence[Sentence], judged: Mapping[int, Judged], named: Collection[str]) -> Iterator[_Told]:
    for place, sentence in enumerate(sentences):
        claim = sentence.claim
        if claim is None or claim.number not in judged or len(claim.resolved) != 1 or len(claim.text) > _LONGEST_CLAIM:
            continue
        one = claim.resolved[0]
        if one.key is None or one.key.unit not in ("s", "a") or not _may_be_judged(claim, one, judged, named):
            continue
        if section_matters().knows(one.key.section_id) and _tells_of(claim, one):
            told = _told(claim, one, one.key, sentences[place - 1] if place else None)
            if told.beside:
                yield told


def _may_be_judged(claim: Claim, one: Resolved, judged: Mapping[int, Judged], named: Collection[str]) -> bool:
    """True where the section is surely the one meant, and neither proved nor refuted already."""
    if one.verdict not in (CitationVerdict.VERIFIED, CitationVerdict.NOT_COVERED):
        return False
    verdict, evidence = judged[claim.number].verdict, judged[claim.number].evidence
    by_a_passage = verdict is ClaimVerdict.CONTRADICTED and evidence[0].rule == _BY_A_PASSAGE
    is_settled = verdict in (ClaimVerdict.SUPPORTED, ClaimVerdict.CONTRADICTED) and not by_a_passage
    is_inferred = bool(getattr(one.reference, "note", None)) and len(set(named)) != 1
    return not (is_settled or is_inferred or may_be_of_another_act(claim, one))


def _tells_of(claim: Claim, one: Resolved) -> bool:
    """True where a claim can be one on what the section says."""
    low, high = one.reference.start - claim.start, one.reference.end - claim.start
    start, end = clause_around(claim.text, low, high)
    if _TURNED.search(claim.text, start, end) or _OF_CHANGE.search(claim.text):
        return False
    if len(telling_words(claim.bare)) < _FEWEST_WORDS and not _POINTS_BACK.match(claim.text):
        return False
    behind = claim.text[high:]
    tells = bool(TELLS.match(behind)) and not STATE.search(behind[:_BEHIND])
    tells = tells or (not claim.text[:low].strip() and bool(_DOES.match(behind)))
    return bool(one.key and one.key.unit == "s") or tells or bool(_GRANTED.search(claim.text[:low]))


def _told(claim: Claim, one: Resolved, key: ProvisionKey, before: Sentence | None) -> _Told:
    """What is said of a section, with the sentence before where the claim only points back to it."""
    words = " ".join(claim.bare.split())
    if before and before.claim and not before.claim.resolved and _POINTS_BACK.match(claim.text):
        words = f"{' '.join(before.text.split())} {words}"
        return _Told(one, key, words, words)
    return _Told(one, key, words, _beside(claim, one))


def _beside(claim: Claim, one: Resolved) -> str:
    """The words of a reference's own clause without it; '' where they tell too little and others stand before them."""
    low, high = one.reference.start - claim.start, one.reference.end - claim.start
    start, end = clause_around(claim.text, low, high)
    words = " ".join(f"{claim.text[start:low]} {claim.text[high:end]}".split())
    return words if start == 0 or len(telling_words(words)) >= _FEWEST_WORDS else ""


def _confirmed(graph: Graph, suspects: Sequence[_Suspect]) -> list[Misplaced]:
    """Those whose words lie nearer to the other section's own text too, and have none of the cited heading's own."""
    acts = tuple(dict.fromkeys(each.told.key.act_id for each in suspects))
    ids = tuple(dict.fromkeys(one for each in suspects for one in (each.told.key.section_id, each.near.section_id)))
    rows = graph.fetch(HeadingsOfActs(act_ids=acts, section_ids=ids))
    headings = {one.section_id: one.heading for row in rows for one in row.headings if one.section_id in ids}
    texts = {one.section_id: one.texts for row in rows for one in row.told}
    read = {section_id: _windows([headings.get(section_id, ""), *texts.get(section_id, ())]) for section_id in ids}
    held = {section_id: section_encoder().encode(windows) for section_id, windows in read.items()}
    found = []
    for each in suspects:
        own, other = each.told.key.section_id, each.near.section_id
        of_own = max((each.near.own, *map(float, held[own] @ each.vector)))
        of_other = max((each.near.best, *map(float, held[other] @ each.vector)))
        words_of_own = _stems(headings.get(own, "")) - _stems(headings.get(other, ""))
        if of_other - of_own > _NEARER_IN_TEXT and not words_of_own & _stems(each.told.words):
            words = f"{_named(own, headings)} is another matter: the words are nearer to {_named(other, headings)}"
            score = round(each.near.best, 3)
            reason = Evidence(rule="another_section", evidence=words, authority_id=other, score=score)
            found.append(Misplaced(each.told.one, reason))
    return found


def _stems(text: str) -> set[str]:
    return {word[:_FIRST_LETTERS] for word in telling_words(normalised(text))}


def _named(section_id: str, headings: Mapping[str, str]) -> str:
    heading = headings.get(section_id)
    return f"{section_id} ({heading})" if heading else section_id


def _windows(texts: Sequence[str]) -> list[str]:
    """Parts of texts of some 45 words, each once."""
    given: dict[str, None] = {}
    for text in texts:
        words: list[str] = []
        for part in _STOP.split(text):
            words += part.split()
            while len(words) >= _SHORTEST_WINDOW:
                given[" ".join(words[:_WORDS_OF_A_WINDOW])] = None
                words = words[_WORDS_OF_A_WINDOW:]
        if words:
            given[" ".join(words)] = None
    return [words for words in given if words][:_WINDOWS]
