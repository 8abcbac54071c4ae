"""Counts `nyayagraph/law/tables/numbers_named.json`: how often judgments name a section's number together with its Act.

    python -m training.numbers_named --data ../shared/data [--out TABLE.json] [--limit N]

Only numbers count beside which the text names or defines the Act, once a judgment; judgments of which a page is
labelled are left out. The committed table was counted by an earlier reader, and counts differ a little as it learns.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

from bench.corpus import Text, judgments, pages
from nyayagraph.law.provisions.in_text import find_provisions
from nyayagraph.law.text.dates import day_in_heading
from nyayagraph.law.text.legible import legible

_FEWEST_PAIRS = 40  # of an Act; fewer tell too little
_AS_NAMED = (None, "as defined")

Table = dict[str, tuple[int, list[tuple[int, str]]]]


def count(texts: Iterable[Text], *, fewest: int = _FEWEST_PAIRS) -> Table:
    """For each Act the pairs of a judgment and a section, and by count, twice or more, the sections that have it."""
    numbers: dict[str, Counter[str]] = defaultdict(Counter)
    for text in texts:
        body = legible(text.text)
        found = find_provisions(body, written_on=text.written_on or day_in_heading(body))
        named = {
            (one.act_id, key.partition("/s")[2].partition("(")[0])
            for one in found
            if one.act_id and one.kind == "section" and one.note in _AS_NAMED
            for key in one.keys
        }
        for act_id, number in named:
            numbers[act_id][number] += 1
    return {
        act_id: (counted.total(), _by_count(counted))
        for act_id, counted in sorted(numbers.items())
        if act_id != "constitution" and counted.total() >= fewest
    }


def _by_count(counted: Counter[str]) -> list[tuple[int, str]]:
    by: dict[int, list[str]] = defaultdict(list)
    for number, times in counted.items():
        if times > 1:
            by[times].append(number)
    return [(times, " ".join(sorted(by[times]))) for times in sorted(by, reverse=True)]


def main() -> None:
    """Count, write or print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--limit", type=int)
    asked = parser.parse_args()
    labelled = {str(page["document"]) for page in pages()}
    texts = (text for text in islice(judgments(asked.data), asked.limit) if text.document not in labelled)
    rows = [f" {json.dumps(act_id)}: {json.dumps(row)}" for act_id, row in count(texts).items()]
    table = "{\n" + ",\n".join(rows) + "\n}\n"
    if asked.out:
        asked.out.write_text(table, encoding="utf-8")
    else:
        print(table, end="")


if __name__ == "__main__":
    main()
