"""Which words of a text say what a section is about: the one reader of such statements. Pure.

A statement lays words at a section by the build of its sentence: the section is their subject (`section 8 requires …`),
they are its relative clause or apposition (`section 8, which requires …`, `section 8 (demand notice)`), it opens or
closes their clause (`under section 8 a notice …`, `a notice goes under section 8`), or the words stand in the sentence
before, to which this one points (`That duty is in section 8`). What denies is no statement; what makes one less sure
is among its signs, and the judge weighs it.
"""

# ruff: noqa: SIM905 - a list of words is split from text
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from nyayagraph.law.acts.mentions import find_mentions
from nyayagraph.law.acts.table import acts_meant
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.text.sentences import clause_around
from nyayagraph.verify.claims.certain import may_be_of_another_act, names_a_case
from nyayagraph.verify.claims.stated import Claim, Sentence, bare
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict
from nyayagraph.verify.subjects.content_signs import FEW_WORDS, INFERRED, NAMES_A_CASE, signs_of_words
from nyayagraph.verify.wording.words import telling_words

_FEWEST_WORDS = 2
_BESIDE, _RIGHT_BEHIND = 5, 3  # words before and behind a section in which a denial turns from it
_LONGEST_CLAIM, _LONGEST_BEFORE = 420, 260  # characters
_MOST_SECTIONS = 3  # of a sentence that states something; a list has more


class Form(StrEnum):
    """How a sentence is built that lays words at a section."""

    SUBJECT = "subject"
    APPOSED = "apposed"
    OPENED = "opened"
    PLACED = "placed"
    POINTED = "pointed"


@dataclass(frozen=True)
class ContentTold:
    """Words laid at a section: those that surely are, and all that may be; `signs` tell how sure the statement is.

    `beside` are all the references of the sentence and of those on both sides.
    """

    sentence: Sentence
    one: Resolved
    key: ProvisionKey
    form: Form
    words: str
    around: str
    signs: frozenset[str]
    beside: tuple[Resolved, ...]


@dataclass(frozen=True)
class _Place:
    """A reference in its sentence, and the span of its clause that no other reference shares."""

    claim: Claim
    one: Resolved
    low: int
    high: int
    start: int
    end: int
    is_shared: bool

    @property
    def before(self) -> str:
        return self.claim.text[self.start : self.low]

    @property
    def behind(self) -> str:
        return self.claim.text[self.high : self.end]


class _Reading(NamedTuple):
    """How words are laid at a section, which they are, and what sort of word leads from the one to the other."""

    form: Form
    words: str
    lead: str


