"""What is read from a judgment's text alone, held against what the corpus's records say of it, field by field.

    python -m bench.judgment_text --data ../shared/data [--half open|aside] [--misses FIELD]

Three hundred judgments are drawn by a fixed seed and halved at once: rules were written on the open half alone.
A field counts where the record has it. `--misses` prints, for the open half only, what was read beside the record.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
from collections import Counter
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

from bench.resolve import wilson
from nyayagraph.law.citations.keys import parse_header_citations
from nyayagraph.law.citations.reported import judge_key, judge_name, split_title
from nyayagraph.law.judgment_text import JudgmentText, printed_report, read_judgment_text
from nyayagraph.law.names.parties import same_party

DRAWN = 300
_FIRST_YEAR = 1950


def drawn(data: Path) -> list[tuple[str, dict[str, Any]]]:
    """The judgments drawn, each with its half, `open` or `aside`."""
    with gzip.open(data / "sc-judgments" / "judgments.jsonl.gz", "rt", encoding="utf-8") as lines:
        rows = sorted((json.loads(line) for line in lines), key=lambda row: str(row["id"]))
    sample = random.Random(1937).sample(rows, DRAWN)  # noqa: S311 - a sample, not a secret
    return [("aside" if number % 2 else "open", row) for number, row in enumerate(sample)]


def compared(row: dict[str, Any], read: JudgmentText) -> Iterator[tuple[str, bool, object, object]]:
    """Each field that the record has: whether the reading agrees, the record's word and what was read."""
    day = row.get("date_of_judgment") or row.get("date_from_title")
    if day and date.fromisoformat(day).year >= _FIRST_YEAR:
        yield "date", read.decided_on == date.fromisoformat(day), day, read.decided_on
    for side in ("petitioner", "respondent"):
        if row.get(side):
            yield side, same_party(row[side], getattr(read, side)), row[side], getattr(read, side)
    if row.get("title"):
        theirs = split_title(row["title"])[0]
        yield "title", bool(read.title) and (read.title == theirs or "..." in row["title"]), theirs, read.title
    if row.get("bench"):
        listed = [judge for line in row["bench"] for judge in line.split(" & ")]
        theirs_bench = {judge_key(judge_name(judge)) for judge in listed if judge.strip()}
        yield "bench", {judge_key(judge) for judge in read.bench} == theirs_bench, row["bench"], read.bench
    if row.get("author"):
        author = judge_key(judge_name(row["author"]))
        yield "author", judge_key(read.author or "") == author, row["author"], read.author
    own = printed_report(row["text"])
    printed = " , ".join([*(row.get("equivalent_citations") or []), row.get("citation_block") or "", own])
    keys = {str(key) for key in parse_header_citations(printed)}
    if keys:
        yield "citations", set(read.citations) == keys, keys, read.citations
    yield "headnote", bool(read.headnote) == bool((row.get("headnote") or "").strip()), bool(row.get("headnote")), ""
    yield "court", read.court_id == "supreme-court", "supreme-court", read.court_id


def main() -> None:
    """Read, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--half", choices=["open", "aside"], default=None)
    parser.add_argument("--misses", default=None)
    asked = parser.parse_args()
    right: Counter[tuple[str, str]] = Counter()
    total: Counter[tuple[str, str]] = Counter()
    found: Counter[tuple[str, str]] = Counter()
    for half, row in drawn(asked.data):
        read = read_judgment_text(row["text"])
        for name in ("disposal", "case_numbers", "operative", "paragraphs"):
            found[half, name] += bool(getattr(read, name))
        for name, agrees, theirs, ours in compared(row, read):
            total[half, name] += 1
            right[half, name] += agrees
            if half == "open" and asked.misses == name and not agrees:
                print(row["id"], "|", theirs, "|", ours)
    halves = [asked.half] if asked.half else ["open", "aside"]
    print(
        json.dumps(
            {
                half: {
                    "agree": {
                        name: {"right": right[half, name], "of": count, "interval": _interval(right[half, name], count)}
                        for (of, name), count in sorted(total.items())
                        if of == half
                    },
                    "read, no record to hold against": {
                        name: n for (of, name), n in sorted(found.items()) if of == half
                    },
                }
                for half in halves
            },
            indent=1,
        )
    )


def _interval(right: int, total: int) -> list[float]:
    return [round(bound, 4) for bound in wilson(right, total)]


if __name__ == "__main__":
    main()
