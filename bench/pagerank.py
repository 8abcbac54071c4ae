"""PageRank over the loaded network: GDS beside NetworkX, seconds and largest difference.

    python -m bench.pagerank --home /path/to/loaded/home

Prints one JSON document. Both rank the network of `projections/project_good_law`, damping 0.85, to convergence.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import networkx as nx
from networkx.algorithms.link_analysis.pagerank_alg import _pagerank_python

from nyayagraph.cypher.projections import LandmarkScores
from nyayagraph.graph import Graph
from nyayagraph.graph.projections import forget_good_law, good_law
from nyayagraph.server import ServerHome, up

# The network as the projection has it; NetworkX must be given the same one, read without GDS.
_CITATIONS = """
MATCH (a:Judgment)-[:CITES|FOLLOWS|AFFIRMS|EXPLAINS|DISTINGUISHES|DOUBTS|NOT_FOLLOWED|REFERRED_TO_LARGER_BENCH
                    |OVERRULES|REVERSES]->(b:Judgment)
WHERE a <> b
  AND NOT EXISTS { (a)<-[t:OVERRULES|REVERSES]-(:Judgment) WHERE t.scope = 'whole' AND t.effective }
  AND NOT EXISTS { (b)<-[t:OVERRULES|REVERSES]-(:Judgment) WHERE t.scope = 'whole' AND t.effective }
RETURN DISTINCT a.judgment_id AS citing, b.judgment_id AS cited
"""


def main() -> None:
    """One JSON document on stdout."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--home", type=Path, required=True)
    server = up(ServerHome.at(parser.parse_args().home))
    with Graph.connect(server.bolt_uri, server.user, server.password, database=server.database) as graph:
        forget_good_law(graph)
        started = time.perf_counter()
        name = good_law(graph)
        projected = time.perf_counter()
        if name is None:
            raise SystemExit("no judgment that is good law cites another; load judgments first")
        ours = {row.judgment_id: row.landmark_score for row in graph.fetch(LandmarkScores(graph_name=name))}
        ranked = time.perf_counter()
        network = nx.DiGraph()
        network.add_nodes_from(ours)
        with graph._driver.session(database=server.database) as session:  # noqa: SLF001 - the check stands outside
            network.add_edges_from((row["citing"], row["cited"]) for row in session.run(_CITATIONS))
        read = time.perf_counter()
        # NetworkX's own Python: its default needs scipy, which nothing else here does.
        theirs = _pagerank_python(network, alpha=0.85, tol=1e-13, max_iter=1_000)
        ended = time.perf_counter()
    print(
        json.dumps(
            {
                "judgments": len(ours),
                "citations": network.number_of_edges(),
                "largest_difference": max(abs(ours[key] - theirs[key]) for key in theirs),
                "seconds": {
                    "projection": round(projected - started, 3),
                    "gds_twice_and_rows": round(ranked - projected, 3),
                    "networkx": round(ended - read, 3),
                },
            }
        )
    )


if __name__ == "__main__":
    main()