# what parts two clauses: takes `; `, `, and `, `, which `, ` while the `, `. `; refuses `driving while drunk`
CLAUSE = re.compile(
    r";|,\s+(?:and|but|while|whereas|which|so|though|although|because|since)\b|\bwhile\s+(?:the|an?|its?|sections?|articles?|s\.)\s"
    r"|\b(?:whereas|unlike|instead|rather)\b|(?<!\bRs)(?<!\bNo)\.\s",
    re.IGNORECASE,
)
# what turns words away: takes `gives no right`, `is silent on`; refuses `not less than`, `but not thereafter`
TURNED = re.compile(
    r"\b(?:not(?!\s+(?:amounting|less|more|exceed(?:ing)?|thereafter|beyond|being|later|below|under|above|only|an?\s+\w+\s+(?:more|less|longer|later))\b)|no|cannot|\w+n['\u2019]t|never|nor|neither|nothing|none"
    r"|unlike|different|distinct|far\s+from|instead\s+of|rather\s+than|other\s+than|except|subject\s+to|notwithstanding|besides"
    r"|apart\s+from|read\s+with|r/w|error|wrong\w*|mistak\w+|confus\w+|myth|absent|lacks?|silent|fails?|hardly|scarcely)\b",
    re.IGNORECASE,
)
# what a sentence says that the section is not: takes `, not with anticipatory bail`, `unlike …`
DENIED = re.compile(
    r",\s*(?:and\s+)?not\s+(?:with|about|for|on|to|of)?\b[^,;.]*|\b(?:unlike|rather\s+than|instead\s+of|(?:different|distinct)\s+from|as\s+opposed\s+to|confus\w+\s+with|not\s+about)\b[^,;.]*",
    re.IGNORECASE,
)
# what articles of treaties speak of, and the Constitution's do not: takes `the State parties shall take measures`
_OF_A_TREATY = re.compile(
    r"\b(?:States?|Contracting)\s+part(?:y|ies)\b|\b(?:Convention|Covenant|Protocol|Treaty|Contracting\s+States?|Member\s+States?)\b",
    re.IGNORECASE,
)
_OF_THE_ACT = r"(?:[\s,]+of\s+the\s+(?:said\s+)?(?:Act|Code|Sanhita|Adhiniyam|Constitution))?"
# what goes on with an apposition behind a comma: takes `, with fine, as the sentence for murder`
_GOES_ON = r"(?:,\s+(?:with|in|which|that|of|by|for|as|to|when|where|or|without|within|from|on)\b[^,;.()]*)*"
# a relative clause or an apposition: takes `, which deals with dacoity`, `, under which a robber …`, ` (dacoity)`,
# `, the definition of dacoity`, ` — the provision that punishes dacoity, with life`
_APPOSED = re.compile(
    _OF_THE_ACT
    + r"(?:,?\s*(?:(?:under|by|in)\s+which|which|that)\s+(?!is\s+why\b)(?:[a-z]+ly\s+|now\s+|also\s+)?[a-z]+\b[^,;.()]*"
    r"|(?:,|\s[—–-])\s*(?:the|an?)\s+(?:[a-z-]+\s+){1,3}(?:of|for|on|to|against|about|that|which)\b[^,;.()]*"  # noqa: RUF001
     + _GOES_ON + r"|\s*\((?![^)]*\d)[^)]{6,120}\))"
)
# the section as subject: takes ` deals with`, ` now bars`, `, as amended, requires`, ` may be used for`
_SUBJECT = re.compile(
    r"[\s)\"']{0,4}" + _OF_THE_ACT + r"[\s,]*(?:(?:also|now|expressly|itself|today|thus|only|alone|still)[\s,]+)*"
    r"(?:[a-z]+(?<!s)s|is|has|does|may|can|must|shall|will|was|punished|defined|for|on|about|dealing\s+with|relating\s+to|[:–-])(?=\s)"  # noqa: RUF001
)
# the section as the opening of its clause: takes `Under `, `And by virtue of `, `In terms of the proviso to `
_OPENED = re.compile(
    r"\W*(?:(?:and|but|so|now|that|also|today)\s+)?(?:under|u/s|in|by|per|as\s+per|through|vide|by\s+virtue\s+of|in\s+terms\s+of|pursuant\s+to)"
    r"\s+(?:the\s+)?(?:(?:provisions?|terms|proviso|scheme)\s+(?:of|to)\s+)?",
    re.IGNORECASE,
)
# what leads from words to the section behind them: takes ` under `, ` is found in `, ` (`, `: `, ` is `
_LEADS = re.compile(
    r"(?:\b(?P<word>under|in|by|from|of|through|per|vide|within|to|at|as|is|are|was|be|see|attracts?|invok\w+|with|into|on|apply|applies|makes?|put|cite|cites|add|charge|read|use)\b|u/s|(?P<mark>[(\[:,–-]))"  # noqa: RUF001
    r"\s*(?:the\s+)?(?:(?:purview|meaning|provisions?|terms|proviso|ambit|mischief|clause\s+\(\w+\))\s+(?:of|to)\s+(?:the\s+)?)?[\"'“‘(]?$",  # noqa: RUF001
    re.IGNORECASE,
)
_MARKS = frozenset(":–-")  # noqa: RUF001 - as print has them
_PLAIN_VERBS = frozenset("is has does may can must shall will was for on about says :".split())
_PLAIN_LEADS = frozenset("under in by from of is are to with within as on u/s ( :".split())
_ACT_BEFORE = re.compile(
    r"[\s,]*(?:\(\w+\)[\s,]*)?"
)  # between an Act and its section: `BSA s. 45`, `the Act, section 5`
# a rule of an Order and an article of a Schedule are no sections that the graph has from a text
_MAY_EXIST = (CitationVerdict.VERIFIED, CitationVerdict.NOT_COVERED)
_RANGE = re.compile(r"\d\s*(?:to|[-–])\s*\d")  # `sections 82 to 87`  # noqa: RUF001
_ASKS = frozenset({"is", "are", "in", "other", "none"})  # `is murder section 302?`, `is it in section 302?`
# takes `u/s 5`, `under 5`: a reference that has its own leading word
_UNDER = re.compile(r"u/s|under", re.IGNORECASE)
# a sentence that says where what was told before it stands: takes `That is `, `It is found in `, `This duty`
_POINTS = re.compile(
    r"^\W*(?:(?:and|but|so)\s+)?(?:(?:that|this|it|they|these|those|such|the\s+same|both|his|her|their|its)\b|under\s+the\s+new\b)",
    re.IGNORECASE,
)
_NO = re.compile(r"\W*(?:no|not|never)\b", re.IGNORECASE)  # takes `No; section 13 asks for more`
# takes `It is `, `And it was in `, before a section that a relative clause follows: it points to nothing
_CLEFT = re.compile(
    r"\W*(?:(?:and|but|so|then)\s+)?it\s+(?:is|was)\s+(?:not\s+\w+\s+but\s+)?(?:in\s+|by\s+|under\s+)?", re.IGNORECASE
)
# what points back from behind a section that is the subject: takes ` says so`, ` governs them`, ` provides for it`
_POINTS_BEHIND = re.compile(r"\s+(?:[a-z]+\s+){1,2}?(?:so|thus|this|that|it|them|these)\b(?!\s+(?:the|an?|no)\b)")


