"""Statements on how judgments treat one another."""

from __future__ import annotations

from datetime import date

from pydantic import PositiveInt

from nyayagraph.cypher.statement import Row, Statement


class TreatmentRow(Row):
    """One treatment of an earlier judgment by a later one."""

    cited_id: str
    citing_id: str
    citing_title: str
    citing_citation: str | None
    citing_bench: int | None
    cited_bench: int | None
    decided_on: date | None
    treatment: str
    scope: str
    point: str | None
    effective: bool
    evidence: str | None
    source: str


class TreatmentsReceived(Statement[TreatmentRow]):
    """How later judgments treated these, and treated those that overruled or reversed them, chains up to four."""

    file = "citator/treatments_received.cypher"
    row = TreatmentRow

    judgment_ids: tuple[str, ...]
    limit: PositiveInt = 10_000


class ChainLink(Row):
    """A judgment at one end of a precedent chain."""

    direction: str
    relation: str
    judgment_id: str
    title: str
    citation: str | None
    decided_on: date | None
    bench_strength: int | None
    count: int
    landmark_score: float | None
    point: str | None


class PrecedentChain(Statement[ChainLink]):
    """Judgments that one judgment relies on, and that rely on it, treatments before bare citations."""

    file = "citator/precedent_chain.cypher"
    row = ChainLink

    judgment_id: str
    per_direction: PositiveInt = 20
    limit: PositiveInt = 40


class ProvisionLink(Row):
    """A judgment that speaks of a provision."""

    relation: str
    judgment_id: str
    title: str
    citation: str | None
    decided_on: date | None
    bench_strength: int | None
    count: int
    clauses: tuple[str, ...]


class JudgmentsOnProvision(Statement[ProvisionLink]):
    """Judgments that struck at, interpret or cite a provision, in that order."""

    file = "citator/judgments_on_provision.cypher"
    row = ProvisionLink

    section_id: str
    limit: PositiveInt = 40
