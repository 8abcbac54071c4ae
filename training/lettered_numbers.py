"""Lists `nyayagraph/law/tables/lettered_numbers.json`: sections with a letter that one Act alone has.

    NYAYA_HOME=LOADED python -m training.lettered_numbers [--out TABLE.json]

Of the Acts in `law.acts.lettered.CITED_BARE`, against every Act of the graph whose sections are held: the home must be
loaded with the starter graph and both corpora of statutes, or numbers count as one Act's that others have.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from pathlib import Path

from nyayagraph.commands.context import Invocation
from nyayagraph.cypher.statute import ActsWithNumbers, NumbersListed
from nyayagraph.graph import Graph
from nyayagraph.law.acts.lettered import CITED_BARE, COPIES
from nyayagraph.settings import read_settings

OUT = Path("nyayagraph/law/tables/lettered_numbers.json")


def alone(graph: Graph) -> dict[str, list[str]]:
    """The numbers with a letter of each Act that no other Act has, but for copies of it."""
    rows = graph.fetch(NumbersListed(act_ids=CITED_BARE))
    lettered = sorted(
        {number for row in rows for number in row.numbers if number[:1].isdigit() and number[-1].isalpha()}
    )
    found: dict[str, list[str]] = defaultdict(list)
    for row in graph.fetch(ActsWithNumbers(numbers=tuple(lettered), limit=len(lettered))):
        having = set(row.act_ids) - set(COPIES)
        if len(having) == 1 and (act_id := having.pop()) in CITED_BARE:
            found[act_id].append(row.number)
    return {act_id: sorted(numbers) for act_id, numbers in sorted(found.items())}


def main() -> None:
    """List, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    with Invocation(read_settings()).graph() as graph:
        rows = ",\n".join(f' "{act_id}": "{" ".join(numbers)}"' for act_id, numbers in alone(graph).items())
    asked.out.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
