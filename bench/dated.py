"""Which code governs: the answer to dated questions from their text alone, against labels by hand.

    python -m bench.dated [--half seen|aside|last] [--errors] [--numbers FIRST LAST]

A question counts as right where exactly the expected Acts are named; those that name others besides are told apart.
Rows without an expectation are disputed law and left out. Halves `aside` and `last` are measured, never looked at, so
they print no errors.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from typing import Any

from bench.corpus import LABELS
from bench.find import share
from bench.halves import add_half, parsed
from nyayagraph.law.governing.applicable import acts_by_id
from nyayagraph.law.governing.question import governing_acts
from nyayagraph.law.standing import ActFacts, SectionFacts
from nyayagraph.starter import starter_acts, starter_sections

FILE = LABELS / "dated_questions.jsonl"


def facts() -> tuple[dict[str, ActFacts], dict[str, SectionFacts]]:
    """The starter's acts and sections as the rules take them."""
    titles = {act.act_id: act.short_title for act in starter_acts()}
    acts = acts_by_id(
        ActFacts(
            act_id=act.act_id, title=act.short_title, commenced_on=act.commenced_on, repealed_on=act.repealed_on,
            repealed_by=act.repealed_by, repealed_by_title=titles.get(act.repealed_by or ""),
            repealing_provision=act.repealing_provision, savings=act.savings, savings_provision=act.savings_provision,
        )
        for act in starter_acts()
    )  # fmt: skip
    sections = {
        one.section_id: SectionFacts(
            in_force_from=one.in_force_from, in_force_to=one.in_force_to,
            status=one.status.standing if one.status else None, status_clause=one.status.clause if one.status else None,
            status_on=one.status.on if one.status else None, status_by=one.status.by if one.status else None,
        )
        for one in starter_sections()
    }  # fmt: skip
    return acts, sections


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_half(parser, "seen", "aside", "last")
    parser.add_argument("--numbers", type=int, nargs=2, metavar=("FIRST", "LAST"), help="only questions with these")
    asked = parsed(parser)
    first, last = asked.numbers or (0, sys.maxsize)
    acts, sections = facts()
    count: Counter[str] = Counter()
    by_expected: dict[str, Counter[str]] = {}
    for line in FILE.read_text("utf-8").splitlines():
        row: dict[str, Any] = json.loads(line)
        if row["half"] != asked.half or not first <= row["id"] <= last:
            continue
        if not row["expected"]:
            count["disputed"] += 1
            continue
        answered = list(governing_acts(row["question"], acts, sections)) or ["none"]
        right = sorted(answered) == sorted(row["expected"])
        count["right" if right else "wrong"] += 1
        count["too many"] += not right and set(row["expected"]) < set(answered)
        of = " + ".join(sorted(row["expected"]))
        by_expected.setdefault(of, Counter())["right" if right else "wrong"] += 1
        if asked.errors and not right:
            print(row["id"], row["question"], "| expected", row["expected"], "| said", answered)
    total = count["right"] + count["wrong"]
    figures = {
        "half": asked.half,
        "disputed": count["disputed"],
        "right": count["right"],
        "wrong, all that is right among what is named": count["too many"],
        **share(count["right"], total),
    }
    figures["by_expected"] = {of: f"{one['right']} of {one.total()}" for of, one in sorted(by_expected.items())}
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
