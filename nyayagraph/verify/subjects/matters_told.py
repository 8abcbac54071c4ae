"""Sections of the codes held to what the words around them speak of.

The old and the new codes give one number to different matters and one matter to different numbers. What a sentence
speaks of tells the matter; a reference whose number stands for another one is misattributed, or, where print leaves its
code open, is of the other code. Words count by their rarity in the plain words on sections; a section that has none is
not judged.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from nyayagraph.cypher.codes import MattersOfSections
from nyayagraph.cypher.statute import AskedProvision
from nyayagraph.graph import Graph
from nyayagraph.law.acts.codes_called import OLDER_LAW, SISTER_LAW
from nyayagraph.law.governing.applicable import TRANSITIONAL
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.retrieval.concepts import meanings, weight_of
from nyayagraph.retrieval.lexical import Rarity
from nyayagraph.retrieval.rarity import plain_rarity_in
from nyayagraph.verify.claims.stated import Claim, Sentence, bare
from nyayagraph.verify.claims.support import Judged
from nyayagraph.verify.references.known import fetch_provisions
from nyayagraph.verify.references.open_numbers import open_numbers
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict, Evidence
from nyayagraph.verify.subjects.content import DENIED

# a word by which a text that speaks of a code calls it, its short title or not
_CALLED = {
    "bns-2023": "Sanhita", "bnss-2023": "Sanhita", "bsa-2023": "Adhiniyam",
    "ipc-1860": "Penal Code", "crpc-1973": "Code", "iea-1872": "Evidence Act",
}  # fmt: skip
# by how much the words must speak for another section, in units of idf and as a ratio; chosen on half `seen` of
# bench/labels/temporal_passages.jsonl, with a passage of a judgment that 5 and 1.4 accused
_CLEAR, _TIMES = 4.5, 1.45
_ONCE = 1.0  # a word told once of a section counts half, one told five times five sixths
_OF_THE_HEADING = 0.6
_AROUND = 2  # sentences on each side that may name a section's own matter
_WORDS_SHARED = 2  # one word, with all the meanings it carries, may be there by chance
MOST_IN_A_SENTENCE = 3  # a table has more, and its words belong to none of them


@dataclass(frozen=True)
class Misplaced:
    """A reference whose number is not that of the matter, and why; `claim` tells it where another than its own does."""

    one: Resolved
    reason: Evidence
    claim: Claim | None = None

    def judged(self) -> Judged:
        """The verdict on the claim that makes it, and on the reference."""
        proved = {self.one.reference.start: (CitationVerdict.MISATTRIBUTED, self.reason)}
        return Judged(ClaimVerdict.CONTRADICTED, [self.reason], citations=proved)


class WrongWords(Misplaced):
    """A reference that is the right one, for words which its provision denies."""

    def judged(self) -> Judged:
        """The verdict on the claim; the reference stands."""
        return Judged(ClaimVerdict.CONTRADICTED, [self.reason])


class Matters:
    """What sections are about, read once for a text; their words are counted when a comparison first needs them."""

    def __init__(self, graph: Graph, section_ids: Iterable[str]) -> None:
        asked = tuple(dict.fromkeys(section_ids))
        rows = graph.fetch(MattersOfSections(section_ids=asked)) if asked else []
        self.rows = {row.section_id: row for row in rows}
        self._graph = graph
        self._counted: dict[str, Counter[str]] = {}

    @cached_property
    def _rarity(self) -> Rarity | None:
        return plain_rarity_in(self._graph) if any(row.has_words for row in self.rows.values()) else None

    def _told(self, section_id: str) -> Counter[str]:
        """How often the words of a section are told of it; of one without words nothing."""
        if section_id not in self._counted:
            row = self.rows.get(section_id)
            self._counted[section_id] = Counter(meanings("\n".join(row.texts)) if row and row.has_words else ())
        return self._counted[section_id]

    def is_clear(self, words: frozenset[str], meant: str, cited: str) -> bool:
        """True where the words speak for `meant` and not for `cited`; never of a section of which nothing is known."""
        known = self._told(cited)
        if not known:
            return False
        other = self._told(meant)
        shared = words & other.keys()
        of_meant, of_cited = self._weight(shared, other), self._weight(words & known.keys(), known)
        written = sum(weight_of(word) == 1 for word in shared)
        return written >= _WORDS_SHARED and of_meant - of_cited >= _CLEAR and of_meant >= _TIMES * of_cited

    def _weight(self, words: Collection[str], told: Mapping[str, int] | None = None) -> float:
        """The sum of the words' idf, meanings counted less than words, and a word less that `told` has but once."""
        if self._rarity is None:
            return 0.0
        often = (1.0 if told is None else told[word] / (told[word] + _ONCE) for word in words)
        return sum(self._rarity.idf(word) * weight_of(word) * share for word, share in zip(words, often, strict=True))

    def is_titled(self, words: frozenset[str], section_id: str) -> bool:
        """True where words have the most of a section's own heading: they tell of it, whatever else they tell of."""
        row = self.rows.get(section_id)
        heading = {word for word in meanings(row.heading) if weight_of(word) == 1} if row and row.heading else set()
        return bool(heading) and self._weight(heading & words) >= _OF_THE_HEADING * self._weight(heading)

    def corresponds(self, one: str, other: str) -> bool:
        """True where one section stands in the place of the other."""
        row = self.rows.get(one)
        return bool(row and other in row.counterparts)


