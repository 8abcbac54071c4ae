"""Treatment read from text: macro-F1 on labelled pairs beside a cue-word baseline, and precision of `overruled`.

    python -m bench.treatment pairs --half seen          classes on one half of the pairs
    python -m bench.treatment overruled --half aside     precision from the verdicts of `labels/overruled_read.jsonl`
    python -m bench.treatment draw --half aside          passages to be read and judged, on stdout

The half `aside` is for reporting: who writes rules looks neither at its texts nor at its errors.
"""

from __future__ import annotations

import argparse
import json
import math
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np

from nyayagraph.ingest.sources import SourceJudgment
from nyayagraph.law.find import find
from nyayagraph.law.treatment.authorities import Authority, authorities
from nyayagraph.law.treatment.in_text import TreatmentFound, statements, treatments
from nyayagraph.law.treatment.kinds import Treatment
from training.split import bucket
from training.treatment_pairs import (
    CLASSES,
    Pair,
    corpus_id,
    half_of,
    mentions_of,
    read_collection,
    read_pairs,
)

LABELS = Path(__file__).parent / "labels" / "overruled_read.jsonl"
CLASS_OF = {
    Treatment.OVERRULED: "overruled",
    Treatment.NOT_FOLLOWED: "overruled",
    Treatment.PER_INCURIAM: "overruled",
    Treatment.REVERSED: "overruled",
    Treatment.DISTINGUISHED: "distinguished",
    Treatment.FOLLOWED: "followed",
    Treatment.APPLIED: "followed",
    Treatment.APPROVED: "followed",
    Treatment.AFFIRMED: "followed",
    Treatment.EXPLAINED: "explained",
}
OVERRULES = frozenset({Treatment.OVERRULED, Treatment.NOT_FOLLOWED, Treatment.PER_INCURIAM})
SURE = 0.75  # what becomes a relationship of the graph
_ROUNDS = 1000
_CUES = {
    "overruled": r"over-?\s?rul(?:e|ed|ing|es)\b|not\s+(?:follow(?:ed)?|approved)\b|dissent\w+\s+from|disapproved",
    "distinguished": r"dis-?\s?tinguish\w*",
    "followed": r"follow(?:ed|ing)\b|appl(?:y|ied|ying)\b|approv(?:ed|ing)\b|affirm(?:ed|ing)",
    "explained": r"explain(?:ed|ing)|clarif(?:ied|y)",
    "cited": r"rel(?:y|ied|ying|iance)\b|refer(?:red|ring|ence)?\b|cit(?:ed|ing)\b",
}
_CUE = re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in _CUES.items()), re.IGNORECASE)
_AROUND = 250


def places_of(judgment: SourceJudgment) -> tuple[int, int, tuple[int, int] | None]:
    """Where the report proper begins, where the judgment begins, and the span of the headnote."""
    parts = judgment.parts()
    headnote = next(((part.start, part.end) for part in parts if part.heading == "Headnote"), None)
    body = next((part.start for part in parts if part.heading == "Judgment"), 0)
    return (parts[0].start if parts else 0), body, headnote


def baseline(text: str, spans: Sequence[tuple[int, int]]) -> str:
    """The class of the cue word nearest to any mention, within 250 characters; `cited` where there is none."""
    nearest = (_AROUND, "cited")
    for start, end in spans:
        for match in _CUE.finditer(text, max(0, start - _AROUND), min(len(text), end + _AROUND)):
            away = match.start() - end if match.start() >= end else start - match.end()
            if 0 <= away < nearest[0]:
                nearest = (away, str(match.lastgroup))
    return nearest[1]


