"""Loading the whole corpus: judgments a second and memory of Python and Java together.

    python -m bench.load ../shared/data/sc-judgments/judgments.jsonl.gz --home /path/to/empty/home [--limit N]

Prints one JSON document. Memory is the proportional set size (PSS) of this process, its workers and the server,
sampled every second; the largest sum is reported, with the anonymous part beside it.
"""

from __future__ import annotations

import argparse
import json
import sys
import threading
import time
from itertools import islice
from pathlib import Path

import psutil

from nyayagraph.cypher.state import NodeCounts, RelationshipCounts
from nyayagraph.graph import Graph
from nyayagraph.graph.schema import migrate
from nyayagraph.inference.embedder import load_embedder
from nyayagraph.ingest.judgments import finish_judgments, merge_judgments, read_judgments
from nyayagraph.ingest.runs import Report, ingest_run
from nyayagraph.server import ServerHome, up


class Memory(threading.Thread):
    """Largest memory of this process, its children and the server, in bytes."""

    def __init__(self, server_pid: int) -> None:
        super().__init__(daemon=True)
        self._server = psutil.Process(server_pid)
        self._done = threading.Event()
        self.largest = {"pss": 0, "uss": 0}

    def run(self) -> None:
        """Samples until stopped."""
        while not self._done.wait(1.0):
            mine = psutil.Process()
            processes = [mine, *mine.children(recursive=True), self._server]
            total = {"pss": 0, "uss": 0}
            for process in processes:
                try:
                    used = process.memory_full_info()
                except psutil.NoSuchProcess:
                    continue
                total["pss"] += used.pss
                total["uss"] += used.uss
            self.largest = {name: max(self.largest[name], total[name]) for name in total}

    def stop(self) -> None:
        """The last sample was taken."""
        self._done.set()
        self.join()


def main() -> None:
    """Load, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--home", type=Path, required=True)
    parser.add_argument("--limit", type=int, default=None)
    parser.add_argument("--heap-mb", type=int, default=1536)
    parser.add_argument("--pagecache-mb", type=int, default=512)
    asked = parser.parse_args()

    server = up(ServerHome.at(asked.home), heap_mb=asked.heap_mb, pagecache_mb=asked.pagecache_mb)
    embedder = load_embedder()
    memory = Memory(server.pid)
    with Graph.connect(server.bolt_uri, server.user, server.password, timeout_s=600) as graph:
        migrate(graph, model_id=embedder.model_id, embedding_dim=embedder.embedding_dim)
        memory.start()
        started = time.monotonic()
        with ingest_run(graph, "judgments", [asked.corpus]) as report:
            if not report.already_loaded:
                _load(graph, asked.corpus, report, asked.limit)
        seconds = time.monotonic() - started
        memory.stop()
        print(
            json.dumps(
                {
                    "read": report.read,
                    "written": report.written,
                    "known": report.known,
                    "unreadable": len(report.unreadable),
                    "conflicts": len(report.conflicts),
                    "counts": report.counts.model_dump(),
                    "seconds": round(seconds, 1),
                    "judgments_a_second": round(report.read / seconds, 1),
                    "largest_pss_mb": round(memory.largest["pss"] / 2**20),
                    "largest_uss_mb": round(memory.largest["uss"] / 2**20),
                    "nodes": {row.label: row.nodes for row in graph.fetch(NodeCounts())},
                    "relationships": {row.type: row.relationships for row in graph.fetch(RelationshipCounts())},
                },
                indent=1,
            )
        )


def _load(graph: Graph, corpus: Path, report: Report, limit: int | None) -> None:
    started = time.monotonic()

    def progress(done: int, text: str) -> None:
        if done % 1000 == 0:
            print(f"{time.monotonic() - started:7.0f} s  {text}", file=sys.stderr, flush=True)

    merge_judgments(graph, islice(read_judgments(corpus), limit), report, progress=progress)
    finish_judgments(graph, report)


if __name__ == "__main__":
    main()
