"""Bare-number collisions: a query that names act and number must not be answered with another act's same number.

    NYAYA_HOME=... python -m bench.collisions

Numbers that several codes have are asked for in each code that has them, in several forms, over everything and over
statutes alone. A hit among the first ten that is a provision of another act with the same number, and not what
became of the named one or what it came of, is wrong. P@1 is the share of queries whose first hit is the named section.
Then the numbers are asked for alone: each must come back as ambiguous, with every code that has it.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from typing import Any

from bench.find import share
from nyayagraph.commands.context import Invocation
from nyayagraph.cypher.codes import Counterparts, SectionsNumbered
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.retrieval import Filters, search
from nyayagraph.settings import read_settings

NUMBERS = "2 3 25 27 32 34 41 45 65 100 101 103 106 107 109 113 115 125 144 145 149 154 161 164 167 173 197 200 "
NUMBERS += "299 300 302 304 306 307 309 313 320 323 354 375 376 378 379 397 406 415 420 436 437 438 439 463 482 498"
CODES = {
    "ipc-1860": "IPC",
    "crpc-1973": "CrPC",
    "iea-1872": "Evidence Act",
    "bns-2023": "BNS",
    "bnss-2023": "BNSS",
    "bsa-2023": "BSA",
}
FORMS = ("{act} {number}", "Section {number} {act}", "what does section {number} of the {act} say")
LIMITS = {"everything": Filters(), "statutes": Filters(kinds=("statute",))}


def held(graph: Graph) -> dict[str, list[str]]:
    """For each number, the sections of the codes that bear it; only numbers that two codes or more have."""
    rows = graph.fetch(SectionsNumbered(numbers=tuple(NUMBERS.split()), act_ids=tuple(CODES), limit=1_000))
    found: dict[str, list[str]] = {}
    for row in rows:
        found.setdefault(row.number, []).append(row.section_id)
    return {number: sections for number, sections in found.items() if len(sections) > 1}


def named(graph: Graph, embedder: Embedder, sections: list[str], limits: Filters) -> tuple[Counter[str], list[str]]:
    """Counts over the queries that name each section, and the wrong hits as `query -> section`."""
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    for section in sections:
        act, _, number = section.partition("/s")
        counterparts = {row.counterpart_id for row in graph.fetch(Counterparts(section_ids=(section,)))}
        for form in FORMS:
            query = form.format(act=CODES[act], number=number)
            hits = search(graph, embedder, query, limits, k=10).hits
            others = {hit.authority_id for hit in hits if hit.authority_id.endswith(f"/s{number}")} - {section}
            counts["queries"] += 1
            counts["first"] += bool(hits) and hits[0].authority_id == section
            counts["counterpart"] += bool(counterparts & {hit.authority_id for hit in hits})
            counts["has counterpart"] += bool(counterparts)
            wrong += [f"{query} -> {other}" for other in sorted(others - counterparts)]
    return counts, wrong


def alone(graph: Graph, embedder: Embedder, numbers: dict[str, list[str]]) -> dict[str, Any]:
    """Of numbers without an act, how many come back as ambiguous with every code that has them."""
    right = 0
    for number, sections in numbers.items():
        told = search(graph, embedder, f"section {number}", k=1).ambiguous
        right += len(told) == 1 and set(sections) <= set(told[0].candidates)
    return share(right, len(numbers))


def main() -> None:
    """Measures on the graph that the settings name, and prints JSON."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    call = Invocation(read_settings())
    figures: dict[str, Any] = {}
    with call.graph() as graph:
        embedder = call.embedder()
        numbers = held(graph)
        sections = [section for bearing in numbers.values() for section in bearing]
        for name, limits in LIMITS.items():
            counts, wrong = named(graph, embedder, sections, limits)
            figures[name] = {
                "queries": counts["queries"],
                "wrong hit@10": len(wrong),
                "wrong": wrong[:10],
                "P@1": share(counts["first"], counts["queries"]),
                "counterpart among ten": share(counts["counterpart"], counts["has counterpart"]),
            }
        figures["number alone, declared ambiguous"] = alone(graph, embedder, numbers)
    print(json.dumps({"numbers": len(numbers), "sections": len(sections), **figures}, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
