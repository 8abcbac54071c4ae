"""A load killed ten times at random points and finished, held against an undisturbed one.

    python -m bench.broken_load ../shared/data/sc-judgments/judgments.jsonl.gz --home EMPTY --expect COUNTS.json

COUNTS.json is what `python -m bench.load` printed for the same file. The random points come from `--seed`.
Prints where each load was killed and whether the counts are the same; exits 1 where they are not.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from nyayagraph.cypher.state import NodeCounts, RelationshipCounts
from nyayagraph.graph import Graph
from nyayagraph.server import RunningServer, ServerHome, up


def main() -> int:
    """Kill, finish, compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--home", type=Path, required=True)
    parser.add_argument("--expect", type=Path, required=True)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--longest-s", type=float, default=45.0)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()

    server = up(ServerHome.at(asked.home), heap_mb=1536, pagecache_mb=512)
    chance = random.Random(asked.seed)  # noqa: S311 - points in time, not secrets
    for kill in range(1, asked.kills + 1):
        after_s = chance.uniform(3, asked.longest_s)
        _load(asked.corpus, asked.home, kill_after_s=after_s)
        print(f"kill {kill} after {after_s:.1f} s: {_counts(server).get('Judgment', 0):,} judgments", flush=True)
    _load(asked.corpus, asked.home, kill_after_s=None)
    expected = json.loads(asked.expect.read_text(encoding="utf-8"))
    wanted = expected["nodes"] | expected["relationships"]
    found = _counts(server)
    different = {
        name: (wanted.get(name), found.get(name)) for name in wanted | found if wanted.get(name) != found.get(name)
    }
    print(json.dumps({"same": not different, "different": different, "counts": found}, indent=1))
    return 1 if different else 0


def _load(corpus: Path, home: Path, *, kill_after_s: float | None) -> None:
    """A load in a process group of its own, killed with all its workers after so many seconds."""
    with subprocess.Popen(
        [sys.executable, "-m", "bench.load", str(corpus), "--home", str(home)],
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    ) as loader:
        if kill_after_s is None:
            if loader.wait() != 0:
                raise SystemExit("the finishing load failed")
            return
        time.sleep(kill_after_s)
        os.killpg(loader.pid, signal.SIGKILL)


def _counts(server: RunningServer) -> dict[str, int]:
    with Graph.connect(server.bolt_uri, server.user, server.password, timeout_s=600) as graph:
        nodes = {row.label: row.nodes for row in graph.fetch(NodeCounts())}
        return nodes | {row.type: row.relationships for row in graph.fetch(RelationshipCounts())}


if __name__ == "__main__":
    sys.exit(main())
