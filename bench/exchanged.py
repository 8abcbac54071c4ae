"""Right claims with one thing exchanged: how many come out SUPPORTED that say the reverse, and how many that are right.

    NYAYA_HOME=... python -m bench.exchanged [--part read|kept] [--every N] [--errors] [--only KIND]

Claims are made of what the graph holds: recorded propositions of judgments (`In X v. Y the Court held that …`), the
gists of sections and sentences of their texts (`Section N of ACT provides that …`). Each is verified as it is, then
told in other words that say the same, then with one thing exchanged that makes it say something else: the parties of a
relation, `may` and `must`, a denial, a bound, a word and its opposite, an exception. Half of the judgments and
sections, by the hash of their identifiers, may be `read` when a rule is mended; the other is `kept` and only measured.
Exchanges are mechanical: a few in a hundred turn nothing round (`a buyer and a seller`). `--every N` takes one claim
of N. Needs a graph of the starter records; with the texts of the statutes it has claims of these too.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from datetime import date
from hashlib import sha256
from typing import NamedTuple

from bench.exchanges import RETOLD, TURNED
from bench.find import share
from nyayagraph.commands.context import Invocation
from nyayagraph.cypher.statute import TextsOfSections
from nyayagraph.graph import Graph
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.settings import read_settings
from nyayagraph.starter import starter_acts, starter_judgments, starter_sections
from nyayagraph.verify.check import verify
from nyayagraph.verify.labels import capitalised, short_label
from nyayagraph.verify.report import ClaimVerdict

_READ, _KEPT = "read", "kept"
_ON = date(2026, 1, 1)
_WORDS = range(8, 46)
_OPENS_PLAIN = frozenset(
    (
        "A", "An", "The", "No", "Any", "Every", "Where", "If", "When", "Unless", "Once", "It", "There", "All", "Each",
        "To", "In", "On", "For", "Under", "Until", "Only", "Neither", "While", "Before", "After", "Whether", "Mere",
    )
)  # fmt: skip
_AT_ONCE = 500


class Told(NamedTuple):
    """A right claim: the authority it is of, what leads to it, and what it says."""

    source: str
    authority_id: str
    lead: str
    said: str

    @property
    def text(self) -> str:
        """The claim as a person writes it."""
        return written(self.lead, self.said)


def written(lead: str, said: str) -> str:
    """What leads to a claim and what it says, in one sentence."""
    first = said.split(" ", 1)[0]
    words = said[:1].lower() + said[1:] if first in _OPENS_PLAIN else said
    return f"{lead} {words.rstrip(' .;:')}."


def part_of(identifier: str) -> str:
    """The part that a judgment or section falls in, by the hash of its identifier."""
    return _READ if sha256(f"exchanged {identifier}".encode()).digest()[0] % 2 else _KEPT


def told(graph: Graph, part: str) -> Iterator[Told]:
    """The right claims of one part."""
    for one in starter_judgments():
        if one.citations and part_of(one.citations[0]) == part:
            lead = f"In {one.title}, {one.citations[0]}, the Court held that"
            for row in one.propositions:
                yield Told("judgment", one.citations[0], lead, row.text)
    titles = {act.act_id: act.short_title.removeprefix("The ") for act in starter_acts()}
    held = [one for one in starter_sections() if one.act_id in titles and part_of(one.section_id) == part]
    leads = {
        one.section_id: f"{capitalised(short_label(ProvisionKey.parse(one.section_id)))} of the {titles[one.act_id]}"
        " provides that"
        for one in held
    }
    for one in held:
        if one.gist:
            yield Told("gist", one.section_id, leads[one.section_id], one.gist)
    ids = list(leads)
    for first in range(0, len(ids), _AT_ONCE):
        for row in graph.fetch(TextsOfSections(section_ids=tuple(ids[first : first + _AT_ONCE]))):
            text = row.texts[-1].text if row.texts and row.texts[-1].in_force_to is None else None
            said = _a_sentence(text or "")
            if said:
                yield Told("text", row.section_id, leads[row.section_id], said)


def _a_sentence(text: str) -> str:
    """The first sentence of a section's text that a claim can be made of."""
    sentences = (" ".join(text[start:end].split()) for start, end in split_sentences(text))
    return next((one for one in sentences if len(one.split()) in _WORDS and one[:1].isupper() and one[-1] == "."), "")


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", choices=(_READ, _KEPT), default=_READ)
    parser.add_argument("--every", type=int, default=4)
    parser.add_argument("--only", default="")
    parser.add_argument(
        "--errors", action="store_true", help="print wrong claims supported, and right ones that are not"
    )
    asked = parser.parse_args()
    if asked.errors and asked.part == _KEPT:
        parser.error("errors of the part that is kept are never looked at")
    call = Invocation(read_settings())
    counts: dict[tuple[str, str], Counter[str]] = {}
    with call.graph() as graph:
        for place, one in enumerate(told(graph, asked.part)):
            if place % asked.every or len(one.said.split()) not in _WORDS:
                continue
            for (side, kind), said in versions(one):
                if not kind.startswith(asked.only):
                    continue
                text = written(one.lead, said)
                verdict = verify(graph, call.embedder(), text, on=_ON).claims[0].verdict
                counts.setdefault((side, kind), Counter())[str(verdict)] += 1
                if asked.errors and (verdict is ClaimVerdict.SUPPORTED) != (side == "right"):
                    print(side, kind, one.source, verdict, "|", text)
    print(json.dumps(figures(counts), indent=1))


def versions(one: Told) -> Iterator[tuple[tuple[str, str], str]]:
    """The claim as it is, told otherwise, and turned round, by side and kind."""
    yield ("right", f"as it is, {one.source}"), one.said
    for side, ways in (("right", RETOLD), ("wrong", TURNED)):
        for kind, way in ways.items():
            said = way(one.said)
            if said and said != one.said:
                yield (side, kind), said


def figures(counts: dict[tuple[str, str], Counter[str]]) -> dict[str, object]:
    """By side and kind, the share that is supported, and the other verdicts."""
    found: dict[str, object] = {}
    for side in ("right", "wrong"):
        rows = {kind: count for (of, kind), count in sorted(counts.items()) if of == side}
        rows["all"] = sum(rows.values(), Counter())
        found[side] = {
            kind: {**share(count["SUPPORTED"], count.total()), "verdicts": dict(count.most_common())}
            for kind, count in rows.items()
        }
    return found


if __name__ == "__main__":
    main()
