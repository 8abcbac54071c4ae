"""The audit trail: every answer kept in the graph with its reasons, chained by digests, open to replay."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from datetime import UTC, date, datetime

from pydantic import BaseModel, ConfigDict

from nyayagraph.cypher.audit import (
    Answer,
    AnswerLine,
    AnswerParam,
    Answers,
    ClaimParam,
    KeptAnswer,
    KeptClaim,
    KeptVerdict,
    MergeAnswer,
    TrailEnd,
    TrailLinks,
    VerdictParam,
    WarningParam,
)
from nyayagraph.errors import GraphUnavailable, NotFound
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.verify.check import verify
from nyayagraph.verify.report import CitationCheck, ClaimCheck, ClaimVerdict, VerificationReport

_ID_CHARS = 12
_PAGE = 1_000
_TRIES = 5


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True)


class Change(_Part):
    """What a replay finds different: which sentence or citation, what was said then and what is said now."""

    what: str
    text: str
    then: str
    now: str


class Replay(_Part):
    """A kept answer checked again."""

    answer_id: str
    asked_on: datetime
    on: date
    then: str
    now: str
    changes: tuple[Change, ...]


class TrailCheck(_Part):
    """Whether the chain of digests is whole; `broken_at` names the first answer that does not fit."""

    answers: int
    is_intact: bool
    broken_at: str | None = None
    why: str | None = None


def record(
    graph: Graph,
    report: VerificationReport,
    *,
    text: str,
    model_id: str,
    kind: str = "verify",
    question: str | None = None,
    asked_on: datetime | None = None,
) -> VerificationReport:
    """The report with its `audit_id`, after it and its reasons were kept in the graph.

    The digest covers everything kept and the digest of the answer before, so that nothing can be changed unseen.
    Where another answer took the place meanwhile, the next place is tried.
    """
    asked = _Asked(text=text, model_id=model_id, kind=kind, question=question, asked_on=asked_on or datetime.now(UTC))
    for _ in range(_TRIES):
        ends = graph.fetch(TrailEnd())
        previous, place = (ends[0].digest, ends[0].place + 1) if ends else ("", 1)
        merge = _merge(report, asked, previous, place)
        if graph.write(merge).nodes_created:
            return report.model_copy(update={"audit_id": merge.answer.answer_id})
    raise GraphUnavailable("the audit trail is busy; try again", statement=MergeAnswer.cypher_name())


class _Asked(_Part):
    """What was asked: the text, by which embedder, when, and for what."""

    text: str
    model_id: str
    kind: str
    question: str | None
    asked_on: datetime


def _merge(report: VerificationReport, asked: _Asked, previous: str, place: int) -> MergeAnswer:
    sha256 = hashlib.sha256(asked.text.encode()).hexdigest()
    answer_id = hashlib.sha256(f"{previous}|{sha256}|{asked.asked_on.isoformat()}".encode()).hexdigest()[:_ID_CHARS]
    kept = _Content(
        answer_id=answer_id, place=place, kind=asked.kind, question=asked.question, text=asked.text, on=report.on,
        offence_date=report.offence_date, model_id=asked.model_id, overall=report.overall,
        confidence=report.confidence.score, statements=report.statements,
        claims=tuple(_claim_content(number, one) for number, one in enumerate(report.claims)),
        verdicts=tuple(_verdict_content(number, one) for number, one in enumerate(report.citations)),
        warnings=tuple(sorted((note.rule, note.text) for note in report.warnings)),
    )  # fmt: skip
    answer = AnswerParam(
        **kept.model_dump(exclude={"claims", "verdicts", "warnings"}),
        text_sha256=sha256,
        asked_on=asked.asked_on,
        digest=kept.digest(previous),
        previous=previous,
    )
    return MergeAnswer(
        answer=answer,
        claims=tuple(_claim_param(answer_id, number, one) for number, one in enumerate(report.claims)),
        verdicts=tuple(_verdict_param(answer_id, number, one) for number, one in enumerate(report.citations)),
        warnings=tuple(
            WarningParam(
                warning_id=f"{answer_id}:w{number}", rule=note.rule, text=note.text, authority_id=note.authority_id
            )
            for number, note in enumerate(report.warnings)
        ),
    )


class _Content(_Part):
    """What the digest covers."""

    answer_id: str
    place: int
    kind: str
    question: str | None
    text: str
    on: date
    offence_date: date | None
    model_id: str
    overall: str
    confidence: float
    statements: tuple[str, ...]
    claims: tuple[tuple[int, str, str, str, str], ...]
    verdicts: tuple[tuple[int, str, str, str | None, str, str], ...]
    warnings: tuple[tuple[str, str], ...]

    def digest(self, previous: str) -> str:
        """SHA-256 over the content and the digest before."""
        content = json.dumps(self.model_dump(mode="json"), sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(f"{previous}\n{content}".encode()).hexdigest()


def _claim_content(place: int, one: ClaimCheck) -> tuple[int, str, str, str, str]:
    rule, words = _first(one)
    return place, one.text, one.verdict.value, rule, words


def _verdict_content(place: int, one: CitationCheck) -> tuple[int, str, str, str | None, str, str]:
    rule, words = _first(one)
    return place, one.text, one.verdict.value, one.standing.value if one.standing else None, rule, words


def _first(one: ClaimCheck | CitationCheck) -> tuple[str, str]:
    return (one.evidence[0].rule, one.evidence[0].evidence) if one.evidence else ("", "")


def _claim_param(answer_id: str, number: int, one: ClaimCheck) -> ClaimParam:
    rule, words = _first(one)
    chunks = tuple(dict.fromkeys(e.chunk_id for e in one.evidence if e.chunk_id))
    supports = one.verdict in (ClaimVerdict.SUPPORTED, ClaimVerdict.PARTIALLY_SUPPORTED)
    return ClaimParam(
        claim_id=f"{answer_id}:k{number}", place=number, text=one.text, start=one.start, end=one.end,
        verdict=one.verdict, rule=rule, evidence=words, supported_by=chunks if supports else (),
        contradicted_by=chunks if one.verdict is ClaimVerdict.CONTRADICTED else (), leans_on=one.leans_on,
    )  # fmt: skip


def _verdict_param(answer_id: str, number: int, one: CitationCheck) -> VerdictParam:
    rule, words = _first(one)
    return VerdictParam(
        verdict_id=f"{answer_id}:c{number}", place=number, text=one.text, start=one.start, end=one.end,
        verdict=one.verdict, standing=one.standing, rule=rule, evidence=words,
    )  # fmt: skip


def answers(graph: Graph, *, limit: int = 20) -> list[AnswerLine]:
    """Kept answers, newest first."""
    return graph.fetch(Answers(limit=limit))


def answer(graph: Graph, answer_id: str) -> KeptAnswer:
    """One kept answer; raises `NotFound`."""
    found = graph.fetch(Answer(answer_id=answer_id))
    if not found:
        raise NotFound(f"no answer is kept as {answer_id!r}; see `nyaya audit list`", statement=Answer.cypher_name())
    return found[0]


def replay(graph: Graph, embedder: Embedder, answer_id: str) -> Replay:
    """A kept answer checked again on the same day of law, and every verdict that has changed since."""
    kept = answer(graph, answer_id)
    now = verify(graph, embedder, kept.text, on=kept.on, offence_date=kept.offence_date)
    changes = _claim_changes(kept.claims, now.claims) + _citation_changes(kept.verdicts, now.citations)
    return Replay(
        answer_id=answer_id,
        asked_on=kept.asked_on,
        on=kept.on,
        then=kept.overall,
        now=now.overall,
        changes=tuple(changes),
    )


def _claim_changes(then: Sequence[KeptClaim], now: Sequence[ClaimCheck]) -> list[Change]:
    fresh = {(place, one.text): one.verdict.value for place, one in enumerate(now)}
    return [
        Change(what="claim", text=one.text, then=one.verdict, now=fresh.get((one.place, one.text), "gone"))
        for one in then
        if fresh.get((one.place, one.text)) != one.verdict
    ]


def _citation_changes(then: Sequence[KeptVerdict], now: Sequence[CitationCheck]) -> list[Change]:
    fresh = {(place, one.text): f"{one.verdict} {one.standing or ''}".strip() for place, one in enumerate(now)}
    changes = []
    for one in then:
        said = f"{one.verdict} {one.standing or ''}".strip()
        current = fresh.get((one.place, one.text), "gone")
        if said != current:
            changes.append(Change(what="citation", text=one.text, then=said, now=current))
    return changes


def check_trail(graph: Graph) -> TrailCheck:
    """Whether every kept answer still has the digest it was kept with, and covers the one before it."""
    previous, place, count = "", 0, 0
    while links := graph.fetch(TrailLinks(after=place, limit=_PAGE)):
        for link in links:
            count += 1
            if link.place != place + 1 or link.previous != previous:
                why = "the answer before it is missing or was changed"
                return TrailCheck(answers=count, is_intact=False, broken_at=link.answer_id, why=why)
            if _content_of(answer(graph, link.answer_id)).digest(previous) != link.digest:
                why = "its content is not what was kept"
                return TrailCheck(answers=count, is_intact=False, broken_at=link.answer_id, why=why)
            previous, place = link.digest, link.place
    ends = graph.fetch(TrailEnd())
    if ends and ends[0].digest != previous:
        return TrailCheck(answers=count, is_intact=False, broken_at=None, why="the newest answers are missing")
    return TrailCheck(answers=count, is_intact=True)


def _content_of(kept: KeptAnswer) -> _Content:
    return _Content(
        **kept.model_dump(include=set(_Content.model_fields) - {"claims", "verdicts", "warnings"}),
        claims=tuple((one.place, one.text, one.verdict, one.rule, one.evidence) for one in kept.claims),
        verdicts=tuple(
            (one.place, one.text, one.verdict, one.standing, one.rule, one.evidence) for one in kept.verdicts
        ),
        warnings=tuple(sorted((one.rule, one.text) for one in kept.warnings)),
    )