def read_group(pairs: Sequence[Pair]) -> Iterator[tuple[Pair, str, str, bool]]:
    """Each pair of one citing judgment with the reader's class, the baseline's, and whether a mention was found."""
    citing = pairs[0].citing
    start, body, headnote = places_of(citing)
    references = find(citing.text, written_on=citing.record.decided_on)
    found = authorities(citing.text, references, start=start)
    meant: list[list[tuple[int, int]]] = []
    for pair in pairs:
        spans = mentions_of(pair, references, start)
        mine = Authority(spans=[])
        for other in found:
            taken = [s for s in other.spans if any(s[0] < e and s[1] > b for b, e in spans)]
            mine.spans += taken
            other.spans = [s for s in other.spans if s not in taken]
        mine.spans = sorted({*mine.spans, *(s for s in spans if not any(s[0] < e and s[1] > b for b, e in mine.spans))})
        found.append(mine)
        meant.append(mine.spans)
    read = treatments(citing.text, found, body=body, headnote=headnote)
    for pair, spans, stated in zip(pairs, meant, read[len(found) - len(pairs) :], strict=True):
        ours = CLASS_OF.get(stated.treatment, "cited") if spans else "cited"
        yield pair, ours, baseline(citing.text, spans), bool(spans)


def f1_by_class(truth: Sequence[str], said: Sequence[str]) -> dict[str, dict[str, float]]:
    """Precision, recall and F1 of every class."""
    figures: dict[str, dict[str, float]] = {}
    both = Counter(t for t, s in zip(truth, said, strict=True) if t == s)
    held, given = Counter(truth), Counter(said)
    for name in CLASSES:
        precision = both[name] / given[name] if given[name] else 0.0
        recall = both[name] / held[name] if held[name] else 0.0
        f1 = 2 * both[name] / (given[name] + held[name]) if both[name] else 0.0
        figures[name] = {
            "pairs": held[name],
            "precision": round(precision, 3),
            "recall": round(recall, 3),
            "f1": round(f1, 3),
        }
    return figures


def macro(truth: Sequence[str], said: Sequence[str]) -> float:
    """Mean of the classes' F1."""
    both = Counter(t for t, s in zip(truth, said, strict=True) if t == s)
    held, given = Counter(truth), Counter(said)
    return sum(2 * both[name] / max(1, given[name] + held[name]) for name in CLASSES) / len(CLASSES)


def interval(rows: Sequence[tuple[str, str, str, str]]) -> dict[str, list[float]]:
    """95 % intervals of reader, baseline and their difference: judgments drawn again with replacement."""
    by_judgment = [list(group) for _, group in groupby(sorted(rows), key=lambda row: row[0])]
    chance = np.random.default_rng(7)
    ours, theirs = [], []
    for _ in range(_ROUNDS):
        drawn = [row for n in chance.integers(0, len(by_judgment), len(by_judgment)) for row in by_judgment[n]]
        truth = [row[1] for row in drawn]
        ours.append(macro(truth, [row[2] for row in drawn]))
        theirs.append(macro(truth, [row[3] for row in drawn]))
    gains = np.array(ours) - np.array(theirs)
    ends = {"reader": np.array(ours), "baseline": np.array(theirs), "gain": gains}
    return {name: [round(float(q), 3) for q in np.quantile(figures, (0.025, 0.975))] for name, figures in ends.items()}


def measure_pairs(data: Path, half: str) -> dict[str, Any]:
    """Reader and baseline on the pairs of one half."""
    judgments = read_collection(data)
    pairs = read_pairs(data, judgments, "seen" if half == "seen" else "aside")
    rows: list[tuple[str, str, str, str]] = []
    named = 0
    for _, group in groupby(pairs, key=lambda pair: pair.citing.source):
        for pair, ours, theirs, is_named in read_group(list(group)):
            rows.append((pair.citing.source, pair.label, ours, theirs))
            named += is_named
    truth = [row[1] for row in rows]
    ours, theirs = [row[2] for row in rows], [row[3] for row in rows]
    return {
        "half": half,
        "pairs": len(rows),
        "citing_judgments": len({row[0] for row in rows}),
        "pairs_with_a_mention": named,
        "macro_f1": {"reader": round(macro(truth, ours), 3), "baseline": round(macro(truth, theirs), 3)},
        "interval_95": interval(rows),
        "reader": f1_by_class(truth, ours),
        "baseline": f1_by_class(truth, theirs),
    }


