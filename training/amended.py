"""Gathers `nyayagraph/law/tables/amended.json` anew from the footnotes of a graph with all statutes loaded.

    NYAYA_HOME=LOADED python -m training.amended [--check]

Of each Act of the table that was not written by hand (its key `by_hand`) every instrument from 1950 on is taken, with
the days and provisions that footnotes print; orders of the Government, which footnotes do not name, stay as they stand.
`--check` writes nothing and exits with 1 where the table differs.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

from nyayagraph.commands.context import Invocation
from nyayagraph.cypher.statute import ChangesOfActs
from nyayagraph.settings import read_settings

TABLE = Path("nyayagraph/law/tables/amended.json")
_FIRST_YEAR = 1950
_LEADING = re.compile(r"\d+")
Changes = dict[str, dict[str, dict[str, set[str]]]]


def gathered(act_ids: tuple[str, ...]) -> Changes:
    """By Act, instrument and day, the numbers of provisions; '' for a day that no footnote prints."""
    found: Changes = {}
    with Invocation(read_settings()).graph() as graph:
        for row in graph.fetch(ChangesOfActs(act_ids=act_ids)):
            if int(row.name[-4:]) >= _FIRST_YEAR:
                days = found.setdefault(row.act_id, {}).setdefault(row.name, {})
                days.setdefault(row.on.isoformat() if row.on else "", set()).update(row.numbers)
    return found


def as_rows(instruments: dict[str, dict[str, set[str]]]) -> dict[str, dict[str, str]]:
    """One Act's instruments by year and name, days in order, numbers as they are counted."""
    names = sorted(instruments, key=lambda name: (name[-4:], name))
    return {name: {on: " ".join(sorted(numbers, key=_counted)) for on, numbers in sorted(instruments[name].items())}
            for name in names}  # fmt: skip


def _counted(number: str) -> tuple[int, str]:
    match = _LEADING.match(number)
    return (int(match[0]) if match else 0, number)


def printed(table: dict[str, object], acts: dict[str, dict[str, dict[str, str]]]) -> str:
    """The table as JSON, one instrument a line."""
    head = [
        f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in table.items() if key != "acts"
    ]
    each = []
    for act_id, instruments in acts.items():
        lines = [f"   {json.dumps(name)}: {json.dumps(days)}" for name, days in instruments.items()]
        each.append(f"  {json.dumps(act_id)}: {{\n" + ",\n".join(lines) + "\n  }")
    return "\n".join(["{", *head, ' "acts": {', ",\n".join(each), " }", "}"]) + "\n"


def main() -> None:
    """Gathers, writes or compares."""
    parser = argparse.ArgumentParser(prog="python -m training.amended", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)  # fmt: skip
    parser.add_argument("--check", action="store_true")
    is_check = parser.parse_args().check
    table = json.loads(TABLE.read_text("utf-8"))
    by_footnotes = tuple(act_id for act_id in table["acts"] if act_id not in table["by_hand"])
    found = gathered(by_footnotes)
    acts = dict(table["acts"])
    for act_id in by_footnotes:
        orders = {name: days for name, days in acts[act_id].items() if name.startswith("S.O.")}
        acts[act_id] = orders | as_rows(found.get(act_id, {}))
    text = printed(table, acts)
    differ = [act_id for act_id in by_footnotes if acts[act_id] != table["acts"][act_id]]
    print(
        f"{len(by_footnotes)} Acts by footnotes, {len(table['by_hand'])} by hand; differ: {', '.join(differ) or 'none'}"
    )
    if is_check:
        raise SystemExit(bool(differ))
    TABLE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
