"""Sections held to what the words around them speak of, by nearness in meaning: another section of the Act lies nearer.

`the right to be searched before a Magistrate comes from section 37 of the NDPS Act`: no heading says so, but vectors of
what sections are about do (`inference.section_matters`). Suspected where a claim cites one section and tells in the
present what it says; accused where the words are also nearer to the other section's own text than to the one cited.
Vectors know what a text is about and nothing of denials, of changes of the law or of a case's facts: such claims are
left alone.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from nyayagraph.cypher.statute import HeadingsOfActs
from nyayagraph.graph import Graph
from nyayagraph.inference.section_matters import Nearness, section_matters
from nyayagraph.inference.sections import Matrix, section_encoder
from nyayagraph.law.acts.codes_called import SISTER_LAW
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.text.sentences import clause_around
from nyayagraph.verify.claims.certain import may_be_of_another_act, names_a_case
from nyayagraph.verify.claims.stated import Claim, Sentence
from nyayagraph.verify.claims.support import Judged
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict, Evidence
from nyayagraph.verify.subjects.headings import CLAUSE, STATE, TELLS, stems_of, tells
from nyayagraph.verify.subjects.matters_told import Misplaced
from nyayagraph.verify.wording.alignment import telling_words

# cosines; chosen on the opened passages of bench/labels/temporal_passages.jsonl and on sentences of judgments that cite
# one section. Sections of the codes are told in many more words: they lie farther apart
_NEAR = 0.42
_NEARER, _NEARER_IN_A_CODE = 0.06, 0.3
_NEARER_IN_TEXT = 0.2
_BY_A_PASSAGE = "passage_says_otherwise"
_FEWEST_WORDS = 2
_LONGEST_CLAIM, _LONGEST_BEFORE, _BEHIND = 400, 200, 30  # characters
_WORDS_OF_A_WINDOW, _SHORTEST_WINDOW, _WINDOWS = 45, 25, 120
_TEXTS_KEPT = 256

# what happened to the law, or to a case under it, instead of what it says
_OF_CHANGE = re.compile(
    r"\b(?:amend\w*|insert\w*|struck|strik\w+|substitut\w*|repeal\w*|omitted|void|invalid|upheld|held|still|came\s+in(?:to)?|in\s+force|commence\w*)\b",
    re.IGNORECASE,
)
# what turns words away from the section: takes `gives no right`, `is silent on`; refuses `not less than`
_TURNED = re.compile(
    r"\b(?:not(?!\s+(?:amounting|less|more|exceeding|being|later|below|under|above)\b)|no|cannot|never|nor|neither|nothing|none"
    r"|unlike|different|distinct|far\s+from|instead\s+of|rather\s+than|other\s+than|except|subject\s+to|notwithstanding|besides"
    r"|apart\s+from|read\s+with|r/w|error|wrong\w*|mistak\w+|confus\w+|myth|absent|lacks?|silent|fails?|hardly|scarcely)\b",
    re.IGNORECASE,
)
# a story of a case: takes `was`, `says that`; statements of what law says stand in the present
_STORY = re.compile(
    r"\b(?:was|were|had|did|went|took|came|said|says|alleg\w+|complain(?:s|ed)|submit\w*|argu\w+|urg\w+)\b",
    re.IGNORECASE,
)
# takes `the conviction under section 307 is confirmed`
_OF_A_CASE = re.compile(
    r"\b(?:convict\w*|acquit\w*|sentenced|quash\w*|maintained|confirmed|affirmed|dismissed)\b", re.IGNORECASE
)
# a statement of law before its section: takes `lies under`, `is granted under`, `may apply … under`
_STATED = re.compile(
    r"\b(?:is|are|be|lies?|comes?|goes|go|stands?|falls?|may|can|must|shall|needs?|allows?|gives?|bars?|binds?|requires?|has|have|owes?|gets?|enjoys?)\b",
    re.IGNORECASE,
)
# what leads from a matter to the article that grants it; articles are also cited for all that is tested by them
_GRANTED = re.compile(
    r"\b(?:found|guaranteed|enacted|contained|conferred|secured|enshrined|laid\s+down|provided|comes)\s+(?:in|by|under|from)\s+(?:the\s+)?$|\bis\s+$",
    re.IGNORECASE,
)
# what articles of treaties speak of, and the Constitution's do not: takes `the State parties shall take measures`
_OF_A_TREATY = re.compile(
    r"\b(?:States?|Contracting)\s+part(?:y|ies)\b|\b(?:Convention|Covenant|Protocol|Treaty|Contracting\s+States?|Member\s+States?)\b",
    re.IGNORECASE,
)
# a sentence that says where what was told before it stands: takes `That is section 23(3)`, `It is found in section 68`
_POINTS_BACK = re.compile(r"^\W*(?:(?:that|this|it|they|these)\b|under\s+the\s+new\b)", re.IGNORECASE)
# takes ` promises free education` behind an article that opens its sentence; refuses ` was`
_DOES = re.compile(r"\s+(?!is\b|was\b|has\b|does\b)[a-z]+s\b")
# a relative clause or an apposition behind a section: takes `, which deals with dacoity`, `, the definition of dacoity`
_RELATIVE = re.compile(
    r"(?:\s+of\s+the\s+(?:said\s+)?(?:Act|Code))?,?\s*(?:(?:which|that)\s+(?:now\s+|itself\s+)?(?!is\b|was\b|has\b|does\b|says\b)[a-z]+s\b"
    r"|,\s*the\s+(?:definition|offence|punishment|penalty|provision|rule|power|remedy|right|section)\s+(?:of|for|on|to|against|about)\b)"
    r"[^,;:.]*"
)
_STOP = re.compile(r"(?<=[.;:—])\s+|\n+")


@dataclass(frozen=True)
class _Said:
    """Words that cite one section alone, at `[low, high)`, and without it; `is_alone` where they are a whole claim."""

    text: str
    low: int
    high: int
    bare: str
    is_alone: bool


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
    texts = list(dict.fromkeys(words for told in asked for words in (told.words, told.beside)))
    vector_of = dict(zip(texts, section_encoder().encode(texts), strict=True))
    suspects = []
    for told in asked:
        whole = vector_of[told.words]
        near = section_matters().nearness(whole, told.key.section_id)
        least = _NEARER_IN_A_CODE if told.key.act_id in SISTER_LAW else _NEARER
        if near.best > _NEAR and near.best - near.own > least and _lies_elsewhere(told, vector_of[told.beside]):
            suspects.append(_Suspect(told, whole, near))
    return _confirmed(graph, suspects) if suspects else []


def _lies_elsewhere(told: _Told, beside: Matrix) -> bool:
    near = section_matters().nearness(beside, told.key.section_id)
    return near.best - near.own > _NEARER


def _asked(sentences: Sequence[Sentence], judged: Mapping[int, Judged], named: Collection[str]) -> Iterator[_Told]:
    for place, sentence in enumerate(sentences):
        claim = sentence.claim
        if claim is None or claim.number not in judged or len(claim.text) > _LONGEST_CLAIM:
            continue
        for one in claim.resolved:
            if one.key is None or one.key.unit not in ("s", "a") or not _may_be_judged(claim, one, judged, named):
                continue
            said = _said_of(claim, one)
            if said and section_matters().knows(one.key.section_id) and _tells_of(said, one.key):
                told = _told(said, one, one.key, sentences[place - 1] if place and said.is_alone else None)
                if told.words and told.beside and not names_a_case(claim, one):
                    yield told


def _said_of(claim: Claim, one: Resolved) -> _Said | None:
    """What a claim says of one reference: all of it where it has no other, else its clause if that has no other."""
    low, high = one.reference.start - claim.start, one.reference.end - claim.start
    if len(claim.resolved) == 1:
        return _Said(claim.text, low, high, " ".join(claim.bare.split()), is_alone=True)
    start, end = clause_around(claim.text, low, high, CLAUSE)
    if sum(start <= each.reference.start - claim.start < end for each in claim.resolved) > 1:
        return None
    words = " ".join(f"{claim.text[start:low]} {claim.text[high:end]}".split())
    return _Said(claim.text[start:end], low - start, high - start, words, is_alone=False)


def _may_be_judged(claim: Claim, one: Resolved, judged: Mapping[int, Judged], named: Collection[str]) -> bool:
    """True where the section is surely the one meant, and neither proved nor refuted already."""
    verdict, evidence = judged[claim.number].verdict, judged[claim.number].evidence
    by_a_passage = verdict is ClaimVerdict.CONTRADICTED and evidence[0].rule == _BY_A_PASSAGE
    is_settled = verdict in (ClaimVerdict.SUPPORTED, ClaimVerdict.CONTRADICTED) and not by_a_passage
    is_inferred = bool(getattr(one.reference, "note", None)) and len(set(named)) != 1
    is_held = one.verdict is CitationVerdict.VERIFIED
    return is_held and not (is_settled or is_inferred or may_be_of_another_act(claim, one))


def _tells_of(said: _Said, key: ProvisionKey) -> bool:
    """True where words can state what the section says; a clause alone does where the section is its subject."""
    before, behind = said.text[: said.low], said.text[said.high :]
    if _is_of_something_else(said, key):
        return False
    is_subject = (not before.strip() or key.unit == "s") and _DOES.match(behind)
    if _RELATIVE.match(behind) or is_subject or (TELLS.match(behind) and not STATE.search(behind[:_BEHIND])):
        return True
    if key.unit == "a":
        return bool(_GRANTED.search(before))
    return said.is_alone and bool(_STATED.search(said.text)) and not _STORY.search(said.text)


def _is_of_something_else(said: _Said, key: ProvisionKey) -> bool:
    """True where words deny, tell of a change, a case or a treaty, or only open a quotation."""
    start, end = clause_around(said.text, said.low, said.high, CLAUSE)
    if _TURNED.search(said.text, start, end) or said.text.rstrip().endswith(":"):
        return True
    if key.unit == "a" and _OF_A_TREATY.search(said.text):
        return True
    return bool(_OF_CHANGE.search(said.text) or _OF_A_CASE.search(said.text))


def _told(said: _Said, one: Resolved, key: ProvisionKey, before: Sentence | None) -> _Told:
    """What is said of a section, with the sentence before where the words point back to it."""
    words = said.bare
    relative = _RELATIVE.match(said.text, said.high)
    if relative and len(telling_words(relative[0])) >= _FEWEST_WORDS:
        words = relative[0].strip(" ,")
        return _Told(one, key, words, words)
    if before is not None and _POINTS_BACK.match(said.text) and _may_be_pointed_at(before):
        words = f"{' '.join(before.text.split())} {words}"
        return _Told(one, key, words, words)
    return _Told(one, key, words, _beside(said) if telling_words(words) else "")


def _may_be_pointed_at(before: Sentence) -> bool:
    if before.claim is None or before.claim.resolved or len(before.text) > _LONGEST_BEFORE:
        return False
    return not (_TURNED.search(before.text) or _OF_CHANGE.search(before.text))


def _beside(said: _Said) -> str:
    """The words of a reference's own clause without it; '' where they tell too little and others stand before them."""
    start, end = clause_around(said.text, said.low, said.high, CLAUSE)
    words = " ".join(f"{said.text[start : said.low]} {said.text[said.high : end]}".split())
    return words if start == 0 or len(telling_words(words)) >= _FEWEST_WORDS else ""


