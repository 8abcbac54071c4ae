"""Whether references resolve to the right judgment or are rightly left open, by reading.

    python -m bench.resolve draw --home HOME [--seed 1950] [--number 5 --plain 400] > DRAWN.jsonl
    python -m bench.resolve show DRAWN.jsonl --corpus ../shared/data/sc-judgments/judgments.jsonl.gz [--first 0]
    python -m bench.resolve score --home HOME

`draw` takes references at random from a loaded graph, a fixed number of each state, and of each one place. `show`
prints what is needed to judge them: the words around the place, the citation and name as read, the judgment found, and
for those left open the judgments of the corpus that come nearest by name. It prints texts; nothing of it is kept.
`score` holds bench/labels/resolution_read.jsonl, where a reader wrote down what each of them means, against what the
graph says now: the share right with its Wilson interval, by draw and by state, and over all references of the graph,
each state by its weight. Draws 1, 2 and 3 were looked at while the rules were mended. Draw 4 was drawn afterwards (seed
4077, from the references of the whole corpus decided in memory by the same functions) and read once; four faults that
it showed were mended then. Draw 5 is a plain one of all references, read afterwards: its share when read is the one to
quote. Draws 6 (150, seed 90210) and 7 (250, seed 73911) are plain too, read when the faults of draw 5 had been mended,
and so are draw 8 (200, seed 48611), read before those of draw 7 were, and draw 9 (200, seed 90571), read afterwards.
Draw 10 (200, seed 40610) is plain too, from the references of the whole corpus decided in memory by the same functions
after the words before a citation were read; none of them was read before.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from datetime import date
from math import sqrt
from pathlib import Path
from typing import Any

from nyayagraph.cypher.resolution import ReferenceRow, ReferencesOfState
from nyayagraph.graph import Graph
from nyayagraph.ingest.corpus import corpus_lines, read_corpus_line, read_misdated
from nyayagraph.ingest.sources import SourceJudgment
from nyayagraph.law.names.likeness import likeness, name_words
from nyayagraph.server import ServerHome, up

LABELS = Path(__file__).parent / "labels" / "resolution_read.jsonl"
SHARES = {"resolved": 230, "waiting": 140, "ambiguous": 35, "conflict": 25, "forward": 10}
_COLLECTION = "sc-judgments"
_AROUND = 260
_NEAREST = 3


def wilson(right: int, total: int, *, z: float = 1.96) -> tuple[float, float]:
    """Interval of a share at 95 %; Wilson, "Probable Inference", JASA 22, 1927."""
    if not total:
        return 0.0, 1.0
    share, spread = right / total, z * z / total
    middle, half = share + spread / 2, z * sqrt(share * (1 - share) / total + spread / (4 * total))
    return (middle - half) / (1 + spread), (middle + half) / (1 + spread)


def references(home: Path) -> dict[str, list[ReferenceRow]]:
    """The references that a loaded graph holds, by state."""
    server = up(ServerHome.at(home))
    with Graph.connect(server.bolt_uri, server.user, server.password, database=server.database, timeout_s=300) as graph:
        return {state: graph.fetch(ReferencesOfState(state=state, limit=1_000_000)) for state in SHARES}


def draw(held: dict[str, list[ReferenceRow]], *, seed: int, number: int, plain: int) -> list[dict[str, Any]]:
    """References drawn at random, each with one of its places; draw `number`, or draws 1 and 2 by turns for 0.

    `plain` of all of them, or where that is 0 a fixed number of each state.
    """
    chance = random.Random(seed)  # noqa: S311 - a sample, not a secret
    rows = {state: sorted(held[state], key=lambda row: row.reference_id) for state in SHARES}
    if plain:
        picked = [chance.sample([(state, row) for state in rows for row in rows[state]], plain)]
    else:
        counts = {state: min(wanted // 2 if number else wanted, len(rows[state])) for state, wanted in SHARES.items()}
        picked = [[(state, row) for row in chance.sample(rows[state], count)] for state, count in counts.items()]
    drawn = [
        _drawn(row, state, number or place % 2 + 1, chance)
        for group in picked
        for place, (state, row) in enumerate(group)
    ]
    return sorted(drawn, key=lambda one: one["draw"])


def _drawn(row: ReferenceRow, state: str, number: int, chance: random.Random) -> dict[str, Any]:
    place = chance.randrange(len(row.starts))
    return {
        "draw": number,
        "state": state,
        "how": row.how,
        "citing": _source(row.sources),
        "start": row.starts[place],
        "end": row.ends[place],
        "key": row.keys[0],
        "keys": row.keys,
        "names": row.names,
        "decided_on": str(row.decided_on),
        "meant": [one.model_dump(mode="json") for one in row.meant],
    }


def _source(sources: Iterable[str]) -> str:
    return next((source for source in sources if source.startswith(_COLLECTION)), "")


def show(drawn: list[dict[str, Any]], corpus: Path) -> None:
    """What is needed to judge each, on the terminal."""
    judgments = _corpus(corpus)
    by_word = defaultdict(set)
    for source, judgment in judgments.items():
        for name in (judgment.record.title, *judgment.record.names):
            for word in name_words(name):
                by_word[word].add(source)
    for number, one in enumerate(drawn):
        text = judgments[one["citing"]].text
        around = text[max(0, one["start"] - _AROUND) : one["start"]], text[one["end"] : one["end"] + _AROUND // 2]
        print(f"--- {number} {one['state']} {one['how']} | {one['citing']} of {one['decided_on']}")
        print(" ".join(f"{around[0]} [[{text[one['start'] : one['end']]}]] {around[1]}".split()))
        print("    read:", one["keys"], one["names"])
        for meant in one["meant"]:
            print("    ->", meant["judgment_id"], "|", meant["title"], meant["decided_on"], meant["citations"])
        if one["state"] != "resolved":
            for source in _nearest(one, judgments, by_word):
                record = judgments[source].record
                print("    near:", source, "|", record.title, record.decided_on, record.citations)


def _corpus(path: Path) -> dict[str, SourceJudgment]:
    years = read_misdated(path)
    read = (
        read_corpus_line(line, collection=_COLLECTION, number=number, years=years)
        for number, line in corpus_lines(path)
    )
    return {one.source: one for one in read if isinstance(one, SourceJudgment)}


def _nearest(one: dict[str, Any], judgments: dict[str, SourceJudgment], by_word: dict[str, set[str]]) -> list[str]:
    """Judgments of the corpus, of whatever time, whose names come nearest to the printed one."""
    shared = Counter(source for name in one["names"] for word in name_words(name) for source in by_word[word])

    def rank(source: str) -> tuple[int, int, date]:
        record = judgments[source].record
        like = max(likeness(name, (record.title, *record.names)) for name in one["names"])
        return -like, -shared[source], record.decided_on or date.max

    return sorted(shared, key=rank)[:_NEAREST]


def score(held: dict[str, list[ReferenceRow]], labels: list[dict[str, Any]]) -> dict[str, Any]:
    """Shares right now and when they were read, by draw and by the state in which a reference was drawn."""
    found = {
        (_source(row.sources), start): (state, row)
        for state, rows in held.items()
        for row in rows
        for start in row.starts
    }
    tally = {"now": Tally(), "when read": Tally()}
    wrong = []
    unread = 0
    for label in labels:
        tally["when read"].add(label, label["verdict"] == "right")
        now = found.get((label["citing"], label["start"]))
        if now is None:
            unread += 1
            continue
        is_right = _is_right(label, now)
        tally["now"].add(label, is_right)
        if not is_right:
            wrong.append({name: label[name] for name in ("citing", "start", "key", "draw", "reason")})
    weights = {state: len(rows) for state, rows in held.items()}
    shares = {when: one.shares(weights) for when, one in tally.items()}
    return shares | {"no longer read, or the judgment's own": unread, "wrong now": wrong}


class Tally:
    """Right and read references by draw and state."""

    def __init__(self) -> None:
        self._right: Counter[tuple[int, str]] = Counter()
        self._total: Counter[tuple[int, str]] = Counter()

    def add(self, label: dict[str, Any], is_right: bool) -> None:
        """One more reference that was read."""
        group = (label["draw"], label["state"])
        self._total[group] += 1
        self._right[group] += is_right

    def shares(self, weights: dict[str, int]) -> dict[str, Any]:
        """By draw: the plain share, that over all references by the weight of their states, and each state."""
        return {f"draw {draw}": self._of_draw(draw, weights) for draw in sorted({draw for draw, _ in self._total})}

    def _of_draw(self, draw: int, weights: dict[str, int]) -> dict[str, Any]:
        states = [state for of, state in self._total if of == draw]
        right, total = (sum(count[draw, state] for state in states) for count in (self._right, self._total))
        every = sum(weights[state] for state in states)
        weighted = sum(weights[state] / every * self._right[draw, state] / self._total[draw, state] for state in states)
        return {
            "right": right,
            "of": total,
            "interval": [round(bound, 4) for bound in wilson(right, total)],
            "share of all references": round(weighted, 4),
            "by state": {state: f"{self._right[draw, state]} of {self._total[draw, state]}" for state in states},
        }


def _is_right(label: dict[str, Any], now: tuple[str, ReferenceRow]) -> bool:
    """Whether the graph means the judgment that the reader found, or leaves open what may be left open."""
    state, row = now
    if state != "resolved":
        return bool(label["open"])
    return label["meant"] is not None and label["meant"] in row.meant[0].sources


def _read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def main() -> int:
    """Draw, show or score."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["draw", "show", "score"])
    parser.add_argument("drawn", type=Path, nargs="?")
    parser.add_argument("--home", type=Path)
    parser.add_argument("--corpus", type=Path)
    parser.add_argument("--seed", type=int, default=1950)
    parser.add_argument("--number", type=int, default=0, help="of the draw; 0 makes draws 1 and 2")
    parser.add_argument(
        "--plain", type=int, default=0, help="draw so many of all; 0 draws a fixed number of each state"
    )
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--last", type=int, default=None)
    asked = parser.parse_args()
    if asked.what == "draw":
        for one in draw(references(asked.home), seed=asked.seed, number=asked.number, plain=asked.plain):
            print(json.dumps(one))
    elif asked.what == "show":
        show(_read(asked.drawn)[asked.first : asked.last], asked.corpus)
    else:
        figures = score(references(asked.home), _read(LABELS))
        print(json.dumps(figures, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
