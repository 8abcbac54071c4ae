"""`find` against labels by hand: precision and recall by kind, then its speed, then its slowest hostile line.

    python -m bench.find [--half seen|aside] [--data ../shared/data] [--errors] [--only labels|speed|lines]

A reference counts as found where one of the same kind overlaps the labelled span; its key is compared beside that.
Half `aside` was set apart before the first rule was written: it is measured, never looked at, so it prints no errors.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bench.corpus import LABELS, Text, labelled_texts, pages, sample
from nyayagraph.errors import CitationError
from nyayagraph.law.citations import CitationKey
from nyayagraph.law.find import FoundReference, find

Z = 1.96  # 95 % of a normal distribution
HOSTILE = (
    "(", "((", "1", "12 ", "S. ", "s. ", "A.I.R. ", "AIR 1973 ", " v. ", "X v. ", "Act ", "the Act ", "a", "A", "A. ",
    "A ", "[1973] ", "1973 A A A ", "section 302 ", "Section 5(1)", "I.L.R. ", "In re ", "case ", "X's case ", "supra ",
    "Order I ", "Rules 1, ", "Schedule I ", "Notification No. ", "of the ", "Code of ", "2023:AHC:", ".", "\n",
    "(1) ", "State v. State, ", "1950 SCR 1 : ", "302/34 IPC ", "that case ", "Articles 14 to ",
)  # fmt: skip


class Score:
    """Counts of one kind: labelled, found, right, and keys compared."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()

    def figures(self) -> dict[str, Any]:
        """Precision, recall and the share of right keys, each with its interval."""
        right = self.count["right"]
        return {
            "labelled": self.count["labelled"],
            "found": self.count["found"],
            "precision": share(right, self.count["found"]),
            "recall": share(right, self.count["labelled"]),
            "right_key": share(self.count["right_key"], right),
        }


def share(part: int, whole: int) -> dict[str, float | int | list[float] | None]:
    """`part` of `whole` with the Wilson score interval of 95 %."""
    if not whole:
        return {"of": 0, "share": None, "interval": None}
    p = part / whole
    middle = (p + Z * Z / (2 * whole)) / (1 + Z * Z / whole)
    reach = Z * math.sqrt(p * (1 - p) / whole + Z * Z / (4 * whole * whole)) / (1 + Z * Z / whole)
    return {"of": whole, "share": round(p, 4), "interval": [round(middle - reach, 4), round(middle + reach, 4)]}


def same_key(key: str) -> str:
    """A key in the one form in which labels and references are compared."""
    if "/" in key and not key[0].isdigit():
        act, _, number = key.lower().partition("/")
        words = [word.rstrip("s") for word in act.split("-") if word not in ("act", "and", "of", "the")]
        return f"{'-'.join(words)}/{number}"
    try:
        return str(CitationKey.parse(key))
    except CitationError:
        return re.sub(r"[^A-Z0-9]", "", key.upper())


def keys_agree(label: dict[str, Any], found: FoundReference) -> bool:
    """Whether both name the same authority; of a judgment's several citations one in common is enough."""
    labelled, keys = {same_key(k) for k in label["keys"]}, {same_key(k) for k in found.keys}
    if label["kind"] == "case_name":
        return bool(labelled & keys) or not labelled or labelled == keys
    return labelled == keys or (label["note"] == "foreign" and not labelled and found.note == "foreign")


def paired(labels: Sequence[dict[str, Any]], found: Sequence[FoundReference]) -> list[tuple[int, int]]:
    """Places of labels and references that are the same: one kind, spans that overlap; each used once."""
    pairs = []
    free = set(range(len(found)))
    for place, label in enumerate(labels):
        best = max(
            (
                (min(found[i].end, label["end"]) - max(found[i].start, label["start"]), -i)
                for i in free
                if found[i].kind == label["kind"]
            ),
            default=(0, 0),
        )
        if best[0] > 0:
            pairs.append((place, -best[1]))
            free.discard(-best[1])
    return pairs