def _confirmed(graph: Graph, suspects: Sequence[_Suspect]) -> list[Misplaced]:
    """Those whose words lie nearer to the other section's own text too, and have none of the cited heading's own.

    Sections of which the graph has neither heading nor text prove nothing.
    """
    acts = tuple(dict.fromkeys(each.told.key.act_id for each in suspects))
    ids = tuple(dict.fromkeys(one for each in suspects for one in (each.told.key.section_id, each.near.section_id)))
    rows = graph.fetch(HeadingsOfActs(act_ids=acts, section_ids=ids))
    headings = {one.section_id: one.heading for row in rows for one in row.headings if one.section_id in ids}
    texts = {one.section_id: tuple(one.texts) for row in rows for one in row.told}
    found = []
    for each in suspects:
        own, other = each.told.key.section_id, each.near.section_id
        if own not in headings or other not in headings or _has_own_word(each, headings[own], headings[other]):
            continue
        of_own = _nearest(each, (headings[own], *texts.get(own, ())), each.near.own)
        of_other = _nearest(each, (headings[other], *texts.get(other, ())), each.near.best)
        if of_other - of_own > _NEARER_IN_TEXT:
            words = f"{own} ({headings[own]}) is another matter: the words are nearer to {other} ({headings[other]})"
            score = round(of_other - of_own, 3)
            reason = Evidence(rule="another_section", evidence=words, authority_id=other, score=score)
            found.append(Misplaced(each.told.one, reason))
    return found


def _has_own_word(each: _Suspect, own: str, other: str) -> bool:
    """True where a telling word of the cited heading, which the other has not, is among the words."""
    return any(tells(stem) for stem in (set(stems_of(own)) - set(stems_of(other))) & set(stems_of(each.told.words)))


def _nearest(each: _Suspect, texts: tuple[str, ...], least: float) -> float:
    return max(least, float((_parts_of(texts) @ each.vector).max(initial=least)))


@lru_cache(maxsize=_TEXTS_KEPT)
def _parts_of(texts: tuple[str, ...]) -> Matrix:
    """(n_parts, encoding_dim): texts in parts of 25 to 45 words, each part once; what is left over may be shorter."""
    parts: dict[str, None] = {}
    for text in texts:
        words: list[str] = []
        for piece in _STOP.split(text):
            words += piece.split()
            while len(words) >= _SHORTEST_WINDOW:
                parts[" ".join(words[:_WORDS_OF_A_WINDOW])] = None
                words = words[_WORDS_OF_A_WINDOW:]
        if words:
            parts[" ".join(words)] = None
    return section_encoder().encode(list(parts)[:_WINDOWS])
