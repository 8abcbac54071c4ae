"""Statements across the old and the new codes: sections in plain words, and what corresponds to what."""

from __future__ import annotations

from datetime import date
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, PositiveInt

from nyayagraph.cypher.retrieval import Bounds
from nyayagraph.cypher.statement import Row, Statement


class PlainPassage(BaseModel):
    """Plain words on a section, with their vector and, by the section encoder, that of what they are about."""

    model_config = ConfigDict(frozen=True)

    chunk_id: str
    words_of: str
    section_id: str
    text: str
    embedding: Any
    matter: Any = None
    filter_terms: tuple[str, ...]


class MergePlainWords(Statement[Row]):
    """Put plain words on sections into the graph, for searches of statutes alone."""

    file = "codes/merge_plain_words.cypher"

    rows: tuple[PlainPassage, ...]
    model_id: str
    run_id: str


class DeleteOlderWords(Statement[Row]):
    """Take away the plain words of an earlier load of the starter graph."""

    file = "codes/delete_older_words.cypher"

    run_id: str


class NearMatter(Row):
    """Plain words on a section, and how near its matter is to the question's."""

    chunk_id: str
    authority_id: str
    cosine_score: float
    model_id: str


class NearestMatters(Statement[NearMatter]):
    """Plain words on the sections whose matter is nearest to a vector, by the vector index."""

    file = "codes/nearest_matters.cypher"
    row = NearMatter

    vector: tuple[float, ...]
    bounds: Bounds
    pool: PositiveInt
    limit: PositiveInt


class CounterpartRow(Row):
    """A section of another code that replaced a section, or that it replaced."""

    section_id: str
    counterpart_id: str
    relation: str
    direction: str
    clauses: tuple[tuple[str, str], ...]


class Counterparts(Statement[CounterpartRow]):
    """What replaced sections, and what they replaced, one step away."""

    file = "codes/counterparts.cypher"
    row = CounterpartRow

    section_ids: tuple[str, ...]
    limit: PositiveInt = 5_000


class FirstPassage(Row):
    """The first passage of a section's text."""

    section_id: str
    chunk_id: str


class FirstPassages(Statement[FirstPassage]):
    """The first passage of each section that has a text or a gist."""

    file = "codes/first_passages.cypher"
    row = FirstPassage

    section_ids: tuple[str, ...]
    limit: PositiveInt = 5_000


class PlainWordsText(Row):
    """Plain words on some section."""

    text: str


class SectionMatter(Row):
    """What one section is about: its heading, the sections that stand in its place, and texts in its words."""

    section_id: str
    heading: str | None
    counterparts: list[str]
    texts: list[str]
    has_words: bool


class MattersOfSections(Statement[SectionMatter]):
    """What sections of the codes are about, in all the words held."""

    file = "codes/matters_of_sections.cypher"
    row = SectionMatter

    section_ids: tuple[str, ...]


class PlainWords(Statement[PlainWordsText]):
    """Plain words on sections, from which the rarity of words in everyday questions is taken."""

    file = "codes/plain_words.cypher"
    row = PlainWordsText

    lucene: str = "filter_terms:kind_words_0"
    limit: PositiveInt = 5_000


class CounterpartPair(BaseModel):
    """A named section and one of its counterparts."""

    model_config = ConfigDict(frozen=True)

    section_id: str
    counterpart_id: str


class JudgmentOnCounterpart(Row):
    """A judgment that speaks of a counterpart of a named provision."""

    judgment_id: str
    section_id: str
    counterpart_id: str


class JudgmentsOnCounterparts(Statement[JudgmentOnCounterpart]):
    """Which judgments speak of a counterpart of a named provision and not of the provision itself."""

    file = "codes/judgments_on_counterparts.cypher"
    row = JudgmentOnCounterpart

    pairs: tuple[CounterpartPair, ...]
    judgment_ids: tuple[str, ...]
    limit: PositiveInt = 1_000


class NumberedSection(Row):
    """A section that a number without its act may mean."""

    number: str
    section_id: str
    heading: str


class SectionsNumbered(Statement[NumberedSection]):
    """Sections of some acts that bear a number."""

    file = "codes/sections_numbered.cypher"
    row = NumberedSection

    numbers: tuple[str, ...]
    act_ids: tuple[str, ...]
    limit: PositiveInt = 200


class Replacement(BaseModel):
    """One step from an old provision to the one that replaced it; `on` is its day, where the two are not compared."""

    model_config = ConfigDict(frozen=True, populate_by_name=True)

    from_section: str = Field(alias="from")
    from_clause: str
    to: str
    to_clause: str
    relation: str
    agreement: str | None
    sources: tuple[str, ...]
    note: str | None
    on: date | None


class LineageRow(Row):
    """A section that a provision became, or came of, and the way there."""

    direction: str
    steps: int
    section_id: str
    heading: str | None
    is_held: bool
    path: tuple[Replacement, ...]


class Lineage(Statement[LineageRow]):
    """Everything that a provision became and came of, over up to four replacements."""

    file = "codes/lineage.cypher"
    row = LineageRow

    section_id: str
    limit: PositiveInt = 500


class ForgetBundledCorrespondence(Statement[Row]):
    """Drop the correspondence that earlier versions of the bundled records wrote."""

    file = "codes/forget_bundled_correspondence.cypher"

    run_id: str
