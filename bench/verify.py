"""Verifying a text with 50 citations, warm, beside fetching the same citations in one bare statement.

    NYAYA_HOME=... python -m bench.verify [--citations 50] [--runs 20]

The text is made of propositions and citations of the starter graph. Prints p50 and p95 in milliseconds.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from datetime import date

from nyayagraph.commands.context import Invocation
from nyayagraph.cypher.ingest import JudgmentsByCitation
from nyayagraph.settings import read_settings
from nyayagraph.starter import starter_judgments
from nyayagraph.verify.check import verify


def text_with(count: int) -> tuple[str, tuple[str, ...]]:
    """A text of `count` sentences, each with the citation of a judgment, and the citations."""
    chance = random.Random(5)  # noqa: S311 - a sample, not a secret
    drawn = chance.sample([judgment for judgment in starter_judgments() if judgment.citations], count)
    sentences = [f"In {one.title}, {one.citations[0]}, it was held: {one.propositions[0].text}" for one in drawn]
    return "\n\n".join(sentences), tuple(one.citations[0] for one in drawn)


def timed(work: Callable[[], object], runs: int) -> dict[str, float]:
    """Middle and 95th percentile of `runs` calls after two to warm up, in ms."""
    spent = []
    for _ in range(runs + 2):
        started = time.perf_counter()
        work()
        spent.append((time.perf_counter() - started) * 1000)
    return {
        "p50_ms": round(statistics.median(spent[2:]), 1),
        "p95_ms": round(statistics.quantiles(spent[2:], n=20)[-1], 1),
    }


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--citations", type=int, default=50)
    parser.add_argument("--runs", type=int, default=20)
    asked = parser.parse_args()
    text, keys = text_with(asked.citations)
    call = Invocation(read_settings())
    with call.graph() as graph:
        embedder = call.embedder()
        report = verify(graph, embedder, text, on=date(2026, 1, 1))
        figures = {
            "citations": asked.citations,
            "characters": len(text),
            "overall": report.overall,
            "verify": timed(lambda: verify(graph, embedder, text, on=date(2026, 1, 1)), asked.runs),
            "bare_lookup": timed(lambda: graph.fetch(JudgmentsByCitation(citation_keys=keys)), asked.runs),
        }
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
