"""Statements that an answer needs besides those of retrieval and verification."""

from __future__ import annotations

from datetime import date

from pydantic import PositiveInt

from nyayagraph.cypher.statement import Row, Statement


class OffenceFlag(Row):
    """What the First Schedule says of one offence; `clause` is '' for the section as a whole."""

    section_id: str
    clause: str
    cognizable: bool | None
    bailable: bool | None
    triable_by: str | None


class OffenceFlags(Statement[OffenceFlag]):
    """What the First Schedule says of offences, section and clause."""

    file = "answer/offence_flags.cypher"
    row = OffenceFlag

    section_ids: tuple[str, ...]
    limit: PositiveInt = 500


class JudgmentFact(Row):
    """What a source line says of a judgment."""

    judgment_id: str
    title: str
    citation: str | None
    court: str | None
    court_id: str | None
    decided_on: date | None
    bench_strength: int | None


class JudgmentFacts(Statement[JudgmentFact]):
    """Name, citation, court, day and bench of judgments."""

    file = "answer/judgment_facts.cypher"
    row = JudgmentFact

    judgment_ids: tuple[str, ...]
    limit: PositiveInt = 500


class LeadingPassage(Row):
    """A passage that says much of its authority, and how near its vector is to the question's."""

    authority_id: str
    chunk_id: str
    kind: str
    title: str
    text: str
    paragraph: int | None
    page: int | None
    ordinal: int
    cosine_score: float


class LeadingPassages(Statement[LeadingPassage]):
    """Passages of authorities that say most of them, near ones first."""

    file = "answer/leading_passages.cypher"
    row = LeadingPassage

    authority_ids: tuple[str, ...]
    vector: tuple[float, ...]
    per_authority: PositiveInt = 8
    limit: PositiveInt = 500