def stated_overrulings(data: Path, half: str) -> Iterator[tuple[SourceJudgment, Authority, TreatmentFound]]:
    """What the judgments of one half overrule or refuse to follow in their own words, one row for each judgment hit."""
    for number, judgment in read_collection(data).items():
        if half_of(number) != half:
            continue
        start, body, headnote = places_of(judgment)
        references = find(judgment.text, written_on=judgment.record.decided_on)
        found = authorities(judgment.text, references, start=start)
        best: dict[int, TreatmentFound] = {}
        for stated in statements(judgment.text, found, body=body, headnote=headnote):
            if stated.is_own and stated.treatment in OVERRULES and stated.sure >= SURE:
                known = best.get(stated.authority)
                best[stated.authority] = known if known and known.sure >= stated.sure else stated
        own = set(judgment.record.citations)
        for place, stated in sorted(best.items()):
            if own.isdisjoint(found[place].keys):
                yield judgment, found[place], stated


def called(authority: Authority) -> str:
    """What a label calls a judgment: its first citation, else its name."""
    return next(iter(authority.keys), None) or authority.name or ""


def wilson(right: int, count: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval of a share; Wilson, Journal of the American Statistical Association 22 (1927) 209."""
    if not count:
        return 0.0, 1.0
    share, damp = right / count, z * z / count
    middle = (share + damp / 2) / (1 + damp)
    reach = z / (1 + damp) * math.sqrt(share * (1 - share) / count + damp / (4 * count))
    return middle - reach, middle + reach


def draw(data: Path, half: str, count: int) -> None:
    """Print `count` overrulings of one half, chosen by hash, each with its passage, for a person to judge."""
    rows = sorted(
        stated_overrulings(data, half),
        key=lambda row: bucket(f"{row[0].source}:{called(row[1])}", buckets=2**40, salt="overruled read"),
    )
    print(json.dumps({"half": half, "stated": len(rows)}))
    for judgment, authority, stated in rows[:count]:
        passage = " ".join(judgment.text[max(0, stated.start - 200) : stated.end + 60].split())
        print(
            json.dumps(
                {
                    "citing": corpus_id(judgment),
                    "cited": called(authority),
                    "treatment": stated.treatment,
                    "rule": stated.rule,
                    "start": stated.start,
                    "end": stated.end,
                    "passage": passage[-700:],
                },
                ensure_ascii=False,
            )
        )


def measure_overruled(data: Path, half: str) -> dict[str, Any]:
    """Precision of what the current rules state, from the verdicts of those that were read."""
    verdicts = {
        (row["citing"], row["cited"]): row for row in map(json.loads, LABELS.read_text(encoding="utf-8").splitlines())
    }
    stated = {
        (corpus_id(judgment), called(cited)): found.rule for judgment, cited, found in stated_overrulings(data, half)
    }
    read = [verdicts[key] for key in stated if key in verdicts]
    right = sum(row["right"] for row in read)
    low, high = wilson(right, len(read))
    return {
        "half": half,
        "stated": len(stated),
        "by_rule": dict(Counter(stated.values()).most_common()),
        "read": len(read),
        "right": right,
        "precision": round(right / len(read), 3) if read else None,
        "interval_95": [round(low, 3), round(high, 3)],
        "read_but_no_longer_stated": sum(1 for key in verdicts if key not in stated),
        "wrong": dict(Counter(row["reason"] for row in read if not row["right"])),
    }


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("pairs", "overruled", "draw"))
    parser.add_argument("--half", choices=("seen", "aside"), default="seen")
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--count", type=int, default=100)
    asked = parser.parse_args()
    if asked.what == "draw":
        draw(asked.data, asked.half, asked.count)
        return
    measure = measure_pairs if asked.what == "pairs" else measure_overruled
    print(json.dumps(measure(asked.data, asked.half), indent=1))


if __name__ == "__main__":
    main()
