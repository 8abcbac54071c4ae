"""The text of a provision on a day, against provisions and days that were checked by hand.

    NYAYA_HOME=... python -m bench.point_in_time [--labels bench/labels/point_in_time.jsonl]

A row is right where the text shown for the day has every expected phrase and none of the excluded ones, and where no
text is shown for a day on which there was none. A day whose words the graph declares that it does not have is counted
apart: neither right nor wrong, except where the label says that the sources leave a gap. Rows set aside are counted
and never shown. Prints JSON; exit 1 where a row is wrong.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from datetime import date
from pathlib import Path
from typing import Any

from bench.resolve import wilson
from nyayagraph.commands.context import Invocation
from nyayagraph.settings import read_settings
from nyayagraph.verify.looked_up import SectionAnswer
from nyayagraph.verify.lookup import section_of

LABELS = Path(__file__).parent / "labels/point_in_time.jsonl"
_QUOTES = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'", "—": "-", "–": "-"})  # noqa: RUF001 - as print has them


def plain(text: str) -> str:
    """`text` in small letters, with single spaces and plain quotes."""
    return " ".join(text.translate(_QUOTES).lower().split())


def outcome(row: dict[str, Any], answer: SectionAnswer) -> str:
    """right, wrong or gap: what the answer is worth against a label."""
    is_gap = answer.text is None and any(
        version.is_gap and (version.from_ or date.min) <= answer.on < (version.to or date.max)
        for version in answer.versions
    )
    if row["is_gap"]:
        return "right" if is_gap else "wrong"
    if is_gap:
        return "gap"
    shown = plain(answer.text or "")
    has_all = all(plain(phrase) in shown for phrase in row["expect"]["contains"])
    has_none = not any(plain(phrase) in shown for phrase in row["expect"]["lacks"])
    return "right" if has_all and has_none else "wrong"


def shares(counted: Counter[str]) -> dict[str, Any]:
    """Counts with the share right of all rows, and of those for which a text was shown or rightly refused."""
    total, answered = sum(counted.values()), counted["right"] + counted["wrong"]
    return {
        "rows": total,
        **{name: counted[name] for name in ("right", "wrong", "gap")},
        "right_of_answered": [round(counted["right"] / max(1, answered), 4), *_interval(counted["right"], answered)],
        "right_of_all": [round(counted["right"] / max(1, total), 4), *_interval(counted["right"], total)],
    }


def _interval(right: int, total: int) -> list[float]:
    return [round(bound, 4) for bound in wilson(right, total)] if total else []


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--labels", type=Path, default=LABELS)
    asked = parser.parse_args()
    rows = [json.loads(line) for line in asked.labels.read_text(encoding="utf-8").splitlines() if line.strip()]
    by_half: dict[str, Counter[str]] = {}
    shown: list[dict[str, str]] = []
    with Invocation(read_settings()).graph() as graph:
        for row in rows:
            answer = section_of(graph, row["provision"], date.fromisoformat(row["on"]))
            found = outcome(row, answer)
            by_half.setdefault(row["half"], Counter())[found] += 1
            if found != "right" and row["half"] == "seen":
                why = answer.why_no_text or ""
                shown.append({"id": row["id"], "provision": row["provision"], "on": row["on"], "is": found, "why": why})
    total: Counter[str] = Counter()
    for counted in by_half.values():
        total.update(counted)
    figures = {"all": shares(total), **{half: shares(counted) for half, counted in sorted(by_half.items())}}
    print(json.dumps({"figures": figures, "not_right_of_seen": shown}, indent=1))
    sys.exit(1 if total["wrong"] else 0)


if __name__ == "__main__":
    main()
