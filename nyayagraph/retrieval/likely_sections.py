"""Sections that a question may be about though it shares no words with their texts: by several weak signs together.

Signs are nearness in meaning to what hands tell of a section, shared words with that and with its heading, and the
field of law that the question's words speak of. None is sure alone, and their sum says which sections come first, not
that one of them answers.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Mapping
from functools import cache
from typing import NamedTuple

from nyayagraph.cypher.statute import HeadingsOfActs
from nyayagraph.graph import Graph
from nyayagraph.inference.section_matters import section_matters
from nyayagraph.inference.sections import section_encoder
from nyayagraph.law.governing.fields import fields_told
from nyayagraph.law.provisions.subjects import subjects_named
from nyayagraph.retrieval.tokens import words
from nyayagraph.starter import starter_correspondence, starter_plain_words
from nyayagraph.starter.section_words import starter_section_words

_NEAREST, _TOLD, _FIELDS = 30, 30, 3  # sections, sections, fields that are looked at
_K1, _B = 0.8, 0.35  # of BM25 over what hands tell: a repeat says something, and much told is no less its own
_FIELD_SURE = 5.0  # above it the first field is taken to be meant
_FIELD_UNIT, _FIELD_MOST = 10.0, 1.5
_SUBJECT_LONG = 20.0  # letters of a matter's name that says all it can
# words of every question
_ASKING = frozenset(
    words(
        "what is the of for under can a an i my how who whom may must when does do happens are law india legal illegal "
        "get give long much many within which any person someone allowed say says mean means definition section act"
    )
)


class LikelySection(NamedTuple):
    """A section with its heading and the sum of its signs (no unit); `near` is a cosine, `told` in [0, 1]."""

    section_id: str
    heading: str
    score: float
    near: float
    told: float
    headed: float


class _Told(NamedTuple):
    """Words by section, turned round: for each word the sections that have it, and how often."""

    having: Mapping[str, tuple[tuple[str, int], ...]]
    sizes: Mapping[str, int]
    mean: float

    def idf(self, word: str) -> float:
        held = len(self.having.get(word, ()))
        return math.log(1 + (len(self.sizes) - held + 0.5) / (held + 0.5))

    def scores(self, asked: Collection[str]) -> dict[str, float]:
        """BM25 of each section that has a word asked, as a share of the best."""
        found: dict[str, float] = {}
        for word in sorted(asked):
            rarity = self.idf(word)
            for section_id, count in self.having.get(word, ()):
                norm = _K1 * (1 - _B + _B * self.sizes[section_id] / self.mean)
                found[section_id] = found.get(section_id, 0.0) + rarity * count * (_K1 + 1) / (count + norm)
        best = max(found.values(), default=1.0)
        return {section_id: score / best for section_id, score in found.items()}


def likely_sections(graph: Graph, question: str) -> list[LikelySection]:
    """Sections that the graph holds with a heading, the likeliest first; of a pair of codes each by itself."""
    asked = set(words(question)) - _ASKING
    if not asked:
        return []
    told = _told().scores(asked)
    fields = {one.act_id: one.score for one in fields_told(question)}
    first = next(iter(fields), "")
    sure = first if fields.get(first, 0.0) > _FIELD_SURE else ""
    near = _near(question)
    candidates = {*sorted(near, key=lambda one: (-near[one], one))[:_NEAREST]}
    candidates |= {*sorted(told, key=lambda one: (-told[one], one))[:_TOLD]}
    acts = {one.partition("/")[0] for one in candidates} | set(list(fields)[:_FIELDS])
    subjects = {act_id: _subjects(question, act_id) for act_id in acts}
    rows = graph.fetch(HeadingsOfActs(act_ids=tuple(sorted(acts)), limit=len(acts)))
    headings = {one: words_ for row in rows for one, words_ in zip(row.section_ids, row.headings, strict=True)}
    found = []
    for section_id, heading in headings.items():
        act_id = section_id.partition("/")[0]
        headed = _headed(heading, asked)
        if section_id not in candidates and headed < _LEAST_HEADED:
            continue
        signs = {
            "near": near.get(section_id, _UNKNOWN_NEAR),
            "told": told.get(section_id, 0.0),
            "headed": headed,
            "field": min(fields.get(act_id, 0.0) / _FIELD_UNIT, _FIELD_MOST),
            "of_field": float(act_id == sure),
            "subject": subjects[act_id].get(section_id, 0.0),
        }
        score = sum(WEIGHTS[sign] * value for sign, value in signs.items())
        found.append(LikelySection(section_id, heading, score, signs["near"], signs["told"], headed))
    return sorted(found, key=lambda one: (-one.score, one.section_id))


# What each sign counts; chosen on opened questions of `bench/labels/asked_sections.jsonl`.
WEIGHTS: Mapping[str, float] = {
    "near": 2.0,
    "told": 1.5,
    "headed": 1.0,
    "field": 0.8,
    "of_field": 0.4,
    "subject": 0.5,
}
_UNKNOWN_NEAR = 0.3  # of a section without a vector: as near as most are
_LEAST_HEADED = 0.5


def _near(question: str) -> dict[str, float]:
    """How near each section that has a vector lies to the question."""
    vector = section_encoder().encode([question])[0]
    known: dict[str, float] = {}
    for act_id in section_matters().act_ids:
        known.update(section_matters().cosines(vector, act_id))
    return known


def _headed(heading: str, asked: Collection[str]) -> float:
    """How much of the question's weight a heading holds, and of the heading's the question: the mean of the shares."""
    own = set(words(heading)) - _ASKING
    shared = sum(_told().idf(word) for word in own & set(asked))
    whole, other = sum(map(_told().idf, asked)), sum(map(_told().idf, own))
    return (shared / whole + shared / other) / 2 if whole and other else 0.0


def _subjects(question: str, act_id: str) -> dict[str, float]:
    """The sections at which practice lays a matter that the question names, by how long its name is."""
    found: dict[str, float] = {}
    for subject, match in subjects_named(question, act_id):
        for section_id in subject.places(act_id):
            found[section_id] = max(found.get(section_id, 0.0), min(len(match[0]) / _SUBJECT_LONG, 1.0))
    return found


@cache
def counterparts_of() -> Mapping[str, frozenset[str]]:
    """For each section of the codes those of the other code that stand in its place."""
    found: dict[str, set[str]] = {}
    for row in starter_correspondence():
        if row.old_section and row.new_section:
            old, new = f"{row.old_act_id}/s{row.old_section}", f"{row.new_act_id}/s{row.new_section}"
            found.setdefault(old, set()).add(new)
            found.setdefault(new, set()).add(old)
    return {section_id: frozenset(others) for section_id, others in found.items()}


@cache
def _told() -> _Told:
    """What hands tell of sections, word by word; the plain words of a code's section stand at its counterparts too."""
    counts: dict[str, Counter[str]] = {}
    for section_id, claims in starter_section_words().items():
        counts.setdefault(section_id, Counter()).update(words(". ".join(claims)))
    for record in starter_plain_words():
        told = words(f"{record.rule}. {record.scenes}")
        for section_id in (record.section_id, *sorted(counterparts_of().get(record.section_id, ()))):
            counts.setdefault(section_id, Counter()).update(told)
    having: dict[str, list[tuple[str, int]]] = {}
    for section_id, own in counts.items():
        for word, count in own.items():
            having.setdefault(word, []).append((section_id, count))
    sizes = {section_id: sum(own.values()) for section_id, own in counts.items()}
    mean = sum(sizes.values()) / len(sizes)
    return _Told({word: tuple(places) for word, places in having.items()}, sizes, mean)
