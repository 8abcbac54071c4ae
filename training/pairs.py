"""Pairs of texts that belong together, mined from judgments and statutes: what the embedder learns from.

Everything drawn at random is drawn from one seeded generator, judgments in the order given. Held-out texts never enter.
"""

from __future__ import annotations

import math
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from training.corpus import CorpusJudgment, StatuteText, passages, sentences

UNKNOWN_SOURCE = -1

HEADNOTE_SENTENCES_BEST = 16
HEADNOTE_SENTENCES_ANY = 3
HEADNOTE_PARTS = 4
CUT_SENTENCES = 40
LEAST_CATCHWORDS = 5
LEAST_SENTENCES_TO_CUT_FROM = 2
LEAST_HEADING_WORDS = 2

_WORD = re.compile(r"[a-z0-9]+")
# takes "A.I.R. 1978 S.C. 597" and "[1978] 2 S.C.R. 621"; refuses "(1978) Cri LJ 1281"
_CITATION = re.compile(
    r"(?:A\.?\s?I\.?\s?R\.?\s*,?\s*[\[(]?(\d{4})[\])]?\s*,?\s*S\.?\s?C\.?\s*(\d{1,4}))"
    r"|(?:[\[(]\s?(\d{4})\s?[\])]\s*(\d{1,2})\s*S\.?\s?C\.?\s?([RC])\.?\s*(\d{1,4}))"
)


@dataclass(frozen=True)
class Pair:
    """A short text, the text it should be near, and the judgment both speak of (`UNKNOWN_SOURCE` if none)."""

    query: str
    passage: str
    source: int
    kind: str


class RareWordOverlap:
    """How much of a text's rare words a passage holds: the sum of inverse passage frequencies of shared words."""

    def __init__(self, texts: Sequence[str]) -> None:
        """Counts in how many of `texts` each word occurs."""
        counts = Counter(word for text in texts for word in _words(text))
        self._weight = {word: math.log(len(texts) / count) for word, count in counts.items()}

    def best(self, query: str, candidates: Sequence[str], *, top: int = 1) -> list[str]:
        """The `top` candidates with the greatest overlap, best first, earlier first on ties."""
        asked = _words(query)
        scores = [sum(self._weight.get(word, 0.0) for word in asked & _words(candidate)) for candidate in candidates]
        order = sorted(range(len(candidates)), key=lambda place: -scores[place])
        return [candidates[place] for place in order[:top]]


def mine_pairs(
    judgments: Sequence[CorpusJudgment], statutes: Sequence[StatuteText], citations: dict[str, str], *, seed: int
) -> list[Pair]:
    """All pairs: headnote, catchwords, cut sentence, neighbouring passage, citing context, section heading."""
    draw = random.Random(seed)  # noqa: S311 - a sample, no secret
    cut = [passages(judgment.body) for judgment in judgments]
    overlap = RareWordOverlap([passage for pieces in cut for passage in pieces[:12]])
    place_of = {judgment.corpus_id: place for place, judgment in enumerate(judgments)}
    mined: list[Pair] = []
    for place, (judgment, pieces) in enumerate(zip(judgments, cut, strict=True)):
        if pieces and pieces[0]:
            mined.extend(_headnote_pairs(judgment, pieces, place, overlap, draw))
            mined.extend(_cut_sentence_pairs(pieces, place, draw))
            mined.extend(_neighbour_pairs(pieces, place, draw))
            mined.extend(_citing_pairs(judgment, place, citations, place_of, judgments, cut, overlap))
    mined.extend(_statute_pairs(statutes))
    return mined


def has_citation(text: str) -> bool:
    """Whether `text` holds a reported citation."""
    return _CITATION.search(text) is not None


@lru_cache(maxsize=4096)
def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.lower()))


def _headnote_pairs(
    judgment: CorpusJudgment, pieces: list[str], place: int, overlap: RareWordOverlap, draw: random.Random
) -> Iterator[Pair]:
    found = [text for text in sentences(judgment.headnote) if not has_citation(text)]
    for sentence in draw.sample(found, min(HEADNOTE_SENTENCES_BEST, len(found))):
        yield Pair(sentence, overlap.best(sentence, pieces)[0], place, "headnote sentence, best passage")
    for sentence in draw.sample(found, min(HEADNOTE_SENTENCES_ANY, len(found))):
        yield Pair(sentence, draw.choice(pieces), place, "headnote sentence, any passage")
    parts = passages(judgment.headnote, words=150)
    for part in draw.sample(parts, min(HEADNOTE_PARTS, len(parts))):
        yield Pair(part, draw.choice(overlap.best(part, pieces, top=3)), place, "headnote part")
    if len(judgment.catchwords.split()) >= LEAST_CATCHWORDS:
        yield Pair(judgment.catchwords, overlap.best(judgment.catchwords, pieces)[0], place, "catchwords")


def _cut_sentence_pairs(pieces: list[str], place: int, draw: random.Random) -> Iterator[Pair]:
    for passage in draw.sample(pieces, min(CUT_SENTENCES, len(pieces))):
        found = sentences(passage)
        if len(found) >= LEAST_SENTENCES_TO_CUT_FROM:
            sentence = draw.choice(found)
            yield Pair(sentence, passage.replace(sentence, " "), place, "cut sentence")


def _neighbour_pairs(pieces: list[str], place: int, draw: random.Random) -> Iterator[Pair]:
    if len(pieces) > 1:
        first = draw.randrange(len(pieces) - 1)
        yield Pair(pieces[first], pieces[first + 1], place, "neighbouring passages")


def _citing_pairs(
    judgment: CorpusJudgment,
    place: int,
    citations: dict[str, str],
    place_of: dict[str, int],
    judgments: Sequence[CorpusJudgment],
    cut: Sequence[list[str]],
    overlap: RareWordOverlap,
) -> Iterator[Pair]:
    for cited_id, context in _citing_contexts(judgment, citations):
        cited = place_of.get(cited_id, place)
        if cited != place and cut[cited]:
            headnote = passages(judgments[cited].headnote, words=150)
            targets = headnote if headnote and headnote[0] else cut[cited]
            yield Pair(context, overlap.best(context, targets)[0], cited, "citing context")


def _citing_contexts(judgment: CorpusJudgment, citations: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Id of each judgment cited, once each, with the words around the citation, citations taken out."""
    seen: set[str] = set()
    for match in _CITATION.finditer(judgment.body):
        cited_id = citations.get(_index_key(match))
        if cited_id is not None and cited_id not in seen:
            seen.add(cited_id)
            around = judgment.body[max(0, match.start() - 450) : match.end() + 450]
            yield cited_id, _CITATION.sub(" ", around)


def _index_key(match: re.Match[str]) -> str:
    air_year, air_page, year, volume, series, page = match.groups()
    return f"AIR {air_year} SC {air_page}" if air_year else f"SC{series} {year} {volume} {page}"


def _statute_pairs(statutes: Sequence[StatuteText]) -> Iterator[Pair]:
    """Heading to words, the heading taken out; every other heading carries its Act's title."""
    for place, section in enumerate(statutes):
        if len(section.heading.split()) >= LEAST_HEADING_WORDS:
            query = f"{section.heading} {section.act_title}" if place % 2 else section.heading
            words = section.text.replace(section.heading, " ").split()[:400]
            yield Pair(query, " ".join(words), UNKNOWN_SOURCE, "section heading")