def contents_told(sentences: Sequence[Sentence], resolved: Sequence[Resolved]) -> Iterator[ContentTold]:
    """The statements of a text on what its sections are about, in order."""
    for number, sentence in enumerate(sentences):
        claim = sentence.claim or _as_claim(sentence, resolved)
        if not 0 < len(claim.resolved) <= _MOST_SECTIONS or len(claim.text) > _LONGEST_CLAIM or "|" in claim.text:
            continue
        before = sentences[number - 1] if number else None
        low, high = sentences[max(0, number - 1)].start, sentences[min(number + 1, len(sentences) - 1)].end
        beside = tuple(one for one in resolved if low <= one.reference.start < high)
        for place in _places(claim):
            told = _told(place, sentence, before, beside)
            if told:
                yield told


def _as_claim(sentence: Sentence, resolved: Sequence[Resolved]) -> Claim:
    """A question or a bare citation as a claim: it may tell what a section is about all the same."""
    start, end = sentence.start, sentence.end
    within = tuple(one for one in resolved if start <= one.reference.start < end)
    words = bare(sentence.text, start, within)
    return Claim(-1, start, end, sentence.text, words, within, leans_on_before=False)


def _places(claim: Claim) -> Iterator[_Place]:
    spans = [(one.reference.start - claim.start, one.reference.end - claim.start) for one in claim.resolved]
    mentions = find_mentions(claim.text) if spans else []
    for number, (one, (low, high)) in enumerate(zip(claim.resolved, spans, strict=True)):
        if not may_be_judged(one) or may_be_of_another_act(claim, one):
            continue
        start, end = clause_around(claim.text, low, high, CLAUSE)
        others = [span for place, span in enumerate(spans) if place != number and start <= span[0] < end]
        start = max([start, *(span[1] for span in others if span[0] < low)])
        end = min([end, *(span[0] for span in others if span[0] > low)])
        named = (act.start for act in mentions if start <= act.start < low and _is_beside(claim.text, act.end, low))
        yield _Place(claim, one, min([low, *named]), high, start, end, bool(others))