def matters_of(graph: Graph, text: str, resolved: Sequence[Resolved]) -> Matters:
    """What the sections of the codes that a text cites are about, and those of the same numbers in the other codes."""
    keys = [one.key for one in resolved if is_of_codes(one)]
    keys += [key for number in open_numbers(text, resolved) for key in number.readings]
    return Matters(graph, (each for key in keys if key for each in (key.section_id, namesake(key).section_id)))


def settle_codes(graph: Graph, text: str, resolved: Sequence[Resolved], named: Sequence[str], matters: Matters) -> None:
    """Moves bare numbers to the other code that the text names (`named`), where their sentence speaks of its matter."""
    for start, end in split_sentences(text):
        within = [one for one in resolved if start <= one.reference.start < end]
        astray = [one for one in within if _is_bare(one) and _speaks_of(text, named, _namesake_act(one))]
        if not astray or len(within) > MOST_IN_A_SENTENCE:
            continue
        words = told_words(bare(text[start:end], start, within))
        for one in astray:
            assert one.key is not None  # noqa: S101 - astray
            other = namesake(one.key)
            if matters.is_clear(words, other.section_id, one.key.section_id):
                move(graph, one, other)


def _speaks_of(text: str, named: Sequence[str], act_id: str) -> bool:
    return act_id in named or _CALLED[act_id] in text


def move(graph: Graph, one: Resolved, key: ProvisionKey) -> None:
    """Take a reference for another provision, where the graph has that one."""
    known, _ = fetch_provisions(graph, (AskedProvision(section_id=key.section_id, act_id=key.act_id),))
    found = known.get(key.section_id)
    if found and found.section:
        one.key, one.provision, one.evidence = key, found, []
        one.verdict = CitationVerdict.VERIFIED


def misplaced(sentences: Sequence[Sentence], matters: Matters) -> list[Misplaced]:
    """References that give a matter the number it has in the other code, or a successor that it does not have."""
    found: list[Misplaced] = []
    for place, sentence in enumerate(sentences):
        held = _held(sentence)
        if not held or len(held) > MOST_IN_A_SENTENCE:
            continue
        for one in held:
            reason = _carried_over(one, sentences, place, matters) or _wrong_successor(one, sentences, place, matters)
            if reason:
                found.append(Misplaced(one, reason))
    return found


def _carried_over(one: Resolved, sentences: Sequence[Sentence], place: int, matters: Matters) -> Evidence | None:
    """Why a number is that of the other code; a text that cites a counterpart of either knows which is which."""
    cited, other = _id(one), _namesake_id(one)
    sentence = sentences[place]
    held = _held(sentence)
    if _is_bare(one) or other not in matters.rows or matters.corresponds(cited, other):
        return None
    if any(_id(each) in TRANSITIONAL for each in held):  # what it saves is told, and of which law the number is
        return None
    if _names_place(cited, held, matters) or other in map(_id, held):
        return None
    if _names_place(other, _held_beside(sentences, place), matters):
        return None
    if not matters.is_clear(_words_beside(sentence, one), other, cited):
        return None
    right = matters.rows[other].counterparts
    instead = f", in whose place stands {', '.join(right[:3])}" if right else ""
    words = f"{cited}{in_brackets(matters, cited)} is another matter"
    meant = f"the words are those of {other}{in_brackets(matters, other)}{instead}"
    return Evidence(rule="another_section", evidence=f"{words}: {meant}", authority_id=(right or [other])[0])


