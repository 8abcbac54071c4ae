"""A question to ranked passages: read it, ask all legs at once, fuse, select, say why."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from itertools import islice

from pydantic import BaseModel, ConfigDict, Field

from nyayagraph.cypher.retrieval import PassageRow, Passages
from nyayagraph.errors import ConfigError
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.inference.sections import section_encoder
from nyayagraph.retrieval.filters import Filters, bounds, lucene_limits, searched_kinds, section_of, statutes_only
from nyayagraph.retrieval.fusion import (
    LEGS,
    WEIGHTS,
    FusedPassage,
    Leg,
    QuestionKind,
    Share,
    reciprocal_rank_fusion,
    shares_of,
)
from nyayagraph.retrieval.legs import LEXICAL_POOL, VECTOR_POOL, Ask, Run, leg_calls
from nyayagraph.retrieval.named import (
    BareNumber,
    Counterpart,
    NamedProvisions,
    bare_numbers,
    judgment_marks,
    named_first,
    named_provisions,
)
from nyayagraph.retrieval.query import Question, read_question
from nyayagraph.retrieval.rarity import plain_rarity_in, rarity_in
from nyayagraph.retrieval.resolution import resolve_judges
from nyayagraph.retrieval.section_search import heard_runs, sections_found
from nyayagraph.retrieval.sections import section_of_passage
from nyayagraph.retrieval.selection import selected

# Below it, passages of the default embedder have nothing in common with a question but common words.
LEAST_COSINE = 0.25
_WIDEST = 64
_FETCHED_AT_ONCE = 3
_FETCHED_OF_ONE_AUTHORITY = 6


class LegRank(BaseModel):
    """Where a hit stood in one leg; `share` is what the leg added to its score, told only where it was asked for."""

    model_config = ConfigDict(frozen=True)

    rank: int | None
    score: float | None
    share: float | None = None


class Hit(BaseModel):
    """A passage that answers, with its place in its source and its ranks in the legs."""

    model_config = ConfigDict(frozen=True)

    rank: int
    chunk_id: str
    authority_id: str
    kind: str
    title: str
    citation: str | None
    court: str | None
    decided_on: date | None
    heading: str | None
    page: int | None
    paragraph: int | None
    char_start: int
    char_end: int
    text: str
    score: float
    legs: dict[Leg, LegRank]
    counterpart: Counterpart | None = None


class SearchResult(BaseModel):
    """Hits for a question, with the limits that were in force and the time that each leg took."""

    model_config = ConfigDict(frozen=True)

    query: str
    kind: QuestionKind
    filters: Filters
    hits: tuple[Hit, ...]
    timings_ms: dict[str, float]
    weights: dict[Leg, float] = Field(default_factory=dict)
    ambiguous: tuple[BareNumber, ...] = ()


def search(
    graph: Graph,
    embedder: Embedder,
    question: str,
    filters: Filters | None = None,
    *,
    k: int = 10,
    explain: bool = False,
) -> SearchResult:
    """The `k` best passages for a question, fewer only where no more meet the limits and match it.

    Limits that the question's own words set hold too, except where `filters` says otherwise. Raises `ConfigError` for
    an empty question or a `k` below 1; an outage raises, it is never an empty result.
    """
    if not question.strip() or k < 1:
        raise ConfigError("a search needs a question and a k of 1 or more")
    started = time.perf_counter()
    given = filters or Filters()
    read = read_question(question, kinds=given.kinds)
    limits = given.over(read.drawn)
    unsettled = bare_numbers(graph, read.bare_numbers, limits.acts)
    read, unsettled = _settled(read, unsettled)
    named = named_provisions(graph, read.provisions)
    ask = prepare(graph, embedder, read, limits)
    timings: dict[str, float] = {"read": _ms_since(started)}
    if statutes_only(limits):
        hits = _section_hits(graph, ask, limits, named, timings, k=k)
        timings["total"] = _ms_since(started)
        return SearchResult(
            query=question, kind=read.kind, filters=limits, hits=hits, timings_ms=timings, ambiguous=unsettled
        )
    while True:
        runs = _runs(graph, ask, timings)
        kind = _kind(read, runs)
        faint = _faint(runs)
        fused = [
            passage
            for passage in reciprocal_rank_fusion(runs, WEIGHTS[kind])
            if passage.chunk_id not in faint and not named.collides(passage.authority_id)
        ]
        fused = named_first(fused, named) if kind == "provision" else fused
        chosen = list(islice(selected(_fetched(graph, fused, k), kinds=searched_kinds(limits)), k))
        if len(chosen) == k or not _has_more(runs, ask):
            break
        ask = ask.model_copy(update={"widening": ask.widening * 4})
    by_id = {passage.chunk_id: passage for passage in fused}
    ranked = [by_id[row.chunk_id] for row in chosen]
    shares = shares_of(ranked, runs, WEIGHTS[kind])
    marks = judgment_marks(graph, named, [row.authority_id for row in chosen if row.kind != "statute"])
    hits = tuple(
        _hit(rank, row, passage, given_by, explain=explain).model_copy(
            update={"counterpart": marks.get(row.authority_id) or named.of(row.authority_id)}
        )
        for rank, (row, passage, given_by) in enumerate(zip(chosen, ranked, shares, strict=True), start=1)
    )
    timings["total"] = _ms_since(started)
    shown = {leg: float(weight) for leg, weight in WEIGHTS[kind].items()} if explain else {}
    return SearchResult(
        query=question, kind=kind, filters=limits, hits=hits, timings_ms=timings, weights=shown, ambiguous=unsettled
    )


def _settled(read: Question, bare: Sequence[BareNumber]) -> tuple[Question, tuple[BareNumber, ...]]:
    """The question with the numbers settled that can mean one provision only, and the numbers that stay open."""
    settled = tuple(one.candidates[0] + _clause(one.text) for one in bare if len(one.candidates) == 1)
    if not settled:
        return read, tuple(bare)
    provisions = tuple(dict.fromkeys((*read.provisions, *settled)))
    kind = "provision" if read.kind in ("general", "statute") else read.kind
    left = tuple(one for one in bare if len(one.candidates) != 1)
    return read.model_copy(update={"provisions": provisions, "kind": kind}), left


def _clause(number: str) -> str:
    return number.removeprefix(section_of(number))


def prepare(graph: Graph, embedder: Embedder, question: Question, limits: Filters) -> Ask:
    """What the legs need of a question that has been read: its vector, its limits, the rarity of its words."""
    judge_ids = resolve_judges(graph, limits.judge) if limits.judge else ()
    wording = question.wording.strip() or question.text
    return Ask.model_construct(
        question=question,
        vector=tuple(embedder.embed([wording])[0].tolist()),
        matter=tuple(section_encoder().encode([wording])[0].tolist()) if statutes_only(limits) else (),
        bounds=bounds(limits, judge_ids=judge_ids),
        limits=lucene_limits(limits, judge_ids=judge_ids),
        rarity=plain_rarity_in(graph) if statutes_only(limits) else rarity_in(graph),
        widening=1,
        statutes_only=statutes_only(limits),
    )


def _section_hits(
    graph: Graph, ask: Ask, limits: Filters, named: NamedProvisions, timings: dict[str, float], *, k: int
) -> tuple[Hit, ...]:
    while True:
        runs = heard_runs(
            {
                leg: tuple(passage for passage in run if not named.collides(section_of_passage(passage)))
                for leg, run in _runs(graph, ask, timings).items()
            }
        )
        found = sections_found(graph, runs, limits, named, k=k, least_cosine=LEAST_COSINE)
        if len(found) == k or not _has_more(runs, ask):
            break
        ask = ask.model_copy(update={"widening": ask.widening * 4})
    return tuple(
        Hit(
            rank=rank,
            score=round(section.score, 6),
            legs=_section_legs(section.section_id, runs),
            counterpart=Counterpart.from_row(section.counterpart_of)
            if section.counterpart_of
            else named.of(section.section_id),
            **row.model_dump(),
        )
        for rank, (section, row) in enumerate(found, start=1)
    )


def _section_legs(section_id: str, runs: Mapping[Leg, Run]) -> dict[Leg, LegRank]:
    """Where the section stood among the sections of each leg, with its best score there."""
    legs: dict[Leg, LegRank] = {}
    for leg, run in runs.items():
        best: dict[str, float] = {}
        for passage in run:
            best.setdefault(section_of_passage(passage), passage.score)
        if section_id in best:
            legs[leg] = LegRank(rank=list(best).index(section_id) + 1, score=best[section_id])
    return legs


def _runs(graph: Graph, ask: Ask, timings: dict[str, float]) -> Mapping[Leg, Run]:
    """Every leg's run; the legs run side by side, and the first that fails fails the search."""
    calls = leg_calls(graph, ask)
    with ThreadPoolExecutor(max_workers=len(calls), thread_name_prefix="leg") as legs:
        waiting = {leg: legs.submit(_timed, call) for leg, call in calls.items()}
        done = {leg: future.result() for leg, future in waiting.items()}
    for leg, (_, spent) in done.items():
        timings[leg] = timings.get(leg, 0.0) + spent
    return {leg: run for leg, (run, _) in done.items()}


