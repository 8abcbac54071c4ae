"""The network of citations of a loaded graph: what became of its references, and what PageRank puts first.

    python -m bench.network --home /path/to/loaded/home [--before NETWORK.json]

Prints one JSON document: references and their places by state, citations between judgments, what was learned, and the
first twenty judgments by PageRank over citations that are good law. NETWORK.json is what it printed for another state
of the graph; its twenty are then printed beside, each with the place that it has now. Writes nothing.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

from nyayagraph.cypher.projections import LandmarkScores
from nyayagraph.cypher.resolution import ReferenceStates
from nyayagraph.cypher.state import NodeCounts, RelationshipCounts
from nyayagraph.graph import Graph
from nyayagraph.graph.projections import good_law
from nyayagraph.law.citations.referring import State
from nyayagraph.server import ServerHome, up

TOP = 20
_RELATIONSHIPS = (
    "CITES",
    "FOLLOWS",
    "DISTINGUISHES",
    "EXPLAINS",
    "OVERRULES",
    "IDENTIFIES",
    "PARALLEL_TO",
    "TAKEN_FOR",
)


def network(graph: Graph) -> dict[str, Any]:
    """What a graph's references became, and its first judgments by PageRank."""
    rows = graph.fetch(ReferenceStates())
    references, places = Counter[str](), Counter[str]()
    for row in rows:
        references[row.state] += row.references
        places[row.state] += row.places
    nodes = {row.label: row.nodes for row in graph.fetch(NodeCounts())}
    relationships = {row.type: row.relationships for row in graph.fetch(RelationshipCounts())}
    name = good_law(graph)
    ranked = graph.fetch(LandmarkScores(graph_name=name)) if name else []
    return {
        "judgments": nodes.get("Judgment", 0),
        "relationships": {type_: relationships.get(type_, 0) for type_ in _RELATIONSHIPS},
        "references": {state.value: references[state.value] for state in State},
        "places": {state.value: places[state.value] for state in State},
        "decided_by": {f"{row.state}, {row.how}": row.references for row in rows if row.how},
        "top": [row.judgment_id for row in ranked[:TOP]],
        "ranks": {row.judgment_id: rank for rank, row in enumerate(ranked[: TOP * 10], start=1)},
    }


def beside(before: dict[str, Any], now: dict[str, Any]) -> list[dict[str, Any]]:
    """The first twenty of an earlier state, each with its place now; nothing for one that is past the two hundredth."""
    return [
        {"judgment": judgment, "before": rank, "now": now["ranks"].get(judgment)}
        for rank, judgment in enumerate(before["top"], start=1)
    ]


def main() -> None:
    """Count, rank, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--home", type=Path, required=True)
    parser.add_argument("--before", type=Path, default=None)
    asked = parser.parse_args()
    server = up(ServerHome.at(asked.home))
    with Graph.connect(server.bolt_uri, server.user, server.password, database=server.database, timeout_s=300) as graph:
        found = network(graph)
    if asked.before:
        found["top_before"] = beside(json.loads(asked.before.read_text(encoding="utf-8")), found)
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