def score(data: Path, half: str, *, errors: bool) -> dict[str, Any]:
    """The figures of one half by kind; with `errors` each miss, extra and wrong key is printed."""
    texts = labelled_texts(data, half)
    labels = [json.loads(line) for line in (LABELS / "references.jsonl").read_text("utf-8").splitlines()]
    scores: dict[str, Score] = {}
    for page in pages():
        if page["half"] != half:
            continue
        text = texts[str(page["document"])]
        low, high = int(page["start"] or 0), int(page["end"] or 0)
        mine = [label for label in labels if label["page"] == page["page"] and label["kind"] != "none"]
        found = [r for r in find(text.text, written_on=text.written_on) if low <= r.start < high]
        pairs = paired(mine, found)
        agree = {pair for pair in pairs if keys_agree(mine[pair[0]], found[pair[1]])}
        for label in mine:
            for kind in ("all", _kind_of(label["kind"], label["form"])):
                scores.setdefault(kind, Score()).count["labelled"] += 1
        for reference in found:
            for kind in ("all", _kind_of(reference.kind, reference.form)):
                scores.setdefault(kind, Score()).count["found"] += 1
        for pair in pairs:
            for kind in ("all", _kind_of(mine[pair[0]]["kind"], mine[pair[0]]["form"])):
                scores[kind].count["right"] += 1
                scores[kind].count["right_key"] += pair in agree
        if errors:
            _print_errors(page, text, mine, found, pairs, agree)
    return {kind: scores[kind].figures() for kind in sorted(scores)}


def _kind_of(kind: str, form: str) -> str:
    return f"{kind} ({form})" if kind == "case_name" else kind


def _print_errors(
    page: dict[str, Any],
    text: Text,
    labels: Sequence[dict[str, Any]],
    found: Sequence[FoundReference],
    pairs: Sequence[tuple[int, int]],
    agree: set[tuple[int, int]],
) -> None:
    def around(start: int, end: int) -> str:
        return repr(
            text.text[max(0, start - 60) : start] + "«" + text.text[start:end] + "»" + text.text[end : end + 45]
        )

    matched, used = {place for place, _ in pairs}, {place for _, place in pairs}
    for place, label in enumerate(labels):
        if place not in matched:
            print(
                "MISS ", page["page"], label["kind"], label["form"], label["keys"], around(label["start"], label["end"])
            )
    for place, one in enumerate(found):
        if place not in used:
            print("EXTRA", page["page"], one.kind, one.form, list(one.keys), one.note, around(one.start, one.end))
    for place, other in pairs:
        if (place, other) not in agree:
            label, one = labels[place], found[other]
            print("KEY  ", page["page"], label["kind"], label["keys"], "!=", list(one.keys), one.note, one.candidates,
                  "|", label["note"], around(one.start, one.end))  # fmt: skip


def speed(data: Path, runs: int = 3) -> dict[str, float]:
    """Megabytes of judgments read in a second on one core: the best of `runs`."""
    texts = sample(data)
    size = sum(len(text.text.encode()) for text in texts) / 1e6
    best = min(_seconds(texts) for _ in range(runs))
    return {
        "judgments": len(texts),
        "megabytes": round(size, 2),
        "seconds": round(best, 3),
        "mb_per_s": round(size / best, 2),
    }


def _seconds(texts: Sequence[Text]) -> float:
    started = time.process_time()
    for text in texts:
        find(text.text, written_on=text.written_on)
    return time.process_time() - started


def hostile_lines(size: int = 1_000_000) -> Iterator[tuple[float, str]]:
    """Seconds that each line of one repeated piece takes, a million characters long."""
    for piece in HOSTILE:
        line = (piece * (size // len(piece) + 1))[:size]
        started = time.process_time()
        find(line)
        yield round(time.process_time() - started, 2), piece


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--half", choices=("seen", "aside"), default="seen")
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--errors", action="store_true", help="print each error; half seen only")
    parser.add_argument("--only", choices=("labels", "speed", "lines"))
    asked = parser.parse_args()
    if asked.errors and asked.half == "aside":
        parser.error("errors of half aside are never looked at")
    out: dict[str, Any] = {}
    if asked.only in (None, "labels"):
        out[f"labels ({asked.half})"] = score(asked.data, asked.half, errors=asked.errors)
    if asked.only in (None, "speed"):
        out["speed"] = speed(asked.data)
    if asked.only in (None, "lines"):
        slowest = sorted(hostile_lines(), reverse=True)[:5]
        out["slowest_lines_of_1_mb"] = [{"seconds": seconds, "piece": piece} for seconds, piece in slowest]
    print(json.dumps(out, indent=1))


if __name__ == "__main__":
    main()
