"""Paragraphs of real judgments that `verify` accuses: nearly all are right in law, nearly each accusation is false.

    NYAYA_HOME=... python -m bench.real_text [--judgments N] [--seed N] [--since YEAR]
        [--part read|kept] [--errors] [--data DIR]

Of judgments of the Supreme Court given in a year or after it that many are drawn, by the hash of the seed and their
identifiers; of each at most five paragraphs, the first by hash, of 300 to 1,200 characters that name a provision or an
Act and tell a date. Each is verified alone, on the day of the judgment. A paragraph counts as accused where a provision
in it fails or is warned of, or where a statement is contradicted; of judgments that are not found nothing is counted,
for the corpus is not whole. Half of the judgments, by the hash of their identifiers, may be `read` when a rule is
mended; the other half is `kept` and only measured. The corpus ends in 1999, but for some hundred judgments that it
dates 1947 and that were given after 2000: their day is the one at their end. Needs a graph loaded with all corpora.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from bench.find import share
from bench.practitioner import Accusation, accusations
from bench.temporal import PROVISIONS
from nyayagraph.commands.context import Invocation
from nyayagraph.law.text.periods import find_periods
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.settings import read_settings
from nyayagraph.verify.check import verify
from nyayagraph.verify.report import VerificationReport

SINCE = 2000
_SHORTEST, _LONGEST = 300, 1200
_FAILED = ("NOT_FOUND", "MISATTRIBUTED")
_OF_EACH = 5
# takes `section 302`, `Art. 21`, `u/s 138`, `Companies Act`, `Penal Code`; refuses `the actor`
_LAW = re.compile(
    r"\b(?:[Ss]ections?|[Ss]ecs?\.|u/s\.?|[Aa]rticles?|[Aa]rts?\.)\s*\d|\b(?:Act|Code|Sanhita|Adhiniyam|Constitution)\b"
)
# takes `Equivalent citations: 1976 AIR 483`, `BENCH:`, `REPORTABLE`; the head of a print, which nobody wrote
_HEAD = re.compile(r"\b(?:Equivalent citations|PETITIONER|RESPONDENT|BENCH|Bench):|\bREPORTABLE\b|JURISDICTION\b")
_MISDATED = "1947"
_SIGNED = 20_000  # characters at the end of a judgment, where it is signed and dated above its notes


_READ, _KEPT = "read", "kept"


class Paragraph(NamedTuple):
    """A paragraph of a judgment: where it stands in it, its text, and the day of the judgment."""

    name: str
    text: str
    on: date


def paragraphs(judgment: str) -> Iterator[str]:
    """The paragraphs of a judgment that name law and tell a day, each on one line; long ones in parts of sentences.

    Lines are broken as printed: a line that opens with a number and a stop, or stands behind an empty one, opens a
    paragraph.
    """
    for block in re.split(r"\n\s*\n|\n(?=\s*\d{1,3}\.\s)", judgment):
        for text in _parts(" ".join(block.split())):
            if len(text) >= _SHORTEST and _LAW.search(text) and not _HEAD.search(text) and any(_days(text)):
                yield text


def _parts(block: str) -> Iterator[str]:
    """A paragraph in parts of as many sentences as fit; a sentence that is longer alone is left out."""
    opens = closes = 0
    for start, end in split_sentences(block):
        if end - opens > _LONGEST:
            yield block[opens:closes]
            opens = start
        closes = end if end - opens <= _LONGEST else opens
        opens = end if end - opens > _LONGEST else opens
    yield block[opens:closes]


def _days(text: str) -> Iterator[date]:
    """The days that a text tells, none of years or months."""
    return (one.period.first for one in find_periods(text) if one.period.first == one.period.last)


def decided_on(row: dict[str, Any]) -> date | None:
    """The day of a judgment; of one dated 1947 by mistake the day and month of its title, as signed at its end."""
    titled = row.get("date_from_title") or ""
    if not titled.startswith(_MISDATED):
        day = row.get("date_of_judgment") or titled
        return date.fromisoformat(day) if day else None
    days = {on for on in _days(row["text"][-_SIGNED:].title()) if f"{on:-%m-%d}" == titled[len(_MISDATED) :]}
    return max(days, default=None)


def part_of(name: str) -> str:
    """Whether the judgment of an identifier may be read or is kept for measuring."""
    return _KEPT if int(sha256(f"part{name}".encode()).hexdigest(), 16) % 2 else _READ


def drawn(
    rows: Iterable[dict[str, Any]], judgments: int, seed: int, since: int, part: str | None = None
) -> list[Paragraph]:
    """The paragraphs of that many judgments given since a year, by hash; of a judgment that has none, none."""
    dated = ((row, decided_on(row)) for row in rows if part in (None, part_of(row["id"])))
    late = {row["id"]: (row["text"], on) for row, on in dated if on and on.year >= since}
    found = []
    for name in sorted(late, key=lambda name: _hash(seed, name))[:judgments]:
        text, on = late[name]
        some = sorted(enumerate(paragraphs(text)), key=lambda one: _hash(seed, one[1]))[:_OF_EACH]
        found += [Paragraph(f"{name}/{place}", text, on) for place, text in sorted(some)]
    return found


def _hash(seed: int, words: str) -> str:
    return sha256(f"{seed} {words}".encode()).hexdigest()


def accused(report: VerificationReport) -> list[Accusation]:
    """What is said against a paragraph: of its provisions and statements, not of judgments that no corpus holds."""
    return [one for one in accusations(report) if one.kind not in _FAILED or one.rule in PROVISIONS]


def main() -> None:
    """Draw, verify, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--judgments", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--since", type=int, default=SINCE)
    parser.add_argument("--part", choices=(_READ, _KEPT), help="the half of the judgments to draw from")
    parser.add_argument("--errors", action="store_true", help="print each accused paragraph")
    asked = parser.parse_args()
    with gzip.open(asked.data / "sc-judgments" / "judgments.jsonl.gz", "rt", encoding="utf-8") as lines:
        found = drawn(map(json.loads, lines), asked.judgments, asked.seed, asked.since, asked.part)
    rules: Counter[str] = Counter()
    hit = 0
    call = Invocation(read_settings())
    with call.graph() as graph:
        for one in found:
            against = accused(verify(graph, call.embedder(), one.text, on=one.on))
            hit += bool(against)
            rules.update({f"{each.kind} {each.rule}" for each in against})
            if asked.errors and against:
                print(one.name, one.on, one.text)
                for each in against:
                    print(
                        "     ", each.kind, each.rule, "|", one.text[each.start : each.end][:120], "|", each.why[:200]
                    )
    print(
        json.dumps({"paragraphs": len(found), "accused": share(hit, len(found)), "by_rule": dict(rules.most_common())})
    )


if __name__ == "__main__":
    main()
