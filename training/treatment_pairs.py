"""Pairs of judgments whose treatment the printed CITATOR INFO states, split by citing judgment before any rule.

Owns the split and the matching of a cited judgment's mentions; must not know how treatment is read.
`seen` is for writing rules and for training, `aside` is measured and never looked at, neither texts nor errors.

    python -m training.treatment_pairs --data ../shared/data     prints the classes of both halves
"""

# ruff: noqa: SIM905, RUF001 - lists of words are split from text; quotes stand here as print has them
from __future__ import annotations

import argparse
import csv
import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property
from pathlib import Path
from typing import Literal

from nyayagraph.ingest.corpus import corpus_lines, read_corpus_line, read_misdated
from nyayagraph.ingest.sources import SourceJudgment
from nyayagraph.law.find import FoundReference
from nyayagraph.law.names.parties import name_key, names_match

Half = Literal["seen", "aside"]
CLASSES = ("overruled", "distinguished", "followed", "explained", "cited")
# codes that the corpus explains, and R and RF, which say no more than that the judgment is cited
CLASS_OF_CODE = {
    "O": "overruled", "NF": "overruled", "D": "distinguished", "E&D": "distinguished", "F": "followed",
    "APL": "followed", "APR": "followed", "E&F": "followed", "E": "explained", "E&R": "explained",
    "R": "cited", "RF": "cited",
}  # fmt: skip


@dataclass(frozen=True)
class Pair:
    """A citing and a cited judgment, both held, and the class of the printed code."""

    citing: SourceJudgment
    cited: SourceJudgment
    code: str
    label: str

    @cached_property
    def keys(self) -> frozenset[str]:
        """Every citation that the cited judgment's own header prints."""
        return frozenset(self.cited.record.citations)

    @property
    def names(self) -> tuple[str, ...]:
        """What the cited judgment is called."""
        return (self.cited.record.title, *self.cited.record.names)


def corpus_id(judgment: SourceJudgment) -> str:
    """The corpus's own number of a judgment."""
    return judgment.source.partition(":")[2]


def half_of(citing_id: str) -> Half:
    """The half in which a citing judgment falls, by its corpus id alone."""
    return "seen" if hashlib.sha256(f"treatment:{citing_id}".encode()).digest()[0] % 2 == 0 else "aside"


def read_collection(data: Path) -> dict[str, SourceJudgment]:
    """The corpus's judgments by id."""
    file = data / "sc-judgments" / "judgments.jsonl.gz"
    years = read_misdated(file)
    read = (read_corpus_line(line, collection="sc", number=n, years=years) for n, line in corpus_lines(file))
    return {corpus_id(one): one for one in read if isinstance(one, SourceJudgment)}


def read_pairs(data: Path, judgments: dict[str, SourceJudgment], half: Half) -> list[Pair]:
    """Pairs of one half with both texts held and a code that has a class, ordered by citing and cited id."""
    rows = sorted(
        (row["citing_id"], row["cited_id"], row["code"])
        for row in _edges(data)
        if row["citing_id"] in judgments and row["cited_id"] in judgments and half_of(row["citing_id"]) == half
    )
    return [
        Pair(judgments[citing], judgments[cited], code, CLASS_OF_CODE[code])
        for citing, cited, code in rows
        if code in CLASS_OF_CODE
    ]


def _edges(data: Path) -> Iterator[dict[str, str]]:
    with (data / "sc-judgments" / "treatment_edges.csv").open(encoding="utf-8", newline="") as handle:
        yield from csv.DictReader(handle)