def _is_beside(text: str, end: int, low: int) -> bool:
    """True where an Act that ends at `end` is printed right before the section at `low`: `BSA s. 45`."""
    return end <= low and _ACT_BEFORE.fullmatch(text, end, low) is not None


def may_be_judged(one: Resolved) -> bool:
    """True for one provision of which the graph may have words."""
    is_one = not _RANGE.search(one.reference.text)
    return one.key is not None and one.key.unit in ("s", "a", "or") and one.verdict in _MAY_EXIST and is_one


def _told(
    place: _Place, sentence: Sentence, before: Sentence | None, beside: tuple[Resolved, ...]
) -> ContentTold | None:
    """The statement that a sentence makes of one of its sections."""
    claim, key = place.claim, place.one.key
    assert key is not None  # noqa: S101 - places
    is_of_a_treaty = key.act_id == "constitution" and _OF_A_TREATY.search(claim.text)
    if claim.text.rstrip().endswith(":") or is_of_a_treaty:
        return None
    found = _read(place)
    if found is None:
        return None
    form, words, lead = found
    if _is_asked(sentence.text, form, lead):
        return None
    around = plain(claim, 0, len(claim.text)) if len(claim.resolved) == 1 else plain(claim, place.start, place.end)
    if form is not Form.APPOSED and before is not None and _points(place, words) and _may_be_pointed_at(before, claim):
        told = " ".join(before.text.split())
        form, around = Form.POINTED, f"{told} {around}"
        words = words if tells(words) else around
    signs = _signs(place, form, lead) | (frozenset() if tells(words) else {FEW_WORDS})
    return ContentTold(sentence, place.one, key, form, words, around, signs, beside)


def _read(place: _Place) -> _Reading | None:
    """How a sentence lays words at a section, if it does."""
    apposed = _apposed(place)
    if apposed or _is_turned(place.before, place.behind):
        return apposed
    words = plain(place.claim, place.start, place.end)
    subject, leads = _SUBJECT.match(place.behind), _LEADS.search(place.before)
    if _OPENED.fullmatch(place.before):
        return _Reading(Form.OPENED, words, "")
    if subject and not leads and _is_of_others(place, subject[0]):
        return None
    if subject and (not leads or _heads(leads, subject)):
        return _Reading(Form.SUBJECT, words, _sort(subject[0]))
    return _Reading(Form.PLACED, words, _lead(place, leads))


def _heads(leads: re.Match[str], subject: re.Match[str]) -> bool:
    """True where a section behind a colon is the subject of a clause of its own: `We can sue: section 5 allows it`."""
    return leads["mark"] == ":" and subject[0].strip() not in _MARKS


def _is_of_others(place: _Place, verb: str) -> bool:
    """True where what follows a section is told of others too, or of what they say: `article 22 asks for it`."""
    if place.is_shared and verb.strip() in _MARKS:
        return True
    return len(place.claim.resolved) > 1 and _POINTS_BEHIND.match(place.behind) is not None


def _apposed(place: _Place) -> _Reading | None:
    """The relative clause or apposition of a section; none in a sentence that points to the one before."""
    claim = place.claim
    found = _APPOSED.match(claim.text[place.high : _next(place)])
    if found is None or not tells(found[0]) or _is_turned("", found[0]):
        return None
    points = _POINTS.match(claim.text) and not _CLEFT.fullmatch(claim.text, 0, place.low)
    if len(claim.resolved) == 1 and points and not tells(place.before):
        return None
    return _Reading(Form.APPOSED, found[0].strip(" ,()"), "(" if "(" in found[0][:3] else "clause")


def _lead(place: _Place, leads: re.Match[str] | None) -> str:
    """What sort of word leads to a section."""
    if _UNDER.match(place.one.reference.text):
        return "u/s"
    if leads is None:
        return "other" if place.before.strip() else "none"
    return _kind(leads)


