"""The one kept projection, citations between judgments that are good law: made when missing or out of date.

Its name carries a fingerprint of the network, so that a projection of another state is never taken for this one.
"""

from __future__ import annotations

import hashlib
import logging

from nyayagraph.cypher.projections import DropProjection, NetworkFingerprint, ProjectGoodLaw, Projection, Projections
from nyayagraph.errors import GraphError, GraphUnavailable
from nyayagraph.graph.gateway import Graph

logger = logging.getLogger(__name__)

PREFIX = "good_law_"


def good_law(graph: Graph) -> str | None:
    """Name of the projection of the network as it is now; nothing where no judgment that is good law cites another.

    An ingest run that began or finished since, a judgment or citation more or less, or a server that was
    restarted make it anew; projections of earlier states are dropped.
    """
    fingerprint = graph.fetch_one(NetworkFingerprint())
    if not fingerprint.citations:
        return None
    wanted = PREFIX + hashlib.sha256(fingerprint.model_dump_json().encode()).hexdigest()[:12]
    held = {projection.graph_name: projection for projection in graph.fetch(Projections(prefix=PREFIX))}
    kept = held.pop(wanted, None) or _project(graph, wanted)
    for outdated in sorted(held):
        graph.fetch(DropProjection(graph_name=outdated))
    return wanted if kept and kept.relationships else None


def forget_good_law(graph: Graph) -> None:
    """Nothing; the projections kept so far are dropped, and the next look makes one anew."""
    for kept in graph.fetch(Projections(prefix=PREFIX)):
        graph.fetch(DropProjection(graph_name=kept.graph_name))


def _project(graph: Graph, graph_name: str) -> Projection | None:
    try:
        made = graph.fetch(ProjectGoodLaw(graph_name=graph_name))
    except GraphUnavailable:
        raise
    except GraphError:
        # Another session may have made it between our look and our try; anything else is a failure.
        made = graph.fetch(Projections(prefix=graph_name))
        if not made:
            raise
    if not made or not made[0].nodes:
        return None
    logger.info(
        "projection kept",
        extra={"graph_name": graph_name, "nodes": made[0].nodes, "relationships": made[0].relationships},
    )
    return made[0]
