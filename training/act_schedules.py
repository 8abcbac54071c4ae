"""Reads `nyayagraph/law/tables/act_schedules.json`: the highest number of a schedule that each Act has.

    python -m training.act_schedules [--data ../shared/data] [--out TABLE.json]

A schedule counts where the sections of a central Act name it twice, and not as one of another Act, or where two
judgments name it with its Act; judgments of which a page is labelled are left out.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

from bench.corpus import Text, judgments, pages
from nyayagraph.law.acts.table import act_named
from nyayagraph.law.provisions.anchors import find_anchors
from nyayagraph.law.provisions.in_text import find_provisions
from nyayagraph.law.provisions.schedules import numbered_schedules
from nyayagraph.law.text.dates import day_in_heading
from nyayagraph.law.text.legible import legible

_OF_ANOTHER = re.compile(r"\s{1,3}(?:to|of|in)\s{1,3}the\s{1,3}(?!Act\b|said\b)[A-Z]")
_FEWEST = 2
_NAMED = (None, "as defined", "by antecedent")  # notes of a schedule beside which print names or points to its Act

Named = dict[str, Counter[str]]


def in_statutes(rows: Iterable[Mapping[str, str | None]], named: Named) -> None:
    """Counts the schedules that the sections of each Act name."""
    for row in rows:
        act_id = act_named((row["act_title"] or "").strip(" .").removeprefix("The "))
        text = row["text"] or ""
        for anchor in find_anchors(text) if act_id else ():
            if anchor.unit == "sch" and not _OF_ANOTHER.match(text, anchor.match.end()):
                named[act_id or ""].update(one.number for one in numbered_schedules(text, anchor.match))


def in_judgments(texts: Iterable[Text], named: Named) -> None:
    """Counts the schedules that each judgment names with their Act."""
    for text in texts:
        if "Sch" in text.text or "SCH" in text.text:
            body = legible(text.text)
            found = find_provisions(body, written_on=text.written_on or day_in_heading(body))
            of_acts = {(p.act_id, key) for p in found if p.kind == "schedule" and p.note in _NAMED for key in p.keys}
            for act_id, key in of_acts:
                named[act_id or ""][key.rpartition("/sch")[2]] += 1


def table(named: Named) -> dict[str, int]:
    """The highest number of a schedule of each Act that was counted often enough."""
    return {
        act_id: max(numbers)
        for act_id, counted in sorted(named.items())
        if act_id != "constitution"
        and (numbers := [int(one) for one, times in counted.items() if one.isdigit() and times >= _FEWEST])
    }


def main() -> None:
    """Read, write or print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    named: Named = defaultdict(Counter)
    path = asked.data / "statutes-indiacode" / "central_acts_sections.jsonl.gz"
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        in_statutes(map(json.loads, lines), named)
    labelled = {page["document"] for page in pages()}
    in_judgments((text for text in judgments(asked.data) if text.document not in labelled), named)
    printed = json.dumps(table(named), indent=0) + "\n"
    asked.out.write_text(printed, "utf-8") if asked.out else print(printed, end="")


if __name__ == "__main__":
    main()
