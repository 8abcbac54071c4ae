"""`ask` on questions as people type them, no provision named: answered from the right section, a wrong one, or not.

    NYAYA_HOME=... python -m bench.asked [--half seen|more|last] [--errors]

The graph must hold the statutes. A label has every section that is a right answer or a proper part of one; none where
no section answers, and then a refusal is right. An answer is right where one of the first sections that it names is
among them or stands for one of them in the other code; one that opens with judgments alone is counted by itself, for
no label tells of these. Of the refused it prints how many are told a right section as one of the nearest. Rules and
thresholds were chosen on half `seen`; `more` was measured once and then read; `last` is never looked at.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Collection
from datetime import date
from pathlib import Path
from typing import Any

from bench.find import share
from bench.halves import add_half, parsed
from nyayagraph.answer import AnswerReport, ExtractiveDrafter, Inquiry, answer
from nyayagraph.commands.context import Invocation
from nyayagraph.law.find import find
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.retrieval.likely_sections import counterparts_of
from nyayagraph.settings import read_settings

LABELS = Path(__file__).parent / "labels" / "asked_sections.jsonl"
ON = date(2026, 11, 1)
_FIRST = 3  # sections that an answer names first


def questions(half: str) -> list[dict[str, Any]]:
    """Labelled questions of one half."""
    rows = [json.loads(line) for line in LABELS.read_text(encoding="utf-8").splitlines()]
    return [row for row in rows if row["half"] == half]


def sections_in(text: str) -> list[str]:
    """The sections that a text names, each once, in order."""
    keys = [key for one in find(text, written_on=ON) for key in one.keys if one.kind in ("section", "article")]
    return list(dict.fromkeys(ProvisionKey.parse(key).section_id for key in keys))


def is_among(section_ids: Collection[str], right: Collection[str]) -> bool:
    """True where one of the sections is a right one, or stands for one in the other code."""
    alike = {other for one in right for other in (one, *counterparts_of().get(one, ()))}
    return not alike.isdisjoint(section_ids)


def outcome(report: AnswerReport, right: Collection[str]) -> str:
    """`right`, `wrong`, `judgments` or `refused`; of what no section answers `rightly refused` or `wrong`."""
    if not report.is_answered:
        return "refused" if right else "rightly refused"
    if right and is_among(sections_in(report.answer)[:_FIRST], right):
        return "right"
    first = report.sources[0].kind if report.sources else "statute"
    return "judgments" if right and first != "statute" else "wrong"


def measured(half: str, *, errors: bool) -> dict[str, Any]:
    """Counts by outcome, with shares and their intervals; and where asked the questions not answered rightly."""
    counts: Counter[str] = Counter()
    told, missed = 0, []
    call = Invocation(read_settings())
    with call.graph() as graph:
        embedder, drafter = call.embedder(), ExtractiveDrafter()
        for row in questions(half):
            report = answer(graph, embedder, Inquiry(question=row["question"], on=ON), drafter=drafter, keep=False)
            found = outcome(report, row["sections"])
            counts[found] += 1
            near = sections_in("; ".join(report.nearest))
            told += found == "refused" and is_among(near, row["sections"])
            if found not in ("right", "rightly refused"):
                missed.append({**row, "outcome": found, "answer": report.answer[:160], "nearest": near})
    answerable = sum(counts[one] for one in ("right", "judgments", "refused")) + sum(
        row["outcome"] == "wrong" and bool(row["sections"]) for row in missed
    )
    answered = counts["right"] + counts["wrong"]
    return {
        "half": half,
        "counts": dict(sorted(counts.items())),
        "right_of_answerable": share(counts["right"], answerable),
        "right_of_answered_from_sections": share(counts["right"], answered),
        "refused_and_told_a_right_section": share(told, counts["refused"]),
        **({"errors": missed} if errors else {}),
    }


def main() -> None:
    """Measures one half and prints JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_half(parser, "seen", "more", "last")
    asked = parsed(parser)
    print(json.dumps(measured(asked.half, errors=asked.errors), ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
