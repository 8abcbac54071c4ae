"""Verifying a text with 50 citations, warm, beside fetching the same citations in one bare statement.

    NYAYA_HOME=... python -m bench.verify [--citations 50] [--runs 20]

The texts are made of propositions and citations of the starter graph, no judgment in two of them, and taken in turn:
what is kept of one helps none of the next. Prints p50 and p95 in milliseconds.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from itertools import cycle

from nyayagraph.commands.context import Invocation
from nyayagraph.cypher.ingest import JudgmentsByCitation
from nyayagraph.settings import read_settings
from nyayagraph.starter import starter_judgments
from nyayagraph.verify.check import verify


def texts_with(count: int) -> list[tuple[str, tuple[str, ...]]]:
    """Texts of `count` sentences, each with the citation of a judgment, and the citations."""
    held = [judgment for judgment in starter_judgments() if judgment.citations and judgment.propositions]
    random.Random(5).shuffle(held)  # noqa: S311 - a sample, not a secret
    texts = []
    for first in range(0, len(held) - count + 1, count):
        drawn = held[first : first + count]
        sentences = [f"In {one.title}, {one.citations[0]}, it was held: {one.propositions[0].text}" for one in drawn]
        texts.append(("\n\n".join(sentences), tuple(one.citations[0] for one in drawn)))
    return texts


def timed(works: Sequence[Callable[[], object]], runs: int) -> dict[str, float]:
    """Middle and 95th percentile of `runs` calls, in turn, after two to warm up, in ms."""
    spent, turn = [], cycle(works)
    for _ in range(runs + 2):
        work = next(turn)
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
    texts = texts_with(asked.citations)
    if not texts:
        raise SystemExit(f"the starter graph has fewer than {asked.citations} judgments with a citation: ask for fewer")
    call = Invocation(read_settings())
    with call.graph() as graph:
        embedder = call.embedder()
        verifying = [partial(verify, graph, embedder, text, on=date(2026, 1, 1)) for text, _ in texts]
        looking_up = [partial(graph.fetch, JudgmentsByCitation(citation_keys=keys)) for _, keys in texts]
        figures = {
            "citations": asked.citations,
            "texts": len(texts),
            "characters": round(statistics.mean(len(text) for text, _ in texts)),
            "verify": timed(verifying, asked.runs),
            "bare_lookup": timed(looking_up, asked.runs),
        }
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