def _wrong_successor(one: Resolved, sentences: Sequence[Sentence], place: int, matters: Matters) -> Evidence | None:
    """Why a section of a new code does not take the place of the old one that is spoken of beside it."""
    assert one.key is not None  # noqa: S101 - held
    older, cited = OLDER_LAW.get(one.key.act_id), _id(one)
    if older is None or cited in TRANSITIONAL:
        return None
    beside = [sentences[near] for near in (place, place - 1, place + 1) if 0 <= near < len(sentences)]
    everything = _held_beside(sentences, place)
    around = sentences[max(0, place - _AROUND) : place + _AROUND + 1]
    if _names_place(cited, everything, matters) or any(
        matters.is_titled(told_words(near.text), cited) for near in around
    ):
        return None
    for near in beside:
        for old in _held(near):
            row = matters.rows.get(_id(old))
            if old.key is None or old.key.act_id != older or row is None or not row.counterparts:
                continue
            words = _words_of(sentences[place]) | _words_of(near)
            if _names_place(_id(old), everything, matters) or not matters.is_clear(words, _id(old), cited):
                continue
            told = f"{cited}{in_brackets(matters, cited)} does not take the place of {_id(old)}"
            told += in_brackets(matters, _id(old))
            right = ", ".join(row.counterparts[:3])
            return Evidence(rule="correspondence_wrong", evidence=f"{told}: {right} does", authority_id=_id(old))
    return None


def _held(sentence: Sentence) -> list[Resolved]:
    """References of a claim to sections of the codes."""
    return [one for one in sentence.claim.resolved if is_of_codes(one)] if sentence.claim else []


def _held_beside(sentences: Sequence[Sentence], place: int) -> list[Resolved]:
    """Those of a claim and of the sentences on both sides."""
    return [one for near in sentences[max(0, place - 1) : place + 2] for one in _held(near)]


def is_of_codes(one: Resolved) -> bool:
    """True for a section of one of the codes, old or new, that may exist."""
    exists = one.verdict in (CitationVerdict.VERIFIED, CitationVerdict.NOT_COVERED)
    return bool(exists and one.key and one.key.unit == "s" and one.key.act_id in SISTER_LAW)


def _is_bare(one: Resolved) -> bool:
    """True for a section whose code is not printed beside it."""
    return is_of_codes(one) and bool(getattr(one.reference, "note", None))


def _names_place(section_id: str, held: Sequence[Resolved], matters: Matters) -> bool:
    return any(matters.corresponds(section_id, _id(other)) for other in held)


def _id(one: Resolved) -> str:
    return one.key.section_id if one.key else ""


def namesake(key: ProvisionKey) -> ProvisionKey:
    """The same number in the code before or behind."""
    return ProvisionKey(act_id=SISTER_LAW[key.act_id], unit=key.unit, number=key.number)


def _namesake_act(one: Resolved) -> str:
    return SISTER_LAW[one.key.act_id] if one.key else ""


def _namesake_id(one: Resolved) -> str:
    return namesake(one.key).section_id if one.key else ""


def in_brackets(matters: Matters, section_id: str) -> str:
    """A section's heading as an aside."""
    row = matters.rows.get(section_id)
    return f" ({row.heading})" if row and row.heading else ""


def _words_beside(sentence: Sentence, one: Resolved) -> frozenset[str]:
    """Words of that part of a sentence, between semicolons, in which a reference stands."""
    at = one.reference.start - sentence.start
    start, end = sentence.text.rfind(";", 0, at) + 1, sentence.text.find(";", at)
    words = bare(sentence.text, sentence.start, sentence.claim.resolved if sentence.claim else ())
    return told_words(words[start : end if end >= 0 else None])


def _words_of(sentence: Sentence) -> frozenset[str]:
    return told_words(sentence.claim.bare) if sentence.claim else frozenset()


# takes `imprisonment`, `up to ten years`, `a term of three years`; how much, which sections share by dozens
_OF_PENALTY = re.compile(
    r"\b(?:prescrib\w+|imprison\w+|maximum|minimum|terms?|extend\w*|rigorous|fine[ds]?"
    r"|(?:up\s+to\s+)?(?:two|three|four|five|six|seven|eight|ten|fourteen|twenty|\d{1,2})\s+(?:month|year)s?)\b",
    re.IGNORECASE,
)


def told_words(text: str) -> frozenset[str]:
    """The words of a text with what they mean, without penalties and those that it says are not meant."""
    return frozenset(meanings(without_penalties(DENIED.sub(" ", text))))


def without_penalties(text: str) -> str:
    """A text without the words of how much a court may impose, which tell no section from another."""
    return _OF_PENALTY.sub(" ", text)