def _kind(leads: re.Match[str]) -> str:
    """What sort of word leads to a section."""
    word = (leads["word"] or leads["mark"] or "u/s").lower()
    return word if word in _PLAIN_LEADS else "verb" if word.isalpha() else ","


def _sort(verb: str) -> str:
    """What sort of verb a section is the subject of."""
    last = verb.rsplit(maxsplit=1)[-1] if verb.split() else ""
    return last if last in _PLAIN_VERBS else "verb"


def tells(words: str) -> bool:
    """True for words of which enough tell what something is about."""
    return len(telling_words(words)) >= _FEWEST_WORDS


def _is_turned(before: str, behind: str) -> bool:
    """True where a denial or an exception stands right beside the section: farther off it is part of what is told."""
    ahead = " ".join(behind.split(",", maxsplit=1)[0].split())
    turned = TURNED.search(ahead)
    is_turned_behind = turned is not None and len(ahead[: turned.start()].split()) < _RIGHT_BEHIND
    return is_turned_behind or bool(TURNED.search(" ".join(before.split()[-_BESIDE:])))


def _is_asked(text: str, form: Form, lead: str) -> bool:
    """True where a question asks what a section says, and does not suppose it."""
    is_question = text.rstrip().endswith("?")
    return is_question and (form is Form.SUBJECT or (form is Form.PLACED and lead in _ASKS))


def _next(place: _Place) -> int:
    """Where the next reference of the sentence opens, or the sentence ends."""
    starts = (one.reference.start - place.claim.start for one in place.claim.resolved)
    return min((start for start in starts if start >= place.high), default=len(place.claim.text))


def plain(claim: Claim, start: int, end: int) -> str:
    """Words of a claim without its references and the names of Acts."""
    spans = [(one.reference.start - claim.start, one.reference.end - claim.start) for one in claim.resolved]
    spans += [(mention.start, mention.end) for mention in find_mentions(claim.text)]
    letters = list(claim.text)
    for low, high in spans:
        letters[max(low, 0) : high] = " " * (min(high, len(letters)) - max(low, 0))
    return " ".join(DENIED.sub(" ", "".join(letters[start:end])).split())


def _points(place: _Place, words: str) -> bool:
    """True where a sentence that has one section points to the one before, or says too little itself."""
    if len(place.claim.resolved) > 1:
        return False
    if not tells(words) or _POINTS.match(place.claim.text):
        return True
    return not place.before.strip() and bool(_POINTS_BEHIND.match(place.behind))


def _may_be_pointed_at(before: Sentence, claim: Claim) -> bool:
    """True for a sentence without a section of its own that the one behind it does not answer by `No`."""
    if before.text.rstrip().endswith("?") and _NO.match(claim.text):
        return False
    if before.claim is not None and before.claim.resolved:
        return False
    return len(before.text) <= _LONGEST_BEFORE


def _names_its_act(place: _Place) -> bool:
    act_id = place.one.key.act_id if place.one.key else ""
    named = find_mentions(place.claim.text[place.start : place.low])
    return any(acts_meant(one.name, one.year) == (act_id,) for one in named)


def _signs(place: _Place, form: Form, lead: str) -> frozenset[str]:
    """What speaks for a statement of law, and what for one of a case or a change."""
    claim = place.claim
    signs = {f"form {form}"} if form is Form.POINTED else {f"form {form}", f"lead {lead}"}
    if place.one.key and place.one.key.unit == "a" and form in (Form.PLACED, Form.OPENED):
        signs.add("article beside")
    signs |= signs_of_words(claim.text)
    if place.is_shared:
        signs.add("shared")
    if form is not Form.APPOSED and names_a_case(claim, place.one):
        signs.add(NAMES_A_CASE)
    if getattr(place.one.reference, "note", None) and not _names_its_act(place):
        signs.add(INFERRED)
    return frozenset(signs)
