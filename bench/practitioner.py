"""Texts as practitioners write them: true lines that `verify` accuses, and planted errors that it catches.

    NYAYA_HOME=... python -m bench.practitioner [--half seen|last] [--errors]

Of texts right in every word each accusation is false: a claim contradicted, a citation not found or misattributed, a
reference warned of. A planted error counts as caught where such an accusation touches the words at fault; what else is
said of its text is not counted. Labels: `labels/practitioner_texts.jsonl`. Needs a graph loaded with all corpora.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from datetime import date
from typing import Any, NamedTuple

from bench.corpus import LABELS
from bench.find import share
from bench.halves import add_half, parsed
from nyayagraph.commands.context import Invocation
from nyayagraph.settings import read_settings
from nyayagraph.verify.check import verify
from nyayagraph.verify.report import CitationVerdict, ClaimVerdict, VerificationReport

FILE = LABELS / "practitioner_texts.jsonl"
_FAILED = (CitationVerdict.NOT_FOUND, CitationVerdict.MISATTRIBUTED)


class Accusation(NamedTuple):
    """What `verify` says against the words at `[start, end)`: the kind, the rule, and the reason given."""

    start: int
    end: int
    kind: str
    rule: str
    why: str


def accusations(report: VerificationReport) -> Iterator[Accusation]:
    """Everything said against a text, references first."""
    for one in report.citations:
        if one.verdict in _FAILED:
            yield Accusation(one.start, one.end, str(one.verdict), one.kind, "; ".join(one.warnings))
        for note in () if one.is_answered else one.notes:
            yield Accusation(one.start, one.end, "warned", note.rule, note.text)
    for claim in report.claims:
        if claim.verdict is ClaimVerdict.CONTRADICTED:
            first = claim.evidence[0]
            yield Accusation(claim.start, claim.end, str(claim.verdict), first.rule, first.evidence)


def is_caught(row: dict[str, Any], said: list[Accusation]) -> bool:
    """True where an accusation touches the words at fault."""
    start = row["text"].find(row["where"])
    return any(one.start < start + len(row["where"]) and start < one.end for one in said)


def _show(row: dict[str, Any], said: list[Accusation]) -> None:
    print(row["id"], row["on"], row["error"] or "TRUE", "|", row["where"] or row["text"][:60], "|", row["right"])
    for one in said:
        print("     ", one.kind, one.rule, "|", row["text"][one.start : one.end][:120], "|", one.why[:160])


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_half(parser, "seen", "last")
    asked = parsed(parser)
    rows = [row for row in map(json.loads, FILE.read_text("utf-8").splitlines()) if row["half"] == asked.half]
    kinds: Counter[str] = Counter()
    rules: Counter[str] = Counter()
    accused = texts = claims = 0
    caught: dict[str, Counter[bool]] = {}
    call = Invocation(read_settings())
    with call.graph() as graph:
        for row in rows:
            report = verify(graph, call.embedder(), row["text"], on=date.fromisoformat(row["on"]))
            said = list(accusations(report))
            if row["error"]:
                hit = is_caught(row, said)
                for kind in (row["error"], "any error"):
                    caught.setdefault(kind, Counter())[hit] += 1
            else:
                texts, claims, accused = texts + 1, claims + len(report.claims), accused + bool(said)
                kinds.update(one.kind for one in said)
                rules.update(f"{one.kind} {one.rule}" for one in said)
            if asked.errors and (not hit if row["error"] else said):
                _show(row, said)
    figures = {
        "half": asked.half,
        "true_texts_accused": share(accused, texts),
        "accusations_by_kind": dict(kinds.most_common()),
        "accusations_by_rule": dict(rules.most_common()),
        "claims_of_true_texts": claims,
        "caught": {kind: share(count[True], count.total()) for kind, count in sorted(caught.items())},
    }
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
