"""Statements that find passages for a question: one per leg, and what they need to start from."""

from __future__ import annotations

from datetime import date
from typing import Literal

from pydantic import BaseModel, ConfigDict, NonNegativeInt, PositiveInt

from nyayagraph.cypher.statement import Row, Statement


class TextRange(BaseModel):
    """Both ends belong to the range; from the empty text to U+FFFF is every text."""

    model_config = ConfigDict(frozen=True)

    low: str
    high: str


class Bounds(BaseModel):
    """A search's limits as the statements take them; a range that spans everything limits nothing."""

    model_config = ConfigDict(frozen=True)

    kinds: tuple[TextRange, ...]
    court: TextRange
    act: TextRange
    decided_from: int
    decided_to: int
    good_from: int
    bench_min: int
    term_groups: tuple[tuple[str, ...], ...]


class ScoredPassage(Row):
    """A passage and how near its vector is to the question's."""

    chunk_id: str
    authority_id: str
    cosine_score: float


class PooledPassage(Row):
    """A passage of the lexical pool, with the text that its score is worked out from."""

    chunk_id: str
    authority_id: str
    title: str
    text: str
    lucene_score: float


class LexicalPassages(Statement[PooledPassage]):
    """Passages that match a Lucene query best; its limits are clauses of the query."""

    file = "retrieval/lexical_passages.cypher"
    row = PooledPassage

    lucene: str
    limit: PositiveInt


class NearestPassages(Statement[ScoredPassage]):
    """Passages nearest to a vector within the bounds, by the vector index."""

    file = "retrieval/nearest_passages.cypher"
    row = ScoredPassage

    vector: tuple[float, ...]
    bounds: Bounds
    pool: PositiveInt
    limit: PositiveInt


class LimitedPassages(Statement[ScoredPassage]):
    """Passages nearest to a vector among those that a Lucene query lets through, exactly."""

    file = "retrieval/limited_passages.cypher"
    row = ScoredPassage

    lucene: str
    vector: tuple[float, ...]
    pool: PositiveInt
    limit: PositiveInt


class WalkedPassage(Row):
    """The best passage of a judgment that a walk over citations reached."""

    chunk_id: str
    authority_id: str
    walk_score: float


class WalkedPassages(Statement[WalkedPassage]):
    """Best passage of each judgment that citations lead to from the named ones."""

    file = "retrieval/walked_passages.cypher"
    row = WalkedPassage

    graph_name: str
    judgment_ids: tuple[str, ...]
    vector: tuple[float, ...]
    bounds: Bounds
    authorities: PositiveInt
    limit: PositiveInt


class ProvisionKeyParameter(BaseModel):
    """A provision as the statements take it: its section and, where one was named, its clause."""

    model_config = ConfigDict(frozen=True)

    section_id: str
    clause: str = ""


class ProvisionPassage(Row):
    """A passage on a provision and the weight of its authority on it."""

    chunk_id: str
    authority_id: str
    provision_score: float
    cosine_score: float


class ProvisionStatutes(Statement[ProvisionPassage]):
    """Statute passages of the named provisions and of their predecessors and successors."""

    file = "retrieval/provision_statutes.cypher"
    row = ProvisionPassage

    provisions: tuple[ProvisionKeyParameter, ...]
    vector: tuple[float, ...]
    bounds: Bounds
    limit: PositiveInt


class ProvisionJudgments(Statement[ProvisionPassage]):
    """Best passage of each judgment that interprets or cites the named provisions."""

    file = "retrieval/provision_judgments.cypher"
    row = ProvisionPassage

    provisions: tuple[ProvisionKeyParameter, ...]
    vector: tuple[float, ...]
    bounds: Bounds
    authorities: PositiveInt
    limit: PositiveInt


class NamedJudgment(Row):
    """A judgment that a reference may mean."""

    judgment_id: str
    title: str
    names: tuple[str, ...]


class CitedJudgment(Row):
    """A judgment that a citation identifies."""

    citation_key: str
    judgment_id: str


class JudgmentsCited(Statement[CitedJudgment]):
    """Judgments that the citations identify."""

    file = "retrieval/judgments_cited.cypher"
    row = CitedJudgment

    citation_keys: tuple[str, ...]
    limit: PositiveInt = 50


class JudgmentsTitled(Statement[NamedJudgment]):
    """Judgments whose title or other names match a Lucene query best."""

    file = "retrieval/judgments_titled.cypher"
    row = NamedJudgment

    lucene: str
    limit: PositiveInt = 20


class NamedJudge(Row):
    """A judge whom the graph knows."""

    judge_id: str
    name: str


class JudgesNamed(Statement[NamedJudge]):
    """Judges whose name holds a surname."""

    file = "retrieval/judges_named.cypher"
    row = NamedJudge

    surname: str
    limit: PositiveInt = 50


class PassageRow(Row):
    """A passage with what a reader needs to find its place."""

    chunk_id: str
    authority_id: str
    kind: str
    title: str
    text: str
    heading: str | None
    paragraph: int | None
    page: int | None
    char_start: int
    char_end: int
    citation: str | None
    court: str | None
    decided_on: date | None


class Passages(Statement[PassageRow]):
    """Passages by their ids, with citation, court and date of their judgment."""

    file = "retrieval/passages.cypher"
    row = PassageRow

    chunk_ids: tuple[str, ...]
    limit: PositiveInt = 10_000


class SampledText(Row):
    """Text of one passage of the sample."""

    text: str


class PassageSample(Statement[SampledText]):
    """A fixed sample of passages, from which the rarity of words is estimated."""

    file = "retrieval/passage_sample.cypher"
    row = SampledText

    size: PositiveInt
    offset: NonNegativeInt = 0


class Landmark(Row):
    """A judgment by the weight of the good law that cites it."""

    judgment_id: str
    title: str
    citation: str | None
    court: str | None
    decided_on: date | None
    landmark_score: float
    cited_by: int


class Landmarks(Statement[Landmark]):
    """Judgments of the highest landmark score."""

    file = "retrieval/landmarks.cypher"
    row = Landmark

    court_low: str = ""
    court_high: str = "\uffff"
    limit: PositiveInt = 25


class CollectionPassage(BaseModel):
    """A passage of a test collection as it is written."""

    model_config = ConfigDict(frozen=True)

    chunk_id: str
    authority_id: str
    title: str
    text: str
    ordinal: int
    char_start: int
    char_end: int
    embedding: tuple[float, ...]
    good_until: int
    filter_terms: tuple[str, ...]


class MergeCollectionPassages(Statement[Row]):
    """Put passages of a test collection into a graph of its own."""

    file = "retrieval/merge_collection_passages.cypher"

    rows: tuple[CollectionPassage, ...]
    run_id: str


class FilterValue(Row):
    """A court, an act or a judge that a search can be limited to."""

    kind: Literal["court", "act", "judge"]
    value: str
    name: str


class FilterValues(Statement[FilterValue]):
    """Courts, acts and judges that the graph holds: what a search can be limited to."""

    file = "retrieval/filter_values.cypher"
    row = FilterValue

    limit: PositiveInt = 100_000
