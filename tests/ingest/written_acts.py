"""An Act written for the tests of texts through time, and the rows of a query."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from nyayagraph.graph import Graph

ACT = {"act": "the-actuaries-act-2006", "act_title": "The Actuaries Act, 2006", "kind": "Section", "source": "s"}


def rows(graph: Graph, query: str, **parameters: Any) -> list[tuple[Any, ...]]:
    with graph._driver.session() as session:
        return [tuple(record.values()) for record in session.run(query, parameters)]


def write_act(folder: Path, *sections: tuple[str, str, str]) -> Path:
    file = folder / "acts.jsonl"
    lines = [
        {**ACT, "number": number, "heading": f"Heading {number}", "text": text, "footnotes": notes or None}
        for number, text, notes in sections
    ]
    file.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
    return file


FIRST = ("1", "It shall come into force on the 10th day of November, 2006.", "")
AMENDED = ("2", "Pay ^1[fifty] rupees.", '1. Subs. by Act 9 of 2022, s. 4, for "ten" (w.e.f. 10-5-2022).')
YOUNG = ("2A", "^1[2A. Appeal.--He may appeal.]", "1. Ins. by Act 9 of 2022, s. 5 (w.e.f. 10-5-2022).")
GONE = ("3", "[Penalty.]--Omitted by Act 9 of 2022, s. 6 (w.e.f. 10-5-2022).", "")
