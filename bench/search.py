"""Hybrid search with filters beside the bare vector query, on the graph that the settings name.

    NYAYA_HOME=... python -m bench.search [--questions 60]

Questions are headings of provisions and titles of judgments drawn from the graph with a fixed seed, half of them with
filters. Prints p50 and p95 in milliseconds, warm, and their ratio to the bare vector query of the same run.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Sequence

from nyayagraph.commands.context import Invocation
from nyayagraph.cypher.retrieval import NearestPassages
from nyayagraph.cypher.state import NodeCounts
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.retrieval import Filters, search
from nyayagraph.retrieval.filters import bounds
from nyayagraph.settings import read_settings
from nyayagraph.starter import starter_judgments, starter_sections

FILTERS = (
    {},
    {"court": "supreme-court"},
    {"date_from": "1960-01-01", "date_to": "1985-12-31"},
    {"bench_min": 5},
    {"acts": ("ipc-1860",)},
    {"valid_on": "2020-01-01"},
    {"sections": ("constitution/a14",)},
    {"court": "supreme-court", "date_from": "1970-01-01", "bench_min": 3},
)


def questions(count: int) -> list[str]:
    """Questions as people type them: about a provision, a subject or a case."""
    chance = random.Random(11)  # noqa: S311 - a sample, not a secret
    headings = [
        f"{section.heading} under section {section.number}" for section in starter_sections() if section.heading
    ]
    subjects = [proposition.text for judgment in starter_judgments() for proposition in judgment.propositions]
    names = [judgment.title for judgment in starter_judgments()]
    drawn = [chance.choice((headings, subjects, names)) for _ in range(count)]
    return [chance.choice(kind) for kind in drawn]


def timed(work: Callable[[int], object], count: int) -> list[float]:
    """Milliseconds of each of `count` calls."""
    spent = []
    for place in range(count):
        started = time.perf_counter()
        work(place)
        spent.append((time.perf_counter() - started) * 1000)
    return spent


def percentiles(spent: Sequence[float]) -> dict[str, float]:
    """Middle and 95th percentile, in ms."""
    return {"p50_ms": round(statistics.median(spent), 1), "p95_ms": round(statistics.quantiles(spent, n=20)[-1], 1)}


def main() -> None:
    """Warm up, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--questions", type=int, default=120)
    asked = parser.parse_args()
    call = Invocation(read_settings())
    with call.graph() as graph:
        print(json.dumps(measure(graph, call.embedder(), asked.questions), indent=1))


def measure(graph: Graph, embedder: Embedder, count: int) -> dict[str, object]:
    """Figures of hybrid search and the bare vector query over the same questions."""
    texts = questions(count)
    filters = [Filters.model_validate(FILTERS[place % len(FILTERS)]) for place in range(count)]

    def hybrid(place: int) -> object:
        return search(graph, embedder, texts[place], filters[place], k=10)

    vectors = [tuple(float(number) for number in row) for row in embedder.embed(texts)]
    everything = bounds(Filters())

    def bare(place: int) -> object:
        return graph.fetch(NearestPassages(vector=vectors[place], bounds=everything, pool=10, limit=10))

    timed(hybrid, count)
    timed(bare, count)
    hybrid_ms, bare_ms = timed(hybrid, count), timed(bare, count)
    by_filter = {
        json.dumps(given): percentiles([ms for place, ms in enumerate(hybrid_ms) if place % len(FILTERS) == kind] * 2)
        for kind, given in enumerate(FILTERS)
    }
    return {
        "chunks": next(row.nodes for row in graph.fetch(NodeCounts()) if row.label == "Chunk"),
        "hybrid": percentiles(hybrid_ms),
        "bare_vector": percentiles(bare_ms),
        "ratio_p50": round(statistics.median(hybrid_ms) / statistics.median(bare_ms), 2),
        "by_filter": by_filter,
    }


if __name__ == "__main__":
    main()