def _timed(call: Callable[[], Run]) -> tuple[Run, float]:
    started = time.perf_counter()
    return call(), _ms_since(started)


def _ms_since(started: float) -> float:
    return round((time.perf_counter() - started) * 1000, 1)


def _kind(question: Question, runs: Mapping[Leg, Run]) -> QuestionKind:
    """The question's kind; one that turned out to name a judgment by a short name asks about an authority."""
    return "authority" if runs["graph"] and question.kind in ("general", "statute") else question.kind


def _faint(runs: Mapping[Leg, Run]) -> frozenset[str]:
    """The passages that nothing speaks for but a cosine below the floor."""
    spoken_for = {passage.chunk_id for leg in LEGS if leg != "vector" for passage in runs[leg]}
    weak = {passage.chunk_id for passage in runs["vector"] if passage.score < LEAST_COSINE}
    return frozenset(weak - spoken_for)


def _fetched(graph: Graph, fused: Sequence[FusedPassage], k: int) -> Iterator[PassageRow]:
    """The fused passages with their text, fetched a few at a time, for most searches end early.

    Of one authority only so many are fetched as may be needed to show the most that are shown.
    """
    seen: Counter[str] = Counter()
    wanted: list[str] = []
    for passage in fused:
        seen[passage.authority_id] += 1
        if seen[passage.authority_id] <= _FETCHED_OF_ONE_AUTHORITY:
            wanted.append(passage.chunk_id)
    size = _FETCHED_AT_ONCE * k
    for start in range(0, len(wanted), size):
        chunk_ids = tuple(wanted[start : start + size])
        rows = {row.chunk_id: row for row in graph.fetch(Passages(chunk_ids=chunk_ids))}
        yield from (rows[chunk_id] for chunk_id in chunk_ids if chunk_id in rows)


def _has_more(runs: Mapping[Leg, Run], ask: Ask) -> bool:
    """True where a pool was full and a larger one may hold more that is worth showing."""
    if ask.widening >= _WIDEST:
        return False
    lexical, vector = runs["lexical"], runs["vector"]
    if len(lexical) >= LEXICAL_POOL * ask.widening:
        return True
    return len(vector) >= VECTOR_POOL * ask.widening and vector[-1].score >= LEAST_COSINE


def _hit(rank: int, row: PassageRow, passage: FusedPassage, shares: Mapping[Leg, Share], *, explain: bool) -> Hit:
    legs = {
        leg: LegRank(rank=share.rank, score=share.score, share=float(share.share) if explain else None)
        for leg, share in shares.items()
        if explain or share.rank
    }
    return Hit(rank=rank, score=float(passage.score), legs=legs, **row.model_dump())
