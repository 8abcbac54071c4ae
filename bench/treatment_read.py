"""Treatments judged by reading: precision of what becomes a relationship, and what a careful reader gets of the labels.

    python -m bench.treatment_read edges            precision by kind, from `labels/treatment_edges_read.jsonl`
    python -m bench.treatment_read draw --kind FOLLOWS --count 50      passages to be read and judged, on stdout
    python -m bench.treatment_read reader           a reader who did not see the printed code, beside the rules

All of it on the half `seen` of the pairs; `aside` stays unread.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bench.treatment import SURE, called, places_of, read_group, wilson
from nyayagraph.ingest.sources import SourceJudgment
from nyayagraph.ingest.treatments import RELATIONSHIP
from nyayagraph.law.find import find
from nyayagraph.law.treatment.authorities import authorities
from nyayagraph.law.treatment.in_text import TreatmentFound, treatments
from training.split import bucket
from training.treatment_pairs import CLASSES, corpus_id, half_of, read_collection, read_pairs

_LABELS = Path(__file__).parent / "labels"
EDGES = _LABELS / "treatment_edges_read.jsonl"
PAIRS = _LABELS / "treatment_pairs_read.jsonl"
_ROUNDS = 1000


class Edge(NamedTuple):
    """What would be written as a relationship."""

    kind: str
    citing: SourceJudgment
    cited: str
    stated: TreatmentFound


def stated_edges(data: Path) -> Iterator[Edge]:
    """The relationships that the texts of the half `seen` give, as `ingest` takes them."""
    for number, judgment in read_collection(data).items():
        if half_of(number) != "seen":
            continue
        start, body, headnote = places_of(judgment)
        references = find(judgment.text, written_on=judgment.record.decided_on)
        found = authorities(judgment.text, references, start=start)
        own = set(judgment.record.citations)
        for stated in treatments(judgment.text, found, body=body, headnote=headnote):
            cited = found[stated.authority]
            is_written = stated.sure >= SURE and stated.treatment in RELATIONSHIP and cited.keys
            if is_written and own.isdisjoint(cited.keys):
                yield Edge(RELATIONSHIP[stated.treatment], judgment, called(cited), stated)


def measure_edges(data: Path) -> dict[str, Any]:
    """Precision by kind of what the current rules state, from the verdicts of those that were read."""
    verdicts = {(row["kind"], row["citing"], row["cited"]): row for row in _rows(EDGES)}
    stated = {(edge.kind, corpus_id(edge.citing), edge.cited) for edge in stated_edges(data)}
    figures: dict[str, Any] = {}
    for kind in sorted({key[0] for key in verdicts}):
        read = [verdicts[key] for key in stated if key[0] == kind and key in verdicts]
        right = sum(row["right"] for row in read)
        figures[kind] = {
            "stated": sum(1 for key in stated if key[0] == kind),
            "read": len(read),
            "right": right,
            "precision": round(right / len(read), 3) if read else None,
            "interval_95": [round(end, 3) for end in wilson(right, len(read))],
            "read_but_no_longer_stated": sum(1 for key in verdicts if key[0] == kind and key not in stated),
            "wrong": dict(Counter(row["reason"] for row in read if not row["right"])),
        }
    return {"half": "seen", "edges": figures}


def draw(data: Path, kind: str, count: int) -> None:
    """Print `count` relationships of a kind that nobody judged yet, chosen by hash, each with its passage."""
    known = {(row["kind"], row["citing"], row["cited"]) for row in _rows(EDGES)}
    fresh = [
        edge
        for edge in stated_edges(data)
        if edge.kind == kind and (kind, corpus_id(edge.citing), edge.cited) not in known
    ]
    for edge in sorted(fresh, key=lambda e: bucket(f"{corpus_id(e.citing)}:{e.cited}", buckets=2**40, salt="edges"))[
        :count
    ]:
        start, end = edge.stated.start, edge.stated.end
        row = {
            "kind": kind,
            "citing": corpus_id(edge.citing),
            "cited": edge.cited,
            "treatment": edge.stated.treatment,
            "rule": edge.stated.rule,
            "start": start,
            "end": end,
            "passage": " ".join(edge.citing.text[max(0, start - 200) : end + 60].split())[-700:],
        }
        print(json.dumps(row, ensure_ascii=False))


def measure_reader(data: Path) -> dict[str, Any]:
    """Macro-F1 of the reader, of the rules and of the cue words on the pairs read, classes weighed as on the half."""
    verdicts = {(row["citing"], row["cited"]): row for row in _rows(PAIRS)}
    pairs = read_pairs(data, read_collection(data), "seen")
    held = Counter(pair.label for pair in pairs)
    chosen = [pair for pair in pairs if (corpus_id(pair.citing), corpus_id(pair.cited)) in verdicts]
    rows = [
        (pair.label, verdicts[corpus_id(pair.citing), corpus_id(pair.cited)]["reader"], ours, theirs)
        for _, group in groupby(chosen, key=lambda pair: pair.citing.source)
        for pair, ours, theirs, _ in read_group(list(group))
    ]
    chance = np.random.default_rng(7)
    drawn = [_drawn(rows, chance) for _ in range(_ROUNDS)]
    figures = {}
    for place, name in enumerate(("reader", "rules", "cue words"), start=1):
        spread = [_weighed(sample, held, place) for sample in drawn]
        figures[name] = {
            "macro_f1": round(_weighed(rows, held, place), 3),
            "interval_95": [round(float(q), 3) for q in np.quantile(spread, (0.025, 0.975))],
        }
    agreed = {name: sum(1 for row in rows if row[0] == row[1] == name) for name in CLASSES}
    return {
        "half": "seen",
        "pairs": len(rows),
        "reader_agrees_with_the_code": {
            name: f"{agreed[name]}/{sum(1 for r in rows if r[0] == name)}" for name in CLASSES
        },
        **figures,
    }


def _drawn(rows: Sequence[tuple[str, ...]], chance: np.random.Generator) -> list[tuple[str, ...]]:
    """As many rows of each class again, drawn with replacement."""
    sample: list[tuple[str, ...]] = []
    for name in CLASSES:
        own = [row for row in rows if row[0] == name]
        sample += [own[n] for n in chance.integers(0, len(own), len(own))]
    return sample


def _weighed(rows: Sequence[tuple[str, ...]], held: Counter[str], place: int) -> float:
    """Macro-F1 of what stands at `place` of a row, a row of a class counting for its share of the half."""
    read = Counter(row[0] for row in rows)
    weight = {name: held[name] / read[name] for name in CLASSES}
    total = 0.0
    for name in CLASSES:
        both = sum(weight[name] for row in rows if row[0] == row[place] == name)
        given = sum(weight[row[0]] for row in rows if row[place] == name)
        total += 2 * both / (held[name] + given)
    return total / len(CLASSES)


def _rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def main() -> None:
    """Measure or draw, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("edges", "draw", "reader"))
    parser.add_argument("--kind", default="FOLLOWS")
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    asked = parser.parse_args()
    if asked.what == "draw":
        draw(asked.data, asked.kind, asked.count)
        return
    measure = measure_edges if asked.what == "edges" else measure_reader
    print(json.dumps(measure(asked.data), indent=1))


if __name__ == "__main__":
    main()
