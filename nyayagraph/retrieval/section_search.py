"""A search of statutes alone: sections instead of passages, each once, with its counterpart in the other code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from nyayagraph.cypher.codes import CounterpartRow, Counterparts, FirstPassages
from nyayagraph.cypher.retrieval import PassageRow, Passages
from nyayagraph.graph import Graph
from nyayagraph.law.acts.codes_called import SISTER_LAW
from nyayagraph.retrieval.filters import Filters
from nyayagraph.retrieval.fusion import Leg, RankedPassage
from nyayagraph.retrieval.named import NamedProvisions
from nyayagraph.retrieval.sections import (
    RankedSection,
    own_passages,
    ranked_sections,
    section_of_passage,
    section_scores,
)

_MOST_COUNTERPARTS = 400
_Runs = Mapping[Leg, Sequence[RankedPassage]]
RunT = TypeVar("RunT", bound=Sequence[RankedPassage])


def sections_found(
    graph: Graph, runs: _Runs, limits: Filters, named: NamedProvisions, *, k: int, least_cosine: float
) -> list[tuple[RankedSection, PassageRow]]:
    """The `k` best sections with the passage that is shown of each; one without a text or a gist cannot be shown."""
    scores = _spoken_for(section_scores(runs), runs, least_cosine)
    asked = tuple(sorted(scores, key=lambda one: (-scores[one], one))[:_MOST_COUNTERPARTS])
    rows = graph.fetch(Counterparts(section_ids=asked)) if asked else []
    within = [row for row in rows if _is_within(row, limits, scores) and not named.collides(row.counterpart_id)]
    found: list[tuple[RankedSection, PassageRow]] = []
    for batch in _batches(ranked_sections(scores, within, own_passages(runs)), 2 * k):
        found += _with_passages(graph, batch)
        if len(found) >= k:
            break
    return found[:k]


def heard_runs(runs: Mapping[Leg, RunT]) -> dict[Leg, RunT]:
    """The runs that count: the section encoder's only where the section that all others put first is of the codes.

    It knows no other Act: it may order the sections of the codes, and draw none up before another's.
    """
    others: dict[Leg, RunT] = {leg: run for leg, run in runs.items() if leg != "matter"}
    scores = section_scores(others)
    first = max(scores, key=lambda one: (scores[one], one), default="")
    return dict(runs) if first.partition("/")[0] in SISTER_LAW else others


def _spoken_for(scores: dict[str, float], runs: _Runs, least_cosine: float) -> dict[str, float]:
    """The sections that something speaks for besides a cosine below the floor and the section encoder.

    The encoder has a nearest section for everything, for words without meaning too.
    """
    kept = {
        section_of_passage(passage)
        for leg, run in runs.items()
        for passage in run
        if leg != "matter" and (leg != "vector" or passage.score >= least_cosine)
    }
    return {section_id: score for section_id, score in scores.items() if section_id in kept}


def _is_within(row: CounterpartRow, limits: Filters, scores: Mapping[str, float]) -> bool:
    """True where the counterpart meets the limits; of days and sections only what was found is known to."""
    if limits.acts and row.counterpart_id.partition("/")[0] not in limits.acts:
        return False
    narrow = limits.sections or limits.valid_on or limits.date_from or limits.date_to
    return not narrow or row.counterpart_id in scores


def _with_passages(graph: Graph, sections: Sequence[RankedSection]) -> list[tuple[RankedSection, PassageRow]]:
    bare = tuple(section.section_id for section in sections if section.chunk_id is None)
    first = {row.section_id: row.chunk_id for row in graph.fetch(FirstPassages(section_ids=bare))} if bare else {}
    chunk_ids = {section.section_id: section.chunk_id or first.get(section.section_id) for section in sections}
    wanted = tuple(chunk_id for chunk_id in chunk_ids.values() if chunk_id)
    rows = {row.chunk_id: row for row in graph.fetch(Passages(chunk_ids=wanted))} if wanted else {}
    return [
        (section, rows[chunk_id])
        for section in sections
        if (chunk_id := chunk_ids[section.section_id]) and chunk_id in rows
    ]


def _batches(sections: Iterator[RankedSection], size: int) -> Iterator[list[RankedSection]]:
    batch: list[RankedSection] = []
    for section in sections:
        batch.append(section)
        if len(batch) == size:
            yield batch
            batch = []
    if batch:
        yield batch
