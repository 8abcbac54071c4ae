"""References gained and lost since another commit, on a fixed sample of judgments, by kind, with examples.

    python -m bench.citations_diff [--against HEAD~1] [--data ../shared/data] [--judgments 300] [--examples 5]

Both commits read the same texts, each in a process of its own; the other one out of an archive in a temporary folder.
"""

from __future__ import annotations

import argparse
import io
import json
import subprocess
import sys
import tarfile
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench.corpus import sample

ROOT = Path(__file__).parents[1]
AROUND = 40
# Runs under either commit: it may use nothing of `find` but its first argument and the day.
READER = """
import json, sys
from datetime import date
from nyayagraph.law.find import find
for line in open(sys.argv[1], encoding="utf-8"):
    row = json.loads(line)
    day = date.fromisoformat(row["on"]) if row["on"] else None
    found = [one.model_dump(mode="json") for one in find(row["text"], written_on=day)]
    print(json.dumps([[o["start"], o["end"], o["kind"], o["keys"]] for o in found]))
"""


class Reference(NamedTuple):
    """One reference of one judgment of the sample."""

    judgment: int
    start: int
    end: int
    kind: str


def references(tree: Path, texts: Path) -> dict[Reference, tuple[str, ...]]:
    """What `find` of the tree finds in the texts, with the keys it gives."""
    ran = subprocess.run(
        [sys.executable, "-c", READER, str(texts)],
        cwd=tree, env={"PYTHONPATH": str(tree)}, check=True, capture_output=True, text=True,
    )  # fmt: skip
    found = {}
    for place, line in enumerate(ran.stdout.splitlines()):
        for start, end, kind, keys in json.loads(line):
            found[Reference(place, start, end, kind)] = tuple(keys)
    return found


def unpack(commit: str, folder: Path) -> None:
    """The package as it stood at `commit`, in `folder`."""
    packed = subprocess.run(["git", "archive", commit, "nyayagraph"], cwd=ROOT, check=True, capture_output=True)
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")


def table(before: dict[Reference, tuple[str, ...]], after: dict[Reference, tuple[str, ...]]) -> Iterator[str]:
    """Counts by kind: before, after, gained, lost, and those whose keys changed."""
    yield f"{'kind':14}{'before':>9}{'after':>9}{'gained':>9}{'lost':>9}{'other key':>11}"
    for kind in [*sorted({one.kind for one in (*before, *after)}), "all"]:
        then = {one for one in before if kind in (one.kind, "all")}
        now = {one for one in after if kind in (one.kind, "all")}
        changed = sum(before[one] != after[one] for one in then & now)
        yield f"{kind:14}{len(then):9}{len(now):9}{len(now - then):9}{len(then - now):9}{changed:11}"


def examples(
    before: dict[Reference, tuple[str, ...]], after: dict[Reference, tuple[str, ...]], texts: list[str], count: int
) -> Iterator[str]:
    """A few of each kind gained, lost and changed, evenly through the sample, with the words around them."""
    gathered: defaultdict[tuple[str, str], list[Reference]] = defaultdict(list)
    for one in sorted({*before, *after}):
        if one not in before:
            gathered["gained", one.kind].append(one)
        elif one not in after:
            gathered["lost", one.kind].append(one)
        elif before[one] != after[one]:
            gathered["other key", one.kind].append(one)
    for (what, kind), ones in sorted(gathered.items()):
        yield f"\n{what}: {kind}"
        for one in ones[:: max(1, len(ones) // count)][:count]:
            text = texts[one.judgment]
            before_it, after_it = text[max(0, one.start - AROUND) : one.start], text[one.end : one.end + AROUND]
            words = f"{before_it}[{text[one.start : one.end]}]{after_it}"
            keys = " -> ".join(", ".join(side[one]) or "open" for side in (before, after) if one in side)
            yield f"  {' '.join(words.split())}  {{{keys}}}"


def main() -> None:
    """Read twice, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", default="HEAD~1", help="any commit; the work tree is compared with it")
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--judgments", type=int, default=300)
    parser.add_argument("--examples", type=int, default=5)
    asked = parser.parse_args()
    drawn = sample(asked.data, asked.judgments)
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        texts = folder / "texts.jsonl"
        rows = ({"text": one.text, "on": one.written_on.isoformat() if one.written_on else None} for one in drawn)
        texts.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
        unpack(asked.against, folder / "before")
        before, after = references(folder / "before", texts), references(ROOT, texts)
    print(f"{len(drawn)} judgments, {asked.against} against the work tree\n")
    print("\n".join(table(before, after)))
    print("\n".join(examples(before, after, [one.text for one in drawn], asked.examples)))


if __name__ == "__main__":
    main()
