"""Sections held to what a text says they are about: accused where all signs together speak for another of their Act.

`content` reads the statements, `section_fit` how well each fits the section cited and the best of the others; what each
sign weighs was learned from statements of the opened passages and of judgments (`training.section_fit`), in
`law/tables/learned_content.json`. Claims that are refuted already are left alone.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from nyayagraph.graph import Graph
from nyayagraph.law.acts.codes_called import SISTER_LAW
from nyayagraph.law.text.learned import Weights, weights_of
from nyayagraph.verify.claims.day_words import DayWords
from nyayagraph.verify.claims.disowned import is_refuted
from nyayagraph.verify.claims.stated import Sentence
from nyayagraph.verify.claims.support import Judged
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict, Evidence
from nyayagraph.verify.subjects.by_facts import by_facts
from nyayagraph.verify.subjects.content import ContentTold, Form, contents_told
from nyayagraph.verify.subjects.content_signs import FEW_WORDS, INFERRED, NAMES_A_CASE, tells_a_case
from nyayagraph.verify.subjects.matters_told import Matters, Misplaced
from nyayagraph.verify.subjects.section_fit import Fit, Fitted, fitted, stems_of
from nyayagraph.verify.subjects.told_beside import told_beside

MODEL, ELSEWHERE, TABLE = "content", "elsewhere", "learned_content.json"
SURE = 0.8  # a sum of weights; what lower and higher ones catch and accuse is in decision 0016
_AS_NEAR = (
    0.1  # by which another section lies nearer in meaning at most, to have no more of the words than the one cited
)
_BY_A_PASSAGE = ("passage_says_otherwise", "part_says_otherwise")
_FAR_MORE = 0.25  # share of the words that the text of the section cited has, and that of the other has not
_MADE_UP = 0.75  # share of a heading that the words have
# takes `stands in Chapter XVI`; where a section is printed, not what it deals with
_OF_ITS_PLACE = re.compile(r"\bChapters?\s+(?:[IVXLC]+|\d+)[A-Z]?\b")
_WORDS_OF_HEADING, _MOST, _HARDLY = 2, 0.6, 0.2  # words of a heading; shares of what is said that sections have
_MANY_WORDS, _WORDS_OF_BOTH = 10, 3


def laid_elsewhere(
    graph: Graph,
    sentences: Sequence[Sentence],
    resolved: Sequence[Resolved],
    judged: Mapping[int, Judged],
    matters: Matters,
    named: Collection[str],
    words: DayWords,
) -> list[Misplaced]:
    """References for words that another section of their Act says, and the one cited does not.

    `named` are the Acts that the text names; a section whose Act is inferred is judged where there is but one. `words`
    tell what is held of the words of the day.
    """
    told = [one for one in contents_told(sentences, resolved) if _is_open(one, sentences, judged, named)]
    beside = [one for one in told_beside(sentences, resolved) if _is_open(one, sentences, judged, named)]
    astray = by_facts(graph, told, beside, words)
    proved = {one.one.reference.start for one in astray}
    rest = [
        one for one in told if may_be_fitted(one) and one.one.reference.start not in proved and not _is_of_a_case(one)
    ]
    weights = weights_of(MODEL, TABLE)
    found = [one for one in fitted(graph, rest, matters) if score(one, weights) > SURE or _is_heading_of_other(one)]
    return astray + [_accused(one) for one in found if not (_is_named_beside(one) or _is_of_both(one) or _is_own(one))]


def may_be_fitted(told: ContentTold) -> bool:
    """True where words can be weighed against headings and texts: of sections, of some words, not of a case."""
    is_of_a_text = told.key.unit == "s" or told.key.act_id == "constitution"
    says_little = told.signs & {NAMES_A_CASE, FEW_WORDS} or _OF_ITS_PLACE.search(told.words)
    return is_of_a_text and told.one.verdict is CitationVerdict.VERIFIED and not says_little


def _is_of_a_case(told: ContentTold) -> bool:
    """True for what is told of a case beside a section: it has words of many, and only tables tell them apart."""
    return told.form not in (Form.SUBJECT, Form.APPOSED) and tells_a_case(told.signs - {"held", "change"})


def score(one: Fitted, weights: Weights) -> float:
    """How much all signs speak for the other section."""
    return weights.scores(signs_of(one))[ELSEWHERE]


def signs_of(one: Fitted) -> dict[str, float]:
    """What speaks for another section, and against it: differences of the fits, and the signs of the statement."""
    own, other = one.own, one.other
    is_code = one.told.key.act_id in SISTER_LAW
    signs = {
        "nearer": other.near - own.near,
        "nearer around": other.near_around - own.near_around,
        "nearer in a code": (other.near - own.near) * is_code,
        "near": other.near,
        "own near": own.near,
        "heading said": other.heading_said,
        "own heading said": own.heading_said,
        "said in heading": other.said_in_heading,
        "own said in heading": own.said_in_heading,
        "said in text": other.said_in_text - own.said_in_text,
        "own said in text": own.said_in_text,
        "words": min(len(one.stems), _MANY_WORDS) / _MANY_WORDS,
    }
    held = {
        "a code": is_code,
        "of the penalty": one.is_of_penalty,
        "of the subject": other.is_subject and not own.is_subject,
        "carried": other.is_carried,
        "own word": one.has_own_word,
        "own no text": not own.has_text,
    }
    return signs | {name: 1.0 for name, is_held in held.items() if is_held} | dict.fromkeys(one.told.signs, 1.0)


def _is_heading_of_other(one: Fitted) -> bool:
    """True for a statement whose words head the other section and are strange to the one cited."""
    is_stated = one.told.form in (Form.SUBJECT, Form.APPOSED, Form.PLACED)
    return is_stated and heads_other(one.own, one.other)


def heads_other(own: Fit, other: Fit) -> bool:
    """True for words that are the heading of another section, of which the one cited has hardly any: `bar of suits`."""
    is_whole = len(stems_of(other.heading)) >= _WORDS_OF_HEADING and other.heading_said >= _MADE_UP
    is_strange = own.has_text and max(own.said_in_heading, own.said_in_text) < _HARDLY
    return is_whole and other.said_in_heading >= _MOST and is_strange


def _is_named_beside(one: Fitted) -> bool:
    """True where the other section is cited beside this one: the text knows which is which."""
    return any(beside.key and beside.key.section_id == one.other.section_id for beside in one.told.beside)


def _is_of_both(one: Fitted) -> bool:
    """True for words beside a section that have a word of its own heading, or make it up.

    What is done under a section has words of others too: `an award of interim measures is challenged under section 34`.
    A sentence that points to the one before has three words of the heading itself, be they words of every heading.
    """
    if one.told.form is Form.POINTED:
        return len(set(stems_of(one.own.heading)).intersection(stems_of(one.told.sentence.text))) >= _WORDS_OF_BOTH
    if one.told.form not in (Form.PLACED, Form.OPENED):
        return False
    return one.has_own_word or one.own.heading_said >= _MADE_UP


def _is_own(one: Fitted) -> bool:
    """True for words that the section cited has as well as the other and that lie as near to it, or has far more of."""
    own, other = one.own, one.other
    is_said = own.said_in_text >= max(other.said_in_text, _MADE_UP) and other.near - own.near < _AS_NEAR
    return is_said or own.said_in_text - other.said_in_text > _FAR_MORE


def is_meant(told: ContentTold, named: Collection[str]) -> bool:
    """True where the Act of a section is printed beside it, or in its sentence, or the one that the text names."""
    return INFERRED not in told.signs or set(named) == {told.key.act_id}


# takes `Limitation Act`; the Act whose articles are cited by their numbers alone, as those of the Constitution are
_HAS_ARTICLES = re.compile(r"\bLimitation\s+Act\b")


def _may_be_of_a_schedule(told: ContentTold, sentences: Sequence[Sentence]) -> bool:
    """True for a bare article in a text that names an Act with articles, and nowhere the Constitution."""
    is_bare = told.key.act_id == "constitution" and "Constitution" not in told.one.reference.text
    return (
        is_bare
        and any(_HAS_ARTICLES.search(one.text) for one in sentences)
        and not any("Constitution" in one.text for one in sentences)
    )


def _is_open(
    told: ContentTold, sentences: Sequence[Sentence], judged: Mapping[int, Judged], named: Collection[str]
) -> bool:
    """True where the section is surely the one meant, and what is said of it not refuted already."""
    if not is_meant(told, named) or _may_be_of_a_schedule(told, sentences):
        return False
    low, high = told.one.reference.start - told.sentence.start, told.one.reference.end - told.sentence.start
    low, high = max(low, 0), max(high, 0)
    if is_refuted(told.sentence, sentences, low, high):
        return False
    claim = told.sentence.claim
    if claim is None:
        return True
    if claim.number not in judged:
        return False
    verdict, evidence = judged[claim.number].verdict, judged[claim.number].evidence
    return verdict is not ClaimVerdict.CONTRADICTED or evidence[0].rule in _BY_A_PASSAGE


def _accused(one: Fitted) -> Misplaced:
    own, other = one.own, one.other
    words = f"{own.section_id}{_in_brackets(own.heading)} is another matter: the words are those of {other.section_id}"
    evidence = f"{words}{_in_brackets(other.heading)}"
    return Misplaced(one.told.one, Evidence(rule="another_section", evidence=evidence, authority_id=other.section_id))


def _in_brackets(heading: str) -> str:
    return f" ({heading})" if heading else ""