_GENERIC = frozenset(
    "state union india government commissioner collector corporation company limited private income tax sales central"
    " municipal board district officer director general bengal bihar madras bombay punjab kerala mysore orissa assam"
    " gujarat rajasthan haryana delhi calcutta uttar madhya andhra pradesh tamil nadu maharashtra jammu kashmir"
    " others another and workmen management their ltd co mills the chief secretary registrar high court council"
    " excise customs services industries national committee through madras hyderabad bangalore university college"
    " city chamber commerce west east north south first second singh ram lal kumar prasad shri smt das dass dev devi"
    " chand rai"
    " indian bank electric supply labour tribunal trust society association union".split()
)
_ALIKE = 0.9
_WORD = re.compile(r"[a-z]+")
# takes `Travancore Titanium case`, `Mangilal's case`, `Raval (supra`; refuses `the case of Raval`
_SHORT_FORM = r"(?<![A-Za-z.])(?:{words})(?:[’'`]?s)?\s{{0,3}}(?:case|decision|judgment|\(\s?supra\)?|,?\s?supra\b)"


def mentions_of(pair: Pair, references: Sequence[FoundReference], start: int) -> list[tuple[int, int]]:
    """Spans after `start` of the citing text that mean the cited judgment, in order, none overlapping.

    By its citations, by its name, by a near enough name, and by the rare word of its name with `case` or `supra`.
    """
    text = pair.citing.text
    spans = [
        (_opening(text, one), one.end)
        for one in references
        if one.start >= start
        and (
            (one.keys and not pair.keys.isdisjoint(one.keys))
            or (one.kind == "case_name" and one.name is not None and _is_called(pair, one.name))
        )
    ]
    words = _rare_words(pair)
    if words:
        short = re.compile(_SHORT_FORM.format(words="|".join(map(re.escape, words))), re.IGNORECASE)
        spans += [match.span() for match in short.finditer(text, start)]
    kept: list[tuple[int, int]] = []
    for span in sorted(spans, key=lambda s: (s[0], -s[1])):
        if not kept or span[0] >= kept[-1][1]:
            kept.append(span)
    return kept


def _opening(text: str, reference: FoundReference) -> int:
    """Where a reference opens, the name before its citation with it."""
    if reference.kind == "case_name" or not reference.name:
        return reference.start
    flat = re.escape(reference.name).replace(r"\ ", r"\s+")
    low = max(0, reference.start - len(reference.name) - 60)
    found = re.search(flat, text[low : reference.start])
    return low + found.start() if found else reference.start


def _is_called(pair: Pair, name: str) -> bool:
    """Whether a name can be the cited judgment's: as `law.names` says, or a rare word of each side shared."""
    if any(names_match(name, own) for own in pair.names):
        return True
    sides = name_key(name).split(" v ")
    if len(sides) < 2:  # noqa: PLR2004 - two sides make a name
        return False
    return any(_near(sides, name_key(own).split(" v ")) for own in pair.names)


def _near(sides: list[str], own: list[str]) -> bool:
    shared = [_rare(a) & _rare(b) for a, b in zip(sides, own, strict=False)]
    public = [not _rare(a) or not _rare(b) for a, b in zip(sides, own, strict=False)]
    alike = SequenceMatcher(None, sides[0], own[0], autojunk=False).ratio() >= _ALIKE
    return (any(shared) or alike) and all(s or p for s, p in zip(shared, public, strict=True))


def _rare(side: str) -> set[str]:
    return {word for word in _WORD.findall(side) if len(word) > 3 and word not in _GENERIC}  # noqa: PLR2004


def _rare_words(pair: Pair) -> list[str]:
    """Words of the cited judgment's name by which a court would call it for short."""
    sides = name_key(pair.names[0]).split(" v ")
    return sorted({word for side in sides[:2] for word in _rare(side) if len(word) > 4})  # noqa: PLR2004


def main() -> None:
    """Print how many pairs of each class both halves have."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    data = parser.parse_args().data
    judgments = read_collection(data)
    for half in ("seen", "aside"):
        pairs = read_pairs(data, judgments, half)
        counts = Counter(pair.label for pair in pairs)
        judging = len({pair.citing.source for pair in pairs})
        print(half, len(pairs), "pairs,", judging, "citing judgments:", ", ".join(f"{c} {counts[c]}" for c in CLASSES))


if __name__ == "__main__":
    main()
