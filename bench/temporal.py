"""Errors of time in passages: how many `verify` catches, how many clean passages it warns of, against labels by hand.

    NYAYA_HOME=... python -m bench.temporal [--half seen|aside|last] [--errors] [--only labels|speed] [--sentences]

A passage with an error counts as caught where the reference at fault fails or is warned of, or where the statement that
holds it is contradicted by a rule on time, succession or subject. A clean passage counts as a false alarm where a
provision fails, is warned of, or its statement is contradicted by such a rule; one of which any statement is
contradicted, by whatever rule, is counted besides. Half `aside` is measured, never looked at, so it prints no errors.
Needs the starter graph. `--sentences` takes single sentences of 8 to 40 words in place of passages; none are `aside`.

Speed is that of the passages of one half as one text, warm: references resolved, judged on their days and repaired.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter
from collections.abc import Sequence
from datetime import date
from typing import Any

from bench.corpus import LABELS
from bench.find import share
from bench.halves import add_half, parsed
from bench.verify import timed
from nyayagraph.commands.context import Invocation
from nyayagraph.graph import Graph
from nyayagraph.settings import read_settings
from nyayagraph.verify.check import verify
from nyayagraph.verify.report import CitationCheck, CitationVerdict, ClaimCheck, ClaimVerdict, VerificationReport
from nyayagraph.verify.stale import stale_references

ON = date(2026, 1, 15)
FILE, SENTENCES = LABELS / "temporal_passages.jsonl", LABELS / "temporal_sentences.jsonl"
PROVISIONS = ("section", "article", "rule", "schedule")
FAILED = (CitationVerdict.NOT_FOUND, CitationVerdict.MISATTRIBUTED)
_DIFFERS = re.compile(r"(?:number|negation|duty|outcome|opposite)\b")
OF_TIME = ("record_", "correspondence_wrong", "another_section", "stale_")


def is_bad(one: CitationCheck) -> bool:
    """True where a provision fails or is warned of."""
    return bool(one.notes) or (one.kind in PROVISIONS and one.verdict in FAILED)


def is_contradicted(claim: ClaimCheck) -> bool:
    """True where a rule on time, succession or subject contradicts a statement."""
    return claim.verdict is ClaimVerdict.CONTRADICTED and any(one.rule.startswith(OF_TIME) for one in claim.evidence)


def is_caught(row: dict[str, Any], report: VerificationReport) -> bool:
    """True where the reference at fault, not merely another, is caught."""
    start = row["text"].find(row["where"])
    end = start + len(row["where"])
    bad = any(is_bad(one) and one.start < end and start < one.end for one in report.citations)
    return bad or any(is_contradicted(claim) and claim.start <= start < claim.end for claim in report.claims)


def is_alarmed(report: VerificationReport) -> bool:
    """True where a clean passage is warned of."""
    return any(map(is_bad, report.citations)) or any(map(is_contradicted, report.claims))


def contradicting(report: VerificationReport) -> list[str]:
    """The rules, of time or not, by which statements of a passage are contradicted; of passages, what differs too."""
    first = (claim.evidence[0] for claim in report.claims if claim.verdict is ClaimVerdict.CONTRADICTED)
    return [f"{one.rule} {kind[0]}" if (kind := _DIFFERS.match(one.evidence)) else one.rule for one in first]


def rules_of(report: VerificationReport) -> list[str]:
    """The rules by which a passage is warned of."""
    rules = [note.rule for one in report.citations for note in one.notes]
    rules += [str(one.verdict) for one in report.citations if one.kind in PROVISIONS and one.verdict in FAILED]
    return rules + [claim.evidence[0].rule for claim in report.claims if is_contradicted(claim)]


def said(report: VerificationReport) -> list[str]:
    """What the report says of references and statements, for a person who repairs it."""
    lines = [f"{one.verdict} {one.standing} {one.text}: {'; '.join(one.warnings)[:150]}" for one in report.citations]
    return lines + [
        f"{claim.verdict}: " + "; ".join(f"{one.rule}: {one.evidence[:100]}" for one in claim.evidence)
        for claim in report.claims
    ]


def speed(graph: Graph, rows: Sequence[dict[str, Any]], runs: int = 20) -> dict[str, float]:
    """Milliseconds a reference for the stale references of all passages as one text, after two runs to warm up."""
    text = "\n\n".join(row["text"] for row in rows)
    count = stale_references(graph, text, on=ON).provisions
    spent = timed([lambda: stale_references(graph, text, on=ON)], runs)
    return {
        "references": count,
        "ms_per_reference_p50": round(spent["p50_ms"] / count, 3),
        "ms_per_reference_p95": round(spent["p95_ms"] / count, 3),
    }


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_half(parser, "seen", "aside", "last")
    parser.add_argument("--only", choices=("labels", "speed"))
    parser.add_argument("--sentences", action="store_true")
    asked = parsed(parser)
    file = SENTENCES if asked.sentences else FILE
    counts: dict[str, Counter[str]] = {}
    alarms: Counter[str] = Counter()
    contradicted: Counter[str] = Counter()
    denied = 0
    call = Invocation(read_settings())
    with call.graph() as graph:
        rows: list[dict[str, Any]] = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        rows = [row for row in rows if row["half"] == asked.half]
        if asked.only in (None, "speed"):
            print(json.dumps({"speed": speed(graph, rows)}))
        for row in rows if asked.only in (None, "labels") else ():
            report = verify(graph, call.embedder(), row["text"], on=date.fromisoformat(row["on"]))
            hit = is_caught(row, report) if row["error"] else is_alarmed(report)
            for kind in (row["error"], "any error") if row["error"] else ("clean",):
                counts.setdefault(kind, Counter())["hit" if hit else "not"] += 1
            if hit and not row["error"]:
                alarms.update(set(rules_of(report)))
            rules = set() if row["error"] else set(contradicting(report))
            contradicted.update(rules)
            denied += bool(rules)
            if asked.errors and (hit != bool(row["error"]) or rules):
                print(
                    row["id"],
                    row["error"] or ("FALSE ALARM" if hit else "CONTRADICTED"),
                    row["text"],
                    "|",
                    row["where"],
                    "|",
                    row["right"],
                )
                print("     ", "\n      ".join(said(report)))
    if asked.only == "speed":
        return
    caught = {kind: share(one["hit"], one.total()) for kind, one in sorted(counts.items()) if kind != "clean"}
    clean = counts.get("clean", Counter())
    figures = {"half": asked.half, "caught": caught, "false_alarms": share(clean["hit"], clean.total())}
    figures |= {"false_alarms_by_rule": dict(sorted(alarms.items()))}
    figures |= {"clean_contradicted": share(denied, clean.total())}
    print(json.dumps({**figures, "clean_contradicted_by_rule": dict(sorted(contradicted.items()))}, indent=1))


if __name__ == "__main__":
    main()
