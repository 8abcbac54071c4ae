"""Statements that check a text: what its citations identify, and the passages that its claims must rest on."""

from __future__ import annotations

from datetime import date

from pydantic import BaseModel, ConfigDict, PositiveInt

from nyayagraph.cypher.statement import Row, Statement


class HeldJudgment(BaseModel):
    """A judgment as a check needs it."""

    model_config = ConfigDict(frozen=True)

    judgment_id: str
    title: str
    names: tuple[str, ...]
    court_id: str | None
    decided_on: date | None
    bench_strength: int | None
    display_citation: str | None
    landmark_score: float | None

    @property
    def printed(self) -> str:
        """Usual name and citation."""
        return f"{self.title}, {self.display_citation}" if self.display_citation else self.title


class KnownCitation(Row):
    """What the graph knows of one printed citation."""

    citation_key: str
    judgments: tuple[HeldJudgment, ...]
    printed_by: int
    printers: tuple[str, ...]


class CitationsKnown(Statement[KnownCitation]):
    """What each printed citation identifies, and who prints it where its judgment is not held."""

    file = "verify/citations_known.cypher"
    row = KnownCitation

    citation_keys: tuple[str, ...]
    limit: PositiveInt = 10_000


class NameQuery(BaseModel):
    """A printed case name and its words as a Lucene query, escaped."""

    model_config = ConfigDict(frozen=True)

    name: str
    lucene: str


class NamedJudgments(Row):
    """Judgments whose names come nearest to a printed one."""

    name: str
    judgments: tuple[HeldJudgment, ...]


class JudgmentsNamed(Statement[NamedJudgments]):
    """Judgments whose title or other names come nearest to each printed name."""

    file = "verify/judgments_named.cypher"
    row = NamedJudgments

    queries: tuple[NameQuery, ...]
    per_name: PositiveInt = 30
    limit: PositiveInt = 10_000


class CitationsOfJudgment(Row):
    """Parallel citations of one judgment."""

    judgment_id: str
    citation_keys: tuple[str, ...]


class JudgmentCitations(Statement[CitationsOfJudgment]):
    """Every parallel citation of these judgments."""

    file = "verify/judgment_citations.cypher"
    row = CitationsOfJudgment

    judgment_ids: tuple[str, ...]
    limit: PositiveInt = 10_000


class CourtHeld(Row):
    """A court and how many of its judgments are held."""

    court_id: str
    name: str
    judgments: int


class CourtsHeld(Statement[CourtHeld]):
    """How many judgments of each court the graph holds."""

    file = "verify/courts_held.cypher"
    row = CourtHeld

    limit: PositiveInt = 1_000


class AskedReport(BaseModel):
    """A year of a reporter, and the court whose judgments it prints."""

    model_config = ConfigDict(frozen=True)

    reporter: str
    year: int
    court_id: str


class KnownReport(Row):
    """How many judgments that a year of a reporter can report are held, and of how many the place there is known."""

    reporter: str
    year: int
    judgments: int
    placed: int


class ReportsKnown(Statement[KnownReport]):
    """Of the judgments that a year of a reporter can report, how many are held, and of how many it knows the place."""

    file = "verify/reports_known.cypher"
    row = KnownReport

    reports: tuple[AskedReport, ...]
    limit: PositiveInt = 1_000


class NamedPages(BaseModel):
    """Pages of a person's own document that a claim names."""

    model_config = ConfigDict(frozen=True)

    upload_id: str
    first: int
    last: int


class LeaningClaim(BaseModel):
    """A claim's vector and the authorities that it names; a document of one's own speaks by the pages named alone."""

    model_config = ConfigDict(frozen=True)

    claim: int
    vector: tuple[float, ...]
    authority_ids: tuple[str, ...]
    pages: tuple[NamedPages, ...] = ()


class SearchedClaim(BaseModel):
    """A claim's vector and its words as a Lucene query, escaped."""

    model_config = ConfigDict(frozen=True)

    claim: int
    vector: tuple[float, ...]
    lucene: str


class ClaimPassage(Row):
    """A passage that may support a claim."""

    claim: int
    chunk_id: str
    authority_id: str
    title: str
    text: str
    cosine_score: float


class AuthorityPassages(Statement[ClaimPassage]):
    """Passages of the authorities that each claim leans on, nearest first."""

    file = "verify/authority_passages.cypher"
    row = ClaimPassage

    claims: tuple[LeaningClaim, ...]
    per_claim: PositiveInt = 8
    limit: PositiveInt = 20_000


class RecordedPropositions(Statement[ClaimPassage]):
    """What the judgment that each claim names is recorded to hold, nearest to the claim first."""

    file = "verify/recorded_propositions.cypher"
    row = ClaimPassage

    claims: tuple[LeaningClaim, ...]
    limit: PositiveInt = 10_000


class MemberOfBench(BaseModel):
    """A judge who sat, and whether the judgment is by this one."""

    model_config = ConfigDict(frozen=True)

    name: str
    author: bool


class BenchOfJudgment(Row):
    """Who sat on a judgment, as many as are recorded of `bench_strength`."""

    judgment_id: str
    bench_strength: int | None
    judges: tuple[MemberOfBench, ...]


class BenchesOfJudgments(Statement[BenchOfJudgment]):
    """Who sat on judgments, and who wrote them."""

    file = "verify/benches_of_judgments.cypher"
    row = BenchOfJudgment

    judgment_ids: tuple[str, ...]
    limit: PositiveInt = 1_000


class NearestPropositions(Statement[ClaimPassage]):
    """What judgments are recorded to hold that comes nearest to each claim."""

    file = "verify/nearest_propositions.cypher"
    row = ClaimPassage

    claims: tuple[LeaningClaim, ...]
    per_claim: PositiveInt = 6
    limit: PositiveInt = 10_000


class ClaimPassages(Statement[ClaimPassage]):
    """Passages of the whole graph for each claim: nearest by vector and best by words."""

    file = "verify/claim_passages.cypher"
    row = ClaimPassage

    claims: tuple[SearchedClaim, ...]
    good_from: int
    per_claim: PositiveInt = 5
    limit: PositiveInt = 20_000
