"""Learns `nyayagraph/law/tables/learned_pointing.json`: whether `that case`, `the said decision` mean one named before.

    python -m training.pointing [--data ../shared/data] [--out TABLE.json]

Learned from the labelled pages that are opened and from single such words read in the rest of the corpus
(`pointing_read.jsonl`, a document each). Prints precision and recall by cross-validation, whole documents left out;
words that no rule lets be weighed count as missed. What was found before is among the signs, so after a change of the
signs run it twice.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from bench.corpus import LABELS, Text, judgments, labelled_texts, pages
from nyayagraph.law.find import words_of_pointing
from nyayagraph.law.names.pointing_signs import MODEL, POINTS, Pointed, Signs
from nyayagraph.law.text.learned import BIAS, Weights
from training.linear import fit

TABLE = Path("nyayagraph/law/tables/learned_pointing.json")
READ = LABELS / "pointing_read.jsonl"
_HALVES = ("seen", "more")
_NOT = "not"
_LOOSENESS = 0.15
_FOLDS, _SHUFFLES = 10, 3


class Example(NamedTuple):
    """Words of pointing of a document: their signs, None where a rule refuses them, and whether they point."""

    document: str
    signs: Signs | None
    points: bool


def examples(data: Path) -> list[Example]:
    """Those of the labelled pages, then those read singly."""
    return [*_of_pages(data), *_read_singly(data)]


def _of_pages(data: Path) -> Iterator[Example]:
    labels = [json.loads(line) for line in (LABELS / "references.jsonl").read_text("utf-8").splitlines()]
    short = [one for one in labels if one["kind"] == "case_name" and one["form"] == "short"]
    for half in _HALVES:
        texts = labelled_texts(data, half)
        for page in (page for page in pages() if page["half"] == half):
            low, high = int(page["start"] or 0), int(page["end"] or 0)
            ends = {one["end"] for one in short if one["page"] == page["page"]}
            for one in words_of_pointing(texts[str(page["document"])].text):
                if low <= one.pointed.start < high:
                    yield Example(str(page["document"]), one.signs, _is_labelled(one.pointed, ends))


def _is_labelled(pointed: Pointed, ends: set[int]) -> bool:
    return any(pointed.start < end <= pointed.end for end in ends)


def _read_singly(data: Path) -> Iterator[Example]:
    rows = [json.loads(line) for line in READ.read_text("utf-8").splitlines()]
    texts: dict[str, Text] = {one.document: one for one in judgments(data)}
    for row in rows:
        weighed = words_of_pointing(texts[row["document"]].text)
        signs = next((one.signs for one in weighed if one.pointed.end == row["end"]), None)
        yield Example(row["document"], signs, row["points"])


def learn(known: Sequence[Example]) -> Weights:
    """One weight a sign: how much it speaks for pointing."""
    rows = [(one.signs, POINTS if one.points else _NOT) for one in known if one.signs]
    both = fit(rows, (POINTS, _NOT), looseness=_LOOSENESS)
    return Weights((POINTS,), {sign: (row[0] - row[1],) for sign, row in both.by_feature.items()})


def cross_validated(known: Sequence[Example]) -> dict[str, float]:
    """Precision and recall where the weights have not seen the document; the mean over some ways to divide them."""
    count: Counter[str] = Counter()
    for seed in range(_SHUFFLES):
        documents = sorted({one.document for one in known})
        random.Random(seed).shuffle(documents)  # noqa: S311 - folds, no secret
        fold = {document: place % _FOLDS for place, document in enumerate(documents)}
        for left_out in range(_FOLDS):
            weights = learn([one for one in known if fold[one.document] != left_out])
            for one in (one for one in known if fold[one.document] == left_out):
                taken = one.signs is not None and weights.scores(one.signs)[POINTS] > 0
                count["taken"] += taken
                count["points"] += one.points
                count["right"] += taken and one.points
    return {
        "examples": len(known),
        "points": sum(one.points for one in known),
        "precision": round(count["right"] / count["taken"], 3),
        "recall": round(count["right"] / count["points"], 3),
    }


def written(weights: Weights) -> str:
    """The table as it is committed, a sign a line."""
    by_feature = sorted(weights.by_feature.items(), key=lambda item: (item[0] != BIAS, item[0]))
    rows = ",\n".join(f"  {json.dumps(sign)}: [{row[0]}]" for sign, row in by_feature)
    return f'{{\n "{MODEL}": {{"labels": ["{POINTS}"], "weights": {{\n{rows}\n }}}}\n}}\n'


def main() -> None:
    """Learn, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--out", type=Path, default=TABLE)
    asked = parser.parse_args()
    known = examples(asked.data)
    asked.out.write_text(written(learn(known)), encoding="utf-8")
    print(json.dumps(cross_validated(known)))


if __name__ == "__main__":
    main()
