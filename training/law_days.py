"""Learns `nyayagraph/law/tables/learned_law_days.json`: which days of a text are told of the law itself.

    NYAYA_HOME=... python -m training.law_days [--out TABLE.json]

Learned from the opened passages of `bench/labels/temporal_passages.jsonl`. Their labels say of few days what they are
of, so a day is taken for one of the law where it is the wrong day of a passage, or one known of a law that the passage
names, and for another where nothing known happened on it; of days that are known the doubtful ones are left to a first
model. Prints, each author's passages left out in turn, how many wrong days and how many others are taken for the law's.
Needs a graph with all statutes.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from bench.temporal import FILE
from nyayagraph.commands.context import Invocation
from nyayagraph.graph import Graph
from nyayagraph.law.find import find
from nyayagraph.law.text.learned import Weights
from nyayagraph.law.text.periods import find_periods
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.settings import read_settings
from nyayagraph.verify.again import acts_named
from nyayagraph.verify.check import SURE_ENOUGH
from nyayagraph.verify.days.law_dates import check_law_dates
from nyayagraph.verify.days.law_day_signs import MODEL, OF_LAW, Marked, Signs, signs_of
from nyayagraph.verify.days.likely_days import LIKELY, days_of_everything
from nyayagraph.verify.references.resolve import resolve
from nyayagraph.verify.statements.said import facts_of
from training.linear import fit

TABLE = Path("nyayagraph/law/tables/learned_law_days.json")
_NOT = "not"
_LOOSENESS = 0.5
_DAYS_OF_A_MONTH = 31


class Example(NamedTuple):
    """A day of a passage: its author, its signs, and whether it is wrong, known of a law named, or read by a rule."""

    author: str
    signs: Signs
    is_wrong: bool
    is_known: bool
    is_read: bool


def examples(graph: Graph, half: str = "seen") -> list[Example]:
    """Every day, or month, of the passages of one half."""
    rows: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
    return [one for row in rows if row["half"] == half for one in _of_passage(graph, row)]


def _of_passage(graph: Graph, row: dict[str, Any]) -> Iterator[Example]:
    text, on = row["text"], date.fromisoformat(row["on"])
    resolved = resolve(graph, text, find(text, written_on=on, short_forms=False, sure_from=SURE_ENOUGH))
    acts = [found.act for found in acts_named(graph, text, on) if found.act]
    facts = replace(facts_of(resolved, (), acts), text=text, on=on)
    known = days_of_everything(facts)
    wrong = text.find(row["where"]) if row["error"] == "wrong_date" else -1
    for start, end in split_sentences(text):
        sentence = text[start:end]
        dated = find_periods(sentence)
        here = [one for one in resolved if start <= one.reference.start < end]
        marked = [Marked(one.reference.start - start, one.reference.end - start, one.key is not None) for one in here]
        read = {found.evidence.partition(":")[0] for _, found in check_law_dates(sentence, start, facts)}
        for one in dated:
            if (one.period.last - one.period.first).days < _DAYS_OF_A_MONTH:
                at = start + one.start
                yield Example(
                    author=re.sub(r"\d+", "", row["id"]),
                    signs=signs_of(sentence, one, dated, marked),
                    is_wrong=0 <= wrong <= at and start + one.end <= wrong + len(row["where"] or ""),
                    is_known=any(one.period.first <= day <= one.period.last for day in known),
                    is_read=sentence[one.start : one.end] in read,
                )


def learn(known: Sequence[Example]) -> Weights:
    """What each sign weighs for a day of the law."""
    sure = [(one.signs, OF_LAW) for one in known if one.is_wrong or (one.is_known and one.is_read)]
    sure += [(one.signs, _NOT) for one in known if not (one.is_wrong or one.is_known)]
    first = fit(sure, (OF_LAW, _NOT), looseness=_LOOSENESS)
    doubtful = [one.signs for one in known if one.is_known and not (one.is_wrong or one.is_read)]
    more = [(signs, OF_LAW) for signs in doubtful if first.shares(signs)[OF_LAW] > 1 / 2]
    return fit(sure + more, (OF_LAW, _NOT), looseness=_LOOSENESS)


def _figures(known: Sequence[Example]) -> dict[str, str]:
    """Days taken for the law's, each author's passages left out in turn: wrong ones, and others."""
    wrong, others = [], []
    for author in sorted({one.author for one in known}):
        weights = learn([one for one in known if one.author != author])
        for one in (one for one in known if one.author == author):
            is_taken = weights.shares(one.signs)[OF_LAW] > LIKELY
            if one.is_wrong:
                wrong.append(is_taken)
            elif not one.is_known:
                others.append(is_taken)
    return {"wrong": f"{sum(wrong)} of {len(wrong)}", "others": f"{sum(others)} of {len(others)}"}


def main() -> None:
    """Learn, print, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=TABLE)
    asked = parser.parse_args()
    with Invocation(read_settings()).graph() as graph:
        known = examples(graph)
    weights = learn(known)
    table = {MODEL: {"labels": weights.labels, "weights": dict(sorted(weights.by_feature.items()))}}
    asked.out.write_text(json.dumps(table, separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")
    print(json.dumps({"days": len(known), "signs": len(weights.by_feature), **_figures(known)}, indent=1))


if __name__ == "__main__":
    main()
