"""Learns `nyayagraph/law/tables/learned_content.json`: what shows that words are laid at a section which has not them.

    NYAYA_HOME=LOADED python -m training.section_fit [--data ../shared/data] [--out TABLE.json]

Learned from the opened passages of `bench/labels/temporal_passages.jsonl` and sentences of `temporal_sentences.jsonl`,
where the statement at fault in a false friend is laid elsewhere and every other one is not, and from sentences of
judgments, of which none is. Prints how many it catches and accuses by cross-validation, each hand's passages left out
in turn. Some fifteen minutes.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from bench.corpus import judgments, pages
from bench.temporal import FILE, ON, SENTENCES
from nyayagraph.commands.context import Invocation
from nyayagraph.graph import Graph
from nyayagraph.law.find import SURE_ENOUGH, find
from nyayagraph.law.text.learned import BIAS, Weights
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.settings import read_settings
from nyayagraph.verify.claims.stated import read_claims
from nyayagraph.verify.days.law_dates import acts_mentioned
from nyayagraph.verify.references.by_number import settle_by_number
from nyayagraph.verify.references.rebind import rebind, rebind_to_newer
from nyayagraph.verify.standing.uploads import resolve_with_tags
from nyayagraph.verify.subjects.content import contents_told
from nyayagraph.verify.subjects.laid_elsewhere import (
    ELSEWHERE,
    MODEL,
    SURE,
    TABLE,
    is_meant,
    may_be_fitted,
    score,
    signs_of,
)
from nyayagraph.verify.subjects.matters_told import matters_of, settle_codes
from nyayagraph.verify.subjects.open_codes import settle_open
from nyayagraph.verify.subjects.section_fit import Fitted, fitted
from training.linear import fit

OUT = Path("nyayagraph/law/tables") / TABLE
_ERRORS = ("false_friend", "no_such_clause")
_NOT = "not"
_LOOSENESS = 1.0
_ONE_IN, _OF_EACH = 16, 2  # judgments that are read, and sentences of each
_SHORTEST, _LONGEST = 40, 380  # characters of a sentence
_FOLDS = 5  # of judgments


class Example(NamedTuple):
    """A statement: the hand that wrote it, its signs, and whether the section cited has not what it says."""

    hand: str
    fitted: Fitted
    is_elsewhere: bool


def examples(graph: Graph, data: Path) -> Iterator[Example]:
    """Statements of the opened passages, then those of judgments."""
    rows: list[tuple[str, dict[str, Any]]] = [
        (f"{file.stem} ", json.loads(line))
        for file in (FILE, SENTENCES)
        for line in file.read_text("utf-8").splitlines()
    ]
    for file, row in rows:
        if row["half"] != "seen" or row["error"] not in (*_ERRORS, None):
            continue
        low = row["text"].find(row["where"]) if row["error"] else -1
        high = low + len(row["where"] or "")
        for one in statements(graph, row["text"], date.fromisoformat(row["on"])):
            reference = one.told.one.reference
            yield Example(file + row["id"][0], one, low >= 0 and reference.start < high and low < reference.end)
    for number, text in enumerate(_sentences(data)):
        for one in statements(graph, text, ON):
            yield Example(f"judgments {number % _FOLDS}", one, is_elsewhere=False)


def statements(graph: Graph, text: str, on: date) -> list[Fitted]:
    """What a text says that its sections are about, as `verify` reads it."""
    resolved = resolve_with_tags(graph, text, find(text, written_on=on, short_forms=False, sure_from=SURE_ENOUGH))
    settle_by_number(graph, text, resolved)
    named = acts_mentioned(text)
    rebind(graph, resolved, named)
    rebind_to_newer(graph, text, resolved, named)
    matters = matters_of(graph, text, resolved)
    settle_codes(graph, text, resolved, named, matters)
    settle_open(graph, text, resolved, matters)
    told = contents_told(read_claims(text, resolved), resolved)
    return fitted(graph, [one for one in told if is_meant(one, named) and may_be_fitted(one)], matters)


def _sentences(data: Path) -> Iterator[str]:
    """Sentences of judgments with the one before, of those that say `section` or `Article`; no labelled document."""
    chance = random.Random(1)  # noqa: S311 - a sample, no secret
    labelled = {str(page["document"]) for page in pages()}
    for text in judgments(data):
        if chance.random() * _ONE_IN > 1 or text.document in labelled:
            continue
        spans = split_sentences(text.text)
        fitting = [
            number
            for number, (start, end) in enumerate(spans)
            if number and _SHORTEST < end - start < _LONGEST and _cites(text.text[start:end])
        ]
        for number in chance.sample(fitting, min(_OF_EACH, len(fitting))):
            yield " ".join(text.text[spans[number - 1][0] : spans[number][1]].split())


def _cites(words: str) -> bool:
    return any(word in words for word in ("section ", "Section ", "Article ", "s. "))


def learn(known: Sequence[Example]) -> Weights:
    """One weight a sign: how much it speaks for another section."""
    rows = [(signs_of(one.fitted), ELSEWHERE if one.is_elsewhere else _NOT) for one in known]
    both = fit(rows, (ELSEWHERE, _NOT), looseness=_LOOSENESS)
    return Weights((ELSEWHERE,), {sign: (row[0] - row[1],) for sign, row in both.by_feature.items()})


def cross_validated(known: Sequence[Example]) -> dict[str, float]:
    """What is caught and what is accused, of statements whose hand the weights have not seen."""
    counts = {"statements": len(known), "elsewhere": sum(one.is_elsewhere for one in known), "caught": 0, "accused": 0}
    for hand in sorted({one.hand for one in known}):
        weights = learn([one for one in known if one.hand != hand])
        for one in (one for one in known if one.hand == hand and score(one.fitted, weights) > SURE):
            counts["caught" if one.is_elsewhere else "accused"] += 1
    return counts


def written(weights: Weights) -> str:
    """The table as it is committed, a sign a line."""
    by_feature = sorted(weights.by_feature.items(), key=lambda item: (item[0] != BIAS, item[0]))
    rows = ",\n".join(f"  {json.dumps(sign)}: [{row[0]}]" for sign, row in by_feature)
    return f'{{\n "{MODEL}": {{"labels": ["{ELSEWHERE}"], "weights": {{\n{rows}\n }}}}\n}}\n'


def main() -> None:
    """Learn, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    with Invocation(read_settings()).graph() as graph:
        known = list(examples(graph, asked.data))
    asked.out.write_text(written(learn(known)), encoding="utf-8")
    print(json.dumps(cross_validated(known)))


if __name__ == "__main__":
    main()
