"""Claims on what a judgment did to a provision: laid at the judgment that did it, at another one, and turned round.

    NYAYA_HOME=... python -m bench.fates [--errors]

Made mechanically of the starter records: of each provision that a judgment of the Supreme Court struck down or read
down whole, in several wordings, with the judgment that did it (right), with three others drawn by hash, and as upheld
by it (wrong). A right claim counts where it is SUPPORTED; a wrong one where it is CONTRADICTED, and worst where it is
SUPPORTED. Of provisions of which only a part fell the right judgment is told alone: another may have struck at the
rest.
The wordings are by the hand that wrote the rules.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from datetime import date
from hashlib import sha256
from typing import NamedTuple

from bench.find import share
from nyayagraph.commands.context import Invocation
from nyayagraph.law.names.parties import names_match
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.settings import read_settings
from nyayagraph.starter import starter_acts, starter_judgments, starter_sections
from nyayagraph.verify.check import verify
from nyayagraph.verify.labels import capitalised, label
from nyayagraph.verify.report import ClaimVerdict

_ON = date(2026, 1, 1)
_OTHERS = 3
_DID = {"STRUCK_DOWN": "struck down", "READ_DOWN": "read down"}
_WORDINGS = (
    "{What} was {did} in {judgment}.",
    "{What} was {did} by the Supreme Court in {judgment}.",
    "The Supreme Court {did} {what} in {judgment}.",
    "In {judgment}, the Supreme Court {did} {what}.",
    "{judgment} {did} {what}.",
)


class Fell(NamedTuple):
    """A provision, what was done to it, by which judgment, and whether the whole of it fell."""

    what: str
    did: str
    judgment: str
    is_whole: bool


def fell() -> Iterator[Fell]:
    """Every provision that the starter records tell to be struck down or read down by a judgment."""
    titles = {act.act_id: act.short_title.removeprefix("The ") for act in starter_acts()}
    whole = {
        row.provision
        for one in starter_judgments()
        for row in one.strikes_down
        if row.extent == "whole" and row.how == "struck_down"
    }
    for section in starter_sections():
        status = section.status
        if status is None or status.standing not in _DID or not status.by or " v. " not in status.by:
            continue
        key = ProvisionKey.parse(section.section_id + status.clause)
        yield Fell(label(key, titles[section.act_id]), _DID[status.standing], status.by, str(key) in whole)


def claims(one: Fell, titles: list[str]) -> Iterator[tuple[str, str]]:
    """The claims on one provision, each with what it is: `right`, `another judgment`, `upheld`."""
    what = f"the {one.what}" if not one.what.startswith(("section", "Article", "Schedule")) else one.what
    names = {"right": [one.judgment]}
    if one.is_whole:
        drawn = sorted(titles, key=lambda title: sha256(f"{one.what} {title}".encode()).hexdigest())
        name = one.judgment.split(",")[0]
        names["another judgment"] = [title for title in drawn if not names_match(name, title.split(",")[0])][:_OTHERS]
    for side, judgments in names.items():
        for judgment in judgments:
            for wording in _WORDINGS:
                yield side, wording.format(What=capitalised(what), what=what, did=one.did, judgment=judgment)
    if one.is_whole:
        yield "upheld", f"In {one.judgment}, the Supreme Court upheld {what}."
        yield "upheld", f"{capitalised(what)} was upheld in {one.judgment}."


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--errors", action="store_true", help="print claims that are judged otherwise than they are")
    asked = parser.parse_args()
    titles = [
        f"{one.title}, {one.citations[0]}"
        for one in starter_judgments()
        if one.citations and one.court_id == "supreme-court" and " v. " in one.title
    ]
    call = Invocation(read_settings())
    counts: dict[str, Counter[str]] = {}
    with call.graph() as graph:
        for one in fell():
            for side, text in claims(one, titles):
                verdict = verify(graph, call.embedder(), text, on=_ON).claims[0].verdict
                counts.setdefault(side, Counter())[str(verdict)] += 1
                wanted = ClaimVerdict.SUPPORTED if side == "right" else ClaimVerdict.CONTRADICTED
                if asked.errors and verdict is not wanted:
                    print(side, verdict, "|", text)
    print(json.dumps({side: _figures(side, count) for side, count in counts.items()}, indent=1))


def _figures(side: str, count: Counter[str]) -> dict[str, object]:
    wanted = "SUPPORTED" if side == "right" else "CONTRADICTED"
    return {f"share {wanted}": share(count[wanted], count.total()), "verdicts": dict(count.most_common())}


if __name__ == "__main__":
    main()
