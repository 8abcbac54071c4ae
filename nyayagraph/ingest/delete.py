"""Removing a judgment without leaving an orphan; its citations wait for it again."""

from __future__ import annotations

from nyayagraph.cypher.answer import JudgmentFacts
from nyayagraph.cypher.ingest import DeleteJudgment, DeleteUnreferenced
from nyayagraph.cypher.resolution import LearnCitations, LearnParallels, PendResolvedTo
from nyayagraph.errors import NotFound
from nyayagraph.graph import Graph, WriteCounts
from nyayagraph.ingest.references import resolve_pending


def delete_judgment(graph: Graph, judgment_id: str) -> WriteCounts:
    """What was deleted; raises `NotFound` where there is no such judgment."""
    if not graph.fetch(JudgmentFacts(judgment_ids=(judgment_id,))):
        raise NotFound(
            f"no judgment has the id {judgment_id!r}; `nyaya status REFERENCE` prints ids",
            statement=JudgmentFacts.cypher_name(),
        )
    counts = graph.write_all(
        [
            PendResolvedTo(judgment_id=judgment_id),
            DeleteJudgment(judgment_id=judgment_id),
            LearnParallels(),
            LearnCitations(),
            DeleteUnreferenced(),
        ]
    )
    return counts + resolve_pending(graph)
