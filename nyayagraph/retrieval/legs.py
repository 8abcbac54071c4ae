"""The legs of a search: each one Cypher statement, each obeying all filters, each a run of passages, best first."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from pydantic import BaseModel, ConfigDict

from nyayagraph.cypher.codes import NearestMatters
from nyayagraph.cypher.retrieval import (
    Bounds,
    LexicalPassages,
    LimitedPassages,
    NearestPassages,
    ProvisionJudgments,
    ProvisionKeyParameter,
    ProvisionPassage,
    ProvisionStatutes,
    ScoredPassage,
    WalkedPassage,
    WalkedPassages,
)
from nyayagraph.errors import GraphError, GraphUnavailable, SchemaMismatch
from nyayagraph.graph import Graph
from nyayagraph.graph.projections import forget_good_law, good_law
from nyayagraph.inference.sections import section_encoder
from nyayagraph.retrieval.concepts import kin, meanings, weight_of
from nyayagraph.retrieval.filters import compact_id, lucene_text, section_of
from nyayagraph.retrieval.fusion import Leg, RankedPassage
from nyayagraph.retrieval.lexical import Curve, Rarity, bm25_run, informative, lucene_query
from nyayagraph.retrieval.query import Question
from nyayagraph.retrieval.resolution import resolve_judges, resolve_judgments
from nyayagraph.retrieval.tokens import marked

Run = tuple[RankedPassage, ...]

LEXICAL_POOL = 200
SECTION_WORDS_POOL = 400
# In what several hands tell of a section a repeat says something, though less than in prose, and where there is more to
# tell its words are no less its own; chosen like the weights of `sections`.
_SECTION_CURVE = Curve(k1=0.8, b=0.35)
VECTOR_POOL = 60
NARROW_POOL = 120
EXACT_POOL = 400
SECTION_POOL = 1_200
MATTER_POOL = 400
MATTERS = 60
_MATTER_SLOPE = 6.0  # how fast a section falls behind the nearest; chosen like the weights of `sections`
WALK_AUTHORITIES = 12
PROVISION_AUTHORITIES = 20


class Ask(BaseModel):
    """All that the legs need of a question: what it names as the graph knows it, its vectors and its limits.

    `matter` is the section encoder's vector, of searches of statutes alone.
    """

    model_config = ConfigDict(frozen=True)

    question: Question
    vector: tuple[float, ...]
    matter: tuple[float, ...] = ()
    bounds: Bounds
    limits: str
    rarity: Rarity
    widening: int = 1
    statutes_only: bool = False

    def terms(self) -> tuple[str, ...]:
        """The words of the question that tell most."""
        return informative(self.question.wording, self.rarity)


def lexical_leg(graph: Graph, ask: Ask, *, pool: int = LEXICAL_POOL) -> Run:
    """Passages by BM25 over the pool of the full-text index."""
    if ask.statutes_only:
        return _section_words(graph, ask)
    question = ask.question
    lucene = lucene_query(ask.terms(), ask.limits, citations=question.citations, provisions=question.provisions)
    if not lucene:
        return ()
    matching = graph.fetch(LexicalPassages(lucene=lucene, limit=pool * ask.widening))
    return bm25_run(question.wording, matching, ask.rarity, marks=marked(question.text))


def _section_words(graph: Graph, ask: Ask) -> Run:
    """Passages of statutes by what their words mean; the index is asked for kindred words too."""
    question = ask.question
    terms = tuple(dict.fromkeys((*ask.terms(), *(kin(question.wording) if ask.terms() else ()))))
    lucene = lucene_query(terms, ask.limits, citations=question.citations, provisions=question.provisions)
    if not lucene:
        return ()
    matching = graph.fetch(LexicalPassages(lucene=lucene, limit=SECTION_WORDS_POOL * ask.widening))
    return bm25_run(
        question.wording,
        matching,
        ask.rarity,
        marks=marked(question.text),
        tokenize=meanings,
        weigh=weight_of,
        curve=_SECTION_CURVE,
    )


def vector_leg(graph: Graph, ask: Ask, *, limit: int = VECTOR_POOL) -> Run:
    """Passages by cosine.

    The index bounds kind, court, dates and bench. Acts, sections and judges are checked over a larger pool, and where
    that runs short, over all passages that meet the limits, those that share words with the question first.
    """
    if not any(ask.vector) or not ask.terms():
        return ()
    limit *= ask.widening
    checked = bool(ask.bounds.term_groups)
    if checked and ask.statutes_only:
        return _by_cosine(_compared(graph, ask, pool=SECTION_POOL * ask.widening, limit=SECTION_POOL * ask.widening))
    pool = limit * 3 if checked else limit
    nearest = graph.fetch(NearestPassages(vector=ask.vector, bounds=ask.bounds, pool=pool, limit=limit))
    if checked and len(nearest) < limit // 2:
        nearest = _compared(graph, ask, pool=EXACT_POOL * ask.widening, limit=limit)
    return _by_cosine(nearest)


def _compared(graph: Graph, ask: Ask, *, pool: int, limit: int) -> list[ScoredPassage]:
    """Passages that meet the limits, compared one by one; words only order them where there are too many."""
    lucene = f"{ask.limits} text:({' '.join(lucene_text(term) for term in ask.terms())})"
    return graph.fetch(LimitedPassages(lucene=lucene, vector=ask.vector, pool=pool, limit=limit))


def graph_leg(graph: Graph, ask: Ask) -> Run:
    """Best passages of the judgments that citations lead to from the named ones; nothing named gives nothing."""
    judgment_ids = resolve_judgments(graph, ask.question)
    if not judgment_ids:
        return ()
    try:
        walked = _walk(graph, ask, judgment_ids)
    except GraphUnavailable:
        raise
    except GraphError:
        # The network changed between the look at its state and the walk, so the projection lacks a judgment named.
        forget_good_law(graph)
        walked = _walk(graph, ask, judgment_ids)
    return tuple(
        RankedPassage(chunk_id=row.chunk_id, authority_id=row.authority_id, score=row.walk_score) for row in walked
    )


def _walk(graph: Graph, ask: Ask, judgment_ids: tuple[str, ...]) -> list[WalkedPassage]:
    graph_name = good_law(graph)
    if graph_name is None:
        return []
    return graph.fetch(
        WalkedPassages(
            graph_name=graph_name,
            judgment_ids=judgment_ids,
            vector=ask.vector,
            bounds=ask.bounds,
            authorities=WALK_AUTHORITIES,
            limit=2 * WALK_AUTHORITIES,
        )
    )


def provision_leg(graph: Graph, ask: Ask) -> Run:
    """Passages of the named provisions and their successors, then of the judgments that interpret or cite them.

    A provision is one of an act: section 34 of one act leads to nothing on section 34 of another.
    """
    provisions = tuple(_provision(key) for key in ask.question.provisions)
    if not provisions:
        return ()
    statutes = graph.fetch(
        ProvisionStatutes(
            provisions=provisions, vector=ask.vector, bounds=ask.bounds, limit=PROVISION_AUTHORITIES * ask.widening
        )
    )
    judgments = graph.fetch(
        ProvisionJudgments(
            provisions=provisions,
            vector=ask.vector,
            bounds=ask.bounds,
            authorities=PROVISION_AUTHORITIES * ask.widening,
            limit=PROVISION_AUTHORITIES * ask.widening,
        )
    )
    return tuple(_on_provision(row) for row in [*statutes, *judgments])


def date_leg(graph: Graph, ask: Ask) -> Run:
    """Passages of judgments of the years that the question names, by cosine among those that share its words."""
    years = ask.question.years
    if not years:
        return ()
    spans = " ".join(f"filter_terms:[date_{year}0000 TO date_{year}1231]" for year in years)
    return _narrowed(graph, ask, f"+({spans})^0")


def bench_leg(graph: Graph, ask: Ask) -> Run:
    """Passages of judgments of the bench or of the judges that the question names, chosen likewise."""
    judge_ids = [judge_id for name in ask.question.judges for judge_id in resolve_judges(graph, name)]
    clauses: list[str] = []
    if ask.question.bench:
        clauses.append(f"filter_terms:[bench_{ask.question.bench:02d} TO bench_99]")
    clauses += [f"filter_terms:judge_{compact_id(judge_id)}_0" for judge_id in judge_ids]
    return _narrowed(graph, ask, f"+({' '.join(clauses)})^0") if clauses else ()


def matter_leg(graph: Graph, ask: Ask) -> Run:
    """Plain words on the sections of the codes that the question speaks of, by the section encoder.

    They are of no court and no bench. Raises `SchemaMismatch` where the graph has another encoder's vectors.
    """
    bounds = ask.bounds
    if not ask.matter or not ask.terms() or bounds.bench_min or bounds.court.low == bounds.court.high:
        return ()
    pool = MATTER_POOL * ask.widening
    near = graph.fetch(NearestMatters(vector=ask.matter, bounds=bounds, pool=pool, limit=MATTERS * ask.widening))
    if any(row.model_id != section_encoder().model_id for row in near):
        raise SchemaMismatch("the sections' vectors are another version's: run `nyaya ingest starter` again")
    return tuple(
        RankedPassage(
            chunk_id=row.chunk_id,
            authority_id=row.authority_id,
            score=round(math.exp(_MATTER_SLOPE * row.cosine_score), 6),
        )
        for row in near
    )


def _narrowed(graph: Graph, ask: Ask, clause: str) -> Run:
    words = lucene_query(ask.terms(), "")
    if not words or not any(ask.vector):
        return ()
    lucene = " ".join(part for part in (words, clause, ask.limits) if part)
    pool = NARROW_POOL * ask.widening
    return _by_cosine(graph.fetch(LimitedPassages(lucene=lucene, vector=ask.vector, pool=pool, limit=pool // 2)))


def _by_cosine(rows: list[ScoredPassage]) -> Run:
    return tuple(
        RankedPassage(chunk_id=row.chunk_id, authority_id=row.authority_id, score=round(row.cosine_score, 6))
        for row in rows
    )


def _on_provision(row: ProvisionPassage) -> RankedPassage:
    return RankedPassage(chunk_id=row.chunk_id, authority_id=row.authority_id, score=row.provision_score)


def _provision(key: str) -> ProvisionKeyParameter:
    section_id = section_of(key)
    return ProvisionKeyParameter(section_id=section_id, clause=key.removeprefix(section_id))


def leg_calls(graph: Graph, ask: Ask) -> Mapping[Leg, Callable[[], Run]]:
    """The legs, ready to be called, each on its own connection; a search of statutes alone has one more."""
    more: dict[Leg, Callable[[], Run]] = {"matter": lambda: matter_leg(graph, ask)} if ask.statutes_only else {}
    return more | {
        "lexical": lambda: lexical_leg(graph, ask),
        "vector": lambda: vector_leg(graph, ask),
        "graph": lambda: graph_leg(graph, ask),
        "provision": lambda: provision_leg(graph, ask),
        "date": lambda: date_leg(graph, ask),
        "bench": lambda: bench_leg(graph, ask),
    }
