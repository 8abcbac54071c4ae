"""Statements on the audit trail: what was answered, why, and whether the trail is whole."""

from __future__ import annotations

from datetime import date, datetime

from pydantic import BaseModel, ConfigDict, PositiveInt

from nyayagraph.cypher.statement import Row, Statement


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True)


class AnswerParam(_Part):
    """An answer as it is kept."""

    answer_id: str
    place: int
    kind: str
    question: str | None
    text: str
    text_sha256: str
    asked_on: datetime
    on: date
    offence_date: date | None
    model_id: str
    overall: str
    confidence: float
    statements: tuple[str, ...]
    digest: str
    previous: str


class ClaimParam(_Part):
    """A claim with its verdict and what it rests on."""

    claim_id: str
    place: int
    text: str
    start: int
    end: int
    verdict: str
    rule: str
    evidence: str
    supported_by: tuple[str, ...]
    contradicted_by: tuple[str, ...]
    leans_on: tuple[str, ...]


class VerdictParam(_Part):
    """The verdict on one citation."""

    verdict_id: str
    place: int
    text: str
    start: int
    end: int
    verdict: str
    standing: str | None
    rule: str
    evidence: str


class WarningParam(_Part):
    """A warning and what it is about."""

    warning_id: str
    rule: str
    text: str
    authority_id: str | None


class MergeAnswer(Statement[Row]):
    """One answer in the trail with its claims, verdicts, warnings and what they rest on."""

    file = "audit/merge_answer.cypher"

    answer: AnswerParam
    claims: tuple[ClaimParam, ...]
    verdicts: tuple[VerdictParam, ...]
    warnings: tuple[WarningParam, ...]


class TrailEndRow(Row):
    """How many answers are kept, and the digest of the newest."""

    place: int
    digest: str


class TrailEnd(Statement[TrailEndRow]):
    """Where the audit trail ends; no row before the first answer."""

    file = "audit/trail_end.cypher"
    row = TrailEndRow


class AnswerLine(Row):
    """One answer in a listing."""

    answer_id: str
    place: int
    kind: str
    question: str | None
    asked_on: datetime
    on: date
    overall: str
    confidence: float
    claims: int
    warnings: int


class Answers(Statement[AnswerLine]):
    """Answers of the trail, newest first."""

    file = "audit/answers.cypher"
    row = AnswerLine

    limit: PositiveInt = 20


class KeptClaim(_Part):
    """A claim as kept."""

    place: int
    text: str
    verdict: str
    rule: str
    evidence: str
    supported_by: tuple[str, ...]
    contradicted_by: tuple[str, ...]
    leans_on: tuple[str, ...]


class KeptVerdict(_Part):
    """A citation's verdict as kept."""

    place: int
    text: str
    verdict: str
    standing: str | None
    rule: str
    evidence: str


class KeptWarning(_Part):
    """A warning as kept."""

    rule: str
    text: str
    about: tuple[str, ...]


class KeptAnswer(Row):
    """One answer with everything that was kept of it."""

    answer_id: str
    place: int
    kind: str
    question: str | None
    text: str
    text_sha256: str
    asked_on: datetime
    on: date
    offence_date: date | None
    model_id: str
    overall: str
    confidence: float
    statements: tuple[str, ...]
    digest: str
    previous: str
    claims: tuple[KeptClaim, ...]
    verdicts: tuple[KeptVerdict, ...]
    warnings: tuple[KeptWarning, ...]


class Answer(Statement[KeptAnswer]):
    """One answer of the trail with what it rests on."""

    file = "audit/answer.cypher"
    row = KeptAnswer

    answer_id: str


class TrailLink(Row):
    """One answer's place in the chain of digests."""

    answer_id: str
    place: int
    digest: str
    previous: str


class TrailLinks(Statement[TrailLink]):
    """The chain of digests from a place on, oldest first."""

    file = "audit/trail_links.cypher"
    row = TrailLink

    after: int
    limit: PositiveInt = 1_000
