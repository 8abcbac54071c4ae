"""Landmarks: judgments by the weight of the good law that cites them, written once a state of the network."""

from __future__ import annotations

from nyayagraph.cypher.projections import LandmarkState, MergeLandmarkScores
from nyayagraph.cypher.retrieval import Landmark, Landmarks
from nyayagraph.graph import Graph
from nyayagraph.graph.projections import good_law


def rank_landmarks(graph: Graph) -> bool:
    """True where scores were written: PageRank over citations between judgments that are good law.

    Nothing is written where the scores are of the network as it is now, or where there is no judgment. Page, Brin,
    Motwani and Winograd, "The PageRank Citation Ranking", 1999; damping 0.85, to convergence.
    """
    graph_name = good_law(graph)
    if graph_name is None or any(state.projection == graph_name for state in graph.fetch(LandmarkState())):
        return False
    graph.write(MergeLandmarkScores(graph_name=graph_name))
    return True


def landmarks(graph: Graph, *, court: str | None = None, limit: int = 25) -> tuple[Landmark, ...]:
    """The judgments of the highest landmark score, of one court or of all; ranked first where the network changed.

    A judgment that was wholly overruled or reversed has no score, however often it is cited.
    """
    rank_landmarks(graph)
    bounds = {"court_low": court, "court_high": court} if court else {}
    return tuple(graph.fetch(Landmarks(limit=limit, **bounds)))
