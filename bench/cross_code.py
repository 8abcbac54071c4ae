"""Cross-code search: queries in plain words, sections of the old and of the new code as answers.

    NYAYA_HOME=... python -m bench.cross_code [--half seen|aside|last] [--errors]

The graph must hold the texts of the codes. Each query is limited to the statutes of its two acts; a label that names
a clause is scored at its section. Prints nDCG@10 and P@1 with bootstrap intervals by pair of codes. Half `aside` was
set apart before the search was tuned: it is measured, never looked at, so it prints no errors.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.halves import add_half, parsed
from nyayagraph.commands.context import Invocation
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.retrieval import Filters, search
from nyayagraph.retrieval.filters import section_of
from nyayagraph.retrieval.measures import bootstrap_interval, ndcg
from nyayagraph.settings import read_settings

LABELS = Path(__file__).parent / "labels" / "cross_code_queries.jsonl"
PAIRS = {"ipc-bns": ("ipc-1860", "bns-2023"), "crpc-bnss": ("crpc-1973", "bnss-2023")}
DEPTH = 10


def queries(half: str) -> list[dict[str, Any]]:
    """Labelled queries of one half."""
    lines = LABELS.read_text(encoding="utf-8").splitlines()
    return [row for line in lines if (row := json.loads(line))["half"] == half]


def ranking(graph: Graph, embedder: Embedder, query: dict[str, Any]) -> list[str]:
    """Section ids that the search gives for a query, best first."""
    limits = Filters(kinds=("statute",), acts=PAIRS[query["pair"]])
    return [hit.authority_id for hit in search(graph, embedder, query["query"], limits, k=DEPTH).hits]


def figure(values: Sequence[float]) -> dict[str, Any]:
    """Mean and 95 % interval of the values."""
    low, high = bootstrap_interval(values)
    return {"mean": round(sum(values) / max(1, len(values)), 4), "interval": [round(low, 4), round(high, 4)]}


def measured(graph: Graph, embedder: Embedder, half: str, *, errors: bool) -> dict[str, Any]:
    """Figures by pair of codes, and where asked the queries whose first two sections are not both right."""
    figures: dict[str, Any] = {}
    missed: list[dict[str, Any]] = []
    for pair in PAIRS:
        gains: list[float] = []
        first: list[float] = []
        spent: list[float] = []
        for query in (row for row in queries(half) if row["pair"] == pair):
            grades = {section_of(label): 1 for label in query["relevant"]}
            started = time.perf_counter()
            found = ranking(graph, embedder, query)
            spent.append((time.perf_counter() - started) * 1000)
            gains.append(ndcg(found, grades, DEPTH))
            first.append(float(bool(found) and found[0] in grades))
            if gains[-1] < 1:
                missed.append({"query": query["query"], "relevant": sorted(grades), "found": found[:5]})
        figures[pair] = {
            "queries": len(gains),
            "nDCG@10": figure(gains),
            "P@1": figure(first),
            "ms_median": round(sorted(spent)[len(spent) // 2], 1),
        }
    return {"half": half, "figures": figures, **({"errors": missed} if errors and half == "seen" else {})}


def main() -> None:
    """Measures one half and prints JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_half(parser, "seen", "aside", "last")
    asked = parsed(parser)
    call = Invocation(read_settings())
    with call.graph() as graph:
        found = measured(graph, call.embedder(), asked.half, errors=asked.errors)
    print(json.dumps(found, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
